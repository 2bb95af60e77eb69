import { type CaseHistory, type RunLetter, writeHistory } from '../../model/case-history.ts'
import type { Baseline } from '../../model/comparison/baseline.ts'
import { addTally, copyTally } from '../../model/run/merge-tallies.ts'
import {
  type CaseTally,
  countEvidence,
  countFailures,
  countJudged,
  countRepeats,
  type ScoreTally,
} from '../../model/run/run.ts'
import { type Counts, estimateBaseWorth } from '../statistics/prediction/history.ts'
import {
  fewestRuns,
  hasVaried,
  isTwiceDown,
  type KeptRuns,
  selectCurrentRuns,
  together,
} from './current-runs.ts'

export interface PooledCase {
  /**
   * The runs since the case last changed on the base, together. Evidence and identity are the newest run's.
   */
  readonly tally: CaseTally
  /** Most judged iterations in one report of one run. */
  readonly mostPerRun: number
  readonly history: CaseHistory
  /** The newest first, all runs; undefined where the run does not have the case. */
  readonly tallies: readonly (CaseTally | undefined)[]
  /** Judged iterations of every run. */
  readonly counts: readonly Counts[]
  /** Index of the run with which the case changed on the base; older runs are not in `tally`. */
  readonly changedAt?: number
  /** Which runs are in `tally`. */
  readonly kept: readonly boolean[]
}

/** Joins the baseline runs case by case, the newest first. */
export function poolBaseRuns(baseline: Baseline): Map<string, PooledCase> {
  const tallies = new Map<string, (CaseTally | undefined)[]>()
  for (const [index, run] of baseline.runs.entries()) {
    for (const tally of run.cases.values()) {
      const earlierTallies = tallies.get(tally.key)
      if (earlierTallies === undefined) tallies.set(tally.key, padMissingRuns(index, tally))
      else {
        while (earlierTallies.length < index) earlierTallies.push(undefined)
        earlierTallies.push(tally)
      }
    }
  }
  const findSharedCounts = createCountsCache(baseline.runs.length)
  const cases = [...tallies].map(([key, caseTallies]) => ({
    key,
    of: caseTallies,
    counts: findSharedCounts(caseTallies),
  }))
  const histories = cases.map(({ counts }) => ({
    runs: counts,
    headCount: 1,
    weight: 1,
    isEval: true,
    cases: 1,
  }))
  const { correlation } = estimateBaseWorth(histories, baseline.runs.length, { leaveOut: mayHaveChanged })
  const places = Math.max(0, baseline.runs.length - fewestRuns)
  const questions = 2 * places * cases.filter(({ counts }) => hasVaried(counts)).length
  const known = new Map<readonly Counts[], KeptRuns>()
  const downAt = new Map<number | undefined, number>()
  for (const { counts } of cases) {
    const keeping = known.get(counts) ?? selectCurrentRuns(counts, correlation, questions)
    known.set(counts, keeping)
    if (!isTwiceDown(counts, keeping)) continue
    downAt.set(keeping.changedAt, (downAt.get(keeping.changedAt) ?? 0) + 1)
  }
  const pooled = new Map<string, PooledCase>()
  for (const { key, of: caseTallies, counts } of cases) {
    let keeping = known.get(counts) ?? selectCurrentRuns(counts, correlation, questions)
    if ((downAt.get(keeping.changedAt) ?? 0) >= together && isTwiceDown(counts, keeping))
      keeping = selectCurrentRuns(counts, correlation, Number.POSITIVE_INFINITY)
    pooled.set(key, poolCaseTallies(caseTallies, counts, dropRunsBeforeAcceptance(caseTallies, keeping)))
  }
  return pooled
}

/** A change of the case that was accepted: older runs show what is no longer wanted. */
function dropRunsBeforeAcceptance(tallies: readonly (CaseTally | undefined)[], keeping: KeptRuns): KeptRuns {
  const at = tallies.findIndex((tally) => tally?.accepted === true)
  if (at === -1 || (keeping.changedAt !== undefined && keeping.changedAt <= at)) return keeping
  return { kept: keeping.kept.map((wasKept, index) => wasKept && index <= at), changedAt: at }
}

/** Part of the cases that may have changed on the base; the others show how alike iterations are. */
const mayHaveChanged = 0.2

/**
 * The counts of a case in every run. Most cases have the same as many others, and share one list with them.
 */
