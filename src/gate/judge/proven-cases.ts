import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { formatCount, formatLevel, formatPlural, formatPValue, quoteName } from '../../model/format.ts'
import { formatCaseTitle } from '../../model/run/identity.ts'
import { type CaseTally, countJudged } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import type { EvidenceSettings } from '../policy/policy.ts'
import { computeNewcombeInterval } from '../statistics/intervals.ts'
import { isAtMost } from '../statistics/level.ts'
import { roundStably } from '../statistics/stable.ts'
import { isActualDrop } from '../statistics/stratum.ts'
import { createCaseReasons, formatPassedCounts, type WeighedCase, type WeighedCases } from './cases.ts'
import { isManyRegression } from './suite-regression.ts'

/** Maximum number of proven cases with their own sentence; the others are counted. */
const maxDetailed = 10

/** A classic test that always passed: no statistics were made. */
export function isCleanTest(compared: WeighedCase): boolean {
  return compared.judgedAs === 'test' && compared.adjustedPValue === undefined
}

/** Proven worse by statistics. */
export function isProvenCase(weighed: WeighedCase): boolean {
  return weighed.change === 'regressed' && !isCleanTest(weighed)
}

/** Evals and flaky tests: worse by the family-wise test. */
export function listProvenCaseReasons(
  comparison: Comparison,
  { counted }: WeighedCases,
  policy: EvidenceSettings,
): Reason[] {
  const { again } = comparison
  const { any: joint = 1, level = 0 } =
    again === undefined
      ? (comparison.chances ?? {})
      : { any: Math.min(1, 1 / again.evidence), level: 1 / again.needed }
  const regressed = counted.filter((weighed) => weighed.change === 'regressed' && !isCleanTest(weighed))
  const family = again?.cases ?? counted.filter((compared) => compared.adjustedPValue !== undefined).length
  const worstFirst = [...regressed].sort((a, b) => (b.drop ?? 0) - (a.drop ?? 0))
  const reasons = worstFirst
    .slice(0, maxDetailed)
    .map((weighed) => describeProvenCase(weighed, { family, level, joint }))
  const isNamed = counted.some((compared) => compared.change === 'regressed')
  if (!isNamed && isManyRegression(comparison, policy)) return listJointReasons(comparison, counted)
  const remaining = worstFirst.slice(maxDetailed)
  const remainingReasons = createCaseReasons(
    remaining,
    { rule: 'regression-case', status: 'failed', evidence: { regressed: remaining.length } },
    (count, names) => `${formatPlural(count, 'more case')} got significantly worse: ${names}.`,
  )
  return [...reasons, ...remainingReasons]
}

/** Each of the falls may be chance, all together are not. */
function listJointReasons({ chances }: Comparison, counted: readonly WeighedCase[]): Reason[] {
  const lower = counted.filter((compared) => compared.pValue !== undefined && isActualDrop(compared.drop))
  const { any = 1, level = 0 } = chances ?? {}
  return createCaseReasons(
    lower.sort((a, b) => (a.pValue ?? 1) - (b.pValue ?? 1)),
    {
      rule: 'regression-case',
      status: 'failed',
      evidence: { lower: lower.length, jointPValue: any, alpha: level },
    },
    (count, names) =>
      `More fell than chance explains, whatever rose: ${formatPlural(count, 'case is', 'cases are')} lower than before, first ${names}. Probability by chance: ${formatPValue(any)} (threshold ${formatLevel(level)}).`,
  )
}

/** The figures behind the proof of a single case. */
interface Proof {
  /** Cases tested together. */
  readonly family: number
  readonly level: number
  /** p-value of all broken cases together. */
  readonly joint: number
}

function describeProvenCase(compared: WeighedCase, proof: Proof): Reason {
  const { head, base, again, pValue = null, adjustedPValue = 1, drop = 0 } = compared
  const headCounts = head === undefined ? '' : formatPassedCounts(head)
  const baseCounts = base === undefined ? '' : formatPassedCounts(base)
  const fresh =
    again === undefined
      ? ''
      : ` Measured again: ${formatCount(again.headPassed)} of ${formatCount(again.headCount)}${again.baseCount === 0 ? '' : ` (base: ${formatCount(again.basePassed)} of ${formatCount(again.baseCount)})`}.`
  return {
    rule: 'regression-case',
    status: 'failed',
    message: `${quoteName(formatCaseTitle(compared.identity))} passed ${headCounts} iterations (before: ${baseCounts}).${fresh} ${describeCaseProof(compared, proof)}`,
    evidence: {
      ...(head && base && createCountsEvidence(head, base)),
      drop,
      pValue,
      adjustedPValue,
      jointPValue: proof.joint,
      alpha: proof.level,
      ...(again && {
        freshHeadPassed: again.headPassed,
        freshHeadCount: again.headCount,
        freshBasePassed: again.basePassed,
        freshBaseCount: again.baseCount,
      }),
    },
    cases: [compared.key],
  }
}

/** Counts, and the 95 % interval of the change of the pass rate (Newcombe). */
function createCountsEvidence(head: CaseTally, base: CaseTally): Readonly<Record<string, number>> {
  const headCount = countJudged(head)
  const baseCount = countJudged(base)
  const { low, high } = computeNewcombeInterval(
    { passed: head.passed, count: headCount },
    { passed: base.passed, count: baseCount },
  )
  return {
    headPassed: head.passed,
    headCount,
    basePassed: base.passed,
    baseCount,
    changeLow: roundStably(low),
    changeHigh: roundStably(high),
  }
}

function describeCaseProof(
  { adjustedPValue = 1, pValue = 1, flake, again }: CaseComparison,
  proof: Proof,
): string {
  if (flake?.openFor === 0 && again === undefined) {
    const { passedRuns } = flake
    const past =
      passedRuns === 0
        ? 'It fails in the newest run of the base branch, too: two failures in a row'
        : `It passed in the ${formatPlural(passedRuns, 'base run')} since it failed there: one more failure by itself`
    return `${past}, which its earlier ones make unlikely (under 5%).`
  }
  const { family, level, joint } = proof
  const threshold = `threshold ${formatLevel(level)}`
  if (isAtMost(adjustedPValue, level)) {
    const among = family > 1 ? ` in any of ${formatPlural(family, 'case')}` : ''
    return `Probability by chance${among}: ${formatPValue(adjustedPValue)} (${threshold}).`
  }
  const alone = `Probability by chance: ${formatPValue(pValue)} for this case`
  if (isAtMost(joint, level))
    return `${alone}, ${formatPValue(joint)} for all that fell together (${threshold}).`
  if (isAtMost(pValue, level)) return `${alone}, and the suite as a whole got worse.`
  return 'It always passed before and now always fails.'
}
