import { isTerminalRunStatus } from '../../contract/errors.ts'
import { ServiceError } from '../../errors.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { ServiceClient } from '../client/client.ts'
import { createProgressCounter } from './count.ts'
import { type HostedRun, nextPollMs, type Progress, progressLine, progressOf } from './poll.ts'
import { anotherRun, oddAnswers } from './read.ts'

export interface WaitOptions {
  readonly projectId: string
  readonly runId: string
  /** For the log. */
  readonly label: string
  /** Unix epoch ms. */
  readonly deadline: number
  /** How many iterations the plan promises. */
  readonly expected?: number
  /** Runs that this process waits for now, this one included. */
  readonly sharers: () => number
  /** The run may be over already: look at once. */
  readonly lookFirst?: boolean
  readonly clock: Clock
  readonly random: () => number
  readonly log: Pick<Log, 'info' | 'warning'>
  readonly signal?: AbortSignal | undefined
}

/** `terminal`: the run moves no more. `deadline`: it still does; `last` is what it said last. */
export type WaitOutcome =
  | { readonly kind: 'terminal'; readonly run: HostedRun }
  | { readonly kind: 'deadline'; readonly last?: HostedRun }

/**
 * Waits until the run has a terminal status or the deadline is over. An unknown status is not terminal. Failures
 * of the service and the network do not end the waiting.
 * @throws ServiceError when the run is gone, the key is refused, or the service keeps answering with another run.
 * Rejects with the reason of the signal.
 */
export async function waitForRun(client: ServiceClient, options: WaitOptions): Promise<WaitOutcome> {
  const { projectId, runId, label, deadline, expected, clock, random, log, signal } = options
  const startedAt = clock.now()
  const count = createProgressCounter(client, options)
  let last: HostedRun | undefined
  let progress: Progress | undefined
  let failures = 0
  let odd = 0
  let told = ''
  for (let looks = 0; ; looks += 1) {
    if (looks > 0 || options.lookFirst !== true) {
      const facts = {
        elapsedMs: clock.now() - startedAt,
        failures,
        sharers: options.sharers(),
        random: random(),
      }
      const pause = nextPollMs({ ...facts, progress })
      const rest = deadline - clock.now()
      if (rest <= 0) return { kind: 'deadline', last }
      await clock.sleep(Math.min(pause, rest), signal)
    }
    try {
      const run = await client.call('getEvalRun', { params: { projectId, runId } }, { signal })
      failures = 0
      if (run.id !== runId) {
        odd += 1
        if (odd >= oddAnswers) throw anotherRun(runId, run.id)
        continue
      }
      odd = 0
      const isSameStatus = last?.status === run.status
      last = run
      if (isTerminalRunStatus(run.status)) return { kind: 'terminal', run }
      const news = progressOf(run, expected) ?? (await count({ signal }))
      // Between two counts the last one is all that is known; it is not told again.
      if (news === undefined && progress !== undefined && isSameStatus) continue
      progress = news ?? progress
      const line = progressLine(label, run.status, clock.now() - startedAt, progress)
      if (line !== told) log.info(line)
      told = line
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof ServiceError) || !isPassing(error)) throw explain(error, runId)
      failures += 1
      if (failures === 1)
        log.warning(`${label}: the service does not answer; still waiting. ${error.message}`)
    }
  }
}

/** Trouble that may be over at the next look. */
function isPassing({ status, code, retryable }: ServiceError): boolean {
  if (code === 'OTHER_RUN') return false
  return retryable || status === undefined || status >= 500 || status === 429 || code === 'INVALID_RESPONSE'
}

function explain(error: unknown, runId: string): unknown {
  if (!(error instanceof ServiceError) || error.status !== 404) return error
  return new ServiceError({
    operation: error.operation,
    message: `The hosted run ${runId} is gone: the service knows no such run any more.`,
    advice: [
      'Somebody deleted it, or its project, while it was waited for. Run the job again to start another.',
    ],
    status: 404,
    code: 'RUN_GONE',
    requestId: error.requestId,
    retryable: false,
    attempts: error.attempts,
    cause: error,
  })
}
