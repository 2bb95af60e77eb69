/**
 * Takes the screenshots of the documentation: `node test/browser/take-screenshots.ts`. The comment is
 * rendered as GitHub does it, in a page with similar type and colours.
 */

import { mkdirSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { renderHtml } from '../../src/render/html/page.ts'
import { renderComment } from '../../src/render/markdown/comment.ts'
import { viewOf } from '../../src/render/view.ts'
import { renderSafeHtml } from '../unit/render/gfm.ts'
import { showcase } from '../unit/render/showcase.ts'
import { openFile, startChromium } from './chromium.ts'

const folder = new URL('../../docs/screenshots/', import.meta.url).pathname

const pageStyle = `
body { margin: 0; padding: 20px; background: #fff; color: #1f2328; font: 14px/1.5 system-ui, "Noto Sans", sans-serif; }
.comment { max-width: 900px; border: 1px solid #d1d9e0; border-radius: 6px; }
.author { padding: 8px 16px; background: #f6f8fa; border-bottom: 1px solid #d1d9e0; border-radius: 6px 6px 0 0; color: #59636e; }
.author b { color: #1f2328; }
.body { padding: 16px; overflow-wrap: anywhere; }
.body > :first-child { margin-top: 0; }
h3 { font-size: 1.25em; } h4 { font-size: 1em; margin: 16px 0 8px; }
ul { padding-left: 2em; margin: 8px 0; } li + li { margin-top: .25em; }
a { color: #0969da; text-decoration: none; }
code { background: #eff1f3; padding: .2em .4em; border-radius: 6px; font: 85% ui-monospace, "Liberation Mono", monospace; }
table { border-collapse: collapse; margin: 12px 0; } th, td { border: 1px solid #d1d9e0; padding: 5px 13px; }
details { margin: 6px 0; } summary { cursor: pointer; }
p { margin: 8px 0; }`

async function shootComment(browser: Browser): Promise<void> {
  const comment = renderSafeHtml(renderComment(viewOf(showcase())))
  const { page } = await openFile(
    browser,
    `<!doctype html><meta charset="utf-8"><style>${pageStyle}</style><div class="comment"><div class="author"><b>github-actions</b> bot commented</div><div class="body">${comment}</div></div>`,
    { width: 960 },
  )
  await page.locator('.comment').screenshot({ path: `${folder}comment.png` })
}

async function shootReport(browser: Browser, colorScheme: 'light' | 'dark'): Promise<void> {
  const { page } = await openFile(browser, renderHtml(viewOf(showcase())), { colorScheme })
  await page.locator('.row').first().click()
  const clip = { x: 0, y: 0, width: 1280, height: 1080 }
  await page.screenshot({ path: `${folder}report-${colorScheme}.png`, fullPage: true, clip })
}

mkdirSync(folder, { recursive: true })
const browser = await startChromium()
await shootComment(browser)
await shootReport(browser, 'light')
await shootReport(browser, 'dark')
await browser.close()
