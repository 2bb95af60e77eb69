import type { Baseline } from '../model/comparison.ts'
import { type CaseTally, judged, type ScoreTally, type Spread } from '../model/run.ts'

/** One case over all baseline runs. */
export interface PooledCase {
  /** All runs together. Evidence and identity are the newest run's. */
  readonly tally: CaseTally
  /** Most judged iterations in one run. */
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
        mostPerRun: Math.max(before?.mostPerRun ?? 0, judged(tally)),
        history: (before?.history ?? '').padEnd(index, '-') + letterOf(tally),
      })
    }
  }
  return pooled
}

function letterOf(tally: CaseTally): 'p' | 'f' | 'm' | '-' {
  if (judged(tally) === 0) return '-'
  if (failures(tally) === 0) return 'p'
  return tally.passed === 0 ? 'f' : 'm'
}

/** In the newest run that judged the case, no iteration passed. */
export function failedLast({ history }: PooledCase): boolean {
  return /^-*f/.test(history)
}

/** Judged iterations that did not pass. */
export function failures(tally: CaseTally): number {
  return judged(tally) - tally.passed
}

const spreads = ['durationMs', 'latencyMs', 'tokens', 'costUsd'] as const

/** A copy that may be added to; the run itself is never changed. */
function copyTally(tally: CaseTally): CaseTally {
  const copy: CaseTally = { ...tally }
  for (const name of spreads) {
    const spread = tally[name]
    if (spread !== undefined) copy[name] = { ...spread }
  }
  if (tally.scores !== undefined) {
    copy.scores = new Map([...tally.scores].map(([name, of]) => [name, { ...of, values: [...of.values] }]))
  }
  return copy
}

const counts = ['passed', 'failed', 'errored', 'skipped', 'lost', 'flaky'] as const

function addTally(into: CaseTally, tally: CaseTally): CaseTally {
  for (const name of counts) into[name] += tally[name]
  for (const name of spreads) {
    const spread = addSpreads(into[name], tally[name])
    if (spread !== undefined) into[name] = spread
  }
  if (tally.scores !== undefined) {
    into.scores ??= new Map()
    for (const [name, of] of tally.scores) into.scores.set(name, addScores(into.scores.get(name), of))
  }
  if (into.model === undefined && tally.model !== undefined) into.model = tally.model
  if (into.provider === undefined && tally.provider !== undefined) into.provider = tally.provider
  return into
}

function addSpreads(a: Spread | undefined, b: Spread | undefined): Spread | undefined {
  if (a === undefined || b === undefined) return a ?? (b && { ...b })
  return {
    count: a.count + b.count,
    sum: a.sum + b.sum,
    sumOfSquares: a.sumOfSquares + b.sumOfSquares,
    min: Math.min(a.min, b.min),
    max: Math.max(a.max, b.max),
  }
}

function addScores(a: ScoreTally | undefined, b: ScoreTally): ScoreTally {
  if (a === undefined) return { ...b, values: [...b.values] }
  a.count += b.count
  a.sum += b.sum
  a.undecided += b.undecided
  for (const value of b.values) a.values.push(value)
  return a
}
