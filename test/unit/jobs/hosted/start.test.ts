import { describe, expect, it } from 'vitest'
import { UsageError } from '../../../../src/errors.ts'
import { leaveRunsRunning } from '../../../../src/jobs/hosted/gate-hosted.ts'
import type { SuiteSpec } from '../../../../src/model/suite-spec.ts'
import type { StartedRun, Waiting } from '../../../../src/service/hosted/job.ts'
import {
  listStartProblems,
  planAllRuns,
  type Start,
  selectStartedRuns,
  startAllRuns,
} from '../../../../src/service/hosted/start.ts'
import type { PlannedRun } from '../../../../src/service/runs/launch/plan-runs.ts'
import { failing, type ScriptedJob, scriptedJob, serviceError } from '../../../support/hosted/scripted-job.ts'

const waiting: Waiting = {
  timeoutMs: 60_000,
  deadline: 1_060_000,
  input: 'timeout-minutes',
  random: () => 0.5,
}
const aStart = (runId: string, doubts: readonly string[] = []) =>
  ({ label: `suite of ${runId}`, runId, suiteId: 's', doubts }) as unknown as StartedRun
const broken: Start = { label: 'mail', problem: 'mail could not be started: 502' }

function aPlan(suite: string, environment?: string, body: object = { suiteId: suite }): PlannedRun {
  return {
    suite: { id: suite, name: `Suite ${suite}` },
    environment: environment === undefined ? undefined : { id: environment, name: `In ${environment}` },
    label: environment === undefined ? suite : `${suite} in ${environment}`,
    body,
  }
}

async function start(planned: readonly PlannedRun[], given: ScriptedJob = {}, blocked?: string) {
  const { job, ...came } = scriptedJob(given)
  return { ...came, started: await startAllRuns(planned, blocked, job, waiting) }
}

describe('runs that were started', () => {
  it('count once, the first in its place and the last in what it says', () => {
    const again = { ...aStart('a'), label: 'again' }
    expect(selectStartedRuns([aStart('a'), broken, aStart('b'), again])).toEqual([again, aStart('b')])
    expect(listStartProblems([aStart('a'), broken])).toEqual(['mail could not be started: 502'])
  })

  it.each<[readonly Start[], number, string, readonly string[]]>([
    [
      [aStart('a')],
      0,
      'a',
      [
        'notice: 1 hosted run is still running in project shop. Pass the output `run-id` to a later step to evaluate it.',
      ],
    ],
    [
      [aStart('a'), broken, aStart('b')],
      3,
      'a b',
      [
        'error: mail could not be started: 502',
        'notice: 2 hosted runs are still running in project shop. Pass the output `run-id` to a later step to evaluate them.',
      ],
    ],
    [
      [aStart('a', ['a case was refused'])],
      3,
      'a',
      [
        'error: a case was refused',
        'notice: 1 hosted run is still running in project shop. Pass the output `run-id` to a later step to evaluate it.',
      ],
    ],
  ])('go on without the job %#', (started, code, runIds, lines) => {
    const { job, said, outputs, noted } = scriptedJob({ open: ['a', 'b'] })
    expect(leaveRunsRunning(started, job)).toBe(code)
    expect({ outputs, said }).toEqual({ outputs: { 'run-id': runIds }, said: lines })
    expect(noted).toEqual(runIds.split(' ').map((runId) => `leave ${runId}`))
  })
})

describe('what is planned', () => {
  const catalog = {
    listEvalSuites: () => [{ id: 's', name: 'checkout' }],
    listEvalCases: () => [{ id: 'c', title: 'case' }],
    listServers: () => [
      { id: 'srv-1', name: 'shop' },
      { id: 'srv-2', name: 'mail' },
    ],
  }
  const plan = async (hosted: ScriptedJob['hosted'], spec?: Partial<SuiteSpec>) => {
    const { job, asked } = scriptedJob({ hosted, answers: catalog })
    const planned = await planAllRuns(spec as SuiteSpec | undefined, job)
    return { plans: planned.map(({ label, body }) => [label, body.suiteId, body.suiteName]), asked }
  }

  it('is nothing where an earlier step has started the runs', async () => {
    expect(await plan({ runIds: ['a'], suites: ['checkout'] })).toEqual({ plans: [], asked: [] })
  })

  it('is the suites of the inputs, or else servers to check', async () => {
    expect((await plan({ suites: ['checkout'] })).plans).toEqual([['checkout', 's', undefined]])
    expect((await plan({})).plans).toEqual([['The servers', undefined, undefined]])
  })

  it('is the suite of the file, as it is stored or as the file says', async () => {
    const spec = { name: 'checkout', cases: [] } as never
    expect((await plan({ syncSuite: 'true' as never }, spec)).plans).toEqual([['checkout', 's', undefined]])
    const { plans, asked } = await plan({ syncSuite: 'false', servers: ['shop'] }, spec)
    expect(plans).toEqual([['checkout', undefined, 'checkout']])
    expect(asked.map(({ operation }) => operation)).toEqual(['listServers'])
  })
})

