import { addUp } from '../../../model/data.ts'
import { computeNormalTail } from '../quantiles.ts'
import { computeMovedRates } from './outcomes.ts'
import type { Prediction } from './predict.ts'
import { rates } from './rates.ts'

/** What a mean pass rate is like: its mean, variance and third central moment. */
interface Moments {
  readonly mean: number
  readonly variance: number
  readonly third: number
}

/** Share of true drops that may be called ruled out, and how often a detectable one is found. */
const usualLevel = 0.05
const power = 0.8
const bisectionSteps = 16

/**
 * The drop of the mean pass rate that is excluded: if the true drop is this large, a run with a mean as high
 * as the head's comes up in at most 5 % of runs, whatever the weather. Never less than for a head as good as
 * the base.
 *
 * @param headMean 0..1
 * @param level share of true drops that may be called ruled out
 * @returns a drop, 0..1
 */
export function computeRuledOutDrop(prediction: Prediction, headMean: number, level = usualLevel): number {
  const run = findPredictedRuns(prediction)
  const seen = Math.min(headMean, run.usual)
  const drop = run.smallestFall(
    (fall) =>
      run.chance(fall, (moments) => 1 - computeChanceBelow(moments, seen, -run.unit / 2), level) <= level,
  )
  return drop ?? 1
}

/**
 * By how much the mean pass rate rose: by at least `proven` and at most `possible`, each but for a share of `level` of
 * all rises. Nothing is proven where an unchanged run has as high a mean more often than that.
 *
 * @param headMean 0..1
 * @param level above 0
 */
export function computeRise(
  prediction: Prediction,
  headMean: number,
  level: number,
): { readonly proven: number; readonly possible: number } {
  // A rise of the passes is a fall of the failures.
  const run = createPredictedRuns(prediction, { ofFailures: true })
  const seen = 1 - headMean
  const isUsual = (fall: number) =>
    run.chance(fall, (moments) => computeChanceBelow(moments, seen, run.unit / 2), level) > level
  const isTooMuch = (fall: number) =>
    run.chance(fall, (moments) => 1 - computeChanceBelow(moments, seen, -run.unit / 2), level) <= level
  const proven = isUsual(0) ? 0 : (run.smallestFall(isUsual) ?? 0)
  return { proven, possible: run.smallestFall(isTooMuch) ?? 1 }
}

/**
 * Smallest drop of the mean pass rate that the test of the mean finds four times out of five.
 *
 * @param level of the test, above 0
 * @returns a drop 0..1, or `null` when no drop could be found
 */
export function computeDetectableDrop(prediction: Prediction, level: number): number | null {
  const { detectable } = findPredictedRuns(prediction)
  const drop = detectable.get(level)
  if (drop !== undefined) return drop
  const computed = searchDetectableDrop(prediction, level)
  detectable.set(level, computed)
  return computed
}

function searchDetectableDrop(prediction: Prediction, level: number): number | null {
  const run = findPredictedRuns(prediction)
  let low = -0.5
  let high = 1
  for (let turn = 0; turn < bisectionSteps; turn += 1) {
    const middle = (low + high) / 2
    if (run.chance(0, (moments) => computeChanceBelow(moments, middle, run.unit / 2), level) <= level)
      low = middle
    else high = middle
  }
  // Not even a run in which everything fails would be rare enough.
  if (low < 0) return null
  return run.smallestFall(
    (fall) => run.chance(fall, (moments) => computeChanceBelow(moments, low, run.unit / 2), power) >= power,
  )
}

const known = new WeakMap<Prediction, ReturnType<typeof createPredictedRuns>>()

/** The figures of a prediction that both bounds need, worked out once. */
function findPredictedRuns(prediction: Prediction): ReturnType<typeof createPredictedRuns> {
  const runs = known.get(prediction) ?? createPredictedRuns(prediction)
  known.set(prediction, runs)
  return runs
}

