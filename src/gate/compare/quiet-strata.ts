import type { QuietCases } from '../../model/quiet/quiet-cases.ts'
import type { Stratum } from '../statistics/stratum.ts'

/** Counts of both sides of a case that passed in so many base runs. */
export function createQuietStratum(basePasses: number): Stratum {
  return { headPassed: 1, headCount: 1, basePassed: basePasses, baseCount: basePasses, weight: 1 }
}

/** Counts of both sides: one stratum for all cases with the same counts. Empty without a baseline. */
export function listQuietStrata(quiet: QuietCases): Stratum[] {
  return quiet
    .countsByPasses()
    .flatMap((cases, passes) => (passes === 0 || cases === 0 ? [] : { ...createQuietStratum(passes), cases }))
}
