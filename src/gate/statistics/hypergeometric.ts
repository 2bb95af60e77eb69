/** Probabilities of the whole numbers `start`, `start + 1`, … */
export interface Distribution {
  readonly start: number
  readonly mass: Float64Array
}

/**
 * Passes among `draws` iterations taken without replacement from `total`, of which `successes` passed: what
 * one side of a case looks like when the two sides differ by chance only. The masses come from the ratio of
 * neighbours, started at the mode, so nothing over- or underflows for any count.
 */
export function computeHypergeometric(total: number, successes: number, draws: number): Distribution {
  const low = Math.max(0, draws + successes - total)
  const high = Math.min(draws, successes)
  const mass = new Float64Array(high - low + 1)
  const mode = Math.min(high, Math.max(low, Math.floor(((draws + 1) * (successes + 1)) / (total + 2))))
  /** mass(x + 1) / mass(x) */
  const computeMassRatio = (x: number) =>
    ((successes - x) * (draws - x)) / ((x + 1) * (total - successes - draws + x + 1))
  let sum = 1
  mass[mode - low] = 1
  for (let x = mode, value = 1; x < high; x += 1) {
    value *= computeMassRatio(x)
    mass[x + 1 - low] = value
    sum += value
  }
  for (let x = mode, value = 1; x > low; x -= 1) {
    value /= computeMassRatio(x - 1)
    mass[x - 1 - low] = value
    sum += value
  }
  for (let index = 0; index < mass.length; index += 1) mass[index] = (mass[index] ?? 0) / sum
  return { start: low, mass }
}

/** P(X <= x), at most 1. Sums from the near end, so a small tail keeps its digits. */
export function computeCumulative({ start, mass }: Distribution, x: number): number {
  const last = Math.min(x - start, mass.length - 1)
  let sum = 0
  for (let index = 0; index <= last; index += 1) sum += mass[index] ?? 0
  return Math.min(1, sum)
}
