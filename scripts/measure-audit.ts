/**
 * How right `eval-gate audit` is: in worlds that are known, its figures from a history of 30 runs against those of many
 * runs of the same world that it never saw. Ends by itself; `--histories 20 --truth 400` says how long it takes.
 */
import { parseArgs } from 'node:util'
import { audit } from '../src/cli/audit/audit.ts'
import { swapCases } from '../src/cli/audit/swap.ts'
import { breakCase, canBreak, lowerBy, type Random, seeded } from '../src/cli/rehearse/changes.ts'
import { judgeBy } from '../src/cli/rehearse/door.ts'
import { defaultPolicy } from '../src/config/policy/table.ts'
import type { Policy } from '../src/gate/policy/policy.ts'
import { addResult } from '../src/model/run/add-result.ts'
import { createRun, type Run } from '../src/model/run/run.ts'

interface World {
  readonly name: string
  readonly cases: number
  readonly iterations: number
  readonly kind: Policy['kind']
  /** Pass rate of a case, 0..1. */
  rate(random: Random): number
  /** Standard deviation of what one run adds to every rate, 0..1. */
  readonly weather: number
}

const steady = (random: Random) => (random() < 0.6 ? 0.995 : 0.6 + 0.4 * random())
const worlds: readonly World[] = [
  { name: '30 × 5, stable', cases: 30, iterations: 5, kind: 'auto', rate: steady, weather: 0 },
  { name: '100 × 3, stable', cases: 100, iterations: 3, kind: 'auto', rate: steady, weather: 0 },
  {
    name: '50 × 1, hard',
    cases: 50,
    iterations: 1,
    kind: 'evals',
    rate: (random) => 0.5 + 0.5 * random(),
    weather: 0,
  },
  {
    name: '60 × 3, bad days',
    cases: 60,
    iterations: 3,
    kind: 'auto',
    rate: (random) => 0.6 + 0.4 * random(),
    weather: 0.04,
  },
  { name: '100 × 1, tests', cases: 100, iterations: 1, kind: 'auto', rate: () => 1, weather: 0 },
]

const { values } = parseArgs({
  options: { histories: { type: 'string', default: '6' }, truth: { type: 'string', default: '300' } },
})
const [histories, truths] = [Number(values.histories), Number(values.truth)]
const baselineRuns = 10
const length = 30

function createWorld({ cases, iterations, rate, weather }: World, random: Random) {
  const rates = Array.from({ length: cases }, () => rate(random))
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  let count = 0
  return (): Run => {
    count += 1
    const run = createRun({ id: `run ${count}`, suiteName: 'world', createdAt: count * 86_400_000 })
    const shift = weather * normal()
    for (const [index, own] of rates.entries())
      for (let iteration = 0; iteration < iterations; iteration += 1)
        addResult(run, {
          identity: { suite: ['world'], name: `case ${index}` },
          outcome: random() < own + shift ? 'passed' : 'failed',
        })
    return run
  }
}

const labels = ['unchanged', 'case', '2 points', '5 points', '10 points', 'swap'] as const
const errors: number[] = []
console.log('| World | Figure | True | Audits, mean | Within 5 points |')
console.log('|---|---|---:|---:|---:|')
for (const [number, world] of worlds.entries()) {
  const random = seeded(number + 1)
  const draw = createWorld(world, random)
  const policy = { ...defaultPolicy, kind: world.kind }
  const swapped = Math.max(2, Math.round(world.cases / 20))
  const changes: readonly ((head: Run) => Run)[] = [
    (head) => head,
    (head) => {
      const keys = [...head.cases.values()].filter(canBreak).map(({ key }) => key)
      return breakCase(head, keys[Math.floor(random() * keys.length)] ?? '')
    },
    ...[2, 5, 10].map((points) => (head: Run) => lowerBy(head, points / 100, random)),
    (head) => swapCases(head, swapped, random),
  ]
  const judge = judgeBy(policy)
  const red = changes.map(() => 0)
  // Five heads on each base, which is worked out once.
  for (let window = 0; window < truths / 5; window += 1) {
    const base = Array.from({ length: baselineRuns }, draw)
    for (const [index, change] of changes.entries())
      for (let head = 0; head < 5; head += 1)
        if (judge(change(draw()), base) === 'failed') red[index] = (red[index] ?? 0) + 1
  }
  const truth = red.map((count) => count / truths)
  const told = Array.from({ length: histories }, () => {
    const { unchanged, breaks } = audit(Array.from({ length }, draw).reverse(), policy, { baselineRuns })
    const of = (kind: string, size?: number) =>
      breaks.find((one) => one.kind === kind && (size === undefined || one.size === size))?.red ?? Number.NaN
    return [unchanged.red, of('case'), of('drop', 2), of('drop', 5), of('drop', 10), of('swap')]
  })
  for (const [index, label] of labels.entries()) {
    const own = told.map((figures) => figures[index] ?? Number.NaN)
    const off = own.map((share) => Math.abs(share - (truth[index] ?? 0)))
    errors.push(...off)
    const mean = own.reduce((sum, share) => sum + share, 0) / own.length
    const within = off.filter((error) => error <= 0.05).length
    const cells = [world.name, label, percent(truth[index] ?? 0), percent(mean), `${within} of ${own.length}`]
    console.log(`| ${cells.join(' | ')} |`)
  }
}
const sorted = errors.toSorted((a, b) => a - b)
const quantile = (share: number) =>
  percent(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)
const within = errors.filter((error) => error <= 0.05).length
console.log(
  `\n${within} of ${errors.length} figures are within 5 points; half within ${quantile(0.5)}, nine of ten within ${quantile(0.9)}.`,
)

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}
