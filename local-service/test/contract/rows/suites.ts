import { expect } from 'vitest'
import type { Row } from '../row.ts'

const shop = { projectId: 'shop' }
const at = (suiteId: string) => ({ ...shop, suiteId })
const steps = [{ id: 's', kind: 'toolCall', toolName: 'echo', arguments: { message: 'hi' } }]
const test = { title: 'new case', steps }
const refused = { status: 400, code: 'VALIDATION_ERROR' } as const
const conflict = { status: 409, code: 'CONFLICT' } as const
const missing = { status: 404, code: 'NOT_FOUND' } as const
const ciOwned = { ...conflict, reason: 'CI_OWNED_SUITE_READ_ONLY' } as const

const create = (name: string, body: object, expected: Partial<Row> & Pick<Row, 'status'>): Row => ({
  operation: 'createEvalSuite',
  name,
  request: {
    params: shop,
    body: { name: 'new', serverIds: ['everything'], model: 'local/scripted', tests: [test], ...body },
  },
  ...expected,
})
const edit = (name: string, id: string, body: object, expected: Partial<Row> & Pick<Row, 'status'>): Row => ({
  operation: 'updateEvalSuite',
  name,
  request: { params: at(id), body },
  ...expected,
})
const schedule = (
  name: string,
  id: string,
  body: object,
  expected: Partial<Row> & Pick<Row, 'status'>,
): Row => ({
  operation: 'updateEvalSuiteSchedule',
  name,
  request: { params: at(id), body },
  ...expected,
})

