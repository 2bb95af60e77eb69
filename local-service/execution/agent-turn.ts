import { setTimeout as sleep } from 'node:timers/promises'
import { limits } from '#contract'
import { ApiError, createInputError } from '../api-error.ts'
import type { RequestContext } from '../handler.ts'
import { createSuiteRecord } from '../rules/new-suite.ts'
import type { Store } from '../store/open-store.ts'
import type { Project } from '../store/records.ts'

interface Message {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** Turns underway per organization, to hold the limit of four at once. */
const turnsOfStore = new WeakMap<Store, Map<string, number>>()

/**
 * One turn of the agent. The local model is a script: it knows "list servers" and "create suite NAME", and
 * repeats anything else. Like the hosted one it may read and create suites, and cannot start runs.
 * @throws ApiError for too many bytes, too many turns at once, or a turn over the wall clock.
 */
export async function runAgentTurn(
  messages: readonly Message[],
  project: Project,
  context: RequestContext,
  store: Store,
) {
  const bytes = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
  if (bytes > limits.agentTotalBytes) {
    throw createInputError(`messages: hold ${bytes} bytes; at most ${limits.agentTotalBytes} are read.`)
  }
  const { organizationId } = context.caller
  const underway = turnsOfStore.get(store) ?? new Map<string, number>()
  turnsOfStore.set(store, underway)
  const turns = underway.get(organizationId) ?? 0
  if (turns >= limits.agentConcurrentTurns) {
    throw new ApiError('RATE_LIMITED', `${limits.agentConcurrentTurns} turns are underway already.`)
  }
  underway.set(organizationId, turns + 1)
  try {
    const turn = answerMessage(messages.at(-1)?.content ?? '', project, context, store)
    const { agentTurnMs, agentWallClockMs } = context.settings
    if (agentTurnMs > 0) await sleep(Math.min(agentTurnMs, agentWallClockMs))
    if (agentTurnMs >= agentWallClockMs) {
      // Resources that the turn created stay, so the caller is told of them before it asks again.
      const { createdResources } = turn
      throw new ApiError('TIMEOUT', 'The turn took too long.', { createdResources })
    }
    return { ...turn, proposedActions: [], usage: countTurnTokens(bytes, turn.reply) }
  } finally {
    underway.set(organizationId, (underway.get(organizationId) ?? 1) - 1)
  }
}

function answerMessage(text: string, project: Project, context: RequestContext, store: Store) {
  const newSuite = /\bcreate suite (.+)$/i.exec(text)?.[1]?.trim()
  if (newSuite !== undefined) return createSuite(newSuite, project, context, store)
  if (/\blist servers\b/i.test(text)) {
    const names = store.servers.list(project.id).map(({ name }) => name)
    const reply = names.join(', ') || 'None.'
    return { reply, toolCalls: [{ operation: 'listServers' }], createdResources: [] }
  }
  return { reply: `You said: ${text}`, toolCalls: [], createdResources: [] }
}

function createSuite(name: string, project: Project, { newId, now, origin }: RequestContext, store: Store) {
  const toolCalls = [{ operation: 'createEvalSuite' }]
  if (store.suites.findByName(project.id, name) !== undefined) {
    return { reply: `There is a suite "${name}" already.`, toolCalls, createdResources: [] }
  }
  const suite = createSuiteRecord({ id: newId(), projectId: project.id, name, managedBy: 'app', now })
  store.suites.put(suite)
  const url = `${origin}/evals/suite/${suite.id}`
  return {
    reply: `Created the suite "${name}".`,
    toolCalls,
    createdResources: [{ type: 'eval_suite', id: suite.id, name, url }],
  }
}

/** The scripted model counts four bytes as one token. */
function countTurnTokens(inputBytes: number, reply: string) {
  return { inputTokens: Math.ceil(inputBytes / 4), outputTokens: Math.ceil(Buffer.byteLength(reply) / 4) }
}
