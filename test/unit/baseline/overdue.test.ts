import { describe, expect, it } from 'vitest'
import { describeOverdue, findOverdue } from '../../../src/jobs/find-overdue.ts'
import type { StoredArtifact } from '../../../src/ports/artifacts.ts'

const hour = 3_600_000
const now = Date.UTC(2030, 0, 10)
const stored = (name: string, ageMs: number): StoredArtifact =>
  ({ name: `eval-gate-baseline-${name}`, branch: 'main', createdAt: now - ageMs }) as StoredArtifact

/** @param named what the list by name has, which is longer */
async function find(newest: readonly StoredArtifact[], named: readonly StoredArtifact[] = [], at = now) {
  const asked: string[] = []
  const overdue = await findOverdue(
    { nightly: 24 * hour },
    { branch: 'main', now: at },
    {
      listNewest: async (branch) => (branch === 'main' ? newest : []),
      listNamed: async (name) => {
        asked.push(name)
        return { artifacts: named, isComplete: true }
      },
    },
  )
  return { overdue, asked }
}

describe('a suite of the heartbeat', () => {
  it('is overdue once its newest baseline is older than its interval', async () => {
    expect(await find([stored('nightly', 24 * hour)])).toEqual({ overdue: [], asked: [] })
    const { overdue } = await find([
      stored('nightly', 30 * hour),
      stored('nightly', 25 * hour),
      stored('other', 0),
    ])
    const measuredAt = now - 25 * hour
    expect(overdue).toEqual([{ suiteName: 'nightly', everyMs: 24 * hour, measuredAt, ageMs: 25 * hour }])
  })

  it('was measured under its name with a number, too', async () => {
    expect((await find([stored('nightly (2)', hour), stored('nightly', 99 * hour)])).overdue).toEqual([])
  })

  it('is looked up by its name where the newest are all of others', async () => {
    const named = [stored('nightly', 90 * hour), stored('nightly', 2 * hour)]
    expect(await find([stored('other', 0)], named)).toEqual({
      overdue: [],
      asked: ['eval-gate-baseline-nightly'],
    })
  })

  it('is overdue without any baseline', async () => {
    expect((await find([])).overdue).toEqual([{ suiteName: 'nightly', everyMs: 24 * hour }])
  })

  it('is judged by the clock of the artifacts where that of this machine is behind', async () => {
    const { overdue } = await find([stored('other', 0), stored('nightly', 25 * hour)], [], now - 20 * hour)
    expect(overdue).toMatchObject([{ ageMs: 25 * hour }])
  })
})

describe('the sentence about an overdue suite', () => {
  it.each([
    [24 * hour, '1 day'],
    [7 * 24 * hour, '7 days'],
    [26 * hour, '26 hours'],
  ])('names an interval of %i ms %s', (everyMs, text) => {
    expect(describeOverdue({ suiteName: 'nightly', everyMs }, 'main')).toBe(
      `“nightly” has no measurement on main, and should be measured every ${text}.`,
    )
  })

  it('says when it was measured last', () => {
    const overdue = {
      suiteName: 'nightly',
      everyMs: 24 * hour,
      measuredAt: now - 30 * hour,
      ageMs: 30 * hour,
    }
    expect(describeOverdue(overdue, 'main')).toMatch(
      /^“nightly” was last measured on main 30 hours ago \(2030-01-08 18:00 UTC\), and should be measured every 1 day\.$/,
    )
  })
})
