import { seededRandom } from '../../../src/gate/statistics/permutation.ts'
import type { Stratum } from '../../../src/gate/statistics/stratum.ts'
import { lower, mixes } from './simulate-gate.ts'

/** A comparison by its size: judged iterations of each case on both sides. */
export interface Design {
  readonly mix: keyof typeof mixes
  readonly cases: number
  readonly baseCount: number
  readonly headCount: number
}

/** Designs at which the smallest detectable drop is checked. */
export const powerDesigns: readonly Design[] = (
  [
    ['80 %', 50, 1, 1],
    ['80 %', 50, 5, 5],
    ['mixed', 50, 1, 1],
    ['mixed', 50, 5, 5],
    ['mixed', 50, 25, 5],
    ['95 %', 50, 1, 1],
    ['95 %', 50, 5, 5],
    ['95 %', 30, 1, 1],
    ['95 %', 30, 5, 1],
    ['mostly perfect', 30, 1, 1],
    ['mostly perfect', 30, 5, 1],
    ['mostly perfect', 50, 5, 5],
    ['coin flips', 50, 5, 5],
    ['mixed', 200, 1, 1],
    ['mixed', 200, 5, 5],
    ['80 %', 10, 5, 5],
    ['80 %', 5, 5, 5],
    ['mixed', 30, 10, 1],
  ] as const
).map(([mix, cases, baseCount, headCount]) => ({ mix, cases, baseCount, headCount }))

/** Made-up tables of a design, in which the head's mean rate is lower by `drop` (0..1). The same seed, the same tables. */
export function drawTables(design: Design, repeats: number, seed: string) {
  const random = seededRandom(seed)
  const passes = (count: number, rate: number) => {
    let passed = 0
    for (let turn = 0; turn < count; turn += 1) if (random() < rate) passed += 1
    return passed
  }
  const { cases, baseCount, headCount } = design
  const mix = mixes[design.mix]
  if (mix === undefined) throw new Error(`there is no mix ${design.mix}`)
  const tables = Array.from({ length: repeats }, () => mix(cases, random))
  return tables.map((rates) => ({
    /** The true drop: rates that are 0 can't fall. */
    trueDrop(drop: number): number {
      const after = lower(rates, drop)
      return rates.reduce((sum, rate, at) => sum + rate - (after[at] ?? 0), 0) / cases
    },
    draw(drop: number): Stratum[] {
      const after = lower(rates, drop)
      return rates.map((rate, at) => ({
        basePassed: passes(baseCount, rate),
        baseCount,
        headPassed: passes(headCount, after[at] ?? 0),
        headCount,
      }))
    },
  }))
}
