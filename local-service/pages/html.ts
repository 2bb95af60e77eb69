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
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}dd{margin:0;overflow-wrap:anywhere}`,
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
