import type { Answers } from './draw-heads.ts'
import { computePassMasses } from './outcomes.ts'
import type { Kind, Prediction } from './predict.ts'
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
interface Fall {
  readonly logs: readonly Float64Array[]
}

/** Cases break; and how likely each is a broken one. */
interface CaseFall extends Fall {
  readonly broken: readonly Float64Array[]
}

/**
 * The likelihood ratio of a fixed mixture of falls (the mean by 5, 10, 20 points; one, three, 15 and 30 % of the cases
 * break) against what the base predicts of one more run of itself. It never falls when a pass becomes a failure.
 *
 * A run is one measurement of the weather, so the likelihood of a fall of the mean counts by the part of the variance
 * between runs that chance within a run explains.
 */
export function createEvidenceReader(prediction: Prediction) {
  const { kinds, worth } = prediction
  const asked = kinds.reduce((sum, { cases, headCount }) => sum + (headCount > 0 ? cases : 0), 0)
  const compute = (kind: Kind, change: (rate: number) => number) =>
    computeMasses(kind, worth.correlation, change)
  const still = kinds.map((kind) => compute(kind, (rate) => rate))
  const shifts = usualShifts.map((share) => share * Math.sqrt(prediction.between))
  const part = computeChancePart(prediction)
  const hasEvals = kinds.some(({ isEval, weight, headCount }) => isEval && weight > 0 && headCount > 0)
  const meanFalls = meanDrops.map((drop): Fall => {
    const logs = kinds.map((kind, at) => {
      if (kind.weight === 0 || (hasEvals && !kind.isEval)) return new Float64Array(kind.headCount + 1)
      const fallen = compute(kind, (rate) => Math.max(lowestRate, rate - drop))
      return makeMonotone(fallen.map((mass, x) => part * computeLogRatio(mass, still[at]?.[x])))
    })
    return { logs }
  })
  const breaks = kinds.map((kind) => {
    const unchanged = averageTables(
      shifts.map((shift) => compute(kind, (rate) => moveRate(rate, kind, shift))),
    )
    const broken = averageTables(breakRate.map((change) => compute(kind, change)))
    return makeMonotone(broken.map((mass, x) => computeLogRatio(mass, unchanged[x]))).map(Math.exp)
  })
  const shares = [...brokenCounts.map((count) => Math.min(0.5, count / Math.max(1, asked))), ...brokenShares]
  const breakFalls = shares.map((share) => createBreak(breaks, share))
  const whateverRose = shares.map((share) =>
    createBreak(
      breaks.map((ratios, at) => ignoreRises(ratios, still[at])),
      share,
    ),
  )
  const weighAll = (falls: readonly Fall[], answers: Answers) =>
    falls.map(({ logs }) => sumAnswers(logs, answers))
  const shareOfMean = meanFalls.length / (meanFalls.length + breakFalls.length)
  const combine = (ofMean: number, ofCases: number) =>
    addLogs(Math.log(shareOfMean) + ofMean, Math.log1p(-shareOfMean) + ofCases)
  return {
    /** The logarithm alone: of all, and of broken cases whatever rose, which bad weather looks less like. */
    weigh: (answers: Answers): { readonly all: number; readonly broken: number } => {
      const ofCases = weighAll(breakFalls, answers)
      const all = combine(averageLogs(weighAll(meanFalls, answers)), averageLogs(ofCases))
      return { all, broken: averageLogs(weighAll(whateverRose, answers)) }
    },
    read: (answers: Answers): Evidence => {
      const mean = averageLogs(weighAll(meanFalls, answers))
      const caseLogs = weighAll(breakFalls, answers)
      const cases = averageLogs(caseLogs)
      const log = combine(mean, cases)
      const weights = caseLogs.map((value) => Math.exp(value - cases) / caseLogs.length)
      const broken = breaks.map((ratios, kind) =>
        ratios.map((_, x) =>
          breakFalls.reduce((sum, fall, at) => sum + (weights[at] ?? 0) * (fall.broken[kind]?.[x] ?? 0), 0),
        ),
      )
      return { log, ofMean: Math.min(1, shareOfMean * Math.exp(mean - log)), broken }
    },
  }
}

/** This share of the cases breaks, given how much likelier a broken case is, by kind and passes. */
function createBreak(ratios: readonly Float64Array[], share: number): CaseFall {
  const add = (ratio: number) => 1 - share + share * ratio
  return {
    logs: ratios.map((ofKind) => ofKind.map((ratio) => Math.log(add(ratio)))),
    broken: ratios.map((ofKind) => ofKind.map((ratio) => (share * ratio) / add(ratio))),
  }
}

/** Part of the variance of a run's mean that chance within the run explains, 0..1. */
function computeChancePart({ variance: { chance }, between }: Prediction): number {
  if (between === 0) return 1
  return chance / (chance + between)
}

/** Chance of each number of passes where the rates of a kind are changed so. */
function computeMasses(
  { isEval, headCount, posterior }: Kind,
  correlation: number,
  change: (rate: number) => number,
): Float64Array {
  const sum = new Float64Array(headCount + 1)
  for (const [at, mass] of posterior.entries()) {
    if (mass < 1e-10) continue
    const masses = computePassMasses(change(rates[at] ?? 0), headCount, isEval ? correlation : 0)
    for (let x = 0; x < sum.length; x += 1) sum[x] = (sum[x] ?? 0) + mass * (masses[x] ?? 0)
  }
  return sum
}

/** A rate under this weather, which only evals have. */
function moveRate(rate: number, { isEval }: Kind, shift: number): number {
  if (!isEval) return rate
  return Math.min(1 - leastRate, Math.max(leastRate, rate + shift))
}

function averageTables(tables: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(tables[0]?.length ?? 0)
  for (const table of tables)
    for (let x = 0; x < sum.length; x += 1) sum[x] = (sum[x] ?? 0) + (table[x] ?? 0) / tables.length
  return sum
}

function computeLogRatio(mass: number, other = 0): number {
  return Math.log(Math.max(leastMass, mass) / Math.max(leastMass, other))
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

function sumAnswers(logs: readonly Float64Array[], answers: Answers): number {
  let sum = 0
  for (let kind = 0; kind < answers.length; kind += 1) {
    const counts = answers[kind]
    const values = logs[kind]
    if (counts === undefined || values === undefined) continue
    for (let x = 0; x < counts.length; x += 1) {
      const times = counts[x] ?? 0
      if (times > 0) sum += times * (values[x] ?? 0)
    }
  }
  return sum
}

/** Logarithm of the sum of two numbers, given by theirs. */
function addLogs(a: number, b: number): number {
  return Math.max(a, b) + Math.log1p(Math.exp(-Math.abs(a - b)))
}

/** Logarithm of the mean of numbers, given by their logarithms. */
function averageLogs(logs: readonly number[]): number {
  const most = Math.max(...logs)
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length)
}
