import { describe, expect, it } from 'vitest'
import { UsageError } from '../../../../src/errors.ts'
import type { MeasuredRun, StartedRun, Waiting } from '../../../../src/service/hosted/job.ts'
import {
  findRunTrouble,
  isServiceOutage,
  type LaunchPlan,
  measureHostedRuns,
  startHostedRun,
} from '../../../../src/service/hosted/runs.ts'
import type { PlannedRun } from '../../../../src/service/runs/launch/plan-runs.ts'
import {
  type Answers,
  type Asked,
  failing,
  type ScriptedJob,
  scriptedJob,
  serviceError,
} from '../../../support/hosted/scripted-job.ts'

const waiting: Waiting = {
  timeoutMs: 60_000,
  deadline: 1_060_000,
  input: 'timeout-minutes',
  random: () => 0.5,
}
const identity = { suite: [], stableCaseIds: true }
const planned: PlannedRun = {
  suite: { id: 's', name: 'checkout' },
  label: 'checkout',
  body: { suiteId: 's', serverIds: ['srv'] },
  expected: 2,
}
const commit = 'c'.repeat(40)

describe('the start of a run', () => {
  async function start(
    answer: (request: Asked) => unknown,
    {
      purpose = 'measurement' as LaunchPlan['purpose'],
      plan = planned,
      ...given
    }: ScriptedJob & {
      readonly purpose?: LaunchPlan['purpose']
      readonly plan?: PlannedRun
    } = {},
  ) {
    const { job, ...came } = scriptedJob({
      context: { commit, branch: 'main' },
      ...given,
      answers: { createEvalRun: answer },
    })
    return { ...came, started: await startHostedRun(plan, { key: 'k1', identity, purpose }, job, waiting) }
  }
  const launched = (more: object = {}) => ({ runId: 'r1', suiteId: 'got', status: 'running', ...more })

  it('is on record, and in the log', async () => {
    const { started, said, noted, asked } = await start(() => launched())
    expect(started).toEqual({
      label: 'checkout',
      runId: 'r1',
      suiteId: 'got',
      expected: 2,
      ask: {
        suiteId: 's',
        environment: null,
        isReplay: false,
        commits: [commit],
        cases: null,
        caseCount: null,
        iterations: 2,
      },
      doubts: [],
      lookFirst: false,
      identity,
      place: { serverIds: ['srv'] },
    })
    expect(said).toEqual(['info: checkout: run r1 started.'])
    expect(noted).toEqual(['intend s', 'open r1', 'settle'])
    expect(asked[0]?.body.notes).toMatch(/^Eval Gate: .*branch=main/)
  })

  it.each<[object, string]>([
    [{ deduped: true }, 'was started by an earlier attempt'],
    [{ environment: { id: 'env', name: 'staging' } }, 'started, on staging'],
    [{ servers: [{ id: 'a', name: 'shop' }, { id: 'b' }] }, 'started, on shop, b'],
    [{ servers: [] }, 'started'],
  ])('says where it runs: %j', async (more, words) => {
    const { started, said } = await start(() => launched(more))
    expect(said).toEqual([`info: checkout: run r1 ${words}.`])
    const { lookFirst, place } = started as StartedRun
    expect(lookFirst).toBe('deduped' in more)
    expect(place).toEqual('environment' in more ? { environmentId: 'env' } : { serverIds: ['srv'] })
  })

  it.each([
    ['github_actions', 'github_action'],
    ['terminal', 'cli'],
  ] as const)('says who started it: %s', async (provider, kind) => {
    const { asked } = await start(() => launched(), { context: { provider } })
    expect(asked[0]?.launcher).toEqual({ kind, client: 'eval-gate' })
  })

  it('keeps the suite that was asked for where the service names none', async () => {
    const { started } = await start(() => launched({ suiteId: undefined }))
    expect((started as StartedRun).suiteId).toBe('s')
  })

  it('of cases in doubt can’t become a baseline', async () => {
    const { started, asked } = await start(() => launched(), { purpose: 'confirmation' })
    expect((started as StartedRun).ask.commits).toEqual([])
    expect(asked[0]?.body.notes).toBe('Eval Gate: suspect cases, run again key=k1')
  })

  it('has a doubt for each case that the service refused', async () => {
    const { started } = await start(() =>
      launched({ caseUpsert: { failed: [{ name: 'a' }, { name: 'b' }] } }),
    )
    expect((started as StartedRun).doubts).toEqual([
      'checkout: the service refused a case, so it did not run: {"name":"a"}',
      'checkout: the service refused a case, so it did not run: {"name":"b"}',
    ])
  })

  it('that the service could not answer may have happened: the post step looks for it', async () => {
    const plan = { ...planned, body: { suiteName: 'own' } }
    const { started, noted } = await start(failing(serviceError('502', { status: 502 })), { plan })
    expect(started).toEqual({ label: 'checkout', problem: 'checkout could not be started: 502' })
    expect(noted).toEqual(['intend own'])
  })

  it('that was refused did not happen', async () => {
    const { job, noted } = scriptedJob({
      answers: { createEvalRun: failing(serviceError('no', { status: 403 })) },
    })
    await expect(
      startHostedRun(planned, { key: 'k1', identity, purpose: 'measurement' }, job, waiting),
    ).rejects.toThrow('no')
    expect(noted).toEqual(['intend s', 'settle'])
  })

  it.each<[string, (end: () => void) => unknown, readonly string[]]>([
    [
      'while the service answered is on record',
      (end) => {
        end()
        return launched()
      },
      ['intend s', 'open r1', 'settle'],
    ],
    [
      'before the service answered may have happened',
      (end) => {
        end()
        throw serviceError('no', { status: 403 })
      },
      ['intend s'],
    ],
  ])('that was cancelled %s', async (_, answer, expected) => {
    const ended = new AbortController()
    const { job, noted } = scriptedJob({
      signal: ended.signal,
      answers: { createEvalRun: () => answer(() => ended.abort(new Error('cancelled'))) },
    })
    const plan: LaunchPlan = { key: 'k1', identity, purpose: 'measurement' }
    await expect(startHostedRun(planned, plan, job, waiting)).rejects.toThrow('cancelled')
    expect(noted).toEqual(expected)
  })
})

