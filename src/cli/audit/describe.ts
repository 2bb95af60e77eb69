import { formatCount, formatMoney, formatPlural, formatRate, quoteName } from '../../model/format.ts'
import { alignColumns } from '../../model/format-columns.ts'
import { formatTime } from '../../model/format-time.ts'
import type { Audit, AuditedBreak } from './audit.ts'
import { plannedDrop } from './plan.ts'
import { type Chance, type Chances, closeEnough } from './question.ts'
import { describeWeeks } from './weeks.ts'

const shownRuns = 5
/** Suites of a pull request for which the joint chance of a false alarm is said. */
const severalSuites = 5

/** An audit for a terminal. */
export function describeAudit(audit: Audit, suiteName: string, policy: string): string {
  const { runs, cases, iterations, baselineRuns, replayed, unchanged, breaks, plan, weeks } = audit
  const countOutcome = (outcome: string) => replayed.filter((replay) => replay.outcome === outcome).length
  const lines = [
    `${formatPlural(runs, 'run')} of ${quoteName(suiteName)}: ${formatPlural(cases, 'case')}, ${formatPlural(iterations, 'iteration')} each. Policy: ${policy}; up to ${formatPlural(baselineRuns, 'base run')}.`,
    '',
    `Replayed, each run against those before it:`,
    `  ${formatCount(countOutcome('failed'))} of ${formatCount(replayed.length)} red, ${formatCount(countOutcome('inconclusive'))} undecided, ${formatCount(countOutcome('passed'))} green`,
    ...describeAlarms(audit),
    '',
    'Chances, from these runs drawn again:',
    '',
    ...alignColumns(
      [
        ['', 'red', 'undecided', 'green'],
        ['nothing changed', ...describeChances(unchanged)],
        ...breaks.map((auditedBreak) => [nameAuditedBreak(auditedBreak), ...describeChances(auditedBreak)]),
      ],
      '   ',
    ).map((line) => `  ${line}`),
  ]
  if (plan.length > 0) {
    const rows = plan.map((planned) => [
      `${planned.iterations}${planned.isNow ? ' (now)' : ''}`,
      formatChance(planned.findsCase),
      formatChance(planned.findsDrop),
      planned.costUsd === null ? 'unknown' : formatMoney(planned.costUsd),
    ])
    const head = ['iterations', 'finds one broken case', `finds ${plannedDrop} points`, 'cost of a run']
    lines.push('', `With other iterations of each case, in every run:`, '')
    lines.push(...alignColumns([head, ...rows], '   ').map((line) => `  ${line}`))
  }
  if (weeks.length > 0) lines.push('', 'What `measure` spent, of its budget:', '', ...describeWeeks(weeks))
  lines.push(
    '',
    `${formatPlural(runs, 'run')} know a chance within 5 points, or within the range beside it (95% confidence).`,
    'Red without a second look: with `look-again`, cases in doubt are run again first.',
    `Each suite has its own level: of ${severalSuites} suites like this one, any is red by chance in ${formatRate(1 - (1 - unchanged.red.share) ** severalSuites, 0)} of pull requests, if they move by themselves.`,
  )
  return `${lines.join('\n')}\n`
}

function describeAlarms({ replayed }: Audit): readonly string[] {
  const red = replayed.filter(({ outcome }) => outcome === 'failed')
  const shown = red.slice(0, shownRuns).map(({ run }) => {
    const timeText = run.createdAt > 0 ? `, ${formatTime(run.createdAt)}` : ''
    return `  red: ${run.commit?.slice(0, 7) ?? run.id}${timeText}`
  })
  if (red.length > shownRuns) return [...shown, `  and ${red.length - shownRuns} more`]
  return shown
}

function describeChances({ red, undecided, green }: Chances): readonly string[] {
  return [red, undecided, green].map(formatChance)
}

function formatChance({ share, low, high }: Chance): string {
  const formatWholeRate = (value: number) => formatRate(value, 0)
  if (Math.max(high - share, share - low) <= closeEnough) return formatWholeRate(share)
  return `${formatWholeRate(share)} (${formatWholeRate(low).replace('%', '')}–${formatWholeRate(high)})`
}

function nameAuditedBreak({ kind, size }: AuditedBreak): string {
  if (kind === 'case') return 'one case broke'
  if (kind === 'drop') return `the pass rate fell by ${formatPlural(size, 'point')}`
  return `${formatPlural(size, 'case')} broke, others got better by as much`
}
