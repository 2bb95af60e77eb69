import type { EvalResultInput } from '../../contract/operations/ingest.ts'

/** UTF-8 bytes of a value as JSON, as it goes over the wire. */
export function countJsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value), 'utf8')
}

const formatCutMark = (cut: number) => `… [cut: ${cut} characters]`

function cutText(text: string, keptChars: number): string {
  if (text.length <= keptChars) return text
  // A cut in the middle of a surrogate pair would leave half a character.
  const keptText = text.slice(0, keptChars).toWellFormed()
  return `${keptText}${formatCutMark(text.length - keptChars)}`
}

function cutTexts(value: unknown, keptChars: number): unknown {
  if (typeof value === 'string') return cutText(value, keptChars)
  if (Array.isArray(value)) return value.map((item) => cutTexts(item, keptChars))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutTexts(item, keptChars)]))
}

/** Cuts the texts of a result. Ids, numbers and arguments stay whole. */
function cutFields(result: EvalResultInput, keptChars: number): EvalResultInput {
  const cutOptionalText = (text: string | undefined) => {
    if (text === undefined) return undefined
    return cutText(text, keptChars)
  }
  const { trace } = result
  return {
    ...result,
    caseTitle: cutText(result.caseTitle, Math.max(200, keptChars)),
    error: cutOptionalText(result.error),
    errorDetails: cutOptionalText(result.errorDetails),
    query: cutOptionalText(result.query),
    expectedOutput: cutOptionalText(result.expectedOutput),
    trace: typeof trace === 'string' ? cutText(trace, keptChars) : cutTrace(trace, keptChars),
  }
}

function cutTrace(trace: EvalResultInput['trace'], keptChars: number): EvalResultInput['trace'] {
  if (typeof trace !== 'object') return trace
  // Numbers and keys stay, so the parts of both forms do: a list of messages, and messages with spans.
  return cutTexts(trace, keptChars) as EvalResultInput['trace']
}

/** The result without its unbounded parts: tool calls keep only their names, and the trace is dropped. */
function dropBulk({
  trace: _trace,
  widgetSnapshots: _widgets,
  metadata: _metadata,
  ...rest
}: EvalResultInput): EvalResultInput {
  const keepToolNames = (calls: EvalResultInput['actualToolCalls']) =>
    calls?.slice(0, 1_000).map(({ toolName }) => ({ toolName: cutText(toolName, 200) }))
  const { actualToolCalls, expectedToolCalls } = rest
  return {
    ...rest,
    actualToolCalls: keepToolNames(actualToolCalls),
    expectedToolCalls: keepToolNames(expectedToolCalls),
  }
}

/** The result as it is when it fits into that many bytes of JSON, else with its long texts cut and marked. */
export function fitResult(result: EvalResultInput, maxBytes: number): EvalResultInput {
  if (countJsonBytes(result) <= maxBytes) return result
  let fitted = result
  for (let keptChars = Math.floor(maxBytes / 8); keptChars >= 256; keptChars = Math.floor(keptChars / 4)) {
    fitted = cutFields(result, keptChars)
    if (countJsonBytes(fitted) <= maxBytes) return fitted
  }
  return dropBulk(fitted)
}

const wrapperBytes = countJsonBytes({ results: [] })

/**
 * Collects results until a batch is full. One that is larger than a batch goes alone.
 *
 * @param maxBytes of `{"results":[…]}`: `limits.ingestBatchBytes` of `contract/limits.ts`
 */
export function createBatchBuilder(maxBytes: number) {
  let batch: EvalResultInput[] = []
  let bytes = wrapperBytes
  /** Returns the results of the last, partial batch and empties the builder. */
  const flushBatch = (): EvalResultInput[] => {
    const full = batch
    batch = []
    bytes = wrapperBytes
    return full
  }
  return {
    /** Full batches that this result completes: none, one, or two when it is oversized. */
    push(result: EvalResultInput): EvalResultInput[][] {
      // One byte for the comma.
      const size = countJsonBytes(result) + 1
      const done: EvalResultInput[][] = []
      if (batch.length > 0 && bytes + size > maxBytes) done.push(flushBatch())
      batch.push(result)
      bytes += size
      if (bytes > maxBytes) done.push(flushBatch())
      return done
    },
    flush: flushBatch,
  }
}
