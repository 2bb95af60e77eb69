import { execFileSync } from 'node:child_process'
import { defaultPolicy } from '../src/config/policy/table.ts'
import { compareRuns } from '../src/gate/compare/compare.ts'
import { decideCompleteRun } from '../src/gate/judge/decide.ts'
import { createSeededRandom } from '../src/gate/statistics/permutation.ts'
import { addResult } from '../src/model/run/add-result.ts'
import { createRun, type Run } from '../src/model/run/run.ts'

/**
 * How long a verdict takes and what it costs in memory: `npm run bench:gate`. Ten iterations of every case on
 * both sides, a third of the cases noisy; unchanged, and worse by 5 points (the permutation test then draws
 * to the end). The most memory that a process of its own ever holds is reported for the largest size: with Node,
 * with both runs, and what the verdict adds to them, which is what the limit is for. Exits with 1 when a limit is
 * broken. Last, the CPU time of one verdict of an everyday size: 50 cases, five iterations, ten base runs.
 */
const limits = { ms: 1000, megabytes: 200, growth: 1.6, everydayMs: 25 }
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
const [smallest, largest] = [1_250, 10_000]
const sizes = [smallest, 2_500, 5_000, largest]

function makeRun(
  id: string,
  cases: number,
  { withScores, loss }: Scenario,
  isHead: boolean,
  iterations = 10,
): Run {
  const random = createSeededRandom(`${id} ${cases}`)
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

interface Sides {
  readonly head: Run
  readonly baseline: { readonly source: 'file'; readonly description: string; readonly runs: readonly Run[] }
}

function makeSides(cases: number, scenario: Scenario): Sides {
  return {
    head: makeRun('head', cases, scenario, true),
    baseline: { source: 'file', description: 'bench', runs: [makeRun('base', cases, scenario, false)] },
  }
}

function decideOnce({ head, baseline }: Sides): string {
  const comparison = compareRuns(head, baseline, defaultPolicy, { today: 0 })
  return decideCompleteRun(head, comparison, defaultPolicy).outcome
}

/** Best of five, ms. */
function measureTime(sides: Sides): { ms: number; outcome: string } {
  let best = Number.POSITIVE_INFINITY
  let outcome = ''
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now()
    outcome = decideOnce(sides)
    best = Math.min(best, performance.now() - start)
  }
  return { ms: best, outcome }
}

interface Memory {
  readonly atStart: number
  readonly withRuns: number
  readonly most: number
}

/** Resident memory of a process that makes one verdict, in MB. */
function measureMemory(scenario: Scenario): Memory {
  const args = [import.meta.filename, 'memory', scenario.title]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

function decideAlone(scenario: Scenario): Memory {
  const atStart = process.memoryUsage().rss
  const sides = makeSides(largest, scenario)
  const withRuns = process.memoryUsage().rss
  decideOnce(sides)
  const inMegabytes = (bytes: number) => Math.round(bytes / 2 ** 20)
  return {
    atStart: inMegabytes(atStart),
    withRuns: inMegabytes(withRuns),
    most: inMegabytes(process.resourceUsage().maxRSS * 1024),
  }
}

/** False when a limit is broken. */
function bench(scenario: Scenario): boolean {
  console.log(`\n${scenario.title}, ten iterations a side`)
  const times = new Map<number, number>()
  for (const cases of sizes) {
    const { ms, outcome } = measureTime(makeSides(cases, scenario))
    const before = times.get(cases / 2)
    times.set(cases, ms)
    const growth = before === undefined ? '' : `, ${(ms / before).toFixed(2)}× for twice the cases`
    console.log(`${cases} cases: ${ms.toFixed(0)} ms${growth} (${outcome})`)
  }
  const exponent = Math.log2((times.get(largest) ?? 0) / (times.get(smallest) ?? 1)) / 3
  const { atStart, withRuns, most } = measureMemory(scenario)
  console.log(`time grows with cases to the power of ${exponent.toFixed(2)}`)
  console.log(
    `resident at most ${most} MB: ${atStart} Node, ${withRuns - atStart} both runs, ${most - withRuns} the verdict`,
  )
  const isFast = (times.get(largest) ?? 0) <= limits.ms && exponent <= limits.growth
  return isFast && most - withRuns <= limits.megabytes
}

/** CPU time of a verdict, ms: the least of the last of many, each on other runs, once the code is warm. */
function measureEveryday(): number {
  const everyday = { title: 'everyday', withScores: false, loss: 0 }
  const times = Array.from({ length: 60 }, (_, round) => {
    const runs = Array.from({ length: 10 }, (_run, at) => makeRun(`${round} ${at}`, 50, everyday, false, 5))
    const sides: Sides = {
      head: makeRun(`${round} head`, 50, everyday, true, 5),
      baseline: { source: 'file', description: 'bench', runs },
    }
    const start = process.cpuUsage()
    decideOnce(sides)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return Math.min(...times.slice(30))
}

const [, , mode, title] = process.argv
if (mode === 'memory') {
  const scenario = scenarios.find((one) => one.title === title)
  if (scenario === undefined) throw new Error(`no scenario ${title}`)
  console.log(JSON.stringify(decideAlone(scenario)))
} else {
  const isWithin = scenarios.map(bench)
  const everyday = measureEveryday()
  console.log(`\n50 × 5, ten base runs: ${everyday.toFixed(1)} ms of CPU`)
  if (isWithin.includes(false) || everyday > limits.everydayMs) {
    console.log(
      `limits: ${limits.ms} ms, ${limits.megabytes} MB, power ${limits.growth}; ${limits.everydayMs} ms at 50 × 5`,
    )
    process.exitCode = 1
  }
}
