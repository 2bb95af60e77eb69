import { runVerdict } from '../rules/run-verdict.ts'
import type { Store } from '../store/open-store.ts'
import type { Run } from '../store/records.ts'
import { type ListedRun, renderIndexPage, renderSuitePage } from './index-page.ts'
import { type Filter, renderRunPage } from './run-page.ts'

/** Rows on one page; the API pages through all. */
const maxIterations = 500
const maxRuns = 100

const suitePath = /^\/(?:evals|evaluate)\/suite\/([A-Za-z0-9_-]+)$/
const runPath = /^\/(?:evals|evaluate)\/suite\/([A-Za-z0-9_-]+)\/runs\/([A-Za-z0-9_-]+)$/

/** The page at a path, or undefined if the path has no page. */
export function findPage(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  baseUrl: string,
  store: Store,
): string | undefined {
  if (pathname === '/') return renderIndexPage(listed(store.runs.listNewest(maxRuns), store), baseUrl)
  const asked = suitePath.exec(pathname)?.[1]
  if (asked !== undefined) {
    const suite = store.suites.get(asked)
    return suite && renderSuitePage(suite, listed(store.runs.listBySuite(asked, maxRuns), store))
  }
  const [, suiteId, runId] = runPath.exec(pathname) ?? []
  const run = runId === undefined ? undefined : store.runs.get(runId)
  const suite = suiteId === undefined ? undefined : store.suites.get(suiteId)
  if (run === undefined || suite === undefined || run.suiteId !== suite.id) return undefined
  const filter = readFilter(searchParams)
  const summary = store.iterations.summarize(run.id)
  const found = store.iterations.find(run.id, { ...filter, limit: maxIterations })
  return renderRunPage({
    run,
    suite,
    summary,
    result: runVerdict(run, store),
    filter,
    iterations: found.items,
    truncated: found.truncated,
  })
}

/** Links can contain any value; one that is not a filter of the page shows all rows. */
function readFilter(query: URLSearchParams): Filter {
  const show = query.get('show')
  return {
    show: show === 'failed' || show === 'ungraded' || show === 'passed' ? show : 'all',
    text: (query.get('text') ?? '').slice(0, 200),
  }
}

function listed(newest: readonly Run[], store: Store): readonly ListedRun[] {
  return newest.flatMap((run) => {
    const suite = store.suites.get(run.suiteId)
    if (suite === undefined) return []
    return [{ run, suite, result: runVerdict(run, store), summary: store.iterations.summarize(run.id) }]
  })
}
