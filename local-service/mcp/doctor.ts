import { messageOf } from '../../src/errors.ts'
import { ApiError } from '../api-error.ts'
import type { Server } from '../store/catalog-records.ts'
import type { InitInfo } from './connection.ts'
import type { ServerGateway } from './gateway.ts'
import { type ListName, listAll, type McpRecord } from './list-all.ts'

type Check = { readonly status: 'ok' | 'error' | 'skipped'; readonly detail: string | null }

const ok: Check = { status: 'ok', detail: null }
const listNames = ['tools', 'resources', 'resourceTemplates', 'prompts'] as const

interface Lists {
  readonly found: Readonly<Record<ListName, readonly McpRecord[] | null>>
  readonly checks: Readonly<Record<ListName, Check>>
}

/**
 * Probes, connects, initializes and reads the lists of a target. A sick server is a report, not a refusal:
 * `status` is `ready`, `oauth_required`, `partial` (connected, but a list failed) or `error`.
 */
export async function examineServer(server: Server, userId: string, gateway: ServerGateway, now: number) {
  const probed = server.transportType === 'stdio' ? 'none' : ((await gateway.probe(server)) ?? 'silent')
  const probe = { url: server.url, httpStatus: typeof probed === 'number' ? probed : null }
  const probeCheck: Check =
    probed === 'none'
      ? skipped('The server is a local command.')
      : probed === 'silent'
        ? { status: 'error', detail: 'Nothing answers at the address.' }
        : ok
  const generatedAt = new Date(now).toISOString()
  try {
    return await gateway.use(server, userId, async (connection) => {
      const { initInfo } = connection
      const { found, checks } = await readLists(server, connection)
      const isPartial = Object.values(checks).some(({ status }) => status === 'error')
      return {
        generatedAt,
        status: isPartial ? 'partial' : 'ready',
        probe,
        connection: { status: 'connected', detail: null },
        initInfo: { ...initInfo },
        capabilities: initInfo.capabilities,
        ...found,
        checks: {
          probe: probeCheck,
          connection: ok,
          initialization: ok,
          capabilities: describe(initInfo),
          ...checks,
        },
        error: null,
      }
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const nothing = skipped('The server was not connected.')
    return {
      generatedAt,
      status: error.code === 'OAUTH_REQUIRED' ? 'oauth_required' : 'error',
      probe,
      connection: { status: 'error', detail: error.message },
      initInfo: null,
      capabilities: null,
      ...everyList(() => null),
      checks: {
        probe: probeCheck,
        connection: { status: 'error', detail: error.message },
        initialization: nothing,
        capabilities: nothing,
        ...everyList(() => nothing),
      },
      error: { code: error.code, message: error.message },
    }
  }
}

async function readLists(server: Server, connection: Parameters<typeof listAll>[0]): Promise<Lists> {
  const found = everyList((): readonly McpRecord[] | null => null)
  const checks = everyList((): Check => ok)
  for (const name of listNames) {
    try {
      found[name] = await listAll(connection, name, server)
      if (found[name] === null) checks[name] = skipped('Not offered by the server.')
    } catch (error) {
      checks[name] = { status: 'error', detail: messageOf(error) }
    }
  }
  return { found, checks }
}

function everyList<T>(make: () => T): Record<ListName, T> {
  return { tools: make(), resources: make(), resourceTemplates: make(), prompts: make() }
}

function describe({ capabilities }: InitInfo): Check {
  const named = typeof capabilities === 'object' && capabilities !== null ? Object.keys(capabilities) : []
  return { status: 'ok', detail: named.join(', ') || null }
}

function skipped(detail: string): Check {
  return { status: 'skipped', detail }
}
