import { ApiError, invalid } from '../api-error.ts'
import type { Handlers, RequestContext } from '../handler.ts'
import { examineServer } from '../mcp/doctor.ts'
import { type ListName, listAll, listPage, type McpRecord, withText } from '../mcp/list-all.ts'
import { keepTokens, readImport } from '../mcp/tokens.ts'
import { resource } from '../rules/resource.ts'
import type { Server } from '../store/catalog-records.ts'
import type { Store } from '../store/open-store.ts'

const servers = resource('Server', (store) => store.servers)

/** Saved servers, and what a real MCP session with one gives. Results of MCP are passed on verbatim. */
export const serverHandlers = {
  listServers: servers.list(renderServer),

  validateServer: ({ params }, context, store) =>
    use(params, context, store, async ({ initInfo }) => ({
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

  listServerTools: (input, context, store) => listOf('tools', withText('name'), input, context, store),
  listServerPrompts: (input, context, store) => listOf('prompts', withText('name'), input, context, store),
  listServerResources: (input, context, store) => listOf('resources', withText('uri'), input, context, store),

  callServerTool: ({ params, body }, context, store) => {
    const extra = Object.keys(body).find((key) => /^task/i.test(key))
    if (extra !== undefined) {
      throw new ApiError('FEATURE_NOT_SUPPORTED', `${extra}: tools are called without tasks only.`)
    }
    const call = { name: body.toolName, arguments: body.parameters ?? {} }
    return use(params, context, store, ({ request }) => request('tools/call', call))
  },

  getServerPrompt: ({ params, body }, context, store) => {
    // MCP takes texts only; the service takes any scalar.
    const texts = Object.entries(body.arguments ?? {}).map(([name, value]) => [name, String(value)])
    const prompt = { name: body.promptName, arguments: Object.fromEntries(texts) }
    return use(params, context, store, ({ request }) => request('prompts/get', prompt))
  },

  readServerResource: ({ params, body }, context, store) =>
    use(params, context, store, async ({ request }) => {
      const result = await request('resources/read', { uri: body.uri })
      return { ...result, contents: Array.isArray(result.contents) ? result.contents : [] }
    }),

  exportServer: ({ params }, context, store) => {
    const server = findServer(params, context, store)
    return context.servers.use(server, context.caller.userId, async (connection) => {
      const read = async (list: ListName) => (await listAll(connection, list, server)) ?? []
      return {
        serverId: server.id,
        exportedAt: new Date(context.now).toISOString(),
        tools: (await read('tools')).filter(withText('name')),
        resources: (await read('resources')).filter(withText('uri')),
        prompts: (await read('prompts')).filter(withText('name')),
      }
    })
  },

  importServerOauthTokens: ({ params, body }, context, store) => {
    const server = findServer(params, context, store)
    if (server.url === null || body.serverUrl !== server.url) {
      throw invalid(
        `serverUrl: the saved server's address is ${server.url ?? 'none; it is a local command'}.`,
      )
    }
    for (const field of ['oauthResourceUrl', 'authorizationServerUrl'] as const) {
      const url = body[field]
      if (url !== undefined && !URL.canParse(url)) throw invalid(`${field}: is not a URL.`)
    }
    const tokens = readImport(body, context.now)
    keepTokens(tokens, server, context.caller.userId, store)
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

function use<T>(
  path: ServerPath,
  context: RequestContext,
  store: Store,
  body: Parameters<typeof context.servers.use<T>>[2],
): Promise<T> {
  return context.servers.use(findServer(path, context, store), context.caller.userId, body)
}

/** A list whose cursor is the target's own. */
function listOf<Item extends McpRecord>(
  list: ListName,
  isItem: (record: McpRecord) => record is Item,
  { params, body }: { readonly params: ServerPath; readonly body: { readonly cursor?: string | undefined } },
  context: RequestContext,
  store: Store,
) {
  return use(params, context, store, async (connection) => {
    const page = await listPage(connection, list, body.cursor)
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
    oauthScopes,
    createdAt,
    updatedAt,
  }
}
