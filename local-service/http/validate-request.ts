import * as v from 'valibot'
import type { Operation } from '#contract'
import { findMisplacedArrays } from '../../src/model/misplaced-arrays.ts'
import { ApiError } from '../api-error.ts'

/** Most issues in the details of one refusal. */
const maxIssues = 20

/**
 * Reads a body with the operation's schema. An operation without a body gets `undefined`.
 * @throws ApiError VALIDATION_ERROR naming the path of every problem.
 */
export function validateBody(operation: Operation, body: unknown): unknown {
  if (operation.body === undefined) return undefined
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError('VALIDATION_ERROR', 'The body must be a JSON object.')
  }
  return readWithSchema(operation.body, body, operation)
}

/**
 * Reads the query string with the operation's schema. Numbers and booleans are read from their text, unknown
 * parameters are ignored, and a `limit` below 1 is clamped rather than refused.
 * @throws ApiError VALIDATION_ERROR naming the parameter.
 */
export function validateQuery(operation: Operation, query: URLSearchParams): unknown {
  if (operation.query === undefined) return undefined
  const entries = listSchemaEntries(operation.query)
  const values = Object.entries(entries).flatMap(([name, schema]) => {
    const [text, ...more] = query.getAll(name)
    if (text === undefined) return []
    if (more.length > 0) throw new ApiError('VALIDATION_ERROR', `${name}: is given more than once.`)
    return [[name, readQueryText(name, text, schema)] as const]
  })
  return readWithSchema(operation.query, Object.fromEntries(values), operation)
}

function readWithSchema(schema: v.GenericSchema, input: unknown, operation: Operation): unknown {
  const result = v.safeParse(schema, input)
  const arrays = findMisplacedArrays(schema, input).map((path) => ({
    path: path.join('.'),
    message: 'must be an object',
  }))
  if (result.success && arrays.length === 0) return result.output
  const issues = [
    ...arrays,
    ...(result.issues ?? []).map((issue) => ({
      path: v.getDotPath(issue) ?? '',
      message: describeSchemaIssue(issue, operation),
    })),
  ]
  const [first] = issues
  const remainder = issues.length > 1 ? ` (and ${issues.length - 1} more)` : ''
  throw new ApiError(
    'VALIDATION_ERROR',
    `${first?.path === '' ? '' : `${first?.path}: `}${first?.message}${remainder}`,
    { issues: issues.slice(0, maxIssues) },
  )
}

/** The ingest backend words an unknown field in its own way, which clients look for. */
function describeSchemaIssue(issue: v.BaseIssue<unknown>, operation: Operation): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const key = String(issue.path?.at(-1)?.key ?? '')
    if (operation.group === 'Eval ingestion')
      return `Object contains extra field \`${key}\` that is not in the validator.`
    return `Unrecognized key "${key}".`
  }
  return issue.message
}

function listSchemaEntries(schema: v.GenericSchema): Readonly<Record<string, v.GenericSchema>> {
  if ('entries' in schema) return schema.entries as Record<string, v.GenericSchema>
  return {}
}

function readQueryText(name: string, text: string, schema: v.GenericSchema): unknown {
  const type = findBaseType(schema)
  if (type === 'number') {
    const value = text.trim() === '' ? Number.NaN : Number(text)
    if (name === 'limit' && Number.isInteger(value)) return Math.max(1, value)
    return value
  }
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** Type of a schema without its wrappers such as `optional`. */
function findBaseType(schema: v.GenericSchema): string {
  if ('wrapped' in schema) return findBaseType(schema.wrapped as v.GenericSchema)
  return schema.type
}
