import { compareText } from '../../model/compare-text.ts'
import type { CaseComparison, ScoreChange } from '../../model/comparison/compared-case.ts'
import type { CaseTally, Run, ScoreTally } from '../../model/run/run.ts'
import { isAtMost } from '../statistics/level.ts'
import { leastPValue, permutationTest, type ScoreStratum } from '../statistics/permutation.ts'
import { predictionOfDrop, spreadLevel } from '../statistics/run-spread.ts'
import { stable } from '../statistics/stable.ts'
import { changeOf } from './metric-change.ts'

/** Scorers that are tested, those on most cases first; more are shown without a test. */
const maxTestedScorers = 20

/** A score that is lower than chance would make it in so many runs may be a regression. */
const suspect = 0.1

/** Limit of values drawn by all permutation tests together; takes a fraction of a second. */
const maxPicks = 1e7

/** How many scorers {@link suiteScores} tests; alpha is divided by it. */
export function testedScorers(
  cases: Iterable<{ readonly head?: CaseTally; readonly base?: CaseTally }>,
): number {
  const names = new Set<string>()
  for (const { head, base } of cases) {
    for (const { name } of caseScores(head, base) ?? []) names.add(name)
  }
  return Math.min(names.size, maxTestedScorers)
}

/** NaN without a value. */
function meanScore({ sum, count }: ScoreTally): number {
  return sum / count
}

/**
 * The scorers of one case that both sides have, by name.
 *
 * @param isLowerBetter what the policy says, where no report does
 */
export function caseScores(
  head: CaseTally | undefined,
  base: CaseTally | undefined,
  isLowerBetter: (scorer: string) => boolean = () => false,
): ScoreChange[] | undefined {
  if (head?.scores === undefined || base?.scores === undefined) return undefined
  const changes: ScoreChange[] = []
  for (const [name, after] of head.scores) {
    const before = base.scores.get(name)
    if (before === undefined) continue
    const [was, now] = [meanScore(before), meanScore(after)]
    if (!Number.isFinite(was) || !Number.isFinite(now)) continue
    const isInverse = before.lowerIsBetter ?? after.lowerIsBetter ?? isLowerBetter(name)
    changes.push({ name, ...changeOf(was, now), lowerIsBetter: isInverse || undefined })
  }
  return changes.length === 0 ? undefined : changes.sort(byName)
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return compareText(a.name, b.name)
}

/** What is known about a scorer over all common cases. */
interface Scorer {
  readonly name: string
  readonly strata: ScoreStratum[]
  weights: number
  base: number
  head: number
  scale: number
  /** Cases of which lower is better. One report may contradict itself; most cases decide. */
  inverse: number
}

export interface ScoreTestOptions {
  /** Of each scorer. */
  readonly level: number
  /** Share of the scale. */
  readonly minDrop: number
  /** Base runs, the newest first: the head must be lower than one more of them would be. */
  readonly runs: readonly Run[]
}

/**
 * Every scorer over the common cases: mean of the cases' means on both sides, and the stratified permutation
 * test of a drop, or of a rise where lower is better. `significant` requires both the level and the floor, a share of the scale: 1, or the largest
 * magnitude of a value where values leave 0..1.
 *
 * @param cases cases that count, in a fixed order
 * @param weightOf of a case, a whole number
 */
