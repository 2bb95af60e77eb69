import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildView } from '../../src/facts/view.ts'
import { formatRate } from '../../src/model/format.ts'
import type { GateReport } from '../../src/model/gate-report.ts'
import { countJudged, type Run } from '../../src/model/run/run.ts'
import { renderHtml } from '../../src/render/html/page.ts'
import { attacks } from '../unit/render/attacks.ts'
import { baseRunsOf, buildReport, type CaseStory, passingCases } from '../unit/render/builders.ts'
import { everyday } from '../unit/render/everyday.ts'
import { showcase } from '../unit/render/showcase.ts'
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
  return renderHtml(buildView(report))
}

const labels = (pictures: Locator) =>
  pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('aria-label')))

/** The texts of a table, row by row. */
const cells = (within: Locator) =>
  within
    .locator('tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
    )

/** The base runs, oldest first, and the head, with the names that a reader sees. */
const runsOf = ({ baselineRuns = [], head }: GateReport) => [
  ...baselineRuns.toReversed().map((run) => ({ label: run.info.commit?.slice(0, 7), run })),
  { label: 'this change', run: head },
]

/** Passed of judged iterations, 0..1. */
function passRateOf({ cases }: Run): number {
  const tallies = [...cases.values()]
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return sum(tallies.map(({ passed }) => passed)) / sum(tallies.map(countJudged))
}

const titles = (page: Page) => page.locator('.row .title').allTextContents()

