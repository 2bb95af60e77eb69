import { formatWait } from '../../model/format-time.ts'

/** How long the phases of the job took, as a folded table for the job summary. Times are ms. */
export function renderTimings(timings: Readonly<Record<string, number>>): string {
  const rows = Object.entries(timings).map(([phase, ms]) => `| ${phase} | ${formatMs(ms)} |`)
  if (rows.length === 0) return ''
  const table = ['| Phase | Time |', '|---|---:|', ...rows].join('\n')
  return `<details><summary>Where the time went</summary>\n\n${table}\n\n</details>`
}

function formatMs(ms: number): string {
  if (ms < 1_000) return `${ms} ms`
  return ms < 60_000 ? `${(ms / 1_000).toFixed(1)} s` : formatWait(ms)
}
