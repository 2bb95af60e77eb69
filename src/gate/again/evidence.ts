import { computeMean } from '../statistics/intervals.ts'
import type { Counts } from '../statistics/prediction/history.ts'
import { computePosteriorRates, rates } from '../statistics/prediction/rates.ts'
import type { Stratum } from '../statistics/stratum.ts'

/** A case that was measured again. */
export interface FreshCase {
  /** Its fresh iterations on both sides, look by look; a side without any counts 0. */
  readonly looks: readonly Stratum[]
  /** What the base measured before; it only says which rates are worth a bet. */
  readonly before: Counts
  readonly isEval: boolean
}

/** How many times as likely the fresh iterations are if something fell as if nothing changed. */
export interface Evidence {
  /** Evidence that the mean of the evals fell. */
  readonly mean: number
  /** Evidence that some cases broke, whatever the others did. */
  readonly broken: number
  /** Evidence that a case broke, in the order of the cases. */
  readonly ofCase: readonly number[]
}

/** Falls of the mean that are bet on. */
const falls = [0.05, 0.1, 0.2, 0.4]
/** Shares of its pass rate that a broken case may keep. */
const remainingShares = [0.01, 0.5]
const lowestRate = 1e-6
const highestRate = 1 - 1e-6

/**
 * The evidence of fresh iterations that both sides measured side by side, as e-values: a bet on a fall that
 * multiplies its stake by this much. If nothing changed, no bet gains on average, whatever the rates are; so
 * the chance that a stake is ever multiplied by 20 is at most 1 in 20 (Ville), however often and whenever one
 * looks. One more failure of the head raises every factor: failing more never helps.
 *
 * The factor of a pair of sides is that of Turner, Ly and Grünwald (2024): the likelihood of both rates over
 * that of their mean. With n iterations a side it is at most 1 on average for every common rate, by the
 * inequality of the means.
 *
 * @param correlation of the iterations of one run: alike ones are as much worth as fewer
 */
export function weighFreshEvidence(cases: readonly FreshCase[], correlation: number): Evidence {
  const posteriors = computeCasePosteriors(cases)
  const computeBetGain = (index: number, headRate: (baseRate: number) => number) => {
    const fresh = cases[index]
    if (fresh === undefined) return 1
    let sum = 0
    for (const [rateIndex, mass] of (posteriors[index] ?? []).entries()) {
      if (mass < 1e-9) continue
      const base = rates[rateIndex] ?? 0
      let log = 0
      for (const look of fresh.looks)
        log += computeLogGain(clampRate(headRate(base)), clampRate(base), look, correlation)
      sum += mass * Math.exp(Math.min(log, 600))
    }
    return sum
  }
  const indexes = cases.map((_, index) => index)
  const evals = indexes.filter((index) => cases[index]?.isEval === true)
  const means = falls.map((fall) =>
    multiplyCapped(evals.map((index) => computeBetGain(index, (rate) => rate - fall))),
  )
  const ofCase = indexes.map((index) =>
    computeMean(remainingShares.map((part) => computeBetGain(index, (rate) => rate * part))),
  )
  return {
    mean: evals.length === 0 ? 1 : computeMean(means),
    broken: computeMean(
      listBetShares(cases.length).map((share) =>
        multiplyCapped(ofCase.map((factor) => 1 - share + share * factor)),
      ),
    ),
    ofCase,
  }
}

/** Shares of the cases that are bet to have broken: about one, or many. */
function listBetShares(cases: number): readonly number[] {
  return [1 / (cases + 1), Math.max(1 / (cases + 1), 0.2)]
}

function computeCasePosteriors(cases: readonly FreshCase[]): readonly Float64Array[] {
  const posteriorByCase: Float64Array[] = []
  for (const isEval of [true, false]) {
    const sameKind = [...cases.entries()].filter(([, fresh]) => fresh.isEval === isEval)
    const posteriors = computePosteriorRates(
      sameKind.map(([, { before: priorCounts }]) => ({ ...priorCounts, cases: 1 })),
    )
    for (const [position, [index]] of sameKind.entries())
      posteriorByCase[index] = posteriors[position] ?? new Float64Array()
  }
  return posteriorByCase
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
const multiplyCapped = (values: readonly number[]) =>
  values.reduce((product, value) => Math.min(1e300, product * value), 1)
