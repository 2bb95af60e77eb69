import type { EvalResultInput } from '../../contract/operations/ingest.ts'
import type { BodyOf } from '../../contract/operations.ts'
import { ServiceError } from '../../errors.ts'
import { keysOf, pickMembers } from '../../model/data.ts'
import type { Log } from '../../ports/platform.ts'

/** The description of a run. Starting the same `externalRunId` again gives the same run. */
export type IngestRun = Omit<BodyOf<'startIngestRun'>, 'projectId'>

/** What an upload leaves out because this service does not know it. */
export interface Fallback {
  /** The description of the run, as far as the service takes it. */
  run(): IngestRun
  /** The results, as far as the service takes them. */
  adapt(results: readonly EvalResultInput[]): EvalResultInput[]
  /** Leaves out from now on what the service refused as unknown; false when that can't help. */
  leaveOutAfter(error: unknown): boolean
}

export function createFallback(described: IngestRun, log: Pick<Log, 'debug'> | undefined): Fallback {
  let run = described
  const leftOut = new Set<string>()

  function leaveOut(what: string, shown: string, operation: string): true {
    leftOut.add(what)
    log?.debug(`${operation}: sent again ${shown}`)
    return true
  }

  return {
    run: () => run,
    adapt: (results) => adapt(results, leftOut),
    leaveOutAfter(error) {
      if (!(error instanceof ServiceError) || error.status === undefined) return false
      const { operation, message, status } = error
      const unknown = error.details?.unknownField
      const isMalformed = status === 400 || status === 422 || unknown !== undefined
      if (isMalformed && /\bspans\b|\btrace\b/i.test(message) && !leftOut.has(traceSpans)) {
        return leaveOut(traceSpans, 'without the spans of the traces', operation)
      }
      if (typeof unknown === 'string' && optionalFields.includes(unknown) && !leftOut.has(unknown)) {
        return leaveOut(unknown, `without the field ${unknown}, which the service does not know`, operation)
      }
      if (/metadata/i.test(message) && !leftOut.has(nestedMetadata)) {
        return leaveOut(nestedMetadata, 'with scalars only in the metadata', operation)
      }
      if (!isMalformed) return false
      const older = withoutNewerFields(run)
      if (older === undefined) return false
      run = older
      log?.debug(`${operation}: sent again without the newer fields of a run`)
      return true
    },
  }
}

/** The run without the fields that older services refuse; undefined when it has none of them. */
function withoutNewerFields(run: IngestRun): IngestRun | undefined {
  const { runName, runTags, runMetadata, evaluationConfigHash, ci, ...rest } = run
  const { dirty, pullRequestNumber, ...olderCi } = ci ?? {}
  const newer = [runName, runTags, runMetadata, evaluationConfigHash, dirty, pullRequestNumber]
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

/** Stands for the spans of a trace; without them it is a list of messages, the older form. */
const traceSpans = 'spans of a trace'

/**
 * The results without the fields that the service does not know. Without a status a skipped result would be a failure,
 * so it is not sent then.
 */
function adapt(results: readonly EvalResultInput[], fields: ReadonlySet<string>): EvalResultInput[] {
  if (fields.size === 0) return [...results]
  const kept = fields.has('status') ? results.filter(({ status }) => status !== 'skipped') : results
  return kept.map((result) => {
    const { caseTitle, passed } = result
    const known = keysOf(result).filter((key) => !fields.has(key))
    const metadata =
      fields.has(nestedMetadata) && !fields.has('metadata') ? onlyScalars(result.metadata) : undefined
    const fitted = { ...pickMembers(result, known), caseTitle, passed, ...(metadata && { metadata }) }
    return fields.has(traceSpans) ? withoutSpans(fitted) : fitted
  })
}

function withoutSpans({ trace, ...result }: EvalResultInput): EvalResultInput {
  if (typeof trace !== 'object' || Array.isArray(trace)) return { ...result, ...(trace && { trace }) }
  const { messages } = trace
  return Array.isArray(messages) && messages.length > 0 ? { ...result, trace: messages } : result
}

function onlyScalars(metadata: EvalResultInput['metadata']): EvalResultInput['metadata'] {
  return (
    metadata && Object.fromEntries(Object.entries(metadata).filter(([, value]) => typeof value !== 'object'))
  )
}
