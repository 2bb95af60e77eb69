import type { GroupName } from '../model/comparison/group-names.ts'
import { compact } from '../model/data.ts'
import { formatCount, formatPlural, formatRate } from '../model/format.ts'
import { listNeverPassed } from './broken.ts'
import { assessSuiteHealth } from './suite-health.ts'
import type { View } from './view.ts'
import { groupTitles } from './words.ts'

/** What is news about a group, with its count. Ours, never foreign. */
export function formatGroupTitle(view: View, group: GroupName): string {
  const { groups, report } = view
  const cases = groups[group]
  const title = `${groupTitles[group]}: ${formatCount(cases.length)}`
  if (report.comparison.baseline === null) return title
  if (group === 'newFailures') {
    const added = cases.filter(({ change }) => change === 'new').length
    const chance = formatChance(view)
    if (added === 0) return compact([title, chance]).join(', ')
    if (added === cases.length) return `${title}, without a history`
    return compact([
      title,
      `${formatCount(cases.length - added)} ${chance ?? 'not proven'}`,
      `${formatCount(added)} without a history`,
    ]).join(', ')
  }
  if (group === 'flaky') {
    const fresh = cases.filter(({ flakyHistory }) => flakyHistory !== true).length
    if (fresh === 0) return title
    if (fresh === cases.length) return `${title}, for the first time`
    return `${title}, ${formatCount(fresh)} for the first time`
  }
  return title
}

/**
 * The chance is of all that fell, so it says nothing of single cases beside others that are proven. Undefined where the
 * sentence about the verdict has it.
 */
function formatChance({ groups, deciding, report: { comparison } }: View): string | undefined {
  if (deciding?.rule === 'suspect-case') return undefined
  const { chances, again } = comparison
  const isOfThese =
    groups.regressed.length + groups.accepted.length + groups.broken.length === 0 && again === undefined
  if (chances === undefined || !isOfThese) return 'not proven'
  return `chance alone does as much in ${formatRate(chances.any)} of runs`
}

/** What nobody has to look at, counted in one sentence; undefined without any. Ours, never foreign. */
export function writeAsideSentence(view: View): string | undefined {
  const { groups, report } = view
  // A run that passed says how many failed, and how many would.
  const isSaid = report.verdict.outcome === 'passed' && view.noise !== undefined
  const listed = new Set(listNeverPassed(view).map(({ identity }) => view.nameOf(identity)))
  const neverPass = isSaid
    ? []
    : (assessSuiteHealth(view)?.neverPass ?? []).filter((name) => !listed.has(name))
  const parts = compact([
    groups.flaky.length > 0 && !isSaid && `${formatPlural(groups.flaky.length, 'flaky case')}`,
    neverPass.length > 0 && `${formatPlural(neverPass.length, 'case')} that never passed`,
    groups.slower.length > 0 && `${formatPlural(groups.slower.length, 'case')} slower`,
    groups.costlier.length > 0 && `${formatPlural(groups.costlier.length, 'case')} more expensive`,
  ])
  if (parts.length === 0) return undefined
  return `Also: ${parts.join(', ')}`
}
