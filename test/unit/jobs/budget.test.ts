import { expect, it } from 'vitest'
import { createBudget } from '../../../src/jobs/budget.ts'
import { fakeClock } from '../../support/clocks.ts'

it('says once a minute what is waited for, until that has ended', async () => {
  const said: string[] = []
  const timers = new Map<() => void, number>()
  const startTimer = (ms: number, onEnd: () => void) => {
    timers.set(onEnd, ms)
    return () => void timers.delete(onEnd)
  }
  const minutePasses = () => {
    for (const [onEnd, ms] of [...timers]) if (ms === 60_000 && timers.delete(onEnd)) onEnd()
  }
  const log = { info: (line: string) => said.push(line) }
  const budget = createBudget(300_000, { clock: fakeClock(), startTimer, log: log as never })
  let end = () => {}
  const spent = budget.spend('The comment', () => new Promise<void>((resolve) => (end = resolve)))
  minutePasses()
  minutePasses()
  end()
  await spent
  expect(said).toEqual(['The comment takes long: 1 min so far.', 'The comment takes long: 2 min so far.'])
  expect(timers.size).toBe(0)
})
