import * as v from 'valibot'
import type { Operation } from '../../contract/operation.ts'
import { type Problem, UsageError } from '../../errors.ts'
import { fillPath } from './base-url.ts'

/** A call as data, before any schema has looked at it. */
export interface LooseRequest {
  readonly params?: Readonly<Record<string, string | undefined>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
}

export interface PreparedRequest {
  /** Path and query, to be put behind the base URL. */
  readonly path: string
  readonly body: unknown
}

/** What is wrong with data by a schema, each with the dotted path of the field. */
function findSchemaProblems(where: string, schema: v.GenericSchema, data: unknown): Problem[] {
  const result = v.safeParse(schema, data)
  if (result.success) return []
  return result.issues.map((issue) => {
    const path = v.getDotPath(issue)
    if (path === null) return { where, message: issue.message }
    const isKey = issue.type === 'object' || issue.type === 'strict_object'
    if (isKey && issue.received === 'undefined') return { message: `${where} requires ${path}` }
    if (isKey && issue.expected === 'never') return { message: `${where} has no ${path}` }
    return { where: `${where} ${path}`, message: issue.message }
  })
}

function toQueryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value))
  }
  const text = search.toString()
  if (text === '') return ''
  return `?${text}`
}

/**
 * Checks a call against the contract before anything is sent. Throws UsageError with every problem at once:
 * missing parameters, unknown query parameters, the path of each field of the body that breaks the schema.
 * With `check` false the schemas are left out.
 */
export function prepareRequest(operation: Operation, request: LooseRequest, check = true): PreparedRequest {
  const problems: Problem[] = []
  let path = operation.path
  try {
    path = fillPath(operation.id, operation.path, request.params ?? {})
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    problems.push(...error.problems)
  }
  const query = request.query ?? {}
  const querySchema = operation.query ?? v.strictObject({})
  if (check) problems.push(...findSchemaProblems(`${operation.id} query`, querySchema, query))
  if (operation.body === undefined) {
    if (request.body !== undefined) {
      problems.push({ where: `${operation.id} body`, message: `${operation.method} takes no body` })
    }
    if (problems.length > 0) throw new UsageError(problems)
    return { path: path + toQueryString(query), body: undefined }
  }
  const body = request.body ?? {}
  if (check) problems.push(...findSchemaProblems(`${operation.id} body`, operation.body, body))
  if (problems.length > 0) throw new UsageError(problems)
  return { path: path + toQueryString(query), body }
}

function readValuesAt(data: unknown, path: readonly string[]): unknown[] {
  const [segment, ...rest] = path
  if (segment === undefined) return [data]
  if (segment === '*') {
    if (Array.isArray(data)) return data.flatMap((item) => readValuesAt(item, rest))
    return [undefined]
  }
  const field =
    typeof data === 'object' && data !== null
      ? Object.entries(data).find(([key]) => key === segment)
      : undefined
  return readValuesAt(field?.[1], rest)
}

/** Whether a request may be sent again although the first one may have taken effect. */
export function isRepeatableRequest(
  operation: Operation,
  body: unknown,
  idempotencyKey: string | undefined,
): boolean {
  if (operation.retry !== 'idempotent-with-id') return operation.retry === 'safe'
  const { idempotency } = operation
  if (idempotency === undefined) return false
  if (idempotency.header && idempotencyKey !== undefined) return true
  const ids = idempotency.body.flatMap((path) => readValuesAt(body, path.split('.')))
  return ids.length > 0 && ids.every((id) => typeof id === 'string' && id !== '')
}
