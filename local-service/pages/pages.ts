import { isTerminalRunStatus } from '#contract'
import { formatCount, formatPlural, formatRate } from '../../src/model/format.ts'
import { formatTime } from '../../src/model/format-time.ts'
import { decideRunVerdict } from '../rules/run-verdict.ts'
import type { Store } from '../store/open-store.ts'
import type { Run, Suite } from '../store/records.ts'
import type { RunSummary } from '../store/runs.ts'
import { html, type Markup, renderDocument } from './html.ts'
import { describeRunStatus } from './run-facts.ts'
import { type Filter, formatRunPath, renderRunBadge, renderRunPage } from './run-page.ts'
import { renderTrend } from './trend.ts'

/** Most rows on one page; the API has all of them. */
const maxIterations = 500
const maxRuns = 100
/** Runs that a trend shows and a run is compared with, and iterations that a comparison reads of each. */
const shownRuns = 20
const comparedIterations = 20_000

const suitePath = /^\/(?:evals|evaluate)\/suite\/([A-Za-z0-9_-]+)$/
const pathOfRun = /^\/(?:evals|evaluate)\/suite\/([A-Za-z0-9_-]+)\/runs\/([A-Za-z0-9_-]+)$/

/** The page at a path, or undefined if the path has no page. */
export function findPage({ pathname, searchParams }: URL, baseUrl: string, store: Store): string | undefined {
  if (pathname === '/') return renderIndexPage(toListedRuns(store.runs.listNewest(maxRuns), store), baseUrl)
  const requestedSuite = suitePath.exec(pathname)?.[1]
  if (requestedSuite !== undefined) {
    const suite = store.suites.get(requestedSuite)
    return (
      suite && renderSuitePage(suite, toListedRuns(store.runs.listBySuite(requestedSuite, maxRuns), store))
    )
  }
  const [, suiteId, runId] = pathOfRun.exec(pathname) ?? []
  const run = runId === undefined ? undefined : store.runs.get(runId)
  const suite = suiteId === undefined ? undefined : store.suites.get(suiteId)
  if (run === undefined || suite === undefined || run.suiteId !== suite.id) return undefined
  const filter = readPageFilter(searchParams)
  const summary = store.iterations.summarize(run.id)
  const filtered = store.iterations.find(run.id, { ...filter, limit: maxIterations })
  const earlier = store.runs
    .listBySuite(suite.id, 1_000)
    .filter(({ runNumber, status }) => runNumber < run.runNumber && isTerminalRunStatus(status))
  const others = earlier.slice(0, shownRuns)
  const before = others.find(({ id }) => id === searchParams.get('with')) ?? others[0]
  const readIterations = ({ id }: Run) =>
    store.iterations.page(id, { after: 0, limit: comparedIterations }).items
  return renderRunPage({
    compared: {
      run,
      iterations: readIterations(run),
      before: before && { run: before, iterations: readIterations(before) },
      others,
      isCut: [run, before].some(
        (read) => read !== undefined && store.iterations.summarize(read.id).total > comparedIterations,
      ),
    },
    trend: renderRunTrend(toListedRuns([run, ...others], store)),
    run,
    suite,
    summary,
    result: decideRunVerdict(run, store),
    filter,
    iterations: filtered.items,
    truncated: filtered.truncated,
  })
}

/** Reads the filter from a link. An unknown value shows all rows. */
function readPageFilter(query: URLSearchParams): Filter {
  const show = query.get('show')
  return {
    show: show === 'failed' || show === 'ungraded' || show === 'passed' ? show : 'all',
    text: (query.get('text') ?? '').slice(0, 200),
  }
}

function toListedRuns(newest: readonly Run[], store: Store): readonly ListedRun[] {
  return newest.flatMap((run) => {
    const suite = store.suites.get(run.suiteId)
    if (suite === undefined) return []
    return [{ run, suite, result: decideRunVerdict(run, store), summary: store.iterations.summarize(run.id) }]
  })
}

interface ListedRun {
  readonly run: Run
  readonly suite: Suite
  readonly summary: RunSummary
  /** Verdict, or `pending`. */
  readonly result: string
}

/** The trend of the newest runs of one suite, given newest first. */
function renderRunTrend(runs: readonly ListedRun[]): Markup {
  const graded = runs.slice(0, shownRuns).filter(({ summary: { passed, failed } }) => passed + failed > 0)
  return renderTrend(
    graded.toReversed().map(({ run, summary: { passRate } }) => ({
      name: `Run ${run.runNumber}`,
      path: formatRunPath(run),
      passRate,
    })),
  )
}

/** Renders the list of the newest runs at `/`. */
function renderIndexPage(runs: readonly ListedRun[], baseUrl: string): string {
  return renderDocument(
    'Runs',
    html`<h1>Eval Gate local service</h1><p>Base URL <code>${baseUrl}</code></p>${renderRunTable(runs)}`,
  )
}

/** Renders the page of a suite: its schedule and its newest runs. */
function renderSuitePage(suite: Suite, runs: readonly ListedRun[]): string {
  return renderDocument(
    suite.name,
    html`<p><a href="/">All runs</a></p><h1>${suite.name}</h1>
${suite.description ? html`<p>${suite.description}</p>` : html``}<p>${describeSuiteSchedule(suite)}</p>
${renderRunTrend(runs)}${renderRunTable(runs)}`,
  )
}

function describeSuiteSchedule({ schedule, nextRun, managedBy }: Suite): string {
  if (managedBy === 'ci') return 'Made by uploads from CI.'
  if (!schedule.enabled || schedule.intervalMinutes === null) return 'No schedule.'
  const every = `Runs every ${formatPlural(schedule.intervalMinutes, 'minute')}`
  const next = nextRun === undefined ? '' : `, next at ${formatTime(nextRun.at)}`
  const problem = nextRun?.problem ? ` The last scheduled run did not start: ${nextRun.problem}` : ''
  return `${every}${next}.${problem}`
}

function renderRunTable(runs: readonly ListedRun[]): Markup {
  if (runs.length === 0) return html`<p>No runs yet.</p>`
  const rows = runs.map(
    ({ run, suite, result, summary, summary: { total, passed, failed, passRate } }) =>
      html`<tr><td>${renderRunBadge(run, result, summary)}</td><td class="case"><a href="${formatRunPath(run)}">${suite.name}, run ${run.runNumber}</a></td>
<td class="number" data-name="Pass rate">${formatRate(passed + failed === 0 ? null : passRate)}</td><td class="number" data-name="Failed">${formatCount(failed)}</td>
<td class="number" data-name="Iterations">${formatCount(total)}</td><td>${describeRunStatus(run.status)}</td><td>${formatTime(run.createdAt)}</td></tr>`,
  )
  return html`<table class="stack"><thead><tr><th scope="col">Result</th><th scope="col">Run</th><th scope="col" class="number">Pass rate</th>
<th scope="col" class="number">Failed</th><th scope="col" class="number">Iterations</th><th scope="col">Status</th><th scope="col">Started</th></tr></thead>
<tbody>${rows}</tbody></table>`
}
