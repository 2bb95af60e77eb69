import type { NotCompared } from '../../model/not-compared.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import type { Evidence } from '../../model/run/run.ts'
import type { Reason, VerdictOutcome } from '../../model/verdict.ts'

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
