import { computeWilsonInterval } from '../../src/gate/statistics/intervals.ts'

/** A share of simulated runs. */
export interface Share {
  readonly share: number
  readonly repeats: number
}

/** `2.1% [1.1, 4.0]`, with the 95% interval of Wilson. */
export function formatShare({ share, repeats }: Share): string {
  const { low, high } = intervalOf({ share, repeats })
  return `${inPercent(share)}% [${inPercent(low)}, ${inPercent(high)}]`
}

export function intervalOf({ share, repeats }: Share): { readonly low: number; readonly high: number } {
  return computeWilsonInterval(Math.round(share * repeats), repeats)
}

export function inPercent(share: number): string {
  return (share * 100).toFixed(1)
}

/** A Markdown table. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(head),
    `|---|${head
      .slice(1)
      .map(() => '---:')
      .join('|')}|`,
    ...rows.map(line),
  ].join('\n')
}
