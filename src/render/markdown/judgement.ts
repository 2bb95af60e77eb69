import { summarizeCertificate } from '../../facts/certificate.ts'
import { describeRecentSpend, describeSuiteTest, explainMissingBaseline } from '../../facts/confidence.ts'
import { formatBill, formatCaseCounts, formatCountsLine } from '../../facts/headline.ts'
import { listRules } from '../../facts/rules.ts'
import { explainServiceDifference } from '../../facts/service-result.ts'
import type { View } from '../../facts/view.ts'
import { compact } from '../../model/data.ts'
import { formatCount, formatPlural } from '../../model/format.ts'
import { formatTime } from '../../model/format-time.ts'
import type { RunInfo } from '../../model/run/run.ts'
import { escapeMarkdownText, formatFence, formatMarkdownLink } from '../escape.ts'
import { checkOwnPage } from '../links.ts'
import { formatMetricTable, formatTrendBlock } from './figures.ts'
import { markdownInk } from './ink.ts'
import { createFoldedSection, type Section } from './size-budget.ts'

const shownRuns = 5
const shownLines = 20
/** Longer than any sentence of ours with names of usual length. */
export const longestSentence = 1_500

/** How the verdict was reached: the baseline, the policy, the confidence, the rules, and what went wrong. */
export function buildJudgementSections(view: View): Section[] {
  const { report } = view
  const { verdict, comparison, policy } = report
  const blocks = [
    `${summarizeCertificate(verdict.certificate)}.`,
    formatMetricTable(report),
    formatCountsLine(view),
    formatTrendBlock(report),
    formatBaselineBlock(view),
    formatListBlock('Spend', describeRecentSpend(report)),
    formatListBlock('Policy', policy),
    formatListBlock('Confidence', describeSuiteTest(comparison)),
    formatListBlock(
      'Rules',
      listRules(view).map(({ status, rule, message }) => `${status}, ${rule}: ${message}`),
    ),
    formatListBlock('Eval service', [...describeServiceRuns(view), ...explainServiceDifference(view.report)]),
    formatListBlock('Reports', describeFiles(view)),
    formatNoticeBlock(report.notices),
  ].filter((block) => block !== undefined)
  const title = `How this was judged: ${writeJudgementTitle(view)}`
  return [createFoldedSection('how this was judged', 30, title, blocks.join('\n\n'))]
}

/** Contains no foreign text, since it goes between tags. */
function writeJudgementTitle(view: View): string {
  const { report } = view
  const { baseline } = report.comparison
  const against =
    baseline === null ? 'no baseline' : `compared with ${formatPlural(baseline.runs.length, 'base run')}`
  const notices = report.notices.length
  return compact([
    formatCaseCounts(view),
    against,
    formatBill(report),
    notices > 0 && formatPlural(notices, 'notice'),
  ]).join(', ')
}

function formatBaselineBlock({ report, deciding }: View): string | undefined {
  const { baseline } = report.comparison
  if (baseline === null) {
    const why = explainMissingBaseline(report)
    if (why === deciding?.message) return undefined
    return `**Baseline.** ${escapeMarkdownText(why, 600)}`
  }
  // A baseline file may have no metadata; its name is shown already.
  const known = baseline.runs.filter(({ commit, createdAt }) => commit !== undefined || createdAt > 0)
  const runs = known
    .slice(0, shownRuns)
    .map((run) => `- ${formatRunLine(run, checkOwnPage(report.links, run.url))}`)
  const leftOut = known.length - runs.length
  if (leftOut > 0) runs.push(`- and ${formatCount(leftOut)} more`)
  const from = `**Baseline**, from ${sourceNames[baseline.source]}`
  // The list has more than the description says.
  const sentence = runs.length > 0 ? from : `${from}: ${escapeMarkdownText(baseline.description, 300)}`
  return compact([sentence, runs.length > 0 && runs.join('\n')]).join('\n\n')
}

const sourceNames = {
  service: 'the eval service',
  artifact: 'artifacts of the base branch',
  file: 'a file',
  run: 'the given run',
} as const

function formatRunLine({ id, commit, branch, createdAt }: RunInfo, page: string | undefined): string {
  const name = commit === undefined ? markdownInk.name(id) : markdownInk.name(commit.slice(0, 12))
  const on = branch === undefined ? '' : ` on ${markdownInk.name(branch)}`
  const at = createdAt > 0 ? `, ${formatTime(createdAt)}` : ''
  return `${formatMarkdownLink(name, page)}${on}${at}`
}

function formatListBlock(title: string, lines: readonly string[]): string | undefined {
  if (lines.length === 0) return undefined
  const shown = lines.slice(0, shownLines).map((line) => `- ${escapeMarkdownText(line, longestSentence)}`)
  if (lines.length > shownLines) shown.push(`- and ${formatCount(lines.length - shownLines)} more`)
  return `**${title}**\n\n${shown.join('\n')}`
}

/** A notice may end in lines to copy, such as YAML: they stay as they are. */
function formatNoticeBlock(notices: readonly string[]): string | undefined {
  if (notices.length === 0) return undefined
  const shown = notices.slice(0, shownLines).map((notice) => {
    const [first = '', ...rest] = notice.split('\n')
    const item = `- ${escapeMarkdownText(first, 400)}`
    if (rest.length === 0) return item
    const lines = formatFence(rest.join('\n'), { limit: 2000 }).split('\n')
    return `${item}\n\n${lines.map((line) => `  ${line}`).join('\n')}`
  })
  if (notices.length > shownLines) shown.push(`- and ${formatCount(notices.length - shownLines)} more`)
  return `**Notices**\n\n${shown.join('\n')}`
}

function describeServiceRuns({ report }: View): string[] {
  const { service } = report
  const describeOwnVerdict = (result: string | undefined) => {
    if (result === undefined) return ''
    return ` The service's own verdict: ${result}.`
  }
  switch (service.kind) {
    case 'none':
      return []
    case 'uploaded':
      return [`Results uploaded as run ${service.run.runId}.${describeOwnVerdict(service.run.result)}`]
    case 'executed':
      return service.runs.map(
        ({ label, runId, result }) => `${label}: executed as run ${runId}.${describeOwnVerdict(result)}`,
      )
    case 'failed':
      return [
        `Results not uploaded: ${service.message} (${formatPlural(service.unsent, 'result')} kept for the next attempt)`,
      ]
  }
}

function describeFiles({ report }: View): string[] {
  return report.files.flatMap(({ path, format, tests, warnings, foreign }) => [
    foreign === undefined
      ? `${path}: ${formatPlural(tests, 'iteration')}${format === null ? '' : `, ${format}`}`
      : `${path}: skipped, it looks like ${foreign}`,
    ...warnings.slice(0, 3).map((warning) => `${path}: ${warning}`),
  ])
}
