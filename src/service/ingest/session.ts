import type { EvalResultInput } from '../../contract/operations/ingest.ts'
import type { BodyOf, ResponseOf } from '../../contract/operations.ts'
import { ServiceError } from '../../errors.ts'
import type { Log } from '../../ports/platform.ts'
import type { Project } from '../client/project.ts'

/** The description of a run. Starting the same `externalRunId` again gives the same run. */
export type IngestRun = Omit<BodyOf<'startIngestRun'>, 'projectId'>

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
}

interface SessionOptions {
  readonly run: IngestRun
  readonly log?: Pick<Log, 'debug' | 'warning'>
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

/** The run without the fields that older services refuse; undefined when it has none of them. */
function withoutNewerFields(run: IngestRun): IngestRun | undefined {
  const { runName, runTags, runMetadata, ci, ...rest } = run
  const { dirty, pullRequestNumber, ...olderCi } = ci ?? {}
  const newer = [runName, runTags, runMetadata, dirty, pullRequestNumber]
  if (newer.every((field) => field === undefined)) return undefined
  return { ...rest, ci: ci && olderCi }
}

/** Fields of a result that may be left out when a service does not know them. */
const optionalFields: readonly string[] = [
  'caseId',
  'metadata',
  'trace',
  'tokens',
  'actualToolCalls',
  'expectedToolCalls',
  'errorDetails',
  'expectedOutput',
  'status',
  'intent',
] satisfies (keyof EvalResultInput)[]

/** Stands for the values of the metadata that aren't scalars. */
const nestedMetadata = 'nested metadata'

/**
 * The results without the fields that the service does not know. Without a status a skipped result would be a failure,
 * so it is not sent then.
 */
function leaveOut(results: readonly EvalResultInput[], fields: ReadonlySet<string>): EvalResultInput[] {
  if (fields.size === 0) return [...results]
  const kept = fields.has('status') ? results.filter(({ status }) => status !== 'skipped') : results
  return kept.map((result) => {
    const { caseTitle, passed } = result
    const known = Object.entries(result).filter(([key]) => !fields.has(key))
    const metadata =
      fields.has(nestedMetadata) && !fields.has('metadata') ? onlyScalars(result.metadata) : undefined
    return { ...Object.fromEntries(known), caseTitle, passed, ...(metadata && { metadata }) }
  })
}

function onlyScalars(metadata: EvalResultInput['metadata']): EvalResultInput['metadata'] {
  return (
    metadata && Object.fromEntries(Object.entries(metadata).filter(([, value]) => typeof value !== 'object'))
  )
}

/** One run of the ingest API, step by step. Every step may be repeated. Throws ServiceError. */
export function createIngestSession(project: Project, options: SessionOptions): IngestSession {
  const { log } = options
  let run = options.run
  const leftOut = new Set<string>()
  let started: ResponseOf<'startIngestRun'> | undefined
  let finalized = false
  /** Iterations that a run found already finished did not have yet. */
  let insertedLate = 0

  /** Leaves out from now on what the service refused as unknown; false when that can't help. */
  function dropUnknownFields(error: unknown): boolean {
    if (!(error instanceof ServiceError)) return false
    const unknown = error.details?.unknownField
    if (typeof unknown === 'string' && optionalFields.includes(unknown) && !leftOut.has(unknown)) {
      leftOut.add(unknown)
      log?.debug(
        `${error.operation}: sent again without the field ${unknown}, which the service does not know`,
      )
      return true
    }
    if (/metadata/i.test(error.message) && error.status !== undefined && !leftOut.has(nestedMetadata)) {
      leftOut.add(nestedMetadata)
      log?.debug(`${error.operation}: sent again with scalars only in the metadata`)
      return true
    }
    if (error.status !== 400 && error.status !== 422 && unknown === undefined) return false
    const older = withoutNewerFields(run)
    if (older === undefined) return false
    run = older
    log?.debug(`${error.operation}: sent again without the newer fields of a run`)
    return true
  }

  async function sendKnownFields<T>(send: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await send()
      } catch (error) {
        if (!dropUnknownFields(error)) throw error
      }
    }
  }

  const isFinished = (answer: ResponseOf<'startIngestRun'>) =>
    answer.reused === true && answer.status === 'completed' && answer.summary != null

  function startedRun(): ResponseOf<'startIngestRun'> {
    if (started === undefined) throw new TypeError('the run must be started first')
    return started
  }

  async function appendToFinished(request: {
    readonly body: BodyOf<'appendIngestIterations'>
  }): Promise<void> {
    try {
      insertedLate += (await project.call('appendIngestIterations', request)).inserted
    } catch (error) {
      // A finished run has these iterations from the first time; a service may refuse to take them again.
      if (!(error instanceof ServiceError) || error.status === undefined) throw error
      if (![400, 409, 422].includes(error.status)) throw error
      log?.debug('the run is finished and takes no more iterations')
    }
  }

  return {
    async start() {
      if (started !== undefined) return started.status
      started = await sendKnownFields(() => project.call('startIngestRun', { body: run }))
      if (isFinished(started)) log?.debug(`run ${started.runId} was finished by an earlier request`)
      else options.onOpen?.(started.runId)
      return started.status
    },
    isStarted: () => started !== undefined,
    async append(results) {
      const { runId } = startedRun()
      const kept = () => leaveOut(results, leftOut)
      const requestOf = () => ({ body: { runId, results: kept() } })
      if (isFinished(startedRun())) return await appendToFinished(requestOf())
      const { inserted, skipped } = await sendKnownFields(async () =>
        kept().length === 0
          ? { inserted: 0, skipped: 0 }
          : await project.call('appendIngestIterations', requestOf()),
      )
      if (inserted + skipped !== kept().length) {
        throw new ServiceError({
          operation: 'appendIngestIterations',
          message: `appendIngestIterations: the service confirmed ${inserted + skipped} of ${kept().length} iterations`,
          advice: ['The results are kept. Send them again; those already there are skipped.'],
          code: 'INVALID_RESPONSE',
          retryable: true,
          attempts: 1,
        })
      }
    },
    async finalize() {
      const answer = startedRun()
      if (isFinished(answer) && insertedLate === 0) {
        finalized = true
        return toIngestedRun(answer)
      }
      const { externalRunId } = run
      const body = { runId: answer.runId, externalRunId }
      const done = await project.call('finalizeIngestRun', { body })
      finalized = true
      return toIngestedRun(done)
    },
    async report(results) {
      const answer = await sendKnownFields(async () => {
        const kept = leaveOut(results, leftOut)
        if (kept.length === 0) return undefined
        const body = { ...run, expectedIterations: kept.length, results: kept }
        return await project.call('reportEvalResults', { body })
      })
      return answer === undefined ? undefined : toIngestedRun(answer)
    },
    openRunId: () => (started === undefined || finalized || isFinished(started) ? undefined : started.runId),
  }
}