export const suiteRows: readonly Row[] = [
  create('a blank name', { name: '  ' }, refused),
  edit(
    'clients by name, with servers of their own',
    'plain',
    { hosts: [{ host: 'client', servers: ['dead'] }] },
    { status: 200, answer: { hosts: [{ id: 'client', name: 'client', servers: ['dead'] }] } },
  ),
  edit('a client that is not there', 'plain', { hosts: [{ host: 'nobody' }] }, refused),
  edit('at a stale revision', 'plain', { description: 'x', expectedRevisionNumber: 7 }, conflict),

  {
    operation: 'listEvalSuites',
    name: 'with the latest run',
    as: 'bob',
    given: async (world) => {
      await world.as('bob').call('reportEvalResults', {
        params: shop,
        body: { suiteName: 'uploaded', results: [{ caseTitle: 'a', passed: true }] },
      })
      return {}
    },
    request: { params: shop },
    status: 200,
    check: (value) => {
      const { items } = value as { items: { id: string }[] }
      expect(items.find(({ id }) => id === 'uploaded')).toMatchObject({
        latestRun: { status: 'completed', passed: 1, failed: 0, passRate: 1 },
        totals: { runs: 1, passed: 1, failed: 0 },
        passRateTrend: [1],
      })
      expect(items.find(({ id }) => id === 'plain')).toMatchObject({ latestRun: null, totals: { runs: 0 } })
    },
  },
  {
    operation: 'listEvalSuites',
    name: 'of a foreign project',
    as: 'zoe',
    request: { params: shop },
    ...missing,
  },
  create(
    'authors cases without a run',
    {},
    {
      status: 201,
      answer: {
        name: 'new',
        servers: [{ id: 'everything' }],
        caseUpsert: { committed: [{ name: 'new case' }], failed: [] },
      },
      check: (value, { service }) => {
        const { suiteId } = value as { suiteId: string }
        expect(service.store.runs.countBySuite(suiteId)).toBe(0)
        expect(service.store.cases.list(suiteId)).toHaveLength(1)
      },
    },
  ),
  create(
    'falls back to the suite’s defaults',
    {
      model: 'local/scripted',
      tests: [{ title: 'asks', steps: [{ id: 'p', kind: 'prompt', prompt: 'Hi' }] }],
    },
    {
      status: 201,
      check: (value, { service }) => {
        const [stored] = service.store.cases.list((value as { suiteId: string }).suiteId)
        expect(stored?.fields).toMatchObject({ models: [{ model: 'local/scripted' }] })
      },
    },
  ),
  create(
    'a test that can’t be imported is reported',
    { tests: [test, { ...test, title: 'two counts', runs: 1, iterations: 1 }] },
    {
      status: 201,
      answer: { caseUpsert: { committed: [{}], failed: [{ name: 'two counts' }] } },
    },
  ),
  create('no test can be taken', { tests: [{ title: 'no steps' }] }, refused),
  create('a name that is taken', { name: 'plain' }, conflict),
  create('an unknown server', { serverIds: ['nothing'] }, missing),
  create('no server', { serverIds: [] }, refused),
  create('no model', { model: undefined }, refused),
  create('no tests', { tests: [] }, refused),
  create('more than ten repetitions', { tests: [{ ...test, runs: 11 }] }, refused),
  create(
    'a model that is not hosted',
    { tests: [{ ...test, model: 'anthropic/nonsense' }] },
    {
      ...refused,
      details: { hostedModels: ['anthropic/claude-haiku-4.5', 'anthropic/claude-sonnet-4.5'] },
    },
  ),
  create('an unknown key', { colour: 'red' }, refused),
  {
    operation: 'getEvalSuite',
    name: 'its settings',
    request: { params: at('one-env') },
    status: 200,
    answer: { id: 'one-env', managedBy: 'app', environmentIds: ['staging'], schedule: { enabled: false } },
  },
  { operation: 'getEvalSuite', name: 'an unknown one', request: { params: at('nothing') }, ...missing },
  edit(
    'renames and raises the revision',
    'plain',
    { name: 'renamed' },
    {
      status: 200,
      answer: { name: 'renamed', revisionNumber: 2 },
    },
  ),
  edit(
    'environments are replaced',
    'one-env',
    { environmentIds: ['production'] },
    {
      status: 200,
      answer: { environmentIds: ['production'] },
    },
  ),
  edit(
    'null detaches all',
    'two-env',
    { environmentIds: null },
    { status: 200, answer: { environmentIds: [] } },
  ),
  edit('an empty list is refused', 'two-env', { environmentIds: [] }, refused),
  edit('an unknown environment', 'two-env', { environmentIds: ['nothing'] }, missing),
  edit('an archived environment', 'two-env', { environmentIds: ['archived'] }, conflict),
  edit('a name that is taken', 'plain', { name: 'unsaved' }, conflict),
  edit('a stale revision', 'plain', { expectedRevisionNumber: 9 }, conflict),
  edit('an unknown key', 'plain', { colour: 'red' }, refused),
  edit('a suite made by uploads', 'uploaded', { name: 'x' }, ciOwned),
  edit('an unknown suite', 'nothing', { name: 'x' }, missing),
  {
    ...edit(
      'the environment of a running schedule',
      'two-env',
      { environmentIds: ['production'] },
      {
        ...conflict,
        reason: 'SCHEDULE_ENVIRONMENT_PINNED',
      },
    ),
    given: async (world) => {
      const body = { enabled: true, environmentId: 'staging' }
      await world.as('ada').call('updateEvalSuiteSchedule', { params: at('two-env'), body })
      return {}
    },
  },
  schedule(
    'enabled, with an interval',
    'plain',
    { enabled: true, intervalMinutes: 60 },
    {
      status: 200,
      answer: { schedule: { enabled: true, intervalMinutes: 60, environmentId: null } },
    },
  ),
  schedule(
    'pinned',
    'two-env',
    { enabled: true, environmentId: 'production' },
    {
      status: 200,
      answer: { schedule: { environmentId: 'production' } },
    },
  ),
  schedule(
    'several environments and no pin',
    'two-env',
    { enabled: true },
    {
      ...refused,
      reason: 'SCHEDULE_ENVIRONMENT_PIN_REQUIRED',
    },
  ),
  schedule(
    'an environment that is not attached',
    'one-env',
    { enabled: true, environmentId: 'production' },
    {
      ...refused,
      reason: 'ENVIRONMENT_NOT_ATTACHED',
    },
  ),
  schedule('every minute', 'plain', { enabled: true, intervalMinutes: 1 }, refused),
  schedule('a suite made by uploads', 'uploaded', { enabled: true }, ciOwned),
  {
    operation: 'listEvalSuiteRuns',
    name: 'newest first, in pages',
    given: async (world) => {
      for (const externalRunId of ['one', 'two', 'three']) {
        const results = [{ caseTitle: 'a', passed: true }]
        await world.as('ada').call('reportEvalResults', {
          params: shop,
          body: { suiteName: 'uploaded', externalRunId, results },
        })
      }
      return {}
    },
    request: { params: at('uploaded'), query: { limit: 2 } },
    status: 200,
    answer: {
      items: [{ runNumber: 3, externalRunId: 'three' }, { runNumber: 2 }],
      nextCursor: expect.any(String),
    },
  },
  {
    operation: 'listEvalSuiteRuns',
    name: 'of an unknown suite',
    request: { params: at('nothing') },
    ...missing,
  },
  {
    operation: 'attachSuiteEnvironment',
    name: 'keeps the others',
    request: { params: at('one-env'), body: { environmentId: 'production' } },
    status: 200,
    answer: { suiteId: 'one-env', environmentIds: ['staging', 'production'] },
  },
  {
    operation: 'attachSuiteEnvironment',
    name: 'an unknown one',
    request: { params: at('one-env'), body: { environmentId: 'nothing' } },
    ...missing,
  },
  {
    operation: 'attachSuiteEnvironment',
    name: 'to a suite made by uploads',
    request: { params: at('uploaded'), body: { environmentId: 'staging' } },
    ...ciOwned,
  },
]
