import type { Totals } from './run.ts'

export const verdictOutcomes = ['passed', 'failed', 'inconclusive'] as const
export type VerdictOutcome = (typeof verdictOutcomes)[number]

/** One rule of the policy and what came of it. `info`: said, but without weight in the verdict. */
export interface Reason {
  /** Kebab-case id of the rule: `regression-suite`, `regression-case`, `min-pass-rate`, `no-baseline`, … */
  readonly rule: string
  readonly status: VerdictOutcome | 'warning' | 'info'
  /** One or two sentences for the reviewer, plain text, with the figures. May contain foreign text. */
  readonly message: string
  /** The figures behind the message, e.g. `{ pValue: 0.004, alpha: 0.02, observed: 0.91, threshold: 0.95 }`. */
  readonly evidence?: Readonly<Record<string, number | string | boolean | null>>
  /** Keys of the cases it is about. */
  readonly cases?: readonly string[]
}

export interface Verdict {
  readonly outcome: VerdictOutcome
  /** Those that decided come first: failed, inconclusive, warning, passed, info. */
  readonly reasons: readonly Reason[]
  readonly totals: Totals
}
