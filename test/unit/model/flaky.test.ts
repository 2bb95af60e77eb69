import { expect, it } from 'vitest'
import { createSeededGenerator, type Random } from '../../../src/cli/rehearse/changes.ts'
import { brokenAfter, findQuarantineEnd, mayBeQuarantined } from '../../../src/model/run/quarantine.ts'

const runs = 120
/** Runs that the gate knows of. */
const known = 10

/** The chance to fail in each run, and the first run of those in which it is broken for good or for a while. */
function drawLife(random: Random): {
  readonly fails: readonly number[]
  readonly broken: readonly boolean[]
} {
  const rate = random() < 0.3 ? 0 : random() * random() * 0.6
  const from = random() < 0.6 ? Math.floor(random() * runs) : runs
  const to = random() < 0.5 ? runs : from + Math.floor(random() * 40)
  const broken = Array.from({ length: runs }, (_, run) => run >= from && run < to)
  return { fails: broken.map((is) => (is ? 1 : rate)), broken }
}

it('no broken test is in quarantine in 10,000 histories', () => {
  const random = createSeededGenerator(26)
  let [entered, left, wrong, days] = [0, 0, 0, 0]
  for (let life = 0; life < 10_000; life += 1) {
    const { fails, broken } = drawLife(random)
    const shares: number[] = []
    let isIn = false
    for (const [run, chance] of fails.entries()) {
      const now = random() < chance ? 0 : 1
      const before = shares.slice(0, known)
      if (isIn && findQuarantineEnd([now], before) !== undefined) {
        isIn = false
        left += 1
      }
      // So long it takes to show: one flake in a row is none, and this run is the last of them.
      const isBroken =
        broken.slice(Math.max(0, run - brokenAfter), run + 1).filter(Boolean).length > brokenAfter
      if (isIn && isBroken) wrong += 1
      if (isIn) days += 1
      shares.unshift(now)
      // As the comment of the branch proposes it, accepted at once.
      if (!isIn && shares.length > brokenAfter && mayBeQuarantined(shares.slice(0, known))) {
        isIn = true
        entered += 1
      }
    }
  }
  expect(wrong).toBe(0)
  expect({ entered, left, meanLife: Math.round(days / entered) }).toMatchInlineSnapshot(`
    {
      "entered": 17670,
      "left": 14783,
      "meanLife": 22,
    }
  `)
})
