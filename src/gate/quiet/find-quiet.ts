import type { Baseline } from '../../model/comparison/baseline.ts'
import { otherTallies, type Run } from '../../model/run/run.ts'
import { caseRules } from '../policy/case-rules.ts'
import type { Policy } from '../policy/policy.ts'
import { QuietCases } from './quiet-cases.ts'

/**
 * The cases that may be quiet as far as their counts and the policy say; whether they are tests or evals is not known
 * yet. Undefined if no case qualifies, or if every case must be looked at: slices are figures of single cases.
 *
 * @param without keys of cases that are left out of every test
 */
export function findQuiet(
  head: Run,
  baseline: Baseline | null,
  policy: Policy,
  without: ReadonlySet<string> | undefined,
): QuietCases | undefined {
  if (policy.kind === 'evals') return undefined
  if ([head, ...(baseline?.runs ?? [])].some(hasSlices)) return undefined
  const quiet = QuietCases.of(head, baseline)
  if (quiet === undefined || quiet.length === 0) return undefined
  const ruleOf = caseRules(policy)
  const plain = caseRules({ ...policy, cases: [] })({ suite: [], name: '' })
  const isFree = (number: number) => {
    if (without?.has(quiet.key(number)) === true) return false
    const { kind, weight, ignore, quarantine } = ruleOf(quiet.identity(number))
    return kind === plain.kind && weight === plain.weight && !ignore && quarantine === undefined
  }
  return policy.cases.length === 0 && without === undefined ? quiet : quiet.filter(isFree)
}

function hasSlices(run: Run): boolean {
  for (const { slices } of otherTallies(run)) if (slices !== undefined) return true
  return false
}
