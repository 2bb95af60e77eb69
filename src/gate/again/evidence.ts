import { computeMean } from '../statistics/intervals.ts'
import type { Counts } from '../statistics/prediction/history.ts'
import { computePosteriorRates, rates } from '../statistics/prediction/rates.ts'
import type { Stratum } from '../statistics/stratum.ts'

/** A case of the base. */
interface CaseHistory {
  /** What the base measured before; it only says which rates are worth a bet. */
  readonly before: Counts
  readonly isEval: boolean
}

/** A case that both sides know, whether it was measured again or not. */
export interface FreshCase extends CaseHistory {
  /** Its fresh iterations on both sides, look by look; a side without any counts 0. */
  readonly looks: readonly FreshCounts[]
  /** The first look at the head: what it makes likely, the stakes follow. */
  readonly first: Counts
}

export interface FreshCounts extends Stratum {
  /** The look asks for the mean of the suite, too, and not only for the cases that fell. */
  readonly asksMean: boolean
}

/** How many times as likely the fresh iterations are if something fell as if nothing changed. */
export interface Evidence {
  /** Evidence that the mean of the evals fell. */
  readonly mean: number
  /** Evidence that some cases broke, whatever the others did. */
  readonly broken: number
  /** Evidence that a case broke, in the order of the cases. */
  readonly ofCase: readonly number[]
  /** The same, with what the first look says of the case. */
  readonly withFirst: readonly number[]
  /**
   * How much likelier all answers of the head are if a case broke, by all that is known of the base: no proof where the
   * base moves, and reason enough to look again.
   */
  readonly suspicions: readonly number[]
}

/** Falls of the mean that are bet on. */
const falls = [0.05, 0.1, 0.2, 0.4]
/** Part of the stakes that is not led by the first look. */
const unled = 0.2
/** Shares of its pass rate that a broken case may keep. */
const remainingShares = [0.01, 0.5]
/** Of the cases, where many break. */
const brokenShare = 0.2
const mostLikely = 0.9
const lowestRate = 1e-6
const highestRate = 1 - 1e-6

/**
 * The evidence of fresh iterations that both sides measured side by side, as e-values: a bet on a fall that
 * multiplies its stake by this much. If nothing changed, no bet gains on average, whatever the rates are; so
 * the chance that a stake is ever multiplied by 20 is at most 1 in 20 (Ville), however often and whenever one
 * looks. One more failure of the head raises every factor: failing more never helps.
 *
 * The stakes on each case and each fall follow their likelihood in the first look, which is independent of the fresh
 * draws. A case that is not measured keeps its stake: measuring more of them never lowers the evidence for one.
 *
 * The factor of a pair of sides is that of Turner, Ly and Grünwald (2024): the likelihood of both rates over
 * that of their mean. With n iterations a side it is at most 1 on average for every common rate, by the
 * inequality of the means.
 *
 * @param cases all that both sides know, in any order
 * @param correlation of the iterations of one run: alike ones are as much worth as fewer
 */
export function weighFreshEvidence(cases: readonly FreshCase[], correlation: number): Evidence {
  const posteriors = computeCasePosteriors(cases)
  const bets = cases.map(({ looks, first, isEval }, index) => {
    const posterior = posteriors[index] ?? new Float64Array()
    const gain = (headRate: (baseRate: number) => number, counted: readonly Stratum[]) =>
      counted.length === 0 ? 1 : computeBetGain(posterior, headRate, counted, correlation)
    const weighBroken = (answers: Counts, ofBase?: Counts) =>
      computeMean(
        remainingShares.map((part) =>
          computeLikelihoodRatio(posterior, (rate) => rate * part, answers, ofBase),
        ),
      )
    const sampled = looks.filter(({ asksMean }) => asksMean)
    const sumLooks = (name: 'headPassed' | 'headCount' | 'basePassed' | 'baseCount') =>
      sumAll(looks.map((look) => look[name]))
    const allOfHead = {
      passed: first.passed + sumLooks('headPassed'),
      judged: first.judged + sumLooks('headCount'),
    }
    const freshBase = { passed: sumLooks('basePassed'), judged: sumLooks('baseCount') }
    return {
      broken: computeMean(remainingShares.map((part) => gain((rate) => rate * part, looks))),
      fallen: falls.map((fall) => (isEval ? gain((rate) => rate - fall, sampled) : 1)),
      wasBroken: weighBroken(first),
      suspicion: weighBroken(allOfHead, freshBase) ** (1 / (1 + (allOfHead.judged - 1) * correlation)),
      logsFallen: falls.map((fall) =>
        isEval ? Math.log(computeLikelihoodRatio(posterior, (rate) => rate - fall, first)) : 0,
      ),
    }
  })
  const fallStakes = computeFallStakes(
    falls.map((_, at) => sumAll(bets.map(({ logsFallen }) => logsFallen[at] ?? 0))),
  )
  const brokenTotal = sumAll(bets.map(({ wasBroken }) => wasBroken))
  const ofOne = sumAll(bets.map(({ broken, wasBroken }) => (wasBroken / brokenTotal) * (broken - 1))) + 1
  const ofMany = multiplyCapped(
    bets.map(({ broken, wasBroken }) => {
      const odds = (wasBroken * brokenShare) / (1 - brokenShare)
      return 1 + Math.min(mostLikely, odds / (1 + odds)) * (broken - 1)
    }),
  )
  return {
    mean: sumAll(
      falls.map((_, at) => (fallStakes[at] ?? 0) * multiplyCapped(bets.map(({ fallen }) => fallen[at] ?? 1))),
    ),
    broken: bets.length === 0 ? 1 : (ofOne + ofMany) / 2,
    ofCase: bets.map(({ broken }) => broken),
    withFirst: bets.map(({ broken, wasBroken }) => broken * wasBroken),
    suspicions: bets.map(({ suspicion }) => suspicion),
  }
}

