import type { GateReport } from '../model/gate-report.ts'
import { passRate } from '../model/run.ts'
import { type Budget, fitSections, type Section } from './budget.ts'
import { documentSections, type Layout } from './document.ts'
import { tableCell } from './escape.ts'
import { formatCount, formatRate, plural } from './numbers.ts'
import { type View, viewOf } from './view.ts'
import { outcomeSymbols } from './wording.ts'

/** GitHub takes 65,536 characters and, below that, the bytes of its column. Room for the marker is kept. */
export const commentBudget: Budget = { characters: 64_000, bytes: 250_000 }

const layout: Layout = {
  openRegressions: 5,
  regressions: 45,
  others: 20,
  detail: { messageLength: 200, evidenceLength: 0 },
}

/** The same for one of several suites. */
const sharedLayout: Layout = { ...layout, openRegressions: 3, regressions: 20, others: 10 }

interface CommentOptions {
  readonly maxBytes?: number
}

/**
 * The pull-request comment as GitHub Markdown, without the hidden marker. Never longer than the budget: whole
 * entries and sections are left out by priority, and counted.
 */
export function renderComment(report: GateReport, options: CommentOptions = {}): string {
  return fitSections(documentSections(viewOf(report), layout), budgetOf(options))
}

/**
 * One comment for several suites: the answer over all of them, a line for each, then each as it stands alone,
 * the failed ones first.
 */
export function renderJointComment(reports: readonly GateReport[], options: CommentOptions = {}): string {
  const [only] = reports
  if (only !== undefined && reports.length === 1) return renderComment(only, options)
  const order = ['failed', 'inconclusive', 'passed']
  const views = reports.map(viewOf).sort((a, b) => order.indexOf(outcomeOf(a)) - order.indexOf(outcomeOf(b)))
  const sections = views.flatMap((view, index) =>
    documentSections(view, sharedLayout).map(
      (section): Section => ({
        ...section,
        name: `${section.name} of suite ${index + 1}`,
        // A suite gets its headline before any gets its cases.
        priority: section.priority + index / views.length,
      }),
    ),
  )
  const overview: Section = { name: 'overview', priority: -1, open: overviewMarkdown(views) }
  return fitSections([overview, ...sections], budgetOf(options))
}

function budgetOf({ maxBytes }: CommentOptions): Budget {
  if (maxBytes === undefined) return commentBudget
  return { characters: Math.min(maxBytes, commentBudget.characters), bytes: maxBytes }
}

function outcomeOf({ report }: View): GateReport['verdict']['outcome'] {
  return report.verdict.outcome
}

const shownSuites = 50

function overviewMarkdown(views: readonly View[]): string {
  const count = (outcome: string) => views.filter((view) => outcomeOf(view) === outcome).length
  const [failed, inconclusive] = [count('failed'), count('inconclusive')]
  const answer =
    failed > 0
      ? `${outcomeSymbols.failed} Not ready to merge: ${formatCount(failed)} of ${plural(views.length, 'suite')} failed`
      : inconclusive > 0
        ? `${outcomeSymbols.inconclusive} No verdict on ${formatCount(inconclusive)} of ${plural(views.length, 'suite')}`
        : `${outcomeSymbols.passed} Good to merge: all ${plural(views.length, 'suite')} passed`
  const rows = views.slice(0, shownSuites).map(({ report, groups }) => {
    const { outcome, totals } = report.verdict
    const cells = [
      `${outcomeSymbols[outcome]} ${outcome}`,
      tableCell(report.suiteName, 60),
      formatCount(totals.cases),
      formatRate(passRate(totals)),
      formatCount(groups.regressed.length),
    ]
    return `| ${cells.join(' | ')} |`
  })
  const leftOut = views.length - rows.length
  return [
    `## ${answer}\n`,
    '| Verdict | Suite | Cases | Pass rate | Regressed |',
    '| --- | --- | ---: | ---: | ---: |',
    ...rows,
    ...(leftOut > 0 ? [`| | and ${formatCount(leftOut)} more | | | |`] : []),
  ].join('\n')
}
