import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { countFailures } from '../../model/run/run.ts'
import type { Reason, RuleName, Verdict } from '../../model/verdict.ts'
import { isActualDrop } from '../statistics/stratum.ts'
import { collectNamedKeys, countsInVerdict } from './cases.ts'

/**
 * Rules about what got worse than the base. What was not measured, not understood or not compared can't be accepted,
 * and neither can a floor or a limit of the policy. To lower those, change the policy.
 */
export const acceptableRules: ReadonlySet<RuleName> = new Set([
  'regression-case',
  'regression-suite',
  'regression-score',
  'new-failing-test',
  'new-failures',
])

/** Doubts whether it got worse. A branch gets what was accepted before the merge, however sure its own run is. */
const openRules: ReadonlySet<RuleName> = new Set([
  'suspect-case',
  'suspect-score',
  'inconclusive-suite',
  'look-again',
])

/**
 * Whether accepting cases may change the verdict: only one that failed for what got worse, or on a branch may have got
 * worse.
 */
export function mayBeAccepted({ outcome, reasons }: Verdict, ofBranch = false): boolean {
  if (ofBranch) return outcome !== 'passed' && reasons.some((reason) => isAboutWorse(reason, ofBranch))
  return outcome === 'failed' && reasons.some(failedForWorse)
}

function isAboutWorse(reason: Reason, ofBranch: boolean): boolean {
  return failedForWorse(reason) || (ofBranch && isOpenAboutWorse(reason))
}

/** Whether it leaves open if something got worse. */
export function isOpenAboutWorse({ status, rule }: Reason): boolean {
  return status === 'inconclusive' && openRules.has(rule)
}

function failedForWorse({ status, rule }: Reason): boolean {
  return status === 'failed' && acceptableRules.has(rule)
}

/** Rules about the mean of all evals. */
const suiteRules: ReadonlySet<RuleName> = new Set(['regression-suite', 'inconclusive-suite', 'look-again'])

/**
 * The cases that got worse and failed the verdict: those that a rule proves one by one, and, where the suite or a score
 * fell as a whole, all that are lower than before.
 */
export function findAcceptableCases(
  { cases }: Comparison,
  verdict: Verdict,
  ofBranch = false,
): readonly CaseComparison[] {
  const failed = verdict.reasons.filter((reason) => isAboutWorse(reason, ofBranch))
  const named = collectNamedKeys(failed)
  const suiteFell = failed.some(({ rule }) => suiteRules.has(rule))
  const scorers = new Set(
    failed
      .filter(({ rule }) => rule === 'regression-score' || rule === 'suspect-score')
      .map(({ evidence }) => evidence?.scorer),
  )
  return cases.filter((compared) => {
    if (compared.head === undefined || compared.head.scope === 'suite' || !countsInVerdict(compared))
      return false
    if (compared.change === 'regressed') return true
    if (named.has(compared.key)) return countFailures(compared.head) > 0
    if (suiteFell && isActualDrop(compared.drop)) return true
    return (
      compared.scores?.some(
        ({ name, base, head, lowerIsBetter }) =>
          scorers.has(name) && (lowerIsBetter === true ? head > base : head < base),
      ) === true
    )
  })
}

/** It failed for the suite or a score as a whole, so no single case is to blame. */
export function isSuiteBlamed(reasons: readonly Reason[]): boolean {
  return reasons
    .filter(failedForWorse)
    .some(
      ({ decided }) =>
        decided?.by === 'suite' ||
        decided?.by === 'many' ||
        (decided?.by === 'score' && decided.isOfCases !== true),
    )
}

/** The cases that a command covers: what decided names, or all that carry the fall of the suite. */
export function findBlamedCases(comparison: Comparison, verdict: Verdict): readonly CaseComparison[] {
  if (!mayBeAccepted(verdict)) return []
  const acceptable = findAcceptableCases(comparison, verdict)
  if (isSuiteBlamed(verdict.reasons)) return acceptable
  const named = collectNamedKeys(verdict.reasons.filter(failedForWorse))
  return acceptable.filter(({ key, change }) => change === 'regressed' || named.has(key))
}
