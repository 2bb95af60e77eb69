import { compareText } from '../../model/data.ts'
import { countJudged, type Run } from '../../model/run/run.ts'

/** A case is known once the runs of the base have so many iterations of it together: as many as five of a fixed design. */
const knownIterations = 25

/** How often to measure some cases beside once. */
export interface PlannedIterations {
  readonly keys: readonly string[]
  readonly iterations: number
}

/**
 * How often to measure each case of the base beside once: those of which the earlier runs have fewest iterations first.
 * No result has a part in it, not even one of an earlier run: a case that happened to pass would be measured less, and
 * keep a rate that is too high (by 2 points at 90%, simulated).
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
  const known = keys.map((key) => ({
    key,
    judged: earlier.reduce((sum, { cases }) => {
      const tally = cases.get(key)
      return tally === undefined ? sum : sum + countJudged(tally)
    }, 0),
  }))
  known.sort((a, b) => a.judged - b.judged || compareText(a.key, b.key))
  let rest = left
  const planned = known.map(({ key, judged }) => {
    const given = Math.max(0, Math.min(most - 1, knownIterations - judged - 1, rest))
    rest -= given
    return { key, given }
  })
  const byCount = Map.groupBy(
    planned.filter(({ given }) => given > 0),
    ({ given }) => given,
  )
  return [...byCount].map(([iterations, cases]) => ({ keys: cases.map(({ key }) => key), iterations }))
}
