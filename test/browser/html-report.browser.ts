import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderHtml } from '../../src/render/html.ts'
import { attacks } from '../unit/render/attacks.ts'
import { buildReport, type CaseStory, passingCases } from '../unit/render/builders.ts'
import { situations } from '../unit/render/situations.ts'
import { openFile, startChromium } from './chromium.ts'

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Browser

beforeAll(async () => {
  browser = await startChromium()
})

afterAll(async () => {
  await browser?.close()
})

function evals(): string {
  const report = situations['evals-with-scores']?.()
  if (report === undefined) throw new Error('The situation is gone.')
  return renderHtml(report)
}

const titles = (page: Page) => page.locator('.row .title').allTextContents()

describe('the report of an eval suite', () => {
  it('tells the verdict and the figures', async () => {
    const { page, errors } = await openFile(browser, evals())
    expect(await page.locator('h1').textContent()).toContain('not ready to merge, 1 case regressed')
    expect(await page.locator('header table').textContent()).toContain('faithfulness')
    expect(errors).toEqual([])
  })

  it('tells them without a script as well', async () => {
    const content = evals().replaceAll('<script', '<template').replaceAll('</script', '</template')
    const { page } = await openFile(browser, content)
    expect(await page.locator('h1').textContent()).toContain('not ready to merge')
    expect(await page.locator('#browser').isVisible()).toBe(false)
  })

  it('finds cases by the words of their names', async () => {
    const { page } = await openFile(browser, evals())
    await page.keyboard.press('/')
    await page.keyboard.type('POLICY refund')
    await expect.poll(() => titles(page)).toEqual(['refund policy question'])
    expect(await page.locator('#found').textContent()).toBe('1 of 22 cases')
    await page.locator('#search').fill('no such case')
    await expect.poll(() => page.locator('#detail').textContent()).toBe('No case is like that.')
  })

  it('filters by change and by outcome, and sorts', async () => {
    const { page } = await openFile(browser, evals())
    await page.locator('#change').selectOption('Regressed')
    expect(await titles(page)).toEqual(['refund policy question'])
    await page.locator('#change').selectOption('')
    await page.locator('#outcome').selectOption('passes at times')
    expect(await titles(page)).toEqual(['refund policy question'])
    await page.locator('#outcome').selectOption('')
    await page.locator('#order').selectOption('name')
    expect((await titles(page))[0]).toBe('greets the customer')
  })

  it('shows iterations, the difference, tool calls and scores of a case', async () => {
    const { page } = await openFile(browser, evals())
    await page.locator('.row').first().click()
    const detail = page.locator('#detail')
    expect(await detail.locator('h2').textContent()).toBe('refund policy question')
    expect(await detail.locator('details').count()).toBe(4)
    expect(await detail.locator('.diff del').first().textContent()).toMatch(/^No, only/)
    expect(await detail.locator('.diff ins').first().textContent()).toMatch(/^Yes, any/)
    expect(await detail.textContent()).toContain('search_policy ok')
    expect(await detail.textContent()).toContain('faithfulness: 0.41')
    expect(await detail.locator('a').first().getAttribute('href')).toMatch(
      /^https:\/\/github\.com\/acme\/shop\/blob\/[0-9a-f]{40}\/tests\/checkout\.test\.ts#L12$/,
    )
  })

  it('works with the keyboard alone', async () => {
    const { page } = await openFile(browser, evals())
    await page.locator('#cases').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await page.locator('#cases').getAttribute('aria-activedescendant')).toBe('row-1')
    expect(await page.locator('#row-1').getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('End')
    expect(await page.locator('#cases').getAttribute('aria-activedescendant')).toBe('row-21')
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H2')
  })

  it('keeps the colours that were chosen', async () => {
    const { page } = await openFile(browser, evals(), { colorScheme: 'light' })
    const background = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
    expect(await background()).toBe('rgb(255, 255, 255)')
    await page.locator('#theme').selectOption('dark')
    expect(await background()).toBe('rgb(13, 17, 23)')
    await page.locator('#theme').selectOption('auto')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await background()).toBe('rgb(13, 17, 23)')
  })

  it.each(['light', 'dark'] as const)('is accessible in %s colours', async (colorScheme) => {
    // The policy of the page lets no foreign script in, so axe is put in where the page is opened for it.
    const content = evals().replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    for (const width of [1280, 600]) {
      const { page } = await openFile(browser, content, { colorScheme, width })
      await page.locator('.row').first().click()
      await page.addScriptTag({ content: axeScript })
      const found = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(
        'axe.run().then(({ violations }) => violations)',
      )
      expect(found.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
    }
  })
})

describe('a hostile report', () => {
  it('runs nothing, loads nothing and adds no element', async () => {
    const story = (text: string, index: number): CaseStory => ({
      name: `${index} ${text}`,
      suite: [text],
      file: text,
      change: 'regressed',
      before: [1, 1],
      after: [0, 1],
      message: text,
      result: {
        input: text,
        output: text,
        expected: `${text}!`,
        toolCalls: [{ name: text, arguments: { [text]: text } }],
        scores: [{ name: text, value: 0, rationale: text }],
      },
    })
    const small = attacks.filter((attack) => attack.length < 500)
    const report = buildReport({
      suiteName: '</title><script>document.title="owned"</script>',
      outcome: 'failed',
      cases: small.map(story),
      reasons: small.map((message) => ({ rule: message, status: 'failed', message })),
      report: { policy: small, notices: small },
    })
    const { page, errors, requests } = await openFile(browser, renderHtml(report))
    for (let index = 0; index < small.length; index += 1) {
      await page.locator('#cases').press(index === 0 ? 'Home' : 'ArrowDown')
    }
    expect(errors).toEqual([])
    expect(requests).toEqual([])
    expect(await page.title()).not.toBe('owned')
    expect(await page.locator('img, iframe, h1 script, svg[onload], style ~ style').count()).toBe(0)
    expect(await page.locator('script').count()).toBe(2)
    const links = await page.evaluate<string[]>('[...document.links].map((link) => link.href)')
    expect(links.filter((link) => !link.startsWith('https://github.com/acme/shop/'))).toEqual([])
  })
})

describe('a large report', () => {
  it.each([10_000, 100_000])('of %i cases shows only what is in view', async (count) => {
    const cases = [
      ...passingCases(count - 1, 1),
      { name: 'the needle', change: 'regressed' as const, before: [1, 1] as const, after: [0, 1] as const },
    ]
    const { page, errors } = await openFile(browser, renderHtml(buildReport({ cases, outcome: 'failed' })))
    expect((await titles(page))[0]).toBe('the needle')
    expect(await page.locator('.row').count()).toBeLessThan(60)
    await page.locator('#cases').press('End')
    await expect
      .poll(async () => (await titles(page)).at(-1))
      .toBe(`steady › passes ${String(count - 1).padStart(6, '0')}`)
    expect(await page.locator('.row').count()).toBeLessThan(60)
    await page.locator('#search').fill('needle')
    await expect.poll(() => titles(page)).toEqual(['the needle'])
    expect(errors).toEqual([])
  })
})
