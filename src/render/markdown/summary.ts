import type { View } from '../../facts/view.ts'
import { formatWait } from '../../model/format-time.ts'
import type { Layout } from './case-sections.ts'
import { buildDocumentSections } from './comment.ts'
import { fitSections } from './size-budget.ts'

const layout: Layout = {
  openCauses: 20,
  regressions: 500,
  others: 200,
  detail: { messageLength: 400, changeLength: 1500, evidenceLength: 2000 },
  isWhole: true,
}

/** GitHub accepts 1 MiB per step and rejects a larger summary as a whole; the rest is for the user's own output. */
export const summaryBudgetBytes = 900_000

/**
 * The job summary as GitHub Markdown: like the comment, with more cases and their evidence. At most
 * {@link summaryBudgetBytes}, and at most `maxBytes`: what earlier output of the step left.
 */
export function renderSummary(view: View, options: { readonly maxBytes?: number } = {}): string {
  const size = Math.min(options.maxBytes ?? summaryBudgetBytes, summaryBudgetBytes)
  return fitSections(buildDocumentSections(view, layout), { characters: size, bytes: size })
}

/** How long the phases of the job took, as a folded table for the job summary. Times are ms. */
export function renderTimings(timings: Readonly<Record<string, number>>): string {
  const rows = Object.entries(timings).map(([phase, ms]) => `| ${phase} | ${formatMs(ms)} |`)
  if (rows.length === 0) return ''
  const table = ['| Phase | Time |', '|---|---:|', ...rows].join('\n')
  return `<details><summary>Where the time went</summary>\n\n${table}\n\n</details>`
}

function formatMs(ms: number): string {
  if (ms < 1_000) return `${ms} ms`
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`
  return formatWait(ms)
}
