import { type Comparison, countBaseRuns } from '../../model/comparison.ts'
import {
  formatLevel,
  formatP,
  formatPoints,
  formatRate,
  formatRateChange,
  plural,
} from '../../model/format.ts'
import type { Reason } from '../../model/verdict.ts'
import type { EvidenceSettings, FailOnSettings } from '../policy/policy.ts'
import { isAtMost } from '../statistics/level.ts'
import { againReasons } from './again.ts'
import { type Case, isKnownFlaky, isUnsettled, keysOf, reasonAbout, type WeighedCases } from './cases.ts'
import { isCleanTest, isProven, provenCaseReasons } from './proven-cases.ts'
import { scoreRegressions } from './score-reasons.ts'
import { isSuiteRegression } from './suite-regression.ts'

/** What got worse than the baseline. */
export function regressionReasons(
  comparison: Comparison,
  cases: WeighedCases,
  policy: FailOnSettings & EvidenceSettings,
): Reason[] {
  return [
    ...brokenSuiteReasons(comparison, cases, policy),
    ...testReasons(comparison, cases),
    ...unsettledReasons(comparison, cases),
    ...againReasons(comparison, cases),
    ...suiteReasons(comparison, cases, policy),
    ...provenCaseReasons(comparison, cases),
    ...scoreRegressions(comparison, exceptAccepted(comparison)),
  ]
}

function brokenSuiteReasons(
  { baseline }: Comparison,
  { brokenSuites }: WeighedCases,
  { failOn }: FailOnSettings,
): Reason[] {
  const broken = brokenSuites.filter(({ of }) => of.change === 'regressed' || of.change === 'new')
  const status = baseline !== null || failOn === 'failures' ? 'failed' : 'warning'
  const unlike = baseline === null ? '' : ', unlike on the base branch'
  return reasonAbout(
    broken,
    { rule: 'broken-suite', status, evidence: { broken: broken.length } },
    (count, names) =>
      `${plural(count, 'file or suite', 'files or suites')} failed to run${unlike}, so cases are missing: ${names}.`,
  )
}

/** Classic tests that always passed and now fail. */
function testReasons({ baseline }: Comparison, { counted }: WeighedCases): Reason[] {
  const regressed = counted.filter((one) => one.of.change === 'regressed' && isCleanTest(one))
  const runs = countBaseRuns({ baseline })
  const history = runs === 1 ? 'the baseline run' : `all ${plural(runs, 'baseline run')}`
  return reasonAbout(
    regressed,
    {
      rule: 'regression-case',
      status: 'failed',
      evidence: { regressed: regressed.length, baselineRuns: runs },
    },
    (count, names) =>
      `${plural(count, 'test')} that passed in ${history} now ${count === 1 ? 'fails' : 'fail'}: ${names}.`,
  )
}

/** Failing tests that may be chance: clean ones in a flaky suite, and those that only a retry made pass before. */
function unsettledReasons(comparison: Comparison, { counted }: WeighedCases): Reason[] {
  const { unsettled } = comparison
  const open = counted.filter(({ of }) => isUnsettled(of, comparison))
  const runs = plural(countBaseRuns(comparison), 'baseline run')
  const { flakes } = unsettled ?? { flakes: 0 }
  const say = (cases: readonly Case[], what: string, why: string) =>
    reasonAbout(
      cases,
      { rule: 'unsettled-tests', status: 'inconclusive', evidence: { failing: cases.length, flakes } },
      (count, names) =>
        `${plural(count, 'test')} ${what} ${count === 1 ? 'fails' : 'fail'} now: ${names}.${why} Measure them again (\`look-again\`), or declare the suite: \`kind: tests\` fails at once, \`kind: evals\` judges by statistics.`,
    )
  const { any = 1 } = comparison.chances ?? {}
  return [
    ...say(
      open.filter(isCleanTest),
      'with a clean history',
      ` But ${plural(flakes, 'test')} failed in ${runs} and passed again, and with such a history chance alone does as much in ${formatRate(any)} of runs.`,
    ),
    ...say(
      open.filter((one) => !isCleanTest(one) && !isKnownFlaky(one.of)),
      `that needed a retry in ${runs}`,
      '',
    ),
    ...say(
      open.filter(({ of }) => isKnownFlaky(of)),
      `that failed before in ${runs}, and passed again,`,
      ` With this history, chance alone makes one fail in ${formatRate(Math.max(0, ...open.map(({ of }) => of.adjustedPValue ?? 0)))} of runs.`,
    ),
  ]
}

function suiteReasons(comparison: Comparison, cases: WeighedCases, policy: EvidenceSettings): Reason[] {
  const { suite, chances, again } = comparison
  if (
    suite === null ||
    again !== undefined ||
    chances === undefined ||
    !isAtMost(chances.mean, chances.threshold)
  )
    return []
  const broken = [...cases.counted.filter(isProven), ...cases.suspects]
  const { before, after, size } = formatRateChange(suite.baseRate, suite.headRate)
  const rates = `from ${before} to ${after} over ${plural(suite.commonCases, 'case')}${exceptAccepted(comparison)}`
  const evidence = {
    baseRate: suite.baseRate,
    headRate: suite.headRate,
    meanChange: suite.meanChange,
    commonCases: suite.commonCases,
    pValue: chances.mean,
    alpha: chances.threshold,
    minDrop: policy.minDrop.suite,
  }
  return isSuiteRegression(comparison, policy)
    ? [
        {
          rule: 'regression-suite',
          status: 'failed',
          message: `The mean pass rate fell by ${size}, ${rates}. Probability by chance: ${formatP(chances.mean)} (threshold ${formatLevel(chances.threshold)}).`,
          evidence,
          cases: broken.length > 0 ? keysOf(broken) : undefined,
        },
      ]
    : [
        {
          rule: 'regression-suite',
          status: 'info',
          message: `The mean pass rate fell beyond chance (${formatP(chances.mean)}), but only by ${size}, ${rates}. Drops of less than ${formatPoints(policy.minDrop.suite)} never fail.`,
          evidence,
        },
      ]
}

/** What was accepted is in no test; the figures of the suite have it. */
function exceptAccepted({ cases }: Comparison): string {
  return cases.some(({ accepted }) => accepted !== undefined) ? ', without what was accepted' : ''
}
