import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Probe, Said } from './probe.ts'
import { NotOffered } from './table.ts'

/** A rule that we rely on, in the words of the specification. */
export interface Rule {
  readonly rule: string
  /** Section of the specification, or that deployments do it. */
  readonly source: string
  /** `launch` starts runs, which may cost. */
  readonly needs: 'read' | 'write' | 'launch'
  readonly ask: (probe: Probe) => Promise<unknown>
}

function refused({ status, json }: Said, wanted: number, code: string, reason?: string): void {
  assert.deepEqual(
    [status, json.code],
    [wanted, code],
    `answered ${status} ${JSON.stringify(json).slice(0, 300)}`,
  )
  assert.equal(typeof json.message, 'string')
  if (reason !== undefined) assert.equal(json.details?.reason, reason)
}

function done(said: Said, wanted: number): Said['json'] {
  assert.equal(said.status, wanted, `answered ${said.status} ${JSON.stringify(said.json).slice(0, 300)}`)
  return said.json
}

const collection = (said: Said) => {
  const { items, nextCursor } = done(said, 200)
  assert.ok(Array.isArray(items))
  assert.ok(nextCursor === undefined || nextCursor === null || typeof nextCursor === 'string')
  return items
}

const nowhere = 'a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4'
const invalid = 'VALIDATION_ERROR'
const steps = [{ id: 's1', kind: 'prompt', prompt: 'Say hi' }]

const read: readonly Omit<Rule, 'needs'>[] = [
  {
    rule: 'a request without a key: 401 UNAUTHORIZED',
    source: 'spec 5.1, 7',
    ask: async (probe) => refused(await probe.ask('GET', '/me', { key: null }), 401, 'UNAUTHORIZED'),
  },
  {
    rule: 'an invalid key: 401 UNAUTHORIZED',
    source: 'spec 5.1, 7',
    ask: async (probe) => refused(await probe.ask('GET', '/me', { key: 'sk_nobody' }), 401, 'UNAUTHORIZED'),
  },
  {
    rule: 'the account behind the key',
    source: 'spec 4 Catalog',
    ask: async (probe) => done(await probe.ask('GET', '/me'), 200),
  },
  ...['/projects'].map((path) => ({
    rule: `GET ${path} is a collection { items, nextCursor? }`,
    source: 'spec 2, 4 Catalog',
    ask: async (probe: Probe) => collection(await probe.ask('GET', path)),
  })),
  ...['/servers', '/eval-suites', '/environments'].map((path) => ({
    rule: `GET /projects/{projectId}${path} is a collection`,
    source: 'spec 2, 4',
    ask: async (probe: Probe) => collection(await probe.own('GET', path)),
  })),
  ...['/swarms', '/chatboxes', '/plugins', '/clients'].map((path) => ({
    rule: `GET /projects/{projectId}${path} is a collection`,
    source: 'spec 2, 4',
    ask: async (probe: Probe) => collection(await probe.own('GET', path, { mayBeAbsent: true })),
  })),
  {
    rule: 'an unknown project: 404 NOT_FOUND',
    source: 'spec 7',
    ask: async (probe) => refused(await probe.ask('GET', `/projects/${nowhere}/servers`), 404, 'NOT_FOUND'),
  },
  ...['/eval-suites', '/eval-runs', '/environments'].map((path) => ({
    rule: `an unknown record of ${path}: 404 NOT_FOUND`,
    source: 'spec 7',
    ask: async (probe: Probe) => refused(await probe.own('GET', `${path}/${nowhere}`), 404, 'NOT_FOUND'),
  })),
  {
    rule: 'a study of another project: 404 NOT_FOUND',
    source: 'spec 4 Study read, 7',
    ask: async (probe) => refused(await probe.own('GET', `/studies/${nowhere}`), 404, 'NOT_FOUND'),
  },
  {
    rule: 'a limit out of range is clamped, not refused',
    source: 'what deployments do',
    ask: async (probe) => collection(await probe.own('GET', '/eval-suites?limit=100000')),
  },
  {
    rule: 'a body that is not JSON: 400 VALIDATION_ERROR',
    source: 'spec 7',
    ask: async (probe) => refused(await probe.own('POST', '/eval-runs', { text: '{' }), 400, invalid),
  },
  {
    rule: 'a run of neither form: 400 VALIDATION_ERROR',
    source: 'spec 4, run create rules',
    ask: async (probe) =>
      refused(await probe.own('POST', '/eval-runs', { body: { notes: 'x' } }), 400, invalid),
  },
  {
    rule: 'an unknown key of a run is refused, and named',
    source: 'what deployments do',
    ask: async (probe) => {
      const said = await probe.own('POST', '/eval-runs', { body: { suiteId: nowhere, colour: 'red' } })
      refused(said, 400, invalid)
      assert.match(JSON.stringify(said.json), /colour/)
    },
  },
  {
    rule: 'the capabilities of environments are booleans; absence means unsupported',
    source: 'spec 4 Catalog',
    ask: async (probe) => {
      const json = done(await probe.own('GET', '/environments/capabilities'), 200)
      for (const name of ['modelOverrides', 'secretGrants']) {
        assert.ok(['boolean', 'undefined'].includes(typeof json[name]), `${name}: ${typeof json[name]}`)
      }
    },
  },
  {
    rule: 'the eval vocabulary is published, by the deployment or the project',
    source: 'spec 9',
    ask: async (probe) => assert.equal(await vocabularyOf(probe), 2),
  },
  {
    rule: 'an unknown eval vocabulary: 400 VALIDATION_ERROR',
    source: 'what deployments do',
    ask: async (probe) => {
      if ((await vocabularyOf(probe)) !== 2) throw new NotOffered()
      const headers = { 'x-service-eval-vocabulary': '3' }
      refused(await probe.own('GET', `/eval-suites/${nowhere}/cases`, { headers }), 400, invalid)
    },
  },
  {
    rule: 'a deprecated path answers with Deprecation: true and a Link to its successor',
    source: 'spec 9',
    ask: async (probe) => {
      const { headers } = await probe.own('GET', '/hosts', { mayBeAbsent: true })
      if (headers.get('deprecation') === null) throw new NotOffered()
      assert.equal(headers.get('deprecation'), 'true')
      assert.match(headers.get('link') ?? '', /successor-version/)
    },
  },
  {
    rule: 'an agent turn without messages: 400 VALIDATION_ERROR',
    source: 'spec 4 Agent, 8',
    ask: async (probe) =>
      refused(await probe.own('POST', '/agent', { body: {}, mayBeAbsent: true }), 400, invalid),
  },
  {
    rule: 'an ingest body without a suite name is refused',
    source: 'what deployments do',
    ask: async (probe) => {
      const { status } = await probe.own('POST', '/eval-ingest/report', { body: { results: [] } })
      assert.ok(status === 400 || status === 422, `answered ${status}`)
    },
  },
]

