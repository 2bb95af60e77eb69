/** The door of the room `views`: the facts of a report, and everything that shows them. Other rooms see what it exports, and nothing else. */

export { formatCaseChange } from '../facts/changes.ts'
export { collectFacts, factsSchema, findFailingSince, sinceSchema } from '../facts/facts.ts'
export { formatBill, writeCheckTitle } from '../facts/headline.ts'
export { collectHistory, describeHistory } from '../facts/history/history.ts'
export type { HistorySources, PullMeasurement } from '../facts/history/sources.ts'
export { readSpending } from '../facts/history/spending.ts'
export { buildView, type View } from '../facts/view.ts'
export { buildAnnotations } from './annotations.ts'
export {
  cutText,
  escapeMarkdownText,
  escapeTerminalText,
  formatCodeSpan,
  formatFence,
  formatMarkdownLink,
  makeVisibleLine,
} from './escape.ts'
export { type ExplainedCase, type Explanation, explanationForms } from './explain/forms.ts'
export { buildRerunCommand } from './explain/rerun-command.ts'
export { fileViews } from './file-views.ts'
export { renderHistory } from './html/months/page.ts'
export { renderComment } from './markdown/comment.ts'
export { renderSummary, renderTimings } from './markdown/summary.ts'
export { showMarkdown } from './terminal/markdown.ts'
export { renderText } from './terminal/text.ts'
