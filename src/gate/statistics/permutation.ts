import { addUp } from '../../model/data.ts'
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

interface PermutationOptions {
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
 * questions are two chances of a false alarm, so each p-value is the share of the exchanges in which one of
 * both is as unlikely (min-P, Westfall and Young 1993). They are valid for any number of draws, the observed
 * order counts as one of them.
 */
export function runPermutationTest(
  strata: readonly ScoreStratum[],
  options: PermutationOptions,
): PermutationResult {
  const varying = strata.filter(({ base, head }) => {
    const first = base[0]
    return base.some((value) => value !== first) || head.some((value) => value !== first)
  })
  if (varying.length === 0) return { mean: 1, fallen: 1 }
  const pools = layOutPools(varying)
  const draw = createExchangeDrawer(pools, options)
  const observed = draw(pools.observed)
  const needed = Math.ceil(leastAsBad / options.level)
  const affordable = Math.floor(options.maxPicks / pools.picksPerDraw)
  const most = Math.min(maxDraws, Math.max(needed, affordable))
  const means = new Float64Array(most)
  const falls = new Float64Array(most)
  const limits = { mean: lowerByRounding(observed.mean), fallen: lowerByRounding(observed.fallen) }
  const asBad = { mean: 0, fallen: 0 }
  let drawn = 0
  for (; drawn < most && Math.min(asBad.mean, asBad.fallen) < enoughAsBad; drawn += 1) {
    const result = draw()
    means[drawn] = result.mean
    falls[drawn] = result.fallen
    if (result.mean >= limits.mean) asBad.mean += 1
    if (result.fallen >= limits.fallen) asBad.fallen += 1
  }
  const mean = createRankTable(means.subarray(0, drawn))
  const fallen = createRankTable(falls.subarray(0, drawn))
  const computeMinP = (rank: number) => {
    const atMost = -lowerByRounding(-rank)
    const from = { mean: mean.from(atMost), fallen: fallen.from(atMost) }
    let count = 1
    for (let at = 0; at < drawn; at += 1)
      if ((means[at] ?? 0) >= from.mean || (falls[at] ?? 0) >= from.fallen) count += 1
    return count / (drawn + 1)
  }
  return { mean: computeMinP(mean.of(observed.mean)), fallen: computeMinP(fallen.of(observed.fallen)) }
}

/** Sums in another order differ in the last digits; such a draw is as bad, not better. */
function lowerByRounding(value: number): number {
  return value - 1e-9 * Math.max(1, Math.abs(value))
}

function createRankTable(values: Float64Array) {
  const sorted = values.toSorted()
  const findFirstReached = (isReached: (value: number) => boolean) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (isReached(sorted[middle] ?? 0)) high = middle
      else low = middle + 1
    }
    return low
  }
  /** Share of the values that are at least as large, with one more that is. */
  const rankValue = (value: number) => {
    const limit = lowerByRounding(value)
    return (sorted.length - findFirstReached((other) => other >= limit) + 1) / (sorted.length + 1)
  }
  /** The smallest value whose rank is at most `rank`. */
  const findLeastValue = (rank: number) =>
    sorted[findFirstReached((value) => rankValue(value) <= rank)] ?? Infinity
  return { of: rankValue, from: findLeastValue }
}

/**
 * The smallest p-value that {@link runPermutationTest} could give with these values, whichever of them the
 * head had. Where it is large, the values are too few to show any fall.
 */
export function computeLeastPValue(strata: readonly ScoreStratum[]): number {
  let log = 0
  for (const { base, head } of strata) {
    const values = [...base, ...head].sort(compareAscending)
    const highest = values[head.length - 1]
    // Counts the arrangements in which the head has the lowest values, which may be tied.
    const tied = values.filter((value) => value === highest).length
    const headTied = values.slice(0, head.length).filter((value) => value === highest).length
    log += computeLogCombinations(tied, headTied) - computeLogCombinations(values.length, head.length)
  }
  return Math.exp(log)
}

function computeLogCombinations(total: number, chosen: number): number {
  let log = 0
  for (let index = 1; index <= chosen; index += 1) log += Math.log((total - chosen + index) / index)
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

function layOutPools(strata: readonly ScoreStratum[]): Pools {
  const sizes = Int32Array.from(strata, ({ base, head }) => base.length + head.length)
  const picks = Int32Array.from(strata, ({ base, head }) => Math.min(base.length, head.length))
  const createColumn = () => new Float64Array(strata.length)
  const factors = createColumn()
  const constants = createColumn()
  const weights = createColumn()
  const observed = createColumn()
  const values = new Float64Array(addUp(sizes))
  let offset = 0
  for (const [index, { base, head, weight = 1 }] of strata.entries()) {
    const pool = [...base, ...head].sort(compareAscending)
    values.set(pool, offset)
    offset += pool.length
    const [drawn, other, sign] = head.length <= base.length ? [head, base, 1] : [base, head, -1]
    factors[index] = sign * (1 / head.length + 1 / base.length)
    constants[index] = (-sign * addUp(pool)) / other.length
    weights[index] = weight
    observed[index] = addUp([...drawn].sort(compareAscending))
  }
  const picksPerDraw = addUp(picks)
  return { values, sizes, picks, factors, constants, weights, picksPerDraw, observed }
}

function compareAscending(a: number, b: number): number {
  return a - b
}

/** Returns both statistics, the larger the worse: of a new random exchange, or of the sums that are given. */
function createExchangeDrawer(
  { values, sizes, picks, factors, constants, weights }: Pools,
  { seed, leastFall }: PermutationOptions,
): (sums?: Float64Array) => PermutationResult {
  const random = createSeededRandom(seed)
  return (sums) => {
    let mean = 0
    let fallen = 0
    let offset = 0
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
export function createSeededRandom(seed: string): () => number {
  const state: [number, number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x243f6a88, 1]
  for (let index = 0; index < seed.length; index += 1) {
    const code = seed.charCodeAt(index)
    state[0] = Math.imul(state[0] ^ code, 0x01000193)
    state[1] = Math.imul(state[1] ^ code, 0x85ebca6b)
    state[2] = Math.imul(state[2] ^ code, 0xc2b2ae35)
  }
  let [a, b, c, counter] = state
  const drawNext = () => {
    const mixed = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + mixed
    c |= 0
    return (mixed >>> 0) / 4294967296
  }
  for (let warmUp = 0; warmUp < 15; warmUp += 1) drawNext()
  return drawNext
}
