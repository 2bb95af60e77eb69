import type { Baseline } from '../../model/comparison.ts'
import { addTally, copyTally } from '../../model/run/merge-tallies.ts'
import { type CaseTally, failures, judged, repeatsOf } from '../../model/run/run.ts'

/** One case over all baseline runs. */
export interface PooledCase {
  /** All runs together. Evidence and identity are the newest run's. */
  readonly tally: CaseTally
  /** Most judged iterations in one report of one run. */
  readonly mostPerRun: number
  /** A letter per run, the newest first: `p`assed, `f`ailed, `m`ixed, `-` not judged. May end early. */
  readonly history: string
}

/** Joins the baseline runs case by case, the newest first. */
export function poolRuns(baseline: Baseline): Map<string, PooledCase> {
  const pooled = new Map<string, PooledCase>()
  for (const [index, run] of baseline.runs.entries()) {
    for (const tally of run.cases.values()) {
      const before = pooled.get(tally.key)
      pooled.set(tally.key, {
        tally: before === undefined ? copyTally(tally) : addTally(before.tally, tally),
        mostPerRun: Math.max(before?.mostPerRun ?? 0, repeatsOf(tally)),
        history: (before?.history ?? '').padEnd(index, '-') + letterOf(tally),
      })
    }
  }
  return pooled
}

function letterOf(tally: CaseTally): 'p' | 'f' | 'm' | '-' {
  if (judged(tally) === 0) return '-'
  if (tally.repeatsUnclear === true) return tally.passed > 0 ? 'p' : 'f'
  if (failures(tally) === 0) return 'p'
  return tally.passed === 0 ? 'f' : 'm'
}

/** In the newest run that judged the case, no iteration passed. */
export function failedLast({ history }: PooledCase): boolean {
  return /^-*f/.test(history)
}
