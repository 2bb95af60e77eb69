import { formatCount, formatMoney, formatPlural } from '../model/format.ts'
import type { Measuring } from '../model/run/measuring.ts'

/** What the measurement took, and what it could have taken; a clause. */
export function describeMeasuring(measuring: Measuring): string {
  const { ended, evaluations, most, more } = measuring
  const spent = `${formatCount(evaluations)} of ${formatPlural(most, 'evaluation')}${formatPrice(measuring)}`
  if (ended === 'decided') return `decided after ${spent}`
  if (ended === 'planned') return `measured ${spent}, planned by what earlier runs left open`
  if (ended === 'stopped') return `stopped after ${spent}`
  const needed =
    more === undefined
      ? ''
      : `; about ${formatCount(more.evaluations)} more of ${formatPlural(more.cases, 'case')} would settle it if they come out alike`
  return `not certain after ${spent}${needed}`
}

/** ` (0.12 of about 1.10 USD)`. */
function formatPrice({ costUsd, mostCostUsd }: Measuring): string {
  if (costUsd === undefined) return ''
  if (mostCostUsd === undefined) return ` (${formatMoney(costUsd)})`
  return ` (${formatMoney(costUsd).replace(/ USD$/, '')} of about ${formatMoney(mostCostUsd)})`
}
