import type { SlicesCompared } from '../../model/comparison/parts.ts'
import type { NotCompared } from '../../model/not-compared.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import type { Evidence } from '../../model/run/run.ts'
import type { Reason, RuleName, VerdictOutcome } from '../../model/verdict.ts'

/** Iterations of one side. */
export interface SideCounts {
  readonly passed: number
  readonly judged: number
}

/** A case that got worse or fails, with what a person or an agent needs to repair it. */
export interface ExplainedCase {
  readonly identity: CaseIdentity
  /** `regressed`, `newly-failing`, … */
  readonly change: string
  readonly before?: SideCounts
  readonly after?: SideCounts
  /** An iteration that did not pass now, and one that passed on the base. */
  readonly failing?: Evidence
  readonly passedBefore?: Evidence
  /** Who owns its file, as the CODEOWNERS file names them. Foreign. */
  readonly owners?: readonly string[]
}

/** One measurement as its results file describes it. */
export interface Explanation {
  readonly suiteName: string
  readonly outcome: VerdictOutcome
  readonly notCompared: readonly NotCompared[]
  readonly reasons: readonly Reason[]
  /** The most important first. */
  readonly cases: readonly ExplainedCase[]
  /** Most of the cases fail with one message: a sentence, foreign in part. */
  readonly sameFailure?: string
  /** Parts of the suite by tags and metadata. */
  readonly slices?: SlicesCompared
  /** Cases that are not in `cases`. */
  readonly leftOut: number
  /** Formats of the report files, as the registry names them. */
  readonly formats: readonly string[]
  /** Share of judged iterations that passed, 0..1. */
  readonly passRate: number | null
  readonly totalCases: number
}

/** `25/25 → 0/5`. */
export function countsText({ before, after }: Pick<ExplainedCase, 'before' | 'after'>): string {
  const side = (of: SideCounts | undefined) => (of === undefined ? 'absent' : `${of.passed}/${of.judged}`)
  return before === undefined ? side(after) : `${side(before)} → ${side(after)}`
}

/** Rules about cases that are listed anyway. */
const listedRules: ReadonlySet<RuleName> = new Set(['not-proven', 'known-flaky'])

/** Why the verdict is what it is, what was not compared, and what else to know, such as another model. Foreign in part. */
export function sentencesOf({ reasons, notCompared, sameFailure }: Explanation): string[] {
  const deciding = reasons.filter(({ status }) => status === 'failed' || status === 'inconclusive')
  const said = new Set(deciding.map(({ message }) => message))
  const missing = notCompared.filter(({ why }) => !said.has(why))
  const seen = new Set([...said, ...missing.map(({ why }) => why)])
  return [
    ...deciding.map(({ message }) => message),
    ...(sameFailure === undefined ? [] : [sameFailure]),
    ...missing.map(({ why }) => `not compared: ${why}`),
    ...reasons
      .filter(
        ({ status, rule, message }) => status === 'warning' && !listedRules.has(rule) && !seen.has(message),
      )
      .map(({ message }) => `warning: ${message}`),
  ]
}
