import { wilson } from '../statistics.ts'
import type { Share } from './score.ts'

/** `12 [9, 16]` in percent, with the 95 % interval of Wilson; one digit more below 10 %. */
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

export function fold(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`
}
