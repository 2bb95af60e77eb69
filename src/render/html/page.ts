import { summarizeCertificate } from '../../facts/certificate.ts'
import { describeSuiteTest, explainMissingBaseline } from '../../facts/confidence.ts'
import { selectFirstDoubts } from '../../facts/doubts.ts'
import { isChangedRow, listMetricRows } from '../../facts/figures.ts'
import { describeFileProblem } from '../../facts/file-problem.ts'
import { writeHeadline } from '../../facts/headline.ts'
import { listFurtherCounts, writePlainSentence } from '../../facts/sentence.ts'
import { explainServiceDifference } from '../../facts/service-result.ts'
import type { View } from '../../facts/view.ts'
import { triageTitle } from '../../facts/words.ts'
import { formatTime } from '../../model/format-time.ts'
import type { GateReport, ReportSummary } from '../../model/gate-report.ts'
import { escapeAttribute, escapeHtml, normalizeUrl } from '../escape.ts'
import { listServiceLinks } from '../links.ts'
import { collectHtmlData, rankCases } from './cases.ts'
import { renderBrowser, renderFrame } from './frame.ts'
import { renderHealthHtml } from './health.ts'
import { renderScorePlots } from './score-plots.ts'
import {
  renderArmsHtml,
  renderFigureHtml,
  renderJudgesHtml,
  renderSlicesHtml,
  renderTableHtml,
} from './tables.ts'
import { renderTrendsHtml } from './trends.ts'

const verdictTones = { passed: 'good', failed: 'bad', inconclusive: 'odd' } as const

/**
 * The whole report as one self-contained HTML file that loads nothing over the network. The verdict and the
 * figures are plain HTML; the cases are data that the page's script lists.
 */
export function renderHtml(view: View): string {
  const { report } = view
  const { outcome } = report.verdict
  const ranked = rankCases(view)
  const positions = new Map(ranked.map(({ compared }, position) => [compared, position]))
  return renderFrame({
    title: `${report.suiteName}: ${outcome}`,
    header: renderHeader(view),
    main: `${renderArmsHtml(report)}${renderBrowser('Change')}
<noscript><p>The list of cases needs JavaScript. The verdict and the figures work without it.</p></noscript>
<section class="about" aria-label="The suite">
<div class="overview">
${renderFigures(report)}
${renderTrendsHtml(report)}
${renderScorePlots(view, positions)}
</div>
${[renderSlicesHtml(report.comparison), renderJudgesHtml(report.comparison), renderHealthHtml(view), renderJudgement(report), renderHelpHtml(report)].filter(Boolean).join('\n')}
</section>`,
    data: collectHtmlData(view, ranked),
  })
}

function renderHeader(view: View): string {
  const { report } = view
  const { outcome } = report.verdict
  const sentence = writePlainSentence(view)
  const { first, more, rest } = selectFirstDoubts(view)
  const baseline = describeMeasurement(report, [sentence ?? '', ...[...first, ...rest].map(({ why }) => why)])
  const others =
    more === undefined
      ? ''
      : `<details><summary>${escapeHtml(more)}</summary>${renderList(rest.map((doubt) => `${doubt.what}: ${doubt.why}`))}</details>`
  const sentences = [
    sentence === undefined ? '' : `<p class="deciding" dir="auto">${escapeHtml(sentence)}</p>`,
    renderList(first.map((doubt) => `${doubt.what}: ${doubt.why}`)),
    others,
    `<p class="quiet">${escapeHtml([...listFurtherCounts(view), baseline].join('. '))} ${renderLinks(report)}</p>`,
  ]
  return `<header>
<h1><span class="badge ${verdictTones[outcome]}">${outcome}</span> <bdi>${escapeHtml(report.suiteName)}</bdi>: ${escapeHtml(writeHeadline(view))}</h1>
${sentences.filter(Boolean).join('\n')}
</header>`
}

function renderList(lines: readonly string[]): string {
  if (lines.length === 0) return ''
  return `<ul>${lines.map((line) => `<li dir="auto">${escapeHtml(line)}</li>`).join('')}</ul>`
}

