import type { CaseComparison, ScoreChange } from '../../model/comparison/compared-case.ts'
import { compareText } from '../../model/data.ts'
import type { CaseTally, Run, ScoreTally } from '../../model/run/run.ts'
import { meanOf, sampleVariance } from '../statistics/intervals.ts'
import { isAtMost } from '../statistics/level.ts'
import { leastPValue, permutationTest, type ScoreStratum } from '../statistics/permutation.ts'
import { predictionOfDrop, spreadLevel, usualShift } from '../statistics/run-spread.ts'
import { stable } from '../statistics/stable.ts'
import { isAtLeast } from '../statistics/stratum.ts'
import { changeOf } from './metric-change.ts'

/** Scorers that are tested, those on most cases first; more are shown without a test. */
const maxTestedScorers = 20

/** A score that is lower than chance would make it in so many runs may be a regression. */
const suspect = 0.1

/** Share of the scale by which the score of a case must be lower to have fallen. */
const fallOfCase = 0.1
const mostNamed = 200

/** Limit of values drawn by all permutation tests together; takes a fraction of a second. */
const maxPicks = 1e7

/** How many scorers {@link suiteScores} tests; alpha is divided by it. */
export function testedScorers(
  cases: Iterable<{ readonly head?: CaseTally; readonly base?: CaseTally }>,
): number {
  const names = new Set<string>()
  for (const { head, base } of cases) {
    for (const { name } of caseScores(head, base) ?? []) if (saysMore(name, head, base)) names.add(name)
  }
  return Math.min(names.size, maxTestedScorers)
}

/** Whether a score says more than whether the case passed, which is tested anyway. */
function saysMore(name: string, ...sides: readonly (CaseTally | undefined)[]): boolean {
  return sides.some((tally) => {
    const { sum = 0, count = 0, values = [] } = tally?.scores?.get(name) ?? {}
    if (tally === undefined || sum !== tally.passed || count !== tally.passed + tally.failed) return true
    return values.some((value) => value !== 0 && value !== 1)
  })
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
  readonly members: { readonly of: CaseComparison; readonly change: ScoreChange; readonly weight: number }[]
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
  /** Both sides ran side by side, so runs can't differ as a whole. */
  readonly sameTime?: boolean
}

/**
 * Every scorer over the common cases: mean of the cases' means on both sides, and two questions,
 * by permutations within the cases. Did the mean drop, or rise where lower is better, by `minDrop` at least? And
 * how much has fallen, whatever rose? Where runs of the base differ by as much, neither is significant; nor where these are
 * too few to say how much they differ, and usual differences would explain it.
 *
 * @param cases cases that count, in a fixed order
 * @param weightOf of a case, a whole number
 */
export function suiteScores(
  cases: readonly CaseComparison[],
  weightOf: (of: CaseComparison) => number,
  { level, minDrop, runs, sameTime = false }: ScoreTestOptions,
): ScoreChange[] {
  const scorers = new Map<string, Scorer>()
  for (const of of cases) {
    for (const change of of.scores ?? []) addCase(scorers, of, change, weightOf(of))
  }
  const ranked = [...scorers.values()].sort((a, b) => b.strata.length - a.strata.length || byName(a, b))
  const saying = ranked.filter(({ name, members }) =>
    members.some(({ of: { head, base } }) => saysMore(name, head, base)),
  )
  const tested = new Set(saying.slice(0, maxTestedScorers))
  return ranked.sort(byName).map((scorer) => {
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
    // Where the mean says as much, it says it in fewer words.
    const decides = pValue < mean.pValue || !(isSignificant ? significant : dropped) || undefined
    const named = isSignificant || isDoubtful ? fallenCases(scorer, sign, leastFall) : []
    // What fell in most cases is said by the mean.
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

/** With a better head. */
function raised(shift: number): (stratum: ScoreStratum) => ScoreStratum {
  return (stratum) => ({ ...stratum, head: stratum.head.map((value) => value + shift) })
}

/** Variance of the mean of one base run by chance within it. */
function chanceOfRun({ strata, weights }: Scorer, runs: number): number {
  return strata.reduce((sum, { base, weight = 1 }) => {
    const variance = sampleVariance(base) ?? 0
    return sum + (weight / weights) ** 2 * variance * (runs / base.length)
  }, 0)
}

/** Values of which a larger one is the better one. */
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

/** Keys of the cases that fell by more, the furthest first. */
function fallenCases({ members }: Scorer, sign: 1 | -1, leastFall: number): string[] {
  return members
    .map(({ of, change }) => ({ key: of.key, fall: sign * (change.base - change.head) }))
    .filter(({ fall }) => fall > leastFall)
    .sort((a, b) => b.fall - a.fall || compareText(a.key, b.key))
    .map(({ key }) => key)
}

/**
 * Both statistics of a scorer for every base run, the newest first, as if it were the head and the others the base; the
 * larger the better. A case without a value in a run counts with its mean over the others; a run that lacks half of the
 * cases is left out.
 */
function runsOf(
  { members, weights }: Scorer,
  runs: readonly Run[],
  sign: 1 | -1,
  leastFall: number,
): { readonly means: number[]; readonly fallen: number[] } {
  const found = runs.map(() => ({ mean: 0, fallen: 0, present: 0 }))
  for (const { of, change, weight } of members) {
    const values = runs.map((run) => {
      const score = run.cases.get(of.base?.key ?? of.key)?.scores?.get(change.name)
      const mean = score === undefined ? Number.NaN : meanScore(score)
      return Number.isFinite(mean) ? sign * mean : undefined
    })
    const known = values.filter((value) => value !== undefined)
    const sum = known.reduce((total, value) => total + value, 0)
    for (const [index, value] of values.entries()) {
      const run = found[index]
      if (run === undefined) continue
      run.mean += (weight * (value ?? sign * change.base)) / weights
      if (value === undefined) continue
      run.present += weight
      const fall = known.length < 2 ? 0 : (sum - value) / (known.length - 1) - value - leastFall
      if (fall > 0) run.fallen += weight * fall ** 2
    }
  }
  const whole = found.filter(({ present }) => present * 2 >= weights)
  return { means: whole.map(({ mean }) => mean), fallen: whole.map(({ fallen }) => -Math.sqrt(fallen)) }
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
      members: [],
      weights: 0,
      base: 0,
      head: 0,
      scale: 1,
      inverse: 0,
    }
    scorers.set(change.name, scorer)
  }
  scorer.strata.push({ base, head, weight })
  scorer.members.push({ of, change, weight })
  if (change.lowerIsBetter === true) scorer.inverse += 1
  scorer.weights += weight
  scorer.base += weight * change.base
  scorer.head += weight * change.head
  for (const values of [base, head]) {
    for (const value of values) scorer.scale = Math.max(scorer.scale, Math.abs(value))
  }
}
