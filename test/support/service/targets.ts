import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { resolve } from 'node:path'
import { Server as McpServer } from '@modelcontextprotocol/sdk/server/index.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { createMcpHandler, Server as ModernServer } from '@modelcontextprotocol/server'

/** A target server on loopback. */
export interface Target {
  readonly url: string
  close(): Promise<void>
}

const EVERYTHING = resolve('node_modules/@modelcontextprotocol/server-everything/dist/index.js')

const endWithParent = 'data:text/javascript,process.stdin.on("end", () => process.exit()).resume()'

/** Command of the official everything-server over stdio. */
export const everythingCommand = { command: process.execPath, args: [EVERYTHING, 'stdio'] }

let everything: Promise<Pick<Target, 'url'>> | undefined

/**
 * The official everything-server from npm, over streamable HTTP: one for all tests of this process, which ends with
 * it. It keeps nothing between two sessions.
 */
export function sharedEverything(): Promise<Pick<Target, 'url'>> {
  everything ??= startEverything()
  return everything
}

async function startEverything(): Promise<Pick<Target, 'url'>> {
  const port = await findFreePort()
  // Vitest ends its workers by a signal, so the server watches for the end of ours: its stdin closes with us.
  const child = spawn(process.execPath, ['--import', endWithParent, EVERYTHING, 'streamableHttp'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  await untilListening(child)
  // It does not keep a process that has nothing else to do from ending.
  for (const part of [child, child.stdin, child.stderr] as unknown as readonly Socket[]) part.unref()
  return { url: `http://127.0.0.1:${port}/mcp` }
}

async function untilListening(child: ChildProcess): Promise<void> {
  let text = ''
  for await (const chunk of child.stderr ?? []) {
    text += String(chunk)
    if (text.includes('listening on port')) {
      child.stderr?.resume()
      return
    }
  }
  throw new Error(`The everything-server did not start: ${text}`)
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Starts an HTTP server that gives the answers it was given. */
export async function startTarget(answer: Answer): Promise<Target> {
  const server: Server = createServer((request, response) => {
    void Promise.resolve(answer(request, response)).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** A real MCP server of today's revision, which knows no handshake, with one tool `echo`. */
export async function startModernTarget(): Promise<Target> {
  const handler = createMcpHandler(
    () => {
      const server = new ModernServer({ name: 'modern', version: '1.0.0' }, { capabilities: { tools: {} } })
      server.setRequestHandler('tools/list', () => ({
        tools: [
          { name: 'echo', inputSchema: { type: 'object', properties: { message: { type: 'string' } } } },
        ],
      }))
      server.setRequestHandler('tools/call', ({ params }) => ({
        content: [{ type: 'text', text: `Echo: ${params.arguments?.message}` }],
      }))
      return server
    },
    { legacy: 'reject' },
  )
  return await startTarget(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    const { method = 'GET' } = request
    const asked = new Request(`http://${request.headers.host}${request.url}`, {
      method,
      headers,
      ...(body.length > 0 && { body }),
    })
    const answer = await handler.fetch(asked)
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
}

/** A real MCP server that offers nothing but the tools given. Each request is a session of its own. */
export async function answerMcp(
  request: IncomingMessage,
  response: ServerResponse,
  tools: readonly string[] = [],
  reply: (tool: string) => string | Promise<string> = (tool) => `${tool} was called`,
): Promise<void> {
  const capabilities = tools.length === 0 ? {} : { tools: {} }
  const server = new McpServer({ name: 'small', version: '1' }, { capabilities })
  if (tools.length > 0) {
    server.setRequestHandler(ListToolsRequestSchema, async () => ({
      tools: tools.map((name) => ({ name, inputSchema: { type: 'object' as const } })),
    }))
    server.setRequestHandler(CallToolRequestSchema, async ({ params }) => ({
      content: [{ type: 'text' as const, text: await reply(params.name) }],
    }))
  }
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
  // The SDK's own class misses its own interface by one optional field under exactOptionalPropertyTypes.
  await server.connect(transport as Transport)
  await transport.handleRequest(request, response)
}

/** A target with OAuth: it takes the newest access token only, and renews it for the refresh token. */
export async function startOAuthTarget(): Promise<
  Target & { readonly renewals: () => number; readonly accept: (token: string) => void }
> {
  let accepted = 'first-token'
  let renewals = 0
  const target = await startTarget(async (request, response) => {
    const origin = `http://${request.headers.host}`
    const json = (status: number, body: unknown, headers = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    }
    const path = new URL(request.url ?? '/', origin).pathname
    if (path.startsWith('/.well-known/oauth-protected-resource')) {
      return json(200, { resource: `${origin}/mcp`, authorization_servers: [origin] })
    }
    if (path.startsWith('/.well-known/')) {
      return json(200, {
        issuer: origin,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        response_types_supported: ['code'],
        grant_types_supported: ['refresh_token'],
        token_endpoint_auth_methods_supported: ['none'],
      })
    }
    if (path === '/token') {
      const form = new URLSearchParams(await readText(request))
      if (form.get('refresh_token') !== 'renew-me') return json(400, { error: 'invalid_grant' })
      renewals += 1
      accepted = `renewed-${renewals}`
      return json(200, { access_token: accepted, token_type: 'Bearer', expires_in: 3600 })
    }
    if (request.headers.authorization !== `Bearer ${accepted}`) {
      const metadata = `${origin}/.well-known/oauth-protected-resource`
      return json(
        401,
        { error: 'invalid_token' },
        { 'www-authenticate': `Bearer resource_metadata="${metadata}"` },
      )
    }
    return answerMcp(request, response, ['greet'])
  })
  return {
    ...target,
    renewals: () => renewals,
    accept: (token) => {
      accepted = token
    },
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
