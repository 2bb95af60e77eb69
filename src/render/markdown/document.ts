import { buildArmsTable } from '../../facts/arms.ts'
import { describeSameMessage, groupByCause } from '../../facts/causes.ts'
import { type DoubtLine, selectFirstDoubts } from '../../facts/doubts.ts'
import { writeHeadline } from '../../facts/headline.ts'
import { shownFiles, writePlainSentence } from '../../facts/sentence.ts'
import { formatGroupTitle, writeAsideSentence } from '../../facts/titles.ts'
import type { View } from '../../facts/view.ts'
import { groupTitles, outcomeSymbols } from '../../facts/words.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { type GroupName, groupNames } from '../../model/comparison/group-names.ts'
import { formatCount } from '../../model/format.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { escapeMarkdownText, formatMarkdownLink } from '../escape.ts'
import { listServiceLinks } from '../links.ts'
import { buildAcceptedSections, buildAcceptOffer } from './accepted.ts'
import { buildArmSections, buildBreakdownSections, buildSliceSections } from './breakdowns.ts'
import { type CaseDetail, formatCaseMarkdown, formatShortCase } from './case.ts'
import { selectOpenCauses } from './causes.ts'
import { buildHealthSections } from './health.ts'
import { buildHelpSections } from './help.ts'
import { markdownInk } from './ink.ts'
import { buildJudgementSections, longestSentence } from './judgement.ts'
import { createFoldedSection, type Entries, type Section } from './size-budget.ts'
import { buildPreflightSections } from './tool-surface.ts'

/** How much a medium shows. The order is the same everywhere. */
export interface Layout {
  /** Causes shown open. */
  readonly openCauses: number
  readonly regressions: number
  readonly others: number
  readonly detail: CaseDetail
  /**
   * Lists what is no news, too: noise, flaky history, growth of single cases, and slices of which none is
   * worse.
   */
  readonly isWhole: boolean
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
          const { path = '', error = '' } = broken[index] ?? {}
          return `- ${markdownInk.name(path)}: ${escapeMarkdownText(error, 300)}`
        },
        more: (leftOut) => `- and ${formatCount(leftOut)} more`,
      },
    },
  ]
}

function buildCaseEntries(
  view: View,
  group: GroupName,
  layout: Layout,
  {
    cases = view.groups[group],
    limit = layout.others,
  }: { cases?: readonly CaseComparison[]; limit?: number } = {},
): Entries {
  const detail = chooseDetail(view, group, layout)
  return {
    count: cases.length,
    limit,
    share: group === 'regressed' ? 0.6 : 0.4,
    write: (index, form) => {
      const compared = cases[index]
      if (compared === undefined) return ''
      if (form === 'full') return formatCaseMarkdown(compared, group, view, detail)
      return formatShortCase(compared, group, view)
    },
    more: (leftOut) => `- and ${formatCount(leftOut)} more`,
  }
}

/** Lost cases that all have the message that the sentence below the headline quotes. */
function chooseDetail({ groups }: View, group: GroupName, { detail }: Layout): CaseDetail {
  if (group !== 'lost' || groups.regressed.length > 0) return detail
  const [cause] = groupByCause(groups.lost)
  const isSaid = describeSameMessage(cause === undefined ? [] : [cause]) !== undefined
  if (!isSaid || cause?.cases.length !== groups.lost.length || cause.isAlike) return detail
  return { ...detail, said: new Set(['message']) }
}

/** Cases that got worse, by cause; without a regression the failing cases, unless variants are compared. */
function buildOpenSections(view: View, layout: Layout): Section[] {
  const { groups, report } = view
  const isAside = groups.regressed.length > 0 || buildArmsTable(report) !== undefined
  const sections: Section[] = []
  // The sentence below the headline names the first ones.
  if (layout.isWhole || groups.broken.length > shownFiles)
    sections.push(...foldGroup(view, 'broken', layout, 2))
  return [
    ...sections,
    ...buildCauseSections(view, 'regressed', layout, 1),
    ...(['failing', 'newFailures'] as const).flatMap((group, index) =>
      isAside ? foldGroup(view, group, layout, 4 + index) : buildCauseSections(view, group, layout, 3),
    ),
  ]
}

/** The first causes open, the other cases folded. */
function buildCauseSections(view: View, group: GroupName, layout: Layout, priority: number): Section[] {
  const cases = view.groups[group]
  if (cases.length === 0) return []
  const { entries, rest } = selectOpenCauses(view, group, layout.openCauses, layout.detail)
  let name = groupTitles[group]
  let open = `**${formatGroupTitle(view, group)}**\n`
  let limit = layout.others
  let title = `${formatCount(rest.length)} more failing`
  if (group === 'regressed') {
    name = 'regressions'
    open = writeListLead(cases)
    limit = layout.regressions
    title = `${formatCount(rest.length)} more regressed`
  }
  const shown: Section = { name, priority, open, entries }
  if (rest.length === 0) return [shown]
  return [
    shown,
    foldEntries(
      `further ${groupTitles[group]}`,
      priority + 2,
      title,
      buildCaseEntries(view, group, layout, { cases: rest, limit }),
    ),
  ]
}

/** Explains the figures of the list. Empty for a list of plain tests, which has no figures. */
function writeListLead(cases: readonly CaseComparison[]): string {
  if (cases.some(({ judgedAs }) => judgedAs !== 'test')) return 'Iterations that passed before → now:\n'
  return ''
}

/** Groups that only the summary lists; the comment counts them. */
const asides: readonly GroupName[] = ['noise', 'flaky', 'slower', 'costlier']

function buildFoldedGroups(view: View, layout: Layout): Section[] {
  return groupNames
    .slice(groupNames.indexOf('uncounted'))
    .filter((group) => layout.isWhole || !asides.includes(group))
    .flatMap((group, index) => foldGroup(view, group, layout, 10 + index))
}

function foldGroup(view: View, group: GroupName, layout: Layout, priority: number): Section[] {
  if (view.groups[group].length === 0) return []
  return [
    foldEntries(
      groupTitles[group],
      priority,
      formatGroupTitle(view, group),
      buildCaseEntries(view, group, layout),
    ),
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

/** A folded section. The title is ours. */
function foldEntries(name: string, priority: number, title: string, entries: Entries): Section {
  return { ...createFoldedSection(`${name} (${formatCount(entries.count)})`, priority, title, ''), entries }
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
