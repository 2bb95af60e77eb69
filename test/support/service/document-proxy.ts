import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { spellCaseFields, spellSuiteSettings } from '../../../src/contract/vocabulary.ts'
import { isRecord, parseJson } from '../../../src/model/data.ts'
import { type OpenApi, problemsOf, readDocument } from '../../conformance/document.ts'

/** A service seen through an OpenAPI document. */
export interface DocumentProxy {
  readonly baseUrl: string
  /** What the document does not allow, as `getMe: /email: must be string`. */
  readonly problems: readonly string[]
  close(): Promise<void>
}

type Document = ReturnType<typeof readDocument>

/** Values that deployments answer since the document was written. A client has to take them, so we send them. */
const newer: readonly (readonly [operation: RegExp, problem: RegExp])[] = [
  // A run has no verdict while it is under way, and a run that lost too much has none either.
  [/EvalRun|EvalSuiteRuns/, /\/result: must be equal/],
  // Runs that took too long, runs of a schedule, iterations without a verdict.
  [/EvalRun|EvalSuiteRuns/, /\/(status|source): must be equal/],
  // A comparison with the run of a commit.
  [/compareEvalRun/, /\/baseline\/policy: must be equal/],
]

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
  const holdAnswer = (request: IncomingMessage, route: string, status: number, text: string): void => {
    const described = operations.find(
      ({ method, matches }) => method === request.method && matches(route) !== undefined,
    )
    if (described?.answer === undefined) return
    const { id } = described
    const found = problemsOf(described.answer.check, spellOldWords(parseJson(text)))
    const wrong = [...found, ...(status === described.status ? [] : [`status ${status}`])]
    const isNewer = (problem: string) =>
      newer.some(([operation, what]) => operation.test(id) && what.test(problem))
    problems.push(...wrong.filter((problem) => !isNewer(problem)).map((problem) => `${id}: ${problem}`))
  }
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
      holdAnswer(request, route, answer.status, text.toString('utf8'))
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

/** The document has the words of vocabulary 1. An answer in those of version 2 is read back into them. */
function spellOldWords(json: unknown): unknown {
  if (!isRecord(json)) return json
  if (Array.isArray(json.items)) return { ...json, items: json.items.map(spellOldWords) }
  if ('legacyIterations' in json) return spellCaseFields(json, 1)
  if (isRecord(json.settings) && 'defaultAssertions' in json.settings) return spellSuiteSettings(json, 1)
  return json
}
