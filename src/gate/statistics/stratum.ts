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
}

/** Base pass rate minus head pass rate, -1..1: positive is worse. */
export function dropOf(stratum: Stratum): number {
  return stratum.basePassed / stratum.baseCount - stratum.headPassed / stratum.headCount
}

/** Rates result from divisions: a drop of exactly the floor must not miss it by a rounding error. */
export const rateTolerance = 1e-9
