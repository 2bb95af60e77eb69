import { normalTail } from '../statistics/quantiles.ts'

/**
 * One-sided levels of planned looks at growing data, after O'Brien and Fleming (1979): strict at first, almost the whole
 * of `alpha` at the last one. When nothing changed, the chance that any look is significant is `alpha`.
 *
 * In their rule look j of K is significant if z √(j/K) is at least a constant. With looks at equal distances that is
 * a random walk and one constant barrier, so the chance is a chain of integrals over the walk (Armitage, McPherson and
 * Rowe 1969), and the constant is found by bisection.
 *
 * @param looks 1 to 20
 * @returns a level for every look, rising
 */
export function lookLevels(alpha: number, looks: number): readonly number[] {
  if (looks <= 1) return [alpha]
  const id = `${alpha} ${looks}`
  const levels = known.get(id) ?? findLevels(alpha, looks)
  known.set(id, levels)
  return levels
}

/** Found before: a confirmation and its stages ask for the same ones. */
const known = new Map<string, readonly number[]>()

function findLevels(alpha: number, looks: number): readonly number[] {
  let [low, high] = [0, 8]
  for (let turn = 0; turn < 30; turn += 1) {
    const middle = (low + high) / 2
    if (chanceToCross(middle * Math.sqrt(looks), looks) > alpha) low = middle
    else high = middle
  }
  return Array.from({ length: looks }, (_, look) => normalTail(high * Math.sqrt(looks / (look + 1))))
}

/** Points of the grid between the barrier and {@link deepest} standard deviations below 0. */
const points = 300
const deepest = 5

/** Chance that a random walk with standard normal steps reaches the barrier within so many steps. */
function chanceToCross(barrier: number, steps: number): number {
  const bottom = -deepest * Math.sqrt(steps)
  const width = (barrier - bottom) / points
  const stepDensity = Float64Array.from({ length: 2 * points }, (_, index) =>
    density((index - points) * width),
  )
  const at = (index: number) => bottom + (index + 0.5) * width
  const tails = Float64Array.from({ length: points }, (_, index) => normalTail(barrier - at(index)))
  let below = Float64Array.from({ length: points }, (_, index) => density(at(index)))
  let crossed = normalTail(barrier)
  for (let step = 1; step < steps; step += 1) {
    const next = new Float64Array(points)
    for (let from = 0; from < points; from += 1) {
      const weight = (below[from] ?? 0) * width
      if (weight < 1e-18) continue
      crossed += weight * (tails[from] ?? 0)
      for (let to = 0; to < points; to += 1) {
        next[to] = (next[to] ?? 0) + weight * (stepDensity[to - from + points] ?? 0)
      }
    }
    below = next
  }
  return crossed
}

function density(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)
}
