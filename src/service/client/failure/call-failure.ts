import type { Operation } from '../../../contract/operation.ts'
import { ServiceError, toErrorOptions } from '../../../errors.ts'
import type { HttpFailure } from '../../../http/http-failure.ts'
import type { HttpResponse } from '../../../http/request.ts'
import { parseRetryAfter } from '../../../http/retry.ts'
import { compact, isRecord } from '../../../model/data.ts'
import { type Redact, redactData, toSingleLine } from '../redact.ts'
import { adviseOnFailure, describeDetails } from './advice.ts'
import { type ErrorFacts, readErrorBody } from './read-error.ts'

/** One try that failed, with what the retry loop and the message need. */
export class CallFailure extends Error {
  readonly facts: Partial<ErrorFacts>
  readonly status: number | undefined
  /** Another try may work. */
  readonly transient: boolean
  /** The request may have taken effect although it failed. */
  readonly maybeDone: boolean
  readonly afterMs: number | undefined

  constructor(about: {
    message: string
    facts?: Partial<ErrorFacts>
    status?: number | undefined
    transient: boolean
    maybeDone: boolean
    afterMs?: number | undefined
    cause?: unknown
  }) {
    super(about.message, toErrorOptions(about.cause))
    this.name = 'CallFailure'
    this.facts = about.facts ?? {}
    this.status = about.status
    this.transient = about.transient
    this.maybeDone = about.maybeDone
    this.afterMs = about.afterMs
  }

  /** `503`, `429 CONCURRENT_RUN_LIMIT`, `ECONNRESET`. */
  get label(): string {
    const word = this.facts.reason ?? this.facts.code
    return [this.status, word].filter((part) => part !== undefined).join(' ')
  }
}

/** Statuses after which another try may work, whatever the code says. */
function isTransientStatus(status: number): boolean {
  return (
    status === 408 || status === 425 || status === 429 || (status >= 500 && status !== 501 && status !== 505)
  )
}

/** A response with an error status, or a 200 that says `ok: false`, as a failure. */
export function createResponseFailure(response: HttpResponse, nowMs: number): CallFailure {
  const facts = readErrorBody(response.body)
  const { status } = response
  const final =
    facts.billing === true ||
    facts.unknownField !== undefined ||
    // The slot stays taken until a run ends; the code that starts runs decides how long to wait for it.
    facts.reason === 'CONCURRENT_RUN_LIMIT'
  const afterMs = parseRetryAfter(response.headers, nowMs) ?? facts.retryAfterMs
  return new CallFailure({
    message: facts.message,
    facts: status < 400 && facts.code === undefined ? { ...facts, code: 'NOT_OK' } : facts,
    status,
    transient: !final && isTransientStatus(status),
    maybeDone: status >= 500 || status === 408,
    afterMs,
  })
}

/** A response that can't be parsed. `cut`: it looks like the first part of a good one. */
export function createAnswerFailure(
  message: string,
  { status, isCut }: { readonly status: number; readonly isCut: boolean },
): CallFailure {
  return new CallFailure({
    message,
    facts: { code: 'INVALID_RESPONSE' },
    status,
    transient: isCut,
    maybeDone: true,
  })
}

export function createTransportFailure(error: HttpFailure): CallFailure {
  return new CallFailure({
    message: error.message,
    facts: { code: error.code },
    transient: error.transient,
    maybeDone: error.delivery === 'unknown',
    cause: error,
  })
}

/** What is common to all tries of a call. */
interface CallContext {
  readonly operation: Operation
  /** Origin and base path. */
  readonly base: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly redact: Redact
}

function readRequestId(
  facts: Partial<ErrorFacts>,
  headerId: string | undefined,
  redact: Redact,
): string | undefined {
  const id = headerId ?? facts.requestId
  if (id === undefined) return undefined
  return toSingleLine(redact(id), 100)
}

/** The error a user sees: what failed, what the service said, how often it was tried, what to do. */
export function toServiceError(
  failures: readonly CallFailure[],
  context: CallContext,
  headerRequestId: string | undefined,
): ServiceError {
  const last = failures.at(-1)
  if (last === undefined) throw new TypeError('a failed call has at least one failure')
  const { operation, base, params, redact } = context
  const { code, reason, details, billing, unknownField } = last.facts
  const requestId = readRequestId(last.facts, headerRequestId, redact)
  const lastMessage = toSingleLine(redact(last.message))
  const label = toSingleLine(redact(last.label), 100)
  const labels = [...new Set(failures.map((failure) => toSingleLine(redact(failure.label), 100)))]
  const tries =
    failures.length === 1
      ? ''
      : ` Tried ${failures.length} times${labels.length > 1 ? ` (${labels.join(', ')})` : ''}.`
  const id = requestId === undefined ? '' : ` Request id ${requestId}.`
  const mustLook = operation.retry !== 'safe' && failures.some((failure) => failure.maybeDone)
  const advice = adviseOnFailure({
    operation: operation.id,
    base,
    status: last.status,
    code,
    reason,
    details,
    billing,
    unknownField,
    params,
    mayBeDone: mustLook,
  })
  const safeDetails = redactData(details, redact)
  const redactName = (name: string | undefined) => {
    if (name === undefined) return undefined
    return toSingleLine(redact(name), 100)
  }
  return new ServiceError({
    operation: operation.id,
    message: `${operation.id} (${operation.method} ${operation.path}) failed: ${isErrorNumber(label) ? '' : `${label}: `}${lastMessage.replace(/(?<![.\s])[.\s]+$/, '')}.${id}${tries}`,
    advice: compact([
      ...advice.map((line) => toSingleLine(redact(line), 600)),
      ...describeDetails(isRecord(safeDetails) ? safeDetails : undefined),
      mustLook && 'It may have taken effect anyway. Check before retrying.',
    ]),
    status: last.status,
    code: redactName(code),
    reason: redactName(reason),
    requestId,
    retryable: last.transient,
    attempts: failures.length,
    details: mergeDetails(safeDetails, redactName(unknownField)),
    cause: last.cause,
  })
}

/** `ECONNREFUSED` and the like, which the message says in words. */
const isErrorNumber = (label: string) => /^E[A-Z_]+$/.test(label)

function mergeDetails(
  details: unknown,
  unknownField: string | undefined,
): Readonly<Record<string, unknown>> | undefined {
  const known = isRecord(details) ? details : undefined
  if (unknownField === undefined) return known
  return { ...known, unknownField }
}
