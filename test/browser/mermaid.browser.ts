import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawTrendChart } from '../../src/render/markdown/figures.ts'
import { attacks } from '../unit/render/attacks.ts'
import { buildReport, passingCases, someTime } from '../unit/render/builders.ts'
import { showcase } from '../unit/render/showcase.ts'
import { openFile, startChromium } from './chromium.ts'

const mermaidScript = readFileSync(createRequire(import.meta.url).resolve('@mermaid-js/tiny'), 'utf8')

let browser: Browser

beforeAll(async () => {
  browser = await startChromium()
})

afterAll(async () => {
  await browser?.close()
})

interface Drawn {
  readonly texts: readonly string[]
  /** Points of the line. */
  readonly points: number
  readonly foreign: readonly string[]
  /** Labels of the lower axis. */
  readonly labels: number
  /** Those that touch the one before. */
  readonly touching: readonly string[]
  readonly stroke: string | null
}

/** Draws charts as GitHub does, with Mermaid itself. */
async function draw(charts: readonly string[]): Promise<readonly Drawn[]> {
  const { page, errors } = await openFile(browser, '<!doctype html><meta charset="utf-8"><main></main>')
  await page.addScriptTag({ content: mermaidScript })
  const sources = charts.map((chart) => chart.replace(/^```mermaid\n/, '').replace(/\n```$/, ''))
  const drawn = await page.evaluate<readonly Drawn[]>(`(async () => {
    mermaid.initialize({ startOnLoad: false, securityLevel: 'strict' })
    const drawn = []
    for (const [index, source] of ${JSON.stringify(sources)}.entries()) {
      const { svg } = await mermaid.render('chart' + index, source)
      document.querySelector('main').innerHTML = svg
      const line = document.querySelector('main .line-plot-0 path')
      const labels = [...document.querySelectorAll('main .bottom-axis .label text')]
      const boxes = labels.map((label) => label.getBoundingClientRect())
      drawn.push({
        texts: [...document.querySelectorAll('main text')].map((text) => text.textContent),
        points: (line?.getAttribute('d')?.match(/[ML]/g) ?? []).length,
        foreign: [...document.querySelectorAll('main :is(a, img, image, script, iframe, foreignObject)')].map((one) => one.outerHTML),
        labels: labels.length,
        touching: labels.flatMap(({ textContent }, at) => at > 0 && boxes[at].left <= boxes[at - 1].right ? [textContent] : []),
        stroke: line?.getAttribute('stroke'),
      })
    }
    return drawn
  })()`)
  expect(errors).toEqual([])
  await page.close()
  return drawn
}

function chartOf(labels: readonly string[], passRate = 0.95): string {
  const history = labels.map((label, index) => ({ label, createdAt: someTime - index, passRate }))
  const chart = drawTrendChart(buildReport({ cases: passingCases(2), report: { history } }))
  if (chart === undefined) throw new Error('Two base runs or more have a chart.')
  return chart
}

it('the trend is drawn by Mermaid, with a point and a label for each run', async () => {
  const report = showcase()
  const names = report.history?.map(({ label }) => label) ?? []
  expect(names.length).toBeGreaterThan(2)
  const [drawn] = await draw([drawTrendChart(report) ?? ''])
  expect(drawn?.points).toBe(names.length + 1)
  expect(drawn?.stroke).toBe('#2f81f7')
  expect(drawn?.texts).toEqual(
    expect.arrayContaining(['Pass rate of the last runs, in percent', 'percent', ...names, 'this change']),
  )
})

it('one base run has no chart: the table of figures shows as much', () => {
  const history = [{ label: '9f1a2b3', createdAt: someTime, passRate: 0.95 }]
  expect(drawTrendChart(buildReport({ cases: passingCases(2), report: { history } }))).toBeUndefined()
})

it.each([
  ['two base runs', ['8ce5d4c', '9f1a2b3']],
  ['nine base runs', Array.from({ length: 9 }, (_, index) => `9f1a2b${index}`)],
  ['twenty base runs', Array.from({ length: 20 }, (_, index) => `9f1a2b${index}`)],
  ['runs of the same name', ['main', 'main', 'main']],
])('%s are a point each, and their names stand apart', async (_, labels) => {
  const drawn = await draw([chartOf(labels), chartOf(labels, 0.999), chartOf(labels, 0)])
  expect(drawn.map(({ points }) => points)).toEqual([1, 1, 1].map(() => labels.length + 1))
  for (const chart of drawn) expect(chart).toMatchObject({ labels: labels.length + 1, touching: [] })
})

it('a label of any kind breaks no chart and adds nothing to it', async () => {
  const drawn = await draw(attacks.map((attack) => chartOf([attack, '9f1a2b3'])))
  expect(drawn.map(({ points }) => points)).toEqual(attacks.map(() => 3))
  expect(drawn.flatMap(({ foreign }) => foreign)).toEqual([])
  for (const { texts } of drawn) expect(texts).toContain('this change')
})
