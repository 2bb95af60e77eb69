import type { View } from '../view.ts'
import { fitSections } from './budget.ts'
import { documentSections, type Layout } from './document.ts'

const layout: Layout = {
  openRegressions: 20,
  regressions: 500,
  others: 200,
  detail: { messageLength: 400, evidenceLength: 2000 },
}

/** GitHub takes 1 MiB for a step and refuses more as a whole; what is left of it is room for the user's own words. */
export const summaryBudgetBytes = 900_000

/**
 * The page of the job as GitHub Markdown: the view of the comment with more cases and their evidence. At most
 * {@link summaryBudgetBytes}, and at most `maxBytes`: what earlier writers of the step left.
 */
export function renderSummary(view: View, options: { readonly maxBytes?: number } = {}): string {
  const size = Math.min(options.maxBytes ?? summaryBudgetBytes, summaryBudgetBytes)
  return fitSections(documentSections(view, layout), { characters: size, bytes: size })
}
