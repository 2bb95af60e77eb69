import { formatRate } from '../../model/format.ts'
import { formatMetricLimit } from '../../model/run/metric.ts'
import { sumSpend } from '../../model/run/spend.ts'
import type { Reason } from '../../model/verdict.ts'
import { roundStably } from '../statistics/stable.ts'
import type { Judged } from './judged.ts'

/** What the whole run may use. Reports without the figures leave open whether the budget was kept. */
export function listBudgetReasons({ measured: { run }, policy: { budget } }: Judged): Reason[] {
  const spend = sumSpend(run)
  const mayFail = budget.mode === 'fail'
  return (['costUsd', 'tokens'] as const).flatMap((metric): Reason[] => {
    const limit = budget[metric]
    if (limit === undefined || spend.calls === 0) return []
    const used = spend[metric]
    // A budget that may fail is a limit of the policy, which says so itself.
    if (used === undefined && mayFail) return []
    const known = spend.known[metric]
    const most = formatMetricLimit(metric, limit)
    const amount = `The whole run used ${formatMetricLimit(metric, used ?? 0)}`
    const unit = metric === 'tokens' ? 'tokens' : 'costs'
    const unknown = `so Eval Gate can't tell whether the run kept its budget of ${most}.`
    const judgeSpend = (): readonly [Reason['status'], message: string] => {
      if (used === undefined) return ['warning', `The reports have no ${unit}, ${unknown}`]
      if (used > limit) return [mayFail ? 'failed' : 'warning', `${amount}; its budget is ${most}.`]
      if (known === 1) return ['passed', `${amount} of its budget of ${most}.`]
      const part = `${amount} in the reports that have ${unit} (${formatRate(known)} of calls)`
      return [mayFail ? 'inconclusive' : 'warning', `${part}, ${unknown}`]
    }
    const [status, message] = judgeSpend()
    const observed = used === undefined ? null : roundStably(used)
    return [{ rule: 'budget', status, message, evidence: { metric, observed, threshold: limit } }]
  })
}
