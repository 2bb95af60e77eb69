import { allotWeathers, computePassTables, countKindAnswers, createHeadDrawer } from './draw-heads.ts'
import type { Prediction } from './predict.ts'

/** Chances that one more run of an unchanged base is as bad as the head, 0..1. */
export interface Chances {
  /** Its mean pass rate is as low. */
  readonly mean: number
  /** As much has fallen, whatever rose. */
  readonly fallen: number
  /** Its worst case is as bad. */
  readonly worst: number
  /** The least likely of the three is as unlikely: the one that decides. */
  readonly any: number
}

export interface HeadJudgement {
  readonly chances: Chances
  /** For each kind of case and number of passes: chance of as few passes of this case alone. */
  readonly ofCase: readonly Float64Array[]
  /**
   * For each kind of case and number of passes: chance of as few passes of the worst case of the whole
   * family.
   */
  readonly ofFamily: readonly Float64Array[]
  /** What the least of the three chances must be at most for `any` to be at most the level. */
  readonly threshold: (level: number) => number
}

const mostDraws = 2000
const fewestDraws = 1000
/** Single answers drawn for all heads together. */
const mostAnswers = 6e5
/** Whole numbers, so that sums are exact in any order. */
const unit = 2 ** 20
/** Outcomes of a case that are no rarer than this have not fallen. */
const notFallen = 0.25

/** A head: of each case of a prediction, or of several that are alike, how many iterations passed. */
export type HeadAnswers = readonly { readonly passed: number; readonly cases: number }[]

/**
 * Ranks heads among made-up runs of an unchanged base, by three questions: how low is the mean, how much has
 * fallen (sum over the cases of how unlikely their passes are), how bad is the worst case? The smallest rank
 * is ranked again, so there is one level and nothing to divide. The made-up runs know the base only, and each
 * statistic gets worse when a pass becomes a failure: failing more never helps.
 */
export function createHeadJudge(prediction: Prediction): (head: HeadAnswers) => HeadJudgement {
  const { kinds, kindOf, weathers } = prediction
  const tables = weathers.map((weather) => computePassTables(prediction, weather))
  const logs = kinds.map((_, kind) =>
    computeTailLogs(
      tables.map((kindTables) => kindTables[kind] ?? new Float64Array(0)),
      weathers,
    ),
  )
  const scoreRun = createRunScorer(prediction, logs)
  const draws = Math.round(
    Math.min(mostDraws, Math.max(fewestDraws, mostAnswers / Math.max(1, countKindAnswers(kinds)))),
  )
  const drawer = createHeadDrawer(kinds, tables)
  const means = new Float64Array(draws)
  const falls = new Float64Array(draws)
  const worsts = new Float64Array(draws)
  for (const [draw, weather] of allotWeathers(weathers, draws).entries()) {
    const { mean, fallen, worst } = scoreRun(drawer(weather))
    means[draw] = mean
    falls[draw] = fallen
    worsts[draw] = worst
  }
  const ranks = {
    mean: createRankLookup(means),
    fallen: createRankLookup(falls),
    worst: createRankLookup(worsts),
  }
  const leasts = means
    .map((mean, draw) =>
      Math.min(ranks.mean(mean), ranks.fallen(falls[draw] ?? 0), ranks.worst(worsts[draw] ?? 0)),
    )
    .sort()
  const rankLeast = createRankLookup(leasts)
  const ofCase = logs.map((kindLogs) => kindLogs.map((log) => Math.exp(log)))
  const ofFamily = logs.map((kindLogs) => kindLogs.map((log) => ranks.worst(Math.round(log * unit))))
  const findThreshold = (level: number) => {
    // How many made-up runs may be as unlikely: ranks are multiples of 1 / (draws + 1).
    const allowed = Math.floor(level * (draws + 1) + 1e-9) - 1
    const tooMany = leasts[allowed] ?? 1
    return leasts.findLast((least, index) => index < allowed && least < tooMany) ?? 0
  }
  return (head) => {
    const answers = kinds.map(({ headCount }) => new Float64Array(headCount + 1))
    for (const [index, { passed, cases }] of head.entries()) {
      const kindAnswers = answers[kindOf[index] ?? 0]
      if (kindAnswers !== undefined) kindAnswers[passed] = (kindAnswers[passed] ?? 0) + cases
    }
    const score = scoreRun(answers)
    const mean = ranks.mean(score.mean)
    const fallen = ranks.fallen(score.fallen)
    const worst = ranks.worst(score.worst)
    const chances = { mean, fallen, worst, any: rankLeast(Math.min(mean, fallen, worst)) }
    return { chances, ofCase, ofFamily, threshold: findThreshold }
  }
}

/** The lower, the worse. */
interface Score {
  readonly mean: number
  readonly fallen: number
  readonly worst: number
}

/** The three statistics of a run, given as how many cases of each kind had each number of passes. */
function createRunScorer(
  { kinds }: Prediction,
  logs: readonly Float64Array[],
): (counts: readonly Float64Array[]) => Score {
  const hasEvals = kinds.some(({ isEval, weight }) => isEval && weight > 0)
  const values = kinds.map(({ headCount, weight, isEval }, kind) => {
    const mass = isEval || !hasEvals ? weight : 0
    return {
      mean: Array.from({ length: headCount + 1 }, (_, x) =>
        Math.round((mass * x * unit) / Math.max(1, headCount)),
      ),
      fallen: Array.from(logs[kind] ?? [], (log) =>
        Math.min(0, Math.round((log - Math.log(notFallen)) * unit)),
      ),
      worst: Array.from(logs[kind] ?? [], (log) => Math.round(log * unit)),
    }
  })
  return (counts) => {
    let mean = 0
    let fallen = 0
    let worst = 0
    for (let kind = 0; kind < counts.length; kind += 1) {
      const kindCounts = counts[kind]
      const value = values[kind]
      if (kindCounts === undefined || value === undefined) continue
      for (let x = 0; x < kindCounts.length; x += 1) {
        const times = kindCounts[x] ?? 0
        if (times === 0) continue
        mean += times * (value.mean[x] ?? 0)
        fallen += times * (value.fallen[x] ?? 0)
        worst = Math.min(worst, value.worst[x] ?? 0)
      }
    }
    return { mean, fallen, worst }
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

/** Logarithms of the chance of at most x passes, over all weathers. */
function computeTailLogs(tables: readonly Float64Array[], weathers: Prediction['weathers']): Float64Array {
  const sum = new Float64Array(tables[0]?.length ?? 0)
  for (const [index, table] of tables.entries()) {
    const share = weathers[index]?.share ?? 0
    for (let x = 0; x < sum.length; x += 1) sum[x] = (sum[x] ?? 0) + share * (table[x] ?? 0)
  }
  let below = 0
  return sum.map((mass, x) => {
    // Exactly 1 for all passes, whatever was rounded.
    below = x === sum.length - 1 ? 1 : Math.min(1, below + mass)
    return Math.log(Math.max(1e-300, below))
  })
}
