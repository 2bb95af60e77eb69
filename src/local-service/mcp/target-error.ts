import { messageOf } from '../../errors.ts'
import { ApiError } from '../api-error.ts'
import type { Server } from '../store/catalog-records.ts'
import { StdioNotAllowed } from './connection.ts'

/** JSON-RPC error codes of MCP. */
const METHOD_NOT_FOUND = -32601
const INVALID_PARAMS = -32602
const RESOURCE_NOT_FOUND = -32002
const REQUEST_TIMEOUT = -32001
const CONNECTION_CLOSED = -32000

/**
 * HTTP status with which a target refused a request, or undefined. The SDK's error is known by its text: its class is
 * loaded lazily, and a bundle may give it another name.
 */
export function refusedStatus(error: unknown): number | undefined {
  return error instanceof Error && error.message.startsWith('Streamable HTTP error:')
    ? codeOf(error)
    : undefined
}

/** Turns a failure of the SDK or the network into the refusal that the specification names for it. */
export function toApiError(error: unknown, server: Server): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof StdioNotAllowed) {
    return new ApiError(
      'FEATURE_NOT_SUPPORTED',
      `"${server.name}" is started by a command, which this local service was not allowed to do.`,
    )
  }
  const details = { serverId: server.id, serverUrl: server.url }
  const status = refusedStatus(error)
  if (status === 401) {
    return new ApiError(
      'OAUTH_REQUIRED',
      `"${server.name}" needs an OAuth grant. Import tokens for it.`,
      details,
    )
  }
  if (status === 403) {
    return new ApiError('FORBIDDEN', `"${server.name}" rejects the credentials it was sent.`, details)
  }
  const text = messageOf(error)
  switch (status === undefined ? codeOf(error) : undefined) {
    case METHOD_NOT_FOUND:
      return new ApiError('FEATURE_NOT_SUPPORTED', `"${server.name}" does not offer this: ${text}`)
    case INVALID_PARAMS:
      return new ApiError('VALIDATION_ERROR', `"${server.name}" refuses the parameters: ${text}`)
    case RESOURCE_NOT_FOUND:
      return new ApiError('NOT_FOUND', `"${server.name}" does not have it: ${text}`)
    case REQUEST_TIMEOUT:
      return new ApiError('TIMEOUT', `"${server.name}" did not answer in time.`, details)
    default:
      return new ApiError('SERVER_UNREACHABLE', `"${server.name}" ${describeFailure(error, status)}`, details)
  }
}

/** What the target did, without the body of its answer: that may hold anything, also credentials. */
function describeFailure(error: unknown, status: number | undefined): string {
  if (status !== undefined && status > 0) return `answered HTTP ${status}.`
  const code = codeOf(error)
  return code === undefined || code === CONNECTION_CLOSED || status !== undefined
    ? `can't be reached: ${describeCause(error)}`
    : `failed: ${describeCause(error)}`
}

function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : undefined
}

/** The innermost reason: `fetch failed` alone says nothing. */
function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? describeCause(error.cause) : error.message
}
