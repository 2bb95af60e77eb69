import { collectCaseTimeline, formatRunLabel, isSteadyCase, listBaseRuns } from '../../facts/run-history.ts'
import type { View } from '../../facts/view.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { omitEmpty } from '../../model/data.ts'
import { formatTime } from '../../model/format-time.ts'
import { cutText, makeVisibleLine } from '../visible.ts'

/** One run in the history of a case. */
interface HtmlRun {
  readonly label: string
  /** Absent when unknown. */
  readonly time?: string
}

/** One case over the runs of the page. Numbers without names: there may be 100,000 of them. */
export interface HtmlHistory {
  /** Passed and judged iterations of each run, alternating. */
  readonly counts: readonly number[]
  /** Index of the scorer in {@link HtmlRuns.scorers}, then the mean of each run. */
  readonly scores?: readonly (readonly (number | null)[])[]
}

/** What the histories of a page have in common. */
export interface HtmlRuns {
  /** Base runs, oldest first, then the head; empty without a base run. */
  readonly runs: readonly HtmlRun[]
  readonly scorers: readonly string[]
}

/**
 * The history of one row. Both fields are absent for a case that passed every iteration of every run and has
 * no score.
 */
export interface RowHistory {
  readonly history?: HtmlHistory
  readonly historyLeftOut?: true
}

/** Limit of all histories of a page, in UTF-16 units; above it less important cases have no history. */
const mostHistory = 6_000_000

const longestLabel = 24

/**
 * Collects the histories of a page within `mostUnits` of text. Call it for the most important cases first;
 * `runs` is complete after the last case.
 */
export function createHtmlHistories(
  { report }: View,
  mostUnits = mostHistory,
): {
  readonly runs: HtmlRuns
  readonly historyOf: (compared: CaseComparison) => RowHistory
} {
  const baseRuns = listBaseRuns(report)
  if (baseRuns.length === 0) return { runs: { runs: [], scorers: [] }, historyOf: () => ({}) }
  const scorers = new Map<string, number>()
  const shownScorers: string[] = []
  const numberScorer = (name: string) => {
    const known = scorers.get(name)
    if (known !== undefined) return known
    scorers.set(name, scorers.size)
    shownScorers.push(makeVisibleLine(name))
    return scorers.size - 1
  }
  let room = mostUnits
  const collectHistory = (compared: CaseComparison): RowHistory => {
    const ownHistory = collectCaseTimeline(compared, baseRuns)
    if (isSteadyCase(ownHistory) && ownHistory.scores.length === 0) return {}
    if (room <= 0) return { historyLeftOut: true }
    const counts = ownHistory.counts.flatMap(({ passed, judged }) => [passed, judged])
    const scores = ownHistory.scores.map(({ name, means }) => [numberScorer(name), ...means.map(roundMean)])
    const history = { counts, scores: omitEmpty(scores) }
    room -= JSON.stringify(history).length
    return { history }
  }
  const runs = [
    ...baseRuns.map((run): HtmlRun => {
      const { createdAt } = run.info
      const label = cutText(makeVisibleLine(formatRunLabel(run)), longestLabel)
      return { label, time: createdAt > 0 ? formatTime(createdAt) : undefined }
    }),
    { label: 'this change' },
  ]
  return { runs: { runs, scorers: shownScorers }, historyOf: collectHistory }
}

/** Rounds to the three digits that readers see. */
export function roundMean(mean: number | null): number | null {
  if (mean === null) return null
  return Number(mean.toPrecision(3))
}
