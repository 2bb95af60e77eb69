import * as v from 'valibot'
import { limits } from '../../contract/limits.ts'
import { type EvalResultInput, evalResult } from '../../contract/operations/ingest.ts'
import type { LineLog } from '../../ports/platform.ts'
import type { ServiceClient } from '../client/client.ts'
import type { Project } from '../client/project.ts'
import { countJsonBytes, createBatchBuilder, fitResult } from './batch.ts'
import { isRequestTooLarge, mayBeTooMuch } from './reconcile.ts'
import {
  createIngestSession,
  type IngestedRun,
  type IngestRun,
  type IngestSession,
  type SessionOptions,
} from './session.ts'

export { collectCiFacts, formatOriginNotes } from '../runs/origin.ts'
export { uploadArtifact } from './artifact-upload.ts'
export { toEvalResult } from './eval-result.ts'
export { type CaseIds, deriveCaseIds, deriveIterationId } from './iteration-ids.ts'
export type { IngestedRun, IngestRun } from './session.ts'

/** Room for the rest of a body around its results. */
const envelopeBytes = 64 * 1_024

export const unsentSchema = v.object({
  version: v.literal(1),
  projectId: v.string(),
  /** External id of the run that the results belong to. */
  externalRunId: v.string(),
  batches: v.array(v.array(evalResult)),
})

/** What the service has not confirmed, as plain JSON that {@link resendUnsent} can send from another process. */
export type UnsentIngest = v.InferInput<typeof unsentSchema>

interface IngestOptions extends SessionOptions {
  /** Called with the number of results that the service has just confirmed. */
  readonly onSent?: (results: number) => void
}

/** Sends the results of one run. Every request may be sent twice: the ids make the service skip repeats. */
export interface Ingest {
  /**
   * Takes results and sends full batches; resolves when there is room for more. Throws ServiceError for the
   * call that failed; after that it only keeps what it is given, for {@link unsent}.
   */
  add(results: readonly EvalResultInput[]): Promise<void>
  /**
   * Sends the rest and finalizes the run. Undefined when there was no result: nothing is sent then. Throws
   * ServiceError, also the one of an earlier {@link add}.
   */
  finish(): Promise<IngestedRun | undefined>
  /** Everything not yet confirmed. Meaningful after a failure. */
  unsent(): UnsentIngest
}

export function createIngest(project: Project, options: IngestOptions): Ingest {
  const { run } = options
  const session = createIngestSession(project, options)
  const builder = createBatchBuilder(limits.ingestBatchBytes)
  /** Batches not confirmed, oldest first. Without a failure at most two. */
  const waiting: EvalResultInput[][] = []
  let failure: unknown

  async function runRecordingFailure<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      failure = error
      throw error
    }
  }

  async function sendWaitingBatches(): Promise<void> {
    if (!session.isStarted())
      options.log?.info(
        `Uploading in batches of up to 1 MiB: there are more than ${limits.ingestBatchResults} results, or more than 1 MiB of them.`,
      )
    await session.start()
    for (let batch = waiting[0]; batch !== undefined; batch = waiting[0]) {
      await appendBatch(session, batch, (count) => {
        waiting[0] = waiting[0]?.slice(count) ?? []
        options.onSent?.(count)
      })
      waiting.shift()
    }
  }

  const appendBatch = createBatchAppender(options.log)

  /** One request. `too large`: a proxy refuses its size; undefined: the service takes none of the results. */
  async function reportWholeBatch(
    batch: readonly EvalResultInput[],
  ): Promise<IngestedRun | 'too large' | undefined> {
    try {
      return await session.report(batch)
    } catch (error) {
      if (isRequestTooLarge(error)) return 'too large'
      throw error
    }
  }

  /** A single batch that fits goes as one request: no run is left half done when the job dies. */
  function fitsOneRequest(): boolean {
    const [only] = waiting
    return (
      only !== undefined &&
      waiting.length === 1 &&
      only.length <= limits.ingestBatchResults &&
      !session.isStarted() &&
      countJsonBytes({ ...run, expectedIterations: only.length, results: only }) <= limits.ingestBatchBytes
    )
  }

  return {
    add: (results) =>
      runRecordingFailure(async () => {
        // All are taken in before anything is sent: a failure must not lose the later ones.
        for (const result of results) {
          waiting.push(...builder.push(fitResult(result, limits.ingestBodyBytes - envelopeBytes)))
        }
        // The first full batch waits: it may be all there is.
        if (failure === undefined && (waiting.length > 1 || session.isStarted())) await sendWaitingBatches()
      }),
    finish: () =>
      runRecordingFailure(async () => {
        if (failure !== undefined) throw failure
        const rest = builder.flush()
        if (rest.length > 0) waiting.push(rest)
        if (waiting.length === 0 && !session.isStarted()) return undefined
        if (fitsOneRequest()) {
          options.log?.info('Uploading in one request.')
          const answer = await reportWholeBatch(waiting[0] ?? [])
          if (answer !== 'too large') {
            waiting.length = 0
            return answer
          }
        }
        await sendWaitingBatches()
        return await session.finalize()
      }),
    unsent() {
      const rest = builder.flush()
      if (rest.length > 0) waiting.push(rest)
      return { version: 1, projectId: project.id, externalRunId: run.externalRunId, batches: [...waiting] }
    },
  }
}

