import type { View } from '../../facts/view.ts'
import { buildDocumentSections, type Layout } from './document.ts'
import { type Budget, fitSections } from './size-budget.ts'

/** GitHub accepts 65,536 characters and, below that, a limit of bytes. Room for the marker is reserved. */
export const commentBudget: Budget = { characters: 64_000, bytes: 250_000 }

const layout: Layout = {
  openCauses: 5,
  regressions: 45,
  others: 20,
  detail: { messageLength: 200, changeLength: 400, evidenceLength: 0 },
  isWhole: false,
}

interface CommentOptions {
  readonly maxBytes?: number
}

/**
 * The pull-request comment as GitHub Markdown, without the hidden marker. Never longer than the budget: whole
 * entries and sections are left out by priority, and counted.
 */
export function renderComment(view: View, options: CommentOptions = {}): string {
  return fitSections(buildDocumentSections(view, layout), chooseBudget(options))
}

function chooseBudget({ maxBytes }: CommentOptions): Budget {
  if (maxBytes === undefined) return commentBudget
  return { characters: Math.min(maxBytes, commentBudget.characters), bytes: maxBytes }
}
