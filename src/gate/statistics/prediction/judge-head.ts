import { allotWeathers, computePassTables, countKindAnswers, createHeadDrawer } from './draw-heads.ts'
import { createEvidenceReader, type Evidence, type EvidenceReader } from './evidence.ts'
import { computeMovedRates } from './outcomes.ts'
import type { Prediction } from './predict.ts'
import { rates } from './rates.ts'

/** Chances that one more run of an unchanged base is as bad as the head, 0..1. */
export interface Chances {
  /** The evidence that something fell is as strong: the one that decides. */
  readonly any: number
  /** So is the evidence that cases broke, whatever rose. */
  readonly broken: number
  /** Its mean pass rate is as low. */
  readonly mean: number
}

export interface HeadJudgement {
  readonly chances: Chances
  readonly evidence: Evidence
  /** For each kind of case and number of passes: chance of as few passes of this case alone. */
  readonly ofCase: readonly Float64Array[]
  /**
   * For each kind of case and number of passes: chance of as few passes of the worst case of the whole
   * family.
   */
  readonly ofFamily: readonly Float64Array[]
}

const mostDraws = 2000
const fewestDraws = 1000
/** Single answers drawn for all heads together. */
const mostAnswers = 6e5
/** Whole numbers, so that sums are exact in any order. */
const unit = 2 ** 20
/** A head: of each case of a prediction, or of several that are alike, how many iterations passed. */
export type HeadAnswers = readonly { readonly passed: number; readonly cases: number }[]

/**
 * Ranks heads among made-up runs of an unchanged base by the evidence that something fell, so there is one level and
 * nothing to divide. The made-up runs know the base only, and the evidence never gets weaker when a pass becomes a
 * failure: failing more never helps.
 */
export function createHeadJudge(prediction: Prediction): (head: HeadAnswers) => HeadJudgement {
  const { kinds, kindOf, weathers, meanVariance } = prediction
  const tables = weathers.map((weather) =>
    computePassTables(prediction, computeMovedRates(weather, meanVariance), rates),
  )
  const masses = kinds.map((_, kind) =>
    averageTables(
      tables.map((kindTables) => kindTables[kind] ?? new Float64Array(0)),
      weathers,
    ),
  )
  const logs = masses.map(computeTailLogs)
  const evidence = createEvidenceReader(prediction)
  const run = createRunScorer(prediction, logs, evidence)
  const draws = Math.round(
    Math.min(mostDraws, Math.max(fewestDraws, mostAnswers / Math.max(1, countKindAnswers(kinds)))),
  )
  const draw = createHeadDrawer(kinds, tables, run.take)
  const scores = Array.from(allotWeathers(weathers, draws), (weather) => {
    run.clear()
    draw(weather)
    return run.score()
  })
  const ranks = {
    evidence: createRankLookup(Float64Array.from(scores, (score) => score.evidence)),
    broken: createRankLookup(Float64Array.from(scores, (score) => score.broken)),
    mean: createRankLookup(Float64Array.from(scores, (score) => score.mean)),
    worst: createRankLookup(Float64Array.from(scores, (score) => score.worst)),
  }
  const rankLeast = ({ evidence: all, broken }: Score) => Math.min(ranks.evidence(all), ranks.broken(broken))
  const rankAny = createRankLookup(Float64Array.from(scores, rankLeast))
  const ofCase = logs.map((kindLogs) => kindLogs.map((log) => Math.exp(log)))
  const ofFamily = logs.map((kindLogs) => kindLogs.map((log) => ranks.worst(Math.round(log * unit))))
  return (head) => {
    run.clear()
    for (const [index, { passed, cases }] of head.entries()) run.take(kindOf[index] ?? 0, passed, cases)
    const score = run.score()
    const chances = {
      any: rankAny(rankLeast(score)),
      broken: ranks.broken(score.broken),
      mean: ranks.mean(score.mean),
    }
    return { chances, evidence: evidence.read(run.sums), ofCase, ofFamily }
  }
}

/** The lower, the worse. */
interface Score {
  readonly evidence: number
  readonly broken: number
  readonly mean: number
  readonly worst: number
}

/** Adds up what the score of a run takes, answer by answer. */
function createRunScorer(
  { kinds }: Prediction,
  logs: readonly Float64Array[],
  { falls, weigh }: EvidenceReader,
) {
  const hasEvals = kinds.some(({ isEval, weight }) => isEval && weight > 0)
  const width = falls.length
  const starts: number[] = []
  const values: number[] = []
  const means: number[] = []
  const tails: number[] = []
  for (const [kind, { headCount, weight, isEval }] of kinds.entries()) {
    const mass = isEval || !hasEvals ? weight : 0
    starts.push(means.length)
    for (let x = 0; x <= headCount; x += 1) {
      for (const fall of falls) values.push(fall[kind]?.[x] ?? 0)
      means.push(Math.round((mass * x * unit) / Math.max(1, headCount)))
      tails.push(Math.round((logs[kind]?.[x] ?? 0) * unit))
    }
  }
  const table = Float64Array.from(values)
  const sums = new Float64Array(width)
  let mean = 0
  let worst = 0
  return {
    /** How much each fall explains; changes with the run. */
    sums,
    clear: () => {
      sums.fill(0)
      mean = 0
      worst = 0
    },
    take: (kind: number, passes: number, times: number) => {
      const row = (starts[kind] ?? 0) + passes
      const from = row * width
      for (let fall = 0; fall < width; fall += 1)
        sums[fall] = (sums[fall] ?? 0) + times * (table[from + fall] ?? 0)
      mean += times * (means[row] ?? 0)
      if (times > 0) worst = Math.min(worst, tails[row] ?? 0)
    },
    score: (): Score => {
      const { all, broken } = weigh(sums)
      return { evidence: Math.round(-all * unit), broken: Math.round(-broken * unit), mean, worst }
    },
  }
}

/** Share of the values that are at most as large; the value itself counts among them. */
function createRankLookup(values: Float64Array): (value: number) => number {
  const sorted = values.toSorted()
  return (value) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? 0) <= value) low = middle + 1
      else high = middle
    }
    return (low + 1) / (sorted.length + 1)
  }
}

/** Chances of each number of passes, over all weathers. */
function averageTables(tables: readonly Float64Array[], weathers: Prediction['weathers']): Float64Array {
  const sum = new Float64Array(tables[0]?.length ?? 0)
  for (const [index, table] of tables.entries()) {
    const share = weathers[index]?.share ?? 0
    for (let x = 0; x < sum.length; x += 1) sum[x] = (sum[x] ?? 0) + share * (table[x] ?? 0)
  }
  return sum
}

/** Logarithms of the chance of at most x passes. */
function computeTailLogs(masses: Float64Array): Float64Array {
  let below = 0
  return masses.map((mass, x) => {
    // Exactly 1 for all passes, whatever was rounded.
    below = x === masses.length - 1 ? 1 : Math.min(1, below + mass)
    return Math.log(Math.max(1e-300, below))
  })
}
