import { ServiceError } from '../../errors.ts'
import type { CallOptions, ServiceClient } from '../client/client.ts'

/** `finished`: it had ended before. `unsupported`: the deployment can't cancel, or knows no such run. */
export type CancelOutcome = 'cancelled' | 'finished' | 'unsupported'

interface RunRef {
  readonly projectId: string
  readonly runId: string
}

/**
 * Cancels a hosted run. May be repeated.
 * @throws ServiceError when the service can't be reached or refuses the key.
 */
export async function cancelRun(
  client: ServiceClient,
  { projectId, runId }: RunRef,
  options: CallOptions = {},
): Promise<CancelOutcome> {
  try {
    await client.call('cancelEvalRun', { params: { projectId, runId } }, options)
    return 'cancelled'
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    // Deployments answer 409 or 400 for a run that has ended.
    if (error.status === 409 || error.status === 400) return 'finished'
    if (error.status === 404 || error.status === 405) return 'unsupported'
    throw error
  }
}

/**
 * Revokes the model leases of a run and returns how many there were; 0 where the deployment has none.
 * @throws ServiceError
 */
export async function revokeLeases(
  client: ServiceClient,
  { projectId, runId }: RunRef,
  options: CallOptions = {},
): Promise<number> {
  try {
    const body = { runId }
    return (await client.call('revokeModelLeases', { params: { projectId }, body }, options)).revoked
  } catch (error) {
    if (error instanceof ServiceError && (error.status === 404 || error.status === 405)) return 0
    throw error
  }
}
