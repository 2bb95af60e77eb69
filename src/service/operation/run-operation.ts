import * as v from 'valibot'
import { listParamNames, type Operation } from '../../contract/operation.ts'
import { getOperation, isOperationId, type OperationId, operationIds } from '../../contract/operations.ts'
import { type Problem, UsageError } from '../../errors.ts'
import { suggestNearest } from '../../model/nearest.ts'
import type { CallOptions, ServiceClient } from '../client/client.ts'
import { readPages } from '../client/pages.ts'
import type { LooseRequest } from '../client/prepare-request.ts'

/** The operation of that name. Throws UsageError that suggests the nearest one. */
export function findOperation(name: string): OperationId {
  if (isOperationId(name)) return name
  const advice = 'eval-gate api --list shows all operations.'
  if (name === '') throw new UsageError({ message: 'operation is required', advice })
  throw new UsageError({
    message: `unknown operation "${name}"${suggestNearest(name, operationIds)}`,
    advice,
  })
}

function listQueryNames({ query }: Operation): readonly string[] {
  if (
    query !== undefined &&
    'entries' in query &&
    typeof query.entries === 'object' &&
    query.entries !== null
  )
    return Object.keys(query.entries)
  return []
}

/** Text from a command line, as the number or boolean that the schema wants where it wants one. */
function coerceQuery(
  { query }: Operation,
  texts: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if (query === undefined) return { ...texts }
  const result = v.safeParse(query, texts)
  const wrong = new Set(result.issues?.map((issue) => v.getDotPath(issue)))
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]) => {
      const plain =
        typeof value === 'string' && wrong.has(name) && /^(true|false|-?\d{1,15}(\.\d+)?)$/.test(value)
      return [name, plain ? JSON.parse(value) : value]
    }),
  )
}

/** What a person gives for a call: parameters of the path and of the query in one list, and a body. */
interface OperationInput {
  readonly params: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** Sorts parameters into path and query. Throws UsageError for one that the operation does not have. */
function toLooseRequest(id: OperationId, { params, body }: OperationInput): LooseRequest {
  const operation = getOperation(id)
  const inPath = listParamNames(operation.path)
  const inQuery = listQueryNames(operation)
  const problems: Problem[] = []
  const path: Record<string, string> = {}
  const query: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(params)) {
    if (inPath.includes(name)) path[name] = String(value)
    else if (inQuery.includes(name)) query[name] = value
    else {
      const message = `${id} has no parameter ${name}${suggestNearest(name, [...inPath, ...inQuery], String)}`
      problems.push({ message, advice: `eval-gate api ${id} --describe` })
    }
  }
  if (problems.length > 0) throw new UsageError(problems)
  return { params: path, query: coerceQuery(operation, query), body }
}

export interface OperationResult {
  readonly status: number
  readonly value: unknown
}

/**
 * Runs an operation known by name. `all` follows the pages and answers `{items}` with the items of all of them.
 * Throws UsageError before anything is sent, ServiceError after.
 */
export async function runOperation(
  client: ServiceClient,
  id: OperationId,
  input: OperationInput,
  options: CallOptions & { readonly all?: boolean } = {},
): Promise<OperationResult> {
  const { all, ...callOptions } = options
  const request = toLooseRequest(id, input)
  if (all !== true) return await client.exchange(id, request, callOptions)
  if (getOperation(id).pagination === undefined) {
    throw new UsageError({ where: id, message: 'answers no pages, so there is nothing to follow' })
  }
  let status = 200
  const items: unknown[] = []
  const exchangePage = async (next: LooseRequest) => {
    const answer = await client.exchange(id, next, callOptions)
    status = answer.status
    return answer
  }
  for await (const page of readPages(exchangePage, id, request)) items.push(...page)
  return { status, value: { items } }
}
