import * as v from 'valibot'
import { defineOperations } from '../operation.ts'
import {
  emptyBody,
  epochMs,
  filledText,
  jsonObject,
  maybe,
  openPicklist,
  pageQuery,
  pageSchema,
  text,
} from '../schema.ts'

const server = v.looseObject({
  id: text,
  projectId: maybe(text),
  name: maybe(text),
  enabled: maybe(v.boolean()),
  transportType: maybe(openPicklist('stdio', 'http')),
  url: maybe(text),
  useOAuth: maybe(v.boolean()),
  hasClientSecret: maybe(v.boolean()),
  oauthScopes: maybe(v.unknown()),
  createdAt: maybe(epochMs),
  updatedAt: maybe(epochMs),
})

const address = v.pipe(text, v.url('must be a URL'))
const check = v.looseObject({ status: openPicklist('ok', 'error', 'skipped'), detail: maybe(v.unknown()) })

const doctorReport = v.looseObject({
  generatedAt: maybe(v.union([text, v.number()])),
  status: openPicklist('ready', 'oauth_required', 'partial', 'error'),
  probe: maybe(v.unknown()),
  connection: maybe(
    v.looseObject({ status: openPicklist('connected', 'error', 'skipped'), detail: maybe(v.unknown()) }),
  ),
  initInfo: maybe(v.unknown()),
  capabilities: maybe(v.unknown()),
  tools: maybe(v.unknown()),
  resources: maybe(v.unknown()),
  resourceTemplates: maybe(v.unknown()),
  prompts: maybe(v.unknown()),
  checks: maybe(v.record(text, check)),
  error: maybe(v.unknown()),
})

/** Records of MCP itself, passed on verbatim. */
const tool = v.looseObject({ name: text, description: maybe(text), inputSchema: maybe(v.unknown()) })
const prompt = v.looseObject({ name: text, description: maybe(text), arguments: maybe(v.unknown()) })
const resource = v.looseObject({ uri: text, name: maybe(text), mimeType: maybe(text) })
const scalar = v.union([v.string(), v.number(), v.boolean()])
const cursorBody = v.strictObject({ cursor: v.optional(text) })

const oauthTokens = v.looseObject({
  access_token: filledText,
  refresh_token: v.optional(text),
  expires_in: v.optional(v.number()),
  token_type: v.optional(text),
  scope: v.optional(text),
  id_token: v.optional(text),
})

