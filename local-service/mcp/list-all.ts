import { isRecord } from '../../src/model/data.ts'
import { ApiError } from '../api-error.ts'
import type { Server } from '../store/catalog-records.ts'
import type { Connection } from './connection.ts'
import { toApiError } from './target-error.ts'

/** Most pages of one list that are read, in case the cursors of a target never end. */
const maxPages = 200

/** Lists of MCP: the method, and the field of its result. */
const lists = {
  tools: { method: 'tools/list', field: 'tools' },
  prompts: { method: 'prompts/list', field: 'prompts' },
  resources: { method: 'resources/list', field: 'resources' },
  resourceTemplates: { method: 'resources/templates/list', field: 'resourceTemplates' },
} as const

export type ListName = keyof typeof lists

/** Anything that MCP lists; passed on as the target sent it. */
export type McpRecord = { readonly [key: string]: unknown }

/** One page of a list, as the target gives it. */
export async function readListPage(
  connection: Connection,
  list: ListName,
  cursor: string | undefined,
): Promise<{ readonly items: readonly McpRecord[]; readonly nextCursor?: string }> {
  const { method, field } = lists[list]
  const params = cursor === undefined ? {} : { cursor }
  const result =
    list === 'tools' ? await connection.listTools(params) : await connection.request(method, params)
  const items = result[field]
  const records = Array.isArray(items) ? items.filter(isRecord) : []
  if (typeof result.nextCursor === 'string' && result.nextCursor !== '')
    return { items: records, nextCursor: result.nextCursor }
  return { items: records }
}

/** The whole list, or null when the target does not offer it. @throws ApiError for any other failure. */
export async function listRecords(
  connection: Connection,
  list: ListName,
  server: Server,
): Promise<readonly McpRecord[] | null> {
  const all: McpRecord[] = []
  let cursor: string | undefined
  try {
    for (let page = 0; page < maxPages; page += 1) {
      const { items, nextCursor } = await readListPage(connection, list, cursor)
      all.push(...items)
      cursor = nextCursor
      if (cursor === undefined) break
    }
    return all
  } catch (error) {
    const failure = toApiError(error, server)
    if (failure instanceof ApiError && failure.code === 'FEATURE_NOT_SUPPORTED') return null
    throw failure
  }
}

/** Creates a filter for records with the text by which MCP names them; without it a record is of no use. */
export function createTextGuard<Key extends string>(key: Key) {
  return (record: McpRecord): record is McpRecord & { readonly [K in Key]: string } =>
    typeof record[key] === 'string'
}
