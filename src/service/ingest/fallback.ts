import type { EvalResultInput } from '../../contract/operations/ingest.ts'
import type { BodyOf } from '../../contract/operations.ts'
import { ServiceError } from '../../errors.ts'
import { listKeys, pickMembers } from '../../model/data.ts'
import type { LineLog } from '../../ports/platform.ts'

/** The description of a run. Starting the same `externalRunId` again gives the same run. */
export type IngestRun = Omit<BodyOf<'startIngestRun'>, 'projectId'>

/** What an upload leaves out because this service does not know it. */
interface Fallback {
  /** The description of the run, as far as the service takes it. */
  acceptedRun(): IngestRun
  /** The results, as far as the service takes them. */
  toAcceptedResults(results: readonly EvalResultInput[]): EvalResultInput[]
  /** Leaves out from now on what the service refused as unknown; false when that can't help. */
  leaveOutRefused(error: unknown): boolean
}

export function createFallback(described: IngestRun, log: LineLog | undefined): Fallback {
  let run = described
  const leftOut = new Set<string>()

  function leaveOutPart(part: string, description: string, operation: string): true {
    leftOut.add(part)
    log?.debug(`${operation}: sent again ${description}`)
    return true
  }

  return {
    acceptedRun: () => run,
    toAcceptedResults: (results) => dropUnknownFields(results, leftOut),
    leaveOutRefused(error) {
      if (!(error instanceof ServiceError) || error.status === undefined) return false
      const { operation, message, status } = error
      const unknown = error.details?.unknownField
      const isMalformed = status === 400 || status === 422 || unknown !== undefined
      if (isMalformed && /\bspans\b|\btrace\b/i.test(message) && !leftOut.has(traceSpans)) {
        return leaveOutPart(traceSpans, 'without the spans of the traces', operation)
      }
      if (typeof unknown === 'string' && optionalFields.includes(unknown) && !leftOut.has(unknown)) {
        return leaveOutPart(
          unknown,
          `without the field ${unknown}, which the service does not know`,
          operation,
        )
      }
      if (/metadata/i.test(message) && !leftOut.has(nestedMetadata)) {
        return leaveOutPart(nestedMetadata, 'with scalars only in the metadata', operation)
      }
      if (!isMalformed) return false
      const older = dropNewerFields(run)
      if (older === undefined) return false
      run = older
      log?.debug(`${operation}: sent again without the newer fields of a run`)
      return true
    },
  }
}

/** The run without the fields that older services refuse; undefined when it has none of them. */
function dropNewerFields(run: IngestRun): IngestRun | undefined {
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
function dropUnknownFields(
  results: readonly EvalResultInput[],
  fields: ReadonlySet<string>,
): EvalResultInput[] {
  if (fields.size === 0) return [...results]
  const sendableResults = fields.has('status')
    ? results.filter(({ status }) => status !== 'skipped')
    : results
  return sendableResults.map((result) => {
    const { caseTitle, passed } = result
    const known = listKeys(result).filter((key) => !fields.has(key))
    const metadata =
      fields.has(nestedMetadata) && !fields.has('metadata') ? keepScalarFields(result.metadata) : undefined
    const fitted = { ...pickMembers(result, known), caseTitle, passed, ...(metadata && { metadata }) }
    if (fields.has(traceSpans)) return dropTraceSpans(fitted)
    return fitted
  })
}

function dropTraceSpans({ trace, ...result }: EvalResultInput): EvalResultInput {
  if (typeof trace !== 'object' || Array.isArray(trace)) return { ...result, ...(trace && { trace }) }
  const { messages } = trace
  if (Array.isArray(messages) && messages.length > 0) return { ...result, trace: messages }
  return result
}

function keepScalarFields(metadata: EvalResultInput['metadata']): EvalResultInput['metadata'] {
  return (
    metadata && Object.fromEntries(Object.entries(metadata).filter(([, value]) => typeof value !== 'object'))
  )
}
