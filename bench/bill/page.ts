import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { healthyPulls } from '../gates/costs.ts'
import { table } from '../gates/page/format.ts'
import type { Result } from '../gates/play.ts'
import { renderMonths } from './month-page.ts'
import { payingRules } from './rivals.ts'
import { billOf, readBills } from './table.ts'

export const recordedBills = join(import.meta.dirname, 'recorded.jsonl')

/** The day of {@link recordedBills}. */
const recordedOn = '26 November 2026'
/** Since when the cells of the planner are of different states of it. */
const recordedLast =
  'Where 60 pull requests were judged, it is with its last change, in which suspects are measured on both sides first, then the mean, and a budget that is spent leaves a suite open: stable 30 × 1 and 50 × 1, weather healthy and −10 points, stable 50 × 5 healthy and −5 points, trend, sticky, batches and half-outage. The others were recorded before it.'

const titles: Readonly<Record<string, string>> = {
  'ours-measured': '**Eval Gate, until it is certain**',
  ...Object.fromEntries(
    [1, 3, 5, 10].map((count) => [`ours-${count}`, `Eval Gate, ${count} of each case`] as const),
  ),
  ...Object.fromEntries(Object.entries(payingRules).map(([name, { title }]) => [name, title] as const)),
}

const effects = {
  none: 'healthy',
  'break-1%': 'one broken',
  halve: 'one passes half as often',
  'drop-5': '−5 points',
  'drop-10': '−10 points',
} as const

/** The section of docs/benchmark.md. */
export function renderBills(): readonly string[] {
  const results = readBills(readFileSync(recordedBills, 'utf8'))
  const cells = Map.groupBy(results, ({ world, size }) => `${world} ${size}`)
  return [
    '## Until it is certain',
    'What a verdict costs where a gate pays for each case and iteration, as `measure` does. Each cell: green, open and stopped, in percent, and what was measured on both sides beside all iterations of the suite (100%). Up to five iterations of each case may be measured in all, ten base runs.',
    ...[...cells.values()].map(renderCell),
    `The last column is the bill, in evaluations, for each correct verdict: green on a healthy pull request (${healthyPulls} of 100) or red on a regression (the other columns, equally often), and an open verdict is not correct. ${describeCounts(results)} [bench/bill](https://github.com/eval-gate/eval-gate/tree/main/bench/bill) has the rules: ${describeRules()}. Eval Gate plays with its planner in the process of the benchmark (${describeCommandLine()}); recorded on ${recordedOn}. ${recordedLast}`,
    ...renderMonths(titles, effects),
  ]
}

function renderCell(results: readonly Result[]): string {
  const [first] = results
  if (first === undefined) return ''
  const shown = Object.entries(effects).filter(([effect]) => results.some((of) => of.effect === effect))
  const rows = Object.entries(titles).flatMap(([gate, title]) => {
    const own = results.filter((of) => of.gate === gate)
    if (own.length === 0) return []
    const columns = shown.map(([effect]) => describeResult(own.find((of) => of.effect === effect)))
    return [[title, ...columns, own.length < shown.length ? '–' : computeCost(own)]]
  })
  const head = [`${first.world}, ${first.size.replace('x', ' × ')}`, ...shown.map(([, title]) => title)]
  return table([...head, 'evaluations for a correct verdict'], rows)
}

function describeResult(result: Result | undefined): string {
  if (result === undefined) return '–'
  const { green, open, red, count } = result
  const shares = [green, open, red].map((hits) => Math.round((100 * hits) / count))
  return `${shares.join(' · ')} (${Math.round(100 * billOf(result))}%)`
}

/** Evaluations for each correct verdict; – where a share of one kind is not known. */
function computeCost(results: readonly Result[]): string {
  const isHealthy = ({ effect }: Result) => effect === 'none'
  const healthy = results.filter(isHealthy)
  const worse = results.filter((of) => !isHealthy(of))
  if (healthy.length === 0 || worse.length === 0) return '–'
  const weigh = (measure: (result: Result) => number) => {
    const average = (of: readonly Result[]) => of.reduce((sum, one) => sum + measure(one), 0) / of.length
    return (healthyPulls * average(healthy) + (100 - healthyPulls) * average(worse)) / 100
  }
  const paid = weigh(({ iterations, fresh, count }) => (iterations + fresh) / count)
  const correct = weigh((of) => (isHealthy(of) ? of.green : of.red) / of.count)
  return correct === 0 ? 'none is correct' : String(Math.round(paid / correct))
}

/** What `through-cli.ts` printed. */
function describeCommandLine(): string {
  const lines = readFileSync(join(import.meta.dirname, 'through-cli.jsonl'), 'utf8')
    .trim()
    .split('\n')
  const pairs = lines.map(
    (line) => JSON.parse(line) as Record<'planner' | 'commandLine', { verdict: string }>,
  )
  const same = pairs.filter(({ planner, commandLine }) => planner.verdict === commandLine.verdict).length
  return `the built \`eval-gate measure\` came to the same verdict in ${same} of ${pairs.length} pull requests of eight cells`
}

function describeCounts(results: readonly Result[]): string {
  const counts = [...new Set(results.map(({ count }) => count))].sort((a, b) => a - b)
  return `${counts.join(' or ')} pull requests a cell, so a share is off by up to 15 points.`
}

function describeRules(): string {
  return Object.values(payingRules)
    .map(({ title, source }) => `${title} ([${source.title}](${source.url}), read on ${source.read})`)
    .join(', ')
}
