import { ServiceError } from '../../errors.ts'
import { isNotFoundError, type Project, readIfPresent } from '../client/project.ts'

/** `finished`: it had already ended. `unsupported`: the deployment can't cancel, or does not know the run. */
type CancelOutcome = 'cancelled' | 'finished' | 'unsupported'

/**
 * Cancels a hosted run. May be repeated.
 * @throws ServiceError when the service can't be reached or refuses the key.
 */
export async function cancelRun(project: Project, runId: string): Promise<CancelOutcome> {
  try {
    await project.call('cancelEvalRun', { params: { runId } })
    return 'cancelled'
  } catch (error) {
    if (isNotFoundError(error)) return 'unsupported'
    // Deployments answer 409 or 400 for a run that has ended.
    if (error instanceof ServiceError && (error.status === 409 || error.status === 400)) return 'finished'
    throw error
  }
}

/**
 * Revokes the model leases of a run and returns how many there were; 0 where the deployment has none.
 * @throws ServiceError
 */
export async function revokeLeases(project: Project, runId: string): Promise<number> {
  const answer = await readIfPresent(() => project.call('revokeModelLeases', { body: { runId } }))
  return answer?.revoked ?? 0
}
