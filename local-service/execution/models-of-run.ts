import { isRecord, parseJson, readFields } from '../../src/model/data.ts'
import { findEndpoint } from '../rules/launch/models.ts'
import type { Settings } from '../settings.ts'
import type { PlannedCase, ToolCall } from '../store/records.ts'
import { createEndpointModel } from './endpoint-model.ts'
import {
  type Message,
  type Model,
  ModelError,
  type ModelReply,
  type ModelRequest,
  type NamedCall,
  type Tool,
} from './model.ts'

/** Scripted answer of a prompt step: `x-reply` and `x-calls`, or `x-replies` with one entry per repetition. */
interface Script {
  readonly reply: string | undefined
  readonly calls: readonly ToolCall[]
}

/**
 * A model that needs no key and always answers the same. It follows the script of the step; without one it
 * calls the first tool that the prompt names, with the JSON object in the prompt or its remaining words as
 * arguments, and then repeats the answer of the tool.
 */
async function answerByScript(request: ModelRequest): Promise<ModelReply> {
  const { messages, tools, step, iterationNumber } = request
  const script = readScript(step, iterationNumber)
  const since = messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1)
  const prompt = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const calls = script?.calls ?? guessToolCalls(prompt, tools)
  const isFirstTurn = since.length === 0
  const toolCalls: readonly NamedCall[] = isFirstTurn
    ? calls.map((call, index) => ({ ...call, callId: `call-${messages.length}-${index + 1}` }))
    : []
  const text =
    toolCalls.length > 0 ? '' : (script?.reply ?? repeatToolAnswers(since) ?? `You said: ${prompt}`)
  return {
    text,
    toolCalls,
    inputTokens: estimateTokens(messages.map(({ content }) => content).join('\n')),
    outputTokens: estimateTokens(
      `${text}${toolCalls.map((call) => JSON.stringify(call.arguments ?? {})).join('')}`,
    ),
  }
}

function readScript(step: ModelRequest['step'], iterationNumber: number): Script | undefined {
  const { 'x-reply': reply, 'x-calls': calls, 'x-replies': replies = [] } = step ?? {}
  const repeated = replies[(iterationNumber - 1) % replies.length]
  if (typeof repeated === 'string') return { reply: repeated, calls: [] }
  const script = repeated ?? { reply, calls }
  if (script.reply === undefined && script.calls === undefined) return undefined
  return { reply: script.reply, calls: script.calls ?? [] }
}

function guessToolCalls(prompt: string, tools: readonly Tool[]): Script['calls'] {
  const words = prompt.toLowerCase().split(/[^a-z0-9_-]+/)
  const tool = tools.find(({ name }) => words.includes(name.toLowerCase()))
  if (tool === undefined) return []
  return [{ toolName: tool.name, arguments: guessCallArguments(prompt, tool) }]
}

function guessCallArguments(prompt: string, tool: Tool): Readonly<Record<string, unknown>> {
  const start = prompt.indexOf('{')
  const end = prompt.lastIndexOf('}')
  const parsed = start === -1 || end < start ? undefined : parseJson(prompt.slice(start, end + 1))
  if (isRecord(parsed)) return parsed
  const at = prompt.toLowerCase().indexOf(tool.name.toLowerCase())
  const remainingText = prompt.slice(at + tool.name.length).trim()
  const { properties } = readFields(tool.inputSchema)
  const texts = Object.entries(readFields(properties)).filter(
    ([, schema]) => isRecord(schema) && schema.type === 'string',
  )
  const [first] = texts
  if (first === undefined || remainingText === '') return {}
  return { [first[0]]: remainingText }
}

function repeatToolAnswers(since: readonly Message[]): string | undefined {
  const texts = since.flatMap((message) => (message.role === 'tool' ? [message.content] : []))
  if (texts.length === 0) return undefined
  return texts.join('\n')
}

/** Four characters count as one token. */
function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

/** The models that a run may ask. Keys of the run go to the endpoint of their provider only. */
export interface AskedModels {
  /**
   * The model that answers the prompts of a case. The launch has chosen it, so that the run's record is
   * right.
   */
  answering(plan: PlannedCase): Model
  /** @throws ModelError when no endpoint answers for the provider: a script grades nothing */
  judging(provider: string | undefined): Model
}

export function openRunModels(
  modelApiKeys: Readonly<Record<string, string>>,
  settings: Settings,
): AskedModels {
  const openEndpointModel = (provider: string | undefined): Model => {
    const endpoint = findEndpoint(provider, settings)
    if (endpoint === undefined) throw new ModelError(`No endpoint answers for the provider "${provider}".`)
    const model = createEndpointModel(endpoint, settings)
    const hasKey = provider !== undefined && Object.hasOwn(modelApiKeys, provider)
    return (request) => model({ ...request, apiKey: hasKey ? modelApiKeys[provider] : undefined })
  }
  return {
    answering: ({ modelExecution, provider }) => {
      if (modelExecution === 'endpoint') return openEndpointModel(provider)
      return answerByScript
    },
    judging: openEndpointModel,
  }
}
