import { ApiError, createInputError } from '../api-error.ts'
import type { Handlers, RequestContext } from '../handler.ts'
import { examineServer } from '../mcp/doctor.ts'
import { createTextGuard, type ListName, listRecords, type McpRecord, readListPage } from '../mcp/list-all.ts'
import { readImportedTokens, storeTokens } from '../mcp/tokens.ts'
import { createProjectResource } from '../rules/resource.ts'
import type { Server } from '../store/catalog-records.ts'
import type { Store } from '../store/open-store.ts'

const servers = createProjectResource('Server', (store) => store.servers)

/** Saved servers, and what a real MCP session with one gives. Results of MCP are passed on verbatim. */
export const serverHandlers = {
  listServers: servers.list(renderServer),
  getServer: servers.get('serverId', renderServer),

  validateServer: ({ params }, context, store) =>
    useServerConnection(params, context, store, async ({ initInfo }) => ({
      success: true,
      status: 'connected',
      initInfo: { ...initInfo },
    })),

  doctorServer: ({ params }, context, store) => {
    const server = findServer(params, context, store)
    return examineServer(server, context.caller.userId, context.servers, context.now)
  },

  checkServerOauth: async ({ params }, context, store) => {
    const server = findServer(params, context, store)
    const needsGrant = server.useOAuth || (await context.servers.probe(server)) === 401
    return { useOAuth: needsGrant, serverUrl: server.url }
  },

  listServerTools: (input, context, store) =>
    listServerItems('tools', createTextGuard('name'), input, context, store),
  listServerPrompts: (input, context, store) =>
    listServerItems('prompts', createTextGuard('name'), input, context, store),
  listServerResources: (input, context, store) =>
    listServerItems('resources', createTextGuard('uri'), input, context, store),

  callServerTool: ({ params, body }, context, store) => {
    const extra = Object.keys(body).find((key) => /^task/i.test(key))
    if (extra !== undefined) {
      throw new ApiError('FEATURE_NOT_SUPPORTED', `${extra}: tools are called without tasks only.`)
    }
    const call = { name: body.toolName, arguments: body.parameters ?? {} }
    return useServerConnection(params, context, store, ({ callTool }) => callTool(call))
  },

  getServerPrompt: ({ params, body }, context, store) => {
    // MCP takes texts only; the service takes any scalar.
    const texts = Object.entries(body.arguments ?? {}).map(([name, value]) => [name, String(value)])
    const prompt = { name: body.promptName, arguments: Object.fromEntries(texts) }
    return useServerConnection(params, context, store, ({ request }) => request('prompts/get', prompt))
  },

  readServerResource: ({ params, body }, context, store) =>
    useServerConnection(params, context, store, async ({ request }) => {
      const result = await request('resources/read', { uri: body.uri })
      return { ...result, contents: Array.isArray(result.contents) ? result.contents : [] }
    }),

  exportServer: ({ params }, context, store) => {
    const server = findServer(params, context, store)
    return context.servers.use(server, context.caller.userId, async (connection) => {
      const readList = async (list: ListName) => (await listRecords(connection, list, server)) ?? []
      return {
        serverId: server.id,
        exportedAt: new Date(context.now).toISOString(),
        tools: (await readList('tools')).filter(createTextGuard('name')),
        resources: (await readList('resources')).filter(createTextGuard('uri')),
        prompts: (await readList('prompts')).filter(createTextGuard('name')),
      }
    })
  },

  importServerOauthTokens: ({ params, body }, context, store) => {
    const server = findServer(params, context, store)
    if (server.url === null || body.serverUrl !== server.url) {
      throw createInputError(
        `serverUrl: the saved server's address is ${server.url ?? 'none; it is a local command'}.`,
      )
    }
    const tokens = readImportedTokens(body, context.now)
    storeTokens(tokens, server, context.caller.userId, store)
    return { imported: true, expiresAt: tokens.expiresAt ?? null }
  },
} satisfies Partial<Handlers>

interface ServerPath {
  readonly projectId: string
  readonly serverId: string
}

function findServer({ projectId, serverId }: ServerPath, { caller }: RequestContext, store: Store): Server {
  return servers.find(projectId, serverId, caller, store)
}

function useServerConnection<T>(
  path: ServerPath,
  context: RequestContext,
  store: Store,
  body: Parameters<typeof context.servers.use<T>>[2],
): Promise<T> {
  return context.servers.use(findServer(path, context, store), context.caller.userId, body)
}

/** A list whose cursor is the target's own. */
function listServerItems<Item extends McpRecord>(
  list: ListName,
  isItem: (record: McpRecord) => record is Item,
  { params, body }: { readonly params: ServerPath; readonly body: { readonly cursor?: string | undefined } },
  context: RequestContext,
  store: Store,
) {
  return useServerConnection(params, context, store, async (connection) => {
    const page = await readListPage(connection, list, body.cursor)
    return { ...page, items: page.items.filter(isItem) }
  })
}

function renderServer(server: Server) {
  const { id, projectId, name, enabled, transportType, url, useOAuth, oauthScopes } = server
  const { createdAt, updatedAt } = server
  return {
    id,
    projectId,
    name,
    enabled,
    transportType,
    url,
    useOAuth,
    hasClientSecret: false,
    oauthScopes: oauthScopes ?? undefined,
    createdAt,
    updatedAt,
  }
}
