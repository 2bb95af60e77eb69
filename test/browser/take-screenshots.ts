/**
 * `npm run docs:screenshots`: takes the pictures of the documentation, and keeps of what. A comment is rendered as GitHub
 * does it, in a page with similar type and colours. Needs the Debian packages `fonts-noto-core`, `fonts-noto-color-emoji` and
 * `pngquant`.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFile, startChromium } from './chromium.ts'
import { digestTexts, renderPage, screenshots } from './screenshots.ts'

const folder = join(import.meta.dirname, '../../docs/screenshots')
const browser = await startChromium()
for (const screenshot of screenshots) {
  const { name, width, theme, opens } = screenshot
  const path = join(folder, `${name}.png`)
  const { page } = await openFile(browser, renderPage(screenshot), { width, colorScheme: theme })
  if (opens !== undefined) await page.getByText(new RegExp(`^${opens}`)).click()
  if (screenshot.view === 'comment') await page.locator('.comment').screenshot({ path })
  else await page.screenshot({ path })
  await page.close()
  spawnSync('pngquant', ['--force', '--ext', '.png', '--skip-if-larger', path])
}
await browser.close()
writeFileSync(join(folder, 'taken.json'), `${JSON.stringify(digestTexts(), undefined, 2)}\n`)
