import { formatCaseTitle } from '../../model/run/identity.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import type { CaseTally, Run } from '../../model/run/run.ts'
import { listMissingCases, renameCases } from './align-names.ts'

/**
 * Gives cases of a run that was stored when assertions were a part of the id the id that the head has for the same
 * title, where one case on each side has it.
 */
export function alignAsked(run: Run, head: Run): Run {
  const before = listMissingCases(run, head).filter(
    ({ identity, stick }) => identity.id !== undefined && stick === undefined,
  )
  if (before.length === 0) return run
  const now = groupByTitle(listMissingCases(head, run).filter(({ stick }) => stick !== undefined))
  const names = new Map<string, CaseIdentity>()
  for (const [title, [tally, ...twins]] of groupByTitle(before)) {
    const [partner, ...others] = now.get(title) ?? []
    if (tally === undefined || partner === undefined || twins.length + others.length > 0) continue
    names.set(tally.key, partner.identity)
  }
  return renameCases(run, names)
}

function groupByTitle(cases: readonly CaseTally[]): Map<string, CaseTally[]> {
  return Map.groupBy(cases, ({ identity }) => formatCaseTitle(identity))
}
