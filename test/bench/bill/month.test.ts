import { expect, it } from 'vitest'
import { playMonth } from '../../../bench/bill/month.ts'
import type { Contestant } from '../../../bench/gates/contestants.ts'
import type { Color } from '../../../bench/gates/contract.ts'

/** Pays ten for each verdict, and looks at nothing but how much main has. */
function constant(verdict: Color, nights: number[]): Contestant {
  return {
    title: verdict,
    judge: async (pulls) =>
      pulls.map(({ seen: { base } }) => {
        nights.push(base.length)
        return { answer: { verdict, cases: [] }, given: 6, fresh: 4, cpuMs: 0 }
      }),
  }
}

const place = { world: 'weather', size: '50x5', seed: 'test' }

it('has a regression in one push of five, and counts the nights in the bill', async () => {
  const nights: number[] = []
  const month = await playMonth(place, { name: 'red', contestant: constant('red', nights), nights: 'fixed' })
  expect(month.healthy).toEqual({ green: 0, open: 0, red: 48 })
  expect(month.worse).toEqual({ green: 0, open: 0, red: 12 })
  expect(month.paid).toEqual({ pushes: 600, nights: 20 * 250 })
  expect(new Set(nights)).toEqual(new Set([10]))
})

it('measures main at night as often as the default branch plans', async () => {
  const contestant = constant('green', [])
  const { paid } = await playMonth(place, { name: 'green', contestant, nights: 'planned' })
  expect(paid.nights).toBeGreaterThan(20 * 50)
  expect(paid.nights).toBeLessThan(20 * 150)
})
