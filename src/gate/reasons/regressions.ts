import type { Comparison } from '../../model/comparison.ts'
import type { Reason } from '../../model/verdict.ts'
import { formatCount, formatList, formatName, formatP, formatPercent, formatPoints } from '../format.ts'
import type { Policy } from '../policy.ts'
import { failures } from '../pool.ts'
import { isSuiteRegression } from '../suite-regression.ts'
import { failsNow, keysOf, titlesOf, type WeighedCases } from './cases.ts'
import { isCleanTest, isProven, provenCaseReasons } from './proven-cases.ts'

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
        message: `The mean pass rate fell by ${formatPoints(suite.meanChange)}, ${rates}. Chance brings that with ${formatP(suite.pValue)}; the limit is ${level}.${named}`,
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

function scoreReasons({ scores, levels }: Comparison): Reason[] {
  const level = levels?.score ?? 0
  return scores
    .filter(({ significant }) => significant === true)
    .map(({ name, base, head, pValue = 1 }) => ({
      rule: 'regression-score',
      status: 'failed',
      message: `The mean score ${formatName(name)} fell from ${Number(base.toPrecision(3))} to ${Number(head.toPrecision(3))}. Chance brings that with ${formatP(pValue)}; the limit is ${Number(level.toPrecision(2))}.`,
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
