import type { Comparison } from '../model/comparison.ts'
import { compact, isTableKey } from '../model/data.ts'
import { findDoubt, findUnmeasuredReason } from '../model/doubts.ts'
import type { DecidingRule } from '../model/find-obligation.ts'
import { formatCount, formatPlural } from '../model/format.ts'
import type { GateReport } from '../model/gate-report.ts'
import { comparedOtherwise, type NotCompared, summarizeNotCompared } from '../model/not-compared.ts'
import { countQuiet } from '../model/quiet/all-cases.ts'
import { describeMeasuring } from '../model/run/measuring.ts'
import {
  type CaseTally,
  countFailures,
  countIterations,
  listOtherTallies,
  type Run,
  type Totals,
} from '../model/run/run.ts'
import type { Reason } from '../model/verdict.ts'
import { formatArmsCount } from './arms.ts'
import { isCompared } from './noise.ts'
import type { View } from './view.ts'
import type { Noun } from './words.ts'

/** The answer to "may I merge?" in a few words; of anything but a pull request, what happened. Ours, never foreign. */
export function writeHeadline(view: View): string {
  const { report, groups } = view
  const { outcome } = report.verdict
  if (outcome === 'failed') {
    const why = describeWorse(view) ?? (view.deciding && describeFailedRule(view.deciding))
    if (report.ofPullRequest !== true) return why ?? 'failed'
    if (why === undefined) return 'not ready to merge'
    return `not ready to merge, ${why}`
  }
  const { arms } = report.comparison
  const open = report.verdict.reasons.filter(({ status }) => status === 'inconclusive')
  const isOfArms = open.every(({ rule }) => rule === 'arms' || rule === 'no-baseline')
  if (outcome === 'inconclusive' && arms !== undefined && isOfArms) {
    return `no verdict, ${formatArmsCount(arms, arms.arms.length)} compared`
  }
  if (outcome === 'inconclusive') {
    const due = findUnmeasuredReason(report.verdict)
    const phrase = due && findDoubt(due.rule)?.what?.(due.evidence ?? {})
    if (phrase !== undefined) return `not measured: ${phrase}`
    if (report.ofPullRequest !== true) return 'inconclusive'
    return 'inconclusive, please check before merging'
  }
  const toCheck = countToCheck(view)
  const accepted = groups.accepted.length
  const failing = formatPlural(toCheck, `failing ${view.noun}`)
  if (accepted > 0) {
    const passed = `passed, ${formatPlural(accepted, 'case')} accepted`
    if (toCheck === 0) return passed
    return `${passed}, ${failing} to check`
  }
  if (toCheck > 0) return `passed, with ${failing} to check`
  if (report.comparison.baseline === null) return 'passed, no baseline to compare with yet'
  const good = `no regression in ${formatPlural(countCompared(report.comparison), view.noun)}`
  if (report.ofPullRequest !== true) return good
  return `good to merge, ${good}`
}

/**
 * Cases of a passed run that a person should look at: they fail, and neither history nor chance explains it.
 */
export function countToCheck({ groups }: View): number {
  return groups.broken.length + groups.regressed.length + groups.newFailures.length + groups.failing.length
}

/** Cases that both sides judged and that count. */
export function countCompared(comparison: Comparison): number {
  const listed = comparison.cases.filter(
    (compared) => compared.head?.scope !== 'suite' && isCompared(compared),
  )
  if (comparison.baseline === null) return listed.length
  return listed.length + countQuiet(comparison)
}

/** `2 of 54 cases regressed`, `a file could not be run`. */
function describeWorse({ report: { comparison }, groups, noun }: View): string | undefined {
  const regressed = groups.regressed.length
  const broken = groups.broken.length
  const compared = countCompared(comparison)
  const words: string[] = []
  if (broken === 1) words.push('a file or suite did not run')
  else if (broken > 1) words.push(`${formatCount(broken)} files or suites did not run`)
  const known = groups.regressed.filter(({ brokenSince }) => brokenSince !== undefined).length
  const worse = compact([
    regressed > known && 'regressed',
    known > 0 && (known < regressed ? `${formatCount(known)} still broken` : 'still broken'),
  ]).join(', ')
  const fresh = known < regressed ? regressed - known : known
  if (regressed > 0 && compared <= regressed) words.push(`${formatPlural(fresh, noun)} ${worse}`)
  else if (regressed > 0) words.push(`${formatCount(fresh)} of ${formatPlural(compared, noun)} ${worse}`)
  if (words.length === 0) return undefined
  return words.join(' and ')
}

