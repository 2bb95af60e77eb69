import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { allCases } from '../../model/quiet/all-cases.ts'
import { judged, type RunInfo } from '../../model/run/run.ts'
import { isGone } from '../compare/broken-groups.ts'
import { countsInVerdict } from './cases.ts'

/** A part of the suite of which nothing was judged, though the newest base run judged it. */
export interface VanishedGroup {
  readonly kind: 'file' | 'suite' | 'environment'
  /** Path, or name. Foreign. */
  readonly name: string
  /** The environment that lacks the group; `undefined` where cases have none, and for a group that is one. */
  readonly environment: string | undefined
  readonly cases: readonly CaseComparison[]
}

/** A smaller group is no group: single cases may be removed. */
const fewestCases = 2

/**
 * Files, top suites and environments that are absent as a whole. A suite counts only where there are several,
 * and either
 * the report names no files or a report file is missing as well. Each environment has its own. A group whose
 * cases go on
 * under other names is not absent.
 */
export function vanishedGroups(comparison: Comparison): readonly VanishedGroup[] {
  const { baseline, notRun, cases } = comparison
  if (baseline === null || notRun !== undefined || !cases.some(isAbsent)) return []
  const known = allCases(comparison).filter(
    (of) => of.base?.scope !== 'suite' && of.unjudgedBefore !== true && isJudged(of),
  )
  const present = allCases(comparison).filter(({ head }) => head !== undefined && judged(head) > 0)
  const found: VanishedGroup[] = []
  const isNamed = new Set<CaseComparison>()
  for (const [kind, nameOf] of groupingsOf(lacksReport(comparison))) {
    // A suite that other environments still run is gone in this one.
    const keyOf = (of: CaseComparison) => `${of.identity.variant ?? ''}\u001f${nameOf(of)}`
    const alive = new Set(present.map(keyOf))
    const groups = Map.groupBy(known, keyOf)
    if (groups.size < 2) continue
    for (const [key, group] of groups) {
      const [first] = group
      const name = first && nameOf(first)
      if (name === undefined || alive.has(key) || group.length < fewestCases) continue
      if (!group.every(isAbsent) || group.every((of) => isNamed.has(of))) continue
      for (const of of group) isNamed.add(of)
      const environment = kind === 'environment' ? undefined : first?.identity.variant
      found.push({ kind, name, environment, cases: group })
    }
  }
  return found
}

type Grouping = readonly [VanishedGroup['kind'], (of: CaseComparison) => string | undefined]

function groupingsOf(anySuite: boolean): readonly Grouping[] {
  return [
    ['environment', ({ identity }) => identity.variant],
    ['file', ({ identity }) => identity.file],
    ['suite', ({ identity: { file, suite } }) => (anySuite || file === undefined ? suite[0] : undefined)],
  ]
}

/**
 * Fewer report files than in every run of the base: tools that write one per class lose it with the process.
 */
function lacksReport({ head, baseline }: Comparison): boolean {
  const now = filesOf(head)
  return now !== undefined && baseline?.runs.every((run) => (filesOf(run) ?? now) > now) === true
}

function filesOf({ reports }: RunInfo): number | undefined {
  return reports?.reduce((sum, { files }) => sum + files, 0)
}

function isJudged(of: CaseComparison): boolean {
  return of.base !== undefined && judged(of.base) > 0 && countsInVerdict(of)
}

/** Removed, skipped or lost, and not under another name. */
function isAbsent(of: CaseComparison): boolean {
  const { head } = of
  return isGone(of) || (head !== undefined && of.base !== undefined && head.lost > 0 && judged(head) === 0)
}
