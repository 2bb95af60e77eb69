import { expect } from 'vitest'
import type { Row } from '../row.ts'
import type { World } from '../world.ts'

const standard = { projectId: 'default' }
const result = { caseTitle: 'adds', passed: true, externalIterationId: 'gh-1-1' }
const refused = { status: 400, code: 'VALIDATION_ERROR' } as const
const missing = { status: 404, code: 'NOT_FOUND' } as const
const conflict = { status: 409, code: 'CONFLICT' } as const

const start = async (world: World): Promise<{ runId: string }> => {
  const body = { suiteName: 's', externalRunId: 'gh-1' }
  const { runId } = await world.as('bob').call('startIngestRun', { params: standard, body })
  return { runId }
}

export const ingestRows: readonly Row[] = [
  {
    operation: 'reportEvalResults',
    name: 'into the Default project',
    as: 'bob',
    request: {
      params: standard,
      body: {
        suiteName: 's',
        passCriteria: { minimumPassRate: 50 },
        results: [result, { ...result, passed: false, externalIterationId: 'gh-1-2' }],
      },
    },
    status: 200,
    answer: {
      ok: true,
      projectId: 'shop',
      status: 'completed',
      result: 'passed',
      summary: { total: 2, passRate: 0.5 },
    },
  },
  {
    operation: 'reportEvalResults',
    name: 'an unknown field of a result',
    request: { params: standard, body: { suiteName: 's', results: [{ ...result, colour: 'red' }] } },
    ...refused,
  },
  {
    operation: 'reportEvalResults',
    name: 'no results',
    request: { params: standard, body: { suiteName: 's', results: [] } },
    ...refused,
  },
  {
    operation: 'reportEvalResults',
    name: 'more than 5 MiB',
    request: {
      params: standard,
      body: { suiteName: 's', notes: 'x'.repeat(5 * 1_048_576), results: [result] },
    },
    ...refused,
  },
  {
    operation: 'reportEvalResults',
    name: 'of an unknown project',
    request: { params: { projectId: 'nowhere' }, body: { suiteName: 's', results: [result] } },
    ...missing,
  },
  {
    operation: 'reportEvalResults',
    name: 'the Default project of someone who is not in it',
    as: 'eve',
    request: { params: standard, body: { suiteName: 's', results: [result] } },
    ...missing,
  },
  {
    operation: 'startIngestRun',
    name: 'a new run',
    request: { params: standard, body: { suiteName: 's', externalRunId: 'gh-1' } },
    status: 200,
    answer: { status: 'running', result: 'pending' },
  },
  {
    operation: 'startIngestRun',
    name: 'the run that is there',
    given: start,
    request: { params: standard, body: { suiteName: 's', externalRunId: 'gh-1' } },
    status: 200,
    answer: { reused: true, status: 'running', summary: { total: 0 } },
  },
  {
    operation: 'startIngestRun',
    name: 'with another configuration',
    given: start,
    request: { params: standard, body: { suiteName: 's', externalRunId: 'gh-1', evaluationConfigHash: 'x' } },
    ...conflict,
  },
  {
    operation: 'startIngestRun',
    name: 'without an id',
    request: { params: standard, body: { suiteName: 's' } },
    ...refused,
  },
  {
    operation: 'appendIngestIterations',
    name: 'new and known ones',
    given: start,
    request: ({ runId }) => ({ params: standard, body: { runId, results: [result] } }),
    status: 200,
    check: (value) => expect(value).toEqual({ ok: true, inserted: 1, skipped: 0, total: 1 }),
  },
  {
    operation: 'appendIngestIterations',
    name: 'to an unknown run',
    request: { params: standard, body: { runId: 'nothing', results: [result] } },
    ...missing,
  },
  {
    operation: 'appendIngestIterations',
    name: 'new ones to a finished run',
    given: async (world) => {
      const { runId } = await start(world)
      await world.as('bob').call('finalizeIngestRun', { params: standard, body: { runId } })
      return { runId }
    },
    request: ({ runId }) => ({ params: standard, body: { runId, results: [result] } }),
    ...conflict,
  },
  {
    operation: 'finalizeIngestRun',
    name: 'with its external id',
    given: start,
    request: ({ runId }) => ({
      params: standard,
      body: { runId, externalRunId: 'gh-1', terminalStatus: 'timed_out' },
    }),
    status: 200,
    answer: { status: 'timed_out', result: 'inconclusive', summary: { total: 0 } },
  },
  {
    operation: 'finalizeIngestRun',
    name: 'with another external id',
    given: start,
    request: ({ runId }) => ({ params: standard, body: { runId, externalRunId: 'gh-2' } }),
    ...conflict,
  },
  {
    operation: 'finalizeIngestRun',
    name: 'an unknown run',
    request: { params: standard, body: { runId: 'x' } },
    ...missing,
  },
  {
    operation: 'createArtifactUploadUrl',
    name: 'a URL of this origin',
    request: { params: standard, body: {} },
    status: 200,
    answer: {
      ok: true,
      uploadUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/uploads\/[a-z0-9]{32}$/),
    },
  },
  {
    operation: 'createArtifactUploadUrl',
    name: 'of a foreign project',
    as: 'zoe',
    request: { params: { projectId: 'shop' }, body: {} },
    ...missing,
  },
]
