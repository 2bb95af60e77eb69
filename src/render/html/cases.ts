import { findMessageShape } from '../../facts/causes.ts'
import { formatCaseChange } from '../../facts/changes.ts'
import { assignGroup } from '../../facts/groups.ts'
import { findTellingMessage } from '../../facts/messages.ts'
import type { View } from '../../facts/view.ts'
import type { Noun } from '../../facts/words.ts'
import { caseLabels } from '../../facts/words.ts'
import type { CaseComparison, MetricChange } from '../../model/comparison/compared-case.ts'
import { type GroupName, groupNames } from '../../model/comparison/group-names.ts'
import { omitEmpty } from '../../model/data.ts'
import { formatChange, formatNumber } from '../../model/format.ts'
import { listAllCases } from '../../model/quiet/all-cases.ts'
import { formatMetric, metricNames, metricTitles } from '../../model/run/metric.ts'
import { type CaseTally, countFailures, countJudged } from '../../model/run/run.ts'
import { getSampleMean } from '../../model/run/sample.ts'
import { listCaseFacts } from '../case-facts.ts'
import { buildLocationUrl, findKnownPlace, formatLocation } from '../links.ts'
import { cutText, makeVisibleLine } from '../visible.ts'
import { type HtmlEvidence, mostEvidence, selectEvidence } from './evidence.ts'
import { createHtmlHistories, type HtmlRuns, type RowHistory } from './history.ts'
import { SliceNumbers } from './slice-numbers.ts'

type Tone = 'good' | 'bad' | 'odd'

/** What many cases have in common. */
export interface CaseKind {
  readonly label: string
  /** Absent: nothing noteworthy. */
  readonly tone?: Tone
  readonly outcome: string
  readonly counts: string
}

/** What only an open case shows; the other members are in the list. */
export interface CaseDetail extends RowHistory {
  readonly facts?: readonly string[]
  readonly figures?: readonly (readonly string[])[]
  readonly evidence?: readonly HtmlEvidence[]
  /** An iteration of the base, to compare with. */
  readonly before?: HtmlEvidence
}

/** One case as the page shows it. Strings are foreign but visible; the page sets them as text only. */
export interface HtmlCase extends CaseKind, CaseDetail {
  readonly title: string
  readonly drop?: number
  /** Why it fails, and what that has in common with others of the same cause. */
  readonly message?: { readonly text: string; readonly shape: string }
  readonly place?: string
  /** Link to the source line, relative to {@link HtmlData.source}. */
  readonly href?: string
  /** Mean duration of an iteration. */
  readonly ms?: number
  /** Mean duration of an iteration on the base; absent when {@link figures} or {@link facts} have it. */
  readonly baseMs?: number
  /** Positions in {@link HtmlData.slices}. */
  readonly slices?: readonly number[]
}

/** The data that the page's script reads. */
export interface HtmlData extends HtmlRuns {
  /** The runs are days of main, without a change. */
  readonly isHistory?: true
  readonly noun: Noun
  /** Common prefix of all source links; empty without links. */
  readonly source: string
  /** Names of the slices that cases belong to. */
  readonly slices?: readonly string[]
  readonly cases: readonly HtmlCase[]
}

/** UTF-16 units of a message in the list. */
const longestMessage = 200

const tones: Readonly<Record<GroupName, Tone | undefined>> = {
  broken: 'bad',
  regressed: 'bad',
  accepted: 'odd',
  failing: 'bad',
  newFailures: 'bad',
  uncounted: 'odd',
  lost: 'odd',
  skipped: 'odd',
  fixed: 'good',
  noise: 'odd',
  flaky: 'odd',
  new: undefined,
  removed: undefined,
  slower: 'odd',
  costlier: 'odd',
  stillFailing: 'bad',
}

/** A case at its place in a page. */
interface RankedCase {
  readonly compared: CaseComparison
  readonly group: GroupName | undefined
}

/** The data of a page: most important cases first, which also get their evidence first. */
export function collectHtmlData(view: View, ranked = rankCases(view)): HtmlData {
  const { repository, commit } = view.report.links
  const isLinked = repository !== undefined && commit !== undefined
  const { runs, historyOf } = createHtmlHistories(view)
  const slices = new SliceNumbers()
  const cases = buildHtmlCases(view, ranked, historyOf, slices)
  return {
    noun: view.noun,
    source: isLinked ? `${repository}/blob/${commit}/` : '',
    ...runs,
    slices: slices.names,
    cases,
  }
}

/** As people count: 2 before 10. */
const { compare: compareNames } = new Intl.Collator('en', { numeric: true })

