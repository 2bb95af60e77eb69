import { createHash } from 'node:crypto'
import { escapeAttribute, escapeHtml, escapeScriptJson } from '../escape.ts'
import { reportScript, reportStyle } from './assets.ts'
import type { HtmlData } from './cases.ts'
import { packData } from './columns.ts'

/** A page around its parts. All but the title is markup. */
interface Frame {
  /** Foreign. */
  readonly title: string
  /** What is added to the style sheet of the report. */
  readonly style?: string
  readonly header: string
  /** Has the cases, see {@link renderBrowser}. */
  readonly main: string
  readonly data: HtmlData
}

/** One self-contained HTML file that loads nothing over the network. */
export function renderFrame({ title, style = '', header, main, data: cases }: Frame): string {
  const { data, details } = packData(cases)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(buildContentPolicy(style))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${reportStyle}</style>${style && `<style>${style}</style>`}
</head>
<body>
${header}
<main>
${main}
</main>
${themeHtml}
<script type="application/json" id="data">${escapeScriptJson(data)}</script>
<script type="text/plain" id="details">${details.map((detail) => (detail === undefined ? '' : escapeScriptJson(detail))).join('\n')}</script>
<script>${reportScript}</script>
</body>
</html>
`
}

/** Allows only the style and the script of this file; no network, frames or forms. */
function buildContentPolicy(style: string): string {
  const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return [
    "default-src 'none'",
    `style-src ${hashSource(reportStyle)} ${hashSource(style)}`,
    `script-src ${hashSource(reportScript)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/**
 * The list of cases, which the script fills.
 *
 * @param label what the label of a case says
 */
export function renderBrowser(label: string): string {
  return `<section id="browser" aria-label="Cases" data-scripted hidden>
<div class="tools">
<label class="search"><span>Search names and files <span class="keys">(press /)</span></span><input id="search" type="search" placeholder="Search names and files" autocomplete="off" spellcheck="false"></label>
<details id="controls" open><summary>Filter and sort</summary><div>
<label>${label}<select id="change"><option value="">all</option></select></label>
<label>Outcome now<select id="outcome"><option value="">all</option></select></label>
<label id="slices" hidden>Slice<select id="slice"><option value="">all</option></select></label>
<label id="groups" hidden>Group by<select id="group"><option value="">nothing</option><option value="message">message</option><option value="file">file</option></select></label>
<label>Sort by<select id="order"><option value="weight">importance</option><option value="name">name</option><option value="drop">largest drop</option><option value="slowest">duration</option></select></label>
</div></details>
<p id="found" role="status"></p>
</div>
<div class="panes">
<div id="cases" role="listbox" tabindex="0" aria-label="Cases, move with the arrow keys"></div>
<div id="detail" role="region" tabindex="0" aria-label="Selected case"></div>
</div>
</section>`
}

const themeHtml = `<footer data-scripted hidden><label class="theme">Theme<select id="theme"><option value="auto">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label></footer>`