async function vocabularyOf(probe: Probe): Promise<1 | 2> {
  for (const said of [await probe.ask('GET', '/capabilities'), await probe.own('GET', '/capabilities')]) {
    const { vocabulary } = said.json as { vocabulary?: { version?: number } }
    if (said.status === 200 && vocabulary?.version === 2) return 2
  }
  throw new NotOffered()
}

/** A suite of its own for each rule, so that no rule depends on another. */
async function newSuite(probe: Probe, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const body = {
    name: `eval-gate conformance ${randomUUID().slice(0, 8)}`,
    serverIds: [await someServer(probe)],
    model: await someModel(),
    tests: [{ title: 'first', steps, runs: 2 }],
    ...more,
  }
  return String(done(await probe.own('POST', '/eval-suites', { body }), 201).suiteId)
}

async function someServer(probe: Probe): Promise<string> {
  const [server] = collection(await probe.own('GET', '/servers'))
  if (server === undefined) throw new NotOffered()
  return String(server.id)
}

/** The model of suites that are made for rules. */
async function someModel(): Promise<string> {
  return process.env.CONFORMANCE_MODEL ?? 'anthropic/claude-haiku-4.5'
}

async function newEnvironment(probe: Probe): Promise<Readonly<Record<string, unknown>>> {
  const [host] = collection(await probe.own('GET', '/hosts', { mayBeAbsent: true }))
  if (host === undefined) throw new NotOffered()
  const body = { name: `eval-gate conformance ${randomUUID().slice(0, 8)}`, hostId: host.id }
  return done(await probe.own('POST', '/environments', { body }), 201)
}

const casesOf = async (probe: Probe, suiteId: string) =>
  collection(await probe.own('GET', `/eval-suites/${suiteId}/cases`, { mayBeAbsent: true }))

