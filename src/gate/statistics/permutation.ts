/** One case's values on both sides; both are non-empty. */
export interface ScoreStratum {
  readonly base: readonly number[]
  readonly head: readonly number[]
  readonly weight?: number
}

/** At most this many draws, the observed order not counted. */
const maxDraws = 9_999
/** Fewer draws than this can't reach the levels of the gate. */
const minDraws = 999
/** Values that may be picked over all draws: keeps ten thousand cases within a fraction of a second. */
const maxPicks = 3e7
/** Once so many draws are as bad as what was seen, the answer is settled. */
const enoughAsBad = 200

/**
 * One-sided test that the weighted mean over cases of (head mean - base mean) is no lower than chance
 * explains: values are exchanged between the sides within each case. The p-value is valid for any number of
 * draws: (as bad + 1) / (draws + 1), or as bad / draws when it stops early (Besag and Clifford 1991).
 *
 * @param seed same seed, same answer
 */
export function permutationTest(strata: readonly ScoreStratum[], seed: string): number {
  const varying = strata.filter(({ base, head }) => {
    const first = base[0]
    return base.some((value) => value !== first) || head.some((value) => value !== first)
  })
  if (varying.length === 0) return 1
  const random = seededRandom(seed)
  const pools = varying.map(({ base, head, weight = 1 }) => {
    const values = Float64Array.from([...base, ...head].sort((a, b) => a - b))
    // The sum of the head's values decides alone: base mean = (all - head sum) / n.
    return { values, picks: head.length, factor: weight * (1 / head.length + 1 / base.length) }
  })
  let observed = 0
  for (const { head, base, weight = 1 } of varying) {
    observed += weight * (1 / head.length + 1 / base.length) * sum([...head].sort((a, b) => a - b))
  }
  // Sums in another order differ in the last digits; such a draw is as bad, not better.
  const limit = observed + 1e-9 * Math.max(1, Math.abs(observed))
  const picksPerDraw = pools.reduce((total, { picks }) => total + picks, 0)
  const draws = Math.max(minDraws, Math.min(maxDraws, Math.floor(maxPicks / picksPerDraw)))
  let asBad = 0
  for (let draw = 1; draw <= draws; draw += 1) {
    let drawn = 0
    for (const { values, picks, factor } of pools) drawn += factor * pickSum(values, picks, random)
    if (drawn <= limit) asBad += 1
    if (asBad >= enoughAsBad) return asBad / draw
  }
  return (asBad + 1) / (draws + 1)
}

/** Sum of `picks` values drawn without replacement; leaves the pool shuffled, which does no harm. */
function pickSum(values: Float64Array, picks: number, random: () => number): number {
  let total = 0
  for (let index = 0; index < picks; index += 1) {
    const other = index + Math.floor(random() * (values.length - index))
    const value = values[other] ?? 0
    values[other] = values[index] ?? 0
    values[index] = value
    total += value
  }
  return total
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
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
