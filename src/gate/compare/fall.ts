import type { Comparison, LookedAgain, SuiteTest } from '../../model/comparison.ts'
import type { EvidenceSettings } from '../policy/policy.ts'
import { isAtMost } from '../statistics/level.ts'
import { isAtLeast } from '../statistics/stratum.ts'

/** Evidence is cut off here. */
export const mostEvidence = 1e6
/** A result that chance alone gives in a smaller share of runs is a sign of a regression, but no proof. */
export const sign = 0.2
/** Of 100 pull requests so many are assumed to have a regression. */
const regressions = 20
/** Part of the regressions that is merged although the verdict is open. */
const merged = 0.5

/**
 * The evidence up to which green costs least, and that from which red does: what is expected of each verdict at the odds
 * that the evidence leaves.
 */
export function computeEvidenceCuts({ falseRed, silentGreen, open }: EvidenceSettings['costs']): {
  readonly green: number
  readonly red: number
} {
  const toEvidence = (chance: number) =>
    chance < 1 ? ((chance / (1 - chance)) * (100 - regressions)) / regressions : mostEvidence
  return {
    green: toEvidence(open / (silentGreen * (1 - merged))),
    red: toEvidence(Math.max(0, falseRed - open) / (falseRed + silentGreen * merged)),
  }
}

/** Whether the pass rates say that nothing fell. */
export function isUnlikelyFallen(chances: Comparison['chances']): boolean {
  return chances === undefined || chances.evidence <= chances.cuts.green
}

/**
 * What fell beyond chance: the mean, by what the policy counts, or some cases, whatever rose. `negligible`: the mean, and
 * surely by less than the policy counts.
 */
export type Fall = 'mean' | 'cases' | 'negligible'

/** Whether a fall is likelier than none by enough, and chance alone does as much at most at the level. */
function isBeyondChance({
  any,
  level,
  evidence,
  cuts,
  exact = 0,
  alone = 0,
}: NonNullable<Comparison['chances']>): boolean {
  if (evidence < cuts.red) return false
  return isAtMost(any, level) && isAtMost(exact, level) && isAtMost(alone, sign)
}

/** Whether the mean says most of the evidence, rather than single cases. */
export function isOfMean({ ofMean }: NonNullable<Comparison['chances']>): boolean {
  return ofMean >= 0.5
}

/** Whether the mean, rather than single cases, is what the first measurement has in doubt. */
export function isMeanSuspect({ chances }: Pick<Comparison, 'chances'>): boolean {
  return chances !== undefined && !isUnlikelyFallen(chances) && isOfMean(chances)
}

/** What is proven to have fallen; `undefined` where nothing is. */
export function findFall(
  chances: Comparison['chances'],
  suite: SuiteTest | null,
  { minDrop }: EvidenceSettings,
): Fall | undefined {
  if (chances === undefined || !isBeyondChance(chances)) return undefined
  if (suite === null) return 'cases'
  // Neither what is ruled out nor the chance of broken cases gets smaller when more fails, which `ofMean` may.
  const isSmall = suite.ruledOutDrop !== null && suite.ruledOutDrop <= minDrop.suite
  if (isSmall && !isAtMost(chances.broken, chances.level)) return 'negligible'
  if (isOfMean(chances) && isAtLeast(-suite.meanChange, minDrop.suite)) return 'mean'
  return 'cases'
}

/** Whether something is worse than chance explains, and by enough. */
export function isProvenBy(
  chances: Comparison['chances'],
  suite: SuiteTest | null,
  policy: EvidenceSettings,
): boolean {
  const fall = findFall(chances, suite, policy)
  return fall === 'mean' || fall === 'cases'
}

/** What of a comparison says that the mean fell. Where it was looked at again, only the fresh iterations do. */
export type SuiteEvidence = Pick<Comparison, 'suite' | 'chances' | 'again'>

/** Whether fresh iterations prove that the mean fell. A test that failed in all of them proves nothing about it. */
export function isFallProven({ outcome, fell, evidence, needed }: LookedAgain): boolean {
  return outcome === 'worse' && fell && evidence >= needed * (1 - 1e-9)
}

/** Whether more has fallen than chance explains although no single case is proven to be worse. */
export function isManyRegression(
  { suite, chances, again }: SuiteEvidence,
  policy: EvidenceSettings,
): boolean {
  return again === undefined && findFall(chances, suite, policy) === 'cases'
}
