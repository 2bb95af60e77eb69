import { formatPlural, formatPoints, formatPValue, formatRate } from '../../model/format.ts'
import type { Reason } from '../../model/verdict.ts'
import type { GateFacts } from '../judge/judged.ts'
import type { DriftSettings } from '../policy/policy.ts'

/** The slow drift of the base branch. A pull request can't have caused it, so there it is only said. */
export function listDriftReasons({
  facts: { drift, measuresBase = false },
  policy,
}: {
  readonly facts: GateFacts
  readonly policy: DriftSettings
}): Reason[] {
  if (!drift?.found || policy.drift.mode === 'off') return []
  const { anchorRate, recentRate, anchorFrom, anchorTo, recentFrom, recentRuns, anchorRuns, cases } = drift
  const judgeDrift = () => {
    if (!measuresBase) return 'info'
    return policy.drift.mode === 'fail' ? 'failed' : 'warning'
  }
  const branch = measuresBase ? 'This branch' : 'The base branch'
  return [
    {
      rule: 'slow-drift',
      status: judgeDrift(),
      message: `${branch} has slowly lost ${formatPoints(anchorRate - recentRate)}: ${formatPlural(recentRuns, 'run')} since ${recentFrom} passed ${formatRate(recentRate)} of iterations, ${formatPlural(anchorRuns, 'run')} from ${anchorFrom} to ${anchorTo} ${formatRate(anchorRate)}, over ${formatPlural(cases, 'case')}. Probability by chance: ${formatPValue(drift.pValue)}. If that was intended, set \`drift: { since: ${recentFrom} }\` in the policy.`,
    },
  ]
}
