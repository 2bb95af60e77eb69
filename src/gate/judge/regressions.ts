import { type Comparison, countBaseRuns, findCountedRuns } from '../../model/comparison.ts'
import { type Decided, formatPassedRuns } from '../../model/decided.ts'
import {
  choosePlural,
  formatLevel,
  formatNumber,
  formatPlural,
  formatPoints,
  formatPValue,
  formatRate,
  formatRateChange,
} from '../../model/format.ts'
import type { Reason } from '../../model/verdict.ts'
import { findFall } from '../compare/fall.ts'
import { hasTimedOut } from '../compare/slow-timeouts.ts'
import { listAgainReasons } from './again.ts'
import {
  type Finding,
  findCases,
  isKnownFlaky,
  isUnsettledCase,
  listCaseKeys,
  nameCases,
  stateFindings,
  type WeighedCase,
} from './cases.ts'
import type { Judged } from './judged.ts'
import { findProvenCases, isCleanTest, isProvenCase } from './proven-cases.ts'
import { findWorseScores } from './score-reasons.ts'

/** What got worse than the baseline. */
export function listRegressionReasons(given: Judged): Reason[] {
  const { comparison } = given
  return [
    ...stateFindings('broken-suite', 'failed', findBrokenSuites(given)),
    ...stateFindings('regression-case', 'failed', findFailingTests(given)),
    ...stateFindings('unsettled-tests', 'inconclusive', findUnsettledTests(given)),
    ...listAgainReasons(given),
    ...stateFindings('regression-suite', 'failed', findSuiteFall(given)),
    ...stateFindings('regression-case', 'failed', findProvenCases(given)),
    ...stateFindings(
      'regression-score',
      'failed',
      findWorseScores(comparison, describeAcceptedException(comparison)),
    ),
  ]
}

function findBrokenSuites({
  comparison: { baseline },
  cases: { brokenSuites },
  policy: { failOn },
}: Judged): readonly Finding[] {
  const broken = brokenSuites.filter(
    (compared) => compared.change === 'regressed' || compared.change === 'new',
  )
  const status = baseline !== null || failOn === 'failures' ? 'failed' : 'warning'
  const unlike = baseline === null ? '' : ', unlike on the base branch'
  const failed = `failed to run${unlike}, so cases are missing`
  return nameCases(broken, `file or suite ${failed}`, `files or suites ${failed}`, { status })
}

/** Classic tests that always passed and now fail. */
function findFailingTests({ comparison, cases: { counted } }: Judged): readonly Finding[] {
  const clean = counted.filter((weighed) => weighed.change === 'regressed' && isCleanTest(weighed))
  const regressed = clean.filter((compared) => compared.brokenSince === undefined)
  const broken = clean.filter((compared) => compared.brokenSince !== undefined)
  const decided = readPassedRuns(comparison, regressed)
  return [
    ...nameCases(
      regressed,
      `test that passed in ${formatPassedRuns(decided)} now fails`,
      `tests that passed in ${formatPassedRuns(decided)} now fail`,
      { decided },
    ),
    ...nameCases(
      broken,
      'test that broke earlier on this branch still fails',
      'tests that broke earlier on this branch still fail',
      { decided: { by: 'broken', cases: broken.length } },
    ),
  ]
}

/** When a failure of these tests is no flake any more. */
function describeOpenRuns(open: readonly WeighedCase[]): string {
  const most = Math.max(0, ...open.map(({ flake }) => flake?.openFor ?? 0))
  if (most === 0) return ''
  return ` A failure stays open until ${formatPlural(most, 'more run')} of the base branch ${choosePlural(most, 'has', 'have')} passed.`
}

/** The runs in which all of these tests passed. */
function readPassedRuns(
  comparison: Comparison,
  cases: readonly WeighedCase[],
): Extract<Decided, { by: 'history' }> {
  const runs = comparison.baseline?.runs ?? []
  const counted = findCountedRuns(comparison, cases)
  const branches = new Set(runs.map(({ branch }) => branch))
  const [branch] = branches
  return {
    by: 'history',
    cases: cases.length,
    runs: counted,
    // Where the suite fell, the runs since then are left out.
    isPart: counted !== runs.length || comparison.brokenSince !== undefined || undefined,
    branch: branches.size === 1 ? branch : undefined,
  }
}