function createPredictedRuns(prediction: Prediction, { ofFailures = false } = {}) {
  const { kinds, weathers, worth, meanVariance } = prediction
  const hasEvals = kinds.some(({ isEval, weight }) => isEval && weight > 0)
  const counted = kinds.filter(({ isEval, weight }) => weight > 0 && (isEval || !hasEvals))
  const weights = addUp(counted, ({ cases, weight }) => cases * weight) || 1
  const unit =
    addUp(counted, ({ cases, weight, headCount }) => (cases * weight * weight) / headCount) / weights ** 2
  const powers = weathers.map((weather) => {
    const passing = hasEvals ? computeMovedRates(weather, meanVariance) : rates
    return computePowerSums(ofFailures ? passing.map((passed) => 1 - passed) : passing, counted)
  })
  const computeMomentsAt = ({ moved, sums }: PowerSums, fall: number): Moments => {
    // Rates below the fall end at 0.
    let from = 0
    let end = moved.length
    while (from < end) {
      const middle = (from + end) >> 1
      if ((moved[middle] ?? 0) <= fall) from = middle + 1
      else end = middle
    }
    let mean = 0
    let variance = 0
    let third = 0
    let at = from * counted.length * 4
    for (const { cases, weight, headCount } of counted) {
      const s0 = sums[at] ?? 0
      const s1 = sums[at + 1] ?? 0
      const s2 = sums[at + 2] ?? 0
      const s3 = sums[at + 3] ?? 0
      at += 4
      // Means of the fallen rate, its square and its cube.
      const rate = s1 - s0 * fall
      const square = s2 - (2 * s1 - s0 * fall) * fall
      const cube = s3 - (3 * s2 - (3 * s1 - s0 * fall) * fall) * fall
      // The same for the share of passes among iterations that are alike, whose rate is itself drawn.
      const alike = (1 + (headCount - 1) * worth.correlation) / headCount
      const apart = 1 - alike
      const shareSquare = apart * square + alike * rate
      const shareCube = apart * (1 - 2 * alike) * cube + 3 * alike * apart * square + alike * alike * rate
      mean += cases * weight * rate
      variance += cases * weight ** 2 * (shareSquare - rate ** 2)
      third += cases * weight ** 3 * (shareCube - 3 * rate * shareSquare + 2 * rate ** 3)
    }
    return { mean: mean / weights, variance: variance / weights ** 2, third: third / weights ** 3 }
  }
  /** Averages an estimate over all weathers; stops once the sum is more than `enough`. */
  const averageOverWeathers = (fall: number, estimate: (moments: Moments) => number, enough = Infinity) => {
    let sum = 0
    for (const [at, power] of powers.entries()) {
      sum += (weathers[at]?.share ?? 0) * estimate(computeMomentsAt(power, fall))
      if (sum > enough) break
    }
    return sum
  }
  const usual = averageOverWeathers(0, ({ mean }) => mean)
  return {
    unit,
    usual,
    chance: averageOverWeathers,
    /** Detectable drops by level; they do not depend on the head. */
    detectable: new Map<number, number | null>(),
    /**
     * The smallest fall of the mean for which `isTrue` holds, as it does for all larger ones; `null` if for
     * none.
     */
    smallestFall(isTrue: (step: number) => boolean): number | null {
      let low = 0
      let high = 1
      for (let turn = 0; turn < bisectionSteps; turn += 1) {
        const middle = (low + high) / 2
        if (isTrue(middle)) high = middle
        else low = middle
      }
      // Rates that are 0 can't fall, so the mean falls less than each of the others.
      if (!isTrue(high)) return null
      return usual - averageOverWeathers(high, ({ mean }) => mean)
    },
  }
}

/**
 * Σ mass · rateᵏ over the rates from an index on, for k = 0 … 3: the moments after any fall follow from them.
 */
interface PowerSums {
  /** Rates in rising order. */
  readonly moved: Float64Array
  /** Sums by index of the first rate, kind, and k. */
  readonly sums: Float64Array
}

function computePowerSums(unordered: Float64Array, kinds: Prediction['kinds']): PowerSums {
  // A strong weather may turn two rates around.
  const order = rates.map((_, at) => at).sort((a, b) => (unordered[a] ?? 0) - (unordered[b] ?? 0))
  const moved = order.map((at) => unordered[at] ?? 0)
  const row = kinds.length * 4
  const sums = new Float64Array((moved.length + 1) * row)
  for (let rate = moved.length - 1; rate >= 0; rate -= 1) {
    const value = moved[rate] ?? 0
    const from = order[rate] ?? 0
    let at = rate * row
    for (let kind = 0; kind < kinds.length; kind += 1, at += 4) {
      const mass = kinds[kind]?.posterior[from] ?? 0
      const once = mass * value
      const twice = once * value
      sums[at] = (sums[at + row] ?? 0) + mass
      sums[at + 1] = (sums[at + row + 1] ?? 0) + once
      sums[at + 2] = (sums[at + row + 2] ?? 0) + twice
      sums[at + 3] = (sums[at + row + 3] ?? 0) + twice * value
    }
  }
  return { moved, sums }
}

/**
 * Chance that a mean is at most `seen` and a correction. Failures follow a gamma distribution with these
 * moments (Pearson's third type), worked out after Wilson and Hilferty: near Poisson where failures are few,
 * normal where they are many.
 */
function computeChanceBelow({ mean, variance, third }: Moments, seen: number, correction: number): number {
  const distance = seen + correction - mean
  if (variance < 1e-15) {
    if (distance >= 0) return 1
    return 0
  }
  const skewness = -third / variance ** 1.5
  if (Math.abs(skewness) < 1e-3) return computeNormalTail(-distance / Math.sqrt(variance))
  // The gamma distribution describes the failures, or the passes where these are rarer.
  const sign = skewness > 0 ? -1 : 1
  const shape = 4 / skewness ** 2
  const value = 1 + (sign * distance * Math.abs(skewness)) / (2 * Math.sqrt(variance))
  const z = (Math.cbrt(Math.max(0, value)) - (1 - 1 / (9 * shape))) * 3 * Math.sqrt(shape)
  const tail = value <= 0 ? 1 : computeNormalTail(z)
  if (sign === -1) return tail
  return 1 - tail
}
