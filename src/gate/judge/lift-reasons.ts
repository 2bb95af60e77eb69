import type { Comparison } from '../../model/comparison.ts'
import { doubts } from '../../model/doubts.ts'
import { formatCount, formatMoney, formatPlural, formatPoints, formatRate } from '../../model/format.ts'
import type { Reason } from '../../model/verdict.ts'
import type { EvidenceSettings } from '../policy/policy.ts'
import { planNextIterations } from '../statistics/plan.ts'
import type { Judged } from './judged.ts'

/**
 * Whether the pass rate rose by what `min-lift` asks for: proven, ruled out, or open. A branch is not held against
 * itself.
 */
export function listLiftReasons({
  comparison,
  policy,
  facts: { measuresBase, isProposal },
}: Judged): Reason[] {
  const { suite, baseline } = comparison
  const { minLift, alpha } = policy
  if (minLift === undefined || measuresBase === true) return []
  if (baseline === null && isProposal === true) {
    const message = `\`min-lift\` needs a baseline to be better than. ${doubts['no-baseline'].remedy}`
    return [{ rule: 'unproven-lift', status: 'inconclusive', message }]
  }
  if (suite?.lift === undefined) return []
  const { proven, possible, won, tied, lost } = suite.lift
  const asked = minLift === 0 ? 'a rise' : `a rise of ${formatPoints(minLift)}`
  const sure = `with ${formatRate(1 - alpha)} confidence`
  const score = `The mean pass rate is ${formatRate(suite.headRate)} (before: ${formatRate(suite.baseRate)}): ${formatPlural(won, 'case')} won, ${formatCount(tied)} tied, ${formatCount(lost)} lost.`
  if (proven > 0 && proven >= minLift) {
    const message = `Proven better: ${asked} is proven ${sure}. ${score}`
    return [{ rule: 'min-lift', status: 'passed', message }]
  }
  const start = `${score} ${capitalise(asked)} is`
  if (possible < minLift)
    return [{ rule: 'min-lift', status: 'failed', message: `${start} ruled out ${sure}.` }]
  const price = priceLift(comparison, policy, suite.meanChange - minLift)
  const message = `${start} not proven, and not ruled out. ${price}`
  return [{ rule: 'unproven-lift', status: 'inconclusive', message }]
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What would prove a rise as large as the measured one, with its price. */
function priceLift(comparison: Comparison, policy: EvidenceSettings, beyond: number): string {
  const next = beyond <= 0 ? null : planNextIterations(comparison, policy, beyond)
  if (next === null) return doubts['unproven-lift'].remedy
  const price = next.costUsd === null ? '' : ` (${formatMoney(next.costUsd)} a run)`
  return `If it is as large as measured, ${formatCount(next.iterations)} iterations${price} on both sides would prove it.`
}