/** Stakes on each fall of the mean that follow its likelihood, given by logarithms. */
function computeFallStakes(logs: readonly number[]): readonly number[] {
  const most = Math.max(...logs)
  const masses = logs.map((log) => Math.exp(log - most))
  const total = sumAll(masses)
  return masses.map((mass) => (1 - unled) * (mass / total) + unled / logs.length)
}

/** How much likelier these answers of a head are with a changed rate than with the one of the base. */
function computeLikelihoodRatio(
  posterior: Float64Array,
  headRate: (baseRate: number) => number,
  { passed, judged }: Counts,
  more: Counts = { passed: 0, judged: 0 },
): number {
  let changed = 0
  let same = 0
  for (const [at, prior] of posterior.entries()) {
    if (prior < 1e-9) continue
    const base = clampRate(rates[at] ?? 0)
    const mass = prior * base ** more.passed * (1 - base) ** (more.judged - more.passed)
    const head = clampRate(headRate(base))
    same += mass * base ** passed * (1 - base) ** (judged - passed)
    changed += mass * head ** passed * (1 - head) ** (judged - passed)
  }
  return Math.max(1e-30, changed) / Math.max(1e-30, same)
}

function computeBetGain(
  posterior: Float64Array,
  headRate: (baseRate: number) => number,
  looks: readonly Stratum[],
  correlation: number,
): number {
  let sum = 0
  for (const [at, mass] of posterior.entries()) {
    if (mass < 1e-9) continue
    const base = rates[at] ?? 0
    let log = 0
    for (const look of looks)
      log += computeLogGain(clampRate(headRate(base)), clampRate(base), look, correlation)
    sum += mass * Math.exp(Math.min(log, 600))
  }
  return sum
}

/** What is known of the rate of each case from its base and from all others of its kind, over {@link rates}. */
export function computeCasePosteriors(cases: readonly CaseHistory[]): readonly Float64Array[] {
  // Those with the same history share their posterior.
  const readHistory = ({ before, isEval }: CaseHistory) => `${isEval} ${before.passed} ${before.judged}`
  const alike = Map.groupBy(cases, readHistory)
  const known = new Map<string, Float64Array>()
  for (const isEval of [true, false]) {
    const sameKind = [...alike].filter(([, [first]]) => first?.isEval === isEval)
    const counts = sameKind.flatMap(([, group]) =>
      group.slice(0, 1).map(({ before }) => ({ ...before, cases: group.length })),
    )
    for (const [index, posterior] of computePosteriorRates(counts).entries())
      known.set(sameKind[index]?.[0] ?? '', posterior)
  }
  return cases.map((history) => known.get(readHistory(history)) ?? new Float64Array())
}

function computeLogGain(head: number, base: number, look: Stratum, correlation: number): number {
  const { headPassed, headCount, basePassed, baseCount } = look
  const count = headCount + baseCount
  if (headCount === 0 || baseCount === 0) return 0
  const commonRate = (headCount * head + baseCount * base) / count
  const worth = 1 / (1 + (Math.max(headCount, baseCount) - 1) * correlation)
  const computeSideGain = (rate: number, passed: number, judged: number) =>
    passed * Math.log(rate / commonRate) + (judged - passed) * Math.log((1 - rate) / (1 - commonRate))
  return worth * (computeSideGain(head, headPassed, headCount) + computeSideGain(base, basePassed, baseCount))
}

const clampRate = (rate: number) => Math.min(highestRate, Math.max(lowestRate, rate))
const sumAll = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const multiplyCapped = (values: readonly number[]) =>
  values.reduce((product, value) => Math.min(1e300, product * value), 1)
