import { createHash } from 'node:crypto'
import { noBaseline, suiteSentences } from '../../facts/confidence.ts'
import { firstDoubts } from '../../facts/doubts.ts'
import { isNews, metricRows } from '../../facts/figures.ts'
import { countsLine, headline } from '../../facts/headline.ts'
import { plainSentence } from '../../facts/sentence.ts'
import { serviceDifference } from '../../facts/service-result.ts'
import type { View } from '../../facts/view.ts'
import { formatTime } from '../../model/format-time.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { attribute, html, scriptJson, url } from '../escape.ts'
import { serviceLinks } from '../links.ts'
import { reportScript, reportStyle } from './assets.ts'
import { htmlData } from './cases.ts'
import { packData } from './columns.ts'
import { healthHtml } from './health.ts'
import { helpHtml } from './help.ts'
import { armsHtml, figureHtml, slicesHtml, tableHtml } from './tables.ts'
import { trendsHtml } from './trends.ts'

const verdictTones = { passed: 'good', failed: 'bad', inconclusive: 'odd' } as const

/**
 * The whole report as one self-contained HTML file that loads nothing over the network. The verdict and the
 * figures
 * are plain HTML; the cases are data that the page's script lists.
 */
export function renderHtml(view: View): string {
  const { report } = view
  const { outcome } = report.verdict
  const { data, details } = packData(htmlData(view))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${attribute(contentPolicy())}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${html(report.suiteName)}: ${outcome}</title>
<style>${reportStyle}</style>
</head>
<body>
${headerHtml(view)}
<main>
${armsHtml(report)}${browserHtml}
<noscript><p>The list of cases needs JavaScript. The verdict and the figures work without it.</p></noscript>
<section class="about" aria-label="The suite">
<div class="overview">
${figuresHtml(report)}
${trendsHtml(report)}
</div>
${[slicesHtml(report.comparison), healthHtml(view), judgementHtml(report), helpHtml(report)].filter(Boolean).join('\n')}
</section>
</main>
${themeHtml}
<script type="application/json" id="data">${scriptJson(data)}</script>
<script type="text/plain" id="details">${details.map((detail) => (detail === undefined ? '' : scriptJson(detail))).join('\n')}</script>
<script>${reportScript}</script>
</body>
</html>
`
}

/** Allows only the style and the script of this file; no network, frames or forms. */
function contentPolicy(): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return [
    "default-src 'none'",
    `style-src ${hash(reportStyle)}`,
    `script-src ${hash(reportScript)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

function headerHtml(view: View): string {
  const { report } = view
  const { outcome } = report.verdict
  const sentence = plainSentence(view)
  const { first, more, rest } = firstDoubts(view)
  const baseline = baselineSentence(report, [sentence ?? '', ...[...first, ...rest].map(({ why }) => why)])
  const others =
    more === undefined
      ? ''
      : `<details><summary>${html(more)}</summary>${listHtml(rest.map(({ what, why }) => `${what}: ${why}`))}</details>`
  const sentences = [
    sentence === undefined ? '' : `<p class="deciding" dir="auto">${html(sentence)}</p>`,
    listHtml(first.map(({ what, why }) => `${what}: ${why}`)),
    others,
    `<p class="quiet">${html(countsLine(view))}. ${html(baseline)} ${linksHtml(report)}</p>`,
  ]
  return `<header>
<h1><span class="badge ${verdictTones[outcome]}">${outcome}</span> <bdi>${html(report.suiteName)}</bdi>: ${html(headline(view))}</h1>
${sentences.filter(Boolean).join('\n')}
</header>`
}

function listHtml(lines: readonly string[]): string {
  if (lines.length === 0) return ''
  return `<ul>${lines.map((line) => `<li dir="auto">${html(line)}</li>`).join('')}</ul>`
}

/** When the run was measured and what it was compared with, without what earlier sentences say. */
function baselineSentence(report: GateReport, said: readonly string[]): string {
  const { comparison, head } = report
  const { createdAt } = head.info
  const measured = createdAt > 0 ? `Measured ${formatTime(createdAt)}.` : ''
  const { baseline } = comparison
  const compared = baseline === null ? noBaseline(report) : `Compared with ${baseline.description}.`
  return (said.includes(compared) ? measured : `${measured} ${compared}`).trim()
}

function linksHtml({ links, service }: GateReport): string {
  const targets: [string, string | undefined][] = [
    ['Workflow run', links.workflowRun],
    ...serviceLinks(service).map(({ name, address }): [string, string] => [html(name), address]),
  ]
  return targets
    .flatMap(([text, address]) => {
      const target = address === undefined ? undefined : url(address)
      return target === undefined ? [] : [`<a href="${attribute(target)}" rel="noreferrer">${text}</a>`]
    })
    .join(' ')
}

function figuresHtml(report: GateReport): string {
  const figures = metricRows(report).filter(isNews)
  if (figures.length === 0) return ''
  const isCompared = figures.some(({ base }) => base !== undefined)
  const heads = isCompared ? ['Figure', 'Base', 'This change', 'Change'] : ['Figure', 'This change']
  const rows = figures.map(({ name, base = 'n/a', head, change = 'n/a' }): [string, ...string[]] => [
    html(name),
    ...(isCompared ? [base, head, change] : [head]).map(figureHtml),
  ])
  return tableHtml('Figures of the suite', heads, rows)
}

function judgementHtml(report: GateReport): string {
  const { verdict, policy, comparison, files, notices } = report
  const lists: [string, readonly string[]][] = [
    ['Policy', policy],
    ['Confidence', suiteSentences(comparison)],
    ['Rules', verdict.reasons.map(({ status, rule, message }) => `${status}, ${rule}: ${message}`)],
    ['Eval service', serviceDifference(report)],
    ['Reports', files.map(({ path, error, foreign }) => [path, error ?? foreign].filter(Boolean).join(': '))],
    ['Notices', notices],
  ]
  const blocks = lists.flatMap(([title, lines]) =>
    lines.length === 0 ? [] : [`<h2>${title}</h2>${listHtml(lines)}`],
  )
  return blocks.length === 0
    ? ''
    : `<details><summary>How this was judged</summary>${blocks.join('\n')}</details>`
}

const browserHtml = `<section id="browser" aria-label="Cases" data-scripted hidden>
<div class="tools">
<label class="search"><span>Search names and files <span class="keys">(press /)</span></span><input id="search" type="search" autocomplete="off" spellcheck="false"></label>
<label>Change<select id="change"><option value="">all</option></select></label>
<label>Outcome now<select id="outcome"><option value="">all</option></select></label>
<label id="slices" hidden>Slice<select id="slice"><option value="">all</option></select></label>
<label>Sort by<select id="order"><option value="weight">importance</option><option value="name">name</option><option value="drop">largest drop</option><option value="slowest">duration</option></select></label>
<p id="found" role="status"></p>
</div>
<div class="panes">
<div id="cases" role="listbox" tabindex="0" aria-label="Cases, move with the arrow keys"></div>
<div id="detail" role="region" tabindex="0" aria-label="Selected case"></div>
</div>
</section>`

const themeHtml = `<footer data-scripted hidden><label class="theme">Theme<select id="theme"><option value="auto">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label></footer>`
