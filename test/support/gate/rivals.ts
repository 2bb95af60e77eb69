import { newcombeInterval, sampleVariance } from '../../../src/gate/statistics/intervals.ts'
import { normalQuantile, studentQuantile } from '../../../src/gate/statistics/quantiles.ts'
import type { Run } from '../../../src/model/run/run.ts'

/** Whether a rule of another tool would fail the run. */
export type Rule = (head: Run, base: readonly Run[]) => boolean

interface Counts {
  readonly passed: number
  readonly judged: number
}

/** Cases that both sides have, with their counts; the base runs are pooled. */
function pairs(head: Run, base: readonly Run[]): { readonly now: Counts; readonly before: Counts }[] {
  return [...head.cases].flatMap(([key, of]) => {
    const before = base.flatMap((run) => run.cases.get(key) ?? [])
    if (before.length === 0) return []
    const judged = before.reduce((sum, tally) => sum + tally.passed + tally.failed, 0)
    const passed = before.reduce((sum, tally) => sum + tally.passed, 0)
    return [{ now: { passed: of.passed, judged: of.passed + of.failed }, before: { passed, judged } }]
  })
}

const rate = ({ passed, judged }: Counts) => passed / judged
const total = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((sum, of) => sum + of.passed, 0),
  judged: counts.reduce((sum, of) => sum + of.judged, 0),
})

/**
 * Rules that people use elsewhere, on the same data as the gate. All of them know every base run; tools that keep only the
 * last one do worse.
 */
export const rivals: Readonly<Record<string, Rule>> = {
  'any case flipped': (head, base) =>
    pairs(head, base).some(({ now, before }) => rate(before) >= 0.5 && rate(now) < 0.5),
  'mean fell by more than 5 points': (head, base) => {
    const all = pairs(head, base)
    const change = all.reduce((sum, { now, before }) => sum + rate(now) - rate(before), 0)
    return change / Math.max(1, all.length) < -0.05
  },
  'pooled Newcombe interval, 5 or more': (head, base) => {
    const all = pairs(head, base)
    const [now, before] = [total(all.map((of) => of.now)), total(all.map((of) => of.before))]
    if (now.judged < 5 || before.judged < 5) return false
    const interval = newcombeInterval(
      { passed: now.passed, count: now.judged },
      { passed: before.passed, count: before.judged },
    )
    return interval.high < 0 && rate(now) - rate(before) <= -0.01
  },
  'paired t by question': (head, base) => {
    const changes = pairs(head, base).map(({ now, before }) => rate(now) - rate(before))
    const variance = sampleVariance(changes)
    if (variance === null || variance === 0) return false
    const mean = changes.reduce((sum, of) => sum + of, 0) / changes.length
    return mean / Math.sqrt(variance / changes.length) < -studentQuantile(0.95, changes.length - 1)
  },
  'unpaired z': (head, base) => {
    const all = pairs(head, base)
    const [now, before] = [total(all.map((of) => of.now)), total(all.map((of) => of.before))]
    const both = rate(total([now, before]))
    const error = Math.sqrt(both * (1 - both) * (1 / now.judged + 1 / before.judged))
    return error > 0 && (rate(now) - rate(before)) / error < -normalQuantile(0.95)
  },
}
