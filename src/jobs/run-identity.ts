import { createHash } from 'node:crypto'
import type { Config } from '#settings'
import type { RunInfo } from '../model/run/run.ts'
import type { CiContext } from '../ports/context.ts'

/**
 * Id of this measurement in the service: the same for every retry of a request, another for every attempt of the job,
 * since a re-run measures again, and for every leg of a matrix. In a terminal there are no attempts to distinguish, so
 * `nonce` makes it unique.
 */
export function createExternalRunId(context: CiContext, suiteName: string, nonce: string): string {
  const { repository, runId, attempt = 1, workflow, job, matrix, jobRunId } = context
  if (runId === undefined) return `local-${nonce}`
  const digest = createHash('sha256')
    .update(JSON.stringify([repository, workflow, job, suiteName, matrix, jobRunId]))
    .digest('hex')
  return `gh-${runId}-${attempt}-${digest.slice(0, 16)}`
}

/** The facts of the CI system about this measurement. `createdAt` is Unix epoch ms. */
export function describeRunInfo(
  context: CiContext,
  { suiteName, inputDigests: inputs, eventInputs }: Config,
  id: string,
  createdAt: number,
): RunInfo {
  const {
    commit,
    branch,
    attempt,
    workflow,
    checkRunId: checkRun,
    runUrl,
    checkedOut,
    event,
    provider,
  } = context
  return {
    id,
    suiteName,
    createdAt,
    commit,
    branch,
    attempt,
    workflow,
    checkRun,
    pull: readPull(context),
    url: runUrl,
    witness: provider === 'terminal' ? undefined : { checkedOut, event, eventInputs, inputs },
  }
}

function readPull({ pullRequest, discussed, mergedPull }: CiContext): RunInfo['pull'] {
  const { number } = pullRequest ?? discussed ?? {}
  if (number !== undefined) return { number, state: 'proposed' }
  return mergedPull === undefined ? undefined : { number: mergedPull, state: 'merged' }
}