/** When the run was measured and what it was compared with, without what earlier sentences say. */
function describeMeasurement(report: GateReport, earlierSentences: readonly string[]): string {
  const { comparison, head } = report
  const { createdAt } = head.info
  const measured = createdAt > 0 ? `Measured ${formatTime(createdAt)}.` : ''
  const { baseline } = comparison
  const compared =
    baseline === null ? explainMissingBaseline(report) : `Compared with ${baseline.description}.`
  return (earlierSentences.includes(compared) ? measured : `${measured} ${compared}`).trim()
}

function renderLinks({ links, service }: GateReport): string {
  const targets: [string, string | undefined][] = [
    ['Workflow run', links.workflowRun],
    ['History', links.history],
    ...listServiceLinks(service).map(({ name, address }): [string, string] => [escapeHtml(name), address]),
  ]
  return targets
    .flatMap(([text, address]) => {
      const target = address && normalizeUrl(address)
      if (target === undefined) return []
      return [`<a href="${escapeAttribute(target)}" rel="noreferrer">${text}</a>`]
    })
    .join(' ')
}

function renderFigures(report: GateReport): string {
  const figures = listMetricRows(report).filter(isChangedRow)
  if (figures.length === 0) return ''
  const isCompared = figures.some(({ base }) => base !== undefined)
  const heads = isCompared ? ['Figure', 'Base', 'This change', 'Change'] : ['Figure', 'This change']
  const rows = figures.map(({ name, base = 'n/a', head, change = 'n/a' }): [string, ...string[]] => [
    escapeHtml(name),
    ...(isCompared ? [base, head, change] : [head]).map(renderFigureHtml),
  ])
  return renderTableHtml('Figures of the suite', heads, rows, 'figures')
}

function formatFileLine(file: ReportSummary): string {
  const { place, why } = describeFileProblem({ ...file, error: file.error ?? file.foreign })
  if (why === '') return place
  return `${place}: ${why}`
}

function renderJudgement(report: GateReport): string {
  const { verdict, policy, comparison, files, notices } = report
  const lists: [string, readonly string[]][] = [
    ['What was due', [summarizeCertificate(verdict.certificate)]],
    ['Policy', policy],
    ['Confidence', describeSuiteTest(comparison)],
    ['Rules', verdict.reasons.map(({ status, rule, message }) => `${status}, ${rule}: ${message}`)],
    ['Eval service', explainServiceDifference(report)],
    ['Reports', files.map(formatFileLine)],
    ['Notices', notices],
  ]
  const blocks = lists.flatMap(([title, lines]) =>
    lines.length === 0 ? [] : [`<h2>${title}</h2>${renderList(lines)}`],
  )
  if (blocks.length === 0) return ''
  return `<details><summary>How this was judged</summary>${blocks.join('\n')}</details>`
}

/** What the service adds for the reviewer, as sections of the HTML report. */
function renderHelpHtml({ help }: GateReport): string {
  if (help === undefined) return ''
  const { triage, reproductions = [], study } = help
  const blocks = [
    triage !== undefined && renderDetails(triageTitle, `<pre dir="auto">${escapeHtml(triage)}</pre>`),
    reproductions.length > 0 &&
      `<p>Read-only browser sessions for reproducing failures, open in the eval service:</p><ul>${reproductions
        .map(
          ({ caseTitle, sessionId }) =>
            `<li dir="auto">${escapeHtml(caseTitle)}: session ${escapeHtml(sessionId)}</li>`,
        )
        .join('')}</ul>`,
    study && renderDetails('Study insights', renderInsights(study)),
  ]
  return blocks.filter(Boolean).join('\n')
}

function renderInsights({ name, insights }: { readonly name: string; readonly insights?: string }): string {
  if (insights === undefined) return `<p dir="auto">${escapeHtml(name)}: not available</p>`
  return `<p dir="auto">${escapeHtml(name)}</p><pre dir="auto">${escapeHtml(insights)}</pre>`
}

function renderDetails(summary: string, body: string): string {
  return `<details><summary>${summary}</summary>${body}</details>`
}
