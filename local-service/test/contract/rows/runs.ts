import { expect } from 'vitest'
import type { Row } from '../row.ts'
import type { World } from '../world.ts'

const shop = { projectId: 'shop' }
const refused = { status: 400, code: 'VALIDATION_ERROR' } as const
const missing = { status: 404, code: 'NOT_FOUND' } as const
const conflict = { status: 409, code: 'CONFLICT' } as const
const steps = [{ id: 's', kind: 'toolCall', toolName: 'echo', arguments: { message: 'hi' } }]
const test = { title: 'new case', runs: 1, model: 'local/scripted', provider: 'local', steps }

const create = (name: string, body: object, expected: Partial<Row> & Pick<Row, 'status'>): Row => ({
  operation: 'createEvalRun',
  name,
  request: { params: shop, body },
  ...expected,
})

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
  create(
    'form A: a suite as configured',
    { suiteId: 'plain', passCriteria: { minimumPassRate: 90 } },
    {
      status: 202,
      answer: { suiteId: 'plain', status: 'pending', servers: [{ id: 'everything' }], environment: null },
    },
  ),
  create('form A: other servers', { suiteId: 'unsaved', serverIds: ['everything'] }, { status: 202 }),
  create(
    'rule 1: no saved selection',
    { suiteId: 'unsaved' },
    { ...refused, reason: 'NO_SAVED_SERVER_SELECTION' },
  ),
  create(
    'form B: a new suite',
    { suiteName: 'fresh', serverIds: ['everything'], tests: [test] },
    {
      status: 202,
      answer: { caseUpsert: { committed: [{ name: 'new case' }], failed: [] } },
      check: (_, { service }) => expect(service.store.suites.findByName('shop', 'fresh')).toBeDefined(),
    },
  ),
  create(
    'form B: continues a suite of that name',
    { suiteName: 'plain', serverIds: ['everything'], tests: [test] },
    {
      status: 202,
      answer: { suiteId: 'plain' },
    },
  ),
  create(
    'form B: a name that uploads own',
    { suiteName: 'uploaded', serverIds: ['everything'], tests: [test] },
    {
      ...conflict,
      reason: 'CI_OWNED_SUITE_READ_ONLY',
    },
  ),
  create('form B: without servers', { suiteName: 'fresh', tests: [test] }, refused),
  create('neither form', { serverIds: ['everything'] }, refused),
  create('both forms', { suiteId: 'plain', suiteName: 'x', tests: [test] }, refused),
  create(
    'rule 3: a model that is not hosted',
    {
      suiteName: 'fresh',
      serverIds: ['everything'],
      tests: [{ ...test, model: 'openai/nonsense' }],
    },
    { ...refused, details: { hostedModels: ['openai/gpt-5-mini', 'openai/gpt-5-nano'] } },
  ),
  create(
    'rule 3: a provider’s own model with a key',
    {
      suiteName: 'fresh',
      serverIds: ['everything'],
      tests: [{ ...test, model: 'own-model', provider: 'openai' }],
      modelApiKeys: { openai: 'hush-hush' },
    },
    {
      status: 202,
      check: (value, { service }) => {
        const { runId } = value as { runId: string }
        expect(JSON.stringify(service.store.runs.get(runId))).not.toContain('hush-hush')
        expect(JSON.stringify(service.requests)).not.toContain('hush-hush')
      },
    },
  ),
  create(
    'rule 4: an environment that is not attached',
    { suiteId: 'one-env', environmentId: 'production' },
    {
      ...refused,
      reason: 'ENVIRONMENT_NOT_ATTACHED',
    },
  ),
  create(
    'rule 5: the only one attached is used',
    { suiteId: 'one-env' },
    {
      status: 202,
      answer: { environment: { id: 'staging', name: 'staging', revision: 1 } },
    },
  ),
  create(
    'rule 5: several attached',
    { suiteId: 'two-env' },
    {
      ...refused,
      reason: 'ENVIRONMENT_REQUIRED',
      details: { environmentIds: ['staging', 'production'] },
    },
  ),
  create(
    'rule 5: one of several',
    { suiteId: 'two-env', environmentId: 'production' },
    {
      status: 202,
      answer: { environment: { id: 'production' } },
    },
  ),
  create(
    'rule 6: servers and an environment',
    { suiteId: 'one-env', environmentId: 'staging', serverIds: ['everything'] },
    {
      ...refused,
      check: (value) => expect(value).not.toHaveProperty('details.reason'),
    },
  ),
  create(
    'rule 6: servers of a suite with environments',
    { suiteId: 'one-env', serverIds: ['everything'] },
    {
      ...refused,
      reason: 'ENVIRONMENT_SERVERS_NOT_OVERRIDABLE',
    },
  ),
  {
    ...create(
      'rule 7: a third run at once',
      { suiteId: 'plain' },
      {
        status: 429,
        code: 'RATE_LIMITED',
        reason: 'CONCURRENT_RUN_LIMIT',
        details: { maxConcurrentRuns: 2 },
      },
    ),
    given: holdSlots,
  },
  {
    ...create(
      'an environment that can’t be resolved',
      { suiteId: 'one-env' },
      { ...conflict, details: { code: 'ENV_ARCHIVED' } },
    ),
    given: async (world) => {
      await world.as('ada').call('archiveEnvironment', {
        params: { ...shop, environmentId: 'staging' },
        body: { expectedRevision: 1 },
      })
      return {}
    },
  },
  create(
    'an environment without a suite',
    { suiteName: 'x', tests: [test], serverIds: ['everything'], environmentId: 'staging' },
    refused,
  ),
  create('an unknown suite', { suiteId: 'nothing' }, missing),
  create('an unknown server', { suiteId: 'plain', serverIds: ['nothing'] }, missing),
  create('an unknown case', { suiteId: 'plain', caseIds: ['nothing'] }, missing),
  create(
    'a host of another project',
    { suiteId: 'plain', namedHostId: 'second-client' },
    { ...refused, reason: 'HOST_NOT_ATTACHED' },
  ),
  create(
    'a fraction for a percentage',
    { suiteId: 'plain', passCriteria: { minimumPassRate: 0.9 } },
    refused,
  ),
  create(
    'two spellings of the pass rate',
    {
      suiteId: 'plain',
      passCriteria: { minimumPassRate: 90, minimumPassRatePercent: 90 },
    },
    refused,
  ),
  create('eleven repetitions', { suiteId: 'plain', iterationOverride: 11 }, refused),
  create(
    'tests with fields of cases',
    { suiteName: 'x', serverIds: ['everything'], tests: [{ ...test, repetitions: 2 }] },
    refused,
  ),
  {
    ...create(
      'on a client of the suite: with its servers',
      { suiteId: 'plain', namedHostId: 'client' },
      { status: 202, answer: { servers: [{ id: 'everything' }], environment: null } },
    ),
    given: async (world) => {
      const body = { hosts: [{ host: 'client' }] }
      await world.as('ada').call('updateEvalSuite', { params: { ...shop, suiteId: 'plain' }, body })
      return {}
    },
  },
  create(
    'a client of the project that is not attached',
    { suiteId: 'plain', namedHostId: 'client' },
    { ...refused, reason: 'HOST_NOT_ATTACHED' },
  ),
  create('an unknown key', { suiteId: 'plain', colour: 'red' }, refused),
  ...['runs', 'model', 'provider', 'title'].map((name) =>
    create(
      `form B: a test without ${name}`,
      { suiteName: 'fresh', serverIds: ['everything'], tests: [{ ...test, [name]: undefined }] },
      refused,
    ),
  ),
  {
    ...create(
      'form B: a test of an older client, with keys that nobody reads',
      { suiteName: 'fresh', serverIds: ['everything'], tests: [{ title: 'old', steps, colour: 'red' }] },
      { status: 202, answer: { caseUpsert: { committed: [{ name: 'old' }], failed: [] } } },
    ),
    options: { settings: { strictness: 'lenient' } },
  },
  create('form B: a blank name', { suiteName: '  ', serverIds: ['everything'], tests: [test] }, refused),
  create('a foreign project', { suiteId: 'plain' }, { as: 'zoe', ...missing }),
  {
    ...create(
      'an idempotency key that was used with another body',
      { suiteId: 'plain', idempotencyKey: 'k', notes: 'x' },
      {
        ...conflict,
        reason: 'IDEMPOTENCY_CONFLICT',
      },
    ),
    given: async (world) => {
      await world
        .as('ada')
        .call('createEvalRun', { params: shop, body: { suiteId: 'plain', idempotencyKey: 'k' } })
      return {}
    },
  },
  {
    ...create(
      'the same key and body is the same run',
      { suiteId: 'plain', idempotencyKey: 'k' },
      {
        status: 202,
        answer: { deduped: true, status: 'completed' },
        check: (_, { service }) => expect(service.store.runs.countBySuite('plain')).toBe(1),
      },
    ),
    given: async (world) => {
      const body = { suiteId: 'plain', idempotencyKey: 'k' }
      const { runId } = await world.as('ada').call('createEvalRun', { params: shop, body })
      await expect
        .poll(() => world.service.store.runs.get(runId)?.status, { timeout: 10_000 })
        .toBe('completed')
      return {}
    },
  },
  {
    operation: 'getEvalRun',
    name: 'a hosted run that passed',
    given: (world) => runToTheEnd(world, 'plain'),
    request: ({ runId = '' }) => ({ params: { ...shop, runId } }),
    status: 200,
    answer: {
      status: 'completed',
      result: 'passed',
      source: 'api',
      summary: { total: 1, passed: 1, failed: 0, passRate: 1 },
      environment: null,
      completedAt: expect.any(Number),
    },
  },
  {
    operation: 'getEvalRun',
    name: 'the environment is that of the launch, even if it has changed since',
    given: async (world) => {
      const { runId } = await runToTheEnd(world, 'one-env')
      const body = { expectedRevision: 1, name: 'renamed' }
      await world.as('ada').call('updateEnvironment', { params: { ...shop, environmentId: 'staging' }, body })
      return { runId }
    },
    request: ({ runId = '' }) => ({ params: { ...shop, runId } }),
    status: 200,
    answer: { environment: { id: 'staging', name: 'staging', revision: 1 } },
  },
  {
    operation: 'getEvalRun',
    name: 'of a foreign project',
    as: 'zoe',
    given: uploadOne,
    request: ({ runId = '' }) => ({ params: { ...shop, runId } }),
    ...missing,
  },
  {
    operation: 'listEvalRunIterations',
    name: 'tool calls, tokens, time',
    given: (world) => iterationOf(world),
    request: ({ runId = '' }) => ({ params: { ...shop, runId } }),
    status: 200,
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
  },
  {
    operation: 'listEvalRunIterations',
    name: 'in pages',
    given: uploadTwo,
    request: ({ runId = '' }) => ({ params: { ...shop, runId }, query: { limit: 2 } }),
    status: 200,
    answer: {
      items: [{ title: 'worse', tokensUsed: 10 }, { title: 'better' }],
      nextCursor: expect.any(String),
    },
  },
  {
    operation: 'listEvalRunIterations',
    name: 'of an unknown run',
    request: { params: { ...shop, runId: 'x' } },
    ...missing,
  },
  {
    operation: 'getEvalRunIterationTrace',
    name: 'messages and analysis',
    given: (world) => iterationOf(world),
    request: ({ runId = '', iterationId = '' }) => ({ params: { ...shop, runId, iterationId } }),
    status: 200,
    answer: { messages: [], analysis: { passed: true, expectedToolCalls: [{ toolName: 'echo' }] } },
  },
  {
    operation: 'getEvalRunIterationTrace',
    name: 'none was recorded',
    given: async (world) => {
      const { runId } = await uploadOne(world)
      return { runId, iterationId: world.service.store.iterations.list(runId)[0]?.id ?? '' }
    },
    request: ({ runId = '', iterationId = '' }) => ({ params: { ...shop, runId, iterationId } }),
    ...missing,
    reason: 'TRACE_NOT_AVAILABLE',
  },
  {
    operation: 'getEvalRunIterationTrace',
    name: 'an iteration of another run',
    given: async (world) => {
      const { iterationId } = await iterationOf(world)
      return { ...(await uploadOne(world)), iterationId }
    },
    request: ({ runId = '', iterationId = '' }) => ({ params: { ...shop, runId, iterationId } }),
    ...missing,
  },
  {
    operation: 'listEvalRunSteps',
    name: 'what became of each',
    given: (world) => iterationOf(world),
    request: ({ runId = '', iterationId = '' }) => ({ params: { ...shop, runId, iterationId } }),
    status: 200,
    answer: {
      items: [
        { stepId: 's1', stepIndex: 0, kind: 'toolCall', status: 'ok', reason: null },
        { stepId: 's2', stepIndex: 1, kind: 'assert', status: 'ok' },
      ],
    },
  },
  {
    operation: 'listEvalRunSteps',
    name: 'of an unknown iteration',
    given: uploadOne,
    request: ({ runId = '' }) => ({ params: { ...shop, runId, iterationId: 'x' } }),
    ...missing,
  },
  {
    operation: 'cancelEvalRun',
    name: 'a run underway',
    given: holdSlots,
    request: ({ runId = '' }) => ({ params: { ...shop, runId }, body: {} }),
    status: 200,
    answer: { status: 'cancelled', completedAt: expect.any(Number) },
  },
  {
    operation: 'cancelEvalRun',
    name: 'twice',
    given: async (world) => {
      const { runId = '' } = await holdSlots(world)
      await world.as('ada').call('cancelEvalRun', { params: { ...shop, runId }, body: {} })
      return { runId }
    },
    request: ({ runId = '' }) => ({ params: { ...shop, runId }, body: {} }),
    status: 200,
    answer: { status: 'cancelled' },
  },
  {
    operation: 'cancelEvalRun',
    name: 'a finished run',
    given: uploadOne,
    request: ({ runId = '' }) => ({ params: { ...shop, runId }, body: {} }),
    ...conflict,
  },
  {
    operation: 'cancelEvalRun',
    name: 'a finished run, where the deployment says 400',
    options: { settings: { cancelFinished: 'VALIDATION_ERROR' } },
    given: uploadOne,
    request: ({ runId = '' }) => ({ params: { ...shop, runId }, body: {} }),
    ...refused,
  },
  {
    operation: 'compareEvalRun',
    name: 'with the one before',
    given: uploadTwo,
    request: ({ runId = '' }) => ({ params: { ...shop, runId } }),
    status: 200,
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
  },
  {
    operation: 'compareEvalRun',
    name: 'with a named one',
    given: uploadTwo,
    request: ({ runId = '', baseRunId }) => ({ params: { ...shop, runId }, query: { baseRunId } }),
    status: 200,
    answer: { baseline: { policy: 'run' } },
  },
  {
    operation: 'compareEvalRun',
    name: 'with a commit',
    given: uploadTwo,
    request: ({ runId = '' }) => ({ params: { ...shop, runId }, query: { baseCommitSha: 'sha-base' } }),
    status: 200,
    answer: { baseline: { policy: 'commit_sha' } },
  },
  {
    operation: 'compareEvalRun',
    name: 'with two selectors',
    given: uploadTwo,
    request: ({ runId = '' }) => ({
      params: { ...shop, runId },
      query: { baseRunId: 'a', baseCommitSha: 'b' },
    }),
    ...refused,
  },
  {
    operation: 'compareEvalRun',
    name: 'there is none before',
    given: uploadOne,
    request: ({ runId = '' }) => ({ params: { ...shop, runId } }),
    ...missing,
    reason: 'BASELINE_NOT_FOUND',
  },
  {
    operation: 'createEvalRunGroup',
    name: 'one run per environment, in one slot',
    request: {
      params: shop,
      body: { suiteId: 'two-env', targets: [{ environmentId: 'staging' }, { environmentId: 'production' }] },
    },
    status: 202,
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
  {
    operation: 'createEvalRunGroup',
    name: 'a target that can’t start is reported',
    request: {
      params: shop,
      body: { suiteId: 'one-env', targets: [{ environmentId: 'staging' }, { environmentId: 'production' }] },
    },
    status: 202,
    answer: {
      outcome: 'partial',
      targets: [{ status: 'started' }, { status: 'failed', error: { code: 'VALIDATION_ERROR' } }],
    },
  },
  {
    operation: 'createEvalRunGroup',
    name: 'environments and hosts mixed',
    request: {
      params: shop,
      body: { suiteId: 'two-env', targets: [{ environmentId: 'staging' }, { namedHostId: 'client' }] },
    },
    ...refused,
    reason: 'HETEROGENEOUS_TARGETS',
  },
  {
    operation: 'createEvalRunGroup',
    name: 'while two runs are underway',
    given: holdSlots,
    request: { params: shop, body: { suiteId: 'two-env', targets: [{ environmentId: 'staging' }] } },
    status: 429,
    code: 'RATE_LIMITED',
    reason: 'CONCURRENT_RUN_LIMIT',
  },
  {
    operation: 'createEvalRunGroup',
    name: 'of an unknown suite',
    request: { params: shop, body: { suiteId: 'nothing', targets: [{ environmentId: 'staging' }] } },
    ...missing,
  },
]
