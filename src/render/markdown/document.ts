import { armsTable } from '../../facts/arms.ts'
import { type DoubtLine, firstDoubts } from '../../facts/doubts.ts'
import { headline } from '../../facts/headline.ts'
import { plainSentence, shownFiles } from '../../facts/sentence.ts'
import { asideSentence, foldTitle } from '../../facts/titles.ts'
import type { View } from '../../facts/view.ts'
import { groupTitles, outcomeSymbols } from '../../facts/words.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { type GroupName, groupNames } from '../../model/comparison/group-names.ts'
import { formatCount } from '../../model/format.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { markdownText } from '../escape.ts'
import { linkMarkdown, serviceLinks } from '../links.ts'
import { acceptedSections, acceptOffer } from './accepted.ts'
import { armSections, breakdownSections, sliceSections } from './breakdowns.ts'
import { type Entries, folded, type Section } from './budget.ts'
import { type CaseDetail, caseMarkdown, caseMarkdownShort, markdownInk } from './case.ts'
import { openCauses } from './causes.ts'
import { healthSections } from './health.ts'
import { helpSections } from './help.ts'
import { judgementSections } from './judgement.ts'
import { preflightSections } from './tool-surface.ts'

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
export function documentSections(view: View, layout: Layout): Section[] {
  const { report } = view
  return [
    { name: 'headline', priority: 0, open: headlineMarkdown(view) },
    ...problemSections(report),
    ...armSections(report),
    ...openSections(view, layout),
    ...acceptedSections(view, caseEntries(view, 'accepted', layout)),
    ...doubtSections(view),
    ...preflightSections(report),
    ...helpSections(report),
    ...breakdownSections(report),
    ...sliceSections(view, { always: layout.isWhole }),
    ...foldedGroups(view, layout),
    ...(layout.isWhole ? healthSections(view) : asideSections(view)),
    ...acceptOffer(report),
    ...judgementSections(view),
    { name: 'links', priority: 1, open: linksLine(report) },
  ]
}

function headlineMarkdown(view: View): string {
  const { report } = view
  const suite = markdownText(report.suiteName, 60)
  const lines = [`### ${outcomeSymbols[report.verdict.outcome]} ${suite}: ${headline(view)}`]
  const sentence = plainSentence(view)
  if (sentence !== undefined) lines.push(markdownText(sentence, 400))
  const { first, more } = firstDoubts(view)
  const doubts = first.map(doubtMarkdown)
  if (more !== undefined) doubts.push(`- ${more}`)
  if (doubts.length > 0) lines.push(doubts.join('\n'))
  return lines.join('\n\n')
}

function doubtMarkdown({ what, why }: DoubtLine): string {
  return `- ${what}: ${markdownText(why, 400)}`
}

/** The doubts that the first lines only name. */
function doubtSections(view: View): Section[] {
  const { rest } = firstDoubts(view)
  if (rest.length === 0) return []
  const title = `What else to know: ${formatCount(rest.length)}`
  return [folded('what else to know', 3, title, rest.map(doubtMarkdown).join('\n'))]
}

/** Unreadable reports come first, above everything derived from the others. */
function problemSections({ files }: GateReport): Section[] {
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
          return `- ${markdownInk.name(path)}: ${markdownText(error, 300)}`
        },
        more: (leftOut) => `- and ${formatCount(leftOut)} more`,
      },
    },
  ]
}

function caseEntries(
  view: View,
  group: GroupName,
  layout: Layout,
  {
    cases = view.groups[group],
    limit = layout.others,
  }: { cases?: readonly CaseComparison[]; limit?: number } = {},
): Entries {
  return {
    count: cases.length,
    limit,
    share: group === 'regressed' ? 0.6 : 0.4,
    write: (index, form) => {
      const compared = cases[index]
      if (compared === undefined) return ''
      return form === 'full'
        ? caseMarkdown(compared, group, view, layout.detail)
        : caseMarkdownShort(compared, group, view)
    },
    more: (leftOut) => `- and ${formatCount(leftOut)} more`,
  }
}