export function suiteScores(
  cases: readonly CaseComparison[],
  weightOf: (of: CaseComparison) => number,
  { level, minDrop, runs }: ScoreTestOptions,
): ScoreChange[] {
  const means = (name: string) => meansOfRuns(cases, weightOf, runs, name)
  const scorers = new Map<string, Scorer>()
  for (const of of cases) {
    for (const change of of.scores ?? []) addCase(scorers, of, change, weightOf(of))
  }
  const ranked = [...scorers.values()].sort((a, b) => b.strata.length - a.strata.length || byName(a, b))
  const tested = new Set(ranked.slice(0, maxTestedScorers))
  return ranked.sort(byName).map((scorer) => {
    const change = changeOf(scorer.base / scorer.weights, scorer.head / scorer.weights)
    if (!tested.has(scorer)) return { name: scorer.name, ...change }
    // Seeded by the name alone, so the same results get the same p-value in every mode and run.
    const options = { seed: scorer.name, level, maxPicks: maxPicks / tested.size }
    const lowerIsBetter = scorer.inverse * 2 > scorer.strata.length
    const sign = lowerIsBetter ? -1 : 1
    const strata = scorer.strata.map(turned(sign))
    const pValue = stable(permutationTest(strata, options))
    const dropped = sign * (change.base - change.head) >= minDrop * scorer.scale - 1e-9
    const prediction = predictionOfDrop(
      sign * change.head,
      means(scorer.name).map((mean) => sign * mean),
    )
    const beyond = prediction === null || isAtMost(prediction, spreadLevel(level, tested.size))
    const significant = dropped && beyond && isAtMost(pValue, level)
    const isDoubtful = dropped && !significant && (pValue <= suspect || leastPValue(strata) > suspect)
    return {
      name: scorer.name,
      ...change,
      significant,
      pValue,
      doubtful: isDoubtful || undefined,
      lowerIsBetter: lowerIsBetter || undefined,
      predictionPValue: prediction === null ? undefined : stable(prediction),
    }
  })
}

/** Values of which a larger one is the better one. */
function turned(sign: 1 | -1): (stratum: ScoreStratum) => ScoreStratum {
  if (sign === 1) return (stratum) => stratum
  const turn = (values: readonly number[]) => values.map((value) => -value)
  return ({ base, head, weight }) => ({ base: turn(base), head: turn(head), weight })
}

/**
 * Mean of a scorer over the cases for every base run, the newest first. A case without a value in a run counts with its
 * mean over the others; a run that lacks half of the cases is left out.
 */
function meansOfRuns(
  cases: readonly CaseComparison[],
  weightOf: (of: CaseComparison) => number,
  runs: readonly Run[],
  name: string,
): number[] {
  const [sums, present] = [runs.map(() => 0), runs.map(() => 0)]
  let weights = 0
  for (const of of cases) {
    const usual = of.scores?.find((change) => change.name === name)?.base
    const weight = weightOf(of)
    if (usual === undefined || weight === 0) continue
    weights += weight
    for (const [index, run] of runs.entries()) {
      const score = run.cases.get(of.base?.key ?? of.key)?.scores?.get(name)
      const mean = score === undefined ? Number.NaN : meanScore(score)
      sums[index] = (sums[index] ?? 0) + weight * (Number.isFinite(mean) ? mean : usual)
      if (Number.isFinite(mean)) present[index] = (present[index] ?? 0) + weight
    }
  }
  return sums.filter((_, index) => (present[index] ?? 0) * 2 >= weights).map((sum) => sum / weights)
}

function addCase(
  scorers: Map<string, Scorer>,
  of: CaseComparison,
  change: ScoreChange,
  weight: number,
): void {
  const base = of.base?.scores?.get(change.name)?.values ?? []
  const head = of.head?.scores?.get(change.name)?.values ?? []
  if (weight === 0 || base.length === 0 || head.length === 0) return
  let scorer = scorers.get(change.name)
  if (scorer === undefined) {
    scorer = {
      name: change.name,
      strata: [],
      weights: 0,
      base: 0,
      head: 0,
      scale: 1,
      inverse: 0,
    }
    scorers.set(change.name, scorer)
  }
  scorer.strata.push({ base, head, weight })
  if (change.lowerIsBetter === true) scorer.inverse += 1
  scorer.weights += weight
  scorer.base += weight * change.base
  scorer.head += weight * change.head
  for (const values of [base, head]) {
    for (const value of values) scorer.scale = Math.max(scorer.scale, Math.abs(value))
  }
}
