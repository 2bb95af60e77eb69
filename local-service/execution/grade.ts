import type { JudgeScore, PlannedAssertion, PlannedCase, PlannedRule, ToolCall } from '../store/records.ts'
import { findAssertionViolation, type Observed } from './assertions.ts'
import {
  askJudgeModel,
  createSkippedScore,
  isIterationSampled,
  judgeType,
  readJudgeAssertion,
} from './judge.ts'
import type { Message, Model } from './model.ts'

/** The judges of an iteration. */
export interface Judges {
  /** Grades for a judge of that provider. @throws HarnessError when no model can be asked */
  readonly judgeOf: (provider: string | undefined) => Model
  /** 1-based repetition. */
  readonly iterationNumber: number
  readonly signal: AbortSignal
}

/** Result of an assertion whose judge was not asked. */
export const notJudged = Symbol('not judged')

/** A rule of the case or its suite, checked. `passed` is null when its judge was not asked. */
export type CheckedRule = Readonly<Record<string, unknown>> & {
  readonly role: PlannedRule['role']
  readonly passed: boolean | null
  readonly reason: string | null
}

/** State of an iteration while its steps and rules are executed. */
export interface Progress {
  messages: readonly Message[]
  toolCalls: readonly ToolCall[]
  toolErrors: readonly string[]
  reply: string
  inputTokens: number
  outputTokens: number
  usedModel: boolean
  scores: readonly JudgeScore[]
  /** At least one check that can fail the iteration was made. */
  isGraded: boolean
}

/** Checks a rule of the case or its suite after the steps. */
export async function checkRule(
  { assertion, role, source }: PlannedRule,
  plan: PlannedCase,
  progress: Progress,
  environment: Judges,
  isDecided: boolean,
): Promise<CheckedRule> {
  // A judge costs a request: it is not asked about an iteration that has failed already.
  if (isDecided && assertion.type === judgeType)
    return { ...assertion, role, source, passed: null, reason: null }
  const isRequired = role === 'required'
  const violation = await checkAssertion(assertion, { plan, progress, environment, isRequired })
  if (violation === notJudged) return { ...assertion, role, source, passed: null, reason: null }
  const reason = violation ?? null
  return { ...assertion, role, source, passed: reason === null, reason }
}

/** Checks one assertion, or asks its judge. @returns why it does not hold, or undefined */
export async function checkAssertion(
  assertion: PlannedAssertion,
  place: {
    readonly plan: PlannedCase
    readonly progress: Progress
    readonly environment: Judges
    readonly isRequired: boolean
  },
): Promise<string | typeof notJudged | undefined> {
  const { plan, progress, environment, isRequired } = place
  const role = isRequired ? 'gating' : 'advisory'
  const violation = findAssertionViolation(assertion, observe(progress))
  if (violation !== undefined || assertion.type !== judgeType) {
    progress.isGraded ||= isRequired
    return violation
  }
  const judge = readJudgeAssertion(assertion)
  if (!isIterationSampled(judge.sample, environment.iterationNumber)) {
    progress.scores = [...progress.scores, { ...createSkippedScore(judge), role }]
    return notJudged
  }
  const { judgeOf, signal } = environment
  const evidence = { messages: progress.messages, expectedOutput: plan.expectedOutput }
  const score = await askJudgeModel(judge, evidence, { model: judgeOf(judge.provider), signal })
  progress.scores = [...progress.scores, { ...score, role }]
  progress.isGraded ||= isRequired
  if (score.passed === true) return undefined
  return `${judge.name}: ${score.value} of at least ${judge.threshold}. ${score.rationale}`.trim()
}

/** What can be checked of an iteration up to now. A count that nobody made is absent, so that no budget is met by it. */
function observe({ messages, inputTokens, outputTokens, ...progress }: Progress): Observed {
  const tokens = inputTokens + outputTokens
  const turns = messages.filter(({ role }) => role === 'user').length
  return { ...progress, tokens: tokens > 0 ? tokens : undefined, turns: turns > 0 ? turns : undefined }
}
