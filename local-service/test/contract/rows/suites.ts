import { expect } from 'vitest'
import { type Expected, type Row, row, rowsOf } from '../row.ts'

const shop = { projectId: 'shop' }
const at = (suiteId: string) => ({ ...shop, suiteId })
const steps = [{ id: 's', kind: 'toolCall', toolName: 'echo', arguments: { message: 'hi' } }]
const test = { title: 'new case', steps }

const create = rowsOf('createEvalSuite', (body: object) => ({
  params: shop,
  body: { name: 'new', serverIds: ['everything'], model: 'local/scripted', tests: [test], ...body },
}))
const edit = (name: string, suiteId: string, body: object, ...expected: Expected) =>
  row('updateEvalSuite', name, { params: at(suiteId), body }, ...expected)
const schedule = (name: string, suiteId: string, body: object, ...expected: Expected) =>
  row('updateEvalSuiteSchedule', name, { params: at(suiteId), body }, ...expected)

export const suiteRows: readonly Row[] = [
  create('a blank name', { name: '  ' }, 400),
  edit(
    'clients by name, with servers of their own',
    'plain',
    { hosts: [{ host: 'client', servers: ['dead'] }] },
    200,
    { answer: { hosts: [{ id: 'client', name: 'client', servers: ['dead'] }] } },
  ),
  edit('a client that is not there', 'plain', { hosts: [{ host: 'nobody' }] }, 400),
  edit('at a stale revision', 'plain', { description: 'x', expectedRevisionNumber: 7 }, 409),
  row('listEvalSuites', 'with the latest run', { params: shop }, 200, {
    as: 'bob',
    given: async (world) => {
      await world.as('bob').call('reportEvalResults', {
        params: shop,
        body: { suiteName: 'uploaded', results: [{ caseTitle: 'a', passed: true }] },
      })
    },
    check: (value) => {
      const { items } = value as { items: { id: string }[] }
      expect(items.find(({ id }) => id === 'uploaded')).toMatchObject({
        latestRun: { status: 'completed', passed: 1, failed: 0, passRate: 1 },
        totals: { runs: 1, passed: 1, failed: 0 },
        passRateTrend: [1],
      })
      expect(items.find(({ id }) => id === 'plain')).toMatchObject({ latestRun: null, totals: { runs: 0 } })
    },
  }),
  create('authors cases without a run', {}, 201, {
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
  }),
  create(
    'falls back to the suite’s defaults',
    {
      model: 'local/scripted',
      tests: [{ title: 'asks', steps: [{ id: 'p', kind: 'prompt', prompt: 'Hi' }] }],
    },
    201,
    {
      check: (value, { service }) => {
        const [stored] = service.store.cases.list((value as { suiteId: string }).suiteId)
        expect(stored?.fields).toMatchObject({ models: [{ model: 'local/scripted' }] })
      },
    },
  ),
  create(
    'a test with two names of one field',
    { tests: [test, { ...test, title: 'two counts', runs: 1, iterations: 1 }] },
    400,
  ),
  create('no test can be taken', { tests: [{ title: 'no steps' }] }, 400),
  create('a name that is taken', { name: 'plain' }, 409),
  create('an unknown server', { serverIds: ['nothing'] }, 404),
  create('no server', { serverIds: [] }, 400),
  create('no model', { model: undefined }, 400),
  create('no tests', { tests: [] }, 400),
  create('more than ten repetitions', { tests: [{ ...test, runs: 11 }] }, 400),
  create('a model that is not hosted', { tests: [{ ...test, model: 'anthropic/nonsense' }] }, 400, {
    details: { hostedModels: ['anthropic/claude-haiku-4.5', 'anthropic/claude-sonnet-4.5'] },
  }),
  row('getEvalSuite', 'its settings', { params: at('one-env') }, 200, {
    answer: { id: 'one-env', managedBy: 'app', environmentIds: ['staging'], schedule: { enabled: false } },
  }),
  edit('renames and raises the revision', 'plain', { name: 'renamed' }, 200, {
    answer: { name: 'renamed', revisionNumber: 2 },
  }),
  edit('environments are replaced', 'one-env', { environmentIds: ['production'] }, 200, {
    answer: { environmentIds: ['production'] },
  }),
  edit('null detaches all', 'two-env', { environmentIds: null }, 200, { answer: { environmentIds: [] } }),
  edit('an empty list is refused', 'two-env', { environmentIds: [] }, 400),
  edit('an unknown environment', 'two-env', { environmentIds: ['nothing'] }, 404),
  edit('an archived environment', 'two-env', { environmentIds: ['archived'] }, 409),
  edit('a name that is taken', 'plain', { name: 'unsaved' }, 409),
  edit('a suite made by uploads', 'uploaded', { name: 'x' }, 409, { reason: 'CI_OWNED_SUITE_READ_ONLY' }),
  edit('the environment of a running schedule', 'two-env', { environmentIds: ['production'] }, 409, {
    reason: 'SCHEDULE_ENVIRONMENT_PINNED',
    given: async (world) => {
      const body = { enabled: true, environmentId: 'staging' }
      await world.as('ada').call('updateEvalSuiteSchedule', { params: at('two-env'), body })
    },
  }),
  row('deleteEvalSuite', 'with its cases; its name is free', { params: at('plain') }, 200, {
    as: 'bob',
    answer: { id: 'plain', deleted: true },
    check: (_, { service }) => expect(service.store.cases.list('plain')).toEqual([]),
  }),
  row('deleteEvalSuite', 'made by uploads', { params: at('uploaded') }, 200),
  row('deleteEvalSuite', 'by someone outside the project', { params: at('plain') }, 404, { as: 'eve' }),
  schedule('enabled, with an interval', 'plain', { enabled: true, intervalMinutes: 60 }, 200, {
    answer: { schedule: { enabled: true, intervalMinutes: 60, environmentId: null } },
  }),
  schedule('pinned', 'two-env', { enabled: true, environmentId: 'production' }, 200, {
    answer: { schedule: { environmentId: 'production' } },
  }),
  schedule('several environments and no pin', 'two-env', { enabled: true }, 400, {
    reason: 'SCHEDULE_ENVIRONMENT_PIN_REQUIRED',
  }),
  schedule(
    'an environment that is not attached',
    'one-env',
    { enabled: true, environmentId: 'production' },
    400,
    { reason: 'ENVIRONMENT_NOT_ATTACHED' },
  ),
  schedule('every minute', 'plain', { enabled: true, intervalMinutes: 1 }, 400),
  schedule('a suite made by uploads', 'uploaded', { enabled: true }, 409, {
    reason: 'CI_OWNED_SUITE_READ_ONLY',
  }),
  row('listEvalSuiteRuns', 'newest first, in pages', { params: at('uploaded'), query: { limit: 2 } }, 200, {
    given: async (world) => {
      for (const externalRunId of ['one', 'two', 'three']) {
        const results = [{ caseTitle: 'a', passed: true }]
        await world.as('ada').call('reportEvalResults', {
          params: shop,
          body: { suiteName: 'uploaded', externalRunId, results },
        })
      }
    },
    answer: {
      items: [{ runNumber: 3, externalRunId: 'three' }, { runNumber: 2 }],
      nextCursor: expect.any(String),
    },
  }),
  row(
    'attachSuiteEnvironment',
    'keeps the others',
    { params: at('one-env'), body: { environmentId: 'production' } },
    200,
    { answer: { suiteId: 'one-env', environmentIds: ['staging', 'production'] } },
  ),
  row(
    'attachSuiteEnvironment',
    'an unknown one',
    { params: at('one-env'), body: { environmentId: 'nothing' } },
    404,
  ),
  row(
    'attachSuiteEnvironment',
    'to a suite made by uploads',
    { params: at('uploaded'), body: { environmentId: 'staging' } },
    409,
    { reason: 'CI_OWNED_SUITE_READ_ONLY' },
  ),
]
