import { isRecord, parseJson, readFields, readList, readText } from '../../src/model/data.ts'
import type { Message, ModelReply, ModelRequest, NamedCall, Tool } from './model.ts'

/** Scripted answer of a prompt step: `reply`, `calls`, or a list of both with one entry per repetition. */
interface Script {
  readonly reply: string | undefined
  readonly calls: readonly {
    readonly toolName: string
    readonly arguments: Readonly<Record<string, unknown>>
  }[]
}

/**
 * A model that needs no key and always answers the same. It follows the script of the step; without one it
 * calls the first tool that the prompt names, with the JSON object in the prompt or its remaining words as
 * arguments, and then repeats the answer of the tool.
 */
export async function answerByScript(request: ModelRequest): Promise<ModelReply> {
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

function readScript(step: Readonly<Record<string, unknown>>, iterationNumber: number): Script | undefined {
  const { replies } = step
  const source =
    Array.isArray(replies) && replies.length > 0 ? replies[(iterationNumber - 1) % replies.length] : step
  if (typeof source === 'string') return { reply: source, calls: [] }
  if (!isRecord(source) || (source.reply === undefined && source.calls === undefined)) return undefined
  const calls = readList(source.calls)
  return {
    reply: readText(source.reply),
    calls: calls.flatMap((call) => {
      if (isRecord(call) && typeof call.toolName === 'string')
        return [{ toolName: call.toolName, arguments: readFields(call.arguments) }]
      return []
    }),
  }
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
