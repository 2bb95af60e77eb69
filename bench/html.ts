import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { startChromium } from '../test/browser/chromium.ts'
import { pages } from './html/pages.ts'

/**
 * How long a large HTML report takes to open in Chromium: `npm run bench:html [-- --rounds N] [--keep FOLDER]
 * [PAGE.html…]`. Pages given as files take turns with the others, such as those that another version kept.
 */
const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '11' }, keep: { type: 'string' } },
  allowPositionals: true,
})
/** Of opening, with 100,000 cases, ms. */
const limit = 1500

interface Opened {
  /** From the start until the first row is there and the list has moved to the next case, ms. */
  readonly opens: number
  /** Processor time of the page's main thread until then, ms. */
  readonly cpu: number
  /** From the key to the last row, ms. */
  readonly end: number
  /** From the typed word to the cases found, ms. */
  readonly search: number
}

if (values.keep !== undefined) mkdirSync(values.keep, { recursive: true })
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'eval-gate-bench-html-'))
const files = new Map(positionals.map((file) => [`${basename(file)} (given)`, file]))
for (const [name, make] of Object.entries(pages)) {
  const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.html`)
  writeFileSync(file, make())
  files.set(name, file)
}
const browser = await startChromium()
const rounds = new Map([...files.keys()].map((name): [string, Opened[]] => [name, []]))
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const [name, file] of files) rounds.get(name)?.push(await open(browser, file))
}
await browser.close()

const say = (...columns: (string | number)[]) =>
  process.stdout.write(
    `${columns.map((column, at) => String(column)[at === 0 ? 'padEnd' : 'padStart'](at === 0 ? 52 : 10)).join('')}\n`,
  )
say('', 'MB', 'gzip MB', 'opens ms', 'CPU ms', 'end ms', 'search ms')
for (const [name, opened] of rounds) {
  const file = files.get(name) ?? ''
  const mb = (bytes: number) => (bytes / 1_000_000).toFixed(1)
  const of = (key: keyof Opened) => median(opened.map((one) => one[key])).toFixed(0)
  say(
    name,
    mb(statSync(file).size),
    mb(gzipSync(readFileSync(file)).length),
    of('opens'),
    of('cpu'),
    of('end'),
    of('search'),
  )
}
if (values.keep === undefined) rmSync(folder, { recursive: true })
for (const name of Object.keys(pages)) {
  if (median(rounds.get(name)?.map(({ opens }) => opens) ?? []) > limit) process.exitCode = 1
}

async function open(browser: Browser, file: string): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const start = performance.now()
  await page.goto(pathToFileURL(file).href, { waitUntil: 'commit' })
  const detail = page.locator('#detail h2')
  await page.locator('#row-0').waitFor()
  const first = await detail.textContent()
  await page.locator('#cases').press('ArrowDown')
  while ((await detail.textContent()) === first);
  const opens = performance.now() - start
  const { metrics } = await session.send('Performance.getMetrics')
  const cpu = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  const found = page.locator('#found')
  const all = await found.textContent()
  // Many failures are in groups.
  await page.locator('#group').selectOption('', { force: true })
  const atEnd = performance.now()
  await page.locator('#cases').press('End')
  const count = Number(all?.split(' ').at(-2)?.replaceAll(',', ''))
  await page.locator(`#row-${count - 1}`).waitFor()
  const end = performance.now() - atEnd
  const atSearch = performance.now()
  await page.locator('#search').fill('99 question order')
  while ((await found.textContent()) === all);
  const search = performance.now() - atSearch
  await page.close()
  return { opens, cpu, end, search }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
