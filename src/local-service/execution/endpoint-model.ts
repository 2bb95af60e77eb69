import * as v from 'valibot'
import type { ModelEndpoint } from '../settings.ts'
import { type Message, type Model, ModelError, type ModelReply, type ModelRequest } from './model.ts'

/** A turn that takes longer is given up. */
const turnTimeoutMs = 120_000

const completion = v.looseObject({
  choices: v.pipe(
    v.array(
      v.looseObject({
        message: v.looseObject({
          content: v.nullish(v.string()),
          tool_calls: v.nullish(
            v.array(
              v.looseObject({
                id: v.string(),
                function: v.looseObject({ name: v.string(), arguments: v.string() }),
              }),
            ),
          ),
        }),
      }),
    ),
    v.minLength(1),
  ),
  usage: v.nullish(
    v.looseObject({ prompt_tokens: v.nullish(v.number()), completion_tokens: v.nullish(v.number()) }),
  ),
})

/** A model behind an OpenAI-compatible chat-completions endpoint. It throws ModelError without the answer's text. */
export function createEndpointModel(endpoint: ModelEndpoint): Model {
  const url = `${endpoint.baseUrl.replace(/(?<!\/)\/+$/, '')}/chat/completions`
  return async (request) => {
    const key = request.apiKey ?? endpoint.apiKey
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(turnTimeoutMs)])
    const headers = {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    }
    const body = JSON.stringify(toBody(request, endpoint.model ?? request.model))
    let response: Response
    let answer: unknown
    try {
      response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
      answer = await response.json()
    } catch (error) {
      request.signal.throwIfAborted()
      throw new ModelError('The model endpoint gave no usable answer.', { cause: error })
    }
    if (!response.ok) throw new ModelError(`The model endpoint answered ${response.status}.`)
    const parsed = v.safeParse(completion, answer)
    if (!parsed.success)
      throw new ModelError('The model endpoint returned something other than a completion.')
    return toReply(parsed.output)
  }
}

function toBody({ messages, tools, config }: ModelRequest, model: string) {
  const { systemPrompt, temperature, toolChoice } = config
  const system = systemPrompt === undefined ? [] : [{ role: 'system', content: systemPrompt }]
  return {
    model,
    messages: [...system, ...messages.map(toWire)],
    temperature,
    tool_choice: tools.length === 0 ? undefined : toolChoice,
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map(({ name, description, inputSchema }) => ({
            type: 'function',
            function: { name, description, parameters: inputSchema },
          })),
        }),
  }
}

function toWire(message: Message) {
  if (message.role === 'tool') {
    return { role: 'tool', tool_call_id: message.callId, content: message.content }
  }
  if (message.role === 'user' || message.toolCalls.length === 0) {
    return { role: message.role, content: message.content }
  }
  const calls = message.toolCalls.map(({ callId, toolName, arguments: args }) => ({
    id: callId,
    type: 'function',
    function: { name: toolName, arguments: JSON.stringify(args ?? {}) },
  }))
  return { role: 'assistant', content: message.content, tool_calls: calls }
}

function toReply({ choices, usage }: v.InferOutput<typeof completion>): ModelReply {
  const message = choices[0]?.message
  return {
    text: message?.content ?? '',
    toolCalls: (message?.tool_calls ?? []).map(({ id, function: { name, arguments: text } }) => ({
      callId: id,
      toolName: name,
      arguments: parseArguments(text),
    })),
    inputTokens: usage?.prompt_tokens ?? 0,
    outputTokens: usage?.completion_tokens ?? 0,
  }
}

function parseArguments(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Falls through: invalid arguments are the model's fault and reported as such.
  }
  throw new ModelError('The model called a tool with arguments that are not a JSON object.')
}
