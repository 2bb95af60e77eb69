import { brokenCasesTest } from '../../../src/gate/statistics/broken-cases.ts'
import { seededRandom } from '../../../src/gate/statistics/permutation.ts'

/** A suite of cases that all have the same true pass rate, which nothing changed. */
export interface EqualCases {
  readonly cases: number
  readonly baseCount: number
  readonly headCount: number
  /** 0..1 */
  readonly rate: number
}

/**
 * Where the joint test of single cases comes closest to its level: the worst of a search over nine pairs of iterations
 * (5 and 5 to 100 and 2), 2 to 150 cases and rates from 0.1 to 0.98.
 */
export const worstEqualCases: readonly EqualCases[] = (
  [
    [3, 15, 3, 0.85],
    [3, 10, 10, 0.6],
    [3, 5, 10, 0.5],
    [20, 10, 10, 0.4],
    [100, 5, 5, 0.5],
    [100, 25, 5, 0.6],
    [50, 100, 2, 0.9],
  ] as const
).map(([cases, baseCount, headCount, rate]) => ({ cases, baseCount, headCount, rate }))

/** Default limits of a case that looks broken. */
export const jointLimits = { minDrop: 0.5, level: 0.02 }

/** Whether the joint test raises a false alarm in each of so many made-up comparisons. */
export function jointAlarms(of: EqualCases, repeats: number, seed: string): boolean[] {
  const { cases, baseCount, headCount, rate } = of
  const random = seededRandom(seed)
  const passes = (count: number) => {
    let passed = 0
    for (let turn = 0; turn < count; turn += 1) if (random() < rate) passed += 1
    return passed
  }
  return Array.from({ length: repeats }, () => {
    const strata = Array.from({ length: cases }, () => ({
      basePassed: passes(baseCount),
      baseCount,
      headPassed: passes(headCount),
      headCount,
    }))
    return brokenCasesTest(strata, jointLimits).pValue <= jointLimits.level
  })
}
