import type { Stratum } from './stratum.ts'

/** How much chance moves the mean change of the pass rate over the cases. */
export interface Noise {
  /** Observed: head rate minus base rate, weighted mean over cases. */
  readonly change: number
  /** Mean rate of the base. */
  readonly rate: number
  /** Mean rate of the cases that passed at least once on the base, and their share of the weight. */
  readonly roomRate: number
  readonly room: number
  /** Variance of the base's mean. */
  readonly base: number
  /** Variance of the head's mean if its rates are the base's. */
  readonly head: number
  /** The head's variance is the mean of π(1 - π) over the cases times this. */
  readonly perCase: number
  /** Share of the iterations that are the head's, mean over cases, 0..1. */
  readonly headShare: number
  /** How far one pass moves the mean, on average. */
  readonly unit: number
}

/** Weighted mean over cases of head rate minus base rate; 0 without weight. */
export function meanChange(strata: readonly Stratum[]): number {
  let [weights, sum] = [0, 0]
  for (const { basePassed, baseCount, headPassed, headCount, weight = 1, cases = 1 } of strata) {
    weights += weight * cases
    sum += weight * cases * (headPassed / headCount - basePassed / baseCount)
  }
  return weights === 0 ? 0 : sum / weights
}

/** Made-up cases at the mean rate, so that a suite in which chance showed little is not taken to have none. */
const pseudoCases = 2

/**
 * The variance of a case's rate is π(1 - π) / iterations. The base's pass rate times the head's failure rate estimates
 * π(1 - π) without bias if nothing changed, from one iteration on, and grows when the head fails more.
 *
 * @returns `null` without a case, or without weight
 */
export function noiseOf(strata: readonly Stratum[]): Noise | null {
  let [weights, sum, rates, roomWeight, roomRates] = [0, 0, 0, 0, 0]
  let [base, head, overBase, overHead, units] = [0, 0, 0, 0, 0]
  let [cases, shares] = [0, 0]
  for (const { basePassed, baseCount, headPassed, headCount, weight = 1, cases: times = 1 } of strata) {
    if (weight === 0) continue
    const [before, now] = [basePassed / baseCount, headPassed / headCount]
    const spread = before * (1 - now)
    const squared = weight * weight * times
    const all = weight * times
    cases += times
    shares += (times * headCount) / (headCount + baseCount)
    weights += all
    sum += all * (now - before)
    rates += all * before
    if (basePassed + headPassed > 0) {
      roomWeight += all
      roomRates += (all * (basePassed + headPassed)) / (baseCount + headCount)
    }
    base += (squared * spread) / baseCount
    head += (squared * spread) / headCount
    overBase += squared / baseCount
    overHead += squared / headCount
    units += all / headCount
  }
  if (cases === 0) return null
  const rate = rates / weights
  const shrink = (variance: number, over: number) =>
    ((variance + pseudoCases * (over / cases) * rate * (1 - rate)) * (cases / (cases + pseudoCases))) /
    (weights * weights)
  return {
    change: sum / weights,
    rate,
    roomRate: roomWeight === 0 ? 0 : roomRates / roomWeight,
    room: roomWeight / weights,
    base: shrink(base, overBase),
    head: shrink(head, overHead),
    perCase: overHead / (weights * weights),
    headShare: shares / cases,
    unit: units / (weights * cases),
  }
}

/** Variance of the head's mean if the rates of all cases that can fall fell by one step, the mean by `drop`, 0..1. */
export function fallenNoise({ head, perCase, room, roomRate }: Noise, drop: number): number {
  if (room === 0) return head
  const step = Math.min(drop / room, roomRate)
  const shift = room * (step * (2 * roomRate - 1) - step * step)
  return Math.max(head / 2, head + perCase * shift)
}

/**
 * Skewness of the head's failures, in units of one pass: 1 where failures are rare, as in a Poisson distribution, 0 at
 * a rate of one half. Where the noise is less than that of equal cases, few noisy cases make it, which are less skewed.
 */
export function skewnessOf(noise: Noise, drop: number): number {
  const fallen = fallenNoise(noise, drop)
  if (fallen === 0) return 1
  const { rate, roomRate, perCase } = noise
  const equal = perCase * rate * (1 - rate)
  const own = Math.min(noise.head, fallen)
  const likeness = equal === 0 ? 1 : Math.min(1, noise.head / equal)
  const lean = (of: number) => Math.max(0, 2 * of - 1)
  return (own * likeness * lean(rate) + (fallen - own) * lean(roomRate)) / fallen
}
