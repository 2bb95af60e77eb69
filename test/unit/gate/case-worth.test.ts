import { expect, it } from 'vitest'
import { rankWorth } from '../../../src/gate/again/case-worth.ts'
import { aBaseline, aPolicy, aRun, judge, manyCases } from '../../support/gate/build.ts'

const evals = aPolicy({ kind: 'evals' })
const sure = 'case 0000'

it('tells more of a case that never failed where no other does, either', () => {
  const worthAmong = (others: (index: number, run: number) => 'p' | 'f') => {
    const runs = Array.from({ length: 10 }, (_, run) =>
      aRun(
        `base ${run}`,
        manyCases(30, (index) => (index === 0 ? 'p' : others(index, run))),
      ),
    )
    const head = aRun('head', manyCases(30, 'p'))
    const { comparison } = judge(head, aBaseline(...runs), evals)
    const worth = rankWorth(comparison).find(({ compared }) => compared.identity.name === sure)
    return (worth?.ofCase ?? 0) / (worth?.suspicion ?? 1)
  }
  const amongSure = worthAmong(() => 'p')
  const amongNoisy = worthAmong((index, run) => ((index + run) % 3 === 0 ? 'f' : 'p'))
  expect(amongSure).toBeGreaterThan(amongNoisy)
  // A case that always passes tells log 2 of itself and of one that passes half as often.
  expect(amongSure).toBeLessThan(Math.log(2))
})
