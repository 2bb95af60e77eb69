import { type Decision, digestCaseKey } from '#verdict'
import type { CaseComparison } from '../model/comparison/compared-case.ts'
import { type BrokenSince, type BrokenState, ledgerBounds } from '../model/ledger.ts'
import { countFailures, countJudged } from '../model/run/run.ts'
import type { RuleName, VerdictOutcome } from '../model/verdict.ts'

/** Rules about the suite as a whole. The cases that they name may be chance. */
const suiteRules: ReadonlySet<RuleName> = new Set(['regression-suite', 'regression-score'])

/**
 * What is broken after this run of a branch: what it failed for, and what failed an earlier run and was not repaired
 * here. A case is repaired when it passes again and nothing blames it, the suite when it is no worse than before it
 * fell. What was accepted or deleted is not broken. A new eval that fails fails nothing, and is followed until it passes.
 */
export function updateBrokenState(
  before: BrokenState,
  { comparison, verdict }: Decision,
  now: BrokenSince,
): BrokenState {
  const failed = verdict.reasons.filter(({ status }) => status === 'failed')
  const blamed = new Set(failed.flatMap(({ rule, cases = [] }) => (suiteRules.has(rule) ? [] : cases)))
  const since = new Map(before.cases.map((entry) => [entry.digest, entry.since]))
  const cases = comparison.cases.flatMap((compared) => {
    const digest = digestCaseKey(compared.key)
    const earlier = since.get(digest)
    const isNewEval =
      comparison.baseline !== null && compared.change === 'new' && compared.judgedAs === 'eval'
    const isFollowed = earlier !== undefined || isNewEval
    const isBroken = blamed.has(compared.key) || (isFollowed && isUnrepaired(compared, verdict.outcome))
    if (!isBroken) return []
    return [{ digest, since: earlier ?? now }]
  })
  const suiteFell = failed.some(({ rule }) => suiteRules.has(rule))
  const isOpen = verdict.outcome === 'inconclusive' && before.suite !== undefined
  const suite = suiteFell || isOpen ? (before.suite ?? now) : undefined
  return { cases: cases.slice(0, ledgerBounds.broken), suite }
}

/** Nothing blames it, and it has not passed either. */
function isUnrepaired(
  { head, accepted, ignored, quarantined }: CaseComparison,
  outcome: VerdictOutcome,
): boolean {
  if (head === undefined || accepted !== undefined || ignored === true || quarantined !== undefined)
    return false
  return (
    countJudged(head) === 0 || head.passed === 0 || (outcome === 'inconclusive' && countFailures(head) > 0)
  )
}