const upload = (results: readonly object[], more: Readonly<Record<string, unknown>> = {}) => ({
  suiteName: 'eval-gate conformance uploads',
  externalRunId: `conformance-${randomUUID()}`,
  results,
  ...more,
})
const result = (n: number, passed = true) => ({
  caseTitle: `case ${n}`,
  passed,
  externalIterationId: `i-${n}`,
})

const write: readonly Omit<Rule, 'needs'>[] = [
  {
    rule: 'a suite is authored synchronously: 201 with suiteId',
    source: 'spec 4 Eval suites and runs',
    ask: async (probe) => assert.match(await newSuite(probe), /^[\w.:-]+$/),
  },
  {
    rule: 'a suite of a blank name, or with an unknown key, is refused',
    source: 'what deployments do',
    ask: async (probe) => {
      const body = {
        serverIds: [await someServer(probe)],
        model: await someModel(),
        tests: [{ title: 'a', steps }],
      }
      refused(await probe.own('POST', '/eval-suites', { body: { ...body, name: '  ' } }), 400, invalid)
      refused(
        await probe.own('POST', '/eval-suites', { body: { ...body, name: 'x', colour: 'red' } }),
        400,
        invalid,
      )
    },
  },
  {
    rule: 'a stored case says id, title, steps, iterations, isNegative and models',
    source: 'what deployments do',
    ask: async (probe) => {
      const [one] = await casesOf(probe, await newSuite(probe))
      for (const name of ['id', 'title', 'steps', 'iterations', 'isNegative', 'models'])
        assert.ok(name in (one ?? {}), name)
      assert.equal(one?.iterations, 2)
    },
  },
  {
    rule: 'a case gets its declared id on creation; a PATCH with an id is refused',
    source: 'what deployments do',
    ask: async (probe) => {
      const path = `/eval-suites/${await newSuite(probe)}/cases`
      const body = { cases: [{ id: 'declared', title: 'second', steps }] }
      const { created } = done(await probe.own('POST', `${path}/batch`, { body, mayBeAbsent: true }), 201)
      const [one] = created as { id: string; declaredId: string }[]
      assert.equal(one?.declaredId, 'declared')
      refused(await probe.own('PATCH', `${path}/${one?.id}`, { body: { id: 'other' } }), 400, invalid)
    },
  },
  {
    rule: 'the same batch under the same idempotency key answers the same ids, replayed',
    source: 'what deployments do',
    ask: async (probe) => {
      const path = `/eval-suites/${await newSuite(probe)}/cases/batch`
      const key = randomUUID()
      const headers = { 'idempotency-key': key, 'x-service-idempotency-key': key }
      const body = { cases: [{ id: 'once', title: 'once', steps }] }
      const send = async () =>
        done(await probe.own('POST', path, { body, headers, mayBeAbsent: true }), 201).created as {
          id: string
          replayed: boolean
        }[]
      const [[one], [two]] = [await send(), await send()]
      assert.deepEqual([two?.id, two?.replayed], [one?.id, true])
    },
  },
  {
    rule: 'PATCH steps replaces them; an empty list is refused',
    source: 'what deployments do',
    ask: async (probe) => {
      const suiteId = await newSuite(probe)
      const [one] = await casesOf(probe, suiteId)
      const path = `/eval-suites/${suiteId}/cases/${one?.id}`
      refused(await probe.own('PATCH', path, { body: { steps: [] } }), 400, invalid)
      const next = [{ id: 'n', kind: 'prompt', prompt: 'Another' }]
      done(await probe.own('PATCH', path, { body: { steps: next } }), 200)
      assert.match(JSON.stringify((await casesOf(probe, suiteId))[0]?.steps), /Another/)
    },
  },
  {
    rule: 'DELETE of a case answers { id, deleted: true }',
    source: 'what deployments do',
    ask: async (probe) => {
      const suiteId = await newSuite(probe, {
        tests: [
          { title: 'a', steps },
          { title: 'b', steps },
        ],
      })
      const [one] = await casesOf(probe, suiteId)
      const said = done(await probe.own('DELETE', `/eval-suites/${suiteId}/cases/${one?.id}`), 200)
      assert.deepEqual([said.id, said.deleted], [one?.id, true])
    },
  },
  {
    rule: 'environmentIds: [] is refused',
    source: 'spec 4 Eval suites and runs',
    ask: async (probe) => {
      const path = `/eval-suites/${await newSuite(probe)}`
      refused(await probe.own('PATCH', path, { body: { environmentIds: [] } }), 400, invalid)
    },
  },
  {
    rule: 'an environment that is not attached: 400 ENVIRONMENT_NOT_ATTACHED',
    source: 'spec 4, run create rule 4',
    ask: async (probe) => {
      const { id } = await newEnvironment(probe)
      const body = { suiteId: await newSuite(probe), environmentId: id }
      refused(await probe.own('POST', '/eval-runs', { body }), 400, invalid, 'ENVIRONMENT_NOT_ATTACHED')
    },
  },
  {
    rule: 'several attached and none named: 400 ENVIRONMENT_REQUIRED',
    source: 'spec 4, run create rule 5',
    ask: async (probe) => {
      const suiteId = await newSuite(probe)
      const environmentIds = [(await newEnvironment(probe)).id, (await newEnvironment(probe)).id]
      done(await probe.own('PATCH', `/eval-suites/${suiteId}`, { body: { environmentIds } }), 200)
      refused(
        await probe.own('POST', '/eval-runs', { body: { suiteId } }),
        400,
        invalid,
        'ENVIRONMENT_REQUIRED',
      )
    },
  },
  {
    rule: 'a write at a stale expectedRevision: 409 CONFLICT',
    source: 'spec 4 Environments, 7',
    ask: async (probe) => {
      const { id, revision } = await newEnvironment(probe)
      const body = { expectedRevision: Number(revision) + 7, description: 'x' }
      refused(await probe.own('PATCH', `/environments/${id}`, { body }), 409, 'CONFLICT')
    },
  },
  {
    rule: 'an empty array of an environment is refused, and so is a description of null',
    source: 'spec 4 Environments',
    ask: async (probe) => {
      const { id, revision: expectedRevision } = await newEnvironment(probe)
      const edit = (fields: object) =>
        probe.own('PATCH', `/environments/${id}`, { body: { expectedRevision, ...fields } })
      refused(await edit({ pluginVersionIds: [] }), 400, invalid)
      refused(await edit({ description: null }), 400, invalid)
    },
  },
  {
    rule: 'an archived environment frees its name; editing it or restoring over a taken name: 409',
    source: 'spec 3',
    ask: async (probe) => {
      const { id, name, hostId, revision } = await newEnvironment(probe)
      const body = { expectedRevision: revision }
      const archived = done(await probe.own('POST', `/environments/${id}/archive`, { body }), 200)
      const next = { expectedRevision: archived.revision }
      refused(
        await probe.own('PATCH', `/environments/${id}`, { body: { ...next, description: 'x' } }),
        409,
        'CONFLICT',
      )
      done(await probe.own('POST', '/environments', { body: { name, hostId } }), 201)
      refused(await probe.own('POST', `/environments/${id}/restore`, { body: next }), 409, 'CONFLICT')
    },
  },
  {
    rule: 'a report is created and finalized at once; passRate is a fraction, minimumPassRate a percentage',
    source: 'what deployments do',
    ask: async (probe) => {
      const body = upload([result(1), result(2, false)], { passCriteria: { minimumPassRate: 50 } })
      const {
        ok,
        status,
        result: verdict,
        summary,
      } = done(await probe.own('POST', '/eval-ingest/report', { body }), 200)
      assert.deepEqual([ok, status, verdict], [true, 'completed', 'passed'])
      assert.equal((summary as { passRate: number }).passRate, 0.5)
    },
  },
  {
    rule: 'a chunked run: reused by externalRunId, iterations deduplicated, finalize idempotent',
    source: 'spec 4 Eval result ingestion',
    ask: async (probe) => {
      const { results: _, ...start } = upload([])
      const first = done(await probe.own('POST', '/eval-ingest/runs/start', { body: start }), 200)
      const again = done(await probe.own('POST', '/eval-ingest/runs/start', { body: start }), 200)
      assert.deepEqual([again.runId, again.reused], [first.runId, true])
      const body = { runId: first.runId, results: [result(1), result(2)] }
      const append = async () => {
        const said = done(await probe.own('POST', '/eval-ingest/runs/iterations', { body }), 200)
        return [said.inserted, said.skipped]
      }
      assert.deepEqual(
        [await append(), await append()],
        [
          [2, 0],
          [0, 2],
        ],
      )
      const finalize = async () => {
        const end = { runId: first.runId, externalRunId: start.externalRunId }
        const { result: verdict, summary } = done(
          await probe.own('POST', '/eval-ingest/runs/finalize', { body: end }),
          200,
        )
        return [verdict, (summary as { total: number }).total]
      }
      assert.deepEqual(
        [await finalize(), await finalize()],
        [
          ['passed', 2],
          ['passed', 2],
        ],
      )
    },
  },
  {
    rule: 'an unknown field of a result refuses the whole upload',
    source: 'what deployments do',
    ask: async (probe) => {
      const body = upload([{ ...result(1), colour: 'red' }])
      const { status } = await probe.own('POST', '/eval-ingest/report', { body })
      assert.ok(status >= 400, `answered ${status}`)
    },
  },
]

