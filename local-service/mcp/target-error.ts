import { readErrorMessage } from '../../src/errors.ts'
import { parseJson, readFields } from '../../src/model/data.ts'
import { ApiError } from '../api-error.ts'
import type { Server } from '../store/catalog-records.ts'
import { StdioNotAllowed } from './connection.ts'

/** JSON-RPC error codes of MCP. */
const methodNotFound = -32601
const invalidParams = -32602
const resourceNotFound = -32002

/** Code of the SDK's own error for a target that did not answer in time. */
const requestTimeout = 'REQUEST_TIMEOUT'

/** HTTP status with which a target refused a request, or undefined. The SDK's errors hold it in their data. */
export function readRefusedStatus(error: unknown): number | undefined {
  const { status } = readFields(readFields(Object(error)).data)
  if (typeof status === 'number') return status
  return undefined
}

/** Turns a failure of the SDK or the network into the refusal that the API names for it. */
export function toApiError(error: unknown, server: Server): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof StdioNotAllowed) {
    return new ApiError(
      'FEATURE_NOT_SUPPORTED',
      `"${server.name}" is started by a command, which this local service was not allowed to do.`,
    )
  }
  const details = { serverId: server.id, serverUrl: server.url }
  const status = readRefusedStatus(error)
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
  const answered = readAnsweredError(error)
  const text = answered?.message ?? readErrorMessage(error)
  if (Object(error).code === requestTimeout) {
    return new ApiError('TIMEOUT', `"${server.name}" did not answer in time.`, details)
  }
  switch (answered?.code ?? (status === undefined ? readErrorCode(error) : undefined)) {
    case methodNotFound:
      return new ApiError('FEATURE_NOT_SUPPORTED', `"${server.name}" does not offer this: ${text}`)
    case invalidParams:
      return new ApiError('VALIDATION_ERROR', `"${server.name}" refuses the parameters: ${text}`)
    case resourceNotFound:
      return new ApiError('NOT_FOUND', `"${server.name}" does not have it: ${text}`)
    case undefined:
      return new ApiError('SERVER_UNREACHABLE', `"${server.name}" ${describeFailure(error, status)}`, details)
    default:
      // The target was reached and returned its own error, such as -32603.
      return new ApiError('VALIDATION_ERROR', `"${server.name}" answered with an error: ${text}`, {
        ...details,
        mcpErrorCode: answered?.code ?? readErrorCode(error),
      })
  }
}

/** The failure of a target without the body of its answer, which may hold credentials. */
function describeFailure(error: unknown, status: number | undefined): string {
  if (status !== undefined && status > 0) return `answered HTTP ${status}.`
  return `can't be reached: ${describeInnermostCause(error)}`
}

/** The JSON-RPC error in the body of a refusal: today's revision answers one with a status of its own. */
function readAnsweredError(error: unknown) {
  const { text } = readFields(readFields(Object(error)).data)
  const { code, message } = readFields(readFields(parseJson(String(text))).error)
  if (typeof code !== 'number') return undefined
  return { code, message: String(message) }
}

function readErrorCode(error: unknown): number | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'number') return error.code
  return undefined
}

/** The message of the innermost cause, because `fetch failed` alone says nothing. */
function describeInnermostCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return describeInnermostCause(error.cause)
  return error.message
}
