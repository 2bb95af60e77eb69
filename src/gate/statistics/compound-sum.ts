/** A jump that occurs at most once: its size, at least 1, and its probability. */
export interface Jump {
  readonly size: number
  readonly probability: number
}

/** Standard deviations above the mean of the Poisson part beyond which only a bound is computed. */
const farOut = 12
/** A sum of doubles that is still far from the largest. */
const large = 1e250

/**
 * P(sum >= enough) for a sum of whole numbers: a compound Poisson part, jumps of size s occurring `rates[s]` times
 * on average, and single jumps. Exact except for rounding (it is a difference from 1); far out, where
 * enumerating every sum would be expensive and the chance is negligible, Chernoff's upper bound.
 *
 * @param enough at least 1
 */
export function chanceOfSum(rates: Float64Array, singles: readonly Jump[], enough: number): number {
  let [mean, variance] = [0, 0]
  for (const [size, rate] of rates.entries()) {
    mean += size * rate
    variance += size * size * rate
  }
  const near = mean + farOut * Math.sqrt(variance) + 10 * rates.length
  if (enough > near) return chernoffBound(rates, singles, enough)
  const masses = compoundPoisson(rates, enough)
  for (const jump of singles) addJump(masses, jump)
  let below = 0
  for (const mass of masses) below += mass
  return Math.min(1, Math.max(0, 1 - below))
}

/** P(sum = s) for s below `length`, by Panjer's recursion: s · P(s) = Σ size · rate · P(s - size). */
function compoundPoisson(rates: Float64Array, length: number): Float64Array {
  let total = 0
  for (const rate of rates) total += rate
  // P(0) = e^-total may be too small to be written: all are kept relative to it, scaled down as they grow.
  const masses = new Float64Array(length)
  masses[0] = 1
  let logScale = -total
  for (let at = 1; at < length; at += 1) {
    let value = 0
    const most = Math.min(at, rates.length - 1)
    for (let size = 1; size <= most; size += 1) {
      value += size * (rates[size] ?? 0) * (masses[at - size] ?? 0)
    }
    masses[at] = value / at
    if (value > large) {
      for (let back = 0; back <= at; back += 1) masses[back] = (masses[back] ?? 0) / large
      logScale += Math.log(large)
    }
  }
  const scale = Math.exp(logScale)
  return masses.map((mass) => mass * scale)
}

/** Adds one single jump in place; what leaves the array is dropped. */
function addJump(masses: Float64Array, { size, probability }: Jump): void {
  for (let at = masses.length - 1; at >= 0; at -= 1) {
    const before = at >= size ? (masses[at - size] ?? 0) : 0
    masses[at] = (masses[at] ?? 0) * (1 - probability) + before * probability
  }
}

/** min over t of E[e^(t · sum)] · e^(-t · enough), for a few t. */
function chernoffBound(rates: Float64Array, singles: readonly Jump[], enough: number): number {
  let least = 0
  for (let t = 1 / 8; t > 1 / 4096; t /= 2) {
    let exponent = -t * enough
    for (const [size, rate] of rates.entries()) exponent += rate * Math.expm1(t * size)
    for (const { size, probability } of singles) exponent += Math.log1p(probability * Math.expm1(t * size))
    least = Math.min(least, exponent)
  }
  return Math.exp(least)
}
