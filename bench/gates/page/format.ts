import type { Result } from '../play.ts'
import { wilson } from '../statistics.ts'
import type { Share } from './score.ts'

/** `12 [9, 16]` in percent, with the 95% interval of Wilson; one digit more below 10%. */
export function percent({ hits, count }: Share): string {
  if (count === 0) return '–'
  const digits = (share: number) => (share < 0.0995 ? (100 * share).toFixed(1) : (100 * share).toFixed(0))
  const [low, high] = wilson(hits, count)
  return `${digits(hits / count)} [${digits(low)}, ${digits(high)}]`
}

/** A Markdown table; all columns but the first are numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const numbers = head.slice(1).map(() => '---:')
  return [line(head), line(['---', ...numbers]), ...rows.map(line)].join('\n')
}

/** All results, a line for each gate and cell; GitHub shows it as a table. */
export function csvOf(results: readonly Result[]): string {
  const columns: readonly (readonly [string, (of: Result) => string | number])[] = [
    ['world', (of) => of.world],
    ['size', (of) => of.size],
    ['base runs', (of) => of.baseRuns],
    ['effect', (of) => of.effect],
    ['gate', (of) => of.gate],
    ['pull requests', (of) => of.count],
    ['red', (of) => of.red],
    ['open', (of) => of.open],
    ['green', (of) => of.green],
    ['named right', (of) => of.named.right],
    ['named wrong', (of) => of.named.wrong],
    ['missed', (of) => of.named.missed],
    ['bounds', (of) => of.bounds.printed],
    ['wrong bounds', (of) => of.bounds.wrong],
    ['iterations', (of) => of.iterations],
    ['fresh', (of) => of.fresh],
    ['CPU ms', (of) => (of.cpuMs / of.count).toFixed(1)],
  ]
  const lines = results.map((of) => columns.map(([, value]) => value(of)).join(','))
  return [columns.map(([name]) => name).join(','), ...lines, ''].join('\n')
}
