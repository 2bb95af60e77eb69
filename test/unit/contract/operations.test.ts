import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { listParamNames } from '../../../src/contract/operation.ts'
import {
  getOperation,
  type ItemOf,
  operationIds,
  operations,
  type ParamsOf,
  type RequestOf,
  type ResponseOf,
} from '../../../src/contract/operations.ts'

/** Every route that each deployment has. */
const specified = [
  'GET /projects/{projectId}/studies/{studyId}',
  'GET /projects/{projectId}/scenarios/{scenarioId}',
  'GET /projects/{projectId}/user-testing/scenarios/{scenarioId}',
  'POST /chat-sessions/browser',
  'POST /chat-sessions/{sessionId}/browser/open',
  'GET /projects/{projectId}/swarms',
  'POST /projects/{projectId}/model-leases/revoke',
  'GET /me',
  'GET /projects',
  'GET /projects/{projectId}/servers',
  'GET /projects/{projectId}/eval-suites',
  'GET /chat-sessions',
  ...['hosts', 'clients'].flatMap((word) => {
    const one = `/projects/{projectId}/${word}/{${word.slice(0, -1)}Id}`
    const all = `/projects/{projectId}/${word}`
    return [`GET ${all}`, `POST ${all}`, `GET ${one}`, `PATCH ${one}`, `DELETE ${one}`]
  }),
  'GET /capabilities',
  'GET /projects/{projectId}/environments/capabilities',
  'GET /projects/{projectId}/environments',
  'POST /projects/{projectId}/environments',
  'GET /projects/{projectId}/environments/{environmentId}',
  'PATCH /projects/{projectId}/environments/{environmentId}',
  'GET /projects/{projectId}/environments/{environmentId}/resolve',
  'POST /projects/{projectId}/environments/{environmentId}/archive',
  'POST /projects/{projectId}/environments/{environmentId}/restore',
  ...[
    'validate',
    'doctor',
    'check-oauth',
    'tools',
    'tools/call',
    'prompts',
    'prompts/get',
    'resources',
    'resources/read',
    'export',
    'oauth/import-tokens',
  ].map((suffix) => `POST /projects/{projectId}/servers/{serverId}/${suffix}`),
  'POST /projects/{projectId}/eval-suites',
  'PATCH /projects/{projectId}/eval-suites/{suiteId}',
  'PATCH /projects/{projectId}/eval-suites/{suiteId}/schedule',
  'POST /projects/{projectId}/eval-runs',
  'GET /projects/{projectId}/eval-runs/{runId}',
  'GET /projects/{projectId}/eval-runs/{runId}/iterations',
  'GET /projects/{projectId}/eval-runs/{runId}/iterations/{iterationId}/trace',
  'GET /projects/{projectId}/eval-suites/{suiteId}/runs',
  ...['report', 'runs/start', 'runs/iterations', 'runs/finalize', 'artifacts/upload-url'].map(
    (suffix) => `POST /projects/{projectId}/eval-ingest/${suffix}`,
  ),
  'POST /projects/{projectId}/agent',
  'GET /projects/{projectId}/chatboxes',
  'GET /projects/{projectId}/chatboxes/{chatboxId}',
]

const routeOf = (id: (typeof operationIds)[number]) => `${getOperation(id).method} ${getOperation(id).path}`

describe('the table of operations', () => {
  test('holds every route of each deployment, and marks every other as optional', () => {
    const required = operationIds.filter((id) => !getOperation(id).optional).map(routeOf)
    expect(required.toSorted()).toEqual(specified.toSorted())
  })

  test('has no route twice', () => {
    const routes = operationIds.map(routeOf)
    expect(new Set(routes).size).toBe(routes.length)
  })

  test('names an existing, not deprecated successor for every deprecated operation', () => {
    const deprecated = operationIds
      .map(getOperation)
      .filter((operation) => operation.deprecated !== undefined)
    expect(deprecated).toHaveLength(10)
    for (const operation of deprecated) {
      if (operation.deprecated?.successor.startsWith('/projects/{projectId}/')) continue
      const successor = operationIds.find((id) => id === operation.deprecated?.successor)
      expect(successor, operation.id).toBeDefined()
      if (successor !== undefined) expect(getOperation(successor).deprecated).toBeUndefined()
    }
  })

  test('pages by query on GET and by body on POST', () => {
    for (const operation of operationIds.map(getOperation)) {
      if (operation.pagination === undefined) continue
      expect(operation.pagination, operation.id).toBe(operation.method === 'GET' ? 'query' : 'body')
      expect(v.safeParse(operation.response, { items: [], nextCursor: 'c' }).success, operation.id).toBe(true)
    }
  })

  test('says how a retry is made safe wherever it depends on an id', () => {
    for (const operation of operationIds.map(getOperation)) {
      expect(operation.idempotency !== undefined, operation.id).toBe(operation.retry === 'idempotent-with-id')
      if (operation.method === 'GET') expect(operation.retry, operation.id).toBe('safe')
    }
  })

  test('finds the parameters of a path in order', () => {
    expect(listParamNames('/projects/{projectId}/eval-runs/{runId}/cancel')).toEqual(['projectId', 'runId'])
    expect(listParamNames('/me')).toEqual([])
  })
})

describe('the types of a call', () => {
  test('follow the path, the query and the body', () => {
    expectTypeOf<ParamsOf<'getEvalRun'>>().toEqualTypeOf<{
      readonly projectId: string
      readonly runId: string
    }>()
    expectTypeOf<{ params: { projectId: string } }>().toExtend<RequestOf<'listServers'>>()
    expectTypeOf<Record<never, never>>().toExtend<RequestOf<'getMe'>>()
    expectTypeOf<{ params: { projectId: string } }>().not.toExtend<RequestOf<'revokeModelLeases'>>()
    expectTypeOf<ResponseOf<'revokeModelLeases'>['revoked']>().toEqualTypeOf<number>()
    expectTypeOf<ItemOf<'listSwarms'>['id']>().toEqualTypeOf<string>()
  })
})

describe('schemas of answers', () => {
  test('keep unknown fields and unknown words', () => {
    const answer = { id: 'r1', status: 'levitating', result: null, novelty: { a: 1 } }
    expect(v.parse(operations.getEvalRun.response, answer)).toEqual(answer)
  })

  test('tell an absent field of a study from a null one', () => {
    const study = {
      id: 's',
      name: 'n',
      serverCount: 0,
      serverNames: [],
      requireToolApproval: false,
      servers: [],
    }
    expect(v.parse(operations.getStudy.response, study)).not.toHaveProperty('environmentId')
  })
})

describe('schemas of requests', () => {
  test('refuse an unknown key where the service does, and name it', () => {
    const result = v.safeParse(operations.createEvalRun.body, { suiteId: 's', tags: ['x'] })
    expect(result.success).toBe(false)
    expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual(['tags'])
  })

  test('refuse an empty list where null is meant', () => {
    const patch = operations.updateEvalSuite.body
    expect(v.safeParse(patch, { environmentIds: [] }).success).toBe(false)
    expect(v.safeParse(patch, { environmentIds: null }).success).toBe(true)
  })
})
