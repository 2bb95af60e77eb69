import { countBaseRuns } from '../../model/comparison.ts'
import { formatGrowth, formatPlural, formatPValue } from '../../model/format.ts'
import { formatMetric, formatMetricLimit, metricNames, metricWords } from '../../model/run/metric.ts'
import type { Reason } from '../../model/verdict.ts'
import { findGrowthRule, metricKeys } from '../compare/metrics.ts'
import type { Judged } from './judged.ts'

/** Latency, tokens and cost that grew beyond the history of the base runs, by at least the policy's growth. */
export function listGrowthReasons({ comparison, policy }: Judged): Reason[] {
  return metricNames.flatMap((name): Reason[] => {
    const change = comparison[name]
    if (change?.significant !== true) return []
    const { mode } = findGrowthRule(policy, name)
    // How long unit tests take depends on the machine.
    if (name === 'latencyMs' && mode === 'warn' && comparison.suite?.of === 'tests') return []
    const { base, head, typical = 0, pValue = 1 } = change
    const runs = countBaseRuns(comparison)
    const figures = `from ${formatMetric(name, base)} to ${formatMetricLimit(name, head)} per iteration`
    return [
      {
        rule: `regression-${metricKeys[name]}`,
        status: mode === 'fail' ? 'failed' : 'warning',
        message: `In the typical case, ${metricWords[name]} grew by ${formatGrowth(typical)}, the mean ${figures}: more than the ${formatPlural(runs, 'baseline run')} predict (${formatPValue(pValue)}).`,
      },
    ]
  })
}
