import { compareRuns } from '../src/gate/compare.ts'
import { decide } from '../src/gate/decide.ts'
import { defaultPolicy } from '../src/gate/policy.ts'
import { seededRandom } from '../src/gate/statistics/permutation.ts'
import { addResult, createRun, type Run } from '../src/model/run.ts'

/**
 * How long a verdict takes and what it costs in memory: `npm run bench:gate`. Ten iterations of every case on
 * both sides, a third of the cases noisy; unchanged, and worse by 5 points (the permutation test then draws
 * to the end). Memory is the growth of the heap over one verdict, the two runs not counted. Exits with 1 when
 * a limit is broken.
 */
const limits = { ms: 1000, megabytes: 200, growth: 1.6 }
const iterations = 10
interface Scenario {
  readonly title: string
  readonly withScores: boolean
  readonly loss: number
}

const scenarios: readonly Scenario[] = [
  { title: 'pass and fail only, unchanged', withScores: false, loss: 0 },
  { title: 'with a score, unchanged', withScores: true, loss: 0 },
  { title: 'with a score, worse', withScores: true, loss: 0.05 },
]
const sizes = [1_250, 2_500, 5_000, 10_000]

function makeRun(id: string, cases: number, { withScores, loss }: Scenario, isHead: boolean): Run {
  const random = seededRandom(`${id} ${cases}`)
  const run = createRun({ id, suiteName: 'bench', createdAt: 0 })
  for (let index = 0; index < cases; index += 1) {
    const identity = { file: `evals/${index % 100}.eval.ts`, suite: ['group'], name: `case ${index}` }
    const rate = index % 3 === 0 ? 0.3 + 0.6 * ((index % 97) / 97) : 0.995
    const passRate = isHead ? rate - loss : rate
    for (let iteration = 0; iteration < iterations; iteration += 1) {
      const passes = random() < passRate
      addResult(run, {
        identity,
        outcome: passes ? 'passed' : 'failed',
        durationMs: 100 + 50 * random(),
        tokens: { total: 1000 + Math.floor(500 * random()) },
        ...(withScores && { scores: [{ name: 'quality', value: (passes ? 0.8 : 0.2) + 0.2 * random() }] }),
      })
    }
  }
  return run
}

/** Best of five, ms, and the growth of the heap in MB over one verdict. */
function measure(cases: number, scenario: Scenario): { ms: number; megabytes: number; outcome: string } {
  const head = makeRun('head', cases, scenario, true)
  const base = makeRun('base', cases, scenario, false)
  const baseline = { source: 'file', description: 'bench', runs: [base] } as const
  let best = Number.POSITIVE_INFINITY
  let megabytes = 0
  let outcome = ''
  for (let round = 0; round < 5; round += 1) {
    globalThis.gc?.()
    const before = process.memoryUsage().heapUsed
    const start = performance.now()
    const comparison = compareRuns(head, baseline, defaultPolicy, 0)
    outcome = decide(head, comparison, defaultPolicy, { unreadable: 0 }).outcome
    best = Math.min(best, performance.now() - start)
    megabytes = Math.max(megabytes, (process.memoryUsage().heapUsed - before) / 2 ** 20)
  }
  return { ms: best, megabytes, outcome }
}

let broken = false
for (const scenario of scenarios) {
  console.log(`\n${scenario.title}, ${iterations} iterations a side`)
  const times = new Map<number, number>()
  for (const cases of sizes) {
    const { ms, megabytes, outcome } = measure(cases, scenario)
    const before = times.get(cases / 2)
    times.set(cases, ms)
    const growth = before === undefined ? '' : `, ${(ms / before).toFixed(2)}× for twice the cases`
    console.log(`${cases} cases: ${ms.toFixed(0)} ms, ${megabytes.toFixed(0)} MB${growth} (${outcome})`)
    if (ms > limits.ms || megabytes > limits.megabytes) broken = true
  }
  const exponent = Math.log2((times.get(10_000) ?? 0) / (times.get(1_250) ?? 1)) / 3
  console.log(`time grows with cases to the power of ${exponent.toFixed(2)}`)
  if (exponent > limits.growth) broken = true
}
console.log(`resident in total: ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`)
if (broken) {
  console.log(`limits: ${limits.ms} ms, ${limits.megabytes} MB, power ${limits.growth}`)
  process.exitCode = 1
}
