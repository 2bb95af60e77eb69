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
}

/**
 * One-sided test that the weighted mean over cases of (head mean - base mean) is not lower than
 * by chance: values are exchanged between the sides within each case. The p-value is valid for any number of
 * draws: (as bad + 1) / (draws + 1), or as bad / draws when it stops early (Besag and Clifford 1991).
 */
export function permutationTest(strata: readonly ScoreStratum[], options: PermutationOptions): number {
  const varying = strata.filter(({ base, head }) => {
    const first = base[0]
    return base.some((value) => value !== first) || head.some((value) => value !== first)
  })
  if (varying.length === 0) return 1
  const pools = layOut(varying)
  // Sums in another order differ in the last digits; such a draw is as bad, not better.
  const limit = pools.observed + 1e-9 * Math.max(1, Math.abs(pools.observed))
  const needed = Math.ceil(leastAsBad / options.level)
  const affordable = Math.floor(options.maxPicks / pools.picksPerDraw)
  const draws = Math.min(maxDraws, Math.max(needed, affordable))
  const draw = drawer(pools, options.seed)
  let asBad = 0
  for (let count = 1; count <= draws; count += 1) {
    if (draw() <= limit) asBad += 1
    if (asBad >= enoughAsBad) return asBad / count
  }
  return (asBad + 1) / (draws + 1)
}

/**
 * The smallest p-value that {@link permutationTest} could give with these values, whichever of them the head had. Where it
 * is large, the values are too few to show any fall.
 */
export function leastPValue(strata: readonly ScoreStratum[]): number {
  let log = 0
  for (const { base, head } of strata) {
    const values = [...base, ...head].sort(ascending)
    const highest = values[head.length - 1]
    // Of the arrangements, those in which the head has the lowest values, which may be tied.
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
  /** Per case: number of values, how many are picked, and what a picked value adds to the statistic. */
  readonly sizes: Int32Array
  readonly picks: Int32Array
  readonly factors: Float64Array
  readonly picksPerDraw: number
  /** The statistic as measured. */
  readonly observed: number
}

/**
 * The head's sum decides a case's change, since base mean = (all - head's sum) / n. The smaller side is the
 * one that is drawn; drawing the base turns the sign.
 */
function layOut(strata: readonly ScoreStratum[]): Pools {
  const sizes = Int32Array.from(strata, ({ base, head }) => base.length + head.length)
  const picks = Int32Array.from(strata, ({ base, head }) => Math.min(base.length, head.length))
  const factors = new Float64Array(strata.length)
  const values = new Float64Array(sizes.reduce((sum, size) => sum + size, 0))
  let [offset, observed] = [0, 0]
  for (const [index, { base, head, weight = 1 }] of strata.entries()) {
    values.set([...base, ...head].sort(ascending), offset)
    offset += base.length + head.length
    const [drawn, sign] = head.length <= base.length ? [head, 1] : [base, -1]
    const factor = sign * weight * (1 / head.length + 1 / base.length)
    factors[index] = factor
    observed += factor * [...drawn].sort(ascending).reduce((sum, value) => sum + value, 0)
  }
  return {
    values,
    sizes,
    picks,
    factors,
    picksPerDraw: picks.reduce((sum, count) => sum + count, 0),
    observed,
  }
}

function ascending(a: number, b: number): number {
  return a - b
}

/** Returns the statistic of a new random exchange at each call. */
function drawer({ values, sizes, picks, factors }: Pools, seed: string): () => number {
  const random = seededRandom(seed)
  return () => {
    let [statistic, offset] = [0, 0]
    for (let index = 0; index < sizes.length; index += 1) {
      const end = offset + (sizes[index] ?? 0)
      const stop = offset + (picks[index] ?? 0)
      let sum = 0
      for (let at = offset; at < stop; at += 1) {
        const other = at + Math.floor(random() * (end - at))
        const value = values[other] ?? 0
        values[other] = values[at] ?? 0
        values[at] = value
        sum += value
      }
      statistic += (factors[index] ?? 0) * sum
      offset = end
    }
    return statistic
  }
}

/** A generator of numbers in [0, 1) from a text: FNV-1a into the small fast counter generator (sfc32). */
export function seededRandom(seed: string): () => number {
  const state = [0x811c9dc5, 0x9e3779b9, 0x243f6a88, 1] as [number, number, number, number]
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
