import { fallenNoise, type Noise, noiseOf } from './noise.ts'
import { normalQuantile } from './quantiles.ts'
import type { Stratum } from './stratum.ts'

const usualLevel = 0.05

/**
 * The drop of the mean pass rate that 95 % excludes: if the true drop is d, the answer is below d in at most 5 % of
 * comparisons. A test turned around, as in Wilson's interval: the noise is that of a head whose rates have fallen by d,
 * so a suite in which nothing ever failed is not infinitely precise (30 iterations without a loss rule out 10 points,
 * not 0). Half a pass on top, as the sum moves in whole passes, less the skewness of few failures (Cornish and Fisher);
 * for one failing case after another this follows the exact Poisson bound from above.
 *
 * Only the base says how noisy a case can be; losses of the head add to that. So failing more never lowers the answer.
 *
 * @param between variance of the mean between runs beyond chance, 0..1
 * @param level share of true drops that may be called ruled out
 * @returns a drop, 0..1; `null` without a case
 */
export function ruledOutDrop(strata: readonly Stratum[], between = 0, level = usualLevel): number | null {
  const noise = noiseOf(strata)
  if (noise === null) return null
  const z = normalQuantile(1 - level)
  const excess = (drop: number) => {
    const error = Math.sqrt(noise.base + fallenNoise(noise, drop) + between)
    return drop + Math.min(0, noise.change) - z * error - stepCorrection(noise, drop, z)
  }
  let [low, high] = [0, 1]
  if (excess(high) < 0) return 1
  for (let turn = 0; turn < 50; turn += 1) {
    const middle = (low + high) / 2
    if (excess(middle) < 0) low = middle
    else high = middle
  }
  return high
}

/** In units of the mean: one pass moves it by `noise.unit`. */
function stepCorrection({ rate, unit }: Noise, drop: number, z: number): number {
  const skewness = Math.max(0, 2 * Math.max(0, rate - drop) - 1)
  return unit * (0.5 - ((z * z - 1) / 6) * skewness)
}
