/**
 * Takes the screenshots of the documentation: `node test/browser/take-screenshots.ts [folder/]`, then
 * `pngquant --force --ext .png --skip-if-larger docs/screenshots/*.png`. The comment is rendered as GitHub does it, in a
 * page with similar type and colours.
 */

import { mkdirSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { buildView } from '../../src/facts/view.ts'
import type { GateReport } from '../../src/model/gate-report.ts'
import { renderHtml } from '../../src/render/html/page.ts'
import { showcase } from '../unit/render/showcase.ts'
import { modelsShowcase, slicedShowcase } from '../unit/render/showcase-parts.ts'
import { situations } from '../unit/render/situations.ts'
import { openFile, startChromium } from './chromium.ts'
import { commentPage } from './comment-page.ts'

const folder = process.argv[2] ?? new URL('../../docs/screenshots/', import.meta.url).pathname

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** Widths in CSS pixels: a phone, a tablet, a laptop. */
const widths = [375, 768, 1280] as const

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
  const { page } = await openFile(browser, renderHtml(buildView(showcase())), { width, colorScheme: theme })
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
