import { meanOf } from '../statistics/intervals.ts'
import type { Counts } from '../statistics/prediction/history.ts'
import { posteriorRates, rates } from '../statistics/prediction/rates.ts'
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
const kept = [0.01, 0.5]
const [least, most] = [1e-6, 1 - 1e-6]

/**
 * The evidence of fresh iterations that both sides measured side by side, as e-values: a bet on a fall that
 * multiplies its
 * stake by this much. If nothing changed, no bet gains on average, whatever the rates are; so the chance that
 * a stake is
 * ever multiplied by 20 is at most 1 in 20 (Ville), however often and whenever one looks. One more failure of
 * the head
 * raises every factor: failing more never helps.
 *
 * The factor of a pair of sides is that of Turner, Ly and Grünwald (2024): the likelihood of both rates over
 * that of their
 * mean. With n iterations a side it is at most 1 on average for every common rate, by the inequality of the
 * means.
 *
 * @param correlation of the iterations of one run: alike ones are as much worth as fewer
 */
export function evidenceOf(cases: readonly FreshCase[], correlation: number): Evidence {
  const posteriors = posteriorsOf(cases)
  const gain = (index: number, headRate: (baseRate: number) => number) => {
    const of = cases[index]
    if (of === undefined) return 1
    let sum = 0
    for (const [at, mass] of (posteriors[index] ?? []).entries()) {
      if (mass < 1e-9) continue
      const base = rates[at] ?? 0
      let log = 0
      for (const look of of.looks) log += logGain(clamp(headRate(base)), clamp(base), look, correlation)
      sum += mass * Math.exp(Math.min(log, 600))
    }
    return sum
  }
  const indexes = cases.map((_, index) => index)
  const evals = indexes.filter((index) => cases[index]?.isEval === true)
  const means = falls.map((fall) => productOf(evals.map((index) => gain(index, (rate) => rate - fall))))
  const ofCase = indexes.map((index) => meanOf(kept.map((part) => gain(index, (rate) => rate * part))))
  return {
    mean: evals.length === 0 ? 1 : meanOf(means),
    broken: meanOf(
      shares(cases.length).map((share) => productOf(ofCase.map((of) => 1 - share + share * of))),
    ),
    ofCase,
  }
}

/** Shares of the cases that are bet to have broken: about one, or many. */
function shares(cases: number): readonly number[] {
  return [1 / (cases + 1), Math.max(1 / (cases + 1), 0.2)]
}

function posteriorsOf(cases: readonly FreshCase[]): readonly Float64Array[] {
  const found: Float64Array[] = []
  for (const isEval of [true, false]) {
    const same = [...cases.entries()].filter(([, of]) => of.isEval === isEval)
    const posteriors = posteriorRates(same.map(([, { before }]) => ({ ...before, cases: 1 })))
    for (const [at, [index]] of same.entries()) found[index] = posteriors[at] ?? new Float64Array()
  }
  return found
}

function logGain(head: number, base: number, look: Stratum, correlation: number): number {
  const { headPassed, headCount, basePassed, baseCount } = look
  const count = headCount + baseCount
  if (headCount === 0 || baseCount === 0) return 0
  const both = (headCount * head + baseCount * base) / count
  const worth = 1 / (1 + (Math.max(headCount, baseCount) - 1) * correlation)
  const side = (rate: number, passed: number, of: number) =>
    passed * Math.log(rate / both) + (of - passed) * Math.log((1 - rate) / (1 - both))
  return worth * (side(head, headPassed, headCount) + side(base, basePassed, baseCount))
}

const clamp = (rate: number) => Math.min(most, Math.max(least, rate))
const productOf = (values: readonly number[]) =>
  values.reduce((product, of) => Math.min(1e300, product * of), 1)
