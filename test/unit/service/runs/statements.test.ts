import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fault } from '../../../../local-service/faults/faults.ts'
import { ServiceError } from '../../../../src/errors.ts'
import { readCatalog } from '../../../../src/service/catalog.ts'
import type { Project } from '../../../../src/service/client/project.ts'
import { hostedInputNames } from '../../../../src/service/input-names.ts'
import { readHostedRun } from '../../../../src/service/runs/iterations.ts'
import { planRuns } from '../../../../src/service/runs/launch/plan-runs.ts'
import { formatOriginNotes } from '../../../../src/service/runs/origin.ts'
import { readRun } from '../../../../src/service/runs/read-run.ts'
import { createLaunchAsk, readRunAsk } from '../../../../src/service/runs/run-ask.ts'
import { casesOfSituation, situations, startSituations } from '../../../support/hosted/situations.ts'
import type { HostedWorld } from '../../../support/hosted-world.ts'

const identity = { suite: [], stableCaseIds: true }
const commit = 'c'.repeat(40)
let world: HostedWorld
let project: Project

beforeAll(async () => {
  world = await startSituations()
  project = world.client.project('shop')
})
afterAll(async () => {
  world.service.setFaults([])
  await world.close()
})

const request = {
  suites: ['support'],
  environments: ['staging'],
  servers: [],
  cases: [],
  repetitions: undefined,
}

async function plan() {
  const [planned] = planRuns(request, await readCatalog(project, request), hostedInputNames)
  if (planned === undefined) throw new Error('nothing to run')
  return planned
}

/** Launches the suite once as a job does, and reads all that the run says. */
async function measure(faults: readonly Fault[]) {
  const planned = await plan()
  world.service.setFaults(faults)
  try {
    // The same key: the first launch makes the run, and the others get its answer, with what the faults change in it.
    const body = {
      ...planned.body,
      notes: `Eval Gate: branch=feature commit=${commit}`,
      idempotencyKey: 'once',
    }
    const answer = await project.call('createEvalRun', { body })
    const isReplay = faults.some(({ operation }) => operation === 'createEvalRun') && answer.deduped
    const launched = { ...answer, deduped: isReplay }
    await untilEnded(launched.runId)
    const run = await readRun(project, launched.runId)
    return await readHostedRun(project, run, createLaunchAsk(planned, launched, [commit]), identity, {
      left: 4,
    })
  } finally {
    world.service.setFaults([])
  }
}

async function untilEnded(runId: string): Promise<void> {
  await expect
    .poll(() => world.service.store.runs.get(runId)?.status, { timeout: 60_000, interval: 20 })
    .toBe('completed')
}

it('a run that is as it should be contradicts nothing', async () => {
  const { statements, results } = await measure([])
  expect(results).toHaveLength(10)
  expect(statements).toEqual({
    runId: expect.any(String),
    status: 'completed',
    result: 'passed',
    suite: { asked: 'suite-support', got: 'suite-support' },
    environment: { asked: 'env-staging', got: 'env-staging' },
    revision: { asked: 1, got: 1 },
    commit: { asked: [commit], got: commit },
    isReplay: false,
    summary: { total: 10, passed: 10, failed: 0 },
    listed: { total: 10, passed: 10, failed: 0, skipped: 0, ungraded: 0 },
    unjudged: 0,
    iterations: { asked: 10, got: null },
    caseCount: { asked: 2, got: 2 },
    cases: casesOfSituation.map((name) => ({
      id: expect.any(String),
      name,
      due: 5,
      models: { asked: ['local/scripted'], got: [expect.any(String)] },
      listed: { total: 5, passed: 5, failed: 0, skipped: 0, ungraded: 0 },
    })),
    contradictions: [],
    judges: [
      { name: 'goalCompletion', status: null, errorCode: null, failed: [] },
      { name: 'groundedness', status: null, errorCode: null, failed: [] },
    ],
    verdicts: null,
    integrity: { scores: 'valid', policy: null },
    unreadable: [],
  })
})

describe('what a deployment says beside a green list is read', () => {
  it.each(situations)('$name', async ({ faults, says, refused }) => {
    if (says === undefined) {
      const failure = await measure(faults).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(ServiceError)
      expect((failure as ServiceError).message).toMatch(refused ?? /^$/)
      return
    }
    const [read, value] = says
    expect(read((await measure(faults)).statements)).toEqual(value)
  })
})

describe('a run that an earlier step has started', () => {
  it('says in its notes what it was asked for', async () => {
    const planned = await plan()
    const notes = formatOriginNotes({ provider: 'terminal', branch: 'main', commit }, 'key', {
      suiteId: 'suite-support',
      environmentId: 'env-staging',
      cases: 2,
      iterations: 10,
    })
    const { runId } = await project.call('createEvalRun', {
      body: { ...planned.body, caseIds: planned.cases?.slice(0, 1).map(({ id }) => id), notes },
    })
    await untilEnded(runId)
    const run = await readRun(project, runId)
    const { statements } = await readHostedRun(
      project,
      run,
      await readRunAsk(project, run, [commit]),
      identity,
      {
        left: 0,
      },
    )
    expect(statements.caseCount).toEqual({ asked: 2, got: 1 })
    expect(statements.iterations).toEqual({ asked: 10, got: null })
    expect(statements.listed.total).toBe(5)
    expect(statements.environment).toEqual({ asked: 'env-staging', got: 'env-staging' })
  })

  it('is held against the stored cases of its suite when somebody else has started it', async () => {
    const planned = await plan()
    const { runId } = await project.call('createEvalRun', {
      body: { ...planned.body, caseIds: planned.cases?.slice(0, 1).map(({ id }) => id) },
    })
    await untilEnded(runId)
    const run = await readRun(project, runId)
    const ask = await readRunAsk(project, run, [commit])
    const { statements } = await readHostedRun(project, run, ask, identity, { left: 0 })
    expect(statements.cases.map(({ name, due, listed }) => [name, due, listed.total])).toEqual([
      ['returns', 5, 5],
      ['refunds', 5, 0],
    ])
    expect(statements.commit).toEqual({ asked: [commit], got: null })
  })

  it('is held against nothing that nobody knows when it was uploaded', async () => {
    const { runId } = await project.call('reportEvalResults', {
      body: {
        suiteName: 'uploaded',
        externalRunId: 'u1',
        results: [{ caseTitle: 'a', passed: true, externalIterationId: 'u1-1' }],
      },
    })
    const run = await readRun(project, runId)
    const ask = await readRunAsk(project, run, [])
    expect(ask).toMatchObject({ cases: null, caseCount: null, iterations: null })
  })
})
