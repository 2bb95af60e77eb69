import { isRecord, readFields, readText } from '../../src/model/data.ts'
import type { JudgeScore, PlannedCase, StepOutcome, ToolCall } from '../store/records.ts'
import { describeCalls, readExpectedArguments } from './assertions.ts'
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

export interface CaseEnvironment extends Judges {
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

type Step = Readonly<Record<string, unknown>>

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
    reply: '',
    inputTokens: 0,
    outputTokens: 0,
    usedModel: false,
    scores: [],
    isGraded: plan.isNegative,
  }
  const steps: StepOutcome[] = []
  let failure: string | undefined
  for (const [stepIndex, step] of plan.steps.filter(isRecord).entries()) {
    environment.signal.throwIfAborted()
    const name = { stepId: String(step.id ?? stepIndex), stepIndex, kind: String(step.kind) }
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
  step: Step,
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
      const { assertion } = step
      if (!isRecord(assertion)) return { reason: 'The step has no assertion.' }
      const named = { ...assertion, type: String(assertion.type) }
      const reason = await checkAssertion(named, { plan, progress, environment, isRequired: true })
      if (reason === undefined || reason === notJudged) return {}
      return { reason }
    }
    default:
      throw new HarnessError(`The local service can't execute a step of kind "${String(step.kind)}".`)
  }
}

async function callStepTool(
  step: Step,
  progress: Progress,
  { toolbox, signal }: CaseEnvironment,
): Promise<StepResult> {
  if (typeof step.toolName !== 'string') return { reason: 'The step names no tool.' }
  const args = readFields(step.arguments)
  const { text, isError, result } = await toolbox.call(step.toolName, args, signal)
  progress.toolCalls = [...progress.toolCalls, { toolName: step.toolName, arguments: args }]
  progress.isGraded = true
  if (isError) return { reason: text, evidence: result }
  return { evidence: result }
}

async function runPromptStep(
  step: Step,
  plan: PlannedCase,
  progress: Progress,
  { toolbox, model, iterationNumber, signal }: CaseEnvironment,
): Promise<StepResult> {
  const content = readText(step.prompt) ?? ''
  const addMessage = (message: Message): void => {
    progress.messages = [...progress.messages, message]
  }
  addMessage({ role: 'user', content })
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
      const { text } = await toolbox.call(toolName, args, signal)
      progress.toolCalls = [...progress.toolCalls, { toolName, arguments: args }]
      addMessage({ role: 'tool', content: text, callId })
    }
  }
  return { reason: `The model still called tools after ${maxTurns} turns.` }
}

function listExpectedCalls({ steps }: PlannedCase): readonly ToolCall[] {
  return steps.filter(isRecord).flatMap(({ assertion }) => {
    if (isRecord(assertion) && assertion.type === 'toolCalledWith')
      return [{ toolName: String(assertion.toolName), arguments: readExpectedArguments(assertion) }]
    return []
  })
}
