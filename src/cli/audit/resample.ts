import { type CaseTally, countJudged, type Run } from '../../model/run/run.ts'
import {
  drawSuccesses,
  type Random,
  replaceRunCases,
  setPassedCount,
  shuffleItems,
} from '../rehearse/changes.ts'

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

export function createAuditHistory(runs: readonly Run[]): History {
  const sums = runs.map((run) => {
    const rates = listCountedCases(run).map((tally) => ({
      rate: tally.passed / countJudged(tally),
      count: countJudged(tally),
    }))
    const level = rates.reduce((sum, { rate }) => sum + rate, 0) / Math.max(1, rates.length)
    return { level, cases: rates.length }
  })
  const levels = sums.map(({ level }) => level)
  return { runs, levels, hasWeather: computeVariance(levels) > 2 * computeExpectedVariance(runs) }
}

const listCountedCases = (run: Run) =>
  [...run.cases.values()].filter((tally) => tally.scope !== 'suite' && countJudged(tally) > 0)

function computeVariance(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1)
}

/** Variance of the level of a run if only the cases vary, each by itself. */
function computeExpectedVariance(runs: readonly Run[]): number {
  const pooled = new Map<string, { passed: number; count: number }>()
  for (const run of runs)
    for (const tally of listCountedCases(run)) {
      const pooledCounts = pooled.get(tally.key) ?? { passed: 0, count: 0 }
      pooled.set(tally.key, {
        passed: pooledCounts.passed + tally.passed,
        count: pooledCounts.count + countJudged(tally),
      })
    }
  const each = runs.map((run) => {
    const cases = listCountedCases(run)
    const sum = cases.reduce((total, tally) => {
      const { passed, count } = pooled.get(tally.key) ?? { passed: 0, count: 1 }
      const rate = passed / count
      return total + (rate * (1 - rate)) / countJudged(tally)
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
 * head's: what a baseline happened to measure is then chance, too, as it is for the next pull request. Where
 * runs have weather, they stay whole, and a head takes all its cases from runs of about the same level.
 */
export function drawBase(history: History, baselineRuns: number, random: Random): DrawnBase {
  const { runs, levels, hasWeather } = history
  const from = Math.floor(random() * Math.max(1, runs.length - baselineRuns + 1))
  const near = [...runs.keys()].filter(
    (place) => place >= from - reach && place < from + baselineRuns + reach,
  )
  const drawSplit = (): Split => {
    const drawn = shuffleItems(near, random)
    const base = drawn.slice(0, baselineRuns).sort((a, b) => a - b)
    const remaining = drawn.slice(baselineRuns)
    return { base, head: remaining.length >= fewestNear ? remaining : near }
  }
  const sharedSplit = drawSplit()
  const caseSplits = new Map<string, Split>()
  const findCaseSplit = (key: string) => {
    if (hasWeather) return sharedSplit
    const caseSplit = caseSplits.get(key) ?? drawSplit()
    caseSplits.set(key, caseSplit)
    return caseSplit
  }
  const takeMeasurement = (tally: CaseTally, place: number | undefined) => {
    const measured = place === undefined ? undefined : runs[place]?.cases.get(tally.key)
    if (measured === undefined || measured.scope !== tally.scope) return tally
    return measured
  }
  const pickRandomPlace = (places: readonly number[]) => places[Math.floor(random() * places.length)]
  return {
    runs: sharedSplit.base.map((place, index) =>
      replaceRunCases(runs[place] as Run, `drawn ${place}`, (tally) =>
        takeMeasurement(tally, findCaseSplit(tally.key).base[index]),
      ),
    ),
    drawHead(id) {
      const skeleton = pickRandomPlace(sharedSplit.head) ?? 0
      const level = levels[skeleton] ?? 0
      const computeLevelDistance = (place: number) => Math.abs((levels[place] ?? 0) - level)
      const alike = sharedSplit.head
        .toSorted((a, b) => computeLevelDistance(a) - computeLevelDistance(b))
        .slice(0, Math.max(2, Math.ceil(sharedSplit.head.length / 4)))
      return replaceRunCases(runs[skeleton] as Run, id, (tally) =>
        takeMeasurement(tally, pickRandomPlace(hasWeather ? alike : findCaseSplit(tally.key).head)),
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
 * iterations; the weather of a run stays.
 */
export function drawWithIterations(history: History, iterations: number, id: string, random: Random): Run {
  const { runs, levels, hasWeather } = history
  const mean = levels.reduce((sum, level) => sum + level, 0) / Math.max(1, levels.length)
  const shift = hasWeather ? (levels[Math.floor(random() * levels.length)] ?? mean) - mean : 0
  const rates = computePassRates(runs)
  return replaceRunCases(runs[0] as Run, id, (tally) => {
    if (tally.scope === 'suite' || countJudged(tally) === 0) return tally
    const rate = rates.get(tally.key) ?? 1
    const moved = rate === 0 || rate === 1 ? rate : Math.min(1, Math.max(0, rate + shift))
    return setPassedCount(resizeTally(tally, iterations), drawSuccesses(iterations, moved, random))
  })
}

const resizeTally = (tally: CaseTally, count: number): CaseTally => {
  const { scores: _, mostPerReport: __, repeatsUnclear: ___, ...fields } = tally
  return { ...fields, passed: count, failed: 0, errored: 0, lost: 0, skipped: 0 }
}

/** Pass rate of each case over the runs nearby the newest, 0..1. */
function computePassRates(runs: readonly Run[]): ReadonlyMap<string, number> {
  const sums = new Map<string, [passed: number, count: number]>()
  for (const run of runs.slice(0, 2 * reach))
    for (const tally of listCountedCases(run)) {
      const [passed, count] = sums.get(tally.key) ?? [0, 0]
      sums.set(tally.key, [passed + tally.passed, count + countJudged(tally)])
    }
  return new Map([...sums].map(([key, [passed, count]]) => [key, passed / count]))
}
