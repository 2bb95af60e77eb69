import type { QuietCases } from '../../model/quiet/quiet-cases.ts'
import { type CaseTally, countFailures } from '../../model/run/run.ts'
import { getSampleMean } from '../../model/run/sample.ts'
import type { Joined } from './join-sides.ts'
import { measureQuietLatency } from './quiet-latency.ts'

/** A run is slower as a whole if what passes takes so many times as long as in the slowest base run. */
const muchSlower = 1.25
/** With fewer cases, one of them says how long a run takes. */
const fewestCases = 5

const timeout = /\btime(?:d[ -]?)?out|\btimed out\b|\bdeadline exceeded\b/i

/** Whether the case failed for taking too long, as its message says. */
export function hasTimedOut(tally: CaseTally | undefined): boolean {
  return (
    tally?.evidence?.some(({ outcome, message = '' }) => outcome !== 'passed' && timeout.test(message)) ===
    true
  )
}

/**
 * How many times as long as in the slowest base run the cases take that pass in all of them; undefined where that is
 * not much, or not known. A timeout proves nothing in such a run.
 */
export function measureSlowdown(
  joined: readonly Joined[],
  baseRuns: number,
  quiet: QuietCases | undefined,
): number | undefined {
  if (baseRuns === 0 || !joined.some(({ head }) => hasTimedOut(head))) return undefined
  const sums = Array.from({ length: baseRuns + 1 }, () => 0)
  let count = 0
  const addCase = (durations: readonly (number | undefined)[]) => {
    if (durations.length <= baseRuns || !durations.every((ms) => ms !== undefined && !Number.isNaN(ms)))
      return
    count += 1
    for (const [index, ms = 0] of durations.entries()) sums[index] = (sums[index] ?? 0) + ms
  }
  for (const { head, base } of joined) {
    const tallies = [head, ...(base?.tallies ?? [])]
    if (tallies.every((tally) => tally !== undefined && countFailures(tally) === 0))
      addCase(tallies.map((tally) => getSampleMean(tally?.durationMs)))
  }
  if (quiet !== undefined) {
    const { durations } = measureQuietLatency(quiet)
    for (let at = 0; at < quiet.length; at += 1) addCase(durations.map((ofRun) => ofRun[at]))
  }
  const [now = 0, ...before] = sums
  const slowest = Math.max(...before)
  if (count < fewestCases || slowest <= 0 || now < muchSlower * slowest) return undefined
  return now / slowest
}
