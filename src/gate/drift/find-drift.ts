import { addUp } from '../../model/data.ts'
import { dayMs } from '../../model/format-time.ts'
import type { Drift, Ledger, LedgerDay } from '../../model/ledger.ts'
import { computeSampleVariance } from '../statistics/intervals.ts'
import { isAtMost } from '../statistics/level.ts'
import { computeNormalTail, computeStudentCdf } from '../statistics/quantiles.ts'
import { roundStably } from '../statistics/stable.ts'

/** How many days count as recent: at least `fewest`, and up to `most` until there are enough runs. */
const recentDays = { fewest: 7, most: 14 }
const fewestRecentRuns = 10
/**
 * The anchor is about a month old: it starts so many days before the newest run, and ends a while before the
 * recent ones.
 */
const anchorDays = 44
const gapDays = 7
const fewestAnchorRuns = 20
const fewestAnchorDays = 5
/** A fixed anchor has the days of a month. */
const fixedDays = 30

/**
 * Level of both tests. Every push looks again, but at almost the same week: by simulation a branch of 30 or
 * 50 cases has a false finding in five months or more when it is stable, and in eighty days when it moves by
 * 5 points from day to day (`npm run sim -- --drift`). A stricter level delays what is to be found: an ideal
 * test, which knew when and how a branch of 50 cases that runs once a day begins to lose a third of a point a
 * day, has a signal of 2.7 standard errors after fifteen days.
 */
const level = 0.03
/** Jeffreys' prior: a case that always passed may fail now and then. */
const prior = 0.5

export interface DriftRule {
  /** Smallest fall of the mean that counts, 0..1. */
  readonly atLeast: number
  /** First day that counts, `YYYY-MM-DD`, UTC: an earlier level was given up on purpose. */
  readonly since?: string
  /**
   * Day of a level to keep, such as that of the last release: its runs, and those of a month before, are
   * compared with, too.
   */
  readonly anchor?: string
  /** Weights of the cases of the ledger, by digest; 1 for the others. */
  readonly weights?: ReadonlyMap<string, number>
}

/**
 * Whether the base branch has lost pass rate so slowly that no single run shows it: the runs of the last week
 * against those of two to six weeks ago, case by case. The fall must be more than chance within the runs, and
 * more than days of the anchor differ from each other. Only the anchor says how noisy cases and days are, so
 * failing more never hides a fall.
 *
 * @returns `null` while the history is too short, or has too few cases in common
 */
export function findDrift({ days, cases }: Ledger, rule: DriftRule): Drift | null {
  const usable = days.filter(({ date }) => rule.since === undefined || date >= rule.since)
  const recent = chooseRecentDays(usable)
  if (recent === undefined) return null
  const drifts = [chooseFixedAnchor(usable, recent, rule.anchor), chooseRecentAnchor(usable, recent)].flatMap(
    (anchor) => {
      const drift = anchor === undefined ? null : compareRecentDays(cases, recent, anchor, rule)
      if (drift === null) return []
      return [drift]
    },
  )
  return drifts.find(({ found }) => found) ?? drifts.at(-1) ?? null
}

/**
 * Why the drift of a branch is unknown although its history is long enough, as a clause; undefined while the history is
 * short, or consists of other cases.
 */
export function explainUnknownDrift({ days, cases }: Ledger, { since }: DriftRule): string | undefined {
  const usable = days.filter(({ date }) => since === undefined || date >= since)
  const [newest] = usable
  const oldest = usable.at(-1)
  if (newest === undefined || oldest === undefined)
    return days.length === 0 ? undefined : `no run is as new as ${since}`
  if (countDaysBefore(oldest, newest.date) < anchorDays) return undefined
  if (cases.length === 0) return 'no case is judged as an eval'
  const recent = chooseRecentDays(usable)
  if (recent === undefined) return `the last ${recentDays.most} days have fewer than ${fewestRecentRuns} runs`
  if (chooseRecentAnchor(usable, recent) !== undefined) return undefined
  return `the ${anchorDays} days before them have fewer than ${fewestAnchorRuns} runs`
}

