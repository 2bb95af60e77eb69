import { describe, expect, it } from 'vitest'
import { entrantsFor } from '../../bench/bill/entrants.ts'
import { play } from '../../bench/gates/play.ts'
import type { EffectName } from '../../bench/gates/worlds/world.ts'

/*
 * Measured until it is certain: what is right at one stop has to be right at every one. Small; `npm run bench:bill` has the
 * whole table. A share of 60 pull requests is off by up to 6 points.
 */
const count = 60

async function measure(world: string, effect: EffectName, size: string) {
  const contestant = entrantsFor(size)['ours-measured']
  if (contestant === undefined) throw new Error('there is no gate that measures')
  const cell = { world, effect, size, baseRuns: 10 }
  const [result] = await play(cell, [{ name: 'ours-measured', contestant, count }], 'simulation')
  if (result === undefined) throw new Error('nothing was played')
  const { red, open, green, iterations, fresh } = result
  return { red: red / count, open: open / count, green: green / count, paid: (iterations + fresh) / count }
}

describe('measured until it is certain', () => {
  it.each(['stable', 'weather', 'drift'])('is rarely red where nothing changed: %s', async (world) => {
    const { red } = await measure(world, 'none', '30x1')
    expect(red).toBeLessThanOrEqual(0.1)
  })

  it('pays for little more than one iteration of each case where one broke', async () => {
    const { red, green, paid } = await measure('stable', 'break-1%', '30x1')
    expect(red).toBeGreaterThanOrEqual(0.9)
    expect(green).toBe(0)
    expect(paid).toBeLessThanOrEqual(30 * 1.6)
  })
})
