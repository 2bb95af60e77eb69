import type { JudgeScore, PlannedCase, PlannedStep, StepOutcome, ToolCall } from '../store/records.ts'
import { describeCalls } from './assertions.ts'
import {
  type CheckedRule,
  checkAssertion,
  checkRule,
  type Judges,
  notJudged,
  type Progress,
} from './grade.ts'
import { HarnessError, type Message, type Model } from './model.ts'
import type { Toolbox } from './toolbox.ts'

/** Most turns of one prompt; a model that keeps calling tools is stopped. */
const maxTurns = 10

interface CaseEnvironment extends Judges {
  readonly toolbox: Toolbox
  /** Answers the prompts of the case. */
  readonly model: Model
}

export interface CaseOutcome {
  /** Null: nothing failed, and nothing graded the iteration, as where its judge was not asked. */
  readonly passed: boolean | null
  readonly error: string | null
  readonly steps: readonly StepOutcome[]
  readonly assertions: readonly CheckedRule[]
  readonly scores: readonly JudgeScore[]
  readonly expectedToolCalls: readonly ToolCall[]
  readonly actualToolCalls: readonly ToolCall[]
  readonly messages: readonly Message[]
  readonly inputTokens: number
  readonly outputTokens: number
  readonly usedModel: boolean
}

/** Outcome of one step; `reason` is set when it failed. */
interface StepResult {
  readonly reason?: string
  readonly evidence?: unknown
}

/**
 * Executes the steps of a case in order, then checks its rules. The first step that fails ends the case;
 * those after it are skipped. A negative case also fails when a tool was called.
 * @throws HarnessError, ApiError when the harness, the model or a server could not do its part: no verdict
 * then
 */
export async function runCase(plan: PlannedCase, environment: CaseEnvironment): Promise<CaseOutcome> {
  const progress: Progress = {
    messages: [],
    toolCalls: [],
    toolErrors: [],
    reply: '',
    inputTokens: 0,
    outputTokens: 0,
    usedModel: false,
    scores: [],
    isGraded: plan.isNegative,
  }
  const steps: StepOutcome[] = []
  let failure: string | undefined
  for (const [stepIndex, step] of plan.steps.entries()) {
    environment.signal.throwIfAborted()
    const name = { stepId: step.id, stepIndex, kind: step.kind }
    if (failure !== undefined) {
      steps.push({ ...name, status: 'skipped', reason: 'An earlier step failed.' })
      continue
    }
    const { reason, evidence } = await runCaseStep(step, plan, progress, environment)
    failure = reason
    const outcome = { ...name, status: reason === undefined ? 'ok' : 'fail', reason: reason ?? null } as const
    steps.push(evidence === undefined ? outcome : { ...outcome, evidence })
  }
  const forbidden =
    plan.isNegative && progress.toolCalls.length > 0
      ? `No tool may be called; ${describeCalls(progress.toolCalls)}.`
      : undefined
  let error = failure ?? forbidden ?? null
  const assertions: CheckedRule[] = []
  for (const rule of plan.rules) {
    const checked = await checkRule(rule, plan, progress, environment, error !== null)
    if (checked.role === 'required' && checked.passed === false) error ??= checked.reason
    assertions.push(checked)
  }
  const isUngraded = error === null && !progress.isGraded
  return {
    passed: isUngraded ? null : error === null,
    error: isUngraded
      ? 'Not graded: nothing that counts was checked, such as a judge that its sample left out.'
      : error,
    steps,
    assertions,
    scores: progress.scores,
    expectedToolCalls: listExpectedCalls(plan),
    actualToolCalls: progress.toolCalls,
    messages: progress.messages,
    inputTokens: progress.inputTokens,
    outputTokens: progress.outputTokens,
    usedModel: progress.usedModel,
  }
}

async function runCaseStep(
  step: PlannedStep,
  plan: PlannedCase,
  progress: Progress,
  environment: CaseEnvironment,
): Promise<StepResult> {
  switch (step.kind) {
    case 'toolCall':
      return callStepTool(step, progress, environment)
    case 'prompt':
      return runPromptStep(step, plan, progress, environment)
    case 'assert': {
      const reason = await checkAssertion(step.assertion, { plan, progress, environment, isRequired: true })
      if (reason === undefined || reason === notJudged) return {}
      return { reason }
    }
    case 'interact':
      throw new HarnessError('A step of kind "interact" needs a hosted browser.')
  }
}

async function callStepTool(
  { toolName, serverName, arguments: args = {} }: PlannedStep & { readonly kind: 'toolCall' },
  progress: Progress,
  { toolbox, signal }: CaseEnvironment,
): Promise<StepResult> {
  const { text, isError, result } = await toolbox.call({ toolName, serverName }, args, signal)
  recordCall(progress, { toolName, arguments: args }, isError ? text : undefined)
  progress.isGraded = true
  if (isError) return { reason: text, evidence: result }
  return { evidence: result }
}

async function runPromptStep(
  step: PlannedStep & { readonly kind: 'prompt' },
  plan: PlannedCase,
  progress: Progress,
  { toolbox, model, iterationNumber, signal }: CaseEnvironment,
): Promise<StepResult> {
  const addMessage = (message: Message): void => {
    progress.messages = [...progress.messages, message]
  }
  addMessage({ role: 'user', content: step.prompt })
  progress.usedModel = true
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const { messages } = progress
    const request = { messages, tools: toolbox.tools, step, iterationNumber, signal }
    // A tool choice that forces a call applies to the first turn only, or the model could never answer.
    const { toolChoice } = plan.config
    const config =
      turn === 0 || toolChoice === 'none' ? plan.config : { ...plan.config, toolChoice: undefined }
    const reply = await model({ ...request, model: plan.model ?? '', config })
    progress.inputTokens += reply.inputTokens
    progress.outputTokens += reply.outputTokens
    progress.reply = reply.text
    addMessage({ role: 'assistant', content: reply.text, toolCalls: reply.toolCalls })
    if (reply.toolCalls.length === 0) return { evidence: { reply: reply.text } }
    for (const { callId, toolName, arguments: args = {}, problem } of reply.toolCalls) {
      if (problem !== undefined) return { reason: `The model called ${toolName} with ${problem}.` }
      const { text, isError } = await toolbox.call({ toolName }, args, signal)
      recordCall(progress, { toolName, arguments: args }, isError ? text : undefined)
      addMessage({ role: 'tool', content: text, callId })
    }
  }
  return { reason: `The model still called tools after ${maxTurns} turns.` }
}

function recordCall(progress: Progress, call: ToolCall, error: string | undefined): void {
  progress.toolCalls = [...progress.toolCalls, call]
  if (error !== undefined) progress.toolErrors = [...progress.toolErrors, `${call.toolName}: ${error}`]
}

function listExpectedCalls({ steps }: PlannedCase): readonly ToolCall[] {
  return steps.flatMap((step) => {
    if (step.kind !== 'assert' || step.assertion.type !== 'toolCalledWith') return []
    return [{ toolName: step.assertion.toolName, arguments: step.assertion.args.args }]
  })
}
