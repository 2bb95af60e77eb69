import {
  formatCount,
  formatNumber,
  formatPlural,
  formatRate,
  formatRateBeside,
  formatSetting,
} from '../../src/model/format.ts'
import { formatDuration } from '../../src/model/format-time.ts'
import { toleratedLoss } from '../rules/run-verdict.ts'
import type { Iteration, Run, Suite } from '../store/records.ts'
import type { RunSummary } from '../store/runs.ts'
import { html, type Markup, renderDocument, renderPlainBadge, renderResultBadge } from './html.ts'
import { type ComparedRuns, listScores, renderCaseTable } from './run-cases.ts'
import { listRunFacts } from './run-facts.ts'

/** The filter of the iterations on a run's page. */
export interface Filter {
  readonly show: 'all' | 'failed' | 'ungraded' | 'passed'
  /** Part of a title or an error, as it was typed. */
  readonly text: string
}

/** What the page of a run shows. */
interface RunView {
  readonly run: Run
  readonly suite: Suite
  readonly summary: RunSummary
  /** Verdict, or `pending`. */
  readonly result: string
  readonly filter: Filter
  /** Failed ones first, then those without a result, then passed ones. */
  readonly iterations: readonly Iteration[]
  readonly compared: ComparedRuns
  readonly trend: Markup
  /** More iterations fit the filter than the page shows, or than were searched. */
  readonly truncated: boolean
}

/** Path of a run's page, as the hosted app has it. */
export function formatRunPath(run: Run): string {
  return `/evals/suite/${run.suiteId}/runs/${run.id}`
}

/** An upload that set no rate needs 100%, which healthy evals miss: then its rate stands there, not a failure. */
export function renderRunBadge(run: Run, result: string, { passRate }: RunSummary): Markup {
  if (isWithoutRate(run, result)) return renderPlainBadge(`${formatRate(passRate)} passed`)
  return renderResultBadge(result)
}

function isWithoutRate({ plan, minimumPassRate }: Run, result: string): boolean {
  return plan === null && minimumPassRate === 100 && result === 'failed'
}

/** Renders the page at a run's deep link: the result and why, what went wrong, then the facts. */
export function renderRunPage(view: RunView): string {
  const { run, suite, summary, result } = view
  const title = `${suite.name}, run ${run.runNumber}`
  return renderDocument(
    title,
    html`<p><a href="/">All runs</a> · <a href="/evals/suite/${suite.id}">Runs of ${suite.name}</a></p>
<h1>${title} ${renderRunBadge(run, result, summary)}</h1>
${explainRunResult(run, result, summary).map((sentence) => html`<p>${sentence}</p>`)}
${renderRunFigures(summary)}
${view.trend}
${renderCaseTable(view.compared)}
<h2>Iterations</h2>
${renderFilterForm(view)}
${renderIterationTable(view)}
<h2>About this run</h2>
<dl>${listRunFacts(run).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`,
  )
}

function renderRunFigures({ total, passed, failed, skipped, passRate }: RunSummary): Markup {
  const graded = passed + failed
  const figures: readonly (readonly [string, string])[] = [
    ['Iterations', formatCount(total)],
    ['Passed', formatCount(passed)],
    ['Failed', formatCount(failed)],
    ['Skipped', formatCount(skipped)],
    ['Lost', formatCount(total - graded - skipped)],
    ['Pass rate', formatRate(graded === 0 ? null : passRate)],
  ]
  return html`<table class="figures"><thead><tr>${figures.map(([name]) => html`<th scope="col" class="number">${name}</th>`)}</tr></thead>
<tbody><tr>${figures.map(([name, value]) => html`<td class="number" data-name="${name}">${value}</td>`)}</tr></tbody></table>`
}

/** The filter as a plain form, so that the page needs no script. */
function renderFilterForm({ filter, run, summary }: RunView): Markup {
  const { total, passed, failed } = summary
  const choices: readonly (readonly [Filter['show'], string, number])[] = [
    ['all', 'All', total],
    ['failed', 'Failed', failed],
    ['ungraded', 'Without a result', total - passed - failed],
    ['passed', 'Passed', passed],
  ]
  const options = choices.map(([value, name, count]) => {
    if (value === filter.show)
      return html`<option value="${value}" selected>${name} (${formatCount(count)})</option>`
    return html`<option value="${value}">${name} (${formatCount(count)})</option>`
  })
  return html`<form action="${formatRunPath(run)}" method="get" role="search">
<label>Show <select name="show">${options}</select></label>
<label>Case or error <input type="search" name="text" value="${filter.text}" maxlength="200"></label>
<button>Filter</button></form>`
}

