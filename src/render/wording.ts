import type { CaseComparison, Comparison, MetricChange } from '../model/comparison.ts'
import type { GateReport } from '../model/gate-report.ts'
import { passRate, type Totals } from '../model/run.ts'
import {
  formatCount,
  formatDuration,
  formatNumber,
  formatP,
  formatPoints,
  formatRate,
  formatRelative,
  plural,
} from './numbers.ts'
import type { GroupName, View } from './view.ts'

/** How a medium writes foreign strings within our sentences. */
export interface Ink {
  /** A name, set off from the text. */
  readonly name: (foreign: string) => string
  /** A sentence. */
  readonly text: (foreign: string) => string
}

export const outcomeSymbols = { passed: '✅', failed: '❌', inconclusive: '⚠️' } as const

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
  quarantined: 'Failing in quarantine',
  lost: 'Lost to the infrastructure',
  skipped: 'Skipped now',
  fixed: 'Fixed',
  flaky: 'Flaky',
  new: 'New cases',
  removed: 'Removed cases',
  slower: 'Slower',
  dearer: 'Dearer',
  stillFailing: 'Failing before and now',
}

/** The same for a single case. */
export const caseLabels: Readonly<Record<GroupName, string>> = {
  ...groupTitles,
  newFailures: 'New failure',
  quarantined: 'Quarantined',
  lost: 'Lost',
  skipped: 'Skipped now',
  new: 'New',
  removed: 'Removed',
  stillFailing: 'Still failing',
}

/** What is to be said of a case besides its counts, in the order of weight. */
export function caseFacts(compared: CaseComparison, group: GroupName, view: View, ink: Ink): string[] {
  const { head, adjustedPValue, pValue, quarantined, latencyMs, tokens, costUsd } = compared
  const facts: string[] = []
  if (head?.scope === 'suite') facts.push('the whole file or suite broke')
  if (compared.change === 'new' && group === 'newFailures') facts.push('new case')
  if (group === 'regressed' || group === 'newFailures' || group === 'quarantined') {
    if (adjustedPValue !== undefined && adjustedPValue < 1) facts.push(`adjusted ${formatP(adjustedPValue)}`)
    else if (pValue !== undefined && pValue < 1) facts.push(formatP(pValue))
    for (const score of compared.scores ?? []) {
      if (score.significant === true && score.head < score.base) {
        facts.push(`${ink.name(score.name)} ${arrow(score, formatNumber)}`)
      }
    }
  }
  if (compared.flakyHistory === true && group !== 'flaky') facts.push('failed at times before')
  if (group === 'flaky' && head !== undefined && head.flaky > 0) {
    facts.push(`${formatCount(head.flaky)} passed only on a retry`)
  }
  const renamed = view.renames.get(compared.key)
  if (renamed !== undefined) {
    facts.push(`likely renamed ${group === 'removed' ? 'to' : 'from'} ${ink.name(renamed)}`)
  }
  if (head !== undefined && head.lost > 0) facts.push(`${formatCount(head.lost)} lost to the infrastructure`)
  if (group === 'slower' && latencyMs) facts.push(change(latencyMs, formatDuration))
  if (group === 'dearer') {
    if (tokens) facts.push(`tokens ${change(tokens, formatNumber)}`)
    if (costUsd) facts.push(`cost in USD ${change(costUsd, formatNumber)}`)
  }
  if (quarantined !== undefined) {
    const until = quarantined.until === undefined ? '' : ` until ${ink.text(quarantined.until)}`
    facts.push(`quarantined${until}: ${ink.text(quarantined.reason)}`)
  }
  return facts
}

function arrow(metric: MetricChange, format: (value: number) => string): string {
  return `${format(metric.base)} → ${format(metric.head)}`
}

function change(metric: MetricChange, format: (value: number) => string): string {
  return `${arrow(metric, format)} (${formatRelative(metric.relative)})`
}

/** One line of the table of figures. */
export interface MetricRow {
  /** Foreign where it is the name of a scorer. */
  readonly name: string
  readonly foreign: boolean
  readonly base: string
  readonly head: string
  readonly change: string
}

/** Figures of the whole suite, on both sides where there are two. */
export function metricRows(report: GateReport): MetricRow[] {
  const { comparison, verdict } = report
  const row = (name: string, metric: MetricChange, format: (value: number) => string, foreign = false) => ({
    name,
    foreign,
    base: format(metric.base),
    head: format(metric.head),
    change: `${formatRelative(metric.relative)}${certainty(metric)}`,
  })
  return [
    passRateRow(comparison, verdict.totals),
    ...comparison.scores.map((score) => row(score.name, score, formatNumber, true)),
    ...(comparison.latencyMs ? [row('Latency', comparison.latencyMs, formatDuration)] : []),
    ...(comparison.tokens ? [row('Tokens', comparison.tokens, formatNumber)] : []),
    ...(comparison.costUsd ? [row('Cost in USD', comparison.costUsd, formatNumber)] : []),
  ]
}

function passRateRow({ suite }: Comparison, totals: Totals): MetricRow {
  const name = 'Pass rate'
  if (suite === null) {
    return { name, foreign: false, base: 'n/a', head: formatRate(passRate(totals)), change: 'n/a' }
  }
  return {
    name: `${name}, common cases`,
    foreign: false,
    base: formatRate(suite.baseRate),
    head: formatRate(suite.headRate),
    change: formatPoints(suite.meanChange),
  }
}

function certainty({ significant, pValue }: MetricChange): string {
  if (significant === undefined) return ''
  const proof = pValue === undefined ? '' : `, ${formatP(pValue)}`
  return significant ? ` (more than chance${proof})` : ' (within chance)'
}

/** How sure the comparison of the whole suite is, in plain sentences. */
export function suiteSentences({ suite }: Comparison): string[] {
  if (suite === null) return []
  const { commonCases, meanChange, lowerBound, pValue, smallestDetectableDrop } = suite
  return [
    `Over ${plural(commonCases, 'common case')} the mean pass rate changed by ${formatPoints(meanChange)} (one-sided ${formatP(pValue)}).`,
    ...(lowerBound === null ? [] : [`With 95 % certainty it is no worse than ${formatPoints(lowerBound)}.`]),
    ...(smallestDetectableDrop === null
      ? []
      : [
          `A drop of ${formatPoints(smallestDetectableDrop).replace('+', '')} would have been found four times out of five; a smaller one may go unseen.`,
        ]),
  ]
}
