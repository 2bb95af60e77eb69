import type { OperationId } from '../../contract/operations.ts'
import { operationOf } from '../../contract/operations.ts'
import { ServiceError } from '../../errors.ts'
import type { LooseRequest } from './prepare-request.ts'

/** A collection never has more pages than this; a service that says so is broken. */
const maxPages = 10_000

interface Page {
  readonly items: readonly unknown[]
  readonly nextCursor: string | undefined
}

function readPage(value: unknown): Page {
  if (typeof value !== 'object' || value === null || !('items' in value) || !Array.isArray(value.items)) {
    return { items: [], nextCursor: undefined }
  }
  const cursor = 'nextCursor' in value ? value.nextCursor : undefined
  return { items: value.items, nextCursor: typeof cursor === 'string' && cursor !== '' ? cursor : undefined }
}

function withCursor(request: LooseRequest, place: 'query' | 'body', cursor: string): LooseRequest {
  return place === 'query'
    ? { ...request, query: { ...request.query, cursor } }
    : { ...request, body: { ...Object(request.body), cursor } }
}

function brokenPaging(operation: string, message: string): ServiceError {
  return new ServiceError({
    operation,
    message: `${operation}: ${message}`,
    advice: ['The service is at fault. What was read so far is not complete.'],
    code: 'INVALID_RESPONSE',
    retryable: false,
    attempts: 1,
  })
}

/**
 * Values of all pages of an operation, one page at a time; a single value where the operation has no pages.
 * Throws ServiceError when the service hands out the same cursor twice.
 */
export async function* readPages(
  exchange: (request: LooseRequest) => Promise<{ readonly value: unknown }>,
  id: OperationId,
  request: LooseRequest,
): AsyncGenerator<readonly unknown[]> {
  const { pagination } = operationOf(id)
  const seen = new Set<string>()
  let next = request
  for (;;) {
    const { items, nextCursor } = readPage((await exchange(next)).value)
    yield items
    if (nextCursor === undefined || pagination === undefined) return
    if (seen.has(nextCursor)) throw brokenPaging(id, 'the service gave the same page cursor twice')
    if (seen.size >= maxPages) throw brokenPaging(id, `more than ${maxPages} pages`)
    seen.add(nextCursor)
    next = withCursor(request, pagination, nextCursor)
  }
}
