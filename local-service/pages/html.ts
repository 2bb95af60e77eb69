/** Escapes text for HTML content and double-quoted attributes. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** Markup that is already safe. Only {@link html} makes it, so that text can't pass for it. */
export interface Markup {
  readonly markup: string
}

/** Builds markup: every interpolated string or number is escaped, nested markup is not. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Markup | readonly Markup[])[]
): Markup {
  const texts = values.map((value) => {
    if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
    if ('markup' in value) return value.markup
    return value.map(({ markup }) => markup).join('')
  })
  return { markup: parts.map((part, index) => `${part}${texts[index] ?? ''}`).join('') }
}

const style: Markup = {
  markup: `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:75rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin:1rem 0}th,td{text-align:left;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid #8884}
table.figures{width:auto}.case{min-width:14rem;overflow-wrap:anywhere}.model{white-space:nowrap}.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}
.badge{white-space:nowrap;font-weight:600}.passed{color:#1a7f37}.failed{color:#cf222e}@media(prefers-color-scheme:dark){.passed{color:#3fb950}.failed{color:#ff7b72}}
.quiet{opacity:.75;margin:0}form{display:flex;flex-wrap:wrap;gap:1rem;align-items:end;margin:1rem 0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}dd{margin:0;overflow-wrap:anywhere}
h1,h2,p,code{overflow-wrap:anywhere}.scores{white-space:nowrap}h1 .badge{margin-left:.6rem;font-size:1rem}input,select{max-width:100%;font:inherit}figure{margin:1rem 0}figure svg{width:364px;max-width:100%}svg path,polyline{fill:none;stroke:#8888}polyline,circle{stroke:#0969da;stroke-width:2}circle{fill:#0969da}svg text{font-size:12px;fill:currentcolor}
@media(max-width:700px){body{margin:1rem auto}h1{font-size:1.4rem}.stack thead{display:none}.stack,.stack tbody{display:block}.stack tr{display:flex;flex-wrap:wrap;gap:0 .9rem;padding:.4rem 0;border-bottom:1px solid #8884}
.stack td{padding:.1rem 0;border:0}.stack td:empty{display:none}.stack .scores{white-space:normal}.stack .case,.stack .why{flex:1 1 100%;min-width:0}.stack [data-name]::before{content:attr(data-name) " ";opacity:.75}
.figures,.figures tbody{display:block}.figures thead{display:none}.figures tr{display:flex;flex-wrap:wrap;gap:.2rem 1rem}.figures td{padding:0;border:0}.figures td::before{content:attr(data-name) " ";opacity:.75}dl{grid-template-columns:1fr}dt{font-weight:600}}`,
}

/** A badge without a verdict. */
export function renderPlainBadge(text: string): Markup {
  return html`<span class="badge">${text}</span>`
}

const symbols: Readonly<Record<string, string>> = { passed: '✓', failed: '✗' }

/** A result as a word with its sign, so that colour is not needed to read it. */
export function renderResultBadge(result: string): Markup {
  const tone = result === 'passed' || result === 'failed' ? result : 'quiet'
  return html`<span class="badge ${tone}">${symbols[result] ?? '–'} ${result}</span>`
}

/** A whole page. It has no script and loads nothing. */
export function renderDocument(title: string, body: Markup): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Eval Gate local service</title><style>${style}</style></head>
<body>${body}
<p class="quiet">Eval Gate local service. Everything on this page came from an upload or a run on this machine.</p>
</body></html>
`.markup
}

/** A link to a web address; anything but http and https is shown as text. */
export function renderLink(address: string): Markup {
  if (/^https?:\/\//i.test(address))
    return html`<a href="${address}" rel="noreferrer nofollow">${address}</a>`
  return html`${address}`
}
