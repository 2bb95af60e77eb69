import type { Assertion, AssertionOf, Step } from '#contract'

/**
 * What the local service keeps. Ids are strings; times are Unix epoch ms; percents are 0..100; rates are
 * 0..1.
 * A record holds facts only: totals, verdicts and "latest" are derived when they are read.
 */

export interface Organization {
  readonly id: string
  readonly name: string
  /** Hosted runs that may be underway at once. 2 by default. */
  readonly maxConcurrentRuns: number
}

export interface User {
  readonly id: string
  readonly email: string
  readonly name: string
}

export interface Key {
  readonly id: string
  /** The bearer itself, `sk_…`. Only ever compared, never shown. */
  readonly secret: string
  readonly userId: string
  /** Absent: the key is orphaned, no longer bound to an organization. */
  readonly organizationId?: string
  readonly revokedAt?: number
}

export interface Project {
  readonly id: string
  readonly organizationId: string
  readonly name: string
  readonly description: string | null
  readonly isDefault: boolean
  readonly createdAt: number
}

export type Role = 'admin' | 'member'

export interface Suite {
  readonly id: string
  readonly projectId: string
  readonly name: string
  readonly description: string | null
  /** `ci`: made by an upload, its configuration is read-only. `app`: authored through the API. */
  readonly managedBy: 'ci' | 'app'
  readonly serverIds: readonly string[]
  readonly environmentIds: readonly string[]
  /** Clients that runs may name, each with its servers here or those of its own. */
  readonly hosts?: readonly { readonly hostId: string; readonly serverIds?: readonly string[] }[]
  readonly model: string | null
  readonly provider: string | null
  /** How the model is asked for cases that have no settings of their own. */
  readonly executionConfig?: { readonly systemPrompt?: string; readonly temperature?: number }
  /** Settings of the suite, by the keys of vocabulary 2. */
  readonly settings: Readonly<Record<string, unknown>>
  readonly schedule: {
    readonly enabled: boolean
    readonly intervalMinutes: number | null
    readonly environmentId: string | null
  }
  /** The next run of an enabled schedule, and why the last one could not start. */
  readonly nextRun?: {
    /** Unix epoch ms. */
    readonly at: number
    /** The user who enabled the schedule. Its runs act for this user. */
    readonly userId: string
    readonly problem?: string
  }
  /** Starts at 1 and grows by one with every edit. */
  readonly revisionNumber: number
  readonly createdAt: number
  readonly updatedAt: number
}

export type RunStatus = 'pending' | 'running' | 'completed' | 'failed' | 'cancelled' | 'timed_out'

export type EnvironmentSnapshot = {
  readonly id: string
  readonly name: string
  readonly revision: number
}

/** An assertion as a run checks it: the launch has assigned each judge its model. */
export type PlannedAssertion = Exclude<Assertion, AssertionOf<'x-llm-judge'>> | PlannedJudge
export type PlannedJudge = AssertionOf<'x-llm-judge'> & {
  readonly model: string
  readonly provider: string | undefined
}
export type PlannedStep =
  | Exclude<Step, { readonly kind: 'assert' }>
  | { readonly id: string; readonly kind: 'assert'; readonly assertion: PlannedAssertion }

/**
 * A rule by which an iteration is graded in addition to its steps. An advisory rule is recorded but never
 * fails.
 */
export interface PlannedRule {
  readonly assertion: PlannedAssertion
  readonly role: 'required' | 'advisory'
  /** Whether the rule comes from the case or from its suite. */
  readonly source: 'case' | 'suite'
}

/** How a model is asked. Absent fields are left to the provider. */
export interface ModelConfig {
  readonly systemPrompt?: string
  readonly temperature?: number
  /** The value that the provider takes: `auto`, `required`, `none` or an object. */
  readonly toolChoice?: unknown
}

