import type { MetricChange } from '../../model/comparison/compared-case.ts'
import type { QuietSides } from '../../model/quiet/quiet-case.ts'
import type { QuietCases } from '../../model/quiet/quiet-cases.ts'
import { computeMean } from '../statistics/intervals.ts'
import { computeMetricChange } from './metric-change.ts'

/** The durations of the quiet cases, over those that have one on both sides, in ms. */
export interface QuietLatency {
  readonly count: number
  /** Sums of the means of each side. */
  readonly base: number
  readonly head: number
  /** Of each case in the head and in each base run; NaN where it has none. */
  readonly durations: readonly Float64Array[]
  /** Numbers of the cases that got slower by {@link leastGrowthMs} or more. */
  readonly grown: readonly number[]
}

/**
 * A case that got slower by less is not marked; a little less than that, since the marks are about rounded
 * figures.
 */
const leastGrowthMs = 49

/** The durations of all quiet cases, read run by run since they are stored in columns. */
export function measureQuietLatency({ sides, numbers }: QuietCases): QuietLatency {
  const head = sides.head.getDurations(numbers)
  const sums = new Float64Array(numbers.length)
  const counts = new Uint16Array(numbers.length)
  const bases = sides.bases.map(({ cases, numbers: known }) => {
    const durations = cases.getDurations(numbers.map((number) => known[number] ?? -1))
    for (let index = 0; index < durations.length; index += 1) {
      const durationMs = durations[index] ?? 0
      if (Number.isNaN(durationMs)) continue
      sums[index] = (sums[index] ?? 0) + durationMs
      counts[index] = (counts[index] ?? 0) + 1
    }
    return durations
  })
  const grown: number[] = []
  let count = 0
  let base = 0
  let headSum = 0
  for (let index = 0; index < head.length; index += 1) {
    const headMs = head[index] ?? 0
    const baseMs = (sums[index] ?? 0) / (counts[index] ?? 0)
    if (Number.isNaN(headMs) || Number.isNaN(baseMs)) continue
    count += 1
    base += baseMs
    headSum += headMs
    if (headMs - baseMs >= leastGrowthMs) grown.push(numbers[index] ?? 0)
  }
  return { count, base, head: headSum, grown, durations: [head, ...bases] }
}

/** The change of the latency of one case; undefined where a side has none. */
export function compareQuietLatency({ head, bases }: QuietSides, number: number): MetricChange | undefined {
  const headMs = head.getDuration(number)
  const known = listBaseDurations(bases, number).filter((durationMs) => !Number.isNaN(durationMs))
  if (known.length === 0 || Number.isNaN(headMs)) return undefined
  return computeMetricChange(computeMean(known), headMs)
}

/** Log-values of the durations of a case on the head and in every base run; `null` where a run has none. */
export function readQuietLogs(sides: QuietSides, number: number): number[] | null {
  const durations = [sides.head.getDuration(number), ...listBaseDurations(sides.bases, number)]
  if (durations.every((durationMs) => durationMs > 0)) return durations.map(Math.log)
  return null
}

/** Durations of a case in the base runs, NaN where a run has none. */
function listBaseDurations(bases: QuietSides['bases'], number: number): number[] {
  return bases.map(({ cases, numbers }) => {
    const base = numbers[number] ?? -1
    if (cases.isPass(base)) return cases.getDuration(base)
    return Number.NaN
  })
}
