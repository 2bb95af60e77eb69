/** What an iteration came to. `errored`: the code or its harness broke before an assertion could decide. */
export const outcomes = ['passed', 'failed', 'errored', 'skipped'] as const
export type Outcome = (typeof outcomes)[number]

/**
 * What makes a case the same case in two reports. Two results with equal identities are iterations of one
 * case; see {@link caseKey}.
 */
export interface CaseIdentity {
  /** Id declared by the author of the case. Where there is one, it alone (with `variant`) is the identity. */
  readonly id?: string
  /** Test file as the report names it, relative to the workspace where possible, with forward slashes. */
  readonly file?: string
  /** Enclosing suites, outermost first, without the file. May be empty. */
  readonly suite: readonly string[]
  readonly name: string
  /**
   * What the same case ran against where a run spans several: model, provider, prompt, client, or the environment
   * it ran in (browser, operating system, module). Each value is a case of its own.
   */
  readonly variant?: string
}

/** A place in the repository: workspace-relative path with forward slashes, 1-based line and column. */
export interface Location {
  readonly file: string
  readonly line?: number
  readonly column?: number
}

/** One scorer's value for one iteration, in the scorer's own scale (usually 0..1). */
export interface Score {
  readonly name: string
  /** `null`: the scorer ran and could not decide. */
  readonly value: number | null
  /** Smallest value that passes, in the same scale. */
  readonly threshold?: number
  readonly passed?: boolean
  readonly rationale?: string
}

/** Tokens used by one iteration. `total` is given or is the sum of the parts. */
export interface TokenUsage {
  readonly input?: number
  readonly output?: number
  readonly total?: number
}

export interface ToolCall {
  readonly name: string
  /** Arguments as plain JSON data. */
  readonly arguments?: unknown
  readonly status?: 'ok' | 'error' | 'pending'
}

/** One iteration of one case, as a report tells it. Texts may already be cut (the cut is marked in them). */
export interface Result {
  readonly identity: CaseIdentity
  readonly outcome: Outcome
  /**
   * `suite`: not a case but a file or suite that broke as a whole (failed import, failed hook); `name` then
   * says which. Absent: a case.
   */
  readonly scope?: 'suite'
  /** Only with `errored`, and only where the report tells: the provider or the harness failed, not the code. */
  readonly infrastructure?: true
  /** Passed, but only after a retry. */
  readonly flaky?: true
  /**
   * What a further entry of the same case in the same report means, where the report says: a repeated measurement,
   * or another attempt at the same one. Absent: the order of the entries decides.
   */
  readonly repeat?: 'iteration' | 'attempt'
  /** Attempts made, retries included, where the report tells. */
  readonly attempts?: number
  /** Wall time in ms. Absent where the report has none or an impossible one. */
  readonly durationMs?: number
  /** First line of why it did not pass (or why it was skipped). */
  readonly message?: string
  /** The whole failure text: assertion, diff, stack. */
  readonly detail?: string
  readonly location?: Location
  readonly scores?: readonly Score[]
  readonly tokens?: TokenUsage
  readonly costUsd?: number
  /** Time of the system under test alone in ms, where the report separates it from the judging. */
  readonly latencyMs?: number
  readonly model?: string
  readonly provider?: string
  readonly toolCalls?: readonly ToolCall[]
  /** Question, output and expectation of an eval, as text. */
  readonly input?: string
  readonly output?: string
  readonly expected?: string
}
