import * as v from 'valibot'
import { listKeys } from '../data.ts'
import { type Described, number, text } from '../schema.ts'
import { type Cause, causes } from './never-judged.ts'
import type { Slices } from './slices.ts'

/** Outcome of an iteration. `errored`: the code or its harness broke before an assertion could decide. */
export const outcomes = ['passed', 'failed', 'errored', 'skipped'] as const
export type Outcome = (typeof outcomes)[number]

/**
 * Why an iteration has no outcome: nothing gave it a value, its status is a word that the format does not have, or one
 * of {@link causes} kept it from being judged.
 */
export const unjudgedKinds = ['unscored', 'unknown', ...listKeys(causes)] as const
export type Unjudged = (typeof unjudgedKinds)[number]

export const identitySchema = v.object({
  /** Id declared by the author of the case. If present, it alone (with `variant`) is the identity. */
  id: v.optional(text),
  /** Test file as the report names it, relative to the workspace where possible, with forward slashes. */
  file: v.optional(text),
  /** Enclosing suites, outermost first, without the file. May be empty. */
  suite: v.array(text),
  name: text,
  /**
   * What the same case ran against where a run spans several: model, provider, prompt, client, or the
   * environment it ran in (browser, operating system, module). Each value is a separate case.
   */
  variant: v.optional(text),
})

/**
 * What makes a case the same case in two reports. Two results with equal identities are iterations of one
 * case; see {@link buildCaseKey}.
 */
export type CaseIdentity = Described<typeof identitySchema>

/** Where a case is in its report: the file, and the suites around it. */
export interface SuitePlace {
  readonly file?: CaseIdentity['file']
  readonly suite: CaseIdentity['suite']
}

export const locationSchema = v.object({ file: text, line: v.optional(number), column: v.optional(number) })

/** A place in the repository: workspace-relative path with forward slashes, 1-based line and column. */
export type Location = Described<typeof locationSchema>

/** One scorer's value for one iteration, in the scorer's own scale (usually 0..1). */
export interface Score {
  readonly name: string
  /** `null`: the scorer ran but gave no value. */
  readonly value: number | null
  /** Smallest value that passes, in the same scale. */
  readonly threshold?: number
  readonly passed?: boolean
  /** A smaller value is the better one, as with a share of hallucinations. Absent: a larger one. */
  readonly lowerIsBetter?: true
  /** Model that gave the value, where the report names it. */
  readonly judge?: string
  readonly rationale?: string
}

/** Tokens used by one iteration. `total` is given or is the sum of the parts. */
export interface TokenUsage {
  readonly input?: number
  readonly output?: number
  readonly total?: number
}

export const toolCallSchema = v.object({
  name: text,
  /** Plain JSON data. */
  arguments: v.optional(v.unknown()),
  status: v.optional(v.picklist(['ok', 'error', 'pending'])),
})

export type ToolCall = Described<typeof toolCallSchema>

/** A part of an iteration: a step, a call of a model or a tool, or an error. Times are ms since its start. */
export interface Span {
  readonly name: string
  readonly category: 'step' | 'llm' | 'tool' | 'error'
  readonly startMs: number
  readonly endMs: number
  readonly failed?: true
  readonly inputTokens?: number
  readonly outputTokens?: number
}

/** Longest address of a trace that is kept, in UTF-16 units. */
export const longestTrace = 2_000

/** Why an iteration did not pass, as the report says it. */
export interface ResultTexts {
  /** First line of why it did not pass (or why it was skipped). */
  readonly message?: string
  /** The whole failure text: assertion, diff, stack. */
  readonly detail?: string
}

/** Question, output and expectation of an eval, as text. */
export interface EvalTexts {
  readonly input?: string
  readonly output?: string
  readonly expected?: string
}

/** One iteration of one case, as reported. Texts may already be cut (and say so). */
export interface Result extends ResultTexts, EvalTexts {
  readonly identity: CaseIdentity
  readonly outcome: Outcome
  /**
   * `suite`: not a case but a file or suite that broke as a whole (failed import, failed hook); `name` then
   * says which. Absent: a case.
   */
  readonly scope?: 'suite'
  /** What a linter or scanner found: it is due in no other run. */
  readonly finding?: true
  /**
   * Only with `errored`, and only if the report says so: the provider or the harness failed, not the code.
   */
  readonly infrastructure?: true
  /** Only with `errored`: it has no outcome, so it is lost as well. */
  readonly unjudged?: Unjudged
  /** Only with `unknown`: the status that the format does not have. */
  readonly word?: string
  /** What its error tells of, in a format that does not say so itself: an eval with it is lost, a test failed. */
  readonly outage?: Cause
  /** The answer came from a cache, so it is that of an earlier iteration. */
  readonly cached?: true
  /** Passed, but only after a retry. */
  readonly flaky?: true
  /**
   * What a further entry of the same case in the same report means, if the report says so: a repeated
   * measurement, or another attempt at the same one. Absent: the order of the entries decides.
   */
  readonly repeat?: 'iteration' | 'attempt'
  /** Attempts made, including retries, if the report says so. */
  readonly attempts?: number
  /** Wall time in ms. Absent if the report has none or an impossible value. */
  readonly durationMs?: number
  readonly location?: Location
  readonly scores?: readonly Score[]
  readonly tokens?: TokenUsage
  readonly costUsd?: number
  /** Time of the system under test alone in ms, if the report separates it from grading. */
  readonly latencyMs?: number
  readonly model?: string
  readonly provider?: string
  /** Digest of what it is judged by: assertions, rubric, thresholds. Identity is what is asked, and not this. */
  readonly stick?: string
  readonly toolCalls?: readonly ToolCall[]
  /** Its parts in time, if the report has events. Bounded in number. */
  readonly spans?: readonly Span[]
  /** The parts of the suite that the case belongs to by its tags and metadata. */
  readonly slices?: Slices
  /** Address of the trace of this iteration, as the report has it: foreign, and not a link by itself. */
  readonly trace?: string
}
