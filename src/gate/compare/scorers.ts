import type { CaseComparison, ScoreChange } from '../../model/comparison/compared-case.ts'
import { addUp, compareText } from '../../model/data.ts'
import type { CaseTally, Run, ScoreTally } from '../../model/run/run.ts'
import { computeSampleVariance } from '../statistics/intervals.ts'
import type { ScoreStratum } from '../statistics/permutation.ts'
import { computeMetricChange } from './metric-change.ts'
import { isSameJudge } from './pool.ts'

/** Scorers that are tested, those on most cases first; more are shown without a test. */
const maxTestedScorers = 20

/** How many scorers are tested; alpha is divided by it. */
export function countTestedScorers(
  cases: Iterable<{ readonly head?: CaseTally; readonly base?: CaseTally }>,
): number {
  const names = new Set<string>()
  for (const { head, base } of cases) {
    for (const { name } of compareCaseScores(head, base) ?? [])
      if (saysMoreThanPassing(name, head, base)) names.add(name)
  }
  return Math.min(names.size, maxTestedScorers)
}

/** Whether a score says more than whether the case passed, which is tested anyway. */
function saysMoreThanPassing(name: string, ...sides: readonly (CaseTally | undefined)[]): boolean {
  return sides.some((tally) => {
    const { sum = 0, count = 0, values = [] } = tally?.scores?.get(name) ?? {}
    if (tally === undefined || sum !== tally.passed || count !== tally.passed + tally.failed) return true
    return values.some((value) => value !== 0 && value !== 1)
  })
}

/** NaN without a value. */
function computeMeanScore({ sum, count }: ScoreTally): number {
  return sum / count
}

/**
 * The scorers of one case that both sides have, by name.
 *
 * @param isLowerBetter what the policy says, where no report does
 */
export function compareCaseScores(
  head: CaseTally | undefined,
  base: CaseTally | undefined,
  isLowerBetter: (scorer: string) => boolean = () => false,
): ScoreChange[] | undefined {
  if (head?.scores === undefined || base?.scores === undefined) return undefined
  const changes: ScoreChange[] = []
  for (const [name, headScore] of head.scores) {
    const baseScore = base.scores.get(name)
    if (baseScore === undefined) continue
    const baseMean = computeMeanScore(baseScore)
    const headMean = computeMeanScore(headScore)
    if (!Number.isFinite(baseMean) || !Number.isFinite(headMean)) continue
    const isInverse = baseScore.lowerIsBetter ?? headScore.lowerIsBetter ?? isLowerBetter(name)
    changes.push({ name, ...computeMetricChange(baseMean, headMean), lowerIsBetter: isInverse || undefined })
  }
  if (changes.length === 0) return undefined
  return changes.sort(compareByName)
}

function compareByName(a: { readonly name: string }, b: { readonly name: string }): number {
  return compareText(a.name, b.name)
}

/** What is known about a scorer over all common cases. */
export interface Scorer {
  readonly name: string
  readonly strata: ScoreStratum[]
  readonly members: {
    readonly compared: CaseComparison
    readonly change: ScoreChange
    readonly weight: number
  }[]
  weights: number
  base: number
  head: number
  scale: number
  /** Cases of which lower is better. One report may contradict itself; most cases decide. */
  inverse: number
}

/**
 * Every scorer over these cases, by name, and those of them that are tested.
 *
 * @param findWeight weight of a case, a whole number
 */
export function collectCaseScorers(
  cases: readonly CaseComparison[],
  findWeight: (compared: CaseComparison) => number,
): { readonly scorers: readonly Scorer[]; readonly tested: ReadonlySet<Scorer> } {
  const scorers = new Map<string, Scorer>()
  for (const compared of cases) {
    for (const change of compared.scores ?? []) addCaseScore(scorers, compared, change, findWeight(compared))
  }
  const ranked = [...scorers.values()].sort(
    (a, b) => b.strata.length - a.strata.length || compareByName(a, b),
  )
  const saying = ranked.filter(({ name, members }) =>
    members.some(({ compared: { head, base } }) => saysMoreThanPassing(name, head, base)),
  )
  return { tested: new Set(saying.slice(0, maxTestedScorers)), scorers: ranked.sort(compareByName) }
}

function addCaseScore(
  scorers: Map<string, Scorer>,
  compared: CaseComparison,
  change: ScoreChange,
  weight: number,
): void {
  const base = compared.base?.scores?.get(change.name)?.values ?? []
  const head = compared.head?.scores?.get(change.name)?.values ?? []
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
  scorer.members.push({ compared, change, weight })
  if (change.lowerIsBetter === true) scorer.inverse += 1
  scorer.weights += weight
  scorer.base += weight * change.base
  scorer.head += weight * change.head
  for (const values of [base, head]) {
    for (const value of values) scorer.scale = Math.max(scorer.scale, Math.abs(value))
  }
}

/** Variance of the mean of one base run by chance within it. */
export function computeChanceVariance({ strata, weights }: Scorer, runs: number): number {
  return strata.reduce((sum, { base, weight = 1 }) => {
    const variance = computeSampleVariance(base) ?? 0
    return sum + (weight / weights) ** 2 * variance * (runs / base.length)
  }, 0)
}

/**
 * Both statistics of a scorer for every base run, the newest first, as if it were the head and the others the
 * base; the larger the better. A case without a value in a run counts with its mean over the others; a run
 * that lacks half of the cases is left out.
 */
export function scoreBaseRuns(
  { members, weights }: Scorer,
  runs: readonly Run[],
  sign: 1 | -1,
  leastFall: number,
): { readonly means: number[]; readonly fallen: number[] } {
  const totals = runs.map(() => ({ mean: 0, fallen: 0, present: 0 }))
  for (const { compared, change, weight } of members) {
    const values = runs.map((run) => {
      const score = run.cases.get(compared.base?.key ?? compared.key)?.scores?.get(change.name)
      const isKnown = score !== undefined && isSameJudge(score, compared.head?.scores?.get(change.name))
      const mean = isKnown ? computeMeanScore(score) : Number.NaN
      if (Number.isFinite(mean)) return sign * mean
      return undefined
    })
    const known = values.filter((value) => value !== undefined)
    const sum = addUp(known)
    for (const [index, value] of values.entries()) {
      const run = totals[index]
      if (run === undefined) continue
      run.mean += (weight * (value ?? sign * change.base)) / weights
      if (value === undefined) continue
      run.present += weight
      const fall = known.length < 2 ? 0 : (sum - value) / (known.length - 1) - value - leastFall
      if (fall > 0) run.fallen += weight * fall ** 2
    }
  }
  const completeRuns = totals.filter(({ present }) => present * 2 >= weights)
  return {
    means: completeRuns.map(({ mean }) => mean),
    fallen: completeRuns.map(({ fallen }) => -Math.sqrt(fallen)),
  }
}