function renderIterationTable({ iterations, truncated, filter }: RunView): Markup {
  if (iterations.length === 0) {
    const chosen = filter.show === 'all' && filter.text === ''
    return html`<p>${chosen ? 'The run has no iterations yet.' : 'No iteration fits the filter.'}</p>`
  }
  const truncationNote = truncated
    ? html`<p>These are the first ${formatPlural(iterations.length, 'iteration')} that fit. Filter for others; the API lists all.</p>`
    : html``
  return html`<table class="stack"><thead><tr><th scope="col">Result</th><th scope="col">Case</th><th scope="col" class="number">Iteration</th>
<th scope="col" class="number">Time</th><th scope="col" class="number">Tokens</th><th scope="col">Model</th><th scope="col">Why</th></tr></thead>
<tbody>${iterations.map(renderIterationRow)}</tbody></table>${truncationNote}`
}

function renderIterationRow(iteration: Iteration): Markup {
  const { title, iterationNumber, result, status, durationMs, usage, model, error } = iteration
  const tokens = usage?.totalTokens
  const judged = listScores(iteration).map(
    ({ name, value }) => html`<p class="quiet">${name}: ${formatNumber(value)}</p>`,
  )
  const word = result ?? (status === 'skipped' ? 'skipped' : 'lost')
  return html`<tr><td>${renderResultBadge(word)}</td><td class="case">${title}</td><td class="number" data-name="Iteration">${iterationNumber}</td>
<td class="number">${durationMs === null ? '' : formatDuration(durationMs)}</td>
${tokens === undefined ? html`<td></td>` : html`<td class="number" data-name="Tokens">${formatCount(tokens)}</td>`}<td class="model">${model ?? ''}</td>
<td class="why">${error === null ? html`` : html`<pre>${error}</pre>`}${judged}</td></tr>`
}

const endings: Readonly<Record<string, string>> = {
  failed: 'a server or a model broke',
  cancelled: 'it was cancelled',
  timed_out: 'it took too long',
}

/** Explains the result of a run in sentences; the last one says why a gate may decide otherwise. */
function explainRunResult(run: Run, result: string, summary: RunSummary): readonly string[] {
  return [describeReason(run, result, summary), run.plan === null ? uploadNote : hostedNote]
}

const uploadNote =
  'This result looks at the pass rate of this run alone. The gate that uploaded it also compares with the base branch and applies its policy, so its verdict can be another one.'
const hostedNote =
  'This result looks at this run alone. A gate that reads it also compares with the base branch, so its verdict can be another one.'

function describeReason(run: Run, result: string, { total, passed, failed, skipped }: RunSummary): string {
  const graded = passed + failed
  const needed = `the run needs ${formatSetting(run.minimumPassRate / 100)}`
  if (result === 'pending') return `The run is not finished: ${formatPlural(total, 'iteration')} so far.`
  if (run.status !== 'completed') return `The run has no verdict: ${endings[run.status] ?? run.status}.`
  if (graded === 0) return 'The run has no verdict: no iteration was graded.'
  const rate = formatRateBeside(passed / graded, run.minimumPassRate / 100)
  const measured = `${rate} of ${formatPlural(graded, 'graded iteration')} passed; ${needed}.`
  const lost = total - skipped - graded
  if (result === 'inconclusive') {
    return `The run has no verdict: ${formatCount(lost)} of ${formatPlural(total - skipped, 'iteration')} were lost, more than ${formatSetting(toleratedLoss)}.`
  }
  if (isWithoutRate(run, result))
    return `${rate} of ${formatPlural(graded, 'graded iteration')} passed. The upload set no rate, so the service's own result counts 100% alone as passed.`
  if (result === 'failed' && passed * 100 >= run.minimumPassRate * graded)
    return `${measured} A case misses the threshold of its own.`
  return measured
}
