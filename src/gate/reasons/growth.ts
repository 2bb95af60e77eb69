import type { Comparison } from '../../model/comparison.ts'
import type { Reason } from '../../model/verdict.ts'
import { formatNumber, formatP, formatPercent } from '../format.ts'
import { growthRule, type MetricName } from '../metrics.ts'
import type { Policy } from '../policy.ts'

const metrics: readonly { readonly name: MetricName; readonly word: string; readonly unit: string }[] = [
  { name: 'latencyMs', word: 'latency', unit: ' ms' },
  { name: 'tokens', word: 'token use', unit: ' tokens' },
  { name: 'costUsd', word: 'cost', unit: ' USD' },
]

/** Slower or dearer than the history of base runs predicts, by at least the policy's growth. */
export function growthReasons(comparison: Comparison, policy: Policy): Reason[] {
  return metrics.flatMap(({ name, word, unit }) => {
    const change = comparison[name]
    if (change?.significant !== true) return []
    const { mode, atLeast } = growthRule(policy, name)
    const { base, head, relative, pValue = 1 } = change
    const runs = comparison.baseline?.runs.length ?? 0
    return [
      {
        rule: `regression-${name === 'latencyMs' ? 'latency' : name === 'costUsd' ? 'cost' : 'tokens'}`,
        status: mode === 'fail' ? 'failed' : 'warning',
        message: `Mean ${word} grew by ${formatPercent(relative ?? 0)}, from ${formatNumber(base)} to ${formatNumber(head)}${unit} per iteration: more than ${runs} base runs predict (${formatP(pValue)}).`,
        evidence: { base, head, relative, pValue, atLeast, baselineRuns: runs },
      } as const,
    ]
  })
}
