import { type CaseTally, judged, type Run } from '../../model/run/run.ts'
import { draw, type Random, replaceCases, shuffled, withPassed } from '../rehearse/changes.ts'

/** How far from its place in the history a drawn run takes its cases, in runs: main changes over months. */
const reach = 5

/** Stored runs of one branch, the newest first, as a source of runs in which nothing changed. */
export interface History {
  readonly runs: readonly Run[]
  /** For each run, the mean of the pass rates of its cases, 0..1. */
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

/** Variance of the level of a run if only the cases vary, each by itself. */
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

/** A baseline as it could have been, and runs beside it in which nothing changed. */
export interface DrawnBase {
  /** The newest first. */
  readonly runs: readonly Run[]
  drawHead(id: string): Run
}

/**
 * Places in the history whose measurements make the baseline, the newest first, and those that make the
 * heads.
 */
interface Split {
  readonly base: readonly number[]
  readonly head: readonly number[]
}

/**
 * Draws from a random stretch of the history, case by case, which measurements are the baseline's and which a
 * head's: what
 * a baseline happened to measure is then chance, too, as it is for the next pull request. Where runs have
 * weather, they
 * stay whole, and a head takes all its cases from runs of about the same level.
 */
export function drawBase(history: History, baselineRuns: number, random: Random): DrawnBase {
  const { runs, levels, hasWeather } = history
  const from = Math.floor(random() * Math.max(1, runs.length - baselineRuns + 1))
  const near = [...runs.keys()].filter(
    (place) => place >= from - reach && place < from + baselineRuns + reach,
  )
  const split = (): Split => {
    const drawn = shuffled(near, random)
    const base = drawn.slice(0, baselineRuns).sort((a, b) => a - b)
    const rest = drawn.slice(baselineRuns)
    return { base, head: rest.length >= fewestNear ? rest : near }
  }
  const whole = split()
  const ofCases = new Map<string, Split>()
  const splitOf = (key: string) => {
    if (hasWeather) return whole
    const of = ofCases.get(key) ?? split()
    ofCases.set(key, of)
    return of
  }
  const take = (tally: CaseTally, place: number | undefined) => {
    const other = place === undefined ? undefined : runs[place]?.cases.get(tally.key)
    return other === undefined || other.scope !== tally.scope ? tally : other
  }
  const oneOf = (places: readonly number[]) => places[Math.floor(random() * places.length)]
  return {
    runs: whole.base.map((place, index) =>
      replaceCases(runs[place] as Run, `drawn ${place}`, (tally) =>
        take(tally, splitOf(tally.key).base[index]),
      ),
    ),
    drawHead(id) {
      const skeleton = oneOf(whole.head) ?? 0
      const level = levels[skeleton] ?? 0
      const distance = (place: number) => Math.abs((levels[place] ?? 0) - level)
      const alike = whole.head
        .toSorted((a, b) => distance(a) - distance(b))
        .slice(0, Math.max(2, Math.ceil(whole.head.length / 4)))
      return replaceCases(runs[skeleton] as Run, id, (tally) =>
        take(tally, oneOf(hasWeather ? alike : splitOf(tally.key).head)),
      )
    },
  }
}

/**
 * Fewest runs beside a baseline from which heads are drawn; with fewer, they come from all runs of the
 * stretch.
 */
const fewestNear = 4

/**
 * A run with another number of iterations of every case. The luck of the cases becomes smaller with more
 * iterations; the
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
