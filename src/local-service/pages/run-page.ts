import { isRecord } from '../../model/data.ts'
import type { Iteration, Run, Suite } from '../store/records.ts'
import type { RunSummary } from '../store/runs.ts'
import { html, type Markup, renderDocument, renderLink } from './html.ts'

/** What the page of a run shows. */
export interface RunView {
  readonly run: Run
  readonly suite: Suite
  readonly summary: RunSummary
  /** Verdict, or `pending`. */
  readonly result: string
  readonly iterations: readonly Iteration[]
  /** There are more iterations than the page shows. */
  readonly truncated: boolean
}

/** Renders the page at a run's deep link. */
export function renderRunPage(view: RunView): string {
  const { run, suite, summary, result, iterations, truncated } = view
  const facts: readonly (readonly [string, Markup])[] = [
    ['Status', html`${run.status}`],
    ['Result', html`<strong class="${verdictClass(result)}">${result}</strong>`],
    [
      'Results',
      html`${summary.total} total, ${summary.passed} passed, ${summary.failed} failed (${percent(summary.passRate * 100)})`,
    ],
    ['Needed', html`${percent(run.minimumPassRate)}`],
    ['Run', html`<code>${run.id}</code>`],
    ...(run.externalRunId === null
      ? []
      : [['External run', html`<code>${run.externalRunId}</code>`] as const]),
    ...(run.environment === null
      ? []
      : [['Environment', html`${run.environment.name}, revision ${run.environment.revision}`] as const]),
    ['Started', html`${isoTime(run.createdAt)}`],
    ...(run.completedAt === null ? [] : [['Completed', html`${isoTime(run.completedAt)}`] as const]),
    ...(run.notes === null ? [] : [['Notes', html`<pre>${run.notes}</pre>`] as const]),
    ...describeMetadata(run.metadata),
  ]
  return renderDocument(
    `${suite.name}, run ${run.runNumber}`,
    html`<p><a href="/">All runs</a></p><h1>${suite.name}, run ${run.runNumber}</h1>
<dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
<table><thead><tr><th>Result</th><th>Case</th><th>Time</th><th>Model</th><th>Error</th></tr></thead>
<tbody>${iterations.map(renderIteration)}</tbody></table>
${truncated ? html`<p>Only the first ${iterations.length} iterations are shown. The API pages through all.</p>` : html``}`,
  )
}

/** Renders the list of runs at `/`. */
export function renderIndexPage(
  runs: readonly { readonly run: Run; readonly suite: Suite; readonly result: string }[],
  baseUrl: string,
): string {
  const rows = runs.map(
    ({ run, suite, result }) =>
      html`<tr><td class="${verdictClass(result)}">${result}</td>
<td><a href="${runPath(run)}">${suite.name}, run ${run.runNumber}</a></td><td>${run.status}</td><td>${isoTime(run.createdAt)}</td></tr>`,
  )
  return renderDocument(
    'Runs',
    html`<h1>Eval Gate local service</h1><p>Base URL <code>${baseUrl}</code></p>
${
  rows.length === 0
    ? html`<p>No runs yet.</p>`
    : html`<table><thead><tr><th>Result</th><th>Run</th><th>Status</th><th>Started</th></tr></thead><tbody>${rows}</tbody></table>`
}`,
  )
}

/** Path of a run's page, as the hosted app has it. */
export function runPath(run: Run): string {
  return `/evals/suite/${run.suiteId}/runs/${run.id}`
}

function renderIteration(iteration: Iteration): Markup {
  const { title, iterationNumber, result, status, durationMs, model, error } = iteration
  return html`<tr><td class="${verdictClass(result ?? status)}">${result ?? status}</td>
<td>${title}${iterationNumber > 1 ? html` <span class="quiet">#${iterationNumber}</span>` : html``}</td>
<td class="number">${durationMs === null ? '' : `${Math.round(durationMs)} ms`}</td><td>${model ?? ''}</td>
<td>${error === null ? html`` : html`<pre>${error}</pre>`}</td></tr>`
}

function describeMetadata(metadata: Run['metadata']): readonly (readonly [string, Markup])[] {
  return Object.entries(metadata).flatMap(([name, value]) =>
    name === 'ci' && isRecord(value)
      ? Object.entries(value).map(([key, entry]) => [`CI ${key}`, describeValue(entry)] as const)
      : [[name, describeValue(value)] as const],
  )
}

function describeValue(value: unknown): Markup {
  return typeof value === 'string' ? renderLink(value) : html`<pre>${JSON.stringify(value)}</pre>`
}

function verdictClass(result: string): string {
  return result === 'passed' || result === 'failed' ? result : 'quiet'
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100} %`
}

function isoTime(epochMs: number): string {
  return new Date(epochMs).toISOString()
}
