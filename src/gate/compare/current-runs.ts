import {
  type CaseHistory,
  countFailedRuns,
  hasMixedRun,
  hasOneBreak,
  hasPassedLast,
} from '../../model/case-history.ts'
import { addUp } from '../../model/data.ts'
import { addUpCounts, type Counts } from '../../model/run/tally.ts'
import { computeFisherChance } from '../statistics/fisher.ts'
import { isAtMost } from '../statistics/level.ts'
import { computeNormalTail } from '../statistics/quantiles.ts'
import { isAtLeast } from '../statistics/stratum.ts'
import { computePoissonTail, computePredictedTail } from './expected-failures.ts'

export interface KeptRuns {
  /** Runs that show the case as it is on the base now, the newest first. */
  readonly kept: readonly boolean[]
  /** Index of the oldest run after the newest change; absent: the base did not change. */
  readonly changedAt?: number
}

/** The rate must have changed by at least this much. */
const smallestChange = 0.5
/**
 * Level of the claim that some case changed on the base, over all cases, places and both directions together: with
 * that of the suite, at most 1% of unchanged bases are called changed.
 */
export const claimLevel = 0.005
/** One run may be a bad hour. */
export const fewestRuns = 2
/** Level at which a single run is far worse than all others. */
const redLevel = 0.001

/**
 * Which base runs show a case as it is now. Where the base itself changed, older runs say nothing about a
 * pull request: after an intended regression it would fail for what is on the base already, after a fix it
 * could break the case again unnoticed. The newer runs are compared with the older ones at every place, by the same
 * exact test as a pull request; a change is called one when two runs show it. Single runs that were far worse than all others (a red push,
 * repaired since) are left out too.
 *
 * Only the base decides, so this takes nothing from the level of the tests, and failing more never helps.
 *
 * @param counts the newest first
 * @param correlation of the iterations of one run, see `discountByCorrelation`: five that repeat each other
 * prove no more than one
 * @param questions how many places of cases are asked, which share the level
 */
export function selectCurrentRuns(
  counts: readonly Counts[],
  correlation: number,
  questions: number,
): KeptRuns {
  const allRuns = counts.map(() => true)
  if (!hasVaried(counts)) return { kept: allRuns }
  const worth = counts.map((runCounts) => discountByCorrelation(runCounts, correlation))
  const cut = findChangePoint(counts, worth, claimLevel / Math.max(1, questions))
  const end = cut ?? counts.length
  const kept = counts.map((_, index) => index < end)
  for (const index of findRedRuns(worth.slice(0, end))) kept[index] = false
  if (cut === undefined || cut < fewestRuns) return { kept }
  return { kept, changedAt: cut - 1 }
}

/** Whether the change is that the case failed as a whole in two runs: with others, as if something were down twice. */
export function isTwiceDown(counts: readonly Counts[], { changedAt }: KeptRuns): boolean {
  if (changedAt === undefined) return false
  return [counts.slice(0, changedAt + 1), counts.slice(changedAt + 1)].some(
    (side) => countJudgedRuns(side) === fewestRuns && !side.some(hasAnyPass),
  )
}

/** It passed and failed; any other case can't have changed. */
export function hasVaried(counts: readonly Counts[]): boolean {
  return counts.some(hasAnyPass) && counts.some(hasAnyFailure)
}

function discountByCorrelation({ passed, judged }: Counts, correlation: number): Counts {
  if (correlation === 0 || judged < 2) return { passed, judged }
  const share = 1 / (1 + (judged - 1) * correlation)
  return { passed: passed * share, judged: judged * share }
}

function hasAnyPass({ passed }: Counts): boolean {
  return passed > 0
}

function hasAnyFailure({ passed, judged }: Counts): boolean {
  return passed < judged
}

/** How many of the newest runs to keep: those after the most convincing change. */
function findChangePoint(
  counts: readonly Counts[],
  worth: readonly Counts[],
  level: number,
): number | undefined {
  let best: { readonly at: number; readonly p: number } | undefined
  for (let at = 1; at <= counts.length - fewestRuns; at += 1) {
    if (counts[at - 1]?.judged === 0) continue
    const newerRuns = worth.slice(0, at)
    const olderRuns = worth.slice(at)
    if (countJudgedRuns(olderRuns) < fewestRuns) continue
    // Where whole runs go wrong at times, a run is one measurement, however many iterations it has.
    const isUneven = areRunsUneven(counts.slice(0, at)) || areRunsUneven(counts.slice(at))
    const newer = addUpCounts(isUneven ? newerRuns.map(countRunOnce) : newerRuns)
    const older = addUpCounts(isUneven ? olderRuns.map(countRunOnce) : olderRuns)
    const rise = computeDropChance(newer, older)
    // A single run may have had a bad hour, but not one in which a broken case passes.
    const p = countJudgedRuns(newerRuns) < fewestRuns ? rise : Math.min(rise, computeDropChance(older, newer))
    if (isAtMost(p, level) && (best === undefined || p < best.p)) best = { at, p }
  }
  return best?.at
}

/** Level at which runs differ by more than their iterations explain. */
const unevenLevel = 0.01

