import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface IncomingRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** The connection breaks after the first half of the body. */
  readonly isCut?: boolean
}

export function jsonReply(
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(value) }
}

/** A real HTTP server on loopback with one handler for everything. */
export async function listen(
  handle: (request: IncomingRequest) => Reply | Promise<Reply>,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`)
    const request = {
      method: incoming.method ?? 'GET',
      url,
      headers: incoming.headers,
      body: await readBody(incoming),
    }
    const reply = await Promise.resolve(handle(request)).catch((error) =>
      jsonReply({ message: String(error) }, 500),
    )
    if (reply.isCut === true) {
      const body = Buffer.from(reply.body ?? '')
      outgoing.writeHead(reply.status, { ...reply.headers, 'content-length': String(body.length) })
      outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy())
      return
    }
    outgoing.writeHead(reply.status, reply.headers).end(reply.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
