import { describe, expect, it } from 'vitest'
import type { Run } from '../../../../src/model/run/run.ts'
import type { MeasuredRun, RunPlace } from '../../../../src/service/hosted/job.ts'
import { rerunByService } from '../../../../src/service/hosted/rerun.ts'
import {
  type Answers,
  type Asked,
  failing,
  type ScriptedJob,
  scriptedJob,
  serviceError,
} from '../../../support/hosted/scripted-job.ts'
import { json, serve } from '../../../support/http/scripted-server.ts'

const look = { number: 2, iterations: 3, timeoutMs: 60_000, sides: 'both', isAddition: false } as const
const doubtful = ['a', 'b'].map((key) => ({ key }))
const aRun = (runId: string, more: Partial<MeasuredRun> = {}) =>
  ({
    label: `suite of ${runId}`,
    runId,
    suiteId: 's',
    place: { environmentId: 'env-head' },
    identity: { suite: [], stableCaseIds: true },
    caseIds: new Map([
      ['b', 'case-2'],
      ['a', 'case-1'],
      ['twin of a', 'case-1'],
      ['c', 'case-3'],
    ]),
    ...more,
  }) as unknown as MeasuredRun

const atBase = (): RunPlace => ({ environmentId: 'env-base' })

/** A service that starts `head-1`, `base-1`, … by the environment, and answers for them. */
function service(more: Answers = {}): Answers {
  const count: Record<string, number> = {}
  return {
    createEvalRun: ({ body }) => {
      const side = body.environmentId === 'env-base' ? 'base' : 'head'
      count[side] = (count[side] ?? 0) + 1
      return { runId: `${side}-${count[side]}`, suiteId: 's', status: 'running', deduped: true }
    },
    getEvalRun: ({ params }) => ({
      id: params.runId,
      suiteId: 's',
      status: 'completed',
      result: 'passed',
      environment: { id: params.runId?.startsWith('base') ? 'env-base' : 'env-head' },
    }),
    listEvalRunIterations: ({ params }) =>
      Array.from({ length: 6 }, (_, index) => ({
        id: `${params.runId}-${index}`,
        title: `case of ${params.runId}`,
        testCaseId: `case-${1 + (index % 2)}`,
        status: 'completed',
        result: 'passed',
      })),
    ...more,
  }
}

async function again(
  measured: readonly MeasuredRun[] = [aRun('r1')],
  given: ScriptedJob = {},
  answers: Answers = {},
) {
  const { job, ...came } = scriptedJob({ basePlace: atBase, ...given, answers: service(answers) })
  const told: (readonly string[])[] = []
  const tell = (runs: readonly MeasuredRun[]) => void told.push(runs.map(({ runId }) => runId))
  const fresh = await rerunByService(doubtful, look, measured, job, tell)
  const launches = came.asked.filter(({ operation }) => operation === 'createEvalRun')
  return { ...came, fresh, told, bodies: launches.map(({ body }) => body) }
}

/** Id, suite and iterations of a run of fresh results. */
const sum = (run: Run | undefined) => [
  run?.info.id,
  run?.info.suiteName,
  [...(run?.cases.values() ?? [])].reduce((all, { passed }) => all + passed, 0),
]

describe('cases in doubt', () => {
  it('run again where the head ran and where the base is', async () => {
    const { fresh, bodies, told, said } = await again()
    const body = { suiteId: 's', caseIds: ['case-1', 'case-2'], iterationOverride: 3 }
    expect(bodies).toMatchObject([
      { ...body, environmentId: 'env-head' },
      { ...body, environmentId: 'env-base' },
    ])
    expect(bodies[0]?.notes).toMatch(/^Eval Gate: suspect cases, run again key=/)
    expect(bodies[0]?.notes).not.toBe(bodies[1]?.notes)
    expect(told).toEqual([['head-1', 'base-1']])
    if (typeof fresh === 'string') throw new Error(fresh)
    expect(Object.keys(fresh)).toEqual(['head', 'base'])
    expect(sum(fresh.head)).toEqual(['look 2 head', 'smoke', 6])
    expect(sum(fresh.base)).toEqual(['look 2 base', 'smoke', 6])
    expect([...fresh.head.cases.values()][0]?.identity.name).toBe('case of head-1')
    expect(said[0]).toMatch(/^info: suite of r1, cases in doubt again on the head: run head-1 was started/)
  })

  it.each([
    [undefined, 3],
    [2, 3],
    [5, 5],
  ])('run at least as often as the inputs say (%j)', async (repetitions, expected) => {
    const { bodies } = await again(undefined, { hosted: { repetitions } })
    expect(bodies[0]?.iterationOverride).toBe(expected)
  })

  it('of several runs are joined; a run without one of them is left alone', async () => {
    const other = aRun('r2', { caseIds: new Map([['c', 'case-3']]) })
    const { fresh, told } = await again([aRun('r1'), other, aRun('r3')])
    expect(told).toEqual([['head-1', 'base-1', 'head-2', 'base-2']])
    if (typeof fresh === 'string') throw new Error(fresh)
    expect(sum(fresh.head)).toEqual(['look 2 head', 'smoke', 12])
  })

  it.each([[new Map([['c', 'case-3']])], [undefined]])(
    'whose stored cases nobody names do not run again: %o',
    async (caseIds) => {
      expect(await again([aRun('r1', { caseIds })])).toMatchObject({
        fresh: 'the service does not name their stored cases.',
        told: [],
        asked: [],
      })
    },
  )
})

