import { rates } from './rates.ts'

/** How all evals of a run move: by `shift` (-1..1), each alike, or the more the less certain they are. */
export interface Weather {
  readonly shift: number
  readonly isEven: boolean
}

/** The most that a case moves more than the mean does. */
const mostUneven = 3

/** Rates under a weather, one for each of {@link rates}. @param meanVariance mean of π(1 - π) over the evals */
export function computeMovedRates({ shift, isEven }: Weather, meanVariance: number): Float64Array {
  const moved = new Float64Array(rates.length)
  for (let at = 0; at < moved.length; at += 1) {
    const rate = rates[at] ?? 0
    const form = isEven ? 1 : Math.min(mostUneven, (rate * (1 - rate)) / Math.max(1e-9, meanVariance))
    moved[at] = Math.min(1, Math.max(0, rate + shift * form))
  }
  return moved
}

/** P(x of `count` iterations pass) for x = 0 … count, of a case with this rate whose iterations are alike. */
export function computePassMasses(rate: number, count: number, correlation: number): Float64Array {
  const masses = new Float64Array(count + 1)
  if (correlation > 0.98) {
    masses[0] = 1 - rate
    masses[count] = (masses[count] ?? 0) + rate
    if (count === 0) masses[0] = 1
    return masses
  }
  // Beta-binomial by the ratio of neighbours; without correlation its limit, the binomial.
  const strength = correlation <= 1e-6 ? 1e9 : (1 - correlation) / correlation
  const a = rate * strength
  const b = (1 - rate) * strength
  const mode = Math.min(count, Math.max(0, Math.floor((count + 1) * rate)))
  let sum = 1
  masses[mode] = 1
  for (let x = mode, value = 1; x < count; x += 1) {
    value *= ((count - x) * (a + x)) / ((x + 1) * (b + count - x - 1))
    masses[x + 1] = value
    sum += value
  }
  for (let x = mode, value = 1; x > 0; x -= 1) {
    value *= (x * (b + count - x)) / ((count - x + 1) * (a + x - 1))
    masses[x - 1] = value
    sum += value
  }
  for (let x = 0; x <= count; x += 1) masses[x] = (masses[x] ?? 0) / sum
  return masses
}
