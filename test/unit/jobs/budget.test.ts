import { expect, it } from 'vitest'
import { createTimeBudget } from '../../../src/jobs/time-budget.ts'
import { fakeClock } from '../../support/clocks.ts'
import { fakePlatform } from '../../support/platform.ts'

it('has what is left when it is resized, and waits as long as ever for a piece of what is measured', async () => {
  const clock = fakeClock()
  const limits: number[] = []
  const startTimer = (ms: number) => {
    if (ms !== 60_000) limits.push(ms)
    return () => {}
  }
  const budget = createTimeBudget(
    300_000,
    fakePlatform({ runtime: { clock, log: {} as never }, machine: { startTimer } }),
  )
  await budget.spend('The policy', () => clock.sleep(100_000), 0.5)
  budget.resize(500_000)
  await budget.spend('The baseline', async () => {})
  await budget.wait('A part', () => clock.sleep(400_000))
  await budget.spend('The comment', async () => {})
  budget.resize(50_000)
  await expect(budget.spend('The issue', async () => {})).rejects.toThrow('The issue took too long')
  expect(limits).toEqual([150_000, 400_000, 500_000, 400_000])
})

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
  const budget = createTimeBudget(
    300_000,
    fakePlatform({ runtime: { clock: fakeClock(), log: log as never }, machine: { startTimer } }),
  )
  let end = () => {}
  const spent = budget.spend('The comment', () => new Promise<void>((resolve) => (end = resolve)))
  minutePasses()
  minutePasses()
  end()
  await spent
  expect(said).toEqual(['The comment takes long: 1 min so far.', 'The comment takes long: 2 min so far.'])
  expect(timers.size).toBe(0)
})
