import { formatCaseTitle } from '../../model/run/identity.ts'
import type { CaseTally, Run } from '../../model/run/run.ts'
import { areSingle, listMissingCases, pairCases, renameCases } from './pair-cases.ts'

/**
 * Gives cases of a base run the identity that the head has for the same title, where one case on each side has it, and
 * only one side declares an id, or the id may contain what judges the case: that is another one now, and what was asked
 * then is not known.
 */
export function alignIds(run: Run, head: Run): Run {
  const readTitle = ({ identity, scope }: CaseTally) =>
    scope === 'suite' ? undefined : formatCaseTitle(identity)
  const pairs = pairCases(listMissingCases(run, head), listMissingCases(head, run), readTitle, areSingle)
  return renameCases(run, pairs.filter(hasOtherKindOfId))
}

function hasOtherKindOfId([base, head]: readonly [CaseTally, CaseTally]): boolean {
  const hasId = base.identity.id !== undefined
  if (hasId !== (head.identity.id !== undefined)) return true
  if (!hasId || head.stick === undefined) return false
  return base.stick === undefined || (base.stick !== head.stick && !hasQuestion(base))
}

/** What was asked is not stored where the policy hides it. */
function hasQuestion({ evidence = [] }: CaseTally): boolean {
  return evidence.some(({ input = '' }) => input !== '')
}
