/** One case's values on both sides; both are non-empty. */
export interface ScoreStratum {
  readonly base: readonly number[]
  readonly head: readonly number[]
  readonly weight?: number
}

/** At most this many draws, the observed order not counted. */
const maxDraws = 9_999
/** At least enough draws that two of them may be as bad at the requested level. */
const leastAsBad = 2
/** Once this many draws are as bad as the observed value, the result is settled. */
const enoughAsBad = 50

export interface PermutationOptions {
  /** Same seed, same answer. */
  readonly seed: string
  /** Level at which the answer will be used, above 0. */
  readonly level: number
  /** Approximate limit of values drawn in total; bounds the time. */
  readonly maxPicks: number
  /** A case has fallen if its mean is lower by more than this, in the unit of the values. */
  readonly leastFall: number
}

/** The p-values of two questions. */
export interface PermutationResult {
  /** p-value of the weighted mean over the cases of (base mean - head mean): is the head lower? */
  readonly mean: number
  /**
   * p-value of the weighted sum of squares of what single cases fell beyond `leastFall`, whatever others
   * rose.
   */
  readonly fallen: number
}

/**
 * One-sided p-values of both questions: values are exchanged between the sides within each case. Two
 * questions are two
 * chances of a false alarm, so each p-value is the share of the exchanges in which one of both is as unlikely
 * (min-P,
 * Westfall and Young 1993). They are valid for any number of draws, the observed order counts as one of them.
 */
export function permutationTest(
  strata: readonly ScoreStratum[],
  options: PermutationOptions,
): PermutationResult {
  const varying = strata.filter(({ base, head }) => {
    const first = base[0]
    return base.some((value) => value !== first) || head.some((value) => value !== first)
  })
  if (varying.length === 0) return { mean: 1, fallen: 1 }
  const pools = layOut(varying)
  const draw = drawer(pools, options)
  const observed = draw(pools.observed)
  const needed = Math.ceil(leastAsBad / options.level)
  const affordable = Math.floor(options.maxPicks / pools.picksPerDraw)
  const most = Math.min(maxDraws, Math.max(needed, affordable))
  const means = new Float64Array(most)
  const falls = new Float64Array(most)
  const limits = { mean: limitOf(observed.mean), fallen: limitOf(observed.fallen) }
  const asBad = { mean: 0, fallen: 0 }
  let drawn = 0
  for (; drawn < most && Math.min(asBad.mean, asBad.fallen) < enoughAsBad; drawn += 1) {
    const one = draw()
    means[drawn] = one.mean
    falls[drawn] = one.fallen
    if (one.mean >= limits.mean) asBad.mean += 1
    if (one.fallen >= limits.fallen) asBad.fallen += 1
  }
  const mean = ranksIn(means.subarray(0, drawn))
  const fallen = ranksIn(falls.subarray(0, drawn))
  const least = (rank: number) => {
    const atMost = -limitOf(-rank)
    const from = { mean: mean.from(atMost), fallen: fallen.from(atMost) }
    let count = 1
    for (let at = 0; at < drawn; at += 1)
      if ((means[at] ?? 0) >= from.mean || (falls[at] ?? 0) >= from.fallen) count += 1
    return count / (drawn + 1)
  }
  return { mean: least(mean.of(observed.mean)), fallen: least(fallen.of(observed.fallen)) }
}

/** Sums in another order differ in the last digits; such a draw is as bad, not better. */
function limitOf(value: number): number {
  return value - 1e-9 * Math.max(1, Math.abs(value))
}

function ranksIn(values: Float64Array) {
  const sorted = values.toSorted()
  const first = (isReached: (value: number) => boolean) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isReached(sorted[middle] ?? 0)) high = middle
      else low = middle + 1
    }
    return low
  }
  /** Share of the values that are at least as large, with one more that is. */
  const of = (value: number) => {
    const limit = limitOf(value)
    return (sorted.length - first((other) => other >= limit) + 1) / (sorted.length + 1)
  }
  /** The smallest value whose rank is at most `rank`. */
  const from = (rank: number) => sorted[first((value) => of(value) <= rank)] ?? Infinity
  return { of, from }
}

/**
 * The smallest p-value that {@link permutationTest} could give with these values, whichever of them the head
 * had. Where it
 * is large, the values are too few to show any fall.
 */
