import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildView } from '../../src/facts/view.ts'
import { renderHtml } from '../../src/render/html/page.ts'
import { everyday } from '../unit/render/everyday.ts'
import { openFile, startChromium } from './chromium.ts'
import { commentPage } from './comment-page.ts'

let browser: Browser

beforeAll(async () => {
  browser = await startChromium()
})
afterAll(async () => {
  await browser?.close()
})

/** The narrowest phone that is sold, and what a usual one shows of a page. */
const [narrow, screen] = [360, 740]

/** Where the last of these ends, in CSS pixels from the top; undefined without any. */
async function bottomOf(page: Page, selector: string): Promise<number | undefined> {
  const box = await page.locator(selector).first().boundingBox()
  return box === null ? undefined : box.y + box.height
}

const isTooWide = (page: Page) => page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')

describe.each(Object.entries(everyday))('%s on a phone', (_, make) => {
  const report = make()

  it('shows the first regression on the first screen of the comment, which does not scroll sideways', async () => {
    const { page } = await openFile(browser, commentPage(report), { width: narrow })
    expect(await isTooWide(page)).toBe(false)
    const listed = buildView(report).groups.regressed.length > 0
    const bottom = listed ? await bottomOf(page, '.body > ul > li > strong, .body li strong') : 0
    expect(bottom).toBeLessThan(screen)
    await page.close()
  })

  it('shows the list on the first screen of the report, which does not scroll sideways', async () => {
    const { page, errors } = await openFile(browser, renderHtml(buildView(report)), { width: narrow })
    expect(await isTooWide(page)).toBe(false)
    expect(await bottomOf(page, '#cases .row')).toBeLessThan(screen)
    expect(errors).toEqual([])
    await page.close()
  })
})
