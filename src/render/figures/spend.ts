import { formatMoney, plural } from '../../model/format.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { formatMetricLimit } from '../../model/run/metric.ts'
import { spendOf } from '../../model/run/spend.ts'
import { dayMs } from '../../model/time.ts'

const days = 30

/** What this run used, and what the base branch cost of late; empty where the reports have neither tokens nor cost. */
export function spendSentences({ head, ledger }: GateReport): string[] {
  const { calls, tokens, costUsd } = spendOf(head)
  const parts = [
    ...(tokens === undefined ? [] : [formatMetricLimit('tokens', tokens)]),
    ...(costUsd === undefined ? [] : [formatMoney(costUsd)]),
  ]
  const thisRun = parts.length === 0 ? [] : [`This run: ${plural(calls, 'call')}, ${parts.join(', ')}.`]
  const newest = Math.max(head.info.createdAt, Date.parse(ledger?.entries[0]?.at ?? ''))
  const recent = (ledger?.entries ?? []).filter(({ at }) => Date.parse(at) > newest - days * dayMs)
  const known = recent.flatMap(({ cost }) => cost ?? [])
  if (known.length === 0) return thisRun
  const sum = known.reduce((all, cost) => all + cost, 0)
  const without = recent.length - known.length
  const missing = without === 0 ? '' : `, ${plural(without, 'more run')} without costs`
  return [
    ...thisRun,
    `The base branch in the last ${days} days: ${formatMoney(sum)} (${plural(known.length, 'run')}${missing}; pull requests are not included).`,
  ]
}
