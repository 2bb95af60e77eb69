import type { GateReport } from '../model/gate-report.ts'
import { fitSections } from './budget.ts'
import { documentSections, type Layout } from './document.ts'
import { viewOf } from './view.ts'

const layout: Layout = {
  openRegressions: 20,
  regressions: 500,
  others: 200,
  detail: { messageLength: 400, evidenceLength: 2000 },
}

/**
 * The page of the job as GitHub Markdown: the view of the comment with more cases and their evidence.
 * `maxBytes` is what earlier steps left of GitHub's 1 MiB.
 */
export function renderSummary(report: GateReport, options: { readonly maxBytes: number }): string {
  const { maxBytes } = options
  return fitSections(documentSections(viewOf(report), layout), { characters: maxBytes, bytes: maxBytes })
}
