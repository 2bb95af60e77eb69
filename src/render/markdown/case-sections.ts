import { buildArmsTable } from '../../facts/arms.ts'
import { describeSameMessage, groupByCause } from '../../facts/causes.ts'
import { shownFiles } from '../../facts/sentence.ts'
import { formatGroupTitle } from '../../facts/titles.ts'
import type { View } from '../../facts/view.ts'
import { groupTitles } from '../../facts/words.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { type GroupName, groupNames } from '../../model/comparison/group-names.ts'
import { formatCount } from '../../model/format.ts'
import { type CaseDetail, formatCaseMarkdown, formatShortCase } from './case.ts'
import { selectOpenCauses } from './causes.ts'
import { createFoldedSection, type Entries, type Section } from './size-budget.ts'

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

/** The cases of a group, or some of them. */
export function buildCaseEntries(
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
export function buildOpenSections(view: View, layout: Layout): Section[] {
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

/** The groups that nobody has to look at first. */
export function buildFoldedGroups(view: View, layout: Layout): Section[] {
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

/** A folded section. The title is ours. */
function foldEntries(name: string, priority: number, title: string, entries: Entries): Section {
  return { ...createFoldedSection(`${name} (${formatCount(entries.count)})`, priority, title, ''), entries }
}
