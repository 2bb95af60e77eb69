import { isTerminalRunStatus } from '../../../contract/errors.ts'
import type { ResponseOf } from '../../../contract/operations.ts'
import { ServiceError } from '../../../errors.ts'
import { repeatUntilDone, type Turn } from '../../../http/repeat.ts'
import { formatWait } from '../../../model/format-time.ts'
import type { Clock, LineLog } from '../../../ports/platform.ts'
import { listEnvironments } from '../../catalog.ts'
import type { CallOptions } from '../../client/client.ts'
import type { Project } from '../../client/project.ts'
import type { RequestNames } from '../../names.ts'
import type { PlannedRun } from './plan-runs.ts'
import {
  explainLaunchRefusal,
  isMovedEnvironment,
  isRunLimit,
  isSpentKey,
  needsEnvironmentNames,
} from './refusal.ts'

export type Launched = ResponseOf<'createEvalRun'>

interface LaunchOptions {
  readonly modelApiKeys: Readonly<Record<string, string>>
  readonly notes?: string
  /** Idempotency key of the launch, equal in every attempt of a job. */
  readonly idempotencyKey: string
  readonly labels: CallOptions
  /** Unix epoch ms until which a free slot is waited for. */
  readonly deadline: number
  readonly clock: Clock
  readonly random: () => number
  readonly log: LineLog
  readonly names: RequestNames
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
 * How long to wait before asking for a slot again, in ms: grows with every refusal and is spread over half of
 * it, so that waiting jobs do not come back together and each has its chance.
 */
export function computeSlotWaitMs(refusals: number, random: number): number {
  const bound = Math.min(longestSlotPauseMs, slotPauseMs * 1.5 ** (refusals - 1))
  return Math.round(bound * (0.5 + random))
}

/**
 * Starts the run, or picks up the one that an earlier attempt of the job has started and paid for. A run that
 * ended without a verdict is not picked up: another one is started under the next key, which is the same for
 * every attempt.
 * @throws UsageError for a refusal that the request caused; ServiceError, also when no slot became free in
 * time.
 */
export async function launchRun(
  project: Project,
  run: PlannedRun,
  options: LaunchOptions,
): Promise<Launched> {
  const { log, idempotencyKey } = options
  for (let number = 1; number <= uselessRuns; number += 1) {
    const key = number === 1 ? idempotencyKey : `${idempotencyKey}-${number}`
    try {
      const launched = await launchOnce(project, run, key, options)
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
    advice: [
      'Look at them in the app, then start the workflow from the beginning instead of re-running the job.',
    ],
    retryable: false,
    attempts: uselessRuns,
  })
}

async function launchOnce(
  project: Project,
  run: PlannedRun,
  idempotencyKey: string,
  options: LaunchOptions,
): Promise<Launched> {
  const { modelApiKeys, notes, labels, deadline, clock, random, log, names } = options
  const { signal } = project
  const hasKeys = Object.keys(modelApiKeys).length > 0
  const body = { ...run.body, notes, modelApiKeys: hasKeys ? { ...modelApiKeys } : undefined }
  let refusals = 0
  let moved = 0
  const startedAt = clock.now()
  const tryOnce = async (): Promise<Turn<Launched>> => {
    try {
      const callOptions = { ...labels, idempotencyKey, graceMs: launchGraceMs }
      return { value: await project.call('createEvalRun', { body }, callOptions) }
    } catch (error) {
      signal?.throwIfAborted()
      if (isRunLimit(error)) {
        refusals += 1
        const pause = computeSlotWaitMs(refusals, random())
        if (clock.now() + pause > deadline)
          throw createNoSlotError(error, run, clock.now() - startedAt, names)
        if (refusals === 1) log.notice(`${run.label}: all slots for hosted runs are taken; waiting for one.`)
        return { waitMs: pause }
      }
      if (isMovedEnvironment(error) && moved < movedRetries) {
        moved += 1
        log.info(`${run.label}: the environment changed during the launch; launching again.`)
        return { waitMs: movedPauseMs * (0.5 + random()) }
      }
      if (!(error instanceof ServiceError) || isSpentKey(error)) throw error
      const environments = needsEnvironmentNames(error) ? await listEnvironments(project).catch(() => []) : []
      throw explainLaunchRefusal(error, run, environments, names)
    }
  }
  return await repeatUntilDone(tryOnce, { clock, signal })
}

function createNoSlotError(
  error: ServiceError,
  run: PlannedRun,
  waitedMs: number,
  names: RequestNames,
): ServiceError {
  const most = error.details?.maxConcurrentRuns
  const cap = typeof most === 'number' ? ` (${most} at once)` : ''
  return new ServiceError({
    ...error,
    message: `${run.label}: no slot for a hosted run became free within ${formatWait(waitedMs)}${cap}.`,
    advice: [
      `Other runs of the organization use all of them. Cancel one in the app, give the job more time with \`${names.timeout}\`, or use \`concurrency\` in the workflow to run such jobs one after another.`,
    ],
    retryable: true,
    cause: error,
  })
}
