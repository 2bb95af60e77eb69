import type { Policy } from '../gate/policy/policy.ts'
import type { Measured } from '../model/measured.ts'

/** Why a measurement must not be a baseline for later runs, as a clause; undefined when it can. */
export function whyNotKept(
  { missing, selection, stated, steps, old, otherCode }: Measured,
  { allowEmpty }: Pick<Policy, 'allowEmpty'>,
): string | undefined {
  if (missing.parts.length > 0) return 'it is not complete'
  if (missing.runs.length > 0) return 'hosted runs have no results, or not all of them'
  if (stated.length > 0) return 'what hosted runs say of themselves does not fit their results'
  if (selection !== undefined) return 'only a selection ran'
  if (steps.length > 0) return 'the step that ran the tests did not succeed, and results may be missing'
  if (missing.reports.length > 0 && !allowEmpty) return 'reports are missing'
  if (old.length > 0) return 'reports are older than the checkout'
  return otherCode
}