/** Whether runs of one state differ by more than chance: by chi-square, in the approximation of Wilson and Hilferty. */
function areRunsUneven(counts: readonly Counts[]): boolean {
  const judgedRuns = counts.filter(({ judged }) => judged > 0)
  const { passed, judged } = addUpCounts(judgedRuns)
  const rate = passed / judged
  const degrees = judgedRuns.length - 1
  if (degrees < 1 || rate === 0 || rate === 1) return false
  const square = addUp(judgedRuns, (run) => (run.passed - rate * run.judged) ** 2 / run.judged)
  const spread = 2 / (9 * degrees)
  const z = (Math.cbrt(square / (rate * (1 - rate)) / degrees) - 1 + spread) / Math.sqrt(spread)
  return isAtMost(computeNormalTail(z), unevenLevel)
}

function countRunOnce({ passed, judged }: Counts): Counts {
  if (judged <= 1) return { passed, judged }
  return { passed: passed / judged, judged: 1 }
}

function countJudgedRuns(counts: readonly Counts[]): number {
  return counts.filter(({ judged }) => judged > 0).length
}

/** Runs, not the newest, that are far worse than all others together. */
function findRedRuns(counts: readonly Counts[]): number[] {
  const newest = counts.findIndex(({ judged }) => judged > 0)
  return [...counts.keys()].filter((index) => {
    const run = counts[index]
    if (run === undefined || run.judged === 0 || index <= newest) return false
    const others = addUpCounts(counts.filter((_, other) => other !== index))
    return isAtMost(computeDropChance(others, run), redLevel)
  })
}

function roundCounts({ passed, judged }: Counts): Counts {
  const rounded = Math.round(judged)
  return { passed: Math.round((passed / judged) * rounded), judged: rounded }
}

/** 1 unless the rate fell by enough. */
function computeDropChance(from: Counts, to: Counts): number {
  if (from.judged === 0 || to.judged === 0) return 1
  if (!isAtLeast(from.passed / from.judged - to.passed / to.judged, smallestChange)) return 1
  const base = roundCounts(from)
  const head = roundCounts(to)
  if (base.judged === 0 || head.judged === 0) return 1
  return computeFisherChance(base, head)
}

/**
 * Whether a classic test that failed on the base was broken and repaired, rather than flaky: it failed in
 * consecutive runs, or together with others (see `findSharedPatterns`), never within a run, and has passed
 * since.
 *
 * @param shared histories that several tests have in common
 */
export function isRepairedTest(history: CaseHistory, shared: ReadonlySet<CaseHistory>): boolean {
  if (!hasPassedLast(history) || hasMixedRun(history)) return false
  return hasOneBreak(history, 2) || shared.has(history)
}

/** With fewer tests that share one history, they did not break and get repaired together. */
export const together = 3
/** Level of chance at which as many tests share one history by coincidence, in any of the runs. */
const coincidence = 0.05

/**
 * Chance that one history has so many cases, if so many others with as many failures are spread over other
 * histories.
 */
type Coincidence = (count: number, others: number, otherHistories: number) => number

/**
 * Histories with a failure that at least three cases have in common, and more than chance explains: with few
 * runs, cases that fail now and then often do so in the same ones. Those that failed as often in other runs
 * say how many that would be. Their rate counts as known here, so a break is recognised rather too often than
 * too rarely: its cases stay guarded.
 */
export function findSharedPatterns(histories: Iterable<CaseHistory>): ReadonlySet<CaseHistory> {
  return findPatternsBeyondChance(histories, (count, others, places) =>
    computePoissonTail(count, others / Math.max(1, places)),
  )
}

/**
 * The shared histories that flaky cases don't explain, even if their rate is only known from so few runs: two
 * without a failure do not exclude three failures in the next one. For questions in which a mistake would
 * call noise a break.
 */
export function findSurelySharedPatterns(histories: Iterable<CaseHistory>): ReadonlySet<CaseHistory> {
  return findPatternsBeyondChance(histories, (count, others, places) =>
    places === 0 ? 1 : computePredictedTail(count, others, places),
  )
}

function findPatternsBeyondChance(
  histories: Iterable<CaseHistory>,
  estimateChance: Coincidence,
): ReadonlySet<CaseHistory> {
  const counts = new Map<CaseHistory, number>()
  const byFailures = new Map<number, number>()
  let runs = 1
  for (const history of histories) {
    runs = Math.max(runs, history.length)
    const failed = countFailedRuns(history)
    if (failed === 0) continue
    counts.set(history, (counts.get(history) ?? 0) + 1)
    byFailures.set(failed, (byFailures.get(failed) ?? 0) + 1)
  }
  const isSharedHistory = ([history, count]: [CaseHistory, number]) => {
    if (count < together) return false
    const failed = countFailedRuns(history)
    const others = (byFailures.get(failed) ?? 0) - count
    const places = countCombinations(runs, failed)
    return isAtMost(places * estimateChance(count, others, places - 1), coincidence)
  }
  return new Set([...counts].filter(isSharedHistory).map(([history]) => history))
}

/** The number of ways to choose the failed runs among all runs. */
function countCombinations(runs: number, failed: number): number {
  let ways = 1
  for (let at = 1; at <= failed; at += 1) ways = (ways * (runs - failed + at)) / at
  return ways
}
