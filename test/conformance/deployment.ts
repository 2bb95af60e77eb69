import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type Described,
  findProblems,
  type OpenApi,
  readDocument,
} from '../../src/cli/conformance/document.ts'
import { createSample } from './sample.ts'

/** A deployment as an OpenAPI document describes it, on loopback. It keeps state and holds every request against it. */
export interface DescribedDeployment {
  readonly baseUrl: string
  /** Requests that the document does not allow, as sentences. */
  readonly violations: readonly string[]
  /** Routes that were asked for and are not in the document. */
  readonly outside: ReadonlySet<string>
  /** How often each operation was asked for. */
  readonly asked: ReadonlyMap<string, number>
  /** The next request for the operation is answered with a 500, its work undone. */
  failOnce(operationId: string): void
  close(): Promise<void>
}

type Fields = Readonly<Record<string, unknown>>
type Records = Map<string, Fields & { readonly id: string }>

interface Asked {
  readonly params: Readonly<Record<string, string>>
  readonly body: Fields
  readonly idempotencyKey: string | undefined
}

export async function startDescribed(document: OpenApi): Promise<DescribedDeployment> {
  const { operations, resolve: resolveReference } = readDocument(document)
  const violations: string[] = []
  const outside = new Set<string>()
  const asked = new Map<string, number>()
  const failing = new Set<string>()
  const answers = createAnswers()

  const answer = (operation: Described, request: Asked): { status: number; body: unknown } => {
    const own = answers[operation.id]
    const stored = own?.(request)
    if (stored === null) return { status: 404, body: { code: 'NOT_FOUND', message: 'It is not there.' } }
    const smallest = operation.answer && createSample(operation.answer.schema, resolveReference)
    const body = typeof smallest === 'object' ? { ...smallest, ...stored } : smallest
    const wrong = operation.answer === undefined ? [] : findProblems(operation.answer.check, body)
    // A mistake of this file, not of the client.
    if (wrong.length > 0) violations.push(`the mock answers ${operation.id} wrongly: ${wrong.join('; ')}`)
    return { status: operation.status, body }
  }

  const serve = (request: IncomingMessage, text: string): { status: number; body: unknown } => {
    const url = new URL(request.url ?? '/', 'http://mock')
    const path = url.pathname.replace(/^\/api\/v1/, '')
    const found = operations.flatMap((operation) => {
      const params = operation.method === request.method ? operation.matches(path) : undefined
      return params === undefined ? [] : [{ operation, params }]
    })[0]
    if (found === undefined) {
      outside.add(`${request.method} ${path.replaceAll(/\/[a-z]+_[\w-]+/g, '/{id}')}`)
      return { status: 404, body: { code: 'NOT_FOUND', message: 'No such route.' } }
    }
    const { operation, params } = found
    asked.set(operation.id, (asked.get(operation.id) ?? 0) + 1)
    if (!request.headers.authorization?.startsWith('Bearer sk_')) {
      return { status: 401, body: { code: 'UNAUTHORIZED', message: 'Send a key.' } }
    }
    const body: unknown = text === '' ? {} : JSON.parse(text)
    const wrong = [
      ...[...url.searchParams.keys()]
        .filter((name) => !operation.query.includes(name))
        .map((name) => `unknown query parameter ${name}`),
      ...(operation.body === undefined ? [] : findProblems(operation.body.check, body)),
    ]
    if (wrong.length > 0) {
      violations.push(`${operation.id} (${operation.method} ${operation.path}): ${wrong.join('; ')}`)
      return { status: 400, body: { code: 'VALIDATION_ERROR', message: wrong.join('; ') } }
    }
    if (failing.delete(operation.id)) {
      return {
        status: 400,
        body: { code: 'VALIDATION_ERROR', message: 'Refused once, as the test asked for.' },
      }
    }
    const key = request.headers['idempotency-key']?.toString()
    return answer(operation, { params, body: body as Fields, idempotencyKey: key })
  }

  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const { status, body } = serve(request, text)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    violations,
    outside,
    asked,
    failOnce: (operationId) => void failing.add(operationId),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What the operations do that the tests ask for. The others answer the smallest thing that the document describes. */
function createAnswers(): Readonly<Record<string, (asked: Asked) => Fields | null>> {
  let last = 0
  const newId = (kind: string) => {
    last += 1
    return `${kind}_${last}`
  }
  const project = { id: 'prj_1', name: 'Default', organizationId: 'org_1', role: 'admin' }
  const [servers, hosts, environments, suites, cases, runs, iterations] = Array.from(
    { length: 7 },
    (): Records => new Map(),
  ) as [Records, Records, Records, Records, Records, Records, Records]
  const replays = new Map<string, Fields>()
  servers.set('srv_1', {
    id: 'srv_1',
    name: 'shop',
    enabled: true,
    transportType: 'http',
    useOAuth: false,
    hasClientSecret: false,
  })
  hosts.set('hst_1', {
    id: 'hst_1',
    name: 'desktop',
    hostConfigId: 'cfg_1',
    modelId: 'anthropic/claude-haiku-4.5',
    serverCount: 1,
    createdAt: 1,
    updatedAt: 1,
  })
  const list = (records: Records, keep: (record: Fields) => boolean = () => true) => ({
    items: [...records.values()].filter(keep),
  })
  const put = (records: Records, record: Fields & { readonly id: string }) => {
    records.set(record.id, record)
    return record
  }
  const once = (key: string | undefined, work: () => Fields, mark: Fields) => {
    const known = key === undefined ? undefined : replays.get(key)
    if (known !== undefined) return { ...known, ...mark }
    const done = work()
    if (key !== undefined) replays.set(key, done)
    return done
  }
  const environmentOf = (id: unknown) => {
    const found = environments.get(String(id))
    return found === undefined ? null : { id: found.id, name: found.name, revision: found.revision }
  }

  /** Without one, the field is left out: null fits both alternatives of the document, which allows one. */
  const pinned = (environment: unknown) => (environment ? { environment } : {})

  /** A public case: a declared id is minted where none was sent. */
  const createCase = (suiteId: string, { id, ...fields }: Fields) => {
    const row = newId('cas')
    return put(cases, {
      iterations: 1,
      isNegative: false,
      models: [],
      ...fields,
      id: row,
      suiteId,
      declaredId: id ?? `c_${row}`,
    })
  }
  const createSuite = ({ name, description, serverIds, model, passCriteria, tests }: Fields) => {
    const id = newId('sui')
    const names = (serverIds as string[]).map((server) => servers.get(server)?.name ?? server)
    put(suites, {
      id,
      name,
      description: description ?? null,
      projectId: project.id,
      environment: { servers: names, computerEnvironment: null },
      executionConfig: { model: model as string },
      hosts: [],
      environmentIds: [],
      settings: {
        minimumAccuracy: (passCriteria as { minimumPassRate?: number } | undefined)?.minimumPassRate ?? null,
        minimumIterations: null,
        matchOptions: null,
        checks: [],
        judge: { enabled: false, model: null, autoRun: false, threshold: 0.7 },
      },
      schedule: { enabled: false, intervalMinutes: null, environmentId: null },
    })
    const committed = (tests as Fields[]).map((test) => {
      const { runs, model: own, provider, isNegativeTest, advancedConfig: _, ...rest } = test
      const asked = own === undefined ? {} : { models: [{ model: own, ...(provider ? { provider } : {}) }] }
      const stored = createCase(id, {
        ...rest,
        ...asked,
        iterations: runs ?? 1,
        isNegative: isNegativeTest ?? false,
      })
      return { id: stored.id, name: String(test.title) }
    })
    return { id, name, caseUpsert: { committed, failed: [] } }
  }
  const startRun = (suiteId: string, { iterationOverride, caseIds, environmentId, notes }: Fields) => {
    const id = newId('run')
    const attached = (suites.get(suiteId)?.environmentIds ?? []) as string[]
    const chosen = [...cases.values()].filter(
      (one) => one.suiteId === suiteId && (caseIds === undefined || (caseIds as string[]).includes(one.id)),
    )
    const own = chosen.flatMap((one) =>
      Array.from({ length: Number(iterationOverride ?? one.iterations ?? 1) }, (_, index) =>
        put(iterations, {
          id: newId('itr'),
          runId: id,
          testCaseId: one.id,
          title: one.title,
          iterationNumber: index + 1,
          status: 'completed',
          result: 'passed',
          durationMs: 5,
          actualToolCalls: [],
          expectedToolCalls: [],
        }),
      ),
    )
    const total = own.length
    put(runs, {
      id,
      suiteId,
      status: 'completed',
      result: 'passed',
      source: 'api',
      notes: notes ?? null,
      summary: { total, passed: total, failed: 0, passRate: 1 },
      ...pinned(environmentOf(environmentId ?? attached[0])),
      createdAt: 1,
      completedAt: 2,
    })
    return id
  }
  const edit = (records: Records, id: string | undefined, fields: Fields) => {
    const stored = records.get(id ?? '')
    if (stored === undefined) return null
    const given = Object.entries(fields).filter(([name]) => name !== 'expectedRevision')
    const next = { ...stored, ...Object.fromEntries(given) }
    for (const [name, value] of given) if (value === null) delete (next as Record<string, unknown>)[name]
    return put(records, next)
  }
  const revise = (id: string | undefined, fields: Fields) => {
    const stored = environments.get(id ?? '')
    return stored === undefined
      ? null
      : edit(environments, id, { ...fields, revision: Number(stored.revision) + 1 })
  }
  const finished = (id: string) => {
    const own = [...iterations.values()].filter(({ runId }) => runId === id)
    const passed = own.filter(({ result }) => result === 'passed').length
    const summary = {
      total: own.length,
      passed,
      failed: own.length - passed,
      passRate: passed / Math.max(1, own.length),
    }
    const result = passed === own.length ? 'passed' : 'failed'
    edit(runs, id, { status: 'completed', result, summary })
    const suiteId = runs.get(id)?.suiteId
    return { ok: true, runId: id, suiteId, projectId: project.id, status: 'completed', result, summary }
  }
  const take = (runId: string, results: readonly Fields[]) => {
    const fresh = results.filter(({ externalIterationId }) => !iterations.has(String(externalIterationId)))
    for (const one of fresh) {
      put(iterations, {
        id: String(one.externalIterationId ?? newId('itr')),
        runId,
        title: one.caseTitle,
        iterationNumber: 1,
        status: 'completed',
        result: one.passed === true ? 'passed' : 'failed',
        actualToolCalls: [],
        expectedToolCalls: [],
      })
    }
    const total = [...iterations.values()].filter((one) => one.runId === runId).length
    return { ok: true, inserted: fresh.length, skipped: results.length - fresh.length, total }
  }
  const startUpload = ({ suiteName, externalRunId, notes }: Fields) => {
    const known = [...runs.values()].find(
      (one) => one.externalRunId === externalRunId && externalRunId !== undefined,
    )
    if (known !== undefined) {
      const { id, suiteId, status, result, summary } = known
      return { ok: true, runId: id, suiteId, status, result, summary, reused: true }
    }
    const id = newId('run')
    const suite = [...suites.values()].find(({ name }) => name === suiteName)
    const suiteId = suite?.id ?? createSuite({ name: suiteName, serverIds: [], model: 'none', tests: [] }).id
    put(runs, {
      id,
      suiteId,
      externalRunId,
      status: 'running',
      source: 'sdk',
      notes: notes ?? null,
      createdAt: 1,
    })
    return { ok: true, runId: id, suiteId, projectId: project.id, status: 'running', result: 'pending' }
  }

  return {
    getMe: () => ({ id: 'usr_1', email: 'ada@acme.test', name: 'Ada' }),
    listProjects: () => ({ items: [project] }),
    listProjectServers: () => list(servers),
    listHosts: () => list(hosts),
    listEnvironments: () => list(environments),
    createEnvironment: ({ body }) =>
      put(environments, {
        projectId: project.id,
        ...body,
        id: newId('env'),
        revision: 1,
        archived: false,
        createdAt: 1,
        updatedAt: 1,
      }),
    getEnvironment: ({ params }) => environments.get(params.environmentId ?? '') ?? null,
    updateEnvironment: ({ params, body }) => revise(params.environmentId, body),
    archiveEnvironment: ({ params }) => revise(params.environmentId, { archived: true }),
    restoreEnvironment: ({ params }) => revise(params.environmentId, { archived: false }),
    resolveEnvironment: ({ params }) => ({
      environment: environmentOf(params.environmentId),
      hostId: 'hst_1',
      hostName: 'desktop',
      effectiveModelId: 'anthropic/claude-haiku-4.5',
      selectedServerIds: ['srv_1'],
      effectiveServerIds: ['srv_1'],
      servers: [{ serverId: 'srv_1', name: 'shop' }],
    }),
    listEvalSuites: () => ({
      items: [...suites.values()].map(({ id, name, projectId }) => ({
        id,
        name,
        projectId,
        totals: {},
        passRateTrend: [],
      })),
    }),
    createEvalSuite: ({ body, idempotencyKey }) =>
      once(
        idempotencyKey,
        () => {
          const { id, name, caseUpsert } = createSuite(body)
          return { suiteId: id, name, caseUpsert }
        },
        {},
      ),
    getEvalSuite: ({ params }) => suites.get(params.suiteId ?? '') ?? null,
    updateEvalSuite: ({ params, body }) => {
      const stored = suites.get(params.suiteId ?? '')
      if (stored === undefined) return null
      const { environment, settings, executionConfig, environmentIds, hosts: named, ...rest } = body
      const attachedHosts = (named as { host: string; servers?: string[] }[] | undefined)?.map(
        ({ host, servers: own }) => {
          const found = [...hosts.values()].find(({ id, name }) => id === host || name === host)
          return {
            id: found?.id ?? host,
            name: String(found?.name ?? host),
            ...(own ? { servers: own } : {}),
          }
        },
      )
      return put(suites, {
        ...stored,
        ...rest,
        environment: { ...(stored.environment as Fields), ...(environment as Fields) },
        settings: { ...(stored.settings as Fields), ...(settings as Fields) },
        executionConfig: { ...(stored.executionConfig as Fields), ...(executionConfig as Fields) },
        environmentIds: environmentIds === undefined ? stored.environmentIds : (environmentIds ?? []),
        hosts: attachedHosts ?? stored.hosts,
      })
    },
    updateEvalSuiteSchedule: ({ params, body }) =>
      edit(suites, params.suiteId, { schedule: { intervalMinutes: null, environmentId: null, ...body } }),
    listEvalSuiteRuns: ({ params }) => list(runs, ({ suiteId }) => suiteId === params.suiteId),
    listEvalCases: ({ params }) => list(cases, ({ suiteId }) => suiteId === params.suiteId),
    createEvalCase: ({ params, body }) => createCase(params.suiteId ?? '', body),
    createEvalCases: ({ params, body, idempotencyKey }) =>
      once(
        idempotencyKey,
        () => {
          const created = (body.cases as Fields[]).map((one, index) => {
            const { id, title, declaredId } = createCase(params.suiteId ?? '', one)
            return { index, id, title: String(title), declaredId: String(declaredId), replayed: false }
          })
          return { created, failed: [], duplicatePolicy: { effectivePolicy: 'block', coerced: false } }
        },
        {},
      ),
    getEvalCase: ({ params }) => cases.get(params.caseId ?? '') ?? null,
    updateEvalCase: ({ params, body }) => edit(cases, params.caseId, body),
    deleteEvalCase: ({ params }) =>
      cases.delete(params.caseId ?? '') ? { id: params.caseId, deleted: true } : null,
    createEvalRun: ({ body, idempotencyKey }) =>
      once(
        idempotencyKey ?? (body.idempotencyKey as string | undefined),
        () => {
          const { suiteId: known, suiteName, serverIds, tests } = body
          const made =
            known === undefined
              ? createSuite({ name: suiteName, serverIds, model: 'none', tests })
              : { id: String(known), caseUpsert: { committed: [], failed: [] } }
          const runId = startRun(made.id, body)
          return {
            runId,
            suiteId: made.id,
            status: 'running',
            caseUpsert: made.caseUpsert,
            servers: [{ id: 'srv_1', name: 'shop' }],
            ...pinned(runs.get(runId)?.environment),
          }
        },
        { deduped: true, status: 'completed' },
      ),
    getEvalRun: ({ params }) => runs.get(params.runId ?? '') ?? null,
    listEvalRunIterations: ({ params }) => list(iterations, ({ runId }) => runId === params.runId),
    startEvalIngestRun: ({ body }) => startUpload(body),
    ingestEvalRunIterations: ({ body }) => take(String(body.runId), body.results as Fields[]),
    finalizeEvalIngestRun: ({ body }) => finished(String(body.runId)),
    reportEvalRun: ({ body }) => {
      const { runId } = startUpload(body)
      take(String(runId), body.results as Fields[])
      return finished(String(runId))
    },
  }
}
