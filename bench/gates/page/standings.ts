import { weightings } from '../costs.ts'
import { percent, table } from './format.ts'
import { knowsTruth, rankOf } from './losses.ts'
import type { Share, Standing, Verdicts } from './score.ts'

/** A row for each gate. */
export function standingsTable(standings: readonly Standing[]): string {
  return table(
    [
      'Gate',
      'Healthy: green, open',
      'stopped',
      'Regressions: green',
      'open, stopped',
      'Merged',
      'Named',
      ...weightings.map(({ name }) => `Cost, ${name}`),
    ],
    standings.map((of) => [
      bold(of.gate, of.title),
      shareWords(of.healthy.green, of.healthy.open),
      percent(of.healthy.stopped),
      percent(of.regressions.green),
      shareWords(of.regressions.open, of.regressions.stopped),
      shareWords(mergedOf(of.regressions)),
      namedWords(of.named),
      ...of.costs.map((cost, index) =>
        knowsTruth(of.gate) ? cost.toFixed(0) : `${cost.toFixed(0)} (${rankOf(of, index, standings)})`,
      ),
    ]),
  )
}

function mergedOf({ green, open }: Verdicts): Share {
  return { hits: green.hits + open.hits, count: green.count }
}

/** `79, 17, 4`: green, open and stopped. */
export function verdictWords({ green, open, stopped }: Verdicts): string {
  return shareWords(green, open, stopped)
}

/** `18, 27`: shares in percent. */
export function shareWords(...shares: readonly Share[]): string {
  return shares.map(({ hits, count }) => (count === 0 ? '–' : Math.round((100 * hits) / count))).join(', ')
}

function namedWords({ right, wrong, missed }: Standing['named']): string {
  if (right + wrong === 0) return '–'
  const share = (of: number) => `${Math.round((100 * right) / Math.max(1, of))}%`
  return `${share(right + wrong)}, ${share(right + missed)}`
}

function bold(gate: string, title: string): string {
  return gate.startsWith('ours') ? `**${title}**` : title
}