/** Failing tests that may be chance: clean ones in a flaky suite, and those that only a retry made pass before. */
function findUnsettledTests({ comparison, cases: { counted } }: Judged): readonly Finding[] {
  const open = counted.filter((compared) => isUnsettledCase(compared, comparison))
  const runs = formatPlural(countBaseRuns(comparison), 'baseline run')
  const { flakes, slowdown } = comparison.unsettled ?? { flakes: 0, slowdown: undefined }
  const isSlow = ({ head }: WeighedCase) => slowdown !== undefined && hasTimedOut(head)
  const nameUnsettled = (cases: readonly WeighedCase[], trait: string, why: string) =>
    findCases(
      cases,
      (count, names) =>
        `${formatPlural(count, 'test')} ${trait} ${choosePlural(count, 'fails', 'fail')} now: ${names}.${why} Measure them again (\`look-again\`), or declare the suite: \`kind: tests\` fails at once, \`kind: evals\` judges by statistics.`,
    )
  const { any = 1 } = comparison.chances ?? {}
  return [
    ...nameUnsettled(
      open.filter((weighed) => isCleanTest(weighed) && isSlow(weighed)),
      'that timed out',
      ` But what passes takes ${formatNumber(slowdown ?? 1)} times as long as in the slowest of ${runs}.`,
    ),
    ...nameUnsettled(
      open.filter((weighed) => isCleanTest(weighed) && !isSlow(weighed)),
      'with a clean history',
      ` But ${formatPlural(flakes, 'test')} failed in ${runs} and passed again, and with such a history chance alone does as much in ${formatRate(any)} of runs.`,
    ),
    ...nameUnsettled(
      open.filter((weighed) => !isCleanTest(weighed) && !isKnownFlaky(weighed)),
      `that needed a retry in ${runs}`,
      '',
    ),
    ...nameUnsettled(
      open.filter(isKnownFlaky),
      `that failed before in ${runs}, and passed again,`,
      `${describeOpenRuns(open)} With this history, chance alone makes one fail in ${formatRate(Math.max(0, ...open.map((compared) => compared.adjustedPValue ?? 0)))} of runs.`,
    ),
  ]
}

function findSuiteFall({ comparison, cases, policy }: Judged): readonly Finding[] {
  const { suite, chances, again } = comparison
  const fall = findFall(chances, suite, policy)
  if (suite === null || again !== undefined || chances === undefined) return []
  if (fall !== 'mean' && fall !== 'negligible') return []
  const broken = [...cases.counted.filter(isProvenCase), ...cases.suspects]
  const { before: baseText, after: headText, size } = formatRateChange(suite.baseRate, suite.headRate)
  const rates = `from ${baseText} to ${headText} over ${formatPlural(suite.commonCases, 'case')}${describeAcceptedException(comparison)}`
  if (fall === 'mean')
    return [
      {
        message: `The mean pass rate fell by ${size}, ${rates}. Probability by chance: ${formatPValue(chances.any)} (threshold ${formatLevel(chances.level)}).`,
        cases: broken.length > 0 ? listCaseKeys(broken) : undefined,
        decided: {
          by: 'suite',
          baseRate: suite.baseRate,
          headRate: suite.headRate,
          pValue: chances.any,
          level: chances.level,
        },
      },
    ]
  return [
    {
      status: 'info',
      message: `The mean pass rate fell beyond chance (${formatPValue(chances.any)}), but only by ${size}, ${rates}. Drops of less than ${formatPoints(policy.minDrop.suite)} never fail.`,
    },
  ]
}

/** What was accepted is in no test; the figures of the suite have it. */
function describeAcceptedException({ cases }: Comparison): string {
  if (cases.some(({ accepted }) => accepted !== undefined)) return ', without what was accepted'
  return ''
}