/**
 * Appends results, in smaller requests where the service or a proxy refuses larger ones. The size that passed is used
 * for later batches. A single result that is too large has its long texts cut. `onTaken` gets the number of results
 * that the service has taken, in their order.
 */
function createBatchAppender(log: LineLog | undefined) {
  let maxBatchResults = Number.POSITIVE_INFINITY
  return async function appendBatch(
    session: IngestSession,
    batch: readonly EvalResultInput[],
    onTaken: (count: number) => void = () => {},
  ): Promise<void> {
    if (batch.length > maxBatchResults) {
      const size = maxBatchResults
      for (let at = 0; at < batch.length; at += size)
        await appendBatch(session, batch.slice(at, at + size), onTaken)
      return
    }
    try {
      await session.append(batch)
      onTaken(batch.length)
    } catch (error) {
      const [first] = batch
      const isTooMuch =
        isRequestTooLarge(error) || (batch.length > limits.ingestBatchResults && mayBeTooMuch(error))
      if (!isTooMuch || first === undefined) throw error
      if (batch.length > 1) {
        maxBatchResults = Math.min(limits.ingestBatchResults, Math.ceil(batch.length / 2))
        log?.info(`The service refuses ${batch.length} results in one request; sending ${maxBatchResults}.`)
        return await appendBatch(session, batch, onTaken)
      }
      const cut = fitResult(first, Math.floor(countJsonBytes(first) / 4))
      if (countJsonBytes(cut) >= countJsonBytes(first)) throw error
      await appendBatch(session, [cut], onTaken)
    }
  }
}

/** Statuses of a run that takes no more results and is not complete. */
const givenUp: ReadonlySet<string> = new Set(['cancelled', 'failed', 'timed_out'])

/**
 * Ends a run that an earlier attempt left open and that nobody will complete, so that it ends. Throws
 * ServiceError.
 */
export async function abandonOpenRun(
  client: ServiceClient,
  { projectId, externalRunId }: UnsentIngest,
  run: IngestRun,
): Promise<void> {
  const project = client.project(projectId)
  const session = createIngestSession(project, { run: { ...run, externalRunId } })
  await session.start()
  const runId = session.openRunId()
  if (runId === undefined) return
  await project.call('finalizeIngestRun', { body: { runId, externalRunId, terminalStatus: 'cancelled' } })
}

/**
 * Sends what an earlier attempt could not, and finalizes the run: the same one, or another one where that was
 * given up in the meantime. Throws ServiceError.
 *
 * @param options the run to create, should the service not know it yet; its id is that of the unsent results
 */
export async function resendUnsent(
  client: ServiceClient,
  { projectId, externalRunId, batches }: UnsentIngest,
  options: IngestOptions,
): Promise<IngestedRun> {
  const project = client.project(projectId)
  const run = { ...options.run, externalRunId }
  let session = createIngestSession(project, { ...options, run })
  if (givenUp.has(await session.start())) {
    const resentRun = { ...run, externalRunId: `${externalRunId}-resent` }
    session = createIngestSession(project, { ...options, run: resentRun })
    await session.start()
  }
  const appendBatch = createBatchAppender(options.log)
  for (const batch of batches) await appendBatch(session, batch)
  return await session.finalize()
}
