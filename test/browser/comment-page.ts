import { buildView } from '../../src/facts/view.ts'
import type { GateReport } from '../../src/model/gate-report.ts'
import { renderComment } from '../../src/render/markdown/comment.ts'
import { renderSafeHtml } from '../unit/render/gfm.ts'

/** Like a comment on GitHub. */
const pageStyle = `
:root { color-scheme: light dark; --page: light-dark(#fff, #0d1117); --text: light-dark(#1f2328, #f0f6fc); --quiet: light-dark(#59636e, #9198a1); --line: light-dark(#d1d9e0, #3d444d); --raised: light-dark(#f6f8fa, #151b23); --link: light-dark(#0969da, #4493f8); --code: light-dark(#818b981f, #656c7633); }
body { margin: 0; padding: 20px; background: var(--page); color: var(--text); font: 14px/1.5 system-ui, "Noto Sans", sans-serif; }
@media (max-width: 500px) { body { padding: 8px; } }
.comment { max-width: 900px; border: 1px solid var(--line); border-radius: 6px; }
.author { padding: 8px 16px; background: var(--raised); border-bottom: 1px solid var(--line); border-radius: 6px 6px 0 0; color: var(--quiet); }
.author b { color: var(--text); }
.body { padding: 16px; overflow-wrap: break-word; }
.body > :first-child { margin-top: 0; }
h3 { font-size: 1.25em; } h4 { font-size: 1em; margin: 16px 0 8px; }
ul { padding-left: 2em; margin: 8px 0; } li + li { margin-top: .25em; }
a { color: var(--link); text-decoration: none; }
code { background: var(--code); padding: .2em .4em; border-radius: 6px; font-family: ui-monospace, "Liberation Mono", monospace; font-size: 85%; }
pre { padding: 12px 16px; overflow: auto; background: var(--raised); border-radius: 6px; } pre code { padding: 0; background: none; }
table { border-collapse: collapse; margin: 12px 0; display: block; width: max-content; max-width: 100%; overflow: auto; font-variant-numeric: tabular-nums; } th, td { border: 1px solid var(--line); padding: 5px 13px; }
details { margin: 6px 0; } summary { cursor: pointer; }
p { margin: 8px 0; }`

/** The comment of a report as GitHub renders it, in a page with similar type and colours. */
export function commentPage(report: GateReport): string {
  const comment = renderSafeHtml(renderComment(buildView(report)))
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${pageStyle}</style><div class="comment"><div class="author"><b>github-actions</b> bot commented</div><div class="body">${comment}</div></div>`
}
