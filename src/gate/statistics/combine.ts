import type { MeasuredBefore } from '../../model/comparison.ts'
import { computeNormalQuantile, computeNormalTail } from './quantiles.ts'

/** No measurement says more than this: a good one may be luck, and four of five unchanged runs are no worse. */
const leastChance = 0.0005
const mostChance = 0.8

/** The chance of several measurements of the same commit together (Stouffer's rule): it grows with each of them. */
export function combineChances(chances: readonly number[]): number {
  const [only = 1] = chances
  if (chances.length < 2) return only
  const sum = chances.reduce(
    (z, chance) => z - computeNormalQuantile(Math.min(mostChance, Math.max(leastChance, chance))),
    0,
  )
  return computeNormalTail(sum / Math.sqrt(chances.length))
}

/** More measurements than this count as so many. */
const mostMeasurements = 10

/** Which measurement of a pull request this is, from 1. The more there are, the more each has to prove. */
export function countMeasurements(earlier: MeasuredBefore | undefined): number {
  const { others = 0, same = [] } = earlier ?? {}
  return Math.min(mostMeasurements, 1 + others + same.length)
}