it.each<[boolean, unknown]>([
  [true, serviceError('', {})],
  [true, serviceError('', { status: 500 })],
  [true, serviceError('', { status: 429, retryable: true })],
  [false, serviceError('', { status: 499 })],
  [false, new UsageError([])],
  [false, new TypeError('')],
])('an outage (%j) is what may be over soon: %o', (expected, error) => {
  expect(isServiceOutage(error)).toBe(expected)
})

it.each<[readonly Partial<MeasuredRun>[], string | undefined]>([
  [[], undefined],
  [[{ contradictions: [] }, {}], undefined],
  [[{}, { problem: 'p', contradictions: ['c'] }], 'p'],
  [[{ contradictions: ['c', 'd'] }, { problem: 'p' }], 'c'],
])('the trouble of runs is their first: %j', (runs, trouble) => {
  expect(findRunTrouble(runs as readonly MeasuredRun[])).toBe(trouble)
})

describe('the measurement of runs', () => {
  const ask = {
    suiteId: null,
    environment: null,
    isReplay: true,
    commits: [],
    cases: null,
    caseCount: null,
    iterations: null,
  }
  const aStart = (runId = 'r1', more: Partial<StartedRun> = {}): StartedRun => ({
    label: `suite of ${runId}`,
    runId,
    suiteId: 's',
    ask,
    doubts: [],
    lookFirst: true,
    identity,
    place: {},
    ...more,
  })
  const aRun = (id: string, more: object = {}) => ({
    id,
    suiteId: 's',
    status: 'completed',
    result: 'passed',
    ...more,
  })
  const iteration = { id: 'i1', title: 'case', testCaseId: 'c1', status: 'completed', result: 'passed' }
  const green: Answers = {
    getEvalRun: ({ params }) => aRun(params.runId ?? ''),
    listEvalRunIterations: () => [iteration],
    cancelEvalRun: () => ({}),
  }
  async function measure(answers: Answers, started = [aStart()], given: ScriptedJob = {}) {
    const { job, ...came } = scriptedJob({ ...given, answers: { ...green, ...answers } })
    return { ...came, measured: await measureHostedRuns(started, job, waiting) }
  }

  it('has the results of each', async () => {
    const { measured, said, noted } = await measure({}, [aStart('r1'), aStart('r2')])
    expect(measured).toEqual(
      ['r1', 'r2'].map((runId) => ({
        ...aStart(runId),
        run: aRun(runId),
        results: [expect.objectContaining({ outcome: 'passed' })],
        caseIds: new Map([[expect.any(String), 'c1']]),
        problem: undefined,
        contradictions: [],
      })),
    )
    expect(said).toEqual([
      'info: suite of r1: completed, 1 iteration.',
      'info: suite of r2: completed, 1 iteration.',
    ])
    expect(noted).toEqual(['close r1', 'close r2'])
  })

  it.each([
    ['failed', 'failed in the service'],
    ['cancelled', 'was cancelled'],
    ['timed_out', 'ran out of time'],
  ])('has no verdict of one that %s', async (status, words) => {
    const run = aRun('r1', { status })
    const { measured, asked } = await measure({ getEvalRun: () => run })
    expect(measured).toEqual([
      { ...aStart(), run, problem: `suite of r1: the hosted run r1 ${words}, so there is no verdict.` },
    ])
    expect(asked.map(({ operation }) => operation)).toEqual(['getEvalRun'])
  })

  it('has no verdict of one without iterations', async () => {
    const { measured } = await measure({ listEvalRunIterations: () => [] })
    expect(measured).toEqual([
      {
        ...aStart(),
        run: aRun('r1'),
        problem: 'suite of r1: the hosted run r1 has no iterations, so there is no verdict.',
      },
    ])
  })

  it('says everything that a run lacks, and what it contradicts', async () => {
    const run = aRun('r1', { result: 'failed' })
    const started = aStart('r1', { doubts: ['a case was refused'], ask: { ...ask, iterations: 2 } })
    const { measured } = await measure({ getEvalRun: () => run }, [started])
    expect(measured[0]).toMatchObject({
      problem:
        'a case was refused\nsuite of r1: the hosted run r1 has 1 iteration, and 2 were asked for, so results are missing.',
      contradictions: ['suite of r1: the hosted run r1 failed, and no iteration that it lists did.'],
    })
  })

  const summary = { total: 2, passed: 0, failed: 0, passRate: 0 }
  const still = { getEvalRun: () => aRun('r1', { status: 'running', summary }) }
  it.each<[string, (request: Asked) => unknown, string, readonly string[]]>([
    ['cancels', () => ({}), 'was cancelled', ['close r1']],
    ['may find ended', failing(serviceError('', { status: 409 })), 'was left alone', ['close r1']],
    ['can’t cancel', failing(serviceError('', { status: 405 })), 'was left alone', []],
    ['loses sight of', failing(serviceError('', { status: 502 })), 'was left alone', []],
  ])('%s one that takes too long', async (_, cancelEvalRun, words, expected) => {
    const { measured, noted } = await measure({ ...still, cancelEvalRun })
    expect(measured).toEqual([
      {
        ...aStart(),
        problem: `suite of r1: the hosted run r1 did not end within 1 min (\`timeout-minutes\`) and ${words}.`,
      },
    ])
    expect(noted).toEqual(expected)
  })

  it('ends with the job when it is cancelled after the deadline', async () => {
    const ended = new AbortController()
    const cancelEvalRun = () => {
      ended.abort(new Error('cancelled'))
      throw serviceError('', { status: 502 })
    }
    const run = measure({ ...still, cancelEvalRun }, undefined, { signal: ended.signal })
    await expect(run).rejects.toThrow('cancelled')
  })

  it('goes on beside one that can’t be read', async () => {
    const { measured } = await measure(
      {
        listEvalRunIterations: ({ params }) => {
          if (params.runId === 'r1') throw serviceError('gone.', { status: 404, advice: ['Look.'] })
          return [iteration]
        },
      },
      [aStart('r1'), aStart('r2')],
    )
    expect(measured[0]).toEqual({ ...aStart('r1'), problem: 'gone. Look.' })
    expect(measured[1]?.problem).toBeUndefined()
  })

  it.each([
    serviceError('who?', { status: 401 }),
    serviceError('no', { status: 403 }),
    new UsageError([{ message: 'a mistake' }]),
    new TypeError('ours'),
  ])('ends for all by %o', async (error) => {
    await expect(measure({ listEvalRunIterations: failing(error) })).rejects.toBe(error)
  })

  it('ends with the job', async () => {
    const ended = new AbortController()
    const listEvalRunIterations = () => {
      ended.abort(new Error('cancelled'))
      throw serviceError('late', { status: 502 })
    }
    await expect(measure({ listEvalRunIterations }, undefined, { signal: ended.signal })).rejects.toThrow(
      'cancelled',
    )
  })

  it.each([
    [0, []],
    [1, ['listEvalRunSteps']],
    [2, ['listEvalRunSteps', 'getEvalRunIterationTrace']],
  ])('spends at most %j requests on reasons', async (budget, expected) => {
    const { job, asked } = scriptedJob({
      answers: {
        ...green,
        listEvalRunIterations: () => [{ ...iteration, result: 'failed' }],
        listEvalRunSteps: () => ({ items: [] }),
        getEvalRunIterationTrace: () => ({}),
      },
    })
    await measureHostedRuns([aStart()], job, waiting, budget)
    expect(asked.slice(2).map(({ operation }) => operation)).toEqual(expected)
  })

  it('looks less often at runs that share the key, until they have ended', async () => {
    let look = 0
    const getEvalRun = ({ params }: Asked) => {
      if (params.runId === 'r2') return aRun('r2')
      look += 1
      return look < 3 ? aRun('r1', { status: 'running', summary }) : aRun('r1')
    }
    const { clock } = await measure({ getEvalRun }, [aStart('r1'), aStart('r2', { lookFirst: false })])
    expect(clock.waits).toEqual([10_000, 10_000, 5_000])
  })
})