const launch: readonly Omit<Rule, 'needs'>[] = [
  ...['title', 'runs', 'model', 'provider', 'steps'].map((name) => ({
    rule: `an inline test of a run without ${name}: 400 VALIDATION_ERROR`,
    source: 'spec 2',
    ask: async (probe: Probe) => {
      const [provider = ''] = (await someModel()).split('/')
      const test = { title: 'a', runs: 1, model: await someModel(), provider, steps, [name]: undefined }
      const body = {
        suiteName: `eval-gate conformance ${randomUUID().slice(0, 8)}`,
        serverIds: [await someServer(probe)],
        tests: [test],
      }
      refused(await probe.own('POST', '/eval-runs', { body }), 400, invalid)
    },
  })),
  {
    rule: "a model that can't be executed: 400, details.hostedModels lists valid ones",
    source: 'spec 4, run create rule 3',
    ask: async (probe) => {
      const [provider = ''] = (await someModel()).split('/')
      const test = { title: 'a', runs: 1, model: `${provider}/no-such-model`, provider, steps }
      const body = {
        suiteName: `eval-gate conformance ${randomUUID().slice(0, 8)}`,
        serverIds: [await someServer(probe)],
        tests: [test],
      }
      const said = await probe.own('POST', '/eval-runs', { body })
      refused(said, 400, invalid)
      assert.ok(Array.isArray(said.json.details?.hostedModels))
    },
  },
  {
    rule: 'servers together with an environment are refused',
    source: 'spec 4, run create rule 6',
    ask: async (probe) => {
      const suiteId = await newSuite(probe)
      const { id } = await newEnvironment(probe)
      done(await probe.own('PATCH', `/eval-suites/${suiteId}`, { body: { environmentIds: [id] } }), 200)
      const server = await someServer(probe)
      const both = { suiteId, environmentId: id, serverIds: [server] }
      refused(await probe.own('POST', '/eval-runs', { body: both }), 400, invalid)
      const override = { suiteId, serverIds: [server] }
      refused(
        await probe.own('POST', '/eval-runs', { body: override }),
        400,
        invalid,
        'ENVIRONMENT_SERVERS_NOT_OVERRIDABLE',
      )
    },
  },
  {
    rule: 'a run under the same idempotency key is the same run, and says so',
    source: 'what deployments do',
    ask: async (probe) => {
      const toolCall = [
        { id: 's', kind: 'toolCall', toolName: process.env.CONFORMANCE_TOOL ?? 'echo', arguments: {} },
      ]
      const suiteId = await newSuite(probe, { tests: [{ title: 'a', steps: toolCall }] })
      const body = { suiteId, idempotencyKey: randomUUID() }
      const first = done(await probe.own('POST', '/eval-runs', { body }), 202)
      const again = done(await probe.own('POST', '/eval-runs', { body }), 202)
      assert.deepEqual([again.runId, again.deduped], [first.runId, true])
      const end = await untilEnded(probe, String(first.runId))
      assert.ok(
        ['completed', 'failed', 'cancelled', 'timed_out'].includes(String(end.status)),
        String(end.status),
      )
      const { items } = done(await probe.own('GET', `/eval-runs/${first.runId}/iterations`), 200)
      assert.equal(items?.length, 1)
    },
  },
]

async function untilEnded(probe: Probe, runId: string): Promise<Said['json']> {
  for (let looks = 0; ; looks += 1) {
    const json = done(await probe.own('GET', `/eval-runs/${runId}`), 200)
    const isOver = ['completed', 'failed', 'cancelled', 'timed_out'].includes(String(json.status))
    if (isOver || looks > 120) return json
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}

export const rules: readonly Rule[] = [
  ...read.map((rule) => ({ ...rule, needs: 'read' as const })),
  ...write.map((rule) => ({ ...rule, needs: 'write' as const })),
  ...launch.map((rule) => ({ ...rule, needs: 'launch' as const })),
]
