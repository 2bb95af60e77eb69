import { readErrorMessage } from '../../src/errors.ts'
import { readFields } from '../../src/model/data.ts'
import { ApiError } from '../api-error.ts'
import type { Server } from '../store/catalog-records.ts'
import type { InitInfo } from './connection.ts'
import type { ServerGateway } from './gateway.ts'
import { type ListName, listRecords, type McpRecord } from './list-all.ts'

type Check = { readonly status: 'ok' | 'error' | 'skipped'; readonly detail: string }

const ok: Check = { status: 'ok', detail: '' }
const listNames = ['tools', 'resources', 'resourceTemplates', 'prompts'] as const

interface Lists {
  readonly found: Readonly<Record<ListName, readonly McpRecord[]>>
  readonly checks: Readonly<Record<ListName, Check>>
}

/**
 * Probes, connects, initializes and reads the lists of a target. A sick server is a report, not a refusal:
 * `status` is `ready`, `oauth_required`, `partial` (connected, but a list failed) or `error`.
 */
export async function examineServer(server: Server, userId: string, gateway: ServerGateway, now: number) {
  const { httpStatus, check: probeCheck } = await probeServer(server, gateway)
  const probe = { url: server.url, httpStatus }
  const generatedAt = new Date(now).toISOString()
  try {
    return await gateway.use(server, userId, async (connection) => {
      const { initInfo } = connection
      const { found: lists, checks } = await readAllLists(server, connection)
      const isPartial = Object.values(checks).some(({ status }) => status === 'error')
      return {
        generatedAt,
        status: isPartial ? 'partial' : 'ready',
        probe,
        connection: { status: 'connected', detail: '' },
        initInfo: { ...initInfo },
        capabilities: initInfo.capabilities,
        ...lists,
        checks: {
          probe: probeCheck,
          connection: ok,
          initialization: ok,
          capabilities: describeCapabilities(initInfo),
          ...checks,
        },
        error: null,
      }
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const nothing = createSkippedCheck('The server was not connected.')
    return {
      generatedAt,
      status: error.code === 'OAUTH_REQUIRED' ? 'oauth_required' : 'error',
      probe,
      connection: { status: 'error', detail: error.message },
      initInfo: null,
      capabilities: null,
      ...fillEveryList(() => []),
      checks: {
        probe: probeCheck,
        connection: { status: 'error', detail: error.message },
        initialization: nothing,
        capabilities: nothing,
        ...fillEveryList(() => nothing),
      },
      error: { code: error.code, message: error.message },
    }
  }
}

async function probeServer(
  server: Server,
  gateway: ServerGateway,
): Promise<{ readonly httpStatus: number | null; readonly check: Check }> {
  if (server.transportType === 'stdio')
    return { httpStatus: null, check: createSkippedCheck('The server is a local command.') }
  const httpStatus = await gateway.probe(server)
  if (httpStatus === undefined)
    return { httpStatus: null, check: { status: 'error', detail: 'Nothing answers at the address.' } }
  return { httpStatus, check: ok }
}

async function readAllLists(server: Server, connection: Parameters<typeof listRecords>[0]): Promise<Lists> {
  const lists = fillEveryList((): readonly McpRecord[] => [])
  const checks = fillEveryList((): Check => ok)
  for (const name of listNames) {
    try {
      const records = await listRecords(connection, name, server)
      if (records === null) checks[name] = createSkippedCheck('Not offered by the server.')
      else lists[name] = records
    } catch (error) {
      checks[name] = { status: 'error', detail: readErrorMessage(error) }
    }
  }
  return { found: lists, checks }
}

function fillEveryList<T>(make: () => T): Record<ListName, T> {
  return { tools: make(), resources: make(), resourceTemplates: make(), prompts: make() }
}

function describeCapabilities({ capabilities }: InitInfo): Check {
  const named = Object.keys(readFields(capabilities))
  return { status: 'ok', detail: named.join(', ') }
}

function createSkippedCheck(detail: string): Check {
  return { status: 'skipped', detail }
}
