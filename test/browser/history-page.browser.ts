import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMeasurement } from '../../src/cli/history/measurement.ts'
import { collectHistory, type HistoryFacts } from '../../src/facts/history/history.ts'
import { listRunChanges } from '../../src/gate/attribute/runs-without-change.ts'
import { computeMeanInterval, computeWilsonInterval } from '../../src/gate/statistics/intervals.ts'
import type { Run } from '../../src/model/run/run.ts'
import { renderHistory } from '../../src/render/html/months/page.ts'
import { serializeResults } from '../../src/results/write-results.ts'
import { addCase } from '../support/gate/build.ts'
import { months, nameCase, simulateMonths } from '../support/gate/team-months.ts'
import { attacks } from '../unit/render/attacks.ts'
import { openFile, startChromium } from './chromium.ts'

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Browser
let facts: HistoryFacts
let content: string

const tools = { computePassInterval: computeWilsonInterval, computeMeanInterval, listRunChanges }

beforeAll(async () => {
  browser = await startChromium()
  const { runs, reports } = await simulateMonths(400)
  facts = collectHistory(
    {
      suiteName: 'support',
      runs,
      measurements: reports.map((report) => readMeasurement(serializeResults(report), 'results')),
      fates: [],
      isQuarantined: ({ name }) => name === nameCase(months.quarantined),
    },
    tools,
  )
  content = renderHistory(facts, 'https://github.com/octo/app')
})

afterAll(async () => {
  await browser?.close()
})

describe('the page of 95 days and 400 cases', () => {
  const looks = [360, 900, 1440].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
  )
  it.each(looks)(
    'fits $width pixels, $colorScheme, asks nothing of the network, and everybody can read it',
    async (look) => {
      const { page, errors, requests } = await openFile(browser, content, look)
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
      await page.evaluate(axeScript)
      const { violations } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
        'axe.run()',
      )
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      expect([errors, requests]).toEqual([[], []])
    },
  )

  it('draws each figure with a point a day, and the marks by their numbers', async () => {
    const { page } = await openFile(browser, content)
    expect(await page.locator('.chart circle').count()).toBe(facts.series.length * facts.days.length)
    expect(await page.locator('.chart').first().locator('.marks text').allTextContents()).toEqual(
      await page
        .locator('.changes > li')
        .evaluateAll((items) => items.map((item) => item.getAttribute('value'))),
    )
  })

  it('finds cases by their life, and shows the days of each', async () => {
    const { page } = await openFile(browser, content)
    await page.locator('#change').selectOption('Flaky')
    await page.locator('.row').first().click()
    expect(await page.locator('#detail h2').textContent()).toBe(nameCase(months.flaky))
    expect(await page.locator('#detail .strip li').count()).toBe(facts.days.length)
    await page.getByRole('link', { name: nameCase(months.overridden.number) }).click()
    await expect.poll(() => page.locator('#detail h2').textContent()).toBe(nameCase(months.overridden.number))
    expect(await page.locator('#detail .facts').textContent()).toContain('failed from 2030-02-10')
  })

  it('links pull requests', async () => {
    const { page } = await openFile(browser, content)
    expect(await page.getByRole('link', { name: '#120' }).getAttribute('href')).toBe(
      'https://github.com/octo/app/pull/120',
    )
  })

  it('says the same without a script', async () => {
    const plain = content.replaceAll('<script', '<template').replaceAll('</script', '</template')
    const { page } = await openFile(browser, plain)
    expect(await page.locator('h1').textContent()).toContain('support: history')
    expect(await page.locator('.lives tbody tr').count()).toBeGreaterThan(3)
    expect(await page.locator('#browser').isVisible()).toBe(false)
  })
})

it('takes every name for text', async () => {
  const small = attacks.filter((attack) => attack.length < 500)
  const hostile = '</title><script>document.title="owned"</script><img src=x onerror=alert(1)>'
  const runs = [2, 1].map((day): Run => {
    const info = {
      id: `${day}`,
      suiteName: hostile,
      createdAt: day * 86_400_000,
      commit: hostile,
      branch: hostile,
    }
    const run: Run = { info, cases: new Map() }
    for (const attack of small)
      addCase(run, attack, day === 1 ? 'p' : 'f', {
        file: attack,
        model: `${hostile} ${day}`,
        message: attack,
        scores: [{ name: attack, judge: `${hostile} ${day}`, value: 0.5 }],
      })
    return run
  })
  const measurements = small.map((attack, index) => ({
    info: { id: attack, suiteName: hostile, createdAt: index, branch: attack, url: attack },
    outcome: 'failed' as const,
    why: attack,
    blamed: [{ key: attack, title: attack }],
    acceptedBy: [attack],
    spent: { iterations: 1, costUsd: null, durationMs: 0 },
  }))
  const history = collectHistory(
    { suiteName: hostile, runs, measurements, fates: [], isQuarantined: () => false },
    tools,
  )
  const { page, errors, requests } = await openFile(browser, renderHistory(history))
  for (let index = 0; index < small.length; index += 1)
    await page.locator('#cases').press(index === 0 ? 'Home' : 'ArrowDown')
  expect([errors, requests]).toEqual([[], []])
  expect(await page.title()).not.toBe('owned')
  expect(await page.locator('img, iframe, h1 script, svg[onload], style ~ style ~ style').count()).toBe(0)
  expect(await page.locator('script').count()).toBe(3)
  const links = await page.evaluate<string[]>('[...document.links].map((link) => link.href)')
  expect(links.filter((link) => /^(?:javascript|data|file:\/\/(?!\/tmp))/i.test(link))).toEqual([])
})
