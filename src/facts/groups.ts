import { type BrokenFile, findBrokenFiles } from '../model/comparison/broken-files.ts'
import type { CaseComparison, MetricChange } from '../model/comparison/compared-case.ts'
import { type GroupName, groupNames } from '../model/comparison/group-names.ts'
import type { Comparison } from '../model/comparison.ts'
import { buildRecord, compareText } from '../model/data.ts'
import { countFailures, countJudged } from '../model/run/run.ts'
import type { VerdictOutcome } from '../model/verdict.ts'
import { isNoise } from './noise.ts'

export type Groups = Readonly<Record<GroupName, readonly CaseComparison[]>>

/**
 * The cases of a comparison by what a reader wants to know of them, each group in the order of its importance. `failing` is
 * used only without a baseline. A case is in one group; one that is only slower and more expensive is in both of these.
 * Cases of a file that broke as a whole are in none: the file is.
 */
export function groupCases(
  comparison: Comparison,
  outcome: VerdictOutcome,
): { readonly groups: Groups; readonly broken: readonly BrokenFile[] } {
  const groups = buildRecord(groupNames, (): CaseComparison[] => [])
  const broken = findBrokenFiles(comparison)
  const goneCases = new Set(broken.flatMap(({ gone }) => gone))
  for (const compared of comparison.cases) {
    if (goneCases.has(compared)) continue
    const group = assignGroup(compared, comparison, outcome)
    if (group !== undefined) groups[group].push(compared)
    // A case that is named for something worse is not listed again.
    if (group !== undefined && group !== 'noise') continue
    if (compared.slower === true) groups.slower.push(compared)
    if (compared.costlier === true) groups.costlier.push(compared)
  }
  for (const name of ['regressed', 'accepted', 'uncounted', 'newFailures', 'noise'] as const)
    groups[name].sort(compareDrops)
  groups.slower.sort((a, b) => readRelativeChange(b.latencyMs) - readRelativeChange(a.latencyMs))
  groups.costlier.sort((a, b) => computeCostGrowth(b) - computeCostGrowth(a))
  return { groups, broken }
}

/** The group of a case; `undefined` for one that a reader need not see. */
export function assignGroup(
  compared: CaseComparison,
  comparison: Comparison,
  outcome: VerdictOutcome,
): GroupName | undefined {
  const { change, head, base } = compared
  const fails = head !== undefined && countFailures(head) > 0
  if (compared.accepted !== undefined) return 'accepted'
  if (compared.quarantined !== undefined || compared.ignored === true) {
    if (fails) return 'uncounted'
    return undefined
  }
  if (head?.scope === 'suite' && fails && change !== 'still-failing') return 'broken'
  if (change === 'regressed') return 'regressed'
  if (comparison.baseline === null) {
    if (fails) {
      if (change === 'flaky') return 'flaky'
      return 'failing'
    }
    if (head !== undefined && head.lost > 0) return 'lost'
    if (change === 'flaky') return 'flaky'
    return undefined
  }
  if (!fails && head !== undefined && head.lost > 0) return 'lost'
  if (isNoise(compared, comparison, outcome)) return 'noise'
  if (change === 'newly-failing' || (change === 'new' && fails)) return 'newFailures'
  if (change === 'still-failing') return 'stillFailing'
  // A case that was already skipped before is not news.
  if (change === 'skipped' && base !== undefined && countJudged(base) > 0) return 'skipped'
  if (change === 'fixed' || change === 'flaky' || change === 'new' || change === 'removed') return change
  return undefined
}

function compareDrops(a: CaseComparison, b: CaseComparison): number {
  return (
    (b.drop ?? 0) - (a.drop ?? 0) ||
    (a.adjustedPValue ?? 1) - (b.adjustedPValue ?? 1) ||
    compareText(a.key, b.key)
  )
}

function readRelativeChange(metric: MetricChange | undefined): number {
  return metric?.relative ?? 0
}

function computeCostGrowth({ tokens, costUsd }: CaseComparison): number {
  return Math.max(readRelativeChange(tokens), readRelativeChange(costUsd))
}