describe('a start', () => {
  const launching = (...runIds: readonly string[]): ScriptedJob => {
    const left = [...runIds]
    return { answers: { createEvalRun: () => ({ runId: left.shift(), suiteId: 's', status: 'running' }) } }
  }

  it('of what can only be checked does nothing', async () => {
    const { started, said } = await start([aPlan('', undefined, { serverIds: ['srv'] })])
    expect({ started, said }).toEqual({ started: [], said: ['group: Starting the hosted runs'] })
  })

  it('is refused with the reason', async () => {
    const { started, asked } = await start([aPlan('a'), aPlan('', undefined, { suiteName: 'b' })], {}, 'no.')
    expect(started).toEqual([
      { label: 'a', problem: 'a was not started: no.' },
      { label: '', problem: ' was not started: no.' },
    ])
    expect(asked).toEqual([])
  })

  it.each<[string, readonly PlannedRun[], readonly object[]]>([
    ['one suite', [aPlan('a')], [{ suite: [], stableCaseIds: true }]],
    ['one suite in one environment', [aPlan('a', 'x')], [{ suite: [], stableCaseIds: true }]],
    [
      'one suite in two environments',
      [aPlan('a', 'x'), aPlan('a', 'y')],
      [
        { suite: [], variant: 'In x', stableCaseIds: true },
        { suite: [], variant: 'In y', stableCaseIds: true },
      ],
    ],
    [
      'two suites',
      [aPlan('a'), aPlan('b')],
      [
        { suite: ['Suite a'], stableCaseIds: true },
        { suite: ['Suite b'], stableCaseIds: true },
      ],
    ],
    [
      'two suites, one of them in an environment',
      [aPlan('a'), aPlan('b', 'x')],
      [
        { suite: ['Suite a'], stableCaseIds: true },
        { suite: ['Suite b'], variant: 'In x', stableCaseIds: true },
      ],
    ],
    [
      'cases that it brings along',
      [aPlan('', undefined, { suiteName: 'own' })],
      [{ suite: [], stableCaseIds: false }],
    ],
  ])('of %s tells the cases apart by what differs', async (_, planned, identities) => {
    const { started } = await start(planned, launching('r1', 'r2'))
    expect(selectStartedRuns(started).map(({ identity }) => identity)).toEqual(identities)
  })

  it('of two runs that the service answers with one is a measurement of the first', async () => {
    const { started } = await start([aPlan('a'), aPlan('b'), aPlan('c')], launching('r1', 'r1', 'r2'))
    expect(started.map((one) => ('problem' in one ? one : one.runId))).toEqual([
      'r1',
      { label: 'b', problem: 'b was not measured: the service answered with the run r1 of a.' },
      'r2',
    ])
  })

  it('that fails beside others leaves them alone', async () => {
    const answers = {
      createEvalRun: ({ body }: { readonly body: Readonly<Record<string, unknown>> }) => {
        if (body.suiteId === 'a') throw serviceError('503', { status: 503 })
        return { runId: 'r1', suiteId: 'b', status: 'running' }
      },
    }
    const { started } = await start([aPlan('a'), aPlan('b')], { answers })
    expect(started[0]).toEqual({ label: 'a', problem: 'a could not be started: 503' })
    expect(started[1]).toMatchObject({ label: 'b', runId: 'r1' })
  })
})

describe('runs of an earlier step', () => {
  const run = (id: string, suiteId: string | null, environment: object | null = null) => ({
    id,
    suiteId,
    environment,
    source: 'sdk',
    status: 'completed',
  })
  const adopt = (...runs: readonly ReturnType<typeof run>[]) =>
    start([], {
      hosted: { runIds: runs.map(({ id }) => id) },
      answers: { getEvalRun: ({ params }) => runs.find(({ id }) => id === params.runId) },
    })
  const identities = async (...runs: readonly ReturnType<typeof run>[]) =>
    selectStartedRuns((await adopt(...runs)).started).map(({ identity }) => identity)

  it('are taken over as they are', async () => {
    const { started, noted } = await adopt(run('r1', 's', { id: 'env', name: 'staging' }))
    expect(started).toEqual([
      {
        label: 'Run r1',
        runId: 'r1',
        suiteId: 's',
        ask: {
          suiteId: null,
          environment: null,
          isReplay: true,
          commits: [],
          cases: null,
          caseCount: null,
          iterations: null,
        },
        doubts: [],
        lookFirst: true,
        identity: { suite: [], variant: undefined, stableCaseIds: true },
        place: { environmentId: 'env' },
      },
    ])
    expect(noted).toEqual(['open r1'])
  })

  it('tell their cases apart by what differs', async () => {
    expect(await identities(run('r1', 's'), run('r2', null))).toEqual([
      { suite: ['s'], variant: undefined, stableCaseIds: true },
      { suite: ['r2'], variant: undefined, stableCaseIds: true },
    ])
    const [named, only, without] = [{ id: 'x', name: 'staging' }, { id: 'y' }, null]
    expect(await identities(run('r1', 's', named), run('r2', 's', only), run('r3', 's', without))).toEqual([
      { suite: [], variant: 'staging', stableCaseIds: true },
      { suite: [], variant: 'y', stableCaseIds: true },
      { suite: [], variant: undefined, stableCaseIds: true },
    ])
  })

  const read = (error: unknown) =>
    start([], { hosted: { runIds: ['r1'] }, answers: { getEvalRun: failing(error) } })

  it.each([{ status: 503 }, {}, { status: 429, retryable: true }])(
    'that can’t be read for now are a problem to report: %o',
    async (facts) => {
      expect((await read(serviceError('down', facts))).started).toEqual([
        { label: 'Run r1', problem: 'Run r1 could not be read: down' },
      ])
    },
  )

  it('that are not there are a mistake of the inputs', async () => {
    await expect(read(serviceError('no', { status: 404 }))).rejects.toEqual(
      new UsageError([
        {
          where: 'run-id',
          message: 'the project has no run r1',
          advice: 'Pass the output `run-id` of the step that started it, and the same `project`.',
        },
      ]),
    )
  })

  it.each([serviceError('refused', { status: 403 }), new TypeError('ours')])(
    'that can’t be read for good end the job: %s',
    async (error) => {
      await expect(read(error)).rejects.toBe(error)
    },
  )
})
