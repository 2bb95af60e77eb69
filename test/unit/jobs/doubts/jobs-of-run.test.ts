import { describe, expect, it } from 'vitest'
import { judgeBy, type Measurement, type World } from '../../../support/gate/sources.ts'

/*
 * What GitHub says of the jobs of a run, for `mode: merge` and `mode: publish` alike. The jobs have the same id and no
 * matrix, as two calls of one reusable workflow have.
 */

const modes = ['merge', 'publish'] as const
const works = (suite: string, outcomes = 'ppppp'): Measurement => ({
  cases: Object.fromEntries([1, 2, 3, 4].map((index) => [`${suite} ${index}`, { outcomes, suite }])),
})
const calls = (jobs: Record<string, Measurement>): Measurement => ({ jobs })
const both = calls({ 'cheap / evals': works('cheap'), 'dear / evals': works('dear') })

describe.each(modes)('mode: %s', (mode) => {
  const judge = (world: World) => judgeBy(mode, world)

  it('takes the parts of both calls of a reusable workflow', async () => {
    const came = await judge({ base: [both], head: both })
    expect(came, came.said).toMatchObject({ verdict: 'passed', code: 0, total: 40 })
  })

  it.each(['cheap', 'dear'])('is red when the call %s breaks', async (broken) => {
    const head = calls(
      Object.fromEntries(
        ['cheap', 'dear'].map((call) => [
          `${call} / evals`,
          works(call, call === broken ? 'fffff' : 'ppppp'),
        ]),
      ),
    )
    const came = await judge({ base: [both], head })
    expect(came, came.said).toMatchObject({ verdict: 'failed', code: 1 })
  })

  it('keeps the calls apart where they measure the same cases', async () => {
    const twice = (dear: string) =>
      calls({ 'cheap / evals': works('one'), 'dear / evals': works('one', dear) })
    const same = await judge({ base: [twice('ppppp')], head: twice('ppppp') })
    expect(same, same.said).toMatchObject({ verdict: 'passed', total: 40 })
    const broken = await judge({ base: [twice('ppppp')], head: twice('fffff') })
    expect(broken, broken.said).toMatchObject({ verdict: 'failed', code: 1 })
  })

  it('sees a call that brought nothing', async () => {
    const head = calls({ 'cheap / evals': works('cheap') })
    const came = await judge({ base: [both], head, deadJobs: ['dear / evals'] })
    expect(came.reasons[0]?.message, came.said).toContain('“evals (1 of 2 parts)”')
    expect(came).toMatchObject({ verdict: 'inconclusive', code: 3 })
  })

  it('sees a second collecting job that died, though there is no base', async () => {
    const came = await judge({ base: [], head: works('unit'), deadJobs: ['e2e'] })
    expect(came.reasons[0]?.message, came.said).toContain('“e2e” failed and stored no part')
    expect(came).toMatchObject({ verdict: 'inconclusive', code: 3 })
  })

  it('has no doubt about a job that measures nothing on the base either', async () => {
    const came = await judge({ base: [works('unit')], head: works('unit'), deadJobs: ['lint'] })
    expect(came, came.said).toMatchObject({ verdict: 'passed', code: 0 })
  })

  it.each([
    [
      'an attempt that never was',
      { attempt: 99_999 },
      'says that it is of attempt 99999, but this is attempt 1',
    ],
    ['the job of another part', { checkRunId: 'same' }, 'Several artifacts claim to be the part of'],
  ] as const)('refuses a part that names %s', async (_, forged, says) => {
    const head = calls({ evals: works('unit', 'fffff'), lint: works('unit') })
    const came = await judge({ base: [works('unit')], head, forgedPart: forged })
    expect(came.said).toContain(says)
    expect(came.code, came.said).not.toBe(0)
    expect(came.verdict).not.toBe('passed')
  })
})
