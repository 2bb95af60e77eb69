/** The 95 % interval of Wilson for a share, each end 0..1. */
export function wilson(hits: number, count: number): readonly [number, number] {
  if (count === 0) return [0, 1]
  const [z, rate] = [1.959964, hits / count]
  const middle = (rate + (z * z) / (2 * count)) / (1 + (z * z) / count)
  const half =
    (z * Math.sqrt((rate * (1 - rate)) / count + (z * z) / (4 * count * count))) / (1 + (z * z) / count)
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** With the divisor n - `lost`: 1 for a sample, 0 for a population. */
export function variance(values: readonly number[], lost = 1): number {
  const middle = mean(values)
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - lost)
}

/** P(X <= x) of a standard normal variable; off by less than 1.2e-7 (Numerical Recipes, erfc). */
export function normalTail(x: number): number {
  const z = Math.abs(x) / Math.SQRT2
  const t = 1 / (1 + 0.5 * z)
  const coefficients = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
    -0.82215223, 0.17087277,
  ]
  const polynomial = coefficients.reduceRight((sum, of) => sum * t + of, 0)
  const tail = 0.5 * t * Math.exp(-z * z + polynomial)
  return x < 0 ? tail : 1 - tail
}

/** The value that a standard normal variable stays below with this probability. */
export function normalQuantile(probability: number): number {
  return inverse(normalTail, probability)
}

/** The value that a variable of Student's t stays below with this probability. */
export function studentQuantile(probability: number, freedom: number): number {
  return inverse((x) => studentTail(x, freedom), probability)
}

function inverse(tail: (x: number) => number, probability: number): number {
  let [low, high] = [-1e4, 1e4]
  for (let turn = 0; turn < 80; turn += 1) {
    const middle = (low + high) / 2
    if (tail(middle) < probability) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function studentTail(x: number, freedom: number): number {
  const half = 0.5 * incompleteBeta(freedom / (freedom + x * x), freedom / 2, 0.5)
  return x < 0 ? half : 1 - half
}

/** The regularized incomplete beta function, by its continued fraction (DLMF 8.17.22). */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const nonzero = (value: number) => value || 1e-300
  let c = 1
  let d = 1 / nonzero(1 - ((a + b) * x) / (a + 1))
  let value = d
  const extend = (step: number) => {
    d = 1 / nonzero(1 + step * d)
    c = nonzero(1 + step / c)
    value *= c * d
    return Math.abs(c * d - 1) > 1e-14
  }
  for (let m = 1; m < 300; m += 1) {
    extend((m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)))
    if (!extend((-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)))) break
  }
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x))
  return (front * value) / a
}

/** Lanczos' approximation. */
export function logGamma(x: number): number {
  const terms = [
    76.180091729471, -86.505320329417, 24.014098240831, -1.231739572450155, 0.1208650973866179e-2,
    -0.5395239384953e-5,
  ]
  const base = x + 5.5 - (x + 0.5) * Math.log(x + 5.5)
  const series = terms.reduce((sum, term, index) => sum + term / (x + 1 + index), 1.000000000190015)
  return -base + Math.log((2.506628274631 * series) / x)
}

/** P(X <= passed) of a binomial variable. */
export function binomialTail(passed: number, count: number, rate: number): number {
  if (passed >= count) return 1
  if (passed < 0) return 0
  return incompleteBeta(1 - rate, count - passed, passed + 1)
}

/** P(as few passes or fewer in the first sample), given the passes of both: the one-sided test of Fisher. */
export function fisherTail(
  now: { readonly passed: number; readonly count: number },
  then: { readonly passed: number; readonly count: number },
): number {
  const [passed, count] = [now.passed + then.passed, now.count + then.count]
  const ways = (of: number, chosen: number) =>
    logGamma(of + 1) - logGamma(chosen + 1) - logGamma(of - chosen + 1)
  let tail = 0
  for (let few = Math.max(0, passed - then.count); few <= now.passed; few += 1)
    tail += Math.exp(ways(passed, few) + ways(count - passed, now.count - few) - ways(count, now.count))
  return Math.min(1, tail)
}

/** Log of the mean of exp(value). */
export function logMeanExp(values: readonly number[]): number {
  const most = values.reduce((max, value) => Math.max(max, value), Number.NEGATIVE_INFINITY)
  if (most === Number.NEGATIVE_INFINITY) return most
  return most + Math.log(mean(values.map((value) => Math.exp(value - most))))
}

/** Log of the mean, over all choices of `count` values, of the product of exp(value). */
export function logSymmetricMean(values: readonly number[], count: number): number {
  const most = values.reduce((max, value) => Math.max(max, value), Number.NEGATIVE_INFINITY)
  if (count <= 0 || count > values.length || most === Number.NEGATIVE_INFINITY)
    return count === 0 ? 0 : Number.NEGATIVE_INFINITY
  let scale = 0
  const sums = new Float64Array(count + 1)
  sums[0] = 1
  for (const value of values) {
    const factor = Math.exp(value - most)
    for (let chosen = count; chosen > 0; chosen -= 1)
      sums[chosen] = (sums[chosen] ?? 0) + factor * (sums[chosen - 1] ?? 0)
    const largest = sums.reduce((max, sum) => Math.max(max, sum), 0)
    if (largest < 1e200) continue
    for (let chosen = 0; chosen <= count; chosen += 1) sums[chosen] = (sums[chosen] ?? 0) / 1e200
    scale += 200 * Math.LN10
  }
  const ways = logGamma(values.length + 1) - logGamma(count + 1) - logGamma(values.length - count + 1)
  return Math.log(sums[count] ?? 0) + scale + count * most - ways
}

/** P(sum <= total) of independent yes/no trials with these probabilities. */
export function poissonBinomialTail(rates: readonly number[], total: number): number {
  let mass = [1]
  for (const rate of rates) {
    const next = new Array<number>(mass.length + 1).fill(0)
    for (let sum = 0; sum < mass.length; sum += 1) {
      next[sum] = (next[sum] ?? 0) + (mass[sum] ?? 0) * (1 - rate)
      next[sum + 1] = (next[sum + 1] ?? 0) + (mass[sum] ?? 0) * rate
    }
    mass = next
  }
  return mass.slice(0, Math.max(0, total + 1)).reduce((sum, of) => sum + of, 0)
}
