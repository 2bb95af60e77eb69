import { describe, expect, it } from 'vitest'
import type { HostedJob, MeasuredRun } from '../../../../src/jobs/hosted/job.ts'
import { type HostedMeasurement, hostedSource } from '../../../../src/jobs/hosted/report.ts'
import type { Job } from '../../../../src/jobs/job.ts'
import { passRate, totalsOf } from '../../../../src/model/run/run.ts'
import { scriptedJob } from '../../../support/hosted/scripted-job.ts'

const result = { identity: { suite: [], name: 'case' }, outcome: 'passed' }
const aRun = (runId: string, more: object = {}) =>
  ({ label: `suite of ${runId}`, runId, suiteId: 's', results: [result], ...more }) as unknown as MeasuredRun

function source({ lookAgain, ...of }: Partial<HostedMeasurement> & { readonly lookAgain?: object }) {
  const { job, said, clock } = scriptedJob({ context: { branch: 'main', commit: 'c'.repeat(40) } })
  const hosted = { ...job, config: { ...job.config, lookAgain } } as unknown as HostedJob
  const whole = { checked: undefined, started: [], runs: [], ...of }
  return { ...hostedSource(whole, hosted, {} as Job), said, clock }
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
      files: [],
      missing: { reports: [], parts: [], runs: ['mail could not be started', 'r2 took too long'] },
      unread: [],
      jobs: { dead: [], unknown: undefined },
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
    expect([run.cases.size, passRate(totalsOf(run))]).toEqual([1, 1])
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
