import { isRecord } from '../../src/model/data.ts'
import { formatNumber, formatPlural, formatRate } from '../../src/model/format.ts'
import type { Iteration, Run } from '../store/records.ts'
import { html, type Markup } from './html.ts'

/** One case of a run. */
interface CaseFigures {
  readonly title: string
  readonly passed: number
  readonly graded: number
  /** Mean of each scorer, by name. */
  readonly scores: ReadonlyMap<string, number>
}

/** The cases of two runs of a suite. */
export interface ComparedRuns {
  readonly run: Run
  readonly iterations: readonly Iteration[]
  /** Absent for the first run of a suite. */
  readonly before?: { readonly run: Run; readonly iterations: readonly Iteration[] }
  /** Runs to compare with, newest first. */
  readonly others: readonly Run[]
  /** Only the first iterations of a run were read. */
  readonly isCut: boolean
}

/** Most cases on a page. */
const maxCases = 300

const { compare: compareNames } = new Intl.Collator('en', { numeric: true })

/** Renders the cases of a run beside those of an earlier one: what got worse first, then what fails. */
export function renderCaseTable({ run, iterations, before, others, isCut }: ComparedRuns): Markup {
  const now = collectCases(iterations)
  const earlier = collectCases(before?.iterations ?? [])
  const rows = [...new Set([...now.keys(), ...earlier.keys()])]
    .map((key) => ({ now: now.get(key), before: earlier.get(key) }))
    .map((sides) => ({ ...sides, title: (sides.now ?? sides.before)?.title ?? '', fall: computeFall(sides) }))
    .sort(
      (a, b) => b.fall - a.fall || computeRate(a.now) - computeRate(b.now) || compareNames(a.title, b.title),
    )
  if (rows.length === 0) return html``
  const heads = before === undefined ? ['Now'] : [`Run ${before.run.runNumber}`, 'Now']
  const note =
    rows.length > maxCases
      ? html`<p>and ${formatPlural(rows.length - maxCases, 'more case')}; the API lists all.</p>`
      : html``
  const cut = isCut ? html`<p>These are the cases of the first iterations; the API lists all.</p>` : html``
  return html`<h2>Cases</h2>${renderRunChoice(run, before?.run, others)}${cut}
<table class="stack"><thead><tr><th scope="col">Case</th>${heads.map((head) => html`<th scope="col" class="number">${head}</th>`)}<th scope="col">Scores</th></tr></thead>
<tbody>${rows.slice(0, maxCases).map(
    (
      row,
    ) => html`<tr><td class="case">${row.fall > 0 ? html`<span class="badge">lower</span> ` : html``}${row.title}</td>
${before === undefined ? html`` : renderSide(row.before, heads[0] ?? '')}${renderSide(row.now, 'Now')}<td class="scores">${renderScores(row)}</td></tr>`,
  )}</tbody></table>${note}`
}

function renderRunChoice(run: Run, chosen: Run | undefined, others: readonly Run[]): Markup {
  if (chosen === undefined) return html`<p>There is no earlier run to compare with.</p>`
  const options = others.map((other) =>
    other.id === chosen.id
      ? html`<option value="${other.id}" selected>run ${other.runNumber}</option>`
      : html`<option value="${other.id}">run ${other.runNumber}</option>`,
  )
  return html`<form action="/evals/suite/${run.suiteId}/runs/${run.id}" method="get">
<label>Compared with <select name="with">${options}</select></label><button>Compare</button></form>`
}

function renderSide(figures: CaseFigures | undefined, name: string): Markup {
  const counts = figures === undefined ? 'absent' : `${figures.passed}/${figures.graded}`
  return html`<td class="number" data-name="${name}">${counts} <span class="quiet">${formatSideRate(figures)}</span></td>`
}

function formatSideRate(figures: CaseFigures | undefined): string {
  if (figures === undefined || figures.graded === 0) return ''
  return formatRate(figures.passed / figures.graded)
}

function renderScores({
  now,
  before,
}: {
  readonly now: CaseFigures | undefined
  readonly before: CaseFigures | undefined
}): readonly Markup[] {
  return [...((now ?? before)?.scores ?? [])].map(([name, value]) => {
    const earlier = before?.scores.get(name)
    const arrow = earlier === undefined || now === undefined ? '' : `${formatNumber(earlier)} → `
    return html`<p class="quiet">${name}: ${arrow}${formatNumber(value)}</p>`
  })
}

function collectCases(iterations: readonly Iteration[]): ReadonlyMap<string, CaseFigures> {
  const byCase = Map.groupBy(iterations, ({ testCaseId, title }) => testCaseId ?? title)
  return new Map([...byCase].map(([key, those]) => [key, toCaseFigures(those)]))
}

function toCaseFigures(iterations: readonly Iteration[]): CaseFigures {
  const byScorer = Map.groupBy(iterations.flatMap(listScores), ({ name }) => name)
  const averages = [...byScorer].map(([name, scores]): [string, number] => [
    name,
    scores.reduce((sum, { value }) => sum + value, 0) / scores.length,
  ])
  return {
    title: iterations[0]?.title ?? '',
    passed: iterations.filter(({ result }) => result === 'passed').length,
    graded: iterations.filter(({ result }) => result !== null).length,
    scores: new Map(averages),
  }
}

/** Scores of judges of this service, and those that an upload brought. */
export function listScores({
  scores = [],
  extra: { metadata },
}: Iteration): readonly { readonly name: string; readonly value: number }[] {
  const rows = isRecord(metadata) && Array.isArray(metadata.scores) ? metadata.scores : []
  return [...scores.map(({ scorerId, value }) => [scorerId, value]), ...rows.map(readScoreRow)].flatMap(
    ([name, value]) => (typeof name === 'string' && typeof value === 'number' ? [{ name, value }] : []),
  )
}

function readScoreRow(row: unknown): readonly unknown[] {
  if (!isRecord(row)) return []
  return [row.name, row.score]
}

function computeRate(figures: CaseFigures | undefined): number {
  if (figures === undefined || figures.graded === 0) return 1
  return figures.passed / figures.graded
}

/** By how much the pass rate fell, 0..1; 0 where one side has none. */
function computeFall({
  now,
  before,
}: {
  readonly now: CaseFigures | undefined
  readonly before: CaseFigures | undefined
}): number {
  if (now === undefined || before === undefined || now.graded === 0 || before.graded === 0) return 0
  return Math.max(0, computeRate(before) - computeRate(now))
}