/** One case of a hosted run on one model, as it was at launch. */
export interface PlannedCase {
  readonly testCaseId: string
  readonly title: string
  /** Number of iterations. */
  readonly count: number
  readonly steps: readonly PlannedStep[]
  /** Absent when no step needs a model. */
  readonly model?: string
  readonly provider?: string
  /** Who answers the prompts of the case; absent when it has none. */
  readonly modelExecution?: 'endpoint' | 'scripted'
  /** The case passes only if no tool is called. */
  readonly isNegative: boolean
  readonly rules: readonly PlannedRule[]
  /** Reference answer for a judge. */
  readonly expectedOutput?: string
  /** Fraction 0..1 of its iterations that must pass; null: the pass rate of the run decides. */
  readonly passThreshold: number | null
  readonly config: ModelConfig
}

/** What a hosted run executes. Keys of model providers are not part of it. */
interface RunPlan {
  readonly serverIds: readonly string[]
  readonly cases: readonly PlannedCase[]
}

export interface Run {
  readonly id: string
  readonly projectId: string
  readonly suiteId: string
  /** 1-based, per suite. */
  readonly runNumber: number
  readonly externalRunId: string | null
  readonly status: RunStatus
  readonly source: 'sdk' | 'api' | 'schedule'
  readonly notes: string | null
  /** Percentage that a run must reach to pass; 100 by default. */
  readonly minimumPassRate: number
  readonly environment: EnvironmentSnapshot | null
  readonly evaluationConfigHash: string | null
  readonly runGroupId: string | null
  /** What a hosted run executes; null for an upload. */
  readonly plan: RunPlan | null
  /** CI metadata, framework, tags, … as the uploader sent them. */
  readonly metadata: Readonly<Record<string, unknown>>
  readonly createdBy: string
  readonly createdAt: number
  readonly completedAt: number | null
}

export interface ToolCall {
  readonly toolName: string
  readonly arguments?: Readonly<Record<string, unknown>>
}

export interface StepOutcome {
  readonly stepId: string
  readonly stepIndex: number
  readonly kind: string
  readonly status: 'ok' | 'fail' | 'skipped' | 'pending'
  readonly reason: string | null
  readonly evidence?: unknown
}

/**
 * The score of a judge, with the role of its definition. `value` and `passThreshold` are
 * 0..1; absent when it was not asked.
 */
export type JudgeScore = {
  readonly scorerId: string
  readonly scorerVersion: string
  readonly definitionHash: string
  readonly status: 'scored' | 'skipped'
  readonly value?: number
  readonly passThreshold: number
  readonly passed?: boolean
  readonly rationale?: string
  readonly deterministic: boolean
  /** A `gating` score may fail the iteration, an `advisory` one may not. */
  readonly role?: 'gating' | 'advisory'
}

export interface Iteration {
  readonly id: string
  readonly runId: string
  /** Dedupe key within the run; absent on an upload without one. */
  readonly externalIterationId: string | null
  readonly testCaseId: string | null
  readonly title: string
  /** 1-based, per case and run. */
  readonly iterationNumber: number
  readonly status: RunStatus | 'setup_failed' | 'skipped'
  /** Null: it was not graded; `status` says why. */
  readonly result: 'passed' | 'failed' | null
  readonly model: string | null
  readonly provider: string | null
  readonly startedAt: number
  readonly durationMs: number | null
  readonly usage: Readonly<Record<string, number>> | null
  /** Who answered its prompts; absent when there was none, and on uploads. */
  readonly modelExecution?: 'endpoint' | 'scripted'
  /** Scores of the judges; absent without a judge. */
  readonly scores?: readonly JudgeScore[]
  readonly expectedToolCalls: readonly ToolCall[]
  readonly actualToolCalls: readonly ToolCall[]
  readonly error: string | null
  readonly steps: readonly StepOutcome[]
  /** Trace document, or null when none was recorded. */
  readonly trace: unknown
  /** Everything else of the uploaded result. */
  readonly extra: Readonly<Record<string, unknown>>
}
