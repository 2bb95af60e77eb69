import { expect } from 'vitest'
import { type Row, row, rowsOf } from '../row.ts'
import type { World } from '../world.ts'

const standard = { projectId: 'default' }
const result = { caseTitle: 'adds', passed: true, externalIterationId: 'gh-1-1' }

const start = async (world: World): Promise<{ runId: string }> => {
  const body = { suiteName: 's', externalRunId: 'gh-1' }
  const { runId } = await world.as('bob').call('startIngestRun', { params: standard, body })
  return { runId }
}

const report = rowsOf('reportEvalResults', (fields: object) => ({
  params: standard,
  body: { suiteName: 's', results: [result], ...fields },
}))
const begin = rowsOf('startIngestRun', (fields: object) => ({
  params: standard,
  body: { suiteName: 's', externalRunId: 'gh-1', ...fields },
}))
const append = rowsOf('appendIngestIterations', (fields: object, { runId }) => ({
  params: standard,
  body: { runId, results: [result], ...fields },
}))
const finish = rowsOf('finalizeIngestRun', (fields: object, { runId }) => ({
  params: standard,
  body: { runId, ...fields },
}))

export const ingestRows: readonly Row[] = [
  report(
    'into the Default project',
    {
      passCriteria: { minimumPassRate: 50 },
      results: [result, { ...result, passed: false, externalIterationId: 'gh-1-2' }],
    },
    200,
    {
      as: 'bob',
      answer: {
        ok: true,
        projectId: 'shop',
        status: 'completed',
        result: 'passed',
        summary: { total: 2, passRate: 0.5 },
      },
    },
  ),
  report('an unknown field of a result', { results: [{ ...result, colour: 'red' }] }, 400),
  report('no results', { results: [] }, 400),
  report('more than 5 MiB', { notes: 'x'.repeat(5 * 1_048_576) }, 400),
  report('the Default project of someone who is not in it', {}, 404, { as: 'eve' }),
  begin('a new run', {}, 200, { answer: { status: 'running', result: 'pending' } }),
  begin('the run that is there', {}, 200, {
    given: start,
    answer: { reused: true, status: 'running', summary: { total: 0 } },
  }),
  begin('with another configuration', { evaluationConfigHash: 'x' }, 409, { given: start }),
  begin('without an id', { externalRunId: undefined }, 400),
  append('new and known ones', {}, 200, {
    given: start,
    check: (value) => expect(value).toEqual({ ok: true, inserted: 1, skipped: 0, total: 1 }),
  }),
  append('to an unknown run', { runId: 'nothing' }, 404),
  append('new ones to a finished run', {}, 409, {
    given: async (world) => {
      const { runId } = await start(world)
      await world.as('bob').call('finalizeIngestRun', { params: standard, body: { runId } })
      return { runId }
    },
  }),
  finish('with its external id', { externalRunId: 'gh-1', terminalStatus: 'timed_out' }, 200, {
    given: start,
    answer: { status: 'timed_out', result: 'inconclusive', summary: { total: 0 } },
  }),
  finish('with another external id', { externalRunId: 'gh-2' }, 409, { given: start }),
  finish('an unknown run', { runId: 'x' }, 404),
  row('createArtifactUploadUrl', 'a URL of this origin', { params: standard, body: {} }, 200, {
    answer: {
      ok: true,
      uploadUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/uploads\/[a-z0-9]{32}$/),
    },
  }),
]
