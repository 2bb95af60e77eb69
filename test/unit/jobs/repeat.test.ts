import { describe, expect, it } from 'vitest'
import { decide } from '../../../src/gate/judge/decide.ts'
import { repeatUntilDecided } from '../../../src/jobs/repeat.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { aBaseline, aPolicy, aRun, manyCases } from '../../support/gate/build.ts'
import { simulateRepeating } from '../../support/gate/repeating.ts'
import { effects, plainSetting } from '../../support/gate/simulate-gate.ts'

const policy = aPolicy({ kind: 'evals' })
const noisy = (index: number) => (index % 2 === 0 ? 'p' : 'f')
const base = aBaseline(
  ...Array.from({ length: 5 }, (_, run) =>
    aRun(
      `base ${run}`,
      manyCases(30, (index) => noisy(index + run)),
    ),
  ),
)
/** As noisy as the base, a little lower. */
const unclear = (id: string, extra = {}) =>
  aRun(
    id,
    manyCases(30, (index) => (index % 5 === 0 ? 'f' : noisy(index))),
    extra,
  )
const gone = (id: string) => aRun(id, manyCases(30, 'f'))

function repeat(
  first: Run,
  more: (round: number) => Run | string,
  { rounds = 5, budgetUsd }: { rounds?: number; budgetUsd?: number } = {},
) {
  const asked: number[] = []
  const measureMore = async (round: number) => {
    asked.push(round)
    return more(round)
  }
  const options = { options: { today: 0 }, measureMore, log: { info: () => {} } }
  return repeatUntilDecided(first, base, policy, { rounds, budgetUsd }, options).then((result) => ({
    ...result,
    asked,
  }))
}

describe('a suite that is repeated until it is decided', () => {
  it('is measured until a round decides: the first of five is too strict for any head', async () => {
    const { asked, notice } = await repeat(gone('head'), (round) => gone(`round ${round}`))
    expect(asked).toEqual([2])
    expect(notice).toBe('The suite was measured in 2 rounds of at most 5.')
  })

  it('is measured again while it is open, and all rounds count', async () => {
    const { asked, head, comparison } = await repeat(unclear('head'), (round) => gone(`round ${round}`))
    expect(asked[0]).toBe(2)
    expect(asked.length).toBeLessThan(4)
    const rounds = asked.length + 1
    expect([...head.cases.values()].every(({ passed, failed }) => passed + failed === rounds)).toBe(true)
    expect(comparison.suite?.pValue).toBeLessThan(0.01)
  })

  it('ends after the planned rounds, whatever they say', async () => {
    const { asked, notice } = await repeat(unclear('head'), (round) => unclear(`round ${round}`), {
      rounds: 3,
    })
    expect(asked).toEqual([2, 3])
    expect(notice).toContain('3 rounds of at most 3')
  })

  it('starts no round that would exceed the budget', async () => {
    const priced = (id: string) => unclear(id, { costUsd: 0.1 })
    const { asked, notice } = await repeat(priced('head'), (round) => priced(`round ${round}`), {
      budgetUsd: 7,
    })
    expect(asked).toEqual([2])
    expect(notice).toContain('another one would exceed `repeat-budget` (7.00 USD; spent: 6.00 USD)')
  })

  it('keeps what it has when a round fails, and says why', async () => {
    const { asked, notice, comparison } = await repeat(unclear('head'), () => 'the command took too long')
    expect(asked).toEqual([2])
    expect(notice).toContain('another one failed, because the command took too long')
    expect(comparison.suite?.commonCases).toBe(30)
  })

  it('takes up a case that only a later round has', async () => {
    const { head } = await repeat(unclear('head'), () => aRun('more', { ...manyCases(30, 'f'), late: 'p' }))
    expect([...head.cases.values()].some(({ identity }) => identity.name === 'late')).toBe(true)
  })
})

describe('looking three times', () => {
  const setting = { ...plainSetting, cases: 30, iterations: 1, baseRuns: 10 }

  it('finds what a single look misses', async () => {
    const effect = effects['mean falls by 9 points']
    const { failed, rounds } = await simulateRepeating({ ...setting, effect }, 3, 25, 'lower')
    expect(failed).toBeGreaterThan(0.4)
    expect(rounds).toBeLessThan(3)
  })
})

describe('evals that are repeated together with hundreds of tests', () => {
  const mixed = aPolicy({ cases: [{ match: ['*case*'], kind: 'evals' }] })
  const tests = (failing: readonly number[]) =>
    Object.fromEntries(
      Array.from({ length: 800 }, (_, index) => [`test ${index}`, failing.includes(index) ? 'f' : 'p']),
    )
  // Four tests flaked once.
  const before = aBaseline(
    ...[1, 2, 3, 4, 5].map((run) =>
      aRun(`base ${run}`, {
        ...manyCases(30, (index) => noisy(index + run)),
        ...tests(run < 5 ? [run] : []),
      }),
    ),
  )
  const judgeRounds = async (failing: readonly number[]) => {
    const first = aRun('head', {
      ...manyCases(30, (index) => (index % 5 === 0 ? 'f' : noisy(index))),
      ...tests(failing),
    })
    const {
      head,
      comparison,
      policy: last,
    } = await repeatUntilDecided(
      first,
      before,
      mixed,
      { rounds: 5 },
      {
        options: { today: 0 },
        log: { info: () => {} },
        measureMore: async (round) => aRun(`round ${round}`, { ...manyCases(30, 'f'), ...tests(failing) }),
      },
    )
    return { comparison, verdict: decide(head, comparison, last) }
  }

  it('are not diluted by the tests in a later round', async () => {
    const { comparison, verdict } = await judgeRounds([])
    expect(comparison.suite).toMatchObject({ of: 'evals', commonCases: 30 })
    expect(verdict.outcome).toBe('failed')
  })

  it('are decided although one of the tests is not', async () => {
    const { verdict } = await judgeRounds([20])
    expect(verdict.outcome).toBe('failed')
    expect(verdict.reasons.map(({ rule }) => rule)).toContain('regression-case')
  })
})
