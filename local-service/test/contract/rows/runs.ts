import { expect } from 'vitest'
import { type Given, type Row, row, rowsOf } from '../row.ts'
import type { World } from '../world.ts'

const shop = { projectId: 'shop' }
const steps = [{ id: 's', kind: 'toolCall', toolName: 'echo', arguments: { message: 'hi' } }]
const test = { title: 'new case', runs: 1, model: 'local/scripted', provider: 'local', steps }

const fresh = { suiteName: 'fresh', serverIds: ['everything'], tests: [test] }
const ofRun = ({ runId = '' }: Given) => ({ params: { ...shop, runId } })
const ofIteration = ({ runId = '', iterationId = '' }: Given) => ({ params: { ...shop, runId, iterationId } })
const ofCancel = (given: Given) => ({ ...ofRun(given), body: {} })
const create = rowsOf('createEvalRun', (body: object) => ({ params: shop, body }))

/** Starts a run and waits until it has ended. */
export const runToTheEnd = async (world: World, suiteId: string): Promise<{ runId: string }> => {
  const client = world.as('ada')
  const { runId } = await client.call('createEvalRun', { params: shop, body: { suiteId } })
  for (;;) {
    const { status } = await client.call('getEvalRun', { params: { ...shop, runId } })
    if (status !== 'pending' && status !== 'running') return { runId }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

const upload = async (
  world: World,
  externalRunId: string,
  results: readonly { title: string; passed: boolean }[],
) => {
  const { runId } = await world.as('ada').call('reportEvalResults', {
    params: shop,
    body: {
      suiteName: 'uploaded',
      externalRunId,
      ci: { commitSha: `sha-${externalRunId}` },
      results: results.map(({ title, passed }, n) => ({
        caseTitle: title,
        passed,
        externalIterationId: `${externalRunId}-${n}`,
        tokens: { total: 10 },
      })),
    },
  })
  return runId
}
const uploadTwo = async (world: World): Promise<{ runId: string; baseRunId: string }> => ({
  baseRunId: await upload(world, 'base', [
    { title: 'worse', passed: true },
    { title: 'better', passed: false },
    { title: 'gone', passed: true },
  ]),
  runId: await upload(world, 'head', [
    { title: 'worse', passed: false },
    { title: 'better', passed: true },
    { title: 'new', passed: true },
  ]),
})
const uploadOne = async (world: World): Promise<{ runId: string }> => ({
  runId: await upload(world, 'only', [{ title: 'a', passed: true }]),
})

/** Runs that no one will ever finish: they hold the organization's slots. */
const holdSlots = async ({ as, service: { store } }: World): Promise<Readonly<Record<string, string>>> => {
  const { runId } = await as('ada').call('createEvalRun', { params: shop, body: { suiteId: 'plain' } })
  const run = store.runs.get(runId)
  if (run === undefined) throw new Error('no run')
  for (const id of ['held-1', 'held-2']) store.runs.put({ ...run, id, status: 'running' })
  return { runId: 'held-1' }
}

const iterationOf = async (
  world: World,
  suiteId = 'plain',
): Promise<{ runId: string; iterationId: string }> => {
  const { runId } = await runToTheEnd(world, suiteId)
  const [iteration] = world.service.store.iterations.list(runId)
  return { runId, iterationId: iteration?.id ?? '' }
}

export const runRows: readonly Row[] = [
  create('form A: a suite as configured', { suiteId: 'plain', passCriteria: { minimumPassRate: 90 } }, 202, {
    answer: { suiteId: 'plain', status: 'pending', servers: [{ id: 'everything' }], environment: null },
  }),
  create('form A: other servers', { suiteId: 'unsaved', serverIds: ['everything'] }, 202),
  create('no saved selection', { suiteId: 'unsaved' }, 400, { reason: 'NO_SAVED_SERVER_SELECTION' }),
  create('form B: a new suite', { ...fresh }, 202, {
    answer: { caseUpsert: { committed: [{ name: 'new case' }], failed: [] } },
    check: (_, { service }) => expect(service.store.suites.findByName('shop', 'fresh')).toBeDefined(),
  }),
  create('form B: continues a suite of that name', { ...fresh, suiteName: 'plain' }, 202, {
    answer: { suiteId: 'plain' },
  }),
  create('form B: a name that uploads own', { ...fresh, suiteName: 'uploaded' }, 409, {
    reason: 'CI_OWNED_SUITE_READ_ONLY',
  }),
  create('form B: without servers', { suiteName: 'fresh', tests: [test] }, 400),
  create('neither form', { serverIds: ['everything'] }, 400),
  create('both forms', { suiteId: 'plain', suiteName: 'x', tests: [test] }, 400),
  create(
    'a model that is not hosted',
    {
      ...fresh,
      tests: [{ ...test, model: 'openai/nonsense' }],
    },
    400,
    { details: { hostedModels: ['openai/gpt-5-mini', 'openai/gpt-5-nano'] } },
  ),
  create(
    'a provider’s own model with a key',
    {
      ...fresh,
      tests: [{ ...test, model: 'own-model', provider: 'openai' }],
      modelApiKeys: { openai: 'hush-hush' },
    },
    202,
    {
      check: (value, { service }) => {
        const { runId } = value as { runId: string }
        expect(JSON.stringify(service.store.runs.get(runId))).not.toContain('hush-hush')
        expect(JSON.stringify(service.requests)).not.toContain('hush-hush')
      },
    },
  ),
  create('an environment that is not attached', { suiteId: 'one-env', environmentId: 'production' }, 400, {
    reason: 'ENVIRONMENT_NOT_ATTACHED',
  }),
  create('the only one attached is used', { suiteId: 'one-env' }, 202, {
    answer: { environment: { id: 'staging', name: 'staging', revision: 1 } },
  }),
  create('several attached', { suiteId: 'two-env' }, 400, {
    reason: 'ENVIRONMENT_REQUIRED',
    details: { environmentIds: ['staging', 'production'] },
  }),
  create('one of several', { suiteId: 'two-env', environmentId: 'production' }, 202, {
    answer: { environment: { id: 'production' } },
  }),
  create(
    'servers and an environment',
    { suiteId: 'one-env', environmentId: 'staging', serverIds: ['everything'] },
    400,
    { check: (value) => expect(value).not.toHaveProperty('details.reason') },
  ),
  create('servers of a suite with environments', { suiteId: 'one-env', serverIds: ['everything'] }, 400, {
    reason: 'ENVIRONMENT_SERVERS_NOT_OVERRIDABLE',
  }),
  create('a third run at once', { suiteId: 'plain' }, 429, {
    reason: 'CONCURRENT_RUN_LIMIT',
    details: { maxConcurrentRuns: 2 },
    given: holdSlots,
  }),
  create('an environment that can’t be resolved', { suiteId: 'one-env' }, 409, {
    details: { code: 'ENV_ARCHIVED' },
    given: async (world) => {
      await world.as('ada').call('archiveEnvironment', {
        params: { ...shop, environmentId: 'staging' },
        body: { expectedRevision: 1 },
      })
    },
  }),
  create(
    'an environment without a suite',
    { suiteName: 'x', tests: [test], serverIds: ['everything'], environmentId: 'staging' },
    400,
  ),
  create('an unknown suite', { suiteId: 'nothing' }, 404),
  create('an unknown server', { suiteId: 'plain', serverIds: ['nothing'] }, 404),
  create('an unknown case', { suiteId: 'plain', caseIds: ['nothing'] }, 404),
  create('a host of another project', { suiteId: 'plain', namedHostId: 'second-client' }, 400, {
    reason: 'HOST_NOT_ATTACHED',
  }),
  create('a fraction for a percentage', { suiteId: 'plain', passCriteria: { minimumPassRate: 0.9 } }, 400),
  create(
    'two spellings of the pass rate',
    {
      suiteId: 'plain',
      passCriteria: { minimumPassRate: 90, minimumPassRatePercent: 90 },
    },
    400,
  ),
  create('eleven repetitions', { suiteId: 'plain', iterationOverride: 11 }, 400),
  create(
    'tests with fields of cases',
    { ...fresh, suiteName: 'x', tests: [{ ...test, repetitions: 2 }] },
    400,
  ),
  create('on a client of the suite: with its servers', { suiteId: 'plain', namedHostId: 'client' }, 202, {
    answer: { servers: [{ id: 'everything' }], environment: null },
    given: async (world) => {
      const body = { hosts: [{ host: 'client' }] }
      await world.as('ada').call('updateEvalSuite', { params: { ...shop, suiteId: 'plain' }, body })
    },
  }),
  create('a client of the project that is not attached', { suiteId: 'plain', namedHostId: 'client' }, 400, {
    reason: 'HOST_NOT_ATTACHED',
  }),
  ...['runs', 'model', 'provider', 'title'].map((name) =>
    create(`form B: a test without ${name}`, { ...fresh, tests: [{ ...test, [name]: undefined }] }, 400),
  ),
  create(
    'form B: a test of an older client, with keys that nobody reads',
    { ...fresh, tests: [{ title: 'old', steps, colour: 'red' }] },
    202,
    {
      answer: { caseUpsert: { committed: [{ name: 'old' }], failed: [] } },
      options: { settings: { strictness: 'lenient' } },
    },
  ),
  create('form B: a blank name', { ...fresh, suiteName: '  ' }, 400),
  create(
    'an idempotency key that was used with another body',
    { suiteId: 'plain', idempotencyKey: 'k', notes: 'x' },
    409,
    {
      reason: 'IDEMPOTENCY_CONFLICT',
      given: async (world) => {
        await world
          .as('ada')
          .call('createEvalRun', { params: shop, body: { suiteId: 'plain', idempotencyKey: 'k' } })
      },
    },
  ),
  create('the same key and body is the same run', { suiteId: 'plain', idempotencyKey: 'k' }, 202, {
    answer: { deduped: true, status: 'completed' },
    check: (_, { service }) => expect(service.store.runs.countBySuite('plain')).toBe(1),
    given: async (world) => {
      const body = { suiteId: 'plain', idempotencyKey: 'k' }
      const { runId } = await world.as('ada').call('createEvalRun', { params: shop, body })
      await expect
        .poll(() => world.service.store.runs.get(runId)?.status, { timeout: 10_000 })
        .toBe('completed')
    },
  }),
  row('getEvalRun', 'a hosted run that passed', ofRun, 200, {
    given: (world) => runToTheEnd(world, 'plain'),
    answer: {
      status: 'completed',
      result: 'passed',
      source: 'api',
      summary: { total: 1, passed: 1, failed: 0, passRate: 1 },
      environment: null,
      completedAt: expect.any(Number),
    },
  }),
  row('getEvalRun', 'the environment is that of the launch, even if it has changed since', ofRun, 200, {
    given: async (world) => {
      const { runId } = await runToTheEnd(world, 'one-env')
      const body = { expectedRevision: 1, name: 'renamed' }
      await world.as('ada').call('updateEnvironment', { params: { ...shop, environmentId: 'staging' }, body })
      return { runId }
    },
    answer: { environment: { id: 'staging', name: 'staging', revision: 1 } },
  }),
  row('listEvalRunIterations', 'tool calls, tokens, time', ofRun, 200, {
    given: (world) => iterationOf(world),
    answer: {
      items: [
        {
          title: 'echoes',
          iterationNumber: 1,
          status: 'completed',
          result: 'passed',
          durationMs: expect.any(Number),
          actualToolCalls: [{ toolName: 'echo', arguments: { message: 'hi' } }],
          expectedToolCalls: [{ toolName: 'echo', arguments: { message: 'hi' } }],
        },
      ],
    },
  }),
  row(
    'listEvalRunIterations',
    'in pages',
    ({ runId = '' }) => ({ params: { ...shop, runId }, query: { limit: 2 } }),
    200,
    {
      given: uploadTwo,
      answer: {
        items: [{ title: 'worse', tokensUsed: 10 }, { title: 'better' }],
        nextCursor: expect.any(String),
      },
    },
  ),
  row('getEvalRunIterationTrace', 'messages and analysis', ofIteration, 200, {
    given: (world) => iterationOf(world),
    answer: { messages: [], analysis: { passed: true, expectedToolCalls: [{ toolName: 'echo' }] } },
  }),
  row('getEvalRunIterationTrace', 'none was recorded', ofIteration, 404, {
    given: async (world) => {
      const { runId } = await uploadOne(world)
      return { runId, iterationId: world.service.store.iterations.list(runId)[0]?.id ?? '' }
    },
    reason: 'TRACE_NOT_AVAILABLE',
  }),
  row('getEvalRunIterationTrace', 'an iteration of another run', ofIteration, 404, {
    given: async (world) => {
      const { iterationId } = await iterationOf(world)
      return { ...(await uploadOne(world)), iterationId }
    },
  }),
  row('listEvalRunSteps', 'what became of each', ofIteration, 200, {
    given: (world) => iterationOf(world),
    answer: {
      items: [
        { stepId: 's1', stepIndex: 0, kind: 'toolCall', status: 'ok', reason: null },
        { stepId: 's2', stepIndex: 1, kind: 'assert', status: 'ok' },
      ],
    },
  }),
  row('cancelEvalRun', 'a run underway', ofCancel, 200, {
    given: holdSlots,
    answer: { status: 'cancelled', completedAt: expect.any(Number) },
  }),
  row('cancelEvalRun', 'twice', ofCancel, 200, {
    given: async (world) => {
      const { runId = '' } = await holdSlots(world)
      await world.as('ada').call('cancelEvalRun', { params: { ...shop, runId }, body: {} })
      return { runId }
    },
    answer: { status: 'cancelled' },
  }),
  row('cancelEvalRun', 'a finished run', ofCancel, 409, { given: uploadOne }),
  row('cancelEvalRun', 'a finished run, where the deployment says 400', ofCancel, 400, {
    options: { settings: { cancelFinished: 'VALIDATION_ERROR' } },
    given: uploadOne,
  }),
  row('compareEvalRun', 'with the one before', ofRun, 200, {
    given: uploadTwo,
    answer: {
      baseline: { policy: 'previous_completed' },
      passSummary: { total: { base: 3, compare: 3, delta: 0 }, passRatePercent: { delta: 0 } },
      cases: [
        { title: 'worse', status: 'regressed', base: { outcome: 'passed' }, compare: { outcome: 'failed' } },
        { title: 'better', status: 'fixed' },
        { title: 'new', status: 'new_case' },
        { title: 'gone', status: 'removed_case' },
      ],
    },
  }),
  row(
    'compareEvalRun',
    'with a named one',
    ({ runId = '', baseRunId }) => ({ params: { ...shop, runId }, query: { baseRunId } }),
    200,
    { given: uploadTwo, answer: { baseline: { policy: 'run' } } },
  ),
  row(
    'compareEvalRun',
    'with a commit',
    ({ runId = '' }) => ({ params: { ...shop, runId }, query: { baseCommitSha: 'sha-base' } }),
    200,
    { given: uploadTwo, answer: { baseline: { policy: 'commit_sha' } } },
  ),
  row(
    'compareEvalRun',
    'with two selectors',
    ({ runId = '' }) => ({
      params: { ...shop, runId },
      query: { baseRunId: 'a', baseCommitSha: 'b' },
    }),
    400,
    { given: uploadTwo },
  ),
  row('compareEvalRun', 'there is none before', ofRun, 404, {
    given: uploadOne,
    reason: 'BASELINE_NOT_FOUND',
  }),
  row(
    'createEvalRunGroup',
    'one run per environment, in one slot',
    {
      params: shop,
      body: { suiteId: 'two-env', targets: [{ environmentId: 'staging' }, { environmentId: 'production' }] },
    },
    202,
    {
      answer: {
        outcome: 'started',
        startedCount: 2,
        failedCount: 0,
        targets: [
          { target: { environmentId: 'staging' }, status: 'started', runStatus: 'pending' },
          { target: { environmentId: 'production' }, status: 'started' },
        ],
      },
    },
  ),
  row(
    'createEvalRunGroup',
    'a target that can’t start is reported',
    {
      params: shop,
      body: { suiteId: 'one-env', targets: [{ environmentId: 'staging' }, { environmentId: 'production' }] },
    },
    202,
    {
      answer: {
        outcome: 'partial',
        targets: [{ status: 'started' }, { status: 'failed', error: { code: 'VALIDATION_ERROR' } }],
      },
    },
  ),
  row(
    'createEvalRunGroup',
    'environments and hosts mixed',
    {
      params: shop,
      body: { suiteId: 'two-env', targets: [{ environmentId: 'staging' }, { namedHostId: 'client' }] },
    },
    400,
    { reason: 'HETEROGENEOUS_TARGETS' },
  ),
  row(
    'createEvalRunGroup',
    'while two runs are underway',
    { params: shop, body: { suiteId: 'two-env', targets: [{ environmentId: 'staging' }] } },
    429,
    { given: holdSlots, reason: 'CONCURRENT_RUN_LIMIT' },
  ),
  row(
    'createEvalRunGroup',
    'of an unknown suite',
    { params: shop, body: { suiteId: 'nothing', targets: [{ environmentId: 'staging' }] } },
    404,
  ),
]
