import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import {
  createEnvironment,
  createSuite,
  expectRefusal,
  expectStatus,
  findServer,
  invalid,
  type Rule,
  readCollection,
  steps,
} from './expectations.ts'
import type { Probe } from './probe.ts'

const listCases = async (probe: Probe, suiteId: string) =>
  readCollection(await probe.askProject('GET', `/eval-suites/${suiteId}/cases`, { mayBeAbsent: true }))

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

/** Rules that write suites, environments and uploads. */
export const writeRules: readonly Rule[] = [
  {
    rule: 'a suite is authored synchronously: 201 with suiteId',
    source: 'public document',
    ask: async (probe) => assert.match(await createSuite(probe), /^[\w.:-]+$/),
  },
  {
    rule: 'a suite of a blank name, or with an unknown key, is refused',
    source: 'what deployments do',
    ask: async (probe) => {
      const body = {
        serverIds: [await findServer(probe)],
        model: probe.model,
        tests: [{ title: 'a', steps }],
      }
      expectRefusal(
        await probe.askProject('POST', '/eval-suites', { body: { ...body, name: '  ' } }),
        400,
        invalid,
      )
      expectRefusal(
        await probe.askProject('POST', '/eval-suites', { body: { ...body, name: 'x', colour: 'red' } }),
        400,
        invalid,
      )
    },
  },
  {
    rule: 'a stored case says id, title, steps, iterations, isNegative and models',
    source: 'what deployments do',
    ask: async (probe) => {
      const [stored] = await listCases(probe, await createSuite(probe))
      for (const name of ['id', 'title', 'steps', 'iterations', 'isNegative', 'models'])
        assert.ok(name in (stored ?? {}), name)
      assert.equal(stored?.iterations, 2)
    },
  },
  {
    rule: 'a case gets its declared id on creation; a PATCH with an id is refused',
    source: 'what deployments do',
    ask: async (probe) => {
      const path = `/eval-suites/${await createSuite(probe)}/cases`
      const body = { cases: [{ id: 'declared', title: 'second', steps }] }
      const { created } = expectStatus(
        await probe.askProject('POST', `${path}/batch`, { body, mayBeAbsent: true }),
        201,
      )
      const [stored] = created as { id: string; declaredId: string }[]
      assert.equal(stored?.declaredId, 'declared')
      expectRefusal(
        await probe.askProject('PATCH', `${path}/${stored?.id}`, { body: { id: 'other' } }),
        400,
        invalid,
      )
    },
  },
  {
    rule: 'the same batch under the same idempotency key answers the same ids, replayed',
    source: 'what deployments do',
    ask: async (probe) => {
      const path = `/eval-suites/${await createSuite(probe)}/cases/batch`
      const key = randomUUID()
      const headers = { 'idempotency-key': key, 'x-service-idempotency-key': key }
      const body = { cases: [{ id: 'once', title: 'once', steps }] }
      const send = async () =>
        expectStatus(await probe.askProject('POST', path, { body, headers, mayBeAbsent: true }), 201)
          .created as {
          id: string
          replayed: boolean
        }[]
      const [first] = await send()
      const [second] = await send()
      assert.deepEqual([second?.id, second?.replayed], [first?.id, true])
    },
  },
  {
    rule: 'PATCH steps replaces them; an empty list is refused',
    source: 'what deployments do',
    ask: async (probe) => {
      const suiteId = await createSuite(probe)
      const [stored] = await listCases(probe, suiteId)
      const path = `/eval-suites/${suiteId}/cases/${stored?.id}`
      expectRefusal(await probe.askProject('PATCH', path, { body: { steps: [] } }), 400, invalid)
      const next = [{ id: 'n', kind: 'prompt', prompt: 'Another' }]
      expectStatus(await probe.askProject('PATCH', path, { body: { steps: next } }), 200)
      assert.match(JSON.stringify((await listCases(probe, suiteId))[0]?.steps), /Another/)
    },
  },
  {
    rule: 'DELETE of a case answers { id, deleted: true }',
    source: 'what deployments do',
    ask: async (probe) => {
      const suiteId = await createSuite(probe, {
        tests: [
          { title: 'a', steps },
          { title: 'b', steps },
        ],
      })
      const [stored] = await listCases(probe, suiteId)
      const answer = expectStatus(
        await probe.askProject('DELETE', `/eval-suites/${suiteId}/cases/${stored?.id}`),
        200,
      )
      assert.deepEqual([answer.id, answer.deleted], [stored?.id, true])
    },
  },
  {
    rule: 'environmentIds: [] is refused',
    source: 'public document',
    ask: async (probe) => {
      const path = `/eval-suites/${await createSuite(probe)}`
      expectRefusal(await probe.askProject('PATCH', path, { body: { environmentIds: [] } }), 400, invalid)
    },
  },
  {
    rule: 'an environment that is not attached: 400 ENVIRONMENT_NOT_ATTACHED',
    source: 'public page',
    ask: async (probe) => {
      const { id } = await createEnvironment(probe)
      const body = { suiteId: await createSuite(probe), environmentId: id }
      expectRefusal(
        await probe.askProject('POST', '/eval-runs', { body }),
        400,
        invalid,
        'ENVIRONMENT_NOT_ATTACHED',
      )
    },
  },
  {
    rule: 'several attached and none named: 400 ENVIRONMENT_REQUIRED',
    source: 'public page',
    ask: async (probe) => {
      const suiteId = await createSuite(probe)
      const environmentIds = [(await createEnvironment(probe)).id, (await createEnvironment(probe)).id]
      expectStatus(
        await probe.askProject('PATCH', `/eval-suites/${suiteId}`, { body: { environmentIds } }),
        200,
      )
      expectRefusal(
        await probe.askProject('POST', '/eval-runs', { body: { suiteId } }),
        400,
        invalid,
        'ENVIRONMENT_REQUIRED',
      )
    },
  },
  {
    rule: 'a write at a stale expectedRevision: 409 CONFLICT',
    source: 'public page',
    ask: async (probe) => {
      const { id, revision } = await createEnvironment(probe)
      const body = { expectedRevision: Number(revision) + 7, description: 'x' }
      expectRefusal(await probe.askProject('PATCH', `/environments/${id}`, { body }), 409, 'CONFLICT')
    },
  },
  {
    rule: 'an empty array of an environment is refused, and so is a description of null',
    source: 'public page',
    ask: async (probe) => {
      const { id, revision: expectedRevision } = await createEnvironment(probe)
      const edit = (fields: object) =>
        probe.askProject('PATCH', `/environments/${id}`, { body: { expectedRevision, ...fields } })
      expectRefusal(await edit({ pluginVersionIds: [] }), 400, invalid)
      expectRefusal(await edit({ description: null }), 400, invalid)
    },
  },
  {
    rule: 'an archived environment frees its name; editing it or restoring over a taken name: 409',
    source: 'public page',
    ask: async (probe) => {
      const { id, name, hostId, revision } = await createEnvironment(probe)
      const body = { expectedRevision: revision }
      const archived = expectStatus(
        await probe.askProject('POST', `/environments/${id}/archive`, { body }),
        200,
      )
      const next = { expectedRevision: archived.revision }
      expectRefusal(
        await probe.askProject('PATCH', `/environments/${id}`, { body: { ...next, description: 'x' } }),
        409,
        'CONFLICT',
      )
      expectStatus(await probe.askProject('POST', '/environments', { body: { name, hostId } }), 201)
      expectRefusal(
        await probe.askProject('POST', `/environments/${id}/restore`, { body: next }),
        409,
        'CONFLICT',
      )
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
      } = expectStatus(await probe.askProject('POST', '/eval-ingest/report', { body }), 200)
      assert.deepEqual([ok, status, verdict], [true, 'completed', 'passed'])
      assert.equal((summary as { passRate: number }).passRate, 0.5)
    },
  },
  {
    rule: 'a chunked run: reused by externalRunId, iterations deduplicated, finalize idempotent',
    source: 'public page',
    ask: async (probe) => {
      const { results: _, ...start } = upload([])
      const first = expectStatus(
        await probe.askProject('POST', '/eval-ingest/runs/start', { body: start }),
        200,
      )
      const again = expectStatus(
        await probe.askProject('POST', '/eval-ingest/runs/start', { body: start }),
        200,
      )
      assert.deepEqual([again.runId, again.reused], [first.runId, true])
      const body = { runId: first.runId, results: [result(1), result(2)] }
      const append = async () => {
        const answer = expectStatus(
          await probe.askProject('POST', '/eval-ingest/runs/iterations', { body }),
          200,
        )
        return [answer.inserted, answer.skipped]
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
        const { result: verdict, summary } = expectStatus(
          await probe.askProject('POST', '/eval-ingest/runs/finalize', { body: end }),
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
      const { status } = await probe.askProject('POST', '/eval-ingest/report', { body })
      assert.ok(status >= 400, `answered ${status}`)
    },
  },
]
