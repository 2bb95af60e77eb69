/** Stable error codes of the service and the HTTP status each comes with. */
export const httpStatusByCode = {
  UNAUTHORIZED: 401,
  OAUTH_REQUIRED: 401,
  FORBIDDEN: 403,
  VALIDATION_ERROR: 400,
  NOT_FOUND: 404,
  CONFLICT: 409,
  FEATURE_NOT_SUPPORTED: 422,
  RATE_LIMITED: 429,
  SERVER_UNREACHABLE: 502,
  TIMEOUT: 504,
  INTERNAL_ERROR: 500,
} as const

export type ErrorCode = keyof typeof httpStatusByCode

/** Values of `details.reason`: first those of the API, then others that were observed. */
export const reasons = [
  'ORPHANED_KEY',
  'NO_SAVED_SERVER_SELECTION',
  'ENVIRONMENT_NOT_ATTACHED',
  'ENVIRONMENT_REQUIRED',
  'ENVIRONMENT_SERVERS_NOT_OVERRIDABLE',
  'CONCURRENT_RUN_LIMIT',
  'ACTIVE_REQUEST_LIMIT',
  'HARNESS_UNAVAILABLE',
  'HOST_NOT_ATTACHED',
  'HETEROGENEOUS_TARGETS',
  'BASELINE_NOT_FOUND',
  'TRACE_NOT_AVAILABLE',
  'CI_OWNED_SUITE_READ_ONLY',
  'SCHEDULE_ENVIRONMENT_PIN_REQUIRED',
  'SCHEDULE_ENVIRONMENT_PINNED',
] as const

export type ErrorReason = (typeof reasons)[number]

/** `details.code` of a 409 from resolving an environment. */
export const environmentCodes = [
  'ENV_PLUGIN_UNAVAILABLE',
  'ENV_NO_SERVERS',
  'ENV_HOST_MISSING',
  'ENV_MODEL_REQUIRED',
] as const

/** The error envelope. `code` is stable, `message` is not. */
export interface ErrorBody {
  readonly code: string
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>>
  /** The message again, for clients before version 1 of the API: they print nothing else. */
  readonly error?: string
}

/** A run with one of these statuses is finished. With any other status, even an unknown one, it may still change. */
const terminalRunStatuses = ['completed', 'failed', 'cancelled', 'timed_out'] as const

export function isTerminalRunStatus(status: string): boolean {
  return terminalRunStatuses.some((terminal) => terminal === status)
}
