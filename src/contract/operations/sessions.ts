import * as v from 'valibot'
import { limits } from '../limits.ts'
import { defineOperations } from '../operation.ts'
import { count, epochMs, filledText, maybe, nonBlankText, openPicklist, pageSchema, text } from '../schema.ts'

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value
}

const origin = v.pipe(filledText, v.check(isOrigin, 'must be an origin such as https://example.com'))
const listSchema = (item: typeof filledText | typeof origin) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(100))
/** A list without a mode means `allowlist`. */
const policy = v.pipe(
  v.strictObject({
    mode: v.optional(v.picklist(['allow_all', 'read_only', 'allowlist'])),
    originAllowlist: v.optional(listSchema(origin)),
    toolAllowlist: v.optional(listSchema(filledText)),
  }),
  v.check(
    ({ mode, originAllowlist, toolAllowlist }) =>
      mode !== 'allowlist' || originAllowlist !== undefined || toolAllowlist !== undefined,
    'the mode allowlist needs an originAllowlist or a toolAllowlist',
  ),
  v.check(
    ({ mode = 'allowlist', toolAllowlist }) => mode === 'allowlist' || toolAllowlist === undefined,
    'a toolAllowlist goes with the mode allowlist only',
  ),
)

/** Every field is kept optional: only one answer was observed. */
const sessionBrowser = v.looseObject({
  sessionId: text,
  chatSessionId: maybe(text),
  projectId: maybe(text),
  browser: maybe(
    v.looseObject({
      browserSessionId: maybe(text),
      state: maybe(openPicklist('active')),
      policy: maybe(
        v.looseObject({
          mode: maybe(openPicklist('allow_all', 'read_only', 'allowlist')),
          originAllowlist: maybe(v.array(text)),
          toolAllowlist: maybe(v.array(text)),
        }),
      ),
      profileId: maybe(text),
      bootId: maybe(text),
      controlledBy: maybe(openPicklist('human')),
      box: maybe(text),
      lastActiveAt: maybe(epochMs),
    }),
  ),
})

const swarm = v.looseObject({
  id: text,
  projectId: maybe(text),
  name: maybe(text),
  description: maybe(text),
  environmentIds: maybe(v.array(text)),
  iterations: maybe(v.number()),
  sessionsPerTarget: maybe(v.number()),
  maxTurns: maybe(v.number()),
  createdAt: maybe(epochMs),
  updatedAt: maybe(epochMs),
  setupWrites: maybe(v.boolean()),
})

const message = v.strictObject({
  role: v.picklist(['user', 'assistant']),
  content: v.pipe(filledText, v.maxLength(limits.agentMessageChars), v.maxBytes(limits.agentMessageBytes)),
})

function fitsAgentLimit(messages: readonly { readonly content: string }[]): boolean {
  const bytes = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
  return bytes <= limits.agentTotalBytes
}

export const sessionOperations = defineOperations('Sessions', {
  createSessionBrowser: {
    publicId: null,
    method: 'POST',
    path: '/chat-sessions/browser',
    summary: 'Creates an API session shell and opens its browser.',
    body: v.strictObject({
      projectId: filledText,
      policy: v.optional(policy),
      idempotencyKey: v.optional(v.pipe(filledText, v.maxLength(200))),
      profileId: v.optional(text),
    }),
    response: sessionBrowser,
    retry: 'never',
  },
  openSessionBrowser: {
    publicId: null,
    method: 'POST',
    path: '/chat-sessions/{sessionId}/browser/open',
    summary: 'Opens the browser of an existing session.',
    body: v.strictObject({ policy: v.optional(policy), profileId: v.optional(text) }),
    response: sessionBrowser,
    retry: 'never',
  },
  listSwarms: {
    method: 'GET',
    path: '/projects/{projectId}/swarms',
    summary: 'Swarm containers of the project.',
    query: v.strictObject({ cursor: v.optional(text) }),
    response: pageSchema(swarm),
    pagination: 'query',
  },
  revokeModelLeases: {
    publicId: null,
    method: 'POST',
    path: '/projects/{projectId}/model-leases/revoke',
    summary: 'Kills the model leases of a run at once.',
    body: v.strictObject({ runId: nonBlankText }),
    response: v.looseObject({ ok: maybe(v.boolean()), revoked: count }),
    retry: 'safe',
  },
  runAgentTurn: {
    method: 'POST',
    path: '/projects/{projectId}/agent',
    timeoutMs: limits.agentWallClockMs + 10_000,
    summary: 'One turn of the assistant. Not idempotent; billed to the project.',
    body: v.strictObject({
      messages: v.pipe(
        v.array(message),
        v.minLength(1),
        v.maxLength(limits.agentMessages),
        v.check(
          (messages) => fitsAgentLimit(messages),
          `must hold at most ${limits.agentTotalBytes} bytes in all`,
        ),
      ),
      idempotencyKey: v.optional(v.pipe(filledText, v.maxLength(200))),
      conversationId: v.optional(v.pipe(filledText, v.maxLength(64))),
      slackChannelId: v.optional(text),
    }),
    response: v.looseObject({
      reply: maybe(text),
      toolCalls: maybe(v.array(v.unknown())),
      createdResources: maybe(
        v.array(v.looseObject({ type: maybe(text), id: maybe(text), name: maybe(text), url: maybe(text) })),
      ),
      proposedActions: maybe(v.array(v.unknown())),
      usage: maybe(v.looseObject({ inputTokens: maybe(v.number()), outputTokens: maybe(v.number()) })),
    }),
    retry: 'never',
  },
})
