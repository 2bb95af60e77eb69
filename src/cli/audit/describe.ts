import { formatCount, formatMoney, formatRate, plural, quoteName } from '../../model/format.ts'
import { formatTime } from '../../model/format-time.ts'
import { alignColumns } from '../../render/terminal/columns.ts'
import type { Audit, AuditedBreak } from './audit.ts'
import { plannedDrop } from './plan.ts'
import { type Chance, type Chances, closeEnough } from './question.ts'

const shownRuns = 5

/** An audit for a terminal. */
export function describeAudit(audit: Audit, suiteName: string, policy: string): string {
  const { runs, cases, iterations, baselineRuns, replayed, unchanged, breaks, plan } = audit
  const count = (outcome: string) => replayed.filter((of) => of.outcome === outcome).length
  const lines = [
    `${plural(runs, 'run')} of ${quoteName(suiteName)}: ${plural(cases, 'case')}, ${plural(iterations, 'iteration')} each. Policy: ${policy}; up to ${plural(baselineRuns, 'base run')}.`,
    '',
    `Replayed, each run against those before it:`,
    `  ${formatCount(count('failed'))} of ${formatCount(replayed.length)} red, ${formatCount(count('inconclusive'))} undecided, ${formatCount(count('passed'))} green`,
    ...alarms(audit),
    '',
    'Chances, from these runs drawn again:',
    '',
    ...alignColumns(
      [
        ['', 'red', 'undecided', 'green'],
        ['nothing changed', ...chancesOf(unchanged)],
        ...breaks.map((of) => [nameOf(of), ...chancesOf(of)]),
      ],
      '   ',
    ).map((line) => `  ${line}`),
  ]
  if (plan.length > 0) {
    const rows = plan.map((of) => [
      `${of.iterations}${of.isNow ? ' (now)' : ''}`,
      chanceText(of.findsCase),
      chanceText(of.findsDrop),
      of.costUsd === null ? 'unknown' : formatMoney(of.costUsd),
    ])
    const head = ['iterations', 'finds one broken case', `finds ${plannedDrop} points`, 'cost of a run']
    lines.push('', `With other iterations of each case, in every run:`, '')
    lines.push(...alignColumns([head, ...rows], '   ').map((line) => `  ${line}`))
  }
  lines.push(
    '',
    `${plural(runs, 'run')} know a chance within 5 points, or within the range beside it (95% confidence).`,
    'Red without a second look: with `look-again`, cases in doubt are run again first.',
  )
  return `${lines.join('\n')}\n`
}

function alarms({ replayed }: Audit): readonly string[] {
  const red = replayed.filter(({ outcome }) => outcome === 'failed')
  const shown = red.slice(0, shownRuns).map(({ run }) => {
    const when = run.createdAt > 0 ? `, ${formatTime(run.createdAt)}` : ''
    return `  red: ${run.commit?.slice(0, 7) ?? run.id}${when}`
  })
  return red.length > shownRuns ? [...shown, `  and ${red.length - shownRuns} more`] : shown
}

function chancesOf({ red, undecided, green }: Chances): readonly string[] {
  return [red, undecided, green].map(chanceText)
}

function chanceText({ share, low, high }: Chance): string {
  const rate = (of: number) => formatRate(of, 0)
  if (Math.max(high - share, share - low) <= closeEnough) return rate(share)
  return `${rate(share)} (${rate(low).replace('%', '')}–${rate(high)})`
}

function nameOf({ kind, size }: AuditedBreak): string {
  if (kind === 'case') return 'one case broke'
  if (kind === 'drop') return `the pass rate fell by ${plural(size, 'point')}`
  return `${plural(size, 'case')} broke, others got better by as much`
}