/** The headline with what was not compared in a few words, for a view that shows little else. */
export function writeCheckTitle(view: View): string {
  const title = writeHeadline(view)
  const unsaid = view.notCompared.filter((missed) => !title.includes(missed.what))
  const isOtherwise = ({ rule }: NotCompared) => comparedOtherwise.has(rule)
  const missing = summarizeNotCompared(unsaid.filter((missed) => !isOtherwise(missed)))
  const otherwise = summarizeNotCompared(unsaid.filter(isOtherwise))
  const notes = compact([missing !== '' && `not compared: ${missing}`, otherwise !== '' && otherwise])
  if (notes.length === 0) return title
  return `${title} (${notes.join('; ')})`
}

const limitMissed = 'a limit of the policy is not met'

/** What happened where a rule failed, and no case or file says it. */
const failedWords: Readonly<Record<DecidingRule, string | undefined>> = {
  'regression-suite': 'the pass rate fell',
  'regression-case': 'more cases are worse than chance explains',
  'regression-score': 'a score got worse',
  'regression-latency': 'it got slower',
  'regression-tokens': 'it uses more tokens',
  'regression-cost': 'it got more expensive',
  'slow-drift': 'the pass rate has slowly fallen',
  'unreadable-report': 'a report is unreadable',
  empty: 'there are no results',
  'broken-suite': 'a file or suite failed to run',
  'new-failing-test': 'new tests fail',
  'new-tool': 'a case calls a tool that the base never called',
  'new-failures': 'cases failed',
  failures: 'cases failed',
  'failing-without-baseline': 'tests fail, and there is no baseline yet',
  budget: 'the run used more than its budget',
  'tool-surface': 'the tools of a server changed',
  'min-lift': 'it is not better by what the policy asks for',
  'min-pass-rate': limitMissed,
  'min-pass-rate-case': limitMissed,
  'min-score': limitMissed,
  'min-score-case': limitMissed,
  'min-pass-rate-slice': limitMissed,
  'min-score-slice': limitMissed,
  'max-latency': limitMissed,
  'max-latency-case': limitMissed,
  'max-tokens': limitMissed,
  'max-tokens-case': limitMissed,
  'max-cost': limitMissed,
  'max-cost-case': limitMissed,
  'changed-on-base': undefined,
  'no-regression': undefined,
}

function describeFailedRule({ rule, evidence }: Reason): string | undefined {
  if (isTableKey(failedWords, rule)) return failedWords[rule]
  return findDoubt(rule)?.what?.(evidence ?? {})
}

/**
 * The counts of the head in one line; a file or suite that failed as a whole is counted apart from the cases.
 */
export function formatCountsLine({ report, noun }: View): string {
  const { verdict, head } = report
  const files = listFailedFiles(head)
  const totals = subtractFiles(verdict.totals, files)
  const parts = [
    `${formatCount(totals.passed)} passed`,
    totals.failed > 0 && `${formatCount(totals.failed)} failed`,
    totals.errored > 0 && `${formatCount(totals.errored)} errored${formatLost(totals)}`,
    totals.skipped > 0 && `${formatCount(totals.skipped)} skipped`,
    totals.flaky > 0 && `${formatCount(totals.flaky)} passed only on a retry`,
    files.length > 0 && `${formatPlural(files.length, 'file or suite', 'files or suites')} failed as a whole`,
  ].filter((part) => part !== false)
  return compact([`${formatMeasured(totals, noun)}: ${parts.join(', ')}`, formatBill(report)]).join('; ')
}

/** What the measurement took, where the step measured by itself. */
export function formatBill({ verdict, head }: GateReport): string | undefined {
  const { measuring } = head.info
  return measuring && describeMeasuring(measuring, verdict.outcome)
}

/** `300 cases, 1,500 iterations`. */
export function formatCaseCounts({ report: { verdict, head }, noun }: View): string {
  return formatMeasured(subtractFiles(verdict.totals, listFailedFiles(head)), noun)
}

function formatMeasured({ cases, total }: Totals, noun: Noun): string {
  return `${formatPlural(cases, noun)}${total === cases ? '' : `, ${formatPlural(total, 'iteration')}`}`
}

/** Files and suites that failed as a whole; they are no cases. */
export function listFailedFiles(head: Run): CaseTally[] {
  return [...listOtherTallies(head)].filter((tally) => tally.scope === 'suite' && countFailures(tally) > 0)
}

function subtractFiles(totals: Totals, files: readonly CaseTally[]): Totals {
  const { total, failed, errored } = totals
  const sumFiles = (pick: (tally: CaseTally) => number) => files.reduce((all, tally) => all + pick(tally), 0)
  return {
    ...totals,
    total: total - sumFiles(countIterations),
    failed: failed - sumFiles((tally) => tally.failed),
    errored: errored - sumFiles((tally) => tally.errored),
  }
}

function formatLost({ lost }: Totals): string {
  if (lost === 0) return ''
  return ` (${formatCount(lost)} without an outcome)`
}
