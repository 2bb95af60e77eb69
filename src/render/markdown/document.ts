import { armsTable } from '../../facts/arms.ts'
import { furtherLines, groupTitles, headline, outcomeSymbols } from '../../facts/headline.ts'
import { plainSentence } from '../../facts/sentence.ts'
import { type GroupName, groupNames, type View } from '../../facts/view.ts'
import { formatCount, formatRate, plural } from '../../model/format.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { markdownText } from '../escape.ts'
import { linkMarkdown, serviceLinks } from '../links.ts'
import type { Entries, Section } from './budget.ts'
import { type CaseDetail, caseMarkdown, caseMarkdownShort, markdownInk } from './case.ts'
import { acceptedSections, acceptOffer } from './folds/accepted.ts'
import { healthSections, listedFlaky } from './folds/health.ts'
import { helpSections } from './help.ts'
import { judgementSections } from './judgement.ts'
import { armSections } from './parts/arms.ts'
import { sliceSections } from './parts/slices.ts'
import { partSections } from './parts/variants.ts'
import { preflightSections } from './tool-surface.ts'

/** How much a medium shows. The order is the same everywhere. */
export interface Layout {
  readonly openRegressions: number
  readonly regressions: number
  readonly others: number
  readonly detail: CaseDetail
  /** Also where no slice is worse. */
  readonly showsSlices: boolean
}

/** The sections of the comment and the summary: the verdict first, then the evidence, then how it was reached. */
export function documentSections(view: View, layout: Layout): Section[] {
  const { report } = view
  return [
    { name: 'headline', priority: 0, open: headlineMarkdown(view) },
    ...problemSections(report),
    ...armSections(report),
    ...regressionSections(view, layout),
    ...acceptedSections(view, caseEntries(view, 'accepted', layout, 0, layout.others)),
    ...openFailures(view, layout),
    ...preflightSections(report),
    ...helpSections(report),
    ...partSections(report),
    ...sliceSections(view, { always: layout.showsSlices }),
    ...foldedGroups(withoutKnownFlaky(view), layout),
    ...acceptOffer(report),
    ...healthSections(view),
    ...judgementSections(view),
    { name: 'links', priority: 1, open: linksLine(report) },
  ]
}

/** Reasons besides the deciding one; the rules list all. */
const shownReasons = 4

function headlineMarkdown(view: View): string {
  const { report } = view
  const suite = markdownText(report.suiteName, 60)
  const lines = [`### ${outcomeSymbols[report.verdict.outcome]} ${suite}: ${headline(view)}`]
  const sentence = plainSentence(view)
  if (sentence !== undefined) lines.push(markdownText(sentence, 400))
  const others = furtherLines({ ...view, otherReasons: view.otherReasons.slice(0, shownReasons) }).map(
    ({ what, why }) => `- ${what}: ${markdownText(why, 400)}`,
  )
  if (others.length > 0) lines.push(others.join('\n'))
  return lines.join('\n\n')
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

function caseEntries(view: View, group: GroupName, layout: Layout, from: number, limit: number): Entries {
  const cases = view.groups[group].slice(from)
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

/** The cases shown open; the fold that follows counts the rest of the group. */
function firstEntries(view: View, group: GroupName, layout: Layout): Entries {
  const entries = caseEntries(view, group, layout, 0, layout.openRegressions)
  return { ...entries, count: Math.min(entries.count, layout.openRegressions) }
}

/** The first regressions are shown open, the rest folded. */
function regressionSections(view: View, layout: Layout): Section[] {
  const count = view.groups.regressed.length
  const open = layout.openRegressions
  if (count === 0) return []
  const shown: Section = {
    name: 'regressions',
    priority: 1,
    open: 'Iterations that passed before → now:\n',
    entries: firstEntries(view, 'regressed', layout),
  }
  if (count <= open) return [shown]
  const rest = caseEntries(view, 'regressed', layout, open, layout.regressions)
  return [shown, fold('further regressions', 3, `${plural(rest.count, 'further regression')}`, rest)]
}

/** Without a regression the failing cases are what a reader looks for, unless variants are compared. */
function openFailures(view: View, layout: Layout): Section[] {
  const groups: GroupName[] = ['failing', 'newFailures']
  return groups.flatMap((group, index) => {
    const count = view.groups[group].length
    if (count === 0) return []
    const isAside = view.groups.regressed.length > 0 || armsTable(view.report) !== undefined
    const open = isAside ? 0 : layout.openRegressions
    const title = groupTitles[group]
    if (open === 0) {
      return [
        fold(title, 4 + index, foldTitle(view, group), caseEntries(view, group, layout, 0, layout.others)),
      ]
    }
    const shown: Section = {
      name: title,
      priority: 3,
      open: `**${foldTitle(view, group)}**\n`,
      entries: firstEntries(view, group, layout),
    }
    if (count <= open) return [shown]
    const rest = caseEntries(view, group, layout, open, layout.others)
    return [shown, fold(`further ${title}`, 4 + index, `${formatCount(rest.count)} more`, rest)]
  })
}

/** The flaky cases that the health of the suite does not list. */
function withoutKnownFlaky(view: View): View {
  const known = new Set(listedFlaky(view.report).map(({ compared }) => compared.key))
  return {
    ...view,
    groups: { ...view.groups, flaky: view.groups.flaky.filter(({ key }) => !known.has(key)) },
  }
}

function foldedGroups(view: View, layout: Layout): Section[] {
  return groupNames.slice(groupNames.indexOf('uncounted')).flatMap((group, index) => {
    if (view.groups[group].length === 0) return []
    const title = groupTitles[group]
    const entries = caseEntries(view, group, layout, 0, layout.others)
    return [fold(title, 10 + index, foldTitle(view, group), entries)]
  })
}

/** What is news about a group. Ours, never foreign. */
function foldTitle(view: View, group: GroupName): string {
  const { groups, report } = view
  const cases = groups[group]
  const title = `${groupTitles[group]}: ${formatCount(cases.length)}`
  if (report.comparison.baseline === null) return title
  if (group === 'newFailures') {
    const added = cases.filter(({ change }) => change === 'new').length
    const { chances, again } = report.comparison
    const chance =
      chances === undefined || again !== undefined
        ? 'not proven'
        : `chance does as much in ${formatRate(chances.fallen)} of runs`
    const may =
      added < cases.length ? [`${added === 0 ? '' : `${formatCount(cases.length - added)} `}${chance}`] : []
    return [title, ...may, ...(added > 0 ? [`${formatCount(added)} without a history`] : [])].join(', ')
  }
  if (group === 'flaky') {
    const fresh = cases.filter(({ flakyHistory }) => flakyHistory !== true).length
    const count = fresh === cases.length ? '' : `${formatCount(fresh)} `
    return fresh === 0 ? title : `${title}, ${count}for the first time`
  }
  return title
}

/** A folded section. The title is ours. */
export function fold(name: string, priority: number, title: string, entries: Entries): Section {
  return {
    name: `${name} (${formatCount(entries.count)})`,
    priority,
    open: `<details>\n<summary>${title}</summary>\n`,
    close: '\n</details>',
    entries,
  }
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
