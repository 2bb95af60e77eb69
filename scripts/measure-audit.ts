/**
 * How right `eval-gate audit` is: in worlds that are known, its figures from a history of 30 runs against those of many
 * runs of the same world that it never saw. Every chance is known within 5 points or has a range; both are counted.
 * Ends by itself; `--histories 12 --truth 1500` is the default.
 */
import { parseArgs } from 'node:util'
import { auditHistory } from '../src/cli/audit/audit.ts'
import { closeEnough } from '../src/cli/audit/question.ts'
import { swapCases } from '../src/cli/audit/suite.ts'
import {
  breakCase,
  canBreak,
  createSeededGenerator,
  lowerPassRate,
  type Random,
} from '../src/cli/rehearse/changes.ts'
import { createPolicyJudge } from '../src/cli/rehearse/door.ts'
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
  options: { histories: { type: 'string', default: '12' }, truth: { type: 'string', default: '1500' } },
})
/** What a verdict is called in an audit. */
const shown = { failed: 'red', inconclusive: 'undecided', passed: 'green' } as const
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
const verdicts = ['red', 'undecided', 'green'] as const
/** Chances that are known within 5 points, and those with a range; how many are right. */
const sums = { close: { all: 0, right: 0 }, ranged: { all: 0, right: 0 } }
console.log(
  '| World | Figure | Verdict | True | Audits, mean | Spread | Close | Within 5 points | Ranged | Covered |',
)
console.log('|---|---|---|---:|---:|---:|---:|---:|---:|---:|')
for (const [number, world] of worlds.entries()) {
  const random = createSeededGenerator(number + 1)
  const draw = createWorld(world, random)
  const policy = { ...defaultPolicy, kind: world.kind }
  const swapped = Math.max(2, Math.round(world.cases / 20))
  const changes: readonly ((head: Run) => Run)[] = [
    (head) => head,
    (head) => {
      const keys = [...head.cases.values()].filter(canBreak).map(({ key }) => key)
      return breakCase(head, keys[Math.floor(random() * keys.length)] ?? '')
    },
    ...[2, 5, 10].map((points) => (head: Run) => lowerPassRate(head, points / 100, random)),
    (head) => swapCases(head, swapped, random),
  ]
  const truth = changes.map(() => ({ red: 0, undecided: 0, green: 0 }))
  // Five heads on each base, which is worked out once.
  for (let window = 0; window < truths / 5; window += 1) {
    const base = Array.from({ length: baselineRuns }, draw)
    const judge = createPolicyJudge(policy)
    for (const [index, change] of changes.entries())
      for (let head = 0; head < 5; head += 1) {
        const of = truth[index]
        if (of !== undefined) of[shown[judge(change(draw()), base)]] += 1
      }
  }
  const told = Array.from({ length: histories }, () => {
    const { unchanged, breaks } = auditHistory(Array.from({ length }, draw).reverse(), policy, {
      baselineRuns,
    })
    return [unchanged, ...breaks]
  })
  for (const [index, label] of labels.entries())
    for (const verdict of verdicts) {
      const right = (truth[index]?.[verdict] ?? Number.NaN) / truths
      const own = told.flatMap((figures) => figures[index]?.[verdict] ?? [])
      const close = own.filter(({ share, low, high }) => Math.max(high - share, share - low) <= closeEnough)
      const ranged = own.filter((of) => !close.includes(of))
      const within = close.filter(({ share }) => Math.abs(share - right) <= closeEnough).length
      const covered = ranged.filter(({ low, high }) => low <= right && right <= high).length
      sums.close.all += close.length
      sums.close.right += within
      sums.ranged.all += ranged.length
      sums.ranged.right += covered
      const shares = own.map(({ share }) => share)
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
      const spread = Math.sqrt(
        shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1),
      )
      const cells = [
        world.name,
        label,
        verdict,
        ...[right, mean, spread].map(percent),
        close.length,
        within,
        ranged.length,
        covered,
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
}
for (const [name, { all, right }] of Object.entries(sums))
  console.log(`${name}: ${right} of ${all} (${percent(right / Math.max(1, all))})`)

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}