export function leastPValue(strata: readonly ScoreStratum[]): number {
  let log = 0
  for (const { base, head } of strata) {
    const values = [...base, ...head].sort(ascending)
    const highest = values[head.length - 1]
    // Counts the arrangements in which the head has the lowest values, which may be tied.
    const tied = values.filter((value) => value === highest).length
    const own = values.slice(0, head.length).filter((value) => value === highest).length
    log += logCombinations(tied, own) - logCombinations(values.length, head.length)
  }
  return Math.exp(log)
}

function logCombinations(of: number, chosen: number): number {
  let log = 0
  for (let index = 1; index <= chosen; index += 1) log += Math.log((of - chosen + index) / index)
  return log
}

/** All values one after the other, so that a draw runs through memory once. */
interface Pools {
  readonly values: Float64Array
  /** Per case: number of values, and how many are picked: those of the smaller side. */
  readonly sizes: Int32Array
  readonly picks: Int32Array
  /**
   * Per case: the head's mean less the base's is `factor` times the sum of what is picked, and `constant`.
   */
  readonly factors: Float64Array
  readonly constants: Float64Array
  readonly weights: Float64Array
  readonly picksPerDraw: number
  /** Sums of what is picked, as measured. */
  readonly observed: Float64Array
}

function layOut(strata: readonly ScoreStratum[]): Pools {
  const sizes = Int32Array.from(strata, ({ base, head }) => base.length + head.length)
  const picks = Int32Array.from(strata, ({ base, head }) => Math.min(base.length, head.length))
  const column = () => new Float64Array(strata.length)
  const [factors, constants, weights, observed] = [column(), column(), column(), column()]
  const values = new Float64Array(sizes.reduce((sum, size) => sum + size, 0))
  let offset = 0
  for (const [index, { base, head, weight = 1 }] of strata.entries()) {
    const pool = [...base, ...head].sort(ascending)
    values.set(pool, offset)
    offset += pool.length
    const [drawn, other, sign] = head.length <= base.length ? [head, base, 1] : [base, head, -1]
    factors[index] = sign * (1 / head.length + 1 / base.length)
    constants[index] = (-sign * sumOf(pool)) / other.length
    weights[index] = weight
    observed[index] = sumOf([...drawn].sort(ascending))
  }
  const picksPerDraw = picks.reduce((sum, count) => sum + count, 0)
  return { values, sizes, picks, factors, constants, weights, picksPerDraw, observed }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function ascending(a: number, b: number): number {
  return a - b
}

/** Returns both statistics, the larger the worse: of a new random exchange, or of the sums that are given. */
function drawer(
  { values, sizes, picks, factors, constants, weights }: Pools,
  { seed, leastFall }: PermutationOptions,
): (sums?: Float64Array) => PermutationResult {
  const random = seededRandom(seed)
  return (sums) => {
    let [mean, fallen, offset] = [0, 0, 0]
    for (let index = 0; index < sizes.length; index += 1) {
      const end = offset + (sizes[index] ?? 0)
      const stop = offset + (picks[index] ?? 0)
      let sum = sums?.[index] ?? 0
      for (let at = offset; at < stop && sums === undefined; at += 1) {
        const other = at + Math.floor(random() * (end - at))
        const value = values[other] ?? 0
        values[other] = values[at] ?? 0
        values[at] = value
        sum += value
      }
      const fall = -((factors[index] ?? 0) * sum + (constants[index] ?? 0))
      const weight = weights[index] ?? 0
      mean += weight * fall
      if (fall > leastFall) fallen += weight * (fall - leastFall) ** 2
      offset = end
    }
    return { mean, fallen }
  }
}

/** A generator of numbers in [0, 1) from a text: FNV-1a into the small fast counter generator (sfc32). */
export function seededRandom(seed: string): () => number {
  const state: [number, number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x243f6a88, 1]
  for (let index = 0; index < seed.length; index += 1) {
    const code = seed.charCodeAt(index)
    state[0] = Math.imul(state[0] ^ code, 0x01000193)
    state[1] = Math.imul(state[1] ^ code, 0x85ebca6b)
    state[2] = Math.imul(state[2] ^ code, 0xc2b2ae35)
  }
  let [a, b, c, counter] = state
  const next = () => {
    const mixed = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + mixed
    c |= 0
    return (mixed >>> 0) / 4294967296
  }
  for (let warmUp = 0; warmUp < 15; warmUp += 1) next()
  return next
}
