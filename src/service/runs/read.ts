import { ServiceError } from '../../errors.ts'
import type { CallOptions, ServiceClient } from '../client/client.ts'
import type { HostedRun } from './poll.ts'

/** Answers in a row that speak of another run, before we give up. */
export const oddAnswers = 3

/**
 * The run as it is now. An answer that speaks of another run is not believed.
 * @throws ServiceError; with the code `OTHER_RUN` when the service keeps answering with another run.
 */
export async function readRun(
  client: ServiceClient,
  params: { readonly projectId: string; readonly runId: string },
  options: CallOptions = {},
): Promise<HostedRun> {
  for (let odd = 1; ; odd += 1) {
    const run = await client.call('getEvalRun', { params }, options)
    if (run.id === params.runId) return run
    if (odd >= oddAnswers) throw anotherRun(params.runId, run.id)
  }
}

/** The error after so many answers that spoke of another run. */
export function anotherRun(runId: string, other: string): ServiceError {
  return new ServiceError({
    operation: 'getEvalRun',
    message: `getEvalRun was asked for run ${runId} and answered with run ${other.slice(0, 64)}, ${oddAnswers} times.`,
    advice: ['A proxy or a cache between the runner and the service may mix up answers.'],
    code: 'OTHER_RUN',
    retryable: false,
    attempts: oddAnswers,
  })
}