/** All cases, the most important ones first. */
export function rankCases(view: View): readonly RankedCase[] {
  const { comparison } = view.report
  const weights = new Map<GroupName, number>(groupNames.map((name, index) => [name, index]))
  return listAllCases(comparison)
    .map((compared) => ({
      compared,
      group: assignGroup(compared, comparison, view.report.verdict.outcome) ?? findCostGroup(compared),
    }))
    .map((entry) => ({ ...entry, weight: (entry.group && weights.get(entry.group)) ?? groupNames.length }))
    .sort(
      (a, b) =>
        a.weight - b.weight ||
        (b.compared.drop ?? 0) - (a.compared.drop ?? 0) ||
        compareNames(view.nameOf(a.compared.identity), view.nameOf(b.compared.identity)),
    )
}

function buildHtmlCases(
  view: View,
  ranked: readonly RankedCase[],
  historyOf: (compared: CaseComparison) => RowHistory,
  slices: SliceNumbers,
): HtmlCase[] {
  const hasBaseline = view.report.comparison.baseline !== null
  const gone = new Set(view.broken.flatMap((file) => file.gone))
  let room = mostEvidence
  return ranked.map(({ compared, group }) => {
    const evidence = selectEvidence(compared, room, view.report.links)
    room -= evidence.size
    let label = group && caseLabels[group]
    if (gone.has(compared)) label = caseLabels.broken
    label ??= choosePlainLabel(compared, hasBaseline)
    const tone = group && tones[group]
    const row = buildCaseRow(compared, group, label, view)
    return { ...row, tone, slices: slices.numberSlices(compared), ...historyOf(compared), ...evidence.shown }
  })
}

function findCostGroup({ slower, costlier }: CaseComparison): GroupName | undefined {
  if (slower === true) return 'slower'
  if (costlier === true) return 'costlier'
  return undefined
}

function choosePlainLabel({ head, change }: CaseComparison, hasBaseline: boolean): string {
  if (head === undefined) return 'Removed'
  if (countJudged(head) === 0) {
    if (head.skipped > 0) return 'Skipped'
    return 'Not run'
  }
  if (!hasBaseline) return 'Passing'
  if (change === 'new') return 'New'
  return 'Unchanged'
}

function buildCaseRow(
  compared: CaseComparison,
  group: GroupName | undefined,
  label: string,
  view: View,
): HtmlCase {
  const { head, identity } = compared
  const { links } = view.report
  const location = findKnownPlace(head, identity)
  const href = location && head && buildLocationUrl(links, location)
  const facts =
    group &&
    listCaseFacts(compared, group, view, { name: makeVisibleLine, text: makeVisibleLine, hasScores: true })
  const figures = buildFigureRows(compared)
  const ms = getSampleMean(head?.durationMs)
  // Most cases of a large suite are tests: a number for each of them is much smaller than a table.
  const hasTimeOnly =
    figures.length === 1 && compared.latencyMs !== undefined && head?.latencyMs === undefined
  return {
    title: makeVisibleLine(view.nameOf(identity)),
    label,
    outcome: describeOutcome(head),
    counts: formatCaseChange(compared, view.noun),
    drop: compared.drop || undefined,
    message: findGroupMessage(compared),
    place: location && makeVisibleLine(formatLocation(location)),
    href: href?.slice(`${links.repository}/blob/${links.commit}/`.length),
    ms: roundMs(ms),
    baseMs: hasTimeOnly && group !== 'slower' ? roundMs(compared.latencyMs?.base) : undefined,
    facts: facts && omitEmpty(facts),
    figures: figures.length > 0 && !hasTimeOnly ? figures : undefined,
  }
}

function findGroupMessage(compared: CaseComparison): HtmlCase['message'] {
  const shape = findMessageShape(compared)
  const text = findTellingMessage(compared.head)
  if (shape === undefined || text === undefined) return undefined
  return { text: makeVisibleLine(cutText(text.trim(), longestMessage)), shape }
}

/** Rounds to more digits than a reader sees. */
export function roundMs(ms: number | undefined): number | undefined {
  if (ms === undefined) return undefined
  if (ms < 10) return Math.round(ms * 100) / 100
  return Math.round(ms)
}

/** What a case does now. */
export function describeOutcome(head: CaseTally | undefined): string {
  if (head === undefined) return 'absent'
  if (countFailures(head) > 0) {
    if (head.passed > 0) return 'passes sometimes'
    return 'fails'
  }
  if (head.passed > 0) return 'passes'
  if (head.lost > 0) return 'lost'
  return 'skipped'
}

function buildFigureRows(compared: CaseComparison): string[][] {
  const { scores = [] } = compared
  const buildFigureRow = (name: string, metric: MetricChange, format: (value: number) => string) => [
    name,
    format(metric.base),
    format(metric.head),
    formatChange(metric.relative),
  ]
  return [
    ...scores.map((score) => buildFigureRow(makeVisibleLine(score.name), score, formatNumber)),
    ...metricNames.flatMap((name) => {
      const metric = compared[name]
      if (metric === undefined) return []
      return [buildFigureRow(metricTitles[name], metric, (value) => formatMetric(name, value))]
    }),
  ]
}
