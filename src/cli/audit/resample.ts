import { type CaseTally, judged, type Run } from '../../model/run/run.ts'
import { draw, type Random, replaceCases, withPassed } from '../rehearse/changes.ts'

/** How far from its place in the history a drawn run takes its cases, in runs: main changes over months. */
const reach = 5

/** Stored runs of one branch, the newest first, as a source of runs in which nothing changed. */
export interface History {
  readonly runs: readonly Run[]
  /** By run, the mean of the pass rates of its cases, 0..1. */
  readonly levels: readonly number[]
  /** Runs differ by more than the luck of their cases: a model had a bad day. */
  readonly hasWeather: boolean
}

export function historyOf(runs: readonly Run[]): History {
  const sums = runs.map((run) => {
    const rates = countedOf(run).map((tally) => ({
      rate: tally.passed / judged(tally),
      count: judged(tally),
    }))
    const level = rates.reduce((sum, { rate }) => sum + rate, 0) / Math.max(1, rates.length)
    return { level, cases: rates.length }
  })
  const levels = sums.map(({ level }) => level)
  return { runs, levels, hasWeather: varianceOf(levels) > 2 * expectedVariance(runs) }
}

const countedOf = (run: Run) =>
  [...run.cases.values()].filter((tally) => tally.scope !== 'suite' && judged(tally) > 0)

function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1)
}

/** Of the level of a run, if only the cases vary, each by itself. */
function expectedVariance(runs: readonly Run[]): number {
  const pooled = new Map<string, { passed: number; count: number }>()
  for (const run of runs)
    for (const tally of countedOf(run)) {
      const of = pooled.get(tally.key) ?? { passed: 0, count: 0 }
      pooled.set(tally.key, { passed: of.passed + tally.passed, count: of.count + judged(tally) })
    }
  const each = runs.map((run) => {
    const cases = countedOf(run)
    const sum = cases.reduce((total, tally) => {
      const { passed, count } = pooled.get(tally.key) ?? { passed: 0, count: 1 }
      const rate = passed / count
      return total + (rate * (1 - rate)) / judged(tally)
    }, 0)
    return sum / Math.max(1, cases.length) ** 2
  })
  return each.reduce((sum, value) => sum + value, 0) / Math.max(1, each.length)
}

/**
 * A run as one more measurement beside a baseline: each case as one of the runs near it measured the case. Where runs have
 * weather, all cases come from runs of about the same level.
 *
 * @param base places of the runs of the baseline, which the drawn run must not repeat where there are others
 */
export function drawRun(
  { runs, levels, hasWeather }: History,
  base: { readonly from: number; readonly to: number },
  id: string,
  random: Random,
): Run {
  const places = runs.map((_, place) => place)
  const others = places.filter((place) => place < base.from || place >= base.to)
  const near = others.filter((place) => place >= base.from - reach && place < base.to + reach)
  const from = near.length >= fewestNear ? near : places
  const skeleton = from[Math.floor(random() * from.length)] ?? 0
  const level = levels[skeleton] ?? 0
  const byLevel = from.toSorted(
    (a, b) => Math.abs((levels[a] ?? 0) - level) - Math.abs((levels[b] ?? 0) - level),
  )
  const pool = hasWeather ? byLevel.slice(0, Math.max(2, Math.ceil(from.length / 4))) : from
  return replaceCases(runs[skeleton] as Run, id, (tally) => {
    const other = runs[pool[Math.floor(random() * pool.length)] ?? skeleton]?.cases.get(tally.key)
    return other === undefined || other.scope !== tally.scope ? tally : other
  })
}

/** With fewer runs beside a baseline, those of the baseline are drawn from, too. */
const fewestNear = 4

/**
 * A run with another number of iterations of every case. The luck of the cases becomes smaller with more iterations; the
 * weather of a run stays.
 */
export function drawWithIterations(history: History, iterations: number, id: string, random: Random): Run {
  const { runs, levels, hasWeather } = history
  const mean = levels.reduce((sum, level) => sum + level, 0) / Math.max(1, levels.length)
  const shift = hasWeather ? (levels[Math.floor(random() * levels.length)] ?? mean) - mean : 0
  const rates = ratesOf(runs)
  return replaceCases(runs[0] as Run, id, (tally) => {
    if (tally.scope === 'suite' || judged(tally) === 0) return tally
    const rate = rates.get(tally.key) ?? 1
    const moved = rate === 0 || rate === 1 ? rate : Math.min(1, Math.max(0, rate + shift))
    return withPassed(resized(tally, iterations), draw(iterations, moved, random))
  })
}

const resized = (tally: CaseTally, count: number): CaseTally => {
  const { scores: _, mostPerReport: __, repeatsUnclear: ___, ...rest } = tally
  return { ...rest, passed: count, failed: 0, errored: 0, lost: 0, skipped: 0 }
}

/** Pass rate of each case over the runs nearby the newest, 0..1. */
function ratesOf(runs: readonly Run[]): ReadonlyMap<string, number> {
  const sums = new Map<string, [passed: number, count: number]>()
  for (const run of runs.slice(0, 2 * reach))
    for (const tally of countedOf(run)) {
      const [passed, count] = sums.get(tally.key) ?? [0, 0]
      sums.set(tally.key, [passed + tally.passed, count + judged(tally)])
    }
  return new Map([...sums].map(([key, [passed, count]]) => [key, passed / count]))
}