function createCountsCache(runs: number): (tallies: readonly (CaseTally | undefined)[]) => readonly Counts[] {
  const known = new Map<string, readonly Counts[]>()
  return (tallies) => {
    let key = ''
    for (const tally of tallies) {
      const { passed, judged } = countEvidence(tally)
      key += `${passed}/${judged} `
    }
    let counts = known.get(key)
    if (counts === undefined) {
      counts = Array.from({ length: runs }, (_, index) => countEvidence(tallies[index]))
      known.set(key, counts)
    }
    return counts
  }
}

function padMissingRuns(index: number, tally: CaseTally): (CaseTally | undefined)[] {
  return [...Array.from({ length: index }, () => undefined), tally]
}

function poolCaseTallies(
  tallies: readonly (CaseTally | undefined)[],
  counts: readonly Counts[],
  { kept, changedAt }: KeptRuns,
): PooledCase {
  let mostPerRun = 0
  for (const tally of tallies) if (tally !== undefined) mostPerRun = Math.max(mostPerRun, countRepeats(tally))
  const history = writeHistory(tallies.map((tally) => (tally === undefined ? '-' : toHistoryLetter(tally))))
  return { tally: sumKeptTallies(tallies, kept), mostPerRun, history, tallies, counts, changedAt, kept }
}

/** The pooled case from the runs in `kept` alone. */
export function poolKeptRuns(pooled: PooledCase, kept: readonly boolean[]): PooledCase {
  return { ...pooled, kept, tally: sumKeptTallies(pooled.tallies, kept) }
}

/** The pooled case without values of another judge than the head's: they are on another scale. */
export function dropOtherJudges(pooled: PooledCase, head: CaseTally | undefined): PooledCase {
  if (head?.scores === undefined) return pooled
  const tallies = pooled.tallies.map((tally) => {
    const scores = [...(tally?.scores ?? [])]
    const isComparable = ([name, score]: readonly [string, ScoreTally]) =>
      isSameJudge(score, head.scores?.get(name))
    if (tally === undefined || scores.every(isComparable)) return tally
    const kept = scores.map((entry) =>
      isComparable(entry) ? entry : ([entry[0], emptyScore(entry[1])] as const),
    )
    return { ...tally, scores: new Map(kept) }
  })
  if (tallies.every((tally, index) => tally === pooled.tallies[index])) return pooled
  return { ...pooled, tallies, tally: sumKeptTallies(tallies, pooled.kept) }
}

/** Its judge stays known. */
function emptyScore(score: ScoreTally): ScoreTally {
  return { ...score, sum: 0, count: 0, undecided: 0, values: [] }
}

/** Whether two scores may be compared; where one side does not name its judge, they may. */
export function isSameJudge(a: ScoreTally | undefined, b: ScoreTally | undefined): boolean {
  return a?.judge === undefined || b?.judge === undefined || a.judge === b.judge
}

/** The newest run that has the case is always part of the sum, so that there is one. */
function sumKeptTallies(tallies: readonly (CaseTally | undefined)[], kept: readonly boolean[]): CaseTally {
  let sum: CaseTally | undefined
  for (const [index, tally] of tallies.entries()) {
    if (tally === undefined || (sum !== undefined && kept[index] === false)) continue
    sum = sum === undefined ? copyTally(tally) : addTally(sum, tally)
  }
  if (sum === undefined) throw new Error('a pooled case is in at least one run')
  return sum
}

function toHistoryLetter(tally: CaseTally): RunLetter {
  if (countJudged(tally) === 0) return '-'
  if (tally.repeatsUnclear === true) {
    if (tally.passed > 0) return 'p'
    return 'f'
  }
  if (countFailures(tally) === 0) return 'p'
  if (tally.passed === 0) return 'f'
  return 'm'
}

/**
 * Whether further entries of the case are iterations: the base says so. Where every run of it leaves that
 * open, several entries on both sides are iterations, whatever the order of the outcomes of the head.
 */
export function areEntriesRepeated(
  head: CaseTally | undefined,
  { mostPerRun, tallies }: PooledCase,
): boolean {
  if (mostPerRun > 1) return true
  if (countJudged(head) + (head?.retried === undefined ? 0 : 1) < 2) return false
  return tallies.some((tally) => tally?.repeatsUnclear === true && countJudged(tally) > 1)
}
