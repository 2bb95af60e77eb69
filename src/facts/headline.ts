import { type Comparison, countQuiet } from '../model/comparison.ts'
import { doubtOf, notMeasured } from '../model/doubts.ts'
import { formatCount, formatP, formatPoints, formatPointsChange, plural } from '../model/format.ts'
import type { GateReport } from '../model/gate-report.ts'
import { summarizeNotCompared } from '../model/not-compared.ts'
import type { Totals } from '../model/run/run.ts'
import type { RuleName } from '../model/verdict.ts'
import { armsWord } from './arms.ts'
import type { GroupName, View } from './view.ts'

export const outcomeSymbols = { passed: '✅', failed: '❌', inconclusive: '⚠️' } as const

/** Heading of the service agent's analysis. */
export const triageTitle =
  "The service agent's analysis of the failures (not part of the verdict; may be wrong)"

/** The answer to "may I merge?" in a few words. */
export function headline(view: View): string {
  const { report, groups } = view
  const { outcome, totals } = report.verdict
  const regressed = groups.regressed.length
  if (outcome === 'failed') {
    const why = regressed > 0 ? regressedOf(view) : whyFailed(view.deciding?.rule)
    return why === undefined ? 'not ready to merge' : `not ready to merge, ${why}`
  }
  const { arms } = report.comparison
  const open = report.verdict.reasons.filter(({ status }) => status === 'inconclusive')
  const isOfArms = open.every(({ rule }) => rule === 'arms' || rule === 'no-baseline')
  if (outcome === 'inconclusive' && arms !== undefined && isOfArms) {
    return `no verdict, ${armsWord(arms, arms.arms.length)} compared`
  }
  if (outcome === 'inconclusive') {
    const due = notMeasured(report.verdict)
    const what = due === undefined ? undefined : doubtOf(due.rule)?.what?.(due.evidence ?? {})
    return what === undefined ? 'inconclusive, please check before merging' : `not measured: ${what}`
  }
  const toLookAt = regressed + groups.newFailures.length + groups.failing.length
  const accepted = groups.accepted.length
  if (accepted > 0) {
    const others = toLookAt === 0 ? '' : `, ${plural(toLookAt, 'failing case')} to check`
    return `passed, ${plural(accepted, 'regression')} accepted${others}`
  }
  if (toLookAt > 0) return `passed, with ${plural(toLookAt, 'failing case')} to check`
  if (report.comparison.baseline === null) return 'passed, no baseline to compare with yet'
  const common = report.comparison.suite?.commonCases ?? totals.cases
  return `good to merge, no regression in ${plural(common, 'case')}`
}

/** `2 of 54 cases regressed`. */
function regressedOf({ report, groups }: View): string {
  const regressed = groups.regressed.length
  const { cases } = report.comparison
  const told = cases.filter(
    ({ head, base }) => head !== undefined && base !== undefined && head.scope !== 'suite',
  ).length
  const compared = told + countQuiet(report.comparison)
  if (compared <= regressed) return `${plural(regressed, 'case')} regressed`
  return `${formatCount(regressed)} of ${plural(compared, 'case')} regressed`
}

/** The headline for a view that shows little else: with what was not compared, in a few words. */
export function checkTitle(view: View): string {
  const said = headline(view)
  const missing = summarizeNotCompared(view.notCompared.filter(({ what }) => !said.includes(what)))
  return missing === '' ? said : `${said} (not compared: ${missing})`
}

/** Maximum number of sentences about what was not compared; the rules of the verdict list all. */
const shownMissing = 6

/**
 * What was not compared and why, for the first lines of a view, below the deciding reason. May contain foreign text.
 */
function notComparedSentences({ notCompared, deciding, report }: View): string[] {
  // Without a baseline, the deciding reason counts the failing cases.
  const isSaid =
    report.comparison.baseline === null &&
    [deciding?.message, ...notCompared.map(({ why }) => why)].some((said) =>
      said?.includes('nothing was compared'),
    )
  const others = notCompared.filter(
    ({ rule, why }) => why !== deciding?.message && !(isSaid && rule === 'failing-without-baseline'),
  )
  const leftOut = others.length - shownMissing
  return [
    ...others.slice(0, shownMissing).map(({ why }) => why),
    ...(leftOut > 0 ? [`and ${formatCount(leftOut)} more, see the rules below`] : []),
  ]
}

/**
 * What a reader has to know besides the deciding reason, by weight: other failures, what was not compared, then the
 * rest. May contain foreign text.
 */
