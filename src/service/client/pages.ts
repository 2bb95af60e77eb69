import type { OperationId } from '../../contract/operations.ts'
import { getOperation } from '../../contract/operations.ts'
import { ServiceError } from '../../errors.ts'
import type { LooseRequest } from './prepare-request.ts'

/** A collection never has more pages than this; a service that says so is broken. */
const maxPages = 10_000

/** So many pages without an item, one after the other, are a service that never ends a list. */
const maxEmptyPages = 20

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

function addCursor(request: LooseRequest, place: 'query' | 'body', cursor: string): LooseRequest {
  if (place === 'query') return { ...request, query: { ...request.query, cursor } }
  return { ...request, body: { ...Object(request.body), cursor } }
}

function createPagingError(operation: string, message: string): ServiceError {
  return new ServiceError({
    operation,
    message: `${operation}: ${message}`,
    advice: ['The service is at fault. What was read so far is not complete.'],
    code: 'INVALID_RESPONSE',
    retryable: false,
    attempts: 1,
  })
}

/** True when all records of a page were seen before, by id; adds the ids to `known`. Without id: new. */
function isRepeatedPage(items: readonly unknown[], known: Set<string>): boolean {
  const ids = items.map((item) => {
    if (typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string')
      return item.id
    return undefined
  })
  const isKnown = ids.length > 0 && ids.every((id) => id !== undefined && known.has(id))
  for (const id of ids) if (id !== undefined) known.add(id)
  return isKnown
}

/**
 * Values of all pages of an operation, one page at a time; a single value where the operation has no pages.
 * Throws ServiceError when the service gives the same cursor twice, a page of records that it has given
 * before, or one empty page after the other.
 */
export async function* readPages(
  exchange: (request: LooseRequest) => Promise<{ readonly value: unknown }>,
  id: OperationId,
  request: LooseRequest,
): AsyncGenerator<readonly unknown[]> {
  const { pagination } = getOperation(id)
  const seen = new Set<string>()
  const known = new Set<string>()
  let next = request
  let emptyPages = 0
  for (;;) {
    const { items, nextCursor } = readPage((await exchange(next)).value)
    yield items
    if (nextCursor === undefined || pagination === undefined) return
    emptyPages = items.length === 0 ? emptyPages + 1 : 0
    if (emptyPages >= maxEmptyPages) throw createPagingError(id, `${maxEmptyPages} empty pages in a row`)
    if (isRepeatedPage(items, known))
      throw createPagingError(id, 'a page has only records of the pages before it')
    if (seen.has(nextCursor)) throw createPagingError(id, 'the service gave the same page cursor twice')
    if (seen.size >= maxPages) throw createPagingError(id, `more than ${maxPages} pages`)
    seen.add(nextCursor)
    next = addCursor(request, pagination, nextCursor)
  }
}
