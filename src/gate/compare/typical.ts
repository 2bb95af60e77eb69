import { getSampleMoments, type Sample } from '../../model/run/sample.ts'
import { computeMean } from '../statistics/intervals.ts'

/** The mean without the smallest and the largest value, where there are three or more. */
export function computeTrimmedMean(sample: Sample): number {
  const { count, sum, min, max } = getSampleMoments(sample)
  return count < 3 ? sum / count : Math.max(min, (sum - min - max) / (count - 2))
}

/** In log-values: what is further away than a factor of e counts like that factor. */
const farthest = 1

/**
 * The location of log-values, whatever a few of them do: M-estimator of Huber (1964) with a fixed bound, so that
 * values of one kind have their mean and heavy tails have no weight of their own.
 */
export function locateLogs(logs: readonly number[]): number {
  let location = computeMean(logs)
  for (let turn = 0; turn < 50; turn += 1) {
    let sum = 0
    for (const log of logs) sum += Math.min(farthest, Math.max(-farthest, log - location))
    location += sum / logs.length
    if (Math.abs(sum) < 1e-9 * logs.length) break
  }
  return location
}
