import type { MeasureBudget } from '#settings'
import { readIterationPrice } from '#verdict'
import { addUp, compact } from '../../model/data.ts'
import { formatCount, formatMoney, formatPlural } from '../../model/format.ts'
import { formatDuration } from '../../model/format-time.ts'
import type { Measuring } from '../../model/run/measuring.ts'
import type { Run } from '../../model/run/run.ts'
import { getSampleMean } from '../../model/run/sample.ts'
import { sumSpent } from '../../model/run/spent.ts'
import { type Answers, findUnreported } from './answers.ts'

/** What one iteration of each case takes together; a member is undefined where the results don't say. */
interface SuitePrice {
  readonly cases: number
  readonly costUsd: number | undefined
  readonly tokens: number | undefined
  /** One case after the other. */
  readonly durationMs: number | undefined
}

/** The price of the suite by what a run of it took; a case that does not say is taken for one like the others. */
export function estimatePrice(run: Run): SuitePrice {
  const tallies = [...run.cases.values()].filter(({ scope }) => scope !== 'suite')
  const sum = (values: readonly (number | undefined)[]) => {
    const known = compact(values)
    if (known.length === 0) return undefined
    return (known.reduce((all, value) => all + value, 0) / known.length) * tallies.length
  }
  return {
    cases: tallies.length,
    costUsd: sum(tallies.map(readIterationPrice)),
    tokens: sum(tallies.map(({ tokens }) => getSampleMean(tokens))),
    durationMs: sum(tallies.map(({ durationMs }) => getSampleMean(durationMs))),
  }
}

/** What a measurement may take. */
export interface Limits {
  readonly evaluations: number
  readonly costUsd: number | undefined
}

/** The budget, and without one as many iterations of each case as a fixed design has. */
export function limitEvaluations({ evaluations, iterations, costUsd }: MeasureBudget, cases: number): Limits {
  return { evaluations: Math.min(evaluations ?? Number.POSITIVE_INFINITY, iterations * cases), costUsd }
}

/** Why nothing may be measured at this price, as a clause; undefined: it may. */
export function findTooDear({ cases, costUsd = 0 }: SuitePrice, limits: Limits): string | undefined {
  if (cases <= limits.evaluations && costUsd <= (limits.costUsd ?? Number.POSITIVE_INFINITY)) return undefined
  return 'measuring each case once would exceed `look-again-budget`.'
}

/** How many more evaluations the limits allow, at the price of the suite. */
export function countLeft(
  limits: Limits,
  spent: { readonly evaluations: number; readonly costUsd: number },
  price: SuitePrice,
): number {
  const left = limits.evaluations - spent.evaluations
  const each = estimateCost(price, 1) ?? 0
  const { costUsd: mostUsd } = limits
  if (mostUsd !== undefined && spent.costUsd >= mostUsd) return 0
  if (mostUsd === undefined || each === 0) return Math.max(0, left)
  return Math.max(0, Math.min(left, Math.floor((mostUsd - spent.costUsd) / each + 1e-9)))
}

/** How many evaluations the limits allow in all, at the price of the suite. */
export function countAllowed(limits: Limits, price: SuitePrice): number {
  return countLeft(limits, { evaluations: 0, costUsd: 0 }, price)
}

/** A verdict takes some steps one after the other, also where a fixed design would run all at once. */
const leastRounds = 25

/**
 * How many evaluations the tool runs side by side, by the durations that it reports, and how often this attempt may run so
 * many until that takes as long as a fixed design, or as {@link leastRounds}. By the durations of cached answers, more ran
 * side by side than there were.
 */
export function measurePace(
  { given }: Pick<Answers, 'given'>,
  most: number,
): { readonly sideBySide: number; readonly rounds: number } {
  const calls = given.map(({ run, ...answer }) => {
    const { durationMs = 0 } = estimatePrice(run)
    return { ...answer, durationMs, ...sumSpent([run]) }
  })
  const paces = calls.map(({ durationMs, tookMs, evaluations }) =>
    tookMs === 0 ? 1 : Math.min(evaluations, Math.round(durationMs / tookMs)),
  )
  const sideBySide = Math.max(1, ...paces)
  const taken = addUp(
    calls.filter(({ isPaid }) => !isPaid),
    ({ evaluations }) => Math.ceil(evaluations / sideBySide),
  )
  const rounds = Math.max(leastRounds, Math.ceil(most / sideBySide)) - taken
  return { sideBySide, rounds: Math.max(0, rounds) }
}

/** USD of so many evaluations. */
function estimateCost({ cases, costUsd }: SuitePrice, evaluations: number): number | undefined {
  return costUsd === undefined || cases === 0 ? undefined : (costUsd / cases) * evaluations
}

/** What is ahead, before the first call. */
export function describePriceAhead(price: SuitePrice, limits: Limits): string {
  const { cases, tokens, durationMs } = price
  const most = countAllowed(limits, price)
  const rounds = most / Math.max(1, cases)
  const cost = estimateCost(price, most)
  const amounts = compact([
    cost !== undefined && formatMoney(cost),
    tokens !== undefined && `${formatCount(Math.round(tokens * rounds))} tokens`,
    durationMs !== undefined && `${formatDuration(durationMs * rounds)} if one runs after the other`,
  ])
  const about = amounts.length === 0 ? '' : `: about ${amounts.join(', ')}`
  return `Measuring ${formatPlural(cases, 'case')} with at most ${formatPlural(most, 'evaluation')}${about}, by the newest run of the base.`
}

/** What the budget allows once the suite was measured: it may have other cases and prices than the base had. */
export function describeMost(price: SuitePrice, limits: Limits, earlier: number): string {
  const each = limits.costUsd === undefined ? undefined : estimateCost(price, 1)
  const by = compact([
    formatPlural(price.cases, 'case'),
    each !== undefined && `${formatMoney(each)} for each evaluation`,
    earlier > 0 && `${formatCount(earlier)} by earlier attempts`,
  ])
  return `At most ${formatPlural(countAllowed(limits, price) + earlier, 'evaluation')} in all: ${by.join(', ')}.`
}

/** What all answers took, of as much as they might have. */
export function summarizeBill(ended: Measuring['ended'], answers: Answers, allowed: number): Measuring {
  const { evaluations, costUsd } = sumSpent(answers.given.map(({ run }) => run))
  const most = Math.max(evaluations, allowed)
  const unreported = findUnreported(answers)
  if (costUsd === 0 || evaluations === 0) return { ended, evaluations, most, unreported }
  return { ended, evaluations, most, costUsd, mostCostUsd: (costUsd / evaluations) * most, unreported }
}
