import { formatMoney, plural } from '../model/format.ts'
import type { GateReport } from '../model/gate-report.ts'
import { dayMs } from '../model/time.ts'

const days = 30

/** What the base branch cost of late; empty without known costs. The table of figures has what this run used. */
export function spendSentences({ head, ledger }: GateReport): string[] {
  const newest = Math.max(head.info.createdAt, Date.parse(ledger?.entries[0]?.at ?? ''))
  const recent = (ledger?.entries ?? []).filter(({ at }) => Date.parse(at) > newest - days * dayMs)
  const known = recent.flatMap(({ cost }) => cost ?? [])
  if (known.length === 0) return []
  const sum = known.reduce((all, cost) => all + cost, 0)
  const without = recent.length - known.length
  const missing = without === 0 ? '' : `, ${plural(without, 'more run')} without costs`
  return [
    `The base branch in the last ${days} days: ${formatMoney(sum)} (${plural(known.length, 'run')}${missing}; pull requests are not included).`,
  ]
}
