import type { CaseComparison } from '../model/comparison/compared-case.ts'
import { formatTime } from '../model/format-time.ts'
import type { GateReport } from '../model/gate-report.ts'
import type { MetricName } from '../model/run/metric.ts'
import {
  type CaseTally,
  type Counts,
  computePassRate,
  countJudged,
  countTotals,
  type Run,
  type ScoreTally,
} from '../model/run/run.ts'
import { getSampleMean } from '../model/run/sample.ts'
import { isCompared } from './noise.ts'
import { computeMeanPassRates, listTrendPoints } from './trend.ts'

/** Maximum number of base runs shown; the newest are kept. */
const shownRuns = 20

/** Maximum number of scorers drawn for a case or a suite. */
const shownScorers = 8

/** The base runs of a report, oldest first, without the head. */
export function listBaseRuns({ baselineRuns = [] }: GateReport): readonly Run[] {
  return baselineRuns.slice(0, shownRuns).toReversed()
}

/** Short name of a run for a person: its commit, else its day, else its id. Foreign. */
export function formatRunLabel({ info: { commit, createdAt, id } }: Run): string {
  return commit?.slice(0, 7) ?? (createdAt > 0 ? formatTime(createdAt).slice(0, 10) : id)
}

/** The means of one scorer, one for each run in order; `null` where a run has none. */
export interface ScoreHistory {
  /** Foreign. */
  readonly name: string
  readonly means: readonly (number | null)[]
}

/** One case over the base runs, oldest first, then the head. */
interface CaseTimeline {
  /** `countJudged` is 0 where the run did not judge the case, or did not have it. */
  readonly counts: readonly Counts[]
  /** Scorers with at least two means. */
  readonly scores: readonly ScoreHistory[]
}

/** What the runs say about a case, looked up by its key. */
export function collectCaseTimeline({ key, head }: CaseComparison, baseRuns: readonly Run[]): CaseTimeline {
  const tallies = [...baseRuns.map(({ cases }) => cases.get(key)), head]
  return {
    counts: tallies.map((tally) =>
      tally === undefined ? { passed: 0, judged: 0 } : { passed: tally.passed, judged: countJudged(tally) },
    ),
    scores: listScorerNames(tallies).flatMap((name) => {
      const means = tallies.map((tally) => computeMeanScore(tally?.scores?.get(name)))
      if (means.filter((mean) => mean !== null).length < 2) return []
      return [{ name, means }]
    }),
  }
}

/** True when every run judged the case and every iteration passed. */
export function isSteadyCase({ counts }: CaseTimeline): boolean {
  return counts.every(({ passed, judged: count }) => count > 0 && passed === count)
}

/** Names of the scorers of a case, those of the newest tallies first to be kept. Foreign. */
export function listScorerNames(tallies: readonly (CaseTally | undefined)[]): string[] {
  const names = new Set<string>()
  for (const tally of tallies.toReversed()) {
    for (const name of tally?.scores?.keys() ?? []) if (names.size < shownScorers) names.add(name)
  }
  return [...names].sort()
}

/** `null` without a value. */
export function computeMeanScore(tally: ScoreTally | undefined): number | null {
  if (tally === undefined || tally.count === 0) return null
  const mean = tally.sum / tally.count
  if (Number.isFinite(mean)) return mean
  return null
}

/** The means of one figure, one for each run in order. */
interface MetricHistory {
  readonly name: MetricName
  readonly means: readonly (number | null)[]
}

/** The figures that are shown over time. */
const shownMetrics = ['latencyMs', 'costUsd'] as const

/** The suite over the last runs. */
export interface SuiteHistory {
  /** One per run, in order. Foreign except for the last, which is the head's. */
  readonly labels: readonly string[]
  /** Pass rates, 0..1. */
  readonly passRates: readonly (number | null)[]
  /** What a case takes and costs on average; `null` where a run does not say it. */
  readonly metrics: readonly MetricHistory[]
  readonly scores: readonly ScoreHistory[]
  readonly scorersLeftOut: number
}

