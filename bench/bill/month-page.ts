import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { table } from '../gates/page/format.ts'
import { healthyRhythm, type Month, monthlyEffects, pushesOfDay, type Verdicts, workdays } from './month.ts'

const recordedMonths = join(import.meta.dirname, 'months.jsonl')

/** The month of a team, for the section of docs/benchmark.md. */
export function renderMonths(
  titles: Readonly<Record<string, string>>,
  effects: Readonly<Record<string, string>>,
): readonly string[] {
  const months = readFileSync(recordedMonths, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Month)
  const chosen = monthlyEffects.map((effect) => effects[effect] ?? effect).join(', ')
  return [
    '### A month of a team',
    `${workdays} days of ${pushesOfDay} pushes of one suite. One push of ${healthyRhythm} is a regression, in turn: ${chosen}. What is merged although it is worse is taken back before the night. Main is measured each night and compared by its ten newest nights: five iterations of each case, and by \`measure\` those that it plans on the default branch. The bill has the iterations of all pushes, on both sides, and of the nights.`,
    ...[...Map.groupBy(months, ({ world, size }) => `${world}, ${size.replace('x', ' × ')}`)].map(
      ([title, own]) => renderMonth(title, own, titles),
    ),
  ]
}

function renderMonth(
  title: string,
  months: readonly Month[],
  titles: Readonly<Record<string, string>>,
): string {
  const fixed = months.find(({ gate }) => gate === 'ours-5')
  const sum = ({ paid }: Month) => paid.pushes + paid.nights
  const rows = months.map((month) => [
    titles[month.gate] ?? month.gate,
    `${sum(month).toLocaleString('en')}${fixed === undefined ? '' : ` (${Math.round((100 * sum(month)) / sum(fixed))}%)`}`,
    month.paid.nights.toLocaleString('en'),
    describeVerdicts(month.healthy),
    describeVerdicts(month.worse),
  ])
  return table([title, 'bill', 'of it nights', 'healthy: green · open · stopped', 'regressions'], rows)
}

function describeVerdicts({ green, open, red }: Verdicts): string {
  return `${green} · ${open} · ${red}`
}
