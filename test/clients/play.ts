/* Copied beside `document.d.ts`, the types that openapi-typescript makes of a document; a call that they don't allow
   does not compile. Uploads in one piece and in several, creates a suite, runs it and compares two runs. */
import createClient from 'openapi-fetch'
import type { paths } from './document.d.ts'

declare const process: { readonly argv: readonly string[] }

const [baseUrl = '', key = '', projectId = ''] = process.argv.slice(2)
const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${key}` } })
const path = { projectId }

interface Answered<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** The body of a success. */
function need<Data>(what: string, { data, error, response }: Answered<Data>): Data {
  if (data === undefined) throw new Error(`${what}: HTTP ${response.status} ${JSON.stringify(error)}`)
  console.log(`${what}: HTTP ${response.status}`)
  return data
}

function check(what: string, isRight: boolean): void {
  if (!isRight) throw new Error(`${what}: not as expected`)
}

const results = [
  { caseTitle: 'first', passed: true, externalIterationId: 'first-1' },
  { caseTitle: 'second', passed: false, externalIterationId: 'second-1' },
]
const suiteName = 'generated client'
const uploaded = need(
  'upload in one piece',
  await client.POST('/projects/{projectId}/eval-ingest/report', {
    params: { path },
    body: { suiteName, externalRunId: `whole-${Date.now()}`, results },
  }),
)
check('summary of the upload', JSON.stringify(uploaded.summary).includes('"total":2'))

const externalRunId = `pieces-${Date.now()}`
const { runId: piecesId } = need(
  'upload in pieces, start',
  await client.POST('/projects/{projectId}/eval-ingest/runs/start', {
    params: { path },
    body: { suiteName, externalRunId },
  }),
)
for (const result of results) {
  need(
    'upload in pieces, a result',
    await client.POST('/projects/{projectId}/eval-ingest/runs/iterations', {
      params: { path },
      body: { runId: piecesId, results: [result] },
    }),
  )
}
need(
  'upload in pieces, end',
  await client.POST('/projects/{projectId}/eval-ingest/runs/finalize', {
    params: { path },
    body: { runId: piecesId, externalRunId },
  }),
)

const { items: servers } = need(
  'servers',
  await client.GET('/projects/{projectId}/servers', { params: { path } }),
)
const [server] = servers
if (server === undefined) throw new Error('The project has no server.')
const toolCall = { id: 'call', kind: 'toolCall' as const, toolName: 'echo', arguments: { message: 'hi' } }
const { suiteId } = need(
  'create a suite',
  await client.POST('/projects/{projectId}/eval-suites', {
    params: { path },
    body: {
      name: `generated ${Date.now()}`,
      serverIds: [server.id],
      model: 'local/scripted',
      tests: [{ title: 'echoes', runs: 1, steps: [{ ...toolCall, serverName: String(server.name) }] }],
    },
  }),
)

async function run(): Promise<string> {
  const { runId } = need(
    'start a run',
    await client.POST('/projects/{projectId}/eval-runs', { params: { path }, body: { suiteId } }),
  )
  for (;;) {
    const { status } = need(
      'the run',
      await client.GET('/projects/{projectId}/eval-runs/{runId}', { params: { path: { projectId, runId } } }),
    )
    if (['completed', 'failed', 'cancelled'].includes(status)) return runId
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

const before = await run()
const runId = await run()
const { items: iterations } = need(
  'iterations',
  await client.GET('/projects/{projectId}/eval-runs/{runId}/iterations', {
    params: { path: { projectId, runId } },
  }),
)
check('one iteration', iterations.length === 1)
need(
  'compare',
  await client.GET('/projects/{projectId}/eval-runs/{runId}/compare', {
    params: { path: { projectId, runId }, query: { baseRunId: before } },
  }),
)
