import { isTerminalRunStatus } from '../../contract/errors.ts'
import type { Run } from '../store/records.ts'
import type { RunSummary } from '../store/runs.ts'

/**
 * The service's own verdict on a run: `pending` until it is finished, then whether the percentage of passed
 * iterations reaches the needed one (wire facts 2.1). A run without iterations does not pass.
 */
export function runVerdict(
  run: Pick<Run, 'status' | 'minimumPassRate'>,
  { total, passed }: Pick<RunSummary, 'total' | 'passed'>,
): 'pending' | 'passed' | 'failed' {
  if (!isTerminalRunStatus(run.status)) return 'pending'
  return total > 0 && passed * 100 >= run.minimumPassRate * total ? 'passed' : 'failed'
}
