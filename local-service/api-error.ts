import { type ErrorBody, type ErrorCode, type ErrorReason, httpStatusByCode } from '#contract'

/** Reasons of the contract, and those that only writes of cases and environments have. */
type Reason =
  | ErrorReason
  | `DUPLICATE_${string}`
  | 'IDEMPOTENCY_CONFLICT'
  | 'OVERRIDE_REASON_REQUIRED'
  | 'environment_model_required'

type Details = Readonly<Record<string, unknown>> & { readonly reason?: Reason }

/** A refusal of the local service. The HTTP status follows from the code. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: Details | undefined
  /** Response headers in addition to those of every answer, lower case. */
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ErrorCode,
    message: string,
    details?: Details,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = httpStatusByCode[code]
    this.details = details
    this.headers = headers
  }

  /** Body of the answer: the error envelope. */
  toBody(): ErrorBody {
    const { code, message, details } = this
    if (details === undefined) return { code, message }
    return { code, message, details }
  }
}

/** Error for a resource that is unknown or that the caller may not see; both get the same answer. */
export function createNotFoundError(kind: string): ApiError {
  return new ApiError('NOT_FOUND', `${kind} not found.`)
}

/** Error for a malformed body or parameter. */
export function createInputError(message: string, details?: Details): ApiError {
  return new ApiError('VALIDATION_ERROR', message, details)
}

/** Error for a write that conflicts with what is stored. */
export function createConflictError(message: string, details?: Details): ApiError {
  return new ApiError('CONFLICT', message, details)
}
