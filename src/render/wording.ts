import type { Comparison } from '../model/comparison.ts'
import { formatCount, formatP, formatPoints, formatPointsChange, plural } from '../model/format.ts'
import type { Totals } from '../model/run.ts'
import type { GroupName, View } from './view.ts'

export const outcomeSymbols = { passed: '✅', failed: '❌', inconclusive: '⚠️' } as const

/** Above what the service's agent said. */
export const triageTitle =
  'What the service’s agent thinks of the failures (not part of the verdict; may be wrong)'

/** May I merge, in a few words. */
export function headline(view: View): string {
  const { report, groups } = view
  const { outcome, totals } = report.verdict
  const regressed = groups.regressed.length
  if (outcome === 'failed') {
    return regressed > 0 ? `not ready to merge, ${plural(regressed, 'case')} regressed` : 'not ready to merge'
  }
  if (outcome === 'inconclusive') return 'no verdict, please look before you merge'
  const toLookAt = regressed + groups.newFailures.length + groups.failing.length
  if (toLookAt > 0) return `passed, with ${plural(toLookAt, 'failing case')} to look at`
  if (report.comparison.baseline === null) return `passed, nothing to compare with yet`
  const common = report.comparison.suite?.commonCases ?? totals.cases
  return `good to merge, no regression in ${plural(common, 'case')}`
}

/** The counts of the head in one line. */
export function countsLine(totals: Totals): string {
  const parts = [
    `${formatCount(totals.passed)} passed`,
    totals.failed > 0 && `${formatCount(totals.failed)} failed`,
    totals.errored > 0 && `${formatCount(totals.errored)} errored`,
    totals.lost > 0 && `of these ${formatCount(totals.lost)} lost to the infrastructure`,
    totals.skipped > 0 && `${formatCount(totals.skipped)} skipped`,
    totals.flaky > 0 && `${formatCount(totals.flaky)} passed only on a retry`,
  ].filter((part) => part !== false)
  const iterations = totals.total === totals.cases ? '' : `, ${plural(totals.total, 'iteration')}`
  return `${plural(totals.cases, 'case')}${iterations}: ${parts.join(', ')}`
}

export const groupTitles: Readonly<Record<GroupName, string>> = {
  regressed: 'Regressed',
  failing: 'Failing',
  newFailures: 'New failures',
  uncounted: 'Failing, but not counted',
  lost: 'Lost to the infrastructure',
  skipped: 'Skipped now',
  fixed: 'Fixed',
  flaky: 'Flaky',
  new: 'New cases',
  removed: 'Removed cases',
  slower: 'Slower',
  costlier: 'More expensive',
  stillFailing: 'Failing before and now',
}

/** The same for a single case. */
export const caseLabels: Readonly<Record<GroupName, string>> = {
  ...groupTitles,
  newFailures: 'New failure',
  uncounted: 'Not counted',
  lost: 'Lost',
  skipped: 'Skipped now',
  new: 'New',
  removed: 'Removed',
  stillFailing: 'Still failing',
}

/** How sure the comparison of the whole suite is, in plain sentences. */
export function suiteSentences({ suite, confirmation }: Comparison): string[] {
  if (suite === null) return []
  const { commonCases, meanChange, lowerBound, pValue, smallestDetectableDrop } = suite
  if (suite.of === 'tests') {
    return [
      `${plural(commonCases, 'test')} ran on both sides, each judged by its own history: one failure after a clean history is a regression.`,
    ]
  }
  return [
    `Over ${plural(commonCases, 'common case')} the mean pass rate changed by ${formatPointsChange(meanChange)} (one-sided ${formatP(pValue)}).`,
    ...(lowerBound === null
      ? []
      : [`With 95% confidence it changed by no less than ${formatPointsChange(lowerBound)}.`]),
    ...(smallestDetectableDrop === null
      ? []
      : [
          `A drop of ${formatPoints(smallestDetectableDrop)} or more would be detected in 80% of runs; smaller ones may go unnoticed.`,
        ]),
    ...(confirmation === undefined
      ? []
      : [
          `${plural(confirmation.suspects, 'suspect case')} ran again on both sides; ${formatCount(confirmation.confirmed)} confirmed.`,
        ]),
  ]
}
