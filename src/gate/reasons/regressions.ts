import type { CaseComparison, Comparison } from '../../model/comparison.ts'
import { type CaseTally, judged } from '../../model/run.ts'
import type { Reason } from '../../model/verdict.ts'
import { formatCount, formatList, formatP, formatPercent, formatPoints, stable } from '../format.ts'
import type { Policy } from '../policy.ts'
import { failures } from '../pool.ts'
import { newcombeInterval } from '../statistics/intervals.ts'
import { isSuiteRegression } from '../suite-regression.ts'
import { type Case, countsOf, failsNow, keysOf, titlesOf, type WeighedCases } from './cases.ts'

/** Proven cases that get a sentence of their own; the others are counted. */
const maxDetailed = 10

/** What got worse than the baseline, and what fails at all where the policy asks. */
export function regressionReasons(comparison: Comparison, cases: WeighedCases, policy: Policy): Reason[] {
  return [
    ...brokenSuiteReasons(comparison, cases, policy),
    ...testReasons(comparison, cases),
    ...suiteReasons(comparison, cases, policy),
    ...provenCaseReasons(comparison, cases),
    ...scoreReasons(comparison),
    ...newFailureReasons(comparison, cases, policy),
    ...failureReasons(cases, policy),
  ]
}

function brokenSuiteReasons(
  { baseline }: Comparison,
  { brokenSuites }: WeighedCases,
  { failOn }: Policy,
): Reason[] {
  const broken = brokenSuites.filter(({ of }) => of.change === 'regressed' || of.change === 'new')
  if (broken.length === 0) return []
  const names = formatList(titlesOf(broken))
  const what = `${formatCount(broken.length, 'file or suite', 'files or suites')} broke as a whole`
  return [
    {
      rule: 'broken-suite',
      status: baseline !== null || failOn === 'failures' ? 'failed' : 'warning',
      message:
        baseline === null
          ? `${what}, so the cases in it did not run: ${names}.`
          : `${what} and did not on the base, so the cases in it did not run: ${names}.`,
      evidence: { broken: broken.length },
      cases: keysOf(broken),
    },
  ]
}

function isCleanTest({ of }: Case): boolean {
  return of.judgedAs === 'test' && of.adjustedPValue === undefined
}

/** Classic tests: passed always, fails now. */
function testReasons({ baseline }: Comparison, { counted }: WeighedCases): Reason[] {
  const regressed = counted.filter((one) => one.of.change === 'regressed' && isCleanTest(one))
  if (regressed.length === 0) return []
  const runs = baseline?.runs.length ?? 0
  const history = runs === 1 ? 'the baseline run' : `all ${runs} baseline runs`
  return [
    {
      rule: 'regression-case',
      status: 'failed',
      message:
        regressed.length === 1
          ? `1 test fails that passed in ${history}: ${formatList(titlesOf(regressed))}.`
          : `${regressed.length} tests fail that passed in ${history}: ${formatList(titlesOf(regressed))}.`,
      evidence: { regressed: regressed.length, baselineRuns: runs },
      cases: keysOf(regressed),
    },
  ]
}

/** Evals and flaky tests: worse by the family-wise test. */
function provenCaseReasons({ levels }: Comparison, { counted }: WeighedCases): Reason[] {
  const regressed = counted.filter((one) => one.of.change === 'regressed' && !isCleanTest(one))
  const family = counted.filter(({ of }) => of.adjustedPValue !== undefined).length
  const level = levels?.cases ?? 0
  const worstFirst = [...regressed].sort((a, b) => (b.of.drop ?? 0) - (a.of.drop ?? 0))
  const reasons = worstFirst.slice(0, maxDetailed).map((one) => describeProvenCase(one, family, level))
  const rest = worstFirst.slice(maxDetailed)
  if (rest.length > 0) {
    reasons.push({
      rule: 'regression-case',
      status: 'failed',
      message: `${formatCount(rest.length, 'more case')} got worse beyond chance: ${formatList(titlesOf(rest))}.`,
      evidence: { regressed: rest.length },
      cases: keysOf(rest),
    })
  }
  return reasons
}

