import { beforeAfter } from '../../model/before-after.ts'
import type { CaseComparison, MetricChange } from '../../model/comparison.ts'
import { formatChange, formatNumber } from '../../model/format.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { caseTitle } from '../../model/run/identity.ts'
import { formatMetric, metricNames, metricTitles } from '../../model/run/metric.ts'
import { type CaseTally, type Evidence, failures, judged } from '../../model/run/run.ts'
import { meanOf } from '../../model/run/sample.ts'
import type { Slices } from '../../model/run/slices.ts'
import { caseFacts } from '../case-facts.ts'
import { locationText, locationUrl, traceUrl } from '../links.ts'
import { type GroupName, groupNames, groupOf, sideCounts, type View } from '../view.ts'
import { makeVisible, makeVisibleLine } from '../visible.ts'
import { caseLabels } from '../wording.ts'
import { type HtmlRuns, htmlHistories, type RowHistory } from './history.ts'

type Tone = 'good' | 'bad' | 'odd'

/** One case as the page shows it. Strings are foreign but visible; the page sets them as text only. */
export interface HtmlCase extends RowHistory {
  readonly title: string
  readonly label: string
  /** Absent: nothing noteworthy. */
  readonly tone?: Tone
  readonly outcome: string
  readonly counts: string
  readonly drop?: number
  readonly place?: string
  /** Link to the source line, relative to {@link HtmlData.source}. */
  readonly href?: string
  readonly ms?: number
  readonly facts?: readonly string[]
  readonly figures?: readonly (readonly string[])[]
  readonly evidence?: readonly HtmlEvidence[]
  /** An iteration of the base, to compare with. */
  readonly before?: HtmlEvidence
  /** Positions in {@link HtmlData.slices}. */
  readonly slices?: readonly number[]
}

/** The data that the page's script reads. */
export interface HtmlData extends HtmlRuns {
  /** Common prefix of all source links; empty without links. */
  readonly source: string
  /** Names of the slices that cases belong to. */
  readonly slices?: readonly string[]
  readonly cases: readonly HtmlCase[]
}

type HtmlEvidence = Omit<Evidence, 'toolCalls' | 'location'> & {
  readonly toolCalls?: readonly {
    readonly name: string
    readonly status?: string
    readonly arguments?: string
  }[]
}

/** Limits in UTF-16 units, of one text and of all evidence of a page; above them only counts are shown. */
const longestText = 20_000
const mostEvidence = 40_000_000
/** Slices that the page can be filtered by. */
const mostSlices = 2_000

const tones: Readonly<Record<string, Tone>> = {
  regressed: 'bad',
  failing: 'bad',
  newFailures: 'bad',
  stillFailing: 'bad',
  accepted: 'odd',
  uncounted: 'odd',
  lost: 'odd',
  flaky: 'odd',
  slower: 'odd',
  costlier: 'odd',
  skipped: 'odd',
  fixed: 'good',
}

/** The data of a page: most important cases first, which also get their evidence first. */
export function htmlData(view: View): HtmlData {
  const { repository, commit } = view.report.links
  const isLinked = repository !== undefined && commit !== undefined
  const { runs, historyOf } = htmlHistories(view)
  const slices = new SliceNumbers()
  const cases = htmlCases(view, historyOf, slices)
  return { source: isLinked ? `${repository}/blob/${commit}/` : '', ...runs, slices: slices.names, cases }
}

/** Numbers the slices in order of appearance: a name is in the page once. */
class SliceNumbers {
  readonly #numbers = new Map<string, number>()
  readonly #lists = new Map<Slices, readonly number[]>()

