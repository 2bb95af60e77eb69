import { describe, expect, it } from 'vitest'
import type { HostedJob } from '../../../../src/jobs/hosted/job.ts'
import { createHostedSource, type HostedMeasurement } from '../../../../src/jobs/hosted/report.ts'
import type { Job } from '../../../../src/jobs/job.ts'
import { computePassRate, countTotals } from '../../../../src/model/run/run.ts'
import type { MeasuredRun } from '../../../../src/service/hosted/job.ts'
import { scriptedJob } from '../../../support/hosted/scripted-job.ts'

const result = { identity: { suite: [], name: 'case' }, outcome: 'passed' }
const aRun = (runId: string, more: object = {}) =>
  ({ label: `suite of ${runId}`, runId, suiteId: 's', results: [result], ...more }) as unknown as MeasuredRun

function source({ lookAgain, ...of }: Partial<HostedMeasurement> & { readonly lookAgain?: object }) {
  const { job, said, clock } = scriptedJob({ context: { branch: 'main', commit: 'c'.repeat(40) } })
  const hosted = { ...job, config: { ...job.config, lookAgain } } as unknown as HostedJob
  const whole = { checked: undefined, started: [], runs: [], ...of }
  return { ...createHostedSource(whole, hosted, {} as Job), said, clock }
}

describe('hosted runs as they are judged', () => {
  it('are one run of all results, and what is known of each', () => {
    const broken = aRun('r2', {
      results: undefined,
      problem: 'r2 took too long',
      contradictions: ['r2 lies'],
    })
    const runs = [aRun('r1', { run: { result: 'passed', modelExecution: 'mixed' } }), broken]
    const started = [{ label: 'mail', problem: 'mail could not be started' }]
    const { measured, said, clock } = source({ runs, started })
    const { run, service, ...rest } = measured
    expect(rest).toEqual({
      came: { reports: undefined, parts: undefined, hosted: 1 },
      files: [],
      missing: { reports: [], parts: [], runs: ['mail could not be started', 'r2 took too long'] },
      unread: [],
      jobs: { dead: [], skipped: [], unknown: undefined },
      old: [],
      steps: [],
      stated: ['r2 lies'],
      otherCode: undefined,
      selection: undefined,
      nothingWasDue: false,
      servers: { preflight: undefined, reasons: [] },
      notices: [
        'suite of r1: a script of the local service answered some of the prompts; no model was asked.',
      ],
    })
    expect(run.info).toMatchObject({ id: 'r1+r2', suiteName: 'smoke', createdAt: clock.now() })
    expect([run.cases.size, computePassRate(countTotals(run))]).toEqual([1, 1])
    expect(service).toEqual({
      kind: 'executed',
      runs: [
        { label: 'suite of r1', runId: 'r1', runUrl: expect.stringContaining('r1'), result: 'passed' },
        { label: 'suite of r2', runId: 'r2', runUrl: expect.stringContaining('r2'), result: undefined },
      ],
    })
    expect(said).toEqual([
      'warning: mail could not be started',
      'warning: r2 took too long',
      'warning: r2 lies',
    ])
  })

  it('are nothing to judge where nothing ran, which the checks of the servers explain', () => {
    const reasons = [{ rule: 'server-check', status: 'inconclusive', message: 'shop: not usable.' }]
    const checked = { preflight: { targets: [], servers: [] }, reasons, isBlocked: true } as never
    const { measured } = source({ checked })
    expect(measured).toMatchObject({
      nothingWasDue: true,
      servers: { preflight: { targets: [], servers: [] }, reasons },
      service: { kind: 'none' },
    })
    expect(measured.run.info.id).toBe('no-run')
  })

  it.each([
    ['scripted', ['suite of r1: a script of the local service answered the prompts; no model was asked.']],
    ['model', []],
    [undefined, []],
  ])('say who answered the prompts: %s', (modelExecution, notices) => {
    const runs = [aRun('r1', { run: { modelExecution } })]
    expect(source({ runs }).measured.notices).toEqual(notices)
  })

  it('can be measured again only where the inputs want that', () => {
    expect(source({}).again).toEqual({})
    const { again } = source({ runs: [aRun('r1')], lookAgain: { kind: 'service' } })
    expect(again.service?.()).toMatchObject({ kind: 'executed', runs: [{ runId: 'r1', result: undefined }] })
    expect(again.measure).toBeTypeOf('function')
  })
})

describe('one of several runs without a baseline', () => {
  const pullRequest = { number: 7, baseBranch: 'main', baseSha: 'b', headSha: 'h' }
  const identity = { suite: [], stableCaseIds: true }
  const listed = { id: 'base', status: 'completed', ciMetadata: { branch: 'main' } }
  const iteration = { id: 'i', title: 'case', status: 'completed', result: 'passed' }

  async function reasons(outcomes: readonly string[] | undefined, policy: object) {
    const { job } = scriptedJob({
      context: {
        branch: 'change',
        baseBranch: 'main',
        defaultBranch: 'main',
        pullRequest: pullRequest as never,
      },
      answers: {
        listEvalSuiteRuns: ({ params }) => ({ items: params.suiteId === 'known' ? [listed] : [] }),
        listEvalRunIterations: () => [iteration],
      },
    })
    const hosted = { ...job, config: { ...job.config, baseline: { kind: 'auto' } } } as unknown as HostedJob
    const runs = [
      aRun('r1', { suiteId: 'known', identity }),
      aRun('r2', { suiteId: 'new', identity, results: outcomes?.map((outcome) => ({ ...result, outcome })) }),
    ]
    const around = {
      policy: { baselineRuns: 3, baselineMaxAgeDays: 30, ...policy },
      stopwatch: { time: (_: string, body: () => unknown) => body() },
    }
    const found = await createHostedSource(
      { checked: undefined, started: [], runs },
      hosted,
      around as never,
    ).findBase({} as never)
    expect(found.baseline?.runs.map(({ info }) => info.id)).toEqual(['base'])
    return found.reasons
  }
  const message = 'suite of r2 has no baseline on main, so nothing in it was compared'

  it.each<[string, readonly string[], object, string, string]>([
    ['passed', ['passed'], { failOn: 'regressions' }, 'info', '.'],
    [
      'failed',
      ['failed', 'passed'],
      { failOn: 'regressions' },
      'inconclusive',
      ', although 1 iteration failed.',
    ],
    [
      'broke',
      ['errored', 'failed'],
      { failOn: 'new-failures' },
      'inconclusive',
      ', although 2 iterations failed.',
    ],
    ['failed', ['failed'], { failOn: 'failures' }, 'info', ', although 1 iteration failed.'],
    [
      'failed',
      ['failed'],
      { failOn: 'regressions', minPassRate: 0.5 },
      'info',
      ', although 1 iteration failed.',
    ],
  ])('that %s (%j) is judged by %j', async (_, outcomes, policy, status, words) => {
    expect(await reasons(outcomes, policy)).toEqual([
      { rule: 'no-baseline', status, message: `${message}${words}`, evidence: { runs: 1 } },
    ])
  })

  it('has no say where it was not measured', async () => {
    expect(await reasons(undefined, { failOn: 'regressions' })).toEqual([])
  })
})
