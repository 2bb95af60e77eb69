import { formatRate } from '../../model/format.ts'
import { formatMetricLimit } from '../../model/run/metric.ts'
import type { Run } from '../../model/run/run.ts'
import { sumSpend } from '../../model/run/spend.ts'
import type { Reason } from '../../model/verdict.ts'
import type { BudgetSettings } from '../policy/policy.ts'
import { roundStably } from '../statistics/stable.ts'

/** What the whole run may use. Reports without the figures leave open whether the budget was kept. */
export function listBudgetReasons(head: Run, { budget }: BudgetSettings): Reason[] {
  const spend = sumSpend(head)
  const [over, open] =
    budget.mode === 'fail' ? (['failed', 'inconclusive'] as const) : (['warning', 'warning'] as const)
  return (['costUsd', 'tokens'] as const).flatMap((metric): Reason[] => {
    const limit = budget[metric]
    if (limit === undefined || spend.calls === 0) return []
    const used = spend[metric]
    const known = spend.known[metric]
    const most = formatMetricLimit(metric, limit)
    const evidence = { metric, observed: used === undefined ? null : roundStably(used), threshold: limit }
    const rule = 'budget'
    const unit = metric === 'tokens' ? 'tokens' : 'costs'
    // A budget that may fail is a limit of the policy, which says so itself.
    if (used === undefined && budget.mode === 'fail') return []
    if (used === undefined) {
      const message = `The reports have no ${unit}, so Eval Gate can't tell whether the run kept its budget of ${most}.`
      return [{ rule, status: open, message, evidence }]
    }
    const amount = `The whole run used ${formatMetricLimit(metric, used)}`
    if (used > limit) {
      return [{ rule, status: over, message: `${amount}; its budget is ${most}.`, evidence }]
    }
    if (known < 1) {
      const message = `${amount} in the reports that have ${unit} (${formatRate(known)} of calls), so Eval Gate can't tell whether the run kept its budget of ${most}.`
      return [{ rule, status: open, message, evidence }]
    }
    return [{ rule, status: 'passed', message: `${amount} of its budget of ${most}.`, evidence }]
  })
}
