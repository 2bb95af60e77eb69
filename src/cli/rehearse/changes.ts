import { type CaseTally, countFailures, countJudged, type Run } from '../../model/run/run.ts'

/** Gives numbers from 0 to below 1. */
export type Random = () => number

/** A generator with a seed: the same numbers every time (mulberry32). */
export function createSeededGenerator(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The tally with another number of judged iterations that passed; what was not judged stays as it is. */
export function setPassedCount(tally: CaseTally, passed: number, message?: string): CaseTally {
  const { evidence: _, ...otherFields } = tally
  const changed = {
    ...otherFields,
    passed,
    failed: countJudged(tally) - passed,
    errored: tally.lost,
    flaky: 0,
  }
  if (passed === countJudged(tally) || message === undefined) return changed
  return { ...changed, evidence: [{ outcome: 'failed', ordinal: 1, message }] }
}

/** A run with some of its cases replaced. */
export function replaceRunCases(run: Run, id: string, change: (tally: CaseTally) => CaseTally): Run {
  const cases = new Map<string, CaseTally>()
  for (const tally of run.cases.values()) cases.set(tally.key, change(tally))
  return { info: { ...run.info, id }, cases }
}

/** Whether a case can break: it mostly passes. */
export const canBreak = (tally: CaseTally) => tally.scope !== 'suite' && tally.passed * 2 > countJudged(tally)

/** The run in which one case fails every time. */
export function breakCase(run: Run, key: string, message?: string): Run {
  return replaceRunCases(run, `${run.info.id} broken`, (tally) =>
    tally.key === key ? setPassedCount(tally, 0, message) : tally,
  )
}

/** The run as another measurement of the same code could be: each iteration passes as often as the case did. */
export function measureAgain(run: Run, id: string, random: Random): Run {
  return replaceRunCases(run, id, (tally) => {
    const count = countJudged(tally)
    if (count === 0 || countFailures(tally) === 0 || tally.passed === 0) return tally
    return setPassedCount(tally, drawSuccesses(count, tally.passed / count, random))
  })
}

/** The run with a share of what passed failing instead, spread over all cases. @param points of the mean, 0..1 */
export function lowerPassRate(run: Run, points: number, random: Random): Run {
  const tallies = [...run.cases.values()].filter((tally) => tally.scope !== 'suite' && countJudged(tally) > 0)
  const mean =
    tallies.reduce((sum, tally) => sum + tally.passed / countJudged(tally), 0) / Math.max(1, tallies.length)
  const share = mean === 0 ? 1 : Math.min(1, points / mean)
  return replaceRunCases(run, `${run.info.id} lowered`, (tally) => {
    if (tally.passed === 0 || tally.scope === 'suite') return tally
    return setPassedCount(tally, tally.passed - drawSuccesses(tally.passed, share, random))
  })
}

/** How many of `count` happen when each does with this probability. */
export function drawSuccesses(count: number, probability: number, random: Random): number {
  let happened = 0
  for (let index = 0; index < count; index += 1) if (random() < probability) happened += 1
  return happened
}

export function shuffleItems<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