describe('the base has no fresh results', () => {
  it.each<[string, readonly MeasuredRun[], ScriptedJob['basePlace'], string]>([
    [
      'where it is not known',
      [aRun('r1'), aRun('r2', { place: {} })],
      ({ environmentId }) => (environmentId === undefined ? undefined : atBase()),
      'it is not known where it runs. Name its environment in `base-environment` or its servers in `base-servers`.',
    ],
    [
      'in the place of the head',
      [aRun('r1'), aRun('r2', { place: { environmentId: 'env-base' } })],
      atBase,
      'it would run in the same place as this run.',
    ],
  ])('%s', async (_, measured, basePlace, withoutBase) => {
    const { fresh, bodies } = await again(measured, { basePlace })
    expect(fresh).toEqual({ head: expect.objectContaining({ info: expect.anything() }), withoutBase })
    expect(bodies.map(({ environmentId }) => environmentId)).toEqual(
      measured.map(({ place }) => place.environmentId),
    )
  })

  const ofBase = ({ body }: Asked) => body.environmentId === 'env-base'

  it('that could not be started, while the head has', async () => {
    const start = service().createEvalRun
    const createEvalRun = (request: Asked) => {
      if (ofBase(request)) throw serviceError('no.', { status: 403, advice: ['Look.'] })
      return start?.(request)
    }
    const { fresh, told } = await again(undefined, {}, { createEvalRun })
    expect(told).toEqual([['head-1']])
    expect(fresh).toEqual({ head: expect.anything(), withoutBase: 'no. Look.' })
  })

  it('that could not be started for now, while the head has', async () => {
    const start = service().createEvalRun
    const createEvalRun = (request: Asked) => {
      if (ofBase(request)) throw serviceError('502', { status: 502 })
      return start?.(request)
    }
    const withoutBase = 'suite of r1, cases in doubt again on the base could not be started: 502'
    expect((await again(undefined, {}, { createEvalRun })).fresh).toEqual({
      head: expect.anything(),
      withoutBase,
    })
  })

  it('that contradict themselves', async () => {
    const getEvalRun = (request: Asked) => {
      const run = service().getEvalRun?.(request) as object
      return request.params.runId === 'base-1' ? { ...run, result: 'failed' } : run
    }
    expect((await again(undefined, {}, { getEvalRun })).fresh).toEqual({
      head: expect.anything(),
      withoutBase:
        'suite of r1, cases in doubt again on the base: the hosted run base-1 failed, and no iteration that it lists did.',
    })
  })

  it('by a fault of ours, which does not cost the first verdict', async () => {
    const createEvalRun = (request: Asked) => {
      if (ofBase(request)) throw new TypeError('ours')
      return service().createEvalRun?.(request)
    }
    expect((await again(undefined, {}, { createEvalRun })).fresh).toBe('ours')
  })
})

describe('the head has no fresh results', () => {
  /** Why it has none, and which open runs were cancelled. */
  async function why(answers: Answers, open: readonly string[] = ['left']) {
    const { url, requests } = await serve(json(200, {}))
    const { fresh, told } = await again(undefined, { baseUrl: url, open }, answers)
    return { fresh, told, cancelled: requests.map(({ path }) => /([^/]+)\/cancel$/.exec(path)?.[1]) }
  }

  it.each<[string, object, string]>([
    ['can’t be started', { status: 403 }, 'no. Look.'],
    [
      'can’t be started for now',
      { status: 502 },
      'suite of r1, cases in doubt again on the head could not be started: no.',
    ],
  ])('where it %s, and then nothing runs on', async (_, facts, fresh) => {
    const createEvalRun = failing(serviceError('no.', { advice: ['Look.'], ...facts }))
    const came = await why({ createEvalRun })
    expect(came).toMatchObject({ fresh, cancelled: ['left'] })
  })

  it('where it was not measured, and then nothing runs on', async () => {
    const listEvalRunIterations = ({ params }: Asked) =>
      params.runId === 'head-1' ? [] : service().listEvalRunIterations?.({ params, body: {} })
    expect(await why({ listEvalRunIterations })).toEqual({
      fresh:
        'suite of r1, cases in doubt again on the head: the hosted run head-1 has no iterations, so there is no verdict.',
      told: [['head-1', 'base-1']],
      cancelled: ['left'],
    })
  })

  it('where the job was cancelled meanwhile, which ends it', async () => {
    const ended = new AbortController()
    const createEvalRun = () => {
      ended.abort(new Error('cancelled'))
      throw serviceError('late', { status: 502 })
    }
    await expect(again(undefined, { signal: ended.signal }, { createEvalRun })).rejects.toThrow('cancelled')
  })
})

it('takes reasons of fresh failures as read', async () => {
  const listEvalRunIterations = () =>
    [1, 2, 3, 4, 5, 6].map((index) => ({
      id: `i${index}`,
      title: `case ${index % 2}`,
      testCaseId: `case-${1 + (index % 2)}`,
      status: 'completed',
      result: 'failed',
    }))
  const { fresh, asked } = await again(undefined, {}, { listEvalRunIterations })
  expect(typeof fresh).toBe('object')
  expect(asked.filter(({ operation }) => operation === 'listEvalRunSteps')).toEqual([])
})