export function furtherLines(view: View): readonly { readonly what: string; readonly why: string }[] {
  const reasons = view.otherReasons.map(({ status, message }) => ({ what: status, why: message }))
  const failed = reasons.filter(({ what }) => what === 'failed')
  const missing = notComparedSentences(view).map((why) => ({ what: 'not compared', why }))
  return [...failed, ...missing, ...reasons.filter(({ what }) => what !== 'failed')]
}

function whyFailed(rule: RuleName | undefined): string | undefined {
  if (rule === undefined) return undefined
  if (rule === 'regression-suite') return 'the pass rate fell'
  if (rule === 'regression-score') return 'a score got worse'
  if (rule === 'unreadable-report') return 'a report is unreadable'
  if (rule === 'empty') return 'there are no results'
  if (rule === 'broken-suite') return 'a file or suite failed to run'
  if (rule === 'budget') return 'the run used more than its budget'
  if (rule === 'failures' || rule === 'new-failures') return 'cases failed'
  if (rule.startsWith('min-') || rule.startsWith('max-')) return 'a limit of the policy is not met'
  if (rule.startsWith('regression-')) return 'it got slower or more expensive'
  return undefined
}

/** The counts of the head in one line. */
export function countsLine(totals: Totals): string {
  const parts = [
    `${formatCount(totals.passed)} passed`,
    totals.failed > 0 && `${formatCount(totals.failed)} failed`,
    totals.errored > 0 && `${formatCount(totals.errored)} errored${lostOf(totals)}`,
    totals.skipped > 0 && `${formatCount(totals.skipped)} skipped`,
    totals.flaky > 0 && `${formatCount(totals.flaky)} passed only on a retry`,
  ].filter((part) => part !== false)
  const iterations = totals.total === totals.cases ? '' : `, ${plural(totals.total, 'iteration')}`
  return `${plural(totals.cases, 'case')}${iterations}: ${parts.join(', ')}`
}

function lostOf({ lost }: Totals): string {
  return lost === 0 ? '' : ` (${formatCount(lost)} lost to infrastructure errors)`
}

export const groupTitles: Readonly<Record<GroupName, string>> = {
  regressed: 'Regressed',
  accepted: 'Accepted as they are',
  failing: 'Failing',
  newFailures: 'New failures',
  uncounted: 'Failing, but not counted',
  lost: 'Lost to infrastructure errors',
  skipped: 'Newly skipped',
  fixed: 'Fixed',
  flaky: 'Flaky',
  new: 'New cases',
  removed: 'Removed cases',
  slower: 'Slower',
  costlier: 'More expensive',
  stillFailing: 'Still failing',
}

/** The same for a single case. */
export const caseLabels: Readonly<Record<GroupName, string>> = {
  ...groupTitles,
  accepted: 'Accepted',
  newFailures: 'New failure',
  uncounted: 'Not counted',
  lost: 'Lost',
  new: 'New',
  removed: 'Removed',
}

const againWords = { worse: 'a fall is proven', cleared: 'nothing fell again', open: 'not settled' } as const

/** The confidence of the comparison of the whole suite, in plain sentences. */
export function suiteSentences({ suite, again }: Comparison): string[] {
  if (suite === null) return []
  const { commonCases, meanChange, ruledOutDrop, pValue, smallestDetectableDrop } = suite
  if (suite.of === 'tests') {
    return [
      `${plural(commonCases, 'test')} ran on both sides, each judged by its own history: one failure after a clean history is a regression.`,
    ]
  }
  return [
    `Over ${plural(commonCases, 'common case')} the mean pass rate changed by ${formatPointsChange(meanChange)} (one-sided ${formatP(pValue)}).`,
    ...(ruledOutDrop === null
      ? []
      : [`A drop of more than ${formatPoints(ruledOutDrop)} is ruled out with 95% confidence.`]),
    ...(smallestDetectableDrop === null
      ? []
      : [
          `A drop of ${formatPoints(smallestDetectableDrop)} or more would be detected in 80% of runs; smaller ones may go unnoticed.`,
        ]),
    ...(again === undefined
      ? []
      : [
          `${plural(again.cases, 'case')} measured again${again.sides === 'both' ? ' on both sides' : ''}: ${againWords[again.outcome]}.`,
        ]),
  ]
}

/** Why nothing was compared, and which run stores the baseline. May contain names of branches and files. */
export function noBaseline({ verdict }: GateReport): string {
  const why = verdict.reasons.find(({ rule }) => rule === 'no-baseline' || rule === 'baseline-out-of-reach')
  return why?.message ?? 'No baseline was found, so nothing is reported as a regression.'
}
