import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Judged } from '../../support/gate/build.ts'
import { judgeDrawnWorld } from '../../support/gate/draw-world.ts'
import { figuresOf } from '../../support/gate/figures.ts'

/** The outcome, what each rule said, how the cases changed, and a digest of all figures. */
function lineOf(world: number, of: Judged): string {
  const { comparison, verdict } = of
  const rules = verdict.reasons.map(({ status, rule }) => `${status[0]}:${rule}`)
  const digest = createHash('sha256').update(figuresOf(of)).digest('hex').slice(0, 12)
  const changed = comparison.cases.filter(({ change }) => change !== 'unchanged').length
  return `${world} ${verdict.outcome} ${changed}/${comparison.cases.length} ${digest} ${rules.join(' ')}`
}

/** A change of the gate shows in which worlds it matters; `figuresOf` prints all of one. */
it.each(Array.from({ length: 10 }, (_, part) => part * 25))(
  'judges 25 drawn worlds from %i as before',
  async (from) => {
    const lines = Array.from({ length: 25 }, (_, at) => lineOf(from + at, judgeDrawnWorld(from + at)))
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      `../../fixtures/golden/gate/drawn-worlds/${String(from).padStart(3, '0')}.txt`,
    )
  },
)
