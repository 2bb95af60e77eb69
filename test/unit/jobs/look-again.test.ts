import { describe, expect, it } from 'vitest'
import type { LookBudget } from '../../../src/config/policy/look-budget.ts'
import { defaultPolicy } from '../../../src/config/policy/table.ts'
import type { Job } from '../../../src/jobs/job.ts'
import { type Again, lookAgain } from '../../../src/jobs/look-again.ts'
import { createWholeMeasurement } from '../../../src/model/measured.ts'
import type { CiContext } from '../../../src/ports/context.ts'
import { fakeClock } from '../../support/clocks.ts'
import { aBaseline, aRun, manyCases } from '../../support/gate/build.ts'
import { fakePlatform } from '../../support/platform.ts'

const [cost, freshCost] = [{ costUsd: 0.5 }, { costUsd: 0.125 }]
/** Forty evals, of which the first two may have fallen. */
const suite = (id: string, first: string, second = first) =>
  aRun(id, { ...manyCases(40, 'p'.repeat(first.length)), 'case 0000': first, 'case 0001': second }, cost)

/** What a job measures again, where no look settles anything. */
async function look(
  budget: Partial<LookBudget>,
  {
    ms = 0,
    more = {} as Awaited<ReturnType<NonNullable<Again['measure']>>> | object,
    context = {} as Partial<CiContext>,
    head = suite('head', 'fff'),
    kind = 'evals',
    passes = 'ppp',
    ofBase = undefined as string | undefined,
    /** Fresh iterations of the suspects of the head. */
    again: ofHead = 'pp',
    /** Those of the control. */
    control = 'pp',
  } = {},
) {
  const clock = fakeClock(0)
  const said: string[] = []
  const seen: { readonly cases: number; readonly number: number; readonly timeoutMs: number }[] = []
  const names: string[][] = []
  const asked: number[] = []
  const platform = fakePlatform({
    runtime: { log: { warning: (text) => said.push(text) }, clock, context },
  })
  const job = {
    policy: {
      ...defaultPolicy,
      kind,
      lookBudget: { looks: 4, iterations: 2, evaluations: 500, timeoutMs: 1_000, ...budget },
    },
    config: { lookAgain: {} },
    platform,
    stopwatch: { time: (_: string, body: () => unknown) => body() },
  } as unknown as Job
  let ended = 0
  const again: Again = {
    measure: async (cases, { number, timeoutMs, iterations }) => {
      asked.push(iterations)
      seen.push({ cases: cases.length, number, timeoutMs })
      names.push(cases.map(({ identity: { name } }) => name))
      if (ms > 0) await clock.sleep(ms)
      if (typeof more === 'string') return more
      const measureSide = (ofSuspects: string) =>
        Object.fromEntries(
          cases.map(({ identity: { name } }) => [name, name <= 'case 0001' ? ofSuspects : control]),
        )
      return {
        head: aRun(`head ${number}`, measureSide(ofHead), freshCost),
        base: aRun(`base ${number}`, measureSide('pp'), freshCost),
        ...more,
      }
    },
    end: async () => {
      ended += 1
    },
  }
  const baseline = aBaseline(...[0, 1, 2].map((run) => suite(`base ${run}`, ofBase ?? passes, passes)))
  const { comparison, notices } = await lookAgain(
    {
      measured: createWholeMeasurement(head),
      baseline,
      options: { today: 0 },
      readEarlier: async () => undefined,
    },
    again,
    job,
  )
  expect(notices).toEqual(said)
  expect(ended).toBe(seen.length + said.length === 0 ? 0 : 1)
  return { seen, said, asked, names, again: comparison.again }
}

describe('a second look', () => {
  it('is repeated as often as is planned', async () => {
    const { seen, said, again } = await look({ looks: 3 })
    expect(seen.map(({ number }) => number)).toEqual([1, 2, 3])
    expect([said, again?.looks, again?.outcome]).toEqual([[], 3, 'open'])
  })

  it.each([
    // Two iterations of one case on both sides cost 2 USD by the first run, and half a USD when they are fresh.
    [1.9, 0],
    [2, 1],
    [2.5, 2],
  ])('is repeated while %d USD are enough: %i times', async (costUsd, looks) => {
    const { seen, said } = await look({ costUsd })
    expect(seen).toHaveLength(looks)
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(/it would exceed `look-again-budget`/)
  })

  it.each([
    [2, 1],
    [3.9, 1],
    [4, 2],
  ])('measures what %d USD pay: %i', async (costUsd, cases) => {
    expect((await look({ costUsd, looks: 1 })).seen[0]?.cases).toBe(cases)
  })

  it.each([
    [500, 2, [1_000, 500]],
    [501, 1, [1_000]],
    [333, 3, [1_000, 667, 334]],
  ])('is repeated while the time is enough, at %i ms each', async (ms, looks, timeouts) => {
    const { seen, said } = await look({}, { ms })
    expect(seen).toHaveLength(looks)
    expect(seen.map(({ timeoutMs }) => timeoutMs)).toEqual(timeouts)
    expect(said).toEqual(['Cases were not measured again: the time of `look-again-budget` is spent.'])
  })

  it.each([
    ['retries a test that ran once with one iteration', 'p', 'f', 1],
    ['takes one pass for little where a test has several entries', 'ppppp', 'ppfff', 2],
  ])('%s', async (_, passes, failing, iterations) => {
    const head = suite('head', failing, passes)
    const { asked } = await look({ looks: 1 }, { kind: 'tests', passes, head })
    expect(asked).toEqual([iterations])
  })

  it('is made on the default branch only where that would be red', async () => {
    const context = { event: 'push', branch: 'main', defaultBranch: 'main' } as const
    const countLooks = async (given: Partial<CiContext>, head: ReturnType<typeof suite>) =>
      (await look({ looks: 1 }, { context: given, head })).seen.length
    const [doubtful, red] = [suite('head', 'ppf', 'ppp'), suite('head', 'fff')]
    expect([await countLooks(context, doubtful), await countLooks(context, red)]).toEqual([0, 1])
    expect(await countLooks({ ...context, branch: 'feature' }, doubtful)).toBe(1)
  })

  describe('at a green verdict', () => {
    /** One eval of forty fell, of a base that fails it at times. */
    const green = { head: suite('head', 'ffp', 'ppp'), ofBase: 'pfp' }
    it('measures no control where it finds the evals well', async () => {
      const { names, again } = await look({}, green)
      expect([names, again?.outcome]).toEqual([[['case 0000']], 'cleared'])
    })

    it('measures the control next where it does not', async () => {
      const { names } = await look({}, { ...green, again: 'ff' })
      expect(names.slice(0, 2)).toEqual([['case 0000'], ['case 0000', expect.stringMatching(/^case 00/)]])
    })

    it('stands where the control fails, too', async () => {
      const { said, again } = await look({}, { ...green, again: 'ff', control: 'ff' })
      expect(said).toEqual([
        expect.stringMatching(/^The cases in doubt could not be measured again: cases that were/),
      ])
      expect(again).toBeUndefined()
    })
  })

  it('ends where it could not be made', async () => {
    const { said, again } = await look({}, { more: 'it broke.' })
    expect(said).toEqual(['The cases in doubt could not be measured again: it broke.'])
    expect(again).toBeUndefined()
  })

  it('ends where only the head can be measured', async () => {
    const { seen, said, again } = await look({}, { more: { base: undefined, withoutBase: 'it is gone.' } })
    expect(seen).toHaveLength(1)
    expect(said).toEqual(['The base could not be run again, so only its history counts: it is gone.'])
    expect(again?.sides).toBe('head')
  })
})
