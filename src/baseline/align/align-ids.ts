import { formatCaseTitle } from '../../model/run/identity.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import type { CaseTally, Run } from '../../model/run/run.ts'
import { listMissingCases, renameCases } from './align-names.ts'

/**
 * Gives cases of a base run the identity that the head has for the same title, where one case on each side has it, and
 * only one side declares an id, or the id may contain what judges the case: that is another one now, and what was asked
 * then is not known.
 */
export function alignIds(run: Run, head: Run): Run {
  const baseCases = listMissingCases(run, head)
  const headCases = listMissingCases(head, run)
  const declaresId = ({ identity }: CaseTally) => identity.id !== undefined
  if (!baseCases.some(declaresId) && !headCases.some(declaresId)) return run
  const now = groupByTitle(headCases)
  const names = new Map<string, CaseIdentity>()
  for (const [title, [tally, ...twins]] of groupByTitle(baseCases)) {
    const [partner, ...others] = now.get(title) ?? []
    if (tally === undefined || partner === undefined || twins.length + others.length > 0) continue
    if (hasOtherKindOfId(tally, partner)) names.set(tally.key, partner.identity)
  }
  return renameCases(run, names)
}

function hasOtherKindOfId(base: CaseTally, head: CaseTally): boolean {
  const hasId = base.identity.id !== undefined
  if (hasId !== (head.identity.id !== undefined)) return true
  if (!hasId || head.stick === undefined) return false
  return base.stick === undefined || (base.stick !== head.stick && !hasQuestion(base))
}

/** What was asked is not stored where the policy hides it. */
function hasQuestion({ evidence = [] }: CaseTally): boolean {
  return evidence.some(({ input = '' }) => input !== '')
}

function groupByTitle(cases: readonly CaseTally[]): Map<string, CaseTally[]> {
  const ownCases = cases.filter(({ scope }) => scope !== 'suite')
  return Map.groupBy(ownCases, ({ identity }) => formatCaseTitle(identity))
}
