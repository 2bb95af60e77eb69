import type { Baseline } from '../../model/comparison/baseline.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { Run } from '../../model/run/run.ts'
import type { RuleName } from '../../model/verdict.ts'
import { type CompareOptions, compareRuns } from '../compare/compare.ts'
import { decide } from '../judge/decide.ts'
import type { Policy } from '../policy/policy.ts'
import { lookLevels } from './look-levels.ts'

/** One of several planned looks at data that grows. */
export interface Look {
  /** The policy with this look's part of the false alarms. */
  readonly policy: Policy
  /** It may end with a head that is not lower than the base. */
  readonly acceptsLevel: boolean
  /** Share of true drops that this look may call ruled out; all looks together 0.05. */
  readonly ruledOutLevel: number
}

/** What must be ruled out before the last look ends the repetition. */
const clear = 0.05

/**
 * The looks of a suite that is repeated until it is decided. All of them together keep the false alarms of the policy.
 * Before the last one a drop must be ruled out (`delta`, else 5 points), or, after a second round, the head must not be
 * lower at all: that a fall may be chance is no reason to stop measuring.
 */
export function planLooks(policy: Policy, looks: number): readonly Look[] {
  const levels = lookLevels(policy.alpha, looks)
  return levels.map((alpha, index) => ({
    acceptsLevel: index > 0 && policy.delta === undefined,
    policy:
      index === levels.length - 1 ? { ...policy, alpha } : { ...policy, alpha, delta: policy.delta ?? clear },
    ruledOutLevel: clear / levels.length,
  }))
}

/** What more iterations can settle. */
const settled: ReadonlySet<RuleName> = new Set(['inconclusive-suite', 'suspect-case', 'suspect-score'])
/**
 * Failures that stay open however often they are measured. They don't end the repetition of the others: else failing
 * once more would leave a regression undecided that the next round proves.
 */
const standing: ReadonlySet<RuleName> = new Set(['unsettled-tests', 'renamed-failure', 'failing-base'])

/** Compares at one look. `isOpen`: nothing has failed, and more iterations may settle what is inconclusive. */
export function judgeLook(
  head: Run,
  baseline: Baseline | null,
  { policy, ruledOutLevel, acceptsLevel }: Look,
  options: CompareOptions,
): { readonly comparison: Comparison; readonly isOpen: boolean; readonly policy: Policy } {
  const comparison = compareRuns(head, baseline, policy, { ...options, ruledOutLevel })
  const isLevel = acceptsLevel && comparison.suite !== null && comparison.suite.meanChange >= 0
  const judgedBy: Policy = isLevel ? { ...policy, delta: undefined } : policy
  const { outcome, reasons } = decide(head, comparison, judgedBy)
  const open = reasons.filter(({ status }) => status === 'inconclusive')
  const isOpen =
    outcome === 'inconclusive' &&
    open.some(({ rule }) => settled.has(rule)) &&
    open.every(({ rule }) => settled.has(rule) || standing.has(rule))
  return { comparison, isOpen, policy: judgedBy }
}
