import { computeNormalTail } from '../statistics/quantiles.ts'

/** Above this mean both distributions are as good as normal. */
const many = 200

/** P(X >= count) for a Poisson distribution. */
export function computePoissonTail(count: number, mean: number): number {
  if (mean > many) return computeNormalTail((count - 0.5 - mean) / Math.sqrt(mean))
  let term = Math.exp(-mean)
  let below = 0
  for (let at = 0; at < count; at += 1) {
    below += term
    term *= mean / (at + 1)
  }
  return Math.max(0, 1 - below)
}

/**
 * Chance of at least `count` events in one more run, after `seen` of them in `runs`. The rate is only known from these,
 * so the count is negative binomial (Jeffreys' prior): wider than Poisson, the more so the fewer runs there are.
 */
export function computePredictedTail(count: number, seen: number, runs: number): number {
  const size = seen + 0.5
  const share = runs / (runs + 1)
  const mean = size / runs
  if (size > many) return computeNormalTail((count - 0.5 - mean) / Math.sqrt(mean / share))
  let term = share ** size
  let below = 0
  for (let at = 0; at < count; at += 1) {
    below += term
    term *= ((at + size) / (at + 1)) * (1 - share)
  }
  return Math.max(0, 1 - below)
}
