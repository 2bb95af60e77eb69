import * as v from 'valibot'
import { isRecord, parseJson } from '../../src/model/data.ts'
import type { ModelEndpoint, Settings } from '../settings.ts'
import { postCompletion } from './completion-request.ts'
import { type Message, type Model, ModelError, type ModelReply, type ModelRequest } from './model.ts'

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

/**
 * A model behind an OpenAI-compatible chat-completions endpoint. It throws ModelError without the text of the answer,
 * which may repeat what it was asked.
 */
export function createEndpointModel(endpoint: ModelEndpoint, { modelRetry }: Settings): Model {
  const url = `${endpoint.baseUrl.replace(/(?<!\/)\/+$/, '')}/chat/completions`
  return async (request) => {
    const model = nameForEndpoint(endpoint, request.model)
    const answer = await postCompletion(
      { url, model, key: chooseApiKey(endpoint, request), body: toRequestBody(request, model) },
      modelRetry,
      request.signal,
    )
    const parsed = v.safeParse(completion, answer)
    if (!parsed.success)
      throw new ModelError('The model endpoint returned something other than a completion.')
    return toModelReply(parsed.output)
  }
}

/** A provider knows its models without its own name in front; a gateway needs the whole id. */
function nameForEndpoint({ provider, model }: ModelEndpoint, requested: string): string {
  if (model !== undefined) return model
  const prefix = `${provider}/`
  if (provider !== undefined && requested.startsWith(prefix)) return requested.slice(prefix.length)
  return requested
}

/** The key of a run is for its provider, so only an endpoint of that provider gets it. */
function chooseApiKey({ provider, apiKey }: ModelEndpoint, request: ModelRequest): string | undefined {
  if (provider === undefined) return apiKey
  return request.apiKey ?? apiKey
}

function toRequestBody({ messages, tools, config }: ModelRequest, model: string) {
  const { systemPrompt, temperature, toolChoice } = config
  const system = systemPrompt === undefined ? [] : [{ role: 'system', content: systemPrompt }]
  const base = { model, messages: [...system, ...messages.map(toWireMessage)], temperature }
  if (tools.length === 0) return base
  return {
    ...base,
    tool_choice: toolChoice,
    tools: tools.map(({ name, description, inputSchema }) => ({
      type: 'function',
      function: { name, description, parameters: inputSchema },
    })),
  }
}

function toWireMessage(message: Message) {
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

function toModelReply({ choices, usage }: v.InferOutput<typeof completion>): ModelReply {
  const message = choices[0]?.message
  return {
    text: message?.content ?? '',
    toolCalls: (message?.tool_calls ?? []).map(({ id, function: { name, arguments: text } }) => ({
      callId: id,
      toolName: name,
      ...readCallArguments(text),
    })),
    inputTokens: usage?.prompt_tokens ?? 0,
    outputTokens: usage?.completion_tokens ?? 0,
  }
}

function readCallArguments(text: string) {
  const value = text === '' ? {} : parseJson(text)
  if (isRecord(value)) return { arguments: value }
  return { problem: 'arguments that are not a JSON object' }
}
