import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
  /** Parsed body, or undefined. */
  readonly json: unknown
}

export type Reply = (request: SeenRequest, response: ServerResponse) => void | Promise<void>

export interface ScriptedServer {
  readonly url: string
  readonly port: number
  readonly requests: SeenRequest[]
  readonly server: Server
}

/** Answers JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }
}

/** Answers a text of any kind. */
export function text(status: number, body: string, headers: Record<string, string> = {}): Reply {
  return (_request, response) => {
    response.writeHead(status, headers)
    response.end(body)
  }
}

/** Closes the connection without an answer, after the request has arrived. */
export const reset: Reply = (_request, response) => {
  response.socket?.resetAndDestroy()
}

/** Promises more bytes than it sends. */
export const cutBody: Reply = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"items":[')
  setTimeout(() => response.socket?.destroy(), 20)
}

/** Never answers. */
export const silence: Reply = () => undefined

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/**
 * A real HTTP server on loopback. Replies come in the order of the requests, the last one again and again; a
 * single function answers everything.
 */
export async function serve(...replies: readonly Reply[]): Promise<ScriptedServer> {
  const requests: SeenRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString('utf8')
    const { method = '', url = '', headers } = request
    const seen = { method, path: url, headers, body, json: parse(body) }
    requests.push(seen)
    const reply = replies[Math.min(requests.length, replies.length) - 1]
    await reply?.(seen, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, port, requests, server }
}
