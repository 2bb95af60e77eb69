import * as v from 'valibot'
import { formatCount, formatMoney, formatPlural } from '../format.ts'
import { count, type Described, number } from '../schema.ts'

export const measuringSchema = v.object({
  /**
   * `decided`: until the verdict was certain. `capped`: until the budget was spent. `stopped`: until something went wrong.
   * `planned`: as often as was planned before any result, so that the rates of a base have no bias.
   */
  ended: v.picklist(['decided', 'capped', 'stopped', 'planned']),
  /** Iterations of all cases, on both sides. */
  evaluations: count,
  /** As many as the budget allowed. */
  most: count,
  /** USD of {@link evaluations}; absent where the results have no costs. */
  costUsd: v.optional(number),
  /** USD of {@link most}, estimated. */
  mostCostUsd: v.optional(number),
  /** Calls that did not end, or reported nothing: nobody knows what they took. */
  unreported: v.optional(
    v.object({
      calls: count,
      /** At most; absent where that is not known. */ evaluations: v.optional(count),
    }),
  ),
  /** What more would settle it, where the budget was spent and that can be foreseen. */
  more: v.optional(v.object({ cases: count, evaluations: count })),
})

/** How a run was measured by `measure`, and what it took. */
export type Measuring = Described<typeof measuringSchema>

/**
 * What the measurement took, and what it could have taken; a clause.
 *
 * @param outcome of the verdict; absent before there is one
 */
export function describeMeasuring(
  measuring: Measuring,
  outcome: keyof typeof cappedWords = 'passed',
): string {
  const { ended, evaluations, most, more } = measuring
  const counted =
    most === 0
      ? formatPlural(evaluations, 'evaluation')
      : `${formatCount(evaluations)} of ${formatPlural(most, 'evaluation')}`
  const spent = `${counted}${formatPrice(measuring)}${formatUnreported(measuring.unreported)}`
  if (ended === 'decided') return `decided after ${spent}`
  if (ended === 'planned') return `measured ${spent}, planned before the first result`
  if (ended === 'stopped') return `stopped after ${spent}`
  const needed =
    more === undefined
      ? ''
      : `; about ${formatCount(more.evaluations)} more of ${formatPlural(more.cases, 'case')} would settle it if they come out alike`
  return `${cappedWords[outcome]} ${spent}${needed}`
}

const cappedWords = {
  passed: 'the budget ended after',
  failed: 'certain that it fails, but not what else fell, after',
  inconclusive: 'not certain after',
}

/** What calls may have taken that did not report it, to go on with; empty where all did. */
export function formatUnreported(unreported: Measuring['unreported']): string {
  if (unreported === undefined) return ''
  const { calls, evaluations } = unreported
  const amount = evaluations === undefined ? 'what' : `up to ${formatCount(evaluations)} more that`
  return `, and ${amount} ${formatPlural(calls, 'call')} did not report`
}

/** ` (0.12 of about 1.10 USD)`. */
function formatPrice({ costUsd, mostCostUsd }: Measuring): string {
  if (costUsd === undefined) return ''
  if (mostCostUsd === undefined) return ` (${formatMoney(costUsd)})`
  return ` (${formatMoney(costUsd).replace(/ USD$/, '')} of about ${formatMoney(mostCostUsd)})`
}
