import type { CaseComparison, ScoreChange } from '../../model/comparison/compared-case.ts'
import { compareText } from '../../model/data.ts'
import type { Run } from '../../model/run/run.ts'
import { meanOf } from '../statistics/intervals.ts'
import { isAtMost } from '../statistics/level.ts'
import { leastPValue, permutationTest, type ScoreStratum } from '../statistics/permutation.ts'
import { predictionOfDrop, spreadLevel, usualShift } from '../statistics/run-spread.ts'
import { stable } from '../statistics/stable.ts'
import { isAtLeast } from '../statistics/stratum.ts'
import { changeOf } from './metric-change.ts'
import { chanceOfRun, runsOf, type Scorer, scorersOf } from './scorers.ts'

/** A score that is lower than chance would make it in so many runs may be a regression. */
const suspect = 0.1

/** Share of the scale by which the score of a case must be lower to have fallen. */
const fallOfCase = 0.1
const mostNamed = 200

/** Limit of values drawn by all permutation tests together; takes a fraction of a second. */
const maxPicks = 1e7

export interface ScoreTestOptions {
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
 * Every scorer over the common cases: mean of the cases' means on both sides, and two questions,
 * by permutations within the cases. Did the mean drop, or rise where lower is better, by `minDrop` at least?
 * And
 * how much has fallen, whatever rose? Where runs of the base differ by as much, neither is significant; nor
 * where these are
 * too few to say how much they differ, and usual differences would explain it.
 *
 * @param cases cases that count, in a fixed order
 * @param findWeight weight of a case, a whole number
 */
export function suiteScores(
  cases: readonly CaseComparison[],
  weightOf: (of: CaseComparison) => number,
  { level, minDrop, runs, sameTime = false }: ScoreTestOptions,
): ScoreChange[] {
  const { scorers, tested } = scorersOf(cases, weightOf)
  return scorers.map((scorer) => {
    const change = changeOf(scorer.base / scorer.weights, scorer.head / scorer.weights)
    if (!tested.has(scorer)) return { name: scorer.name, ...change }
    const lowerIsBetter = scorer.inverse * 2 > scorer.strata.length
    const sign = lowerIsBetter ? -1 : 1
    const leastFall = fallOfCase * scorer.scale
    const strata = scorer.strata.map(turned(sign))
    // Seeded by the name alone, so the same results get the same p-value in every mode and run.
    const options = {
      seed: scorer.name,
      level,
      maxPicks: maxPicks / tested.size,
      leastFall,
    }
    const chances = permutationTest(strata, options)
    const ofRuns = runsOf(scorer, runs, sign, leastFall)
    const guard = spreadLevel(level, tested.size)
    const shift = sameTime
      ? 0
      : usualShift(ofRuns.means, chanceOfRun(scorer, runs.length), scorer.scale, guard)
    const isClear = Math.min(chances.mean, chances.fallen) <= level
    // Runs of the base that usually differ by this much would take so much from every score.
    const least = shift > 0 && isClear ? permutationTest(strata.map(raised(shift)), options) : chances
    const judge = (question: 'mean' | 'fallen', now: number, values: readonly number[]) => {
      const pValue = stable(chances[question])
      const prediction = predictionOfDrop(now, values)
      const isBeyond =
        isAtMost(stable(least[question]), level) && (prediction === null || isAtMost(prediction, guard))
      return {
        pValue,
        predictionPValue: prediction === null ? undefined : stable(prediction),
        significant: isBeyond && isAtMost(pValue, level),
      }
    }
    const mean = judge('mean', sign * change.head, ofRuns.means)
    const fallen = judge('fallen', -Math.sqrt(fallenOf(strata, leastFall)), ofRuns.fallen)
    const dropped = isAtLeast(sign * (change.base - change.head), minDrop * scorer.scale)
    const significant = dropped && mean.significant
    const isMeanOpen = isAtMost(mean.pValue, suspect) || !isAtMost(leastPValue(strata), suspect)
    const isSignificant = significant || fallen.significant
    const isDoubtful = !isSignificant && ((dropped && isMeanOpen) || isAtMost(fallen.pValue, suspect))
    const { pValue, predictionPValue } = fallen
    // The fallen cases decide only where they are a clearer sign than the mean.
    const decides = pValue < mean.pValue || !(isSignificant ? significant : dropped) || undefined
    const named = isSignificant || isDoubtful ? fallenCases(scorer, sign, leastFall) : []
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
function raised(shift: number): (stratum: ScoreStratum) => ScoreStratum {
  return (stratum) => ({ ...stratum, head: stratum.head.map((value) => value + shift) })
}

/** Returns a function that changes the sign of values where needed, so that larger is always better. */
function turned(sign: 1 | -1): (stratum: ScoreStratum) => ScoreStratum {
  if (sign === 1) return (stratum) => stratum
  const turn = (values: readonly number[]) => values.map((value) => -value)
  return ({ base, head, weight }) => ({ base: turn(base), head: turn(head), weight })
}

/** Sum of squares of what cases fell beyond `leastFall`. */
function fallenOf(strata: readonly ScoreStratum[], leastFall: number): number {
  return strata.reduce((sum, { base, head, weight = 1 }) => {
    const fall = meanOf(base) - meanOf(head) - leastFall
    return fall > 0 ? sum + weight * fall ** 2 : sum
  }, 0)
}

/** Keys of the cases that fell by more than `leastFall`, the largest fall first. */
function fallenCases({ members }: Scorer, sign: 1 | -1, leastFall: number): string[] {
  return members
    .map(({ of, change }) => ({ key: of.key, fall: sign * (change.base - change.head) }))
    .filter(({ fall }) => fall > leastFall)
    .sort((a, b) => b.fall - a.fall || compareText(a.key, b.key))
    .map(({ key }) => key)
}
