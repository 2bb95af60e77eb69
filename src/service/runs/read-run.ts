import { ServiceError } from '../../errors.ts'
import type { Project } from '../client/project.ts'
import type { HostedRun } from './wait/poll.ts'

/** After this many answers in a row about another run we give up. */
export const oddAnswers = 3

/**
 * The run as it is now. An answer about another run is not used.
 * @throws ServiceError; with the code `OTHER_RUN` when the service keeps answering with another run.
 */
export async function readRun(project: Project, runId: string): Promise<HostedRun> {
  for (let odd = 1; ; odd += 1) {
    const run = await project.call('getEvalRun', { params: { runId } })
    if (run.id === runId) return run
    if (odd >= oddAnswers) throw createOtherRunError(runId, run.id)
  }
}

/** The error after {@link oddAnswers} answers about another run. */
export function createOtherRunError(runId: string, other: string): ServiceError {
  return new ServiceError({
    operation: 'getEvalRun',
    message: `getEvalRun was asked for run ${runId} and answered with run ${other.slice(0, 64)}, ${oddAnswers} times.`,
    advice: ['A proxy or a cache between the runner and the service may mix up answers.'],
    code: 'OTHER_RUN',
    retryable: false,
    attempts: oddAnswers,
  })
}
