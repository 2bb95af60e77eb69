/** What happened at one size of a fall. */
export interface CurvePoint {
  /** Points of the mean pass rate, such as 5. */
  readonly points: number
  readonly found: number
  readonly tries: number
}

/** Chance that a fall is found, by its size in points: from the floor up to 1, along a normal distribution. */
export interface Curve {
  readonly floor: number
  readonly middle: number
  readonly width: number
}

/**
 * The curve that makes the tries most likely. One curve through all sizes says more about each than its own tries alone.
 *
 * @param floor chance of an alarm when nothing fell, 0..1
 */
export function fitCurve(points: readonly CurvePoint[], floor: number): Curve {
  let best: Curve = { floor, middle: 0, width: 1 }
  let most = Number.NEGATIVE_INFINITY
  for (let middle = 0; middle <= 60; middle += middle < 20 ? 0.25 : 1) {
    for (let width = 0.25; width <= 30; width *= 1.15) {
      const curve = { floor, middle, width }
      const sum = points.reduce((total, { points: size, found, tries }) => {
        const chance = Math.min(1 - 1e-6, Math.max(1e-6, chanceAt(curve, size)))
        return total + found * Math.log(chance) + (tries - found) * Math.log(1 - chance)
      }, 0)
      if (sum > most) [best, most] = [curve, sum]
    }
  }
  return best
}

/** Chance of finding a fall of this size, 0..1. */
export function chanceAt({ floor, middle, width }: Curve, points: number): number {
  return floor + (1 - floor) * normal((points - middle) / width)
}

/** Of the standard normal distribution, within 0.01: the logistic function on its scale. */
const normal = (z: number) => 1 / (1 + Math.exp(-1.702 * z))