function describeProvenCase({ of, title }: Case, family: number, level: number): Reason {
  const { head, base, confirmation, pValue = null, adjustedPValue = 1, drop = 0 } = of
  const now = head === undefined ? '' : countsOf(head)
  const before = base === undefined ? '' : countsOf(base)
  const fresh =
    confirmation === undefined
      ? ''
      : ` Run again: ${confirmation.headPassed} of ${confirmation.headCount}, base ${confirmation.basePassed} of ${confirmation.baseCount}.`
  const among = family > 1 ? ` for all ${family} cases together` : ''
  const proof = describeProof(of, level, among)
  return {
    rule: 'regression-case',
    status: 'failed',
    message: `“${title}” passes ${now} iterations, before ${before}.${fresh} ${proof}`,
    evidence: {
      ...(head && base && countsEvidence(head, base)),
      drop,
      pValue,
      adjustedPValue,
      alpha: level,
      ...(confirmation && {
        freshHeadPassed: confirmation.headPassed,
        freshHeadCount: confirmation.headCount,
        freshBasePassed: confirmation.basePassed,
        freshBaseCount: confirmation.baseCount,
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
  { adjustedPValue = 1, pValue = 1 }: CaseComparison,
  level: number,
  among: string,
): string {
  if (adjustedPValue <= level) {
    return `Chance explains that with ${formatP(adjustedPValue)}${among}; the limit is ${level}.`
  }
  if (pValue <= level) {
    return `Chance explains that with ${formatP(pValue)} for this case alone, and the suite as a whole got worse.`
  }
  return 'It always passed before and fails every time now.'
}

function suiteReasons({ suite, levels }: Comparison, cases: WeighedCases, policy: Policy): Reason[] {
  if (suite === null || suite.of === 'tests') return []
  const level = levels?.suite ?? 0
  if (suite.meanChange >= 0 || suite.pValue > level) return []
  const broken = [...cases.counted.filter(isProven), ...cases.suspects]
  const rates = `from ${formatPercent(suite.baseRate)} to ${formatPercent(suite.headRate)} over ${formatCount(suite.commonCases, 'case')}`
  const evidence = {
    baseRate: suite.baseRate,
    headRate: suite.headRate,
    meanChange: suite.meanChange,
    commonCases: suite.commonCases,
    pValue: suite.pValue,
    alpha: level,
    minDrop: policy.minDrop.suite,
  }
  if (isSuiteRegression(suite, policy, level, broken.length > 0)) {
    const named = broken.length === 0 ? '' : ` The most by ${formatList(titlesOf(broken))}.`
    return [
      {
        rule: 'regression-suite',
        status: 'failed',
        message: `The mean pass rate fell by ${formatPoints(suite.meanChange)}, ${rates}. Chance explains that with ${formatP(suite.pValue)}; the limit is ${level}.${named}`,
        evidence,
        ...(broken.length > 0 && { cases: keysOf(broken) }),
      },
    ]
  }
  return [
    {
      rule: 'regression-suite',
      status: 'info',
      message: `The mean pass rate fell beyond chance (${formatP(suite.pValue)}), but only by ${formatPoints(suite.meanChange)}, ${rates}; less than ${formatPoints(policy.minDrop.suite)} never fails.`,
      evidence,
    },
  ]
}

function isProven(one: Case): boolean {
  return one.of.change === 'regressed' && !isCleanTest(one)
}

function scoreReasons({ scores, levels }: Comparison): Reason[] {
  const level = levels?.score ?? 0
  return scores
    .filter(({ significant }) => significant === true)
    .map(({ name, base, head, pValue = 1 }) => ({
      rule: 'regression-score',
      status: 'failed',
      message: `The mean score “${name}” fell from ${Number(base.toPrecision(3))} to ${Number(head.toPrecision(3))}. Chance explains that with ${formatP(pValue)}; the limit is ${Number(level.toPrecision(2))}.`,
      evidence: { scorer: name, base, head, pValue, alpha: level },
    }))
}

/** `failOn: new-failures`: fails now and never failed in the baseline, proven or not. */
function newFailureReasons(
  { baseline }: Comparison,
  { counted }: WeighedCases,
  { failOn }: Policy,
): Reason[] {
  if (failOn !== 'new-failures' || baseline === null) return []
  const failing = counted.filter(
    (one) =>
      failsNow(one) &&
      one.of.change !== 'regressed' &&
      (one.of.base === undefined || failures(one.of.base) === 0),
  )
  if (failing.length === 0) return []
  return [
    {
      rule: 'new-failures',
      status: 'failed',
      message: `${formatCount(failing.length, 'case fails', 'cases fail')} now and never did in the baseline: ${formatList(titlesOf(failing))}.`,
      evidence: { newFailures: failing.length },
      cases: keysOf(failing),
    },
  ]
}

/** `failOn: failures`: any failure. */
function failureReasons({ counted, brokenSuites }: WeighedCases, { failOn }: Policy): Reason[] {
  if (failOn !== 'failures') return []
  const failing = [...counted.filter(failsNow), ...brokenSuites]
  if (failing.length === 0) {
    return [{ rule: 'failures', status: 'passed', message: 'No case fails.', evidence: { failing: 0 } }]
  }
  return [
    {
      rule: 'failures',
      status: 'failed',
      message: `${formatCount(failing.length, 'case fails', 'cases fail')}: ${formatList(titlesOf(failing))}.`,
      evidence: { failing: failing.length },
      cases: keysOf(failing),
    },
  ]
}
