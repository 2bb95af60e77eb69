import { isTerminalRunStatus } from '../../contract/errors.ts'
import type { ResponseOf } from '../../contract/operations.ts'
import { ServiceError } from '../../errors.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { listEnvironments } from '../catalog.ts'
import type { CallOptions, ServiceClient } from '../client/client.ts'
import type { PlannedRun } from './plan.ts'
import { duration } from './poll.ts'
import {
  explainRefusal,
  isMovedEnvironment,
  isRunLimit,
  isSpentKey,
  needsEnvironmentNames,
} from './refusal.ts'

export type Launched = ResponseOf<'createEvalRun'>

export interface LaunchOptions {
  readonly projectId: string
  readonly modelApiKeys: Readonly<Record<string, string>>
  readonly notes?: string
  /** The same for every attempt of a job. */
  readonly idempotencyKey: string
  readonly labels: Pick<CallOptions, 'launcher' | 'ci'>
  /** Unix epoch ms until which a free slot is waited for. */
  readonly deadline: number
  readonly clock: Clock
  readonly random: () => number
  readonly log: Pick<Log, 'info' | 'notice'>
  readonly signal?: AbortSignal | undefined
}

/** A slot frees when a run ends, which takes a while: asking often only eats the rate limit of others. */
const slotPauseMs = 10_000
const longestSlotPauseMs = 60_000
/** Runs of earlier attempts that ended without a verdict and are not worth picking up again. */
const uselessRuns = 20
const movedRetries = 3
const movedPauseMs = 2_000
/** A job that is cancelled in the middle of a launch must learn which run it started, to cancel it. */
const launchGraceMs = 3_000

/**
 * How long to wait before asking for a slot again, in ms: grows with every refusal and is spread over half of it,
 * so that waiting jobs do not come back together and each has its chance.
 */
export function slotWaitMs(refusals: number, random: number): number {
  const bound = Math.min(longestSlotPauseMs, slotPauseMs * 1.5 ** (refusals - 1))
  return Math.round(bound * (0.5 + random))
}

/**
 * Starts the run, or picks up the one that an earlier attempt of the job has started and paid for. One that ended
 * without a verdict is not picked up: another is started under the next key, the same again for every attempt.
 * @throws UsageError for a refusal that an input caused; ServiceError, also when no slot became free in time.
 */
export async function launchRun(
  client: ServiceClient,
  run: PlannedRun,
  options: LaunchOptions,
): Promise<Launched> {
  const { log, idempotencyKey } = options
  for (let number = 1; number <= uselessRuns; number += 1) {
    const key = number === 1 ? idempotencyKey : `${idempotencyKey}-${number}`
    try {
      const launched = await launchOnce(client, run, key, options)
      const { deduped, status } = launched
      const isUseless = typeof status === 'string' && status !== 'completed' && isTerminalRunStatus(status)
      if (deduped !== true || !isUseless) return launched
      log.info(`${run.label}: run ${launched.runId} of an earlier attempt was ${status}; starting another.`)
    } catch (error) {
      // The inputs of the job changed between two attempts: that is another measurement.
      if (!isSpentKey(error)) throw error
    }
  }
  throw new ServiceError({
    operation: 'createEvalRun',
    message: `${run.label}: ${uselessRuns} runs of this job ended without a verdict.`,
    advice: ['Look at them in the app, then start the workflow anew instead of running the job again.'],
    retryable: false,
    attempts: uselessRuns,
  })
}

async function launchOnce(
  client: ServiceClient,
  run: PlannedRun,
  idempotencyKey: string,
  options: LaunchOptions,
): Promise<Launched> {
  const { projectId, modelApiKeys, notes, labels, deadline, clock, random, log, signal } = options
  const hasKeys = Object.keys(modelApiKeys).length > 0
  const body = {
    ...run.body,
    ...(notes !== undefined && { notes }),
    ...(hasKeys && { modelApiKeys: { ...modelApiKeys } }),
  }
  let refusals = 0
  let moved = 0
  const startedAt = clock.now()
  for (;;) {
    try {
      return await client.call(
        'createEvalRun',
        { params: { projectId }, body },
        { ...labels, idempotencyKey, signal, graceMs: launchGraceMs },
      )
    } catch (error) {
      signal?.throwIfAborted()
      if (isRunLimit(error)) {
        refusals += 1
        const pause = slotWaitMs(refusals, random())
        if (clock.now() + pause > deadline) throw noSlot(error, run, clock.now() - startedAt)
        if (refusals === 1) log.notice(`${run.label}: all slots for hosted runs are taken; waiting for one.`)
        await clock.sleep(pause, signal)
        continue
      }
      if (isMovedEnvironment(error) && moved < movedRetries) {
        moved += 1
        log.info(`${run.label}: the environment changed during the launch; launching again.`)
        await clock.sleep(movedPauseMs * (0.5 + random()), signal)
        continue
      }
      if (!(error instanceof ServiceError) || isSpentKey(error)) throw error
      const environments = needsEnvironmentNames(error)
        ? await listEnvironments(client, projectId, { signal }).catch(() => [])
        : []
      throw explainRefusal(error, run, environments)
    }
  }
}

function noSlot(error: ServiceError, run: PlannedRun, waitedMs: number): ServiceError {
  const most = error.details?.maxConcurrentRuns
  const cap = typeof most === 'number' ? ` (${most} at once)` : ''
  return new ServiceError({
    operation: error.operation,
    message: `${run.label}: no slot for a hosted run became free within ${duration(waitedMs)}${cap}.`,
    advice: [
      'Other runs of the organization hold them. Cancel one in the app, give the job more time with `timeout-minutes`, or keep such jobs apart with `concurrency` in the workflow.',
    ],
    status: error.status,
    code: error.code,
    reason: error.reason,
    requestId: error.requestId,
    retryable: true,
    attempts: error.attempts,
    cause: error,
  })
}