const base = '/projects/{projectId}/servers/{serverId}'
export const serverOperations = defineOperations('Servers', {
  listServers: {
    timeoutMs: 75_000,
    publicId: 'listProjectServers',
    method: 'GET',
    path: '/projects/{projectId}/servers',
    summary: 'Saved MCP servers of the project.',
    query: pageQuery,
    response: pageSchema(server),
    pagination: 'query',
  },
  getServer: {
    timeoutMs: 75_000,
    publicId: 'getProjectServer',
    method: 'GET',
    path: base,
    summary: 'Reads a saved server. Its secrets are never shown.',
    response: server,
    optional: true,
  },
  validateServer: {
    method: 'POST',
    timeoutMs: 75_000,
    path: `${base}/validate`,
    summary: 'Connects, initializes and captures a snapshot of capabilities.',
    body: emptyBody,
    response: v.looseObject({
      success: maybe(v.boolean()),
      status: maybe(openPicklist('connected')),
      initInfo: maybe(v.unknown()),
    }),
    retry: 'safe',
  },
  doctorServer: {
    method: 'POST',
    timeoutMs: 75_000,
    publicId: 'runDoctor',
    path: `${base}/doctor`,
    summary: 'Probes, connects, initializes, reads capabilities. Answers 200 also for a sick server.',
    body: emptyBody,
    response: doctorReport,
    retry: 'safe',
  },
  checkServerOauth: {
    method: 'POST',
    timeoutMs: 75_000,
    publicId: 'checkOAuth',
    path: `${base}/check-oauth`,
    summary: 'Whether the server needs an OAuth grant.',
    body: emptyBody,
    response: v.looseObject({ useOAuth: v.boolean(), serverUrl: maybe(text) }),
    retry: 'safe',
  },
  listServerTools: {
    method: 'POST',
    timeoutMs: 75_000,
    publicId: 'listTools',
    path: `${base}/tools`,
    summary: 'Lists the tools of the server.',
    body: v.strictObject({ cursor: v.optional(text), modelId: v.optional(text) }),
    response: pageSchema(tool),
    pagination: 'body',
    retry: 'safe',
  },
  callServerTool: {
    method: 'POST',
    publicId: 'callTool',
    path: `${base}/tools/call`,
    summary: 'Executes a tool; answers the MCP CallToolResult verbatim.',
    body: v.looseObject({ toolName: filledText, parameters: v.optional(jsonObject) }),
    response: v.looseObject({
      content: maybe(v.array(v.unknown())),
      structuredContent: maybe(v.unknown()),
      isError: maybe(v.boolean()),
    }),
    retry: 'never',
    timeoutMs: 300_000,
  },
  listServerPrompts: {
    method: 'POST',
    timeoutMs: 75_000,
    publicId: 'listPrompts',
    path: `${base}/prompts`,
    summary: 'Lists the prompts of the server.',
    body: cursorBody,
    response: pageSchema(prompt),
    pagination: 'body',
    retry: 'safe',
  },
  getServerPrompt: {
    method: 'POST',
    timeoutMs: 75_000,
    publicId: 'getPrompt',
    path: `${base}/prompts/get`,
    summary: 'Renders a prompt; answers the MCP GetPromptResult verbatim.',
    body: v.strictObject({ promptName: filledText, arguments: v.optional(v.record(text, scalar)) }),
    response: v.looseObject({ description: maybe(text), messages: maybe(v.array(v.unknown())) }),
    retry: 'safe',
  },
  listServerResources: {
    method: 'POST',
    timeoutMs: 75_000,
    publicId: 'listResources',
    path: `${base}/resources`,
    summary: 'Lists the resources of the server.',
    body: cursorBody,
    response: pageSchema(resource),
    pagination: 'body',
    retry: 'safe',
  },
  readServerResource: {
    method: 'POST',
    timeoutMs: 75_000,
    publicId: 'readResource',
    path: `${base}/resources/read`,
    summary: 'Reads one resource by URI.',
    body: v.strictObject({ uri: filledText }),
    response: v.looseObject({ contents: v.array(v.unknown()) }),
    retry: 'safe',
  },
  exportServer: {
    method: 'POST',
    timeoutMs: 75_000,
    path: `${base}/export`,
    summary: 'One snapshot of tools, resources and prompts.',
    body: emptyBody,
    response: v.looseObject({
      serverId: maybe(text),
      exportedAt: maybe(v.union([text, v.number()])),
      tools: maybe(v.array(tool)),
      resources: maybe(v.array(resource)),
      prompts: maybe(v.array(prompt)),
    }),
    retry: 'safe',
  },
  importServerOauthTokens: {
    method: 'POST',
    timeoutMs: 75_000,
    publicId: 'importOAuthTokens',
    path: `${base}/oauth/import-tokens`,
    summary: 'Stores OAuth tokens obtained elsewhere; later calls use and refresh them.',
    body: v.strictObject({
      serverUrl: filledText,
      oauthResourceUrl: v.optional(address),
      authorizationServerUrl: v.optional(address),
      clientInformation: v.optional(v.looseObject({ clientId: filledText, clientSecret: v.optional(text) })),
      tokens: oauthTokens,
    }),
    response: v.looseObject({ imported: maybe(v.boolean()), expiresAt: maybe(v.union([text, v.number()])) }),
    retry: 'safe',
  },
})
