import type { CaseRun, Iteration, Outcome, RunData, Summary } from '../contract.ts'
import type { CaseTruth, Conditions, World } from '../worlds/world.ts'
import type { Random } from './random.ts'

/** Share of the failures that a case with `hides` hides. */
const hidden = 0.8

const plain: Readonly<Record<Outcome, Iteration>> = {
  pass: { outcome: 'pass' },
  fail: { outcome: 'fail' },
  error: { outcome: 'error' },
  lost: { outcome: 'lost' },
  skip: { outcome: 'skip' },
}

/**
 * One measurement of these cases.
 *
 * @param before the run before, for answers that are repeated
 */
export function drawRun(
  world: Pick<World, 'measures' | 'shape' | 'latency' | 'iterations'>,
  cases: readonly CaseTruth[],
  planned: number,
  conditions: Conditions,
  random: Random,
  before?: RunData,
): RunData {
  const known = new Map(before?.cases.map((of) => [of.name, of]))
  const present = cases.filter((of) => conditions.isAbsent?.(of) !== true)
  const drawn = present.map((of): { readonly run: CaseRun; readonly gone: number } => {
    const repeated = conditions.replays?.(of) === true ? known.get(of.name) : undefined
    if (repeated !== undefined) return { run: repeated, gone: 0 }
    const rate = conditions.rate?.(of) ?? of.rate
    const iterations: Iteration[] = []
    const count = world.iterations?.(planned, random) ?? planned
    let [gone, first] = [0, undefined as Iteration | undefined]
    for (let turn = 0; turn < count; turn += 1) {
      const repeats = first !== undefined && random.next() < (conditions.cached ?? 0)
      const iteration = repeats ? first : drawTimed(world, of, rate, conditions, random)
      first ??= iteration
      if (iteration === undefined) gone += 1
      else iterations.push(iteration)
    }
    return { run: { name: of.name, file: of.file, iterations }, gone }
  })
  return withSummary(
    drawn.map(({ run }) => run).filter(({ iterations }) => iterations.length > 0),
    drawn.reduce((sum, { gone }) => sum + gone, 0),
  )
}

/** @param gone failures that the producer counted and does not list */
export function withSummary(cases: readonly CaseRun[], gone = 0): RunData {
  const summary = { total: gone, passed: 0, failed: gone }
  for (const { iterations } of cases) {
    for (const { outcome } of iterations) {
      summary.total += 1
      if (outcome === 'pass') summary.passed += 1
      else if (outcome === 'fail' || outcome === 'error') summary.failed += 1
    }
  }
  return { cases, summary: summary satisfies Summary }
}

function drawTimed(
  world: Pick<World, 'measures' | 'shape' | 'latency'>,
  of: CaseTruth,
  rate: number,
  conditions: Conditions,
  random: Random,
): Iteration | undefined {
  const iteration = drawIteration(world, of, rate, conditions, random)
  if (world.latency === undefined || of.seconds === undefined || iteration === undefined) return iteration
  const noise =
    world.latency === 'lognormal' ? Math.exp(0.3 * random.normal()) : (1 - random.next()) ** (-1 / 1.2)
  const seconds = of.seconds * (conditions.slowdown ?? 1) * noise
  return { ...iteration, seconds: Math.round(1000 * seconds) / 1000 }
}

/** Undefined: it does not appear in the list. */
function drawIteration(
  { measures, shape = 'bounded' }: Pick<World, 'measures' | 'shape'>,
  of: CaseTruth,
  rate: number,
  { lost: lostOf, scoreShift = 0 }: Conditions,
  random: Random,
): Iteration | undefined {
  const lost = lostOf?.(of) ?? 0
  if (lost > 0 && random.next() < lost) return plain.lost
  if (measures === 'scores') return { outcome: 'pass', score: drawScore(rate + scoreShift, shape, random) }
  const passes = random.next() < rate
  if (measures === 'both') {
    const score = drawScore((of.quality ?? rate) + scoreShift, shape, random)
    return { outcome: passes ? 'pass' : 'fail', score }
  }
  if (passes) return plain.pass
  if (of.hides === undefined || random.next() >= hidden) return plain.fail
  return of.hides === 'gone' ? undefined : plain[of.hides]
}

function drawScore(center: number, shape: NonNullable<World['shape']>, random: Random): number {
  const flips = shape === 'flips' && random.next() < 0.1
  const middle = Math.min(0.99, Math.max(0.01, flips ? 1 - center : center))
  if (shape === 'outliers' && random.next() < 1 / 40) return 0
  const width = shape === 'u' ? 0.4 : 12
  const score = random.beta(middle * width, (1 - middle) * width)
  return shape === 'tied' ? Math.round(score * 4) / 4 : Math.round(score * 1000) / 1000
}
