import type { MetricChange } from '../../model/comparison.ts'
import type { QuietSides } from '../../model/quiet/quiet-case.ts'
import type { QuietCases } from '../../model/quiet/quiet-cases.ts'
import { stable } from '../stable.ts'

/** Sums over the quiet cases that have a latency on both sides, in ms. */
export interface QuietLatency {
  readonly count: number
  readonly base: number
  readonly head: number
  /** Cases with a latency in all runs, and the sums of their log-values in the head and in each base run. */
  readonly inAllRuns: number
  readonly logs: readonly number[]
}

export function latencyOfQuiet({ sides, numbers }: QuietCases): QuietLatency {
  let [count, base, head, inAllRuns] = [0, 0, 0, 0]
  const sums = new Float64Array(sides.bases.length + 1)
  const durations = new Float64Array(sides.bases.length + 1)
  for (const number of numbers) {
    const now = sides.head.durationOf(number)
    const before = meanBefore(sides, number)
    if (Number.isNaN(now) || Number.isNaN(before)) continue
    count += 1
    base += stable(before)
    head += stable(now)
    if (!takeDurations(sides, number, durations)) continue
    inAllRuns += 1
    for (let run = 0; run < sums.length; run += 1)
      sums[run] = (sums[run] ?? 0) + Math.log(durations[run] ?? 0)
  }
  return { count, base, head, inAllRuns, logs: [...sums] }
}

/** The change of the latency of one case; undefined where a side has none. */
export function latencyOf(sides: QuietSides, number: number): MetricChange | undefined {
  const [now, before] = [sides.head.durationOf(number), meanBefore(sides, number)]
  if (Number.isNaN(now) || Number.isNaN(before)) return undefined
  return {
    base: stable(before),
    head: stable(now),
    relative: before === 0 ? null : stable((now - before) / before),
  }
}

/** How much slower a case is than on the base, in ms; NaN where a side has no duration. */
export function growthOf(sides: QuietSides, number: number): number {
  return sides.head.durationOf(number) - meanBefore(sides, number)
}

/** Log-values of the durations of a case on the head and in every base run; `null` where a run has none. */
export function logsOfQuiet(sides: QuietSides, number: number): number[] | null {
  const durations = new Float64Array(sides.bases.length + 1)
  return takeDurations(sides, number, durations) ? [...durations.map(Math.log)] : null
}

/** Puts the durations of all runs into the list, the head first. False where one has none, or one of 0. */
function takeDurations({ head, bases }: QuietSides, number: number, durations: Float64Array): boolean {
  durations[0] = head.durationOf(number)
  if (!((durations[0] ?? 0) > 0)) return false
  let run = 0
  for (const { cases, numbers } of bases) {
    const base = numbers[number] ?? -1
    if (!cases.isPass(base)) return false
    const durationMs = cases.durationOf(base)
    if (!(durationMs > 0)) return false
    run += 1
    durations[run] = durationMs
  }
  return true
}

/** Mean over the base runs that have a duration; NaN without one. */
function meanBefore({ bases }: QuietSides, number: number): number {
  let [sum, count] = [0, 0]
  for (const { cases, numbers } of bases) {
    const base = numbers[number] ?? -1
    const durationMs = cases.isPass(base) ? cases.durationOf(base) : Number.NaN
    if (Number.isNaN(durationMs)) continue
    sum += durationMs
    count += 1
  }
  return count === 0 ? Number.NaN : sum / count
}
