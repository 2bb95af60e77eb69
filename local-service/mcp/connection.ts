import * as v from 'valibot'
import type { Server } from '../store/catalog-records.ts'

/** The answer of a target to the connection. */
export interface InitInfo {
  readonly protocolVersion: string | undefined
  readonly serverInfo: unknown
  readonly capabilities: unknown
  readonly instructions: string | undefined
}

/** An initialized MCP session with a target server. */
export interface Connection {
  readonly initInfo: InitInfo
  /** Sends one request and answers its result verbatim. Throws what the SDK throws. */
  request(
    method: string,
    params: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
  ): Promise<Record<string, unknown>>
  /** One page of the tools. Throws what the SDK throws. */
  listTools(params: { readonly cursor?: string }): Promise<Record<string, unknown>>
  /** Calls a tool. Throws what the SDK throws. */
  callTool(call: ToolCall, signal?: AbortSignal): Promise<Record<string, unknown>>
  close(): Promise<void>
}

interface ToolCall {
  readonly name: string
  readonly arguments: Readonly<Record<string, unknown>>
}

interface ConnectOptions {
  readonly timeoutMs: number
  /** Bearer of the target, if tokens were imported. */
  readonly accessToken?: string | undefined
  /** Gives up connecting. */
  readonly signal?: AbortSignal | undefined
}

/** Results are passed on as the target sent them. */
const anyResult = v.record(v.string(), v.unknown())

/** A server that has a local command, while the local service is not allowed to start commands. */
export class StdioNotAllowed extends Error {}

/**
 * Connects with the official MCP client, which is loaded on first use so that the service starts fast.
 * @throws StdioNotAllowed, or anything that the SDK and the network throw.
 */
export async function connectServer(
  server: Server,
  { timeoutMs, accessToken, signal }: ConnectOptions,
  allowStdio: boolean,
): Promise<Connection> {
  const [{ Client }, transport] = await Promise.all([
    import('@modelcontextprotocol/client'),
    createServerTransport(server, accessToken, allowStdio),
  ])
  const client = new Client(
    { name: 'eval-gate-local-service', version: '1.0.0' },
    // A server of today's revision knows no handshake; an older one knows nothing else.
    { capabilities: {}, versionNegotiation: { mode: 'auto' } },
  )
  try {
    await client.connect(transport, { timeout: timeoutMs, signal })
  } catch (error) {
    await transport.close()
    throw error
  }
  const request: Connection['request'] = (method, params, signal) =>
    client.request({ method, params }, anyResult, { timeout: timeoutMs, signal })
  // Today's revision excludes tools and adds headers by the schemas of the tools, which the client does.
  const isModern = client.getProtocolEra() === 'modern'
  return {
    initInfo: {
      protocolVersion: client.getNegotiatedProtocolVersion(),
      serverInfo: client.getServerVersion() ?? null,
      capabilities: client.getServerCapabilities() ?? {},
      instructions: client.getInstructions(),
    },
    request,
    listTools: (params) =>
      isModern && client.getServerCapabilities()?.tools
        ? client.listTools({ ...params }, { timeout: timeoutMs })
        : request('tools/list', params),
    callTool: (call, signal) =>
      isModern
        ? client.callTool({ ...call }, { timeout: timeoutMs, signal })
        : request('tools/call', { ...call }, signal),
    close: async () => {
      if ('terminateSession' in transport) await transport.terminateSession().catch(() => undefined)
      await client.close()
    },
  }
}

async function createServerTransport(server: Server, accessToken: string | undefined, allowStdio: boolean) {
  if (server.transportType === 'stdio') {
    if (!allowStdio || server.command === undefined) throw new StdioNotAllowed()
    const { StdioClientTransport, getDefaultEnvironment } = await import('@modelcontextprotocol/client/stdio')
    return new StdioClientTransport({
      command: server.command,
      args: [...(server.args ?? [])],
      env: { ...getDefaultEnvironment(), ...server.env },
      stderr: 'ignore',
    })
  }
  const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client')
  const bearer = accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }
  return new StreamableHTTPClientTransport(new URL(server.url ?? ''), {
    requestInit: { headers: { ...server.headers, ...bearer } },
  })
}
