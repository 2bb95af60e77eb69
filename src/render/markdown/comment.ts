import { type DoubtLine, selectFirstDoubts } from '../../facts/doubts.ts'
import { describeFileProblem } from '../../facts/file-problem.ts'
import { writeHeadline } from '../../facts/headline.ts'
import { writePlainSentence } from '../../facts/sentence.ts'
import { writeAsideSentence } from '../../facts/titles.ts'
import type { View } from '../../facts/view.ts'
import { outcomeSymbols } from '../../facts/words.ts'
import { formatCount } from '../../model/format.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { escapeMarkdownText, formatMarkdownLink } from '../escape.ts'
import { listServiceLinks } from '../links.ts'
import { buildAcceptedSections, buildAcceptOffer } from './accepted.ts'
import { buildArmSections, buildBreakdownSections, buildSliceSections } from './breakdowns.ts'
import { buildCaseEntries, buildFoldedGroups, buildOpenSections, type Layout } from './case-sections.ts'
import { buildHealthSections } from './health.ts'
import { buildHelpSections } from './help.ts'
import { markdownInk } from './ink.ts'
import { buildJudgementSections, longestSentence } from './judgement.ts'
import { type Budget, createFoldedSection, fitSections, type Section } from './size-budget.ts'
import { buildPreflightSections } from './tool-surface.ts'

/** GitHub accepts 65,536 characters and, below that, a limit of bytes. Room for the marker is reserved. */
export const commentBudget: Budget = { characters: 64_000, bytes: 250_000 }

const commentLayout: Layout = {
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
  return fitSections(buildDocumentSections(view, commentLayout), chooseBudget(options))
}

function chooseBudget({ maxBytes }: CommentOptions): Budget {
  if (maxBytes === undefined) return commentBudget
  return { characters: Math.min(maxBytes, commentBudget.characters), bytes: maxBytes }
}

/**
 * The sections of the comment and the summary: the verdict first, then the evidence, then how it was reached.
 */
export function buildDocumentSections(view: View, layout: Layout): Section[] {
  const { report } = view
  const buildAsides = layout.isWhole ? buildHealthSections : buildAsideSections
  return [
    { name: 'headline', priority: 0, open: formatHeadline(view) },
    ...buildProblemSections(report),
    ...buildArmSections(report),
    ...buildOpenSections(view, layout),
    ...buildAcceptedSections(view, buildCaseEntries(view, 'accepted', layout)),
    ...buildDoubtSections(view),
    ...buildPreflightSections(report),
    ...buildHelpSections(report),
    ...buildBreakdownSections(report),
    ...buildSliceSections(view, { always: layout.isWhole }),
    ...buildFoldedGroups(view, layout),
    ...buildAsides(view),
    ...buildAcceptOffer(report),
    ...buildJudgementSections(view),
    { name: 'links', priority: 1, open: formatLinksLine(report) },
  ]
}

function formatHeadline(view: View): string {
  const { report } = view
  const suite = escapeMarkdownText(report.suiteName, 60)
  const lines = [`### ${outcomeSymbols[report.verdict.outcome]} ${suite}: ${writeHeadline(view)}`]
  const sentence = writePlainSentence(view)
  if (sentence !== undefined) lines.push(escapeMarkdownText(sentence, longestSentence))
  const { first, more } = selectFirstDoubts(view)
  const doubts = first.map(formatDoubtLine)
  if (more !== undefined) doubts.push(`- ${more}`)
  if (doubts.length > 0) lines.push(doubts.join('\n'))
  return lines.join('\n\n')
}

function formatDoubtLine(doubt: DoubtLine): string {
  return `- ${doubt.what}: ${escapeMarkdownText(doubt.why, longestSentence)}`
}

/** The doubts that the first lines only name. */
function buildDoubtSections(view: View): Section[] {
  const { rest } = selectFirstDoubts(view)
  if (rest.length === 0) return []
  const title = `What else to know: ${formatCount(rest.length)}`
  return [createFoldedSection('what else to know', 3, title, rest.map(formatDoubtLine).join('\n'))]
}

/** Unreadable reports come first, above everything derived from the others. */
function buildProblemSections({ files }: GateReport): Section[] {
  const broken = files.filter(({ error }) => error !== undefined)
  if (broken.length === 0) return []
  return [
    {
      name: 'unreadable reports',
      priority: 1,
      open: 'Not read to the end:\n',
      entries: {
        count: broken.length,
        limit: 3,
        share: 0.1,
        write: (index) => {
          const { place, why } = describeFileProblem(broken[index] ?? { path: '' })
          return `- ${markdownInk.name(place)}: ${escapeMarkdownText(why, 300)}`
        },
        more: (leftOut) => `- and ${formatCount(leftOut)} more`,
      },
    },
  ]
}

/** What nobody has to look at, in one line with a link to the report. */
function buildAsideSections(view: View): Section[] {
  const { report } = view
  const sentence = writeAsideSentence(view)
  if (sentence === undefined) return []
  const link =
    report.links.report === undefined ? '' : ` (${formatMarkdownLink('in the report', report.links.report)})`
  return [{ name: 'what changed besides', priority: 9, open: `${sentence}${link}` }]
}

function formatLinksLine({ links, service }: GateReport): string {
  const parts = [
    links.report !== undefined && formatMarkdownLink('Full report', links.report),
    links.workflowRun !== undefined && formatMarkdownLink('Workflow run', links.workflowRun),
    links.history !== undefined && formatMarkdownLink('History', links.history),
    ...listServiceLinks(service).map(({ name, address }) =>
      formatMarkdownLink(escapeMarkdownText(name, 80), address),
    ),
    links.commit !== undefined && `Commit ${markdownInk.name(links.commit.slice(0, 7))}`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return 'Measured by Eval Gate'
  return `${parts.join(' · ')}`
}
