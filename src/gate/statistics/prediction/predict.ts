import { addUp, compareText } from '../../../model/data.ts'
import { createSeededRandom } from '../permutation.ts'
import { computeNormalQuantile, computeStudentQuantile } from '../quantiles.ts'
import { unknownSpread, usualSpread } from '../run-spread.ts'
import { roundStably } from '../stable.ts'
import {
  type CaseRuns,
  type Counts,
  discountCaseCounts,
  estimateBaseWorth,
  estimateRunVariance,
  type RunVariance,
  type Worth,
} from './history.ts'
import type { Weather } from './outcomes.ts'
import { computePosteriorRates, rates } from './rates.ts'

/** Cases of which the base says the same, and the head asks the same. */
export interface Kind {
  readonly isEval: boolean
  readonly headCount: number
  readonly weight: number
  /** How many cases are of this kind. */
  readonly cases: number
  /** How likely each of `rates` is. */
  readonly posterior: Float64Array
}

/** What the base says of one more run of it. */
export interface Prediction {
  readonly kinds: readonly Kind[]
  /** Index of the kind of each history. */
  readonly kindOf: readonly number[]
  readonly worth: Worth
  readonly variance: RunVariance
  /** Variance between runs beyond chance, as far as it is known; 0 where both sides ran side by side. */
  readonly between: number
  /** Weathers, each with its probability. */
  readonly weathers: readonly (Weather & { readonly share: number })[]
  /** Mean of π(1 - π) over the evals. */
  readonly meanVariance: number
}

/** Weathers that are drawn; equal ones are worked out once. */
const weatherDraws = 1024
/** Shifts are told apart by this, or by a part of their standard deviation. */
const smallestStep = 0.0025
const partOfDeviation = 1 / 5
/** Variance between runs of a base that has not shown any, and of one that can't show it. */
const usualVariance = usualSpread ** 2
const unknownVariance = unknownSpread ** 2
/** What another time of day may add to it, where the base has none like the head's, or nobody knows. */
const hourVariance = 0.05 ** 2

/**
 * @param baseRuns of the whole base, at least 1
 * @param sameTime both sides ran side by side, so no weather is between them
 * @param otherHour the base was never measured at the head's time of day, as far as anybody knows
 * @param areIndependent iterations and runs of the base are known to be measurements of their own
 */
export function predictNextRun(
  histories: readonly CaseRuns[],
  baseRuns: number,
  { sameTime = false, areIndependent = false, otherHour = false } = {},
): Prediction {
  const independent = { correlation: 0, runs: baseRuns, share: 1 }
  const worth = areIndependent ? independent : estimateBaseWorth(histories, baseRuns)
  const variance = estimateRunVariance(histories, baseRuns, worth)
  const { kinds, kindOf } = groupIntoKinds(histories, worth)
  let sum = 0
  let count = 0
  for (const { isEval, cases, posterior } of kinds) {
    if (!isEval) continue
    count += cases
    for (const [at, mass] of posterior.entries())
      sum += cases * mass * (rates[at] ?? 0) * (1 - (rates[at] ?? 0))
  }
  const isStill = count === 0 || sameTime
  const added = otherHour ? hourVariance : 0
  return {
    kinds,
    kindOf,
    worth,
    variance,
    between: isStill ? 0 : estimateBetween(variance, variance.seen) * widenTail(variance) + added,
    weathers: isStill ? [{ shift: 0, isEven: true, share: 1 }] : drawRunWeathers(variance, added),
    meanVariance: count === 0 ? 0 : sum / count,
  }
}

function groupIntoKinds(histories: readonly CaseRuns[], worth: Worth) {
  const known = new Map<
    string,
    { -readonly [K in keyof Kind]: Kind[K] } & { readonly counts: Counts; at: number }
  >()
  const kindByHistory = histories.map((history) => {
    const counts = discountCaseCounts(history, worth)
    const { isEval, headCount, weight, cases } = history
    const id = `${isEval} ${headCount} ${weight} ${roundStably(counts.passed)} ${roundStably(counts.judged)}`
    const kind = known.get(id) ?? {
      isEval,
      headCount,
      weight,
      cases: 0,
      posterior: new Float64Array(0),
      counts,
      at: 0,
    }
    known.set(id, kind)
    kind.cases += cases
    return kind
  })
  // Kinds have a fixed order, whatever the order of the cases.
  const kinds = [...known.entries()].sort(([a], [b]) => compareText(a, b)).map(([, kind]) => kind)
  for (const [at, kind] of kinds.entries()) kind.at = at
  for (const isEval of [true, false]) {
    const sameKinds = kinds.filter((kind) => kind.isEval === isEval)
    const posteriors = computePosteriorRates(sameKinds.map(({ counts, cases }) => ({ ...counts, cases })))
    for (const [index, kind] of sameKinds.entries()) kind.posterior = posteriors[index] ?? kind.posterior
  }
  return { kinds, kindOf: kindByHistory.map(({ at }) => at) }
}

/** Variance between runs beyond chance, where `seen` is that of the means of runs. */
function estimateBetween({ degrees, chance }: RunVariance, seen: number): number {
  if (degrees < 1) return Math.max(unknownVariance, seen - chance)
  return (degrees * Math.max(0, seen - chance) + usualVariance) / (degrees + 1)
}

/** What few degrees of freedom add to a variance: the square of Student's quantile over the normal one. */
function widenTail({ degrees }: RunVariance): number {
  if (degrees < 1) return 1
  return (computeStudentQuantile(tail, degrees + 1) / computeNormalQuantile(tail)) ** 2
}

const tail = 0.95

/**
 * How far a run is from the mean of all runs. Its variance is known from few runs only, so it is drawn, too:
 * the tails are Student's. Whether a bad day hits all cases alike or those that can move is not known: half
 * of each.
 */
function drawRunWeathers(variance: RunVariance, addedVariance: number): Prediction['weathers'] {
  const { seen, degrees } = variance
  const random = createSeededRandom('weather')
  const drawNormal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const drawChiSquare = (freedom: number) => {
    let sum = 0
    for (let term = 0; term < Math.floor(freedom); term += 1) sum += drawNormal() ** 2
    const fraction = freedom - Math.floor(freedom)
    if (fraction < 0.01) return sum
    return sum + fraction * drawNormal() ** 2
  }
  const shifts: number[] = []
  for (let draw = 0; draw < weatherDraws; draw += 1) {
    const drawn = degrees < 1 ? seen : (degrees * seen) / drawChiSquare(degrees)
    const between = estimateBetween(variance, drawn)
    shifts.push(Math.min(0.5, Math.max(-0.9, drawNormal() * Math.sqrt(between + addedVariance))))
  }
  const deviation = Math.sqrt(addUp(shifts, (shift) => shift * shift) / shifts.length)
  const width = Math.max(smallestStep, deviation * partOfDeviation)
  const shares = new Map<number, number>()
  for (const shift of shifts) {
    const step = Math.round(shift / width)
    shares.set(step, (shares.get(step) ?? 0) + 1 / weatherDraws)
  }
  const steps = [...shares].sort(([a], [b]) => a - b)
  return [true, false].flatMap((isEven) =>
    steps.map(([step, share]) => ({ shift: step * width, isEven, share: share / 2 })),
  )
}
