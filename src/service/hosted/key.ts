import { createHash } from 'node:crypto'
import type { CiContext } from '../../ports/context.ts'
import type { PlannedRun } from '../runs/launch/plan-runs.ts'

/**
 * Key under which a hosted run is launched: the same for every attempt of a job, so that running the job again picks
 * up the run already paid for; another for other inputs, for every leg of a matrix, and for every start in a terminal (`nonce`).
 *
 * @param purpose what it is for, when that is not the measurement itself: the same run may be wanted twice
 */
export function createLaunchKey(
  context: CiContext,
  run: PlannedRun,
  {
    suiteName,
    nonce,
    purpose,
  }: { readonly suiteName: string; readonly nonce: string; readonly purpose?: string },
): string {
  const { repository, runId = `local-${nonce}`, workflow, job, matrix } = context
  const digest = createHash('sha256')
    .update(
      JSON.stringify(
        [repository, workflow, runId, job, suiteName, run.body, purpose, matrix].filter(
          (part) => part !== undefined,
        ),
      ),
    )
    .digest('hex')
  return `eval-gate-${digest.slice(0, 40)}`
}