/**
 * Pass rate, figures and scores of the suite over the base runs, oldest first, then the head. The score of a run is the mean
 * of its cases' means, as in the comparison, over the cases that the head has and that count. Only the
 * pass rates if the runs themselves are not available.
 */
export function collectSuiteHistory(report: GateReport): SuiteHistory {
  const runs = listBaseRuns(report)
  if (runs.length === 0) {
    const points = listTrendPoints(report)
    return {
      labels: points.map(({ label }) => label),
      passRates: points.map(({ passRate }) => passRate),
      metrics: [],
      scores: [],
      scorersLeftOut: 0,
    }
  }
  const { head, comparison } = report
  const all = [...runs, head]
  const compared = comparison.cases.filter(isCompared)
  const scored = compared.filter(({ head: now }) => now?.scores !== undefined)
  const names = [...new Set(scored.flatMap((compared) => [...(compared.head?.scores?.keys() ?? [])]))].sort()
  return {
    labels: [...runs.map(formatRunLabel), 'this change'],
    passRates: computeMeanPassRates(report, runs) ?? all.map((run) => computePassRate(countTotals(run))),
    metrics: shownMetrics.map((name) => ({
      name,
      means: all.map(({ cases }) =>
        averageKnown(compared.map(({ key }) => getSampleMean(cases.get(key)?.[name]) ?? null)),
      ),
    })),
    scores: names.slice(0, shownScorers).map((name) => ({
      name,
      means: all.map(({ cases }) =>
        averageKnown(scored.map(({ key }) => computeMeanScore(cases.get(key)?.scores?.get(name)))),
      ),
    })),
    scorersLeftOut: Math.max(0, names.length - shownScorers),
  }
}

/** The mean of those that are known; `null` without any. */
export function averageKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  return known.reduce((sum, value) => sum + value, 0) / known.length
}

/** A case before and now. */
export interface ScorePair {
  readonly compared: CaseComparison
  readonly base: number
  readonly head: number
}

/** What each case reached before and now: the share of iterations that passed, or the mean of one scorer. */
export interface ScorePairs {
  /** Foreign if it is the name of a scorer. */
  readonly name: string
  readonly lowerIsBetter: boolean
  readonly pairs: readonly ScorePair[]
}

/** Fewest cases with a distribution. */
const leastCases = 3

/**
 * What the cases reached before and now, of all that differs between the two: the share of passed iterations where evals
 * are repeated, then the scorers, those first that got worse by the largest share.
 */
export function collectScorePairs({ comparison }: GateReport): readonly ScorePairs[] {
  const cases = comparison.cases.filter((compared) => isCompared(compared) && compared.judgedAs === 'eval')
  const collectPairs = (measure: (tally: CaseTally) => number | null) =>
    cases.flatMap((compared): ScorePair[] => {
      const [base, head] = [compared.base, compared.head].map((tally) => tally && measure(tally))
      if (typeof base !== 'number' || typeof head !== 'number') return []
      return [{ compared, base, head }]
    })
  const isRepeated = cases.some(({ head }) => head !== undefined && countJudged(head) > 1)
  const computeFall = ({ relative, lowerIsBetter }: (typeof comparison.scores)[number]) =>
    (lowerIsBetter === true ? 1 : -1) * (relative ?? 0)
  const all = [
    { name: 'Pass rate', lowerIsBetter: false, pairs: isRepeated ? collectPairs(computeShare) : [] },
    ...comparison.scores
      .toSorted((a, b) => computeFall(b) - computeFall(a))
      .map(({ name, lowerIsBetter = false }) => ({
        name,
        lowerIsBetter,
        pairs: collectPairs(({ scores }) => computeMeanScore(scores?.get(name))),
      })),
  ]
  return all.filter(
    ({ pairs }) => pairs.length >= leastCases && pairs.some(({ base, head }) => base !== head),
  )
}

function computeShare(tally: CaseTally): number {
  return tally.passed / countJudged(tally)
}
