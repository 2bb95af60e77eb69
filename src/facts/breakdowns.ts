import type { CaseComparison } from '../model/comparison/compared-case.ts'
import type { Comparison } from '../model/comparison.ts'
import type { GateReport } from '../model/gate-report.ts'
import { listAllCases } from '../model/quiet/all-cases.ts'
import { formatCaseTitle } from '../model/run/identity.ts'
import { type CaseTally, countFailures, countJudged } from '../model/run/run.ts'

/** What a run measured of one variant (a model, a provider, a prompt, a client) or one suite. */
export interface BreakdownRow {
  /** Foreign. */
  readonly name: string
  readonly cases: number
  readonly failing: number
  readonly regressed: number
  readonly baseRate: number | null
  readonly headRate: number | null
}

/** One row for each variant, the worst first; empty unless the run spans several. Quiet cases have none. */
export function buildVariantRows({ cases }: Comparison): BreakdownRow[] {
  return buildBreakdownRows(cases.filter(hasVariant), ({ identity }) => identity.variant)
}

/**
 * One row for each suite that the service executed, the worst first; empty unless there are several. Their cases are
 * then in one run, under the name of their suite.
 */
export function buildSuiteRows({ comparison, service }: GateReport): BreakdownRow[] {
  const isOfSeveral = service.kind === 'executed' && service.runs.length > 1
  if (!isOfSeveral) return []
  return buildBreakdownRows(listAllCases(comparison), ({ identity }) => identity.suite[0])
}

function hasVariant({ identity }: CaseComparison): boolean {
  return identity.variant !== undefined
}

function buildBreakdownRows(
  cases: readonly CaseComparison[],
  selectName: (compared: CaseComparison) => string | undefined,
): BreakdownRow[] {
  const byName = Map.groupBy(cases, selectName)
  byName.delete(undefined)
  if (byName.size < 2) return []
  return [...byName]
    .map(([name = '', group]) => ({
      name,
      cases: group.length,
      failing: group.filter(isFailingCase).length,
      regressed: group.filter(({ change }) => change === 'regressed').length,
      baseRate: computePooledRate(group.map(({ base }) => base)),
      headRate: computePooledRate(group.map(({ head }) => head)),
    }))
    .sort((a, b) => b.regressed - a.regressed || b.failing - a.failing)
}

function isFailingCase({ head }: CaseComparison): boolean {
  return head !== undefined && countFailures(head) > 0
}

function computePooledRate(tallies: readonly (CaseTally | undefined)[]): number | null {
  let passed = 0
  let count = 0
  for (const tally of tallies) {
    if (tally === undefined) continue
    passed += tally.passed
    count += countJudged(tally)
  }
  if (count === 0) return null
  return passed / count
}

/** One case over all variants. */
export interface MatrixRow {
  readonly title: string
  readonly cells: ReadonlyMap<string, CaseComparison>
}

/** The cases that fail with at least one of the variants, those that regressed first. */
export function buildMatrixRows({ cases }: Comparison): MatrixRow[] {
  const byCase = new Map<string, Map<string, CaseComparison>>()
  for (const compared of cases) {
    if (!hasVariant(compared)) continue
    const { variant, ...rest } = compared.identity
    if (variant === undefined) continue
    const name = JSON.stringify([rest.id, rest.id === undefined ? [rest.file, rest.suite, rest.name] : []])
    const cells = byCase.get(name) ?? new Map<string, CaseComparison>()
    cells.set(variant, compared)
    byCase.set(name, cells)
  }
  const rows: MatrixRow[] = []
  for (const cells of byCase.values()) {
    const [first] = cells.values()
    if (first === undefined || cells.size < 2 || ![...cells.values()].some(isFailingCase)) continue
    const { variant: _, ...identity } = first.identity
    rows.push({ title: formatCaseTitle(identity), cells })
  }
  return rows.sort((a, b) => countRegressed(b) - countRegressed(a))
}

function countRegressed({ cells }: MatrixRow): number {
  return [...cells.values()].filter(({ change }) => change === 'regressed').length
}
