import type { EvalResultInput } from '../../contract/operations/ingest.ts'
import type { BodyOf, ResponseOf } from '../../contract/operations.ts'
import { ServiceError } from '../../errors.ts'
import type { LineLog } from '../../ports/platform.ts'
import type { Project } from '../client/project.ts'
import { createFallback, type IngestRun } from './fallback.ts'
import { checkRunSummary, countSentBatch, createSentTally, describeLoss } from './reconcile.ts'

export type { IngestRun } from './fallback.ts'

/** The run as the service sees it. `summary.passRate` is a fraction 0..1. */
export interface IngestedRun {
  readonly runId: string
  readonly suiteId: string
  /** May be one that is not terminal, such as `grading`; then `result` is `pending`. */
  readonly status: string
  readonly result?: string
  readonly summary?: {
    readonly total: number
    readonly passed: number
    readonly failed: number
    readonly passRate: number
  }
  readonly projectId?: string
  /** Results that the service took. */
  readonly taken?: number
  /** Results that the service did not take as they were meant, as a sentence. */
  readonly loss?: string
}

/** What a run needs to be sent. */
export interface SessionOptions {
  readonly run: IngestRun
  readonly log?: LineLog
  /**
   * Called before the run is created: should this process die while the answer is on its way, it may be open.
   */
  readonly onStart?: () => void
  /** Gets the id of the run as soon as it is open, so that it can be cancelled should this process die. */
  readonly onOpen?: (runId: string) => void
}

export interface IngestSession {
  /** Creates the run, or finds the one already there, and returns its status. Asks only once. */
  start(): Promise<string>
  isStarted(): boolean
  append(results: readonly EvalResultInput[]): Promise<void>
  finalize(): Promise<IngestedRun>
  /** Create and finalize in one request. Undefined when the service takes none of the results. */
  report(results: readonly EvalResultInput[]): Promise<IngestedRun | undefined>
  /** Id of the run while it is started and not finalized. */
  openRunId(): string | undefined
}

type RunAnswer = ResponseOf<'reportEvalResults'>

function toIngestedRun({ runId, suiteId, status, result, summary, projectId }: RunAnswer): IngestedRun {
  return {
    runId,
    suiteId,
    status,
    result: result ?? undefined,
    summary: summary ?? undefined,
    projectId: projectId ?? undefined,
  }
}

/** One run of the ingest API, step by step. Every step may be repeated. Throws ServiceError. */
export function createIngestSession(project: Project, options: SessionOptions): IngestSession {
  const { log } = options
  const fallback = createFallback(options.run, log)
  let started: ResponseOf<'startIngestRun'> | undefined
  let finalized = false
  /** Iterations that were added to a run which was already finished when it was found. */
  let insertedLate = 0
  const sent = createSentTally()

  /** The finished run, if it holds what was sent. @throws ServiceError */
  function settleRun(operation: string, answer: RunAnswer): IngestedRun {
    const run = toIngestedRun(answer)
    if (run.status === 'completed') checkRunSummary(operation, run, sent)
    return { ...run, taken: sent.total, loss: describeLoss(sent) }
  }

  async function sendKnownFields<T>(send: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await send()
      } catch (error) {
        if (!fallback.leaveOutRefused(error)) throw error
      }
    }
  }

  const isFinishedRun = (answer: ResponseOf<'startIngestRun'>) =>
    answer.reused === true && answer.status === 'completed' && answer.summary != null

  function requireStartedRun(): ResponseOf<'startIngestRun'> {
    if (started === undefined) throw new TypeError('the run must be started first')
    return started
  }

  async function appendToFinishedRun(request: {
    readonly body: BodyOf<'appendIngestIterations'>
  }): Promise<void> {
    try {
      insertedLate += (await project.call('appendIngestIterations', request)).inserted
    } catch (error) {
      // A finished run may have these iterations from the first time, and refuse to take them again: its
      // summary tells.
      if (!(error instanceof ServiceError) || error.status === undefined) throw error
      if (![400, 409, 422].includes(error.status)) throw error
      log?.debug('the run is finished and takes no more iterations')
    }
  }

  return {
    async start() {
      if (started !== undefined) return started.status
      options.onStart?.()
      started = await sendKnownFields(() => project.call('startIngestRun', { body: fallback.acceptedRun() }))
      if (isFinishedRun(started)) log?.debug(`run ${started.runId} was finished by an earlier request`)
      else options.onOpen?.(started.runId)
      return started.status
    },
    isStarted: () => started !== undefined,
    async append(results) {
      const { runId } = requireStartedRun()
      const listAcceptedResults = () => fallback.toAcceptedResults(results)
      const buildAppendRequest = () => ({ body: { runId, results: listAcceptedResults() } })
      if (isFinishedRun(requireStartedRun())) {
        await appendToFinishedRun(buildAppendRequest())
        return countSentBatch(sent, results, listAcceptedResults())
      }
      const { inserted, skipped } = await sendKnownFields(async () => {
        if (listAcceptedResults().length === 0) return { inserted: 0, skipped: 0 }
        return await project.call('appendIngestIterations', buildAppendRequest())
      })
      if (inserted + skipped !== listAcceptedResults().length) {
        throw new ServiceError({
          operation: 'appendIngestIterations',
          message: `appendIngestIterations: the service confirmed ${inserted + skipped} of ${listAcceptedResults().length} iterations`,
          advice: ['The results are kept. Send them again; those already there are skipped.'],
          code: 'INVALID_RESPONSE',
          retryable: true,
          attempts: 1,
        })
      }
      countSentBatch(sent, results, listAcceptedResults())
    },
    async finalize() {
      const answer = requireStartedRun()
      if (isFinishedRun(answer) && insertedLate === 0) {
        finalized = true
        return settleRun('startIngestRun', answer)
      }
      const { externalRunId } = options.run
      const body = { runId: answer.runId, externalRunId }
      const done = await project.call('finalizeIngestRun', { body })
      finalized = true
      return settleRun('finalizeIngestRun', done)
    },
    async report(results) {
      const answer = await sendKnownFields(async () => {
        const accepted = fallback.toAcceptedResults(results)
        if (accepted.length === 0) return undefined
        const body = { ...fallback.acceptedRun(), expectedIterations: accepted.length, results: accepted }
        return await project.call('reportEvalResults', { body })
      })
      countSentBatch(sent, results, answer === undefined ? [] : fallback.toAcceptedResults(results))
      if (answer === undefined) return undefined
      return settleRun('reportEvalResults', answer)
    },
    openRunId: () => {
      if (started === undefined || finalized || isFinishedRun(started)) return undefined
      return started.runId
    },
  }
}
