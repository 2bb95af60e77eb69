import { addUp } from '../../../model/data.ts'
import { computePassTables } from './draw-heads.ts'
import type { Prediction } from './predict.ts'
import { rates } from './rates.ts'

/** Falls of the mean that count, 0..1. */
const meanDrops = [0.05, 0.1, 0.2]
/** Numbers of cases that break, and shares of all. */
const brokenCounts = [1, 3]
const brokenShares = [0.15, 0.3]
/** A broken case passes next to never, or half as often as before. */
const breakRate = [(rate: number) => rate * 0.01 + 0.001, (rate: number) => rate * 0.5]
/** Usual weathers, in standard deviations: four points with the variance of a normal distribution. */
const usualShifts = [-Math.SQRT2, 0, 0, Math.SQRT2]
const leastRate = 1e-6
const lowestRate = 1e-3
const leastMass = 1e-12

/** How much likelier a head is where something fell than where nothing changed. */
export interface Evidence {
  /** Logarithm of the likelihood ratio: the larger, the worse. */
  readonly log: number
  /** Part of it, 0..1, that says the mean fell; the rest says that some cases broke. */
  readonly ofMean: number
  /** For each kind of case and number of passes: chance that such a case is a broken one, if cases broke. */
  readonly broken: readonly Float64Array[]
}

/** One way to fall: logarithms of the likelihood ratio by kind of case and number of passes. */
type Fall = readonly Float64Array[]

export interface EvidenceReader {
  /** Ways to fall; a head is weighed by the sum of each over its cases. */
  readonly falls: readonly Fall[]
  /** The logarithm alone: of all, and of broken cases whatever rose, which bad weather looks less like. */
  readonly weigh: (sums: Float64Array) => { readonly all: number; readonly broken: number }
  readonly read: (sums: Float64Array) => Evidence
}

/**
 * The likelihood ratio of a fixed mixture of falls (the mean by 5, 10, 20 points; one, three, 15 and 30 % of the cases
 * break) against what the base predicts of one more run of itself. It never falls when a pass becomes a failure.
 *
 * A run is one measurement of the weather, so the likelihood of a fall of the mean counts by the part of the variance
 * between runs that chance within a run explains.
 */
export function createEvidenceReader(prediction: Prediction): EvidenceReader {
  const { kinds } = prediction
  const asked = addUp(kinds, ({ cases, headCount }) => (headCount > 0 ? cases : 0))
  const compute = (change: (rate: number) => number) => computePassTables(prediction, rates.map(change))
  const still = compute((rate) => rate)
  const part = computeChancePart(prediction)
  const hasEvals = kinds.some(({ isEval, weight, headCount }) => isEval && weight > 0 && headCount > 0)
  const meanFalls = meanDrops.map((drop): Fall => {
    const fallen = compute((rate) => Math.max(lowestRate, rate - drop))
    return kinds.map((kind, at) => {
      if (kind.weight === 0 || (hasEvals && !kind.isEval)) return new Float64Array(kind.headCount + 1)
      return makeMonotone(divideMasses(fallen[at], still[at]).map((log) => part * log))
    })
  })
  const unchanged = averageTables(
    usualShifts.map((share) => {
      const shift = share * Math.sqrt(prediction.between)
      const moved = rates.map((rate) => Math.min(1 - leastRate, Math.max(leastRate, rate + shift)))
      return computePassTables(prediction, moved, rates)
    }),
  )
  const broken = averageTables(breakRate.map(compute))
  const breaks = kinds.map((_, at) => makeMonotone(divideMasses(broken[at], unchanged[at])).map(Math.exp))
  const shares = [...brokenCounts.map((count) => Math.min(0.5, count / Math.max(1, asked))), ...brokenShares]
  const breakCases = (ratios: readonly Float64Array[]) =>
    shares.map(
      (share): Fall => ratios.map((ofKind) => ofKind.map((ratio) => Math.log1p(share * (ratio - 1)))),
    )
  const breakFalls = breakCases(breaks)
  const whateverRose = breakCases(breaks.map((ratios, at) => ignoreRises(ratios, still[at])))
  const ofMean = meanFalls.length
  const ofCases = ofMean + breakFalls.length
  const shareOfMean = ofMean / ofCases
  const weighMean = (sums: Float64Array) => Math.log(shareOfMean) + averageLogs(sums, 0, ofMean)
  const weighCases = (sums: Float64Array) => Math.log1p(-shareOfMean) + averageLogs(sums, ofMean, ofCases)
  return {
    falls: [...meanFalls, ...breakFalls, ...whateverRose],
    weigh: (sums) => ({
      all: addLogs(weighMean(sums), weighCases(sums)),
      broken: averageLogs(sums, ofCases, sums.length),
    }),
    read: (sums) => {
      const log = addLogs(weighMean(sums), weighCases(sums))
      const cases = averageLogs(sums, ofMean, ofCases)
      const weights = shares.map((_, at) => Math.exp((sums[ofMean + at] ?? 0) - cases) / shares.length)
      const findBroken = (ratio: number) =>
        shares.reduce(
          (sum, share, at) => sum + ((weights[at] ?? 0) * share * ratio) / (1 - share + share * ratio),
          0,
        )
      return {
        log,
        ofMean: Math.min(1, Math.exp(weighMean(sums) - log)),
        broken: breaks.map((ratios) => ratios.map(findBroken)),
      }
    },
  }
}

/** Part of the variance of a run's mean that chance within the run explains, 0..1. */
function computeChancePart({ variance: { chance }, between }: Prediction): number {
  if (between === 0) return 1
  return chance / (chance + between)
}

function averageTables(tables: readonly (readonly Float64Array[])[]): Float64Array[] {
  return (tables[0] ?? []).map((first, kind) =>
    first.map((_, x) => addUp(tables, (table) => (table[kind]?.[x] ?? 0) / tables.length)),
  )
}

/** Logarithms of the ratios of two tables of chances. */
function divideMasses(
  masses: Float64Array = new Float64Array(0),
  others: Float64Array = masses,
): Float64Array {
  return masses.map((mass, x) => Math.log(Math.max(leastMass, mass) / Math.max(leastMass, others[x] ?? 0)))
}

/** A case with fewer passes is at least as much evidence, in place. */
function makeMonotone(logs: Float64Array): Float64Array {
  for (let x = logs.length - 2; x >= 0; x -= 1) logs[x] = Math.max(logs[x] ?? 0, logs[x + 1] ?? 0)
  return logs
}

/** More passes than usual count as the usual ones. */
function ignoreRises(ratios: Float64Array, usual: Float64Array = ratios): Float64Array {
  let below = 0
  const median = usual.findIndex((mass) => {
    below += mass
    return below >= 0.5
  })
  return ratios.map((ratio, x) => (x > median && median >= 0 ? (ratios[median] ?? ratio) : ratio))
}

/** Logarithm of the sum of two numbers, given by theirs. */
function addLogs(a: number, b: number): number {
  return Math.max(a, b) + Math.log1p(Math.exp(-Math.abs(a - b)))
}

/** Logarithm of the mean of some of the numbers, given by their logarithms. */
function averageLogs(logs: Float64Array, from: number, to: number): number {
  let most = Number.NEGATIVE_INFINITY
  for (let at = from; at < to; at += 1) most = Math.max(most, logs[at] ?? 0)
  let sum = 0
  for (let at = from; at < to; at += 1) sum += Math.exp((logs[at] ?? 0) - most)
  return most + Math.log(sum / (to - from))
}
