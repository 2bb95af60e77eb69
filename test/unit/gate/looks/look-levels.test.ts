import { describe, expect, it } from 'vitest'
import { lookLevels } from '../../../../src/gate/again/look-levels.ts'
import { seededRandom } from '../../../../src/gate/statistics/permutation.ts'
import { normalQuantile } from '../../../../src/gate/statistics/quantiles.ts'

/** z of the last look: Jennison and Turnbull (2000), table 2.3, two-sided levels 0.1 and 0.05. */
const constants: readonly (readonly [alpha: number, looks: number, z: number])[] = [
  [0.05, 2, 1.678],
  [0.05, 3, 1.71],
  [0.05, 4, 1.733],
  [0.05, 5, 1.751],
  [0.05, 10, 1.801],
  [0.025, 2, 1.977],
  [0.025, 3, 2.004],
  [0.025, 4, 2.024],
  [0.025, 5, 2.04],
]

describe('the levels of planned looks', () => {
  it.each(constants)('are those of the published tables (%d, %d looks)', (alpha, looks, constant) => {
    const levels = lookLevels(alpha, looks)
    const bounds = levels.map((level) => normalQuantile(1 - level))
    expect(bounds).toHaveLength(looks)
    for (const [index, bound] of bounds.entries()) {
      expect(Math.abs(bound - constant * Math.sqrt(looks / (index + 1)))).toBeLessThan(
        0.003 * Math.sqrt(looks / (index + 1)),
      )
    }
  })

  it('are the whole level when there is one look', () => {
    expect(lookLevels(0.05, 1)).toEqual([0.05])
  })

  it('rise, and stay below the level', () => {
    const levels = lookLevels(0.03, 8)
    expect(levels.toSorted((a, b) => a - b)).toEqual(levels)
    expect(levels.at(-1)).toBeLessThan(0.03)
  })

  it('keep what they promise on random walks', () => {
    const levels = lookLevels(0.05, 5)
    const bounds = levels.map((level) => normalQuantile(1 - level))
    const random = seededRandom('walks')
    let crossed = 0
    const walks = 40_000
    for (let walk = 0; walk < walks; walk += 1) {
      let sum = 0
      for (let look = 1; look <= 5; look += 1) {
        sum += Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
        if (sum / Math.sqrt(look) >= (bounds[look - 1] ?? 0)) {
          crossed += 1
          break
        }
      }
    }
    expect(Math.abs(crossed / walks - 0.05)).toBeLessThan(0.004)
  })
})
