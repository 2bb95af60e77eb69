/**
 * Takes pictures of the everyday situations to look at, and prints how many words a reader of each comment sees before he
 * opens a fold: `node test/browser/take-everyday.ts folder/ [situation …]`. The comment and the HTML report, at the widths
 * of a phone, a tablet and a laptop, in both colours.
 */

import { mkdirSync } from 'node:fs'
import { buildView } from '../../src/facts/view.ts'
import { renderHtml } from '../../src/render/html/page.ts'
import { everyday } from '../unit/render/everyday.ts'
import { openFile, startChromium } from './chromium.ts'
import { commentPage } from './comment-page.ts'

const [folder = 'everyday/', ...wanted] = process.argv.slice(2)
const browser = await startChromium()
mkdirSync(folder, { recursive: true })
for (const [name, make] of Object.entries(everyday)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const report = make()
  const pages = { comment: commentPage(report), report: renderHtml(buildView(report)) }
  for (const [kind, content] of Object.entries(pages))
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [360, 900, 1440]) {
        const { page } = await openFile(browser, content, { width, colorScheme })
        const path = `${folder}/${name}-${kind}-${width}-${colorScheme}.png`
        await page.screenshot({ path, fullPage: kind === 'comment' })
        if (kind === 'comment' && width === 1440 && colorScheme === 'light') {
          const words = (await page.locator('.body').innerText()).split(/\s+/).length
          process.stdout.write(`${name}: ${words} words\n`)
        }
        await page.close()
      }
}
await browser.close()
