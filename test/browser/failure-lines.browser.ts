import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FailureRow, readFailures, reports, rows } from '../support/reports/recorded-failures.ts'
import { buildReport } from '../unit/render/builders.ts'
import { startChromium } from './chromium.ts'
import { commentPage } from './comment-page.ts'

/** In CSS pixels, from the top of the comment. */
const firstPixels = 300

/** In CSS pixels. */
const widths = [900, 360]
/** The largest share of failures that miss. */
const most = 0.05

let browser: Browser
beforeAll(async () => {
  browser = await startChromium()
})
afterAll(async () => {
  await browser?.close()
})

/** A comment breaks an address with characters that nobody sees. */
const joinBlanks = (text: string) => text.replaceAll(/[\s\u200b]+/g, '')

/** Go writes the place before the line; the comment links it beside the name. */
const dropPlace = (line: string) => line.replace(/^(?:\.\/)?[\w./-]+:\d+(?::\d+)?: /, '')

/** Packages of the projects that have tests beside those that failed, as they are in every report. */
const otherPackages: Readonly<Record<string, string>> = {
  'cobra.json': 'github.com/spf13/cobra/doc',
  'testify.json': 'github.com/stretchr/testify/mock',
}

/** The comment of each recorded failure, as that of a job in which the others of the report pass. */
async function renderComments(): Promise<{
  readonly shown: readonly FailureRow[]
  readonly content: string
}> {
  const shown: FailureRow[] = []
  const comments: string[] = []
  for (const report of reports) {
    const failures = await readFailures(report)
    const passing = failures.map(
      ({ result: { identity } }) => ({ ...identity, before: [1, 1], after: [1, 1] }) as const,
    )
    const other = otherPackages[report]
    const beside =
      other === undefined ? [] : [{ suite: [other], name: 'x', before: [1, 1], after: [1, 1] } as const]
    for (const [index, row] of rows.filter((other) => other.report === report).entries()) {
      const { result } = failures[index] ?? {}
      if (result === undefined) continue
      const { identity, location, message, detail } = result
      const { file, line } = location ?? { file: identity.file, line: undefined }
      const cases = [
        { ...identity, file, line, before: [1, 1], after: [0, 1], message, result: { detail } } as const,
        ...passing.filter((_, at) => at !== index),
        ...beside,
      ]
      shown.push(row)
      comments.push(commentPage(buildReport({ suiteName: 'tests', cases })))
    }
  }
  return { shown, content: comments.join('') }
}

/** The text of each comment that is above `firstPixels`, and the links there. */
async function readTops(page: Page): Promise<readonly { text: string; links: string[] }[]> {
  return await page.evaluate<
    { text: string; links: string[] }[]
  >(`[...document.querySelectorAll('.body')].map((body) => {
    const end = body.getBoundingClientRect().top + ${firstPixels}
    const isAbove = (range) => range.getBoundingClientRect().height > 0 && range.getBoundingClientRect().bottom <= end
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    let text = ''
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      let length = node.textContent.length
      // Of a text of several lines, those that are above.
      while (length > 0 && !isAbove(range)) range.setEnd(node, --length)
      text += node.textContent.slice(0, length)
    }
    const links = [...body.querySelectorAll('a')].filter(isAbove)
    return { text, links: links.map((link) => decodeURI(link.getAttribute('href'))) }
  })`)
}

it('comments show the line and link to it in their first pixels, wide and on a phone', async () => {
  const { shown, content } = await renderComments()
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    await page.setContent(content)
    const tops = await readTops(page)
    expect(tops.length).toBe(rows.length)
    const missed = shown.flatMap((row, index) => {
      const { text = '', links = [] } = tops[index] ?? {}
      const [, file, line] = /^(.*?)(?::(\d+))?$/.exec(row.place) ?? []
      const address = line === undefined ? `/${file}` : `/${file}#L${line}`
      const hasLine = joinBlanks(text).includes(joinBlanks(dropPlace(row.line)))
      const hasPlace = row.place === '' || links.some((link) => link.endsWith(address))
      return hasLine && hasPlace ? [] : [{ ...row, hasLine, hasPlace, text, links }]
    })
    expect(missed.length, `${width} px`).toBeLessThanOrEqual(most * rows.length)
  }
})