function compareRecentDays(
  cases: Ledger['cases'],
  recent: readonly LedgerDay[],
  anchor: readonly LedgerDay[],
  { atLeast, since, weights }: DriftRule,
): Drift | null {
  const recentCounts = sumDayCounts(recent, cases.length)
  const anchorCounts = sumDayCounts(anchor, cases.length)
  const counted = [...cases.entries()].flatMap(([index, digest]) => {
    const weight = weights?.get(digest) ?? 1
    if (weight > 0 && readJudgedCount(recentCounts, index) > 0) return [{ of: index, weight }]
    return []
  })
  const common = counted.filter(({ of: index }) => readJudgedCount(anchorCounts, index) > 0)
  if (common.length === 0 || common.length * 2 < counted.length) return null
  let recentSum = 0
  let anchorSum = 0
  let variances = 0
  let total = 0
  for (const { of: index, weight } of common) {
    const n = readJudgedCount(anchorCounts, index)
    const m = readJudgedCount(recentCounts, index)
    const passed = anchorCounts.passed[index] ?? 0
    total += weight
    anchorSum += (weight * passed) / n
    recentSum += (weight * (recentCounts.passed[index] ?? 0)) / m
    const rate = (passed + prior) / (n + 2 * prior)
    variances += weight ** 2 * rate * (1 - rate) * (1 / n + 1 / m)
  }
  const anchorRate = anchorSum / total
  const recentRate = recentSum / total
  const fall = anchorRate - recentRate
  const pValue = computeNormalTail((fall * total) / Math.sqrt(variances))
  const predictionPValue = computeChanceBetweenDays(fall, anchor, recent.length, { anchorCounts, common })
  if (predictionPValue === null) return null
  return {
    anchorRate: roundStably(anchorRate),
    recentRate: roundStably(recentRate),
    cases: common.length,
    anchorFrom: anchor.at(-1)?.date ?? '',
    anchorTo: anchor[0]?.date ?? '',
    recentFrom: recent.at(-1)?.date ?? '',
    anchorRuns: countDayRuns(anchor),
    recentRuns: countDayRuns(recent),
    pValue: roundStably(pValue),
    predictionPValue: roundStably(predictionPValue),
    acceptedSince: since,
    found: fall >= atLeast && isAtMost(pValue, level) && isAtMost(predictionPValue, level),
  }
}

function countDayRuns(days: readonly LedgerDay[]): number {
  return addUp(days, ({ runs }) => runs)
}

function countDaysBefore({ date }: LedgerDay, newest: string): number {
  return Math.round((Date.parse(newest) - Date.parse(date)) / dayMs)
}

function chooseRecentDays(days: readonly LedgerDay[]): readonly LedgerDay[] | undefined {
  const newest = days[0]?.date ?? ''
  for (let most = recentDays.fewest; most <= recentDays.most; most += 1) {
    const recent = days.filter((day) => countDaysBefore(day, newest) < most)
    if (countDayRuns(recent) >= fewestRecentRuns) return recent
  }
  return undefined
}

/** Whether these are enough days with enough runs to be compared with. */
function isUsableAnchor(days: readonly LedgerDay[]): boolean {
  return days.length >= fewestAnchorDays && countDayRuns(days) >= fewestAnchorRuns
}

/** The days up to a fixed one, as far as the recent days don't reach back. */
function chooseFixedAnchor(
  days: readonly LedgerDay[],
  recent: readonly LedgerDay[],
  anchor: string | undefined,
): readonly LedgerDay[] | undefined {
  if (anchor === undefined) return undefined
  const anchorDaysBefore = days
    .slice(recent.length)
    .filter((day) => day.date <= anchor && countDaysBefore(day, anchor) < fixedDays)
  if (isUsableAnchor(anchorDaysBefore)) return anchorDaysBefore
  return undefined
}

/** The older days that recent ones are compared with, after a gap if the history is long enough. */
function chooseRecentAnchor(
  days: readonly LedgerDay[],
  recent: readonly LedgerDay[],
): readonly LedgerDay[] | undefined {
  const newest = days[0]?.date ?? ''
  const older = days.slice(recent.length).filter((day) => countDaysBefore(day, newest) <= anchorDays)
  const start = recent.at(-1)
  const from = start === undefined ? 0 : countDaysBefore(start, newest)
  const distant = older.filter((day) => countDaysBefore(day, newest) > from + gapDays)
  return [distant, older].find(isUsableAnchor)
}

interface Sums {
  readonly passed: Float64Array
  readonly judged: Float64Array
}

/** Index of a case in the ledger. */
interface CountedCase {
  readonly of: number
  readonly weight: number
}

function readJudgedCount({ judged }: Sums, index: number): number {
  return judged[index] ?? 0
}

function sumDayCounts(days: readonly LedgerDay[], cases: number): Sums {
  const passed = new Float64Array(cases)
  const judged = new Float64Array(cases)
  for (const day of days) {
    for (let index = 0; index < cases; index += 1) {
      passed[index] = (passed[index] ?? 0) + (day.passed[index] ?? 0)
      judged[index] = (judged[index] ?? 0) + (day.judged[index] ?? 0)
    }
  }
  return { passed, judged }
}

/**
 * Chance of the fall as days of the anchor differ from each other; `null` when too few have enough of the
 * cases.
 */
function computeChanceBetweenDays(
  fall: number,
  anchor: readonly LedgerDay[],
  recent: number,
  { anchorCounts, common }: { readonly anchorCounts: Sums; readonly common: readonly CountedCase[] },
): number | null {
  const effects = anchor.flatMap((day) => {
    let sum = 0
    let cases = 0
    let total = 0
    for (const { of: index, weight } of common) {
      const count = day.judged[index] ?? 0
      if (count === 0) continue
      cases += 1
      total += weight
      sum +=
        weight *
        ((day.passed[index] ?? 0) / count -
          (anchorCounts.passed[index] ?? 0) / readJudgedCount(anchorCounts, index))
    }
    if (cases * 2 < common.length) return []
    return [sum / total]
  })
  if (effects.length < fewestAnchorDays) return null
  const error = Math.sqrt((computeSampleVariance(effects) ?? 0) * (1 / effects.length + 1 / recent))
  if (error < 1e-12) {
    if (fall > 0) return 0
    return 1
  }
  return 1 - computeStudentCdf(fall / error, effects.length - 1)
}
