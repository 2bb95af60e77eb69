/** Judged iterations of one case on both sides: a 2×2 table. */
export interface Stratum {
  readonly basePassed: number
  /** Judged iterations of the base, at least 1. */
  readonly baseCount: number
  readonly headPassed: number
  /** Judged iterations of the head, at least 1. */
  readonly headCount: number
  /** How much the case counts in sums over cases: a whole number, 1 unless the policy says otherwise. */
  readonly weight?: number
  /**
   * How many cases have these counts, 1 by default; only the figures of a whole suite are worked out for
   * several.
   */
  readonly cases?: number
}

/** Base pass rate minus head pass rate, -1..1: positive is worse. */
export function computeDrop(stratum: Stratum): number {
  return stratum.basePassed / stratum.baseCount - stratum.headPassed / stratum.headCount
}

/** Rates result from divisions: a drop of exactly the floor must not miss it by a rounding error. */
const rateTolerance = 1e-9

/** Whether a drop is more than a rounding error; false where nothing was compared. */
export function isActualDrop(drop = 0): boolean {
  return drop > rateTolerance
}

/** Whether a drop reaches a floor. */
export function isAtLeast(drop: number, floor: number): boolean {
  return drop >= floor - rateTolerance
}

/** Mean of the pass rates of the cases on one side, by weight, 0..1. */
export function computeWeightedRate(
  strata: readonly Stratum[],
  passed: 'headPassed' | 'basePassed',
  count: 'headCount' | 'baseCount',
): number {
  let sum = 0
  let weights = 0
  for (const stratum of strata) {
    const weight = (stratum.weight ?? 1) * (stratum.cases ?? 1)
    sum += (weight * stratum[passed]) / stratum[count]
    weights += weight
  }
  return sum / weights
}

/** Weighted mean over cases of head rate minus base rate; 0 without weight. */
export function computeMeanChange(strata: readonly Stratum[]): number {
  let weights = 0
  let sum = 0
  for (const { basePassed, baseCount, headPassed, headCount, weight = 1, cases = 1 } of strata) {
    weights += weight * cases
    sum += weight * cases * (headPassed / headCount - basePassed / baseCount)
  }
  if (weights === 0) return 0
  return sum / weights
}

/** How many cases passed more often, as often, and less often than on the other side. */
interface Score {
  readonly won: number
  readonly tied: number
  readonly lost: number
}

/** Counts for each case which side passed more of its iterations. */
export function countWins(strata: readonly Stratum[]): Score {
  const score = { won: 0, tied: 0, lost: 0 }
  for (const { headPassed, headCount, basePassed, baseCount, cases = 1 } of strata) {
    const difference = headPassed * baseCount - basePassed * headCount
    if (difference > 0) score.won += cases
    else if (difference < 0) score.lost += cases
    else score.tied += cases
  }
  return score
}
