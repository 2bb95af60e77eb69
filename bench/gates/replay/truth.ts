import type { RunData } from '../contract.ts'
import { mean, variance } from '../statistics.ts'
import type { Setting } from './history.ts'

/** Passed and judged iterations of a case. */
export interface Tally {
  readonly passed: number
  readonly count: number
}

/** What all runs of two settings say about the change from one to the other. */
export interface Change {
  /** Whether the change made something worse beyond doubt. */
  readonly isWorse: boolean
  /** Names of the cases that broke beyond doubt: their pass rate fell by half or more. */
  readonly broken: readonly string[]
  /** Fall of the mean pass rate over the cases that both have, 0..1. */
  readonly drop: number
}

/** Probability of an error that is taken for none, over all cases of a comparison together. */
const level = 0.05
/** Standard errors of the mean, by how much runs of one setting differ, from which on a fall is beyond doubt. */
const manyErrors = 3

/** All iterations of several runs by the name of the case. */
export function pool(runs: readonly RunData[]): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, { passed: number; count: number }>()
  for (const { cases } of runs) {
    for (const { name, iterations } of cases) {
      const of = tallies.get(name) ?? { passed: 0, count: 0 }
      for (const { outcome } of iterations) {
        if (outcome === 'skip' || outcome === 'lost') continue
        of.count += 1
        if (outcome === 'pass') of.passed += 1
      }
      tallies.set(name, of)
    }
  }
  return new Map([...tallies].filter(([, { count }]) => count > 0))
}

/**
 * Compares two settings by all of their runs, which no gate ever sees together. A case broke when its pass rate fell by
 * half or more and Fisher's exact test says so at a level that holds for all cases (Bonferroni). The mean fell when the
 * fall is three standard errors, which come from how the means of runs of one setting differ.
 */
export function changeBetween(before: Setting, after: Setting): Change {
  const [old, now] = [pool(before.runs), pool(after.runs)]
  const common = [...old].flatMap(([name, was]) => {
    const is = now.get(name)
    return is === undefined ? [] : [{ name, was, is, fall: rateOf(was) - rateOf(is) }]
  })
  const broken = common.filter(
    ({ was, is, fall }) => fall >= 0.5 && fisherTail(was, is) <= level / common.length,
  )
  const drop = common.length === 0 ? 0 : mean(common.map(({ fall }) => fall))
  const names = new Set(common.map(({ name }) => name))
  const meansOf = ({ runs }: Setting) => runs.map((run) => meanRate(run, names))
  const error = Math.sqrt(
    [meansOf(before), meansOf(after)].reduce((sum, means) => sum + variance(means) / means.length, 0),
  )
  const hasFallen = drop > 0 && drop >= manyErrors * error
  return { isWorse: hasFallen || broken.length > 0, broken: broken.map(({ name }) => name), drop }
}

export const rateOf = ({ passed, count }: Tally): number => passed / count

function meanRate(run: RunData, names: ReadonlySet<string>): number {
  const rates = [...pool([run])].flatMap(([name, of]) => (names.has(name) ? [rateOf(of)] : []))
  return rates.length === 0 ? 0 : mean(rates)
}

/** Fisher's exact test, one-sided: how probable so few passes in the second tally are when both have one rate. */
export function fisherTail(first: Tally, second: Tally): number {
  const passed = first.passed + second.passed
  const total = first.count + second.count
  let sum = 0
  for (let at = Math.max(0, passed - first.count); at <= second.passed; at += 1) {
    sum += Math.exp(
      logChoose(second.count, at) + logChoose(first.count, passed - at) - logChoose(total, passed),
    )
  }
  return Math.min(1, sum)
}

function logChoose(n: number, k: number): number {
  let sum = 0
  for (let at = 1; at <= k; at += 1) sum += Math.log((n - k + at) / at)
  return sum
}
