import { expect, it } from 'vitest'
import { startTimer, systemClock } from '../../../src/platform/clock.ts'

it('the clock of the system tells the time, and goes on by what has passed', async () => {
  const minuteMs = 60_000
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(minuteMs)
  const before = systemClock.now()
  await systemClock.sleep(20)
  expect(systemClock.now()).toBeGreaterThan(before)
})

it('a wait ends when its signal does', async () => {
  await expect(systemClock.sleep(60_000, AbortSignal.timeout(5))).rejects.toThrow()
})

it('a timer calls back, unless it is stopped', async () => {
  const calls: string[] = []
  startTimer(1, () => calls.push('stopped'))()
  await new Promise<void>((resolve) => {
    startTimer(2, () => {
      calls.push('ended')
      resolve()
    })
  })
  expect(calls).toEqual(['ended'])
})
