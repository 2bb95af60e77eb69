import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { listAllCases } from '../../model/quiet/all-cases.ts'
import { countJudged, type RunInfo } from '../../model/run/run.ts'
import { isCaseGone } from '../compare/broken-groups.ts'
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
 * and either the report names no files or a report file is missing as well. Each environment has its own. A
 * group whose cases go on under other names is not absent.
 */
export function findVanishedGroups(comparison: Comparison): readonly VanishedGroup[] {
  const { baseline, notRun, cases } = comparison
  if (baseline === null || notRun !== undefined || !cases.some(isAbsentOnHead)) return []
  const known = listAllCases(comparison).filter(
    (compared) =>
      compared.base?.scope !== 'suite' && compared.unjudgedBefore !== true && isJudgedOnBase(compared),
  )
  const present = listAllCases(comparison).filter(({ head }) => head !== undefined && countJudged(head) > 0)
  const vanished: VanishedGroup[] = []
  const isNamed = new Set<CaseComparison>()
  for (const [kind, readName] of listCaseGroupings(lacksReportFiles(comparison))) {
    // A suite that other environments still run is gone in this one.
    const buildGroupKey = (compared: CaseComparison) =>
      `${compared.identity.variant ?? ''}\u001f${readName(compared)}`
    const alive = new Set(present.map(buildGroupKey))
    const groups = Map.groupBy(known, buildGroupKey)
    if (groups.size < 2) continue
    for (const [key, group] of groups) {
      const [first] = group
      const name = first && readName(first)
      if (name === undefined || alive.has(key) || group.length < fewestCases) continue
      if (!group.every(isAbsentOnHead) || group.every((compared) => isNamed.has(compared))) continue
      for (const compared of group) isNamed.add(compared)
      const environment = kind === 'environment' ? undefined : first?.identity.variant
      vanished.push({ kind, name, environment, cases: group })
    }
  }
  return vanished
}

type Grouping = readonly [VanishedGroup['kind'], (compared: CaseComparison) => string | undefined]

function listCaseGroupings(anySuite: boolean): readonly Grouping[] {
  return [
    ['environment', ({ identity }) => identity.variant],
    ['file', ({ identity }) => identity.file],
    ['suite', ({ identity: { file, suite } }) => (anySuite || file === undefined ? suite[0] : undefined)],
  ]
}

/**
 * Fewer report files than in every run of the base: tools that write one per class lose it with the process.
 */
function lacksReportFiles({ head, baseline }: Comparison): boolean {
  const headFiles = countReportFiles(head)
  return (
    headFiles !== undefined &&
    baseline?.runs.every((run) => (countReportFiles(run) ?? headFiles) > headFiles) === true
  )
}

function countReportFiles({ reports }: RunInfo): number | undefined {
  return reports?.reduce((sum, { files }) => sum + files, 0)
}

function isJudgedOnBase(compared: CaseComparison): boolean {
  return compared.base !== undefined && countJudged(compared.base) > 0 && countsInVerdict(compared)
}

/** Removed, skipped or lost, and not under another name. */
function isAbsentOnHead(compared: CaseComparison): boolean {
  const { head } = compared
  return (
    isCaseGone(compared) ||
    (head !== undefined && compared.base !== undefined && head.lost > 0 && countJudged(head) === 0)
  )
}
