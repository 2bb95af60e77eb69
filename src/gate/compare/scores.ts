import type { CaseComparison, ScoreChange } from '../../model/comparison/compared-case.ts'
import { compareText } from '../../model/data.ts'
import type { Run } from '../../model/run/run.ts'
import { computeMean } from '../statistics/intervals.ts'
import { isAtMost } from '../statistics/level.ts'
import { computeLeastPValue, runPermutationTest, type ScoreStratum } from '../statistics/permutation.ts'
import { computeDropPrediction, computeSpreadLevel, estimateUsualShift } from '../statistics/run-spread.ts'
import { roundStably } from '../statistics/stable.ts'
import { isAtLeast } from '../statistics/stratum.ts'
import { computeMetricChange } from './metric-change.ts'
import { collectCaseScorers, computeChanceVariance, type Scorer, scoreBaseRuns } from './scorers.ts'

/** A score that is lower than chance would make it in so many runs may be a regression. */
const suspect = 0.1

/** Share of the scale by which the score of a case must be lower to have fallen. */
const fallOfCase = 0.1
const mostNamed = 200

/** Limit of values drawn by all permutation tests together; takes a fraction of a second. */
const maxPicks = 1e7

interface ScoreTestOptions {
  /** Level of the test of each scorer. */
  readonly level: number
  /** Share of the scale. */
  readonly minDrop: number
  /** Base runs, the newest first: the head must be lower than one more of them would be. */
  readonly runs: readonly Run[]
  /** Both sides ran side by side, so runs can't differ as a whole. */
  readonly sameTime?: boolean
}

/**
 * Every scorer over the common cases: mean of the cases' means on both sides, and two questions, by
 * permutations within the cases. Did the mean drop, or rise where lower is better, by `minDrop` at least? And
 * how much has fallen, whatever rose? Where runs of the base differ by as much, neither is significant; nor
 * where these are too few to say how much they differ, and usual differences would explain it.
 *
 * @param cases cases that count, in a fixed order
 * @param findWeight weight of a case, a whole number
 */
export function testSuiteScores(
  cases: readonly CaseComparison[],
  findWeight: (compared: CaseComparison) => number,
  { level, minDrop, runs, sameTime = false }: ScoreTestOptions,
): ScoreChange[] {
  const { scorers, tested } = collectCaseScorers(cases, findWeight)
  return scorers.map((scorer) => {
    const change = computeMetricChange(scorer.base / scorer.weights, scorer.head / scorer.weights)
    if (!tested.has(scorer)) return { name: scorer.name, ...change }
    const lowerIsBetter = scorer.inverse * 2 > scorer.strata.length
    const sign = lowerIsBetter ? -1 : 1
    const leastFall = fallOfCase * scorer.scale
    const strata = scorer.strata.map(orientBySign(sign))
    // Seeded by the name alone, so the same results get the same p-value in every mode and run.
    const options = {
      seed: scorer.name,
      level,
      maxPicks: maxPicks / tested.size,
      leastFall,
    }
    const chances = runPermutationTest(strata, options)
    const baseRunScores = scoreBaseRuns(scorer, runs, sign, leastFall)
    const predictionLevel = computeSpreadLevel(level, tested.size)
    const runShift = sameTime
      ? 0
      : estimateUsualShift(
          baseRunScores.means,
          computeChanceVariance(scorer, runs.length),
          scorer.scale,
          predictionLevel,
        )
    const isClear = Math.min(chances.mean, chances.fallen) <= level
    // Runs of the base that usually differ by this much would take so much from every score.
    const shiftedChances =
      runShift > 0 && isClear ? runPermutationTest(strata.map(raiseHeadBy(runShift)), options) : chances
    const judgeScoreQuestion = (
      question: 'mean' | 'fallen',
      headValue: number,
      values: readonly number[],
    ) => {
      const pValue = roundStably(chances[question])
      const prediction = computeDropPrediction(headValue, values)
      const isBeyond =
        isAtMost(roundStably(shiftedChances[question]), level) &&
        (prediction === null || isAtMost(prediction, predictionLevel))
      return {
        pValue,
        predictionPValue: prediction === null ? undefined : roundStably(prediction),
        significant: isBeyond && isAtMost(pValue, level),
      }
    }
    const mean = judgeScoreQuestion('mean', sign * change.head, baseRunScores.means)
    const fallen = judgeScoreQuestion(
      'fallen',
      -Math.sqrt(sumSquaredFalls(strata, leastFall)),
      baseRunScores.fallen,
    )
    const hasMeanDropped = isAtLeast(sign * (change.base - change.head), minDrop * scorer.scale)
    const significant = hasMeanDropped && mean.significant
    const isMeanOpen = isAtMost(mean.pValue, suspect) || !isAtMost(computeLeastPValue(strata), suspect)
    const isSignificant = significant || fallen.significant
    const isDoubtful = !isSignificant && ((hasMeanDropped && isMeanOpen) || isAtMost(fallen.pValue, suspect))
    const { pValue, predictionPValue } = fallen
    // The fallen cases decide only where they are a clearer sign than the mean.
    const decides = pValue < mean.pValue || !(isSignificant ? significant : hasMeanDropped) || undefined
    const named = isSignificant || isDoubtful ? listFallenCases(scorer, sign, leastFall) : []
    // Where most cases fell, the mean says so without naming them.
    const cases = decides || named.length * 2 <= strata.length ? named.slice(0, mostNamed) : []
    return {
      name: scorer.name,
      ...change,
      ...mean,
      significant: isSignificant,
      doubtful: isDoubtful || undefined,
      lowerIsBetter: lowerIsBetter || undefined,
      fallen: cases.length === 0 ? undefined : { pValue, predictionPValue, decides, cases },
    }
  })
}

/** Returns a function that raises all values of the head, as if the head were better by `shift`. */
function raiseHeadBy(shift: number): (stratum: ScoreStratum) => ScoreStratum {
  return (stratum) => ({ ...stratum, head: stratum.head.map((value) => value + shift) })
}

/** Returns a function that changes the sign of values where needed, so that larger is always better. */
function orientBySign(sign: 1 | -1): (stratum: ScoreStratum) => ScoreStratum {
  if (sign === 1) return (stratum) => stratum
  const negateValues = (values: readonly number[]) => values.map((value) => -value)
  return ({ base, head, weight }) => ({ base: negateValues(base), head: negateValues(head), weight })
}

/** Sum of squares of what cases fell beyond `leastFall`. */
function sumSquaredFalls(strata: readonly ScoreStratum[], leastFall: number): number {
  return strata.reduce((sum, { base, head, weight = 1 }) => {
    const fall = computeMean(base) - computeMean(head) - leastFall
    if (fall > 0) return sum + weight * fall ** 2
    return sum
  }, 0)
}

/** Keys of the cases that fell by more than `leastFall`, the largest fall first. */
function listFallenCases({ members }: Scorer, sign: 1 | -1, leastFall: number): string[] {
  return members
    .map(({ compared, change }) => ({ key: compared.key, fall: sign * (change.base - change.head) }))
    .filter(({ fall }) => fall > leastFall)
    .sort((a, b) => b.fall - a.fall || compareText(a.key, b.key))
    .map(({ key }) => key)
}