describe('the report of an eval suite', () => {
  it('shows the verdict and the figures', async () => {
    const { page, errors } = await openFile(browser, evals())
    expect(await page.locator('h1').textContent()).toContain('not ready to merge, 1 of 22 cases regressed')
    expect(await page.getByRole('table', { name: 'Figures of the suite' }).textContent()).toContain(
      'faithfulness',
    )
    expect(errors).toEqual([])
  })

  it('shows them without a script as well', async () => {
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
    await expect.poll(() => page.locator('#detail').textContent()).toBe('No case matches.')
  })

  it('filters by change and by outcome, and sorts', async () => {
    const { page } = await openFile(browser, evals())
    await page.locator('#change').selectOption('Regressed')
    expect(await titles(page)).toEqual(['refund policy question'])
    await page.locator('#change').selectOption('')
    await page.locator('#outcome').selectOption('fails')
    expect(await titles(page)).toEqual(['refund policy question'])
    await page.locator('#outcome').selectOption('')
    await page.locator('#order').selectOption('name')
    expect((await titles(page))[0]).toBe('greets the customer')
  })

  it('distinguishes a case that always fails from one that passes sometimes', async () => {
    const { page } = await openFile(browser, renderHtml(buildView(showcase())))
    await page.locator('#outcome').selectOption('fails')
    expect(await titles(page)).toEqual(['refunds › states the 30 day limit'])
    await page.locator('#outcome').selectOption('passes sometimes')
    await page.locator('#order').selectOption('name')
    expect(await titles(page)).toEqual([
      'accounts › closes an account in two steps',
      'delivery › asks for the order number first',
      'warranty › explains the warranty of batteries',
    ])
  })

  it('shows iterations, the difference, tool calls and scores of a case', async () => {
    const { page } = await openFile(browser, evals())
    await page.locator('.row').first().click()
    const detail = page.locator('#detail')
    expect(await detail.locator('h2').textContent()).toBe('refund policy question')
    expect(await detail.locator('details.iteration summary').allTextContents()).toEqual([
      'iteration 1: failed, 120 ms',
      'iteration 2: failed, 120 ms',
      'iteration 3: failed, 120 ms',
      'Before, on the base branch: iteration 1: passed, 120 ms',
    ])
    expect(await detail.locator('.diff del').first().textContent()).toMatch(/^No, only/)
    expect(await detail.locator('.diff ins').first().textContent()).toMatch(/^Yes, any/)
    expect(await detail.textContent()).toContain('search_policy ok')
    expect(await detail.textContent()).toContain('faithfulness: 0.41')
    expect(await detail.locator('a').first().getAttribute('href')).toMatch(
      /^https:\/\/github\.com\/acme\/shop\/blob\/[0-9a-f]{40}\/tests\/checkout\.test\.ts#L12$/,
    )
  })

  it('opens with the first regression, and what it changed', async () => {
    const { page } = await openFile(browser, renderHtml(buildView(showcase())))
    const detail = page.locator('#detail')
    expect(await detail.locator('h2').textContent()).toBe('refunds › states the 30 day limit')
    expect(await detail.locator('.change del').allTextContents()).toEqual(['No. ', 'within 30 days of '])
    expect(await detail.locator('.change pre ins').allTextContents()).toEqual(['Yes! ', 'at any time after '])
    expect(await detail.locator('.path ins').allTextContents()).toEqual(['find_order'])
    const [why, asked, , , scores] = await detail.locator('.change > *').allInnerTexts()
    expect(why).toBe('faithfulness 0.41 is below 0.7: the answer contradicts the policy')
    expect(asked).toContain('I bought a lamp 40 days ago and do not like it. Can I send it back?')
    expect(scores).toContain(
      'faithfulness 0.93 → 0.41 (needs 0.7): The policy allows 30 days; the answer says any time.',
    )
    // The iterations say the same once more.
    expect(await detail.locator('details.iteration[open]').count()).toBe(0)
    expect(page.url()).not.toContain('#')
  })

  it('has an address for every case', async () => {
    const content = renderHtml(buildView(showcase()))
    const { page } = await openFile(browser, content)
    await page.locator('.row').nth(1).click()
    expect(page.url()).toMatch(/#case-2$/)
    const link = page.getByRole('link', { name: 'Link to this case' })
    expect(await link.getAttribute('href')).toBe('#case-2')
    await page.evaluate("location.hash = '#case-1'")
    await expect
      .poll(() => page.locator('#detail h2').textContent())
      .toBe('refunds › states the 30 day limit')
    await page.evaluate("location.hash = '#case-30'")
    await expect.poll(() => page.locator('#cases').getAttribute('aria-activedescendant')).toBe('row-29')
  })

  it.each([
    [1280, 900],
    [375, 812],
  ])('shows the verdict and the first cases without scrolling at %i × %i', async (width, height) => {
    const { page } = await openFile(browser, renderHtml(buildView(showcase())), { width })
    await page.setViewportSize({ width, height })
    const bottom = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox()
      return box === null ? Number.POSITIVE_INFINITY : box.y + box.height
    }
    expect(await bottom('h1')).toBeLessThan(height)
    expect(await bottom('#row-2')).toBeLessThan(height)
    const name = page.locator('#row-2 .title')
    const isCut = await name.evaluate(
      (of) => of.scrollWidth > of.clientWidth || of.scrollHeight > of.clientHeight,
    )
    expect(isCut).toBe(false)
  })

  it('shows the first case on the first screen of a phone, whatever happened', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    for (const [name, build] of Object.entries({ ...situations, ...everyday, showcase })) {
      await page.setContent(renderHtml(buildView(build())))
      const box = await page.locator('.row').first().boundingBox()
      expect(box && box.y + box.height, name).toBeLessThan(740)
    }
  })

  it('leads to the case on a phone, where it is below the list, and back', async () => {
    const { page } = await openFile(browser, renderHtml(buildView(showcase())), { width: 375 })
    const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y
    expect(await top('#detail')).toBeGreaterThan(500)
    await page.locator('#row-2').click()
    await expect.poll(() => top('#detail')).toBeLessThan(1)
    await page.getByRole('button', { name: 'All cases' }).click()
    await expect.poll(() => top('#cases')).toBeGreaterThan(0)
    expect(await page.evaluate('document.activeElement.id')).toBe('cases')
  })

  it.each(['showcase', 'slices', 'arms', 'huge-messages', 'first-run'])('fits a phone: %s', async (name) => {
    const report = name === 'showcase' ? showcase() : situations[name]?.()
    if (report === undefined) throw new Error('The situation is gone.')
    const { page } = await openFile(browser, renderHtml(buildView(report)), { width: 375 })
    await page.evaluate('for (const fold of document.querySelectorAll("details")) fold.open = true')
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(375)
  })

  it('filters by slice', async () => {
    const report = situations.slices?.()
    if (report === undefined) throw new Error('The situation is gone.')
    const { page } = await openFile(browser, renderHtml(buildView(report)))
    await page.locator('#slice').selectOption({ label: 'category: delivery (12)' })
    expect(await page.locator('#found').textContent()).toBe('12 of 36 cases')
  })

  it('names the flaky cases of the history, and sets no eval aside', async () => {
    const { page } = await openFile(browser, renderHtml(buildView(showcase())))
    await page.getByText('Over 5 base runs: 2 cases both passed and failed').click()
    expect(await cells(page.getByRole('table', { name: 'Cases that both passed and failed' }))).toEqual([
      ['Case', 'Failed', 'Iterations', 'Last in'],
      ['invoices › splits an invoice over two addresses', '73.3%', '22\u00a0of\u00a030', '9f1a2b3'],
      ['accounts › closes an account in two steps', '20%', '6\u00a0of\u00a030', 'this change'],
    ])
    expect(await page.getByLabel('Policy entries').count()).toBe(0)
  })

  it('shows the figures of the suite over the last runs, drawn and as a table', async () => {
    const report = showcase()
    const { page } = await openFile(browser, renderHtml(buildView(report)))
    const trends = page.getByRole('region', { name: 'The last runs' })
    expect(await labels(trends.getByRole('img'))).toEqual([
      'Pass rate from 98.1% to 95.9% over 6 runs',
      'Latency from 1.22 s to 1.35 s over 6 runs',
      'Cost from 0.00326 USD to 0.00352 USD over 6 runs',
      'faithfulness from 0.941 to 0.891 over 6 runs',
      'politeness at 0.965 first and last over 6 runs',
    ])
    await trends.getByText('The last runs as a table').click()
    const [heads, ...rows] = await cells(trends)
    expect(heads).toEqual(['Run', 'Pass rate', 'Latency', 'Cost', 'faithfulness', 'politeness'])
    expect(rows.map(([run, passRate]) => [run, passRate])).toEqual(
      runsOf(report).map(({ label, run }) => [label, formatRate(passRateOf(run))]),
    )
    // 0.921 and 0.965 are the means of the base; the scores of the showcase wobble around them, in two decimals each.
    expect(rows.map((row) => row.slice(4))).toEqual([
      ['0.941', '0.965'],
      ['0.911', '0.965'],
      ['0.951', '0.975'],
      ['0.921', '0.965'],
      ['0.931', '0.965'],
      ['0.891', '0.965'],
    ])
  })

  it('shows how a case fared in each base run, oldest first, and then in this change', async () => {
    const report = showcase()
    const { page, errors } = await openFile(browser, renderHtml(buildView(report)))
    await page.locator('.row').first().click()
    const runs = runsOf(report).map(({ label }) => label)
    const strip = page.getByRole('list', { name: 'Iterations passed, oldest run first' })
    expect(await strip.getByRole('listitem').allInnerTexts()).toEqual(
      runs.map((label) => `${label === 'this change' ? '0/5' : '5/5'}\n${label}`),
    )
    const history = page.locator('.history')
    expect(await labels(history.getByRole('img'))).toEqual([
      'faithfulness over 6 runs: 0.94 → 0.41, lowest 0.41, highest 0.95',
      'politeness over 6 runs: 0.97 → 0.98, lowest 0.97, highest 0.98',
    ])
    await history.getByText("Each run's scores").click()
    const faithfulness = ['0.94', '0.91', '0.95', '0.92', '0.93', '0.41']
    const politeness = ['0.97', '0.97', '0.97', '0.97', '0.97', '0.98']
    expect(await cells(history.locator('details'))).toEqual([
      ['Run', 'faithfulness', 'politeness'],
      ...runs.map((label, index) => [label, faithfulness[index], politeness[index]]),
    ])
    expect(errors).toEqual([])
  })

  it.each([
    ['several base runs', 5, 'Every iteration passed, in all 5 base runs and in this change.'],
    ['one base run', 1, 'Every iteration passed, in the base run and in this change.'],
  ])('says in a sentence that a case passed everywhere, with %s', async (_, baseRuns, sentence) => {
    const report = buildReport({ cases: passingCases(3), baseRuns })
    const { page } = await openFile(browser, renderHtml(buildView(report)))
    await page.locator('.row').first().click()
    expect(await page.locator('.history p').allInnerTexts()).toEqual([sentence])
  })

  it('shows no history where there is no base run', async () => {
    const report = buildReport({ cases: passingCases(3), hasBaseline: false })
    const { page } = await openFile(browser, renderHtml(buildView(report)))
    await page.locator('.row').first().click()
    expect(await page.locator('#detail h2').count()).toBe(1)
    expect(await page.locator('.history').count()).toBe(0)
    expect(await page.getByRole('region', { name: 'The last runs' }).count()).toBe(0)
  })

  it('shows what the cases reached before and now, and leads to a case that fell', async () => {
    const { page } = await openFile(browser, renderHtml(buildView(showcase())))
    const plots = page.getByRole('region', { name: 'The cases before and now' })
    expect(await plots.locator('.overview > figure:visible > figcaption').allInnerTexts()).toEqual([
      'Pass rate',
      'faithfulness',
    ])
    await plots.getByText('1 more score').click()
    expect(await plots.locator('figcaption').last().innerText()).toBe('politeness')
    await plots.locator('a:has(.bad)').last().click()
    await expect
      .poll(() => page.locator('#detail h2').textContent())
      .toBe('refunds › states the 30 day limit')
    expect(await page.locator('#detail').boundingBox()).toMatchObject({ y: expect.closeTo(0, 0) })
  })

  it('works with the keyboard alone', async () => {
    const { page } = await openFile(browser, evals())
    await page.locator('#cases').focus()
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

  it.each([
    ['light', 'showcase'],
    ['dark', 'showcase'],
    ['light', 'slices'],
    ['dark', 'arms'],
  ] as const)('is accessible in %s colours: %s', async (colorScheme, name) => {
    const report = name === 'showcase' ? showcase() : situations[name]?.()
    if (report === undefined) throw new Error('The situation is gone.')
    // The policy of the page lets no foreign script in, so axe is put in where the page is opened for it.
    const content = renderHtml(buildView(report)).replace(
      /<meta http-equiv="Content-Security-Policy"[^>]*>/,
      '',
    )
    for (const width of [1280, 375]) {
      const { page } = await openFile(browser, content, { colorScheme, width })
      await page.locator('.row').first().click()
      await page.evaluate('for (const fold of document.querySelectorAll("details")) fold.open = true')
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
    const renamed = ({ info, cases }: Run): Run => ({
      info: { id: small.join(' '), suiteName: info.suiteName, createdAt: Number.NaN },
      cases,
    })
    const report = buildReport({
      suiteName: '</title><script>document.title="owned"</script>',
      cases: small.map(story),
      policy: { cases: small.map((attack) => ({ match: [attack], weight: 2 })) },
      report: { notices: small, baselineRuns: baseRunsOf(small.map(story), 1).map(renamed) },
    })
    const { page, errors, requests } = await openFile(browser, renderHtml(buildView(report)))
    for (let index = 0; index < small.length; index += 1) {
      await page.locator('#cases').press(index === 0 ? 'Home' : 'ArrowDown')
    }
    expect(errors).toEqual([])
    expect(requests).toEqual([])
    expect(await page.title()).not.toBe('owned')
    expect(await page.locator('img, iframe, h1 script, svg[onload], style ~ style').count()).toBe(0)
    expect(await page.locator('script').count()).toBe(3)
    const links = await page.evaluate<string[]>('[...document.links].map((link) => link.href)')
    const elsewhere = links.filter((link) => !link.startsWith('https://github.com/acme/shop/'))
    expect(elsewhere.filter((link) => !link.startsWith(`${page.url().split('#')[0]}#case-`))).toEqual([])
  })
})

describe('a large report', () => {
  const failing = Array.from(
    { length: 3_000 },
    (_, index): CaseStory => ({
      name: `test ${index}`,
      suite: ['totals'],
      file: `tests/file${index % 7}.test.ts`,
      before: [1, 1],
      after: [0, 1],
      message: index % 3 === 0 ? `expected ${index} to be 0` : 'no connection to the database',
    }),
  )

  it('groups its failures by message or file, sorts as numbers do, and speaks of no iterations', async () => {
    const report = buildReport({ cases: [...failing, ...passingCases(40, 1)], report: {} })
    const { page, errors } = await openFile(browser, renderHtml(buildView(report)))
    const rows = () => page.locator('.row').evaluateAll((all) => all.map((row) => row.textContent))
    const test = (index: number) =>
      expect.stringMatching(new RegExp(`^Regressedtotals › test ${index}tests/file\\d\\.test\\.ts`))
    expect((await rows()).slice(0, 7)).toEqual([
      'no connection to the database2,000',
      test(1),
      test(2),
      test(4),
      'Show 1,997 more',
      'expected 0 to be 01,000',
      test(0),
    ])
    expect(await page.locator('#detail h2').textContent()).toBe('totals › test 1')
    expect(await page.locator('main').textContent()).not.toMatch(/iteration|\d\/1\b/)
    // The rest of a group with the keyboard.
    await page.locator('#cases').focus()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await page.locator('#detail h2').textContent()).toBe('totals › test 5')
    expect((await rows()).slice(0, 4).at(-1)).toEqual(test(4))
    await page.locator('#row-0').click()
    expect(await page.locator('#detail').innerText()).toContain(
      'no connection to the database\n\n2,000 tests',
    )
    expect(await page.locator('#detail li').count()).toBe(7)
    await page.locator('#group').selectOption('file')
    expect((await rows())[0]).toMatch(/^tests\/file\d\.test\.ts429$/)
    await page.locator('#group').selectOption('')
    expect((await titles(page)).slice(0, 3)).toEqual([
      'totals › test 0',
      'totals › test 1',
      'totals › test 2',
    ])
    expect(errors).toEqual([])
  })

  it('opens the case of an address without groups', async () => {
    const report = buildReport({ cases: failing })
    const { page } = await openFile(browser, renderHtml(buildView(report)))
    await page.evaluate("location.hash = '#case-2000'")
    await expect.poll(() => page.locator('#detail h2').textContent()).toBe('test 1999')
  })

  it.each([10_000, 100_000])('of %i cases shows only what is in view', async (count) => {
    const cases = [
      ...passingCases(count - 1, 1),
      { name: 'the needle', before: [1, 1] as const, after: [0, 1] as const },
    ]
    const baselineRuns = baseRunsOf(cases, 1).flatMap((run) => Array.from({ length: 20 }, () => run))
    const report = buildReport({ cases, report: { baselineRuns } })
    const { page, errors } = await openFile(browser, renderHtml(buildView(report)))
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