/** Cases that got worse, by cause; without a regression the failing cases, unless variants are compared. */
function openSections(view: View, layout: Layout): Section[] {
  const { groups, report } = view
  const isAside = groups.regressed.length > 0 || armsTable(report) !== undefined
  return [
    // The sentence below the headline names the first ones.
    ...(groups.broken.length > shownFiles || (layout.isWhole && groups.broken.length > 0)
      ? foldOf(view, 'broken', layout, 2)
      : []),
    ...causeSections(view, 'regressed', layout, 1),
    ...(['failing', 'newFailures'] as const).flatMap((group, index) =>
      isAside ? foldOf(view, group, layout, 4 + index) : causeSections(view, group, layout, 3),
    ),
  ]
}

/** The first causes open, the other cases folded. */
function causeSections(view: View, group: GroupName, layout: Layout, priority: number): Section[] {
  const cases = view.groups[group]
  if (cases.length === 0) return []
  const { entries, rest } = openCauses(view, group, layout.openCauses, layout.detail)
  const shown: Section = {
    name: group === 'regressed' ? 'regressions' : groupTitles[group],
    priority,
    open: group === 'regressed' ? listLead(cases) : `**${foldTitle(view, group)}**\n`,
    entries,
  }
  if (rest.length === 0) return [shown]
  const limit = group === 'regressed' ? layout.regressions : layout.others
  const title = `${formatCount(rest.length)} more ${group === 'regressed' ? 'regressed' : 'failing'}`
  return [
    shown,
    fold(
      `further ${groupTitles[group]}`,
      priority + 2,
      title,
      caseEntries(view, group, layout, { cases: rest, limit }),
    ),
  ]
}

/** Explains the figures of the list. Empty for a list of plain tests, which has no figures. */
function listLead(cases: readonly CaseComparison[]): string {
  return cases.some(({ judgedAs }) => judgedAs !== 'test') ? 'Iterations that passed before → now:\n' : ''
}

/** Groups that only the summary lists; the comment counts them. */
const asides: readonly GroupName[] = ['noise', 'flaky', 'slower', 'costlier']

function foldedGroups(view: View, layout: Layout): Section[] {
  return groupNames
    .slice(groupNames.indexOf('uncounted'))
    .filter((group) => layout.isWhole || !asides.includes(group))
    .flatMap((group, index) => foldOf(view, group, layout, 10 + index))
}

function foldOf(view: View, group: GroupName, layout: Layout, priority: number): Section[] {
  if (view.groups[group].length === 0) return []
  return [fold(groupTitles[group], priority, foldTitle(view, group), caseEntries(view, group, layout))]
}

/** What nobody has to look at, in one line with a link to the report. */
function asideSections(view: View): Section[] {
  const { report } = view
  const said = asideSentence(view)
  if (said === undefined) return []
  const link =
    report.links.report === undefined ? '' : ` (${linkMarkdown('in the report', report.links.report)})`
  return [{ name: 'what changed besides', priority: 9, open: `${said}${link}` }]
}

/** A folded section. The title is ours. */
function fold(name: string, priority: number, title: string, entries: Entries): Section {
  return { ...folded(`${name} (${formatCount(entries.count)})`, priority, title, ''), entries }
}

function linksLine({ links, service }: GateReport): string {
  const parts = [
    links.report !== undefined && linkMarkdown('Full report', links.report),
    links.workflowRun !== undefined && linkMarkdown('Workflow run', links.workflowRun),
    ...serviceLinks(service).map(({ name, address }) => linkMarkdown(markdownText(name, 80), address)),
    links.commit !== undefined && `Commit ${markdownInk.name(links.commit.slice(0, 7))}`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'Measured by Eval Gate' : `${parts.join(' · ')}`
}
