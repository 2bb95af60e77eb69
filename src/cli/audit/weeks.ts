import { formatCount, formatMoney, formatPlural } from '../../model/format.ts'
import { dayMs, formatDay } from '../../model/format-time.ts'
import { formatUnreported, type Measuring } from '../../model/run/measuring.ts'
import type { Run } from '../../model/run/run.ts'

/** What `measure` spent in a week, of what its budget allowed. */
export interface SpentWeek {
  /** Its Monday, `YYYY-MM-DD`, UTC. */
  readonly from: string
  readonly runs: number
  readonly evaluations: number
  readonly most: number
  /** 0 where the results have no costs. */
  readonly costUsd: number
  readonly unreported: Measuring['unreported']
}

/** What each week took of the runs that `measure` measured, the newest first; other runs are left out. */
export function sumWeeks(runs: readonly Run[]): readonly SpentWeek[] {
  const weeks = new Map<string, SpentWeek>()
  for (const { info } of runs) {
    const { measuring, createdAt } = info
    if (measuring === undefined) continue
    // 1970-01-01 was a Thursday.
    const day = Math.floor(createdAt / dayMs)
    const from = formatDay((day - ((day + 3) % 7)) * dayMs)
    const week = weeks.get(from) ?? {
      from,
      runs: 0,
      evaluations: 0,
      most: 0,
      costUsd: 0,
      unreported: undefined,
    }
    weeks.set(from, {
      from,
      runs: week.runs + 1,
      evaluations: week.evaluations + measuring.evaluations,
      most: week.most + measuring.most,
      costUsd: week.costUsd + (measuring.costUsd ?? 0),
      unreported: addUnreported(week.unreported, measuring.unreported),
    })
  }
  return [...weeks.values()].sort((a, b) => b.from.localeCompare(a.from))
}

/** At most so many evaluations, unless nobody knows that of one of them. */
function addUnreported(a: Measuring['unreported'], b: Measuring['unreported']): Measuring['unreported'] {
  if (a === undefined || b === undefined) return a ?? b
  const isKnown = a.evaluations !== undefined && b.evaluations !== undefined
  return { calls: a.calls + b.calls, evaluations: isKnown ? a.evaluations + b.evaluations : undefined }
}

/** A line for each week. */
export function describeWeeks(weeks: readonly SpentWeek[]): readonly string[] {
  return weeks.map(
    ({ from, runs, evaluations, most, costUsd, unreported }) =>
      `  week of ${from}: ${formatPlural(runs, 'run')}, ${formatCount(evaluations)} of ${formatPlural(most, 'evaluation')}${costUsd === 0 ? '' : `, ${formatMoney(costUsd)}`}${formatUnreported(unreported)}`,
  )
}
