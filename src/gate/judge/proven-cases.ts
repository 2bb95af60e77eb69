import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { formatCount, formatLevel, formatP, plural, quoteName } from '../../model/format.ts'
import { caseTitle } from '../../model/run/identity.ts'
import { type CaseTally, judged } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import { newcombeInterval } from '../statistics/intervals.ts'
import { isAtMost } from '../statistics/level.ts'
import { stable } from '../statistics/stable.ts'
import { isFall } from '../statistics/stratum.ts'
import { type Case, countsOf, reasonAbout, type WeighedCases } from './cases.ts'
import { isManyRegression } from './suite-regression.ts'

/** Maximum number of proven cases with their own sentence; the others are counted. */
const maxDetailed = 10

/** A classic test that always passed: no statistics were made. */
export function isCleanTest({ of }: Case): boolean {
  return of.judgedAs === 'test' && of.adjustedPValue === undefined
}

/** Proven worse by statistics. */
export function isProven(one: Case): boolean {
  return one.of.change === 'regressed' && !isCleanTest(one)
}

/** Evals and flaky tests: worse by the family-wise test. */
export function provenCaseReasons(comparison: Comparison, { counted }: WeighedCases): Reason[] {
  const { again } = comparison
  const { fallen: joint = 1, threshold: level = 0 } =
    again === undefined
      ? (comparison.chances ?? {})
      : { fallen: Math.min(1, 1 / again.evidence), threshold: 1 / again.needed }
  const regressed = counted.filter((one) => one.of.change === 'regressed' && !isCleanTest(one))
  const family = again?.cases ?? counted.filter(({ of }) => of.adjustedPValue !== undefined).length
  const worstFirst = [...regressed].sort((a, b) => (b.of.drop ?? 0) - (a.of.drop ?? 0))
  const reasons = worstFirst
    .slice(0, maxDetailed)
    .map((one) => describeProvenCase(one, { family, level, joint }))
  const isNamed = counted.some(({ of }) => of.change === 'regressed')
  if (!isNamed && isManyRegression(comparison)) return manyReasons(comparison, counted)
  const rest = worstFirst.slice(maxDetailed)
  const more = reasonAbout(
    rest,
    { rule: 'regression-case', status: 'failed', evidence: { regressed: rest.length } },
    (count, names) => `${plural(count, 'more case')} got significantly worse: ${names}.`,
  )
  return [...reasons, ...more]
}

/** Each of the falls may be chance, all together are not. */
function manyReasons({ chances }: Comparison, counted: readonly Case[]): Reason[] {
  const lower = counted.filter(({ of }) => of.pValue !== undefined && isFall(of.drop))
  const { fallen = 1, threshold = 0 } = chances ?? {}
  return reasonAbout(
    lower.sort((a, b) => (a.of.pValue ?? 1) - (b.of.pValue ?? 1)),
    {
      rule: 'regression-case',
      status: 'failed',
      evidence: { lower: lower.length, jointPValue: fallen, alpha: threshold },
    },
    (count, names) =>
      `More fell than chance explains, whatever rose: ${plural(count, 'case is', 'cases are')} lower than before, first ${names}. Probability by chance: ${formatP(fallen)} (threshold ${formatLevel(threshold)}).`,
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

function describeProvenCase({ of }: Case, proof: Proof): Reason {
  const { head, base, again, pValue = null, adjustedPValue = 1, drop = 0 } = of
  const now = head === undefined ? '' : countsOf(head)
  const before = base === undefined ? '' : countsOf(base)
  const fresh =
    again === undefined
      ? ''
      : ` Measured again: ${formatCount(again.headPassed)} of ${formatCount(again.headCount)}${again.baseCount === 0 ? '' : ` (base: ${formatCount(again.basePassed)} of ${formatCount(again.baseCount)})`}.`
  return {
    rule: 'regression-case',
    status: 'failed',
    message: `${quoteName(caseTitle(of.identity))} passed ${now} iterations (before: ${before}).${fresh} ${describeProof(of, proof)}`,
    evidence: {
      ...(head && base && countsEvidence(head, base)),
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
    cases: [of.key],
  }
}

/** Counts, and the 95 % interval of the change of the pass rate (Newcombe). */
function countsEvidence(head: CaseTally, base: CaseTally): Readonly<Record<string, number>> {
  const [headCount, baseCount] = [judged(head), judged(base)]
  const { low, high } = newcombeInterval(
    { passed: head.passed, count: headCount },
    { passed: base.passed, count: baseCount },
  )
  return {
    headPassed: head.passed,
    headCount,
    basePassed: base.passed,
    baseCount,
    changeLow: stable(low),
    changeHigh: stable(high),
  }
}

function describeProof(
  { adjustedPValue = 1, pValue = 1, judgedAs, changedOnBase, again }: CaseComparison,
  proof: Proof,
): string {
  if (judgedAs === 'test' && changedOnBase !== undefined && again === undefined)
    return 'It fails in the newest run of the base branch, too: two failures in a row, which its earlier ones make unlikely (under 5%).'
  const { family, level, joint } = proof
  const threshold = `threshold ${formatLevel(level)}`
  if (isAtMost(adjustedPValue, level)) {
    const among = family > 1 ? ` in any of ${plural(family, 'case')}` : ''
    return `Probability by chance${among}: ${formatP(adjustedPValue)} (${threshold}).`
  }
  const alone = `Probability by chance: ${formatP(pValue)} for this case`
  if (isAtMost(joint, level)) return `${alone}, ${formatP(joint)} for all that fell together (${threshold}).`
  if (isAtMost(pValue, level)) return `${alone}, and the suite as a whole got worse.`
  return 'It always passed before and now always fails.'
}
