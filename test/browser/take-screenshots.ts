/**
 * Takes the screenshots of the documentation: `node test/browser/take-screenshots.ts [folder/]`, then
 * `pngquant --force --ext .png --skip-if-larger docs/screenshots/*.png`. The comment is rendered as GitHub does it, in a
 * page with similar type and colours.
 */

import { mkdirSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { viewOf } from '../../src/facts/view.ts'
import type { GateReport } from '../../src/model/gate-report.ts'
import { renderHtml } from '../../src/render/html/page.ts'
import { renderComment } from '../../src/render/markdown/comment.ts'
import { renderSafeHtml } from '../unit/render/gfm.ts'
import { showcase } from '../unit/render/showcase.ts'
import { modelsShowcase, slicedShowcase } from '../unit/render/showcase-parts.ts'
import { situations } from '../unit/render/situations.ts'
import { openFile, startChromium } from './chromium.ts'

const folder = process.argv[2] ?? new URL('../../docs/screenshots/', import.meta.url).pathname

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

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** Widths in CSS pixels: a phone, a tablet, a laptop. */
const widths = [375, 768, 1280] as const

function commentPage(report: GateReport): string {
  const comment = renderSafeHtml(renderComment(viewOf(report)))
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${pageStyle}</style><div class="comment"><div class="author"><b>github-actions</b> bot commented</div><div class="body">${comment}</div></div>`
}

async function shootComment(
  browser: Browser,
  name: string,
  report: GateReport,
  width: number,
  theme: Theme,
  showsSlices = false,
) {
  const { page } = await openFile(browser, commentPage(report), { width, colorScheme: theme })
  if (showsSlices) await page.getByText(/^Slices: /).click()
  await page.locator('.comment').screenshot({ path: `${folder}${name}.png` })
  await page.close()
}

async function shootReport(browser: Browser, name: string, width: number, theme: Theme): Promise<void> {
  const { page } = await openFile(browser, renderHtml(viewOf(showcase())), { width, colorScheme: theme })
  await page.screenshot({ path: `${folder}${name}.png` })
  await page.close()
}

mkdirSync(folder, { recursive: true })
const browser = await startChromium()
await shootComment(browser, 'comment-slices', slicedShowcase(), 960, 'light', true)
await shootComment(browser, 'comment-models', modelsShowcase(), 960, 'light')
const green = situations['all-green']?.()
if (green !== undefined) await shootComment(browser, 'comment-green', green, 960, 'light')
for (const theme of themes) {
  await shootReport(browser, `report-${theme}`, 1280, theme)
  await shootReport(browser, `report-phone-${theme}`, 375, theme)
  for (const width of widths) {
    // `comment.png` is the light one of a laptop.
    const name = width === 1280 && theme === 'light' ? 'comment' : `comment-${width}-${theme}`
    await shootComment(browser, name, showcase(), width, theme)
  }
}
await browser.close()
