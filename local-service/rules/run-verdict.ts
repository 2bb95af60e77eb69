import { isTerminalRunStatus } from '#contract'
import type { Store } from '../store/open-store.ts'
import type { Run } from '../store/records.ts'

/** Share of lost iterations above which a run is inconclusive. The gate uses the same share. */
export const toleratedLoss = 0.1

/**
 * The service's own verdict on a run: `pending` until it ends, and `inconclusive`
 * when it did not complete, when nothing was graded, when it announced more iterations than it has, or when
 * more than a tenth of its iterations were lost. Otherwise the pass rate of the graded iterations must reach
 * the minimum, and every case with a threshold of its own must reach that.
 */
export function decideRunVerdict(run: Run, store: Store): 'pending' | 'passed' | 'failed' | 'inconclusive' {
  if (!isTerminalRunStatus(run.status)) return 'pending'
  const { total, passed, failed, skipped } = store.iterations.summarize(run.id)
  const graded = passed + failed
  if (run.status !== 'completed' || graded === 0) return 'inconclusive'
  if (passed * 100 < run.minimumPassRate * graded || !everyCaseHolds(run, store)) return 'failed'
  if (total < (readAnnouncedCount(run) ?? 0)) return 'inconclusive'
  if (total - skipped - graded > toleratedLoss * (total - skipped)) return 'inconclusive'
  return 'passed'
}

/** Number of iterations that an upload announced. */
export function readAnnouncedCount({ metadata: { expectedIterations } }: Run): number | undefined {
  if (typeof expectedIterations === 'number') return expectedIterations
  return undefined
}

/**
 * A case with a threshold needs that share of passes. If any case has one, the cases without must pass
 * always.
 */
function everyCaseHolds({ id, plan }: Run, store: Store): boolean {
  const cases = plan?.cases ?? []
  if (!cases.some(({ passThreshold }) => typeof passThreshold === 'number')) return true
  return cases.every(({ testCaseId, passThreshold }) => {
    const { passed, failed } = store.iterations.summarizeCase(id, testCaseId)
    return passed >= (passThreshold ?? 1) * (passed + failed)
  })
}
