import { createHash } from 'node:crypto'
import type { CiContext } from '../ports.ts'
import type { PlannedRun } from '../service/hosted-run-plan.ts'

/**
 * Key under which a hosted run is launched: the same for every attempt of a job, so that running the job again picks
 * up the run already paid for; another for other inputs, and for every start in a terminal (`nonce`).
 */
export function launchKey(context: CiContext, suiteName: string, run: PlannedRun, nonce: string): string {
  const { repository, runId = `local-${nonce}`, workflow, job } = context
  const digest = createHash('sha256')
    .update(JSON.stringify([repository, workflow, runId, job, suiteName, run.body]))
    .digest('hex')
  return `eval-gate-${digest.slice(0, 40)}`
}
