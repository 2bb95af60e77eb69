import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { holdAnswer } from '../../../src/cli/conformance/answers.ts'
import { type OpenApi, readDocument } from '../../../src/cli/conformance/document.ts'

/** A service seen through an OpenAPI document. */
export interface DocumentProxy {
  readonly baseUrl: string
  /** What the document does not allow, as `getMe: /email: must be string`. */
  readonly problems: readonly string[]
  close(): Promise<void>
}

type Document = ReturnType<typeof readDocument>

const documents = new Map<string, Document>()

function loadDocument(path: string): Document {
  const known = documents.get(path) ?? readDocument(JSON.parse(readFileSync(path, 'utf8')) as OpenApi)
  documents.set(path, known)
  return known
}

/** Stands before a service and holds each successful answer against the document at the path. */
export async function startDocumentProxy(target: string, path: string): Promise<DocumentProxy> {
  const { operations } = loadDocument(path)
  const problems: string[] = []
  const root = new URL(target)
  const server = createServer(async (request, response) => {
    const sent = Buffer.concat(await request.toArray())
    const url = new URL(request.url ?? '/', root)
    const answer = await fetch(url, {
      method: request.method ?? 'GET',
      headers: passOn(Object.entries(request.headers)),
      redirect: 'manual',
      ...(sent.length > 0 && { body: sent }),
    }).catch(() => undefined)
    const bytes = await answer?.arrayBuffer().catch(() => undefined)
    // What broke behind us breaks before us.
    if (answer === undefined || bytes === undefined) return void response.destroy()
    const text = Buffer.from(bytes)
    if (answer.ok) {
      const route = decodeURIComponent(url.pathname.slice(root.pathname.length))
      problems.push(
        ...holdAnswer(operations, request.method ?? '', route, answer.status, text.toString('utf8')),
      )
    }
    response.writeHead(answer.status, passOn([...answer.headers])).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}${root.pathname}`,
    problems,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const ownHeaders = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'transfer-encoding',
])

/** Headers without those that belong to one connection. */
function passOn(headers: readonly (readonly [string, unknown])[]): Record<string, string> {
  const kept = headers.filter(([name]) => !ownHeaders.has(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}
