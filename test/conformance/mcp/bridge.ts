import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { isRecord } from '../../../src/model/data.ts'
import { startTarget, type Target } from '../../support/service/targets.ts'

type Message = Readonly<Record<string, unknown>>

/** Opens a connection of today's revision: a server of stdin takes its revision from the first request. */
const opening = {
  jsonrpc: '2.0',
  method: 'tools/list',
  params: {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
}

/**
 * Makes an MCP server of stdin and stdout reachable over HTTP, which the official conformance suite asks for. A session
 * of the revisions with a handshake is a process; all requests without a session are another one.
 */
export async function bridgeToHttp(args: readonly string[]): Promise<Target> {
  const sessions = new Map<string, ReturnType<typeof startServer>>()
  const open = (session: string, isHandshake: boolean) => {
    const started = sessions.get(session) ?? startServer(args)
    if (!sessions.has(session) && !isHandshake) void started.ask(opening)
    sessions.set(session, started)
    return started
  }
  const target = await startTarget(async (request, response) => {
    const answer = (status: number, body?: Message, headers?: Readonly<Record<string, string>>) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(body && JSON.stringify(body))
    }
    const session = request.headers['mcp-session-id']?.toString()
    if (session !== undefined && !sessions.has(session)) return answer(404)
    if (request.method === 'DELETE' && session !== undefined) {
      sessions.get(session)?.close()
      sessions.delete(session)
      return answer(200)
    }
    if (request.method !== 'POST') return answer(405)
    const message: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString())
    if (!isRecord(message)) return answer(400)
    const isHandshake = message.method === 'initialize'
    const name = session ?? (isHandshake ? randomUUID() : '')
    const server = open(name, isHandshake)
    if (message.id === undefined) {
      server.notify(message)
      return answer(202)
    }
    answer(200, await server.ask(message), isHandshake ? { 'mcp-session-id': name } : {})
  })
  return {
    url: target.url,
    close: async () => {
      for (const server of sessions.values()) server.close()
      await target.close()
    },
  }
}

function startServer(args: readonly string[]) {
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, args)
  const waiting = new Map<unknown, (answer: Message) => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    const answer: Message = JSON.parse(line)
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  const notify = (message: Message) => void child.stdin.write(`${JSON.stringify(message)}\n`)
  return {
    notify,
    /** Ids are the bridge's own, since clients of the same process may choose the same. */
    ask: async ({ id, ...message }: Message): Promise<Message> => {
      const own = randomUUID()
      const answered = new Promise<Message>((resolve) => waiting.set(own, resolve))
      notify({ ...message, id: own })
      return { ...(await answered), id }
    },
    close: () => void child.kill(),
  }
}
