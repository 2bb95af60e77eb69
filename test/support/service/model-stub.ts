import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the endpoint got. */
export interface Asked {
  readonly key: string | undefined
  readonly body: Readonly<Record<string, unknown>> & {
    readonly model?: string
    readonly messages: readonly ChatMessage[]
  }
}

interface ChatMessage {
  readonly role: string
  readonly content: string | null
}

/** What the endpoint answers: a status, its JSON body, and headers. */
export interface StubAnswer {
  readonly status?: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** An OpenAI-compatible chat-completions endpoint on loopback. */
export interface ModelStub {
  /** Ends in `/v1`. */
  readonly baseUrl: string
  readonly asked: readonly Asked[]
  /** Most requests that were underway at once. */
  mostAtOnce(): number
  close(): Promise<void>
}

/** Starts an endpoint that answers as `answer` says; `index` counts the requests from 0. */
export async function startModelStub(
  answer: (asked: Asked, index: number) => StubAnswer | Promise<StubAnswer>,
): Promise<ModelStub> {
  const asked: Asked[] = []
  let underway = 0
  let most = 0
  const server = createServer(async (request, response) => {
    underway += 1
    most = Math.max(most, underway)
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const entry = { key: request.headers.authorization, body: JSON.parse(text) }
    asked.push(entry)
    const known = request.url === '/v1/chat/completions'
    const {
      status = 200,
      body,
      headers,
    } = known
      ? await answer(entry, asked.length - 1)
      : { status: 404, body: { error: { code: 'no_such_route' } }, headers: {} }
    underway -= 1
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    mostAtOnce: () => most,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A completion with a text. */
export function says(content: string): StubAnswer {
  return { body: completion({ content }) }
}

/** A completion that calls one tool. */
export function calls(toolName: string, args: unknown): StubAnswer {
  const text = typeof args === 'string' ? args : JSON.stringify(args)
  const call = { id: 'c1', type: 'function', function: { name: toolName, arguments: text } }
  return { body: completion({ content: null, tool_calls: [call] }) }
}

function completion(message: Readonly<Record<string, unknown>>) {
  return {
    choices: [{ message: { role: 'assistant', ...message } }],
    usage: { prompt_tokens: 11, completion_tokens: 4 },
  }
}
