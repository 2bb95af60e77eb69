import { isTerminalRunStatus } from '../../../contract/errors.ts'
import { limits } from '../../../contract/limits.ts'
import { ServiceError } from '../../../errors.ts'
import { repeatUntilDone } from '../../../http/repeat.ts'
import { isRecord } from '../../../model/data.ts'
import type { Clock, LineLog } from '../../../ports/platform.ts'
import type { Project } from '../../client/project.ts'
import type { HostedIteration } from '../iteration-result.ts'
import { createOtherRunError, oddAnswers } from '../read-run.ts'
import { computeNextPollMs, formatProgressLine, type HostedRun, type Progress, readProgress } from './poll.ts'

/**
 * Between two counts of a run, for each run that shares the key: with a look every 5 s it stays at 15
 * requests a minute.
 */
const countEveryMs = 45_000

interface Parts {
  readonly runId: string
  /** How many iterations the plan promises. */
  readonly expected?: number | undefined
  readonly sharers: () => number
  readonly clock: Clock
}

/**
 * Finds the progress of a run that does not report it. Undefined while it is too early to ask again, and
 * always after an answer that can't be used.
 */
type ProgressCounter = () => Promise<Progress | undefined>

/**
 * Counts the finished iterations of a run on their first page; a run with more than one page is not counted.
 * Progress is an extra: of all errors only an abort is thrown.
 */
function createProgressCounter(project: Project, parts: Parts): ProgressCounter {
  const { runId, expected, sharers, clock } = parts
  const request = { params: { runId }, query: { limit: limits.iterationsPerPage } }
  let nextAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (clock.now() < nextAt) return undefined
    nextAt = clock.now() + countEveryMs * Math.max(1, sharers())
    try {
      const { items, nextCursor } = await project.call('listEvalRunIterations', request)
      if (!nextCursor) return countProgress(items, expected)
    } catch (error) {
      project.signal?.throwIfAborted()
      if (!(error instanceof ServiceError)) throw error
    }
    nextAt = Number.POSITIVE_INFINITY
    return undefined
  }
}

/**
 * How far a run is by its iterations so far. Where the plan promises no number, those that are still to come
 * tell the total, if the service lists them.
 */
function countProgress(iterations: readonly HostedIteration[], expected: number | undefined): Progress {
  const finished = iterations.filter(isFinishedIteration)
  const passed = finished.filter(({ result }) => result === 'passed').length
  const done = finished.length
  const listed = iterations.length > done ? iterations.length : undefined
  const total = expected === undefined ? listed : Math.max(expected, iterations.length)
  return { done, passed, total }
}

/** True once the iteration has a verdict, or a status that no unfinished iteration has. */
function isFinishedIteration({ status, result }: HostedIteration): boolean {
  if (result === 'passed' || result === 'failed') return true
  return status != null && status !== 'pending' && status !== 'running' && status !== 'grading'
}

export interface WaitOptions {
  readonly runId: string
  /** Name of the run in the log. */
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
  readonly log: LineLog
}

/** `terminal`: the run has ended. `deadline`: it still runs. */
type WaitOutcome = { readonly kind: 'terminal'; readonly run: HostedRun } | { readonly kind: 'deadline' }

/** How long a run that has ended may wait for its judges, which some deployments ask afterwards. */
const judgesTakeMs = 60_000

/**
 * Waits until the run has a terminal status or the deadline is over; for its judges another minute. An
 * unknown status is not terminal. Failures of the service and the network do not end the waiting.
 * @throws ServiceError when the run is gone, the key is refused, or the service keeps answering with another
 * run. Rejects with the reason of the signal.
 */
export async function waitForRun(project: Project, options: WaitOptions): Promise<WaitOutcome> {
  const { runId, label, deadline, expected, clock, random, log } = options
  const { signal } = project
  const startedAt = clock.now()
  const countProgress = createProgressCounter(project, options)
  let last: HostedRun | undefined
  let progress: Progress | undefined
  let failures = 0
  let odd = 0
  let logged = ''
  let end = deadline
  let ended: WaitOutcome | undefined

  /** How the run has ended, if it has. */
  async function look(): Promise<WaitOutcome | undefined> {
    const run = await project.call('getEvalRun', { params: { runId } })
    failures = 0
    if (run.id !== runId) {
      odd += 1
      if (odd >= oddAnswers) throw createOtherRunError(runId, run.id)
      return undefined
    }
    odd = 0
    const isSameStatus = last?.status === run.status
    last = run
    if (isTerminalRunStatus(run.status)) {
      if (ended === undefined) end = Math.min(deadline, clock.now() + judgesTakeMs)
      ended = { kind: 'terminal', run }
      if (isBeingJudged(run)) return undefined
      return ended
    }
    const news = readProgress(run, expected) ?? (await countProgress())
    // Between two counts nothing new is known, so nothing is logged.
    if (news === undefined && progress !== undefined && isSameStatus) return undefined
    progress = news ?? progress
    const line = formatProgressLine(label, run.status, clock.now() - startedAt, progress)
    if (line !== logged) log.info(line)
    logged = line
    return undefined
  }

  function noteFailure(error: unknown): undefined {
    signal?.throwIfAborted()
    if (!(error instanceof ServiceError) || !isTemporaryError(error)) throw explainGoneRun(error, runId)
    failures += 1
    if (failures === 1) log.warning(`${label}: the service does not answer; still waiting. ${error.message}`)
  }

  return await repeatUntilDone<WaitOutcome>(
    async (turn) => {
      if (turn > 1 || options.lookFirst === true) {
        const outcome = await look().catch(noteFailure)
        if (outcome !== undefined) return { value: outcome }
      }
      const elapsedMs = clock.now() - startedAt
      const facts = { elapsedMs, failures, sharers: options.sharers(), random: random() }
      const pause = computeNextPollMs({ ...facts, progress })
      const rest = end - clock.now()
      if (rest <= 0) return { value: ended ?? { kind: 'deadline' } }
      return { waitMs: Math.min(pause, rest) }
    },
    { clock, signal },
  )
}

/** A judge of the run was asked and has not answered. */
function isBeingJudged({ judges }: HostedRun): boolean {
  if (!isRecord(judges)) return false
  return Object.values(judges).some((judge) => isRecord(judge) && judge.status === 'pending')
}

/** An error that may be gone at the next look. */
function isTemporaryError({ status, code, retryable }: ServiceError): boolean {
  if (code === 'OTHER_RUN') return false
  return retryable || status === undefined || status >= 500 || status === 429 || code === 'INVALID_RESPONSE'
}

function explainGoneRun(error: unknown, runId: string): unknown {
  if (!(error instanceof ServiceError) || error.status !== 404) return error
  return new ServiceError({
    operation: error.operation,
    message: `The hosted run ${runId} is gone: the service no longer knows it.`,
    advice: ['It or its project was deleted in the meantime. Run the job again to start another.'],
    status: 404,
    code: 'RUN_GONE',
    requestId: error.requestId,
    retryable: false,
    attempts: error.attempts,
    cause: error,
  })
}
