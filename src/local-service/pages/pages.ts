import { runVerdict } from '../rules/run-verdict.ts'
import type { Store } from '../store/open-store.ts'
import type { Run } from '../store/records.ts'
import { renderIndexPage, renderRunPage } from './run-page.ts'

/** Rows on one page; the API pages through all. */
const maxIterations = 1000
const maxRuns = 100

const suitePath = /^\/(?:evals|evaluate)\/suite\/([A-Za-z0-9_-]+)$/
const runPath = /^\/(?:evals|evaluate)\/suite\/([A-Za-z0-9_-]+)\/runs\/([A-Za-z0-9_-]+)$/

/** The page at a path, or undefined if the path has no page. */
export function findPage(path: string, baseUrl: string, store: Store): string | undefined {
  if (path === '/') return renderIndex(store.runs.listNewest(maxRuns), baseUrl, store)
  const asked = suitePath.exec(path)?.[1]
  if (asked !== undefined) {
    return store.suites.get(asked) && renderIndex(store.runs.listBySuite(asked, maxRuns), baseUrl, store)
  }
  const [, suiteId, runId] = runPath.exec(path) ?? []
  const run = runId === undefined ? undefined : store.runs.get(runId)
  const suite = suiteId === undefined ? undefined : store.suites.get(suiteId)
  if (run === undefined || suite === undefined || run.suiteId !== suite.id) return undefined
  const summary = store.iterations.summarize(run.id)
  const { items, next } = store.iterations.page(run.id, { after: 0, limit: maxIterations })
  return renderRunPage({
    run,
    suite,
    summary,
    result: runVerdict(run, store),
    iterations: items,
    truncated: next !== undefined,
  })
}

function renderIndex(newest: readonly Run[], baseUrl: string, store: Store): string {
  const runs = newest.flatMap((run) => {
    const suite = store.suites.get(run.suiteId)
    return suite === undefined ? [] : [{ run, suite, result: runVerdict(run, store) }]
  })
  return renderIndexPage(runs, baseUrl)
}