  get names(): readonly string[] | undefined {
    return this.#numbers.size === 0
      ? undefined
      : [...this.#numbers.keys()].map((name) => makeVisibleLine(name))
  }

  of({ head, base }: CaseComparison): readonly number[] | undefined {
    const slices = head?.slices ?? base?.slices
    if (slices === undefined) return undefined
    let list = this.#lists.get(slices)
    if (list === undefined) {
      list = slices.flatMap((slice) => this.#numberOf(slice) ?? [])
      this.#lists.set(slices, list)
    }
    return list
  }

  #numberOf(slice: string): number | undefined {
    const known = this.#numbers.get(slice)
    if (known !== undefined || this.#numbers.size >= mostSlices) return known
    this.#numbers.set(slice, this.#numbers.size)
    return this.#numbers.size - 1
  }
}

function htmlCases(
  view: View,
  historyOf: (compared: CaseComparison) => RowHistory,
  slices: SliceNumbers,
): HtmlCase[] {
  const { comparison } = view.report
  const hasBaseline = comparison.baseline !== null
  const weightOf = new Map<string, number>(groupNames.map((name, index) => [name, index]))
  const ranked = comparison.cases
    .map((compared) => ({ compared, group: groupOf(compared, hasBaseline) ?? costGroup(compared) }))
    .map((one) => ({ ...one, weight: weightOf.get(one.group ?? '') ?? groupNames.length }))
    .sort((a, b) => a.weight - b.weight || (b.compared.drop ?? 0) - (a.compared.drop ?? 0))
  let room = mostEvidence
  return ranked.map(({ compared, group }) => {
    const evidence = evidenceOf(compared, room, view.report.links)
    room -= evidence.size
    const label = group === undefined ? plainLabel(compared) : caseLabels[group]
    const tone = group === undefined ? undefined : tones[group]
    const row = caseRow(compared, group, label, view)
    return { ...row, tone, slices: slices.of(compared), ...historyOf(compared), ...evidence.shown }
  })
}

function costGroup({ slower, costlier }: CaseComparison): GroupName | undefined {
  return slower === true ? 'slower' : costlier === true ? 'costlier' : undefined
}

function plainLabel({ head, change }: CaseComparison): string {
  if (head === undefined) return 'Removed'
  if (judged(head) === 0) return head.skipped > 0 ? 'Skipped' : 'Not run'
  return change === 'new' ? 'New' : 'Unchanged'
}

function caseRow(
  compared: CaseComparison,
  group: GroupName | undefined,
  label: string,
  view: View,
): HtmlCase {
  const { head, base, identity } = compared
  const { links } = view.report
  const location = head?.location ?? (identity.file === undefined ? undefined : { file: identity.file })
  const href = location && head && locationUrl(links, location)
  const facts =
    group === undefined
      ? []
      : caseFacts(compared, group, view, { name: makeVisibleLine, text: makeVisibleLine })
  const figures = figureRows(compared)
  const ms = meanOf(head?.durationMs)
  return {
    title: makeVisibleLine(caseTitle(identity)),
    label,
    outcome: outcomeOf(head),
    counts: base === undefined ? sideCounts(head) : `${sideCounts(base)} → ${sideCounts(head)}`,
    drop: compared.drop || undefined,
    place: location && makeVisibleLine(locationText(location)),
    href: href === undefined ? undefined : href.slice(`${links.repository}/blob/${links.commit}/`.length),
    ms: ms === undefined ? undefined : Math.round(ms * 100) / 100,
    facts: facts.length > 0 ? facts : undefined,
    figures: figures.length > 0 ? figures : undefined,
  }
}

function outcomeOf(head: CaseTally | undefined): string {
  if (head === undefined) return 'absent'
  if (failures(head) > 0) return head.passed > 0 ? 'passes sometimes' : 'fails'
  if (head.passed > 0) return 'passes'
  return head.lost > 0 ? 'lost' : 'skipped'
}

function figureRows(compared: CaseComparison): string[][] {
  const { scores = [] } = compared
  const row = (name: string, metric: MetricChange, format: (value: number) => string) => [
    name,
    format(metric.base),
    format(metric.head),
    formatChange(metric.relative),
  ]
  return [
    ...scores.map((score) => row(makeVisibleLine(score.name), score, formatNumber)),
    ...metricNames.flatMap((name) => {
      const metric = compared[name]
      return metric === undefined
        ? []
        : [row(metricTitles[name], metric, (value) => formatMetric(name, value))]
    }),
  ]
}

function evidenceOf(
  of: CaseComparison,
  room: number,
  links: GateReport['links'],
): { shown: Partial<HtmlCase>; size: number } {
  const { head, base } = of
  const kept = head?.evidence ?? []
  const compared = beforeAfter(of)?.before ?? base?.evidence?.find(({ output }) => output !== undefined)
  if (room <= 0 || (kept.length === 0 && compared === undefined)) return { shown: {}, size: 0 }
  const evidence = kept.map((one) => htmlEvidence(one, links))
  const before = compared === undefined ? undefined : htmlEvidence(compared, links)
  const size = JSON.stringify([evidence, before]).length
  if (size > room) return { shown: {}, size: 0 }
  return { shown: { evidence: evidence.length > 0 ? evidence : undefined, before }, size }
}

function htmlEvidence(
  { location: _, toolCalls, scores, trace, ...evidence }: Evidence,
  links: GateReport['links'],
): HtmlEvidence {
  const { message, detail, input, output, expected } = evidence
  return {
    ...evidence,
    trace: traceUrl(links, trace),
    message: shownOrNone(message),
    detail: shownOrNone(detail),
    input: shownOrNone(input),
    output: shownOrNone(output),
    expected: shownOrNone(expected),
    toolCalls: toolCalls?.map((call) => ({
      name: makeVisibleLine(call.name),
      status: call.status,
      arguments:
        call.arguments === undefined ? undefined : shownText(JSON.stringify(call.arguments, null, 2)),
    })),
    scores: scores?.map(({ name, value, rationale }) => ({
      name: makeVisibleLine(name),
      value,
      rationale: shownOrNone(rationale),
    })),
  }
}

function shownOrNone(text: string | undefined): string | undefined {
  return text === undefined ? undefined : shownText(text)
}

function shownText(text: string): string {
  const cut = text.length > longestText ? `${text.slice(0, longestText)}\n(cut)` : text
  return makeVisible(cut)
}
