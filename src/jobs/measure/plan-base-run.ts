import { compareText } from '../../model/data.ts'
import { countJudged, type Run } from '../../model/run/run.ts'

/** The rate of a case is known when it is known by this much (standard deviation, 0..1). */
const known = 0.05

/** How often to measure some cases beside once. */
export interface PlannedIterations {
  readonly keys: readonly string[]
  readonly iterations: number
}

/**
 * How often to measure each case of the base beside once, those first of which least is known by its earlier runs. It is
 * planned before the first result: a run that others are compared with never stops by its own results, which would
 * bias its rates.
 *
 * @param keys of the cases that the base has now
 * @param earlier runs of the base that count
 * @param most iterations of one case in this run, the first one included
 * @param left iterations of all cases, without the first ones
 */
export function planBaseRun(
  keys: readonly string[],
  earlier: readonly Run[],
  { most, left }: { readonly most: number; readonly left: number },
): readonly PlannedIterations[] {
  const wanted = keys
    .map((key) => {
      const tallies = earlier.flatMap(({ cases }) => cases.get(key) ?? [])
      const judged = tallies.reduce((sum, tally) => sum + countJudged(tally), 0)
      const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
      return { key, spread: computeSpread(passed, judged), extra: countMissing(passed, judged, most - 1) }
    })
    .sort((a, b) => b.spread - a.spread || compareText(a.key, b.key))
  let rest = left
  const planned = wanted.map(({ key, extra }) => {
    const given = Math.min(extra, rest)
    rest -= given
    return { key, given }
  })
  const byCount = Map.groupBy(
    planned.filter(({ given }) => given > 0),
    ({ given }) => given,
  )
  return [...byCount].map(([iterations, cases]) => ({ keys: cases.map(({ key }) => key), iterations }))
}

/** Standard deviation of the rate, by Jeffreys' prior. */
function computeSpread(passed: number, judged: number): number {
  const rate = (passed + 0.5) / (judged + 1)
  return Math.sqrt((rate * (1 - rate)) / (judged + 2))
}

/** Iterations beside one that make the rate known, if it stays as it is. */
function countMissing(passed: number, judged: number, most: number): number {
  for (let extra = 0; extra < most; extra += 1) {
    const share = judged === 0 ? 0.5 : passed / judged
    if (computeSpread(passed + share * (extra + 1), judged + extra + 1) <= known) return extra
  }
  return most
}
