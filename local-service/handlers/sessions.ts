import { limits, type ParsedBodyOf } from '#contract'
import { createConflictError, createNotFoundError } from '../api-error.ts'
import { runAgentTurn } from '../execution/agent-turn.ts'
import type { Handlers, RequestContext } from '../handler.ts'
import { findProject, findProjectOrDefault } from '../rules/find-project.ts'
import { createProjectResource } from '../rules/resource.ts'
import type { Browser, BrowserPolicy, ChatSession } from '../store/catalog-records.ts'
import type { Store } from '../store/open-store.ts'

/** Session browsers, swarms, model leases and the agent. */
export const sessionHandlers = {
  createSessionBrowser: ({ body }, context, store) => {
    const { project } = findProject(body.projectId, context.caller, store)
    const policy = readBrowserPolicy(body.policy)
    return store.transaction(() => {
      const { caller, now, newId } = context
      const scope = `createSessionBrowser ${caller.userId}`
      const replay =
        body.idempotencyKey === undefined ? undefined : store.replays.find(scope, body.idempotencyKey)
      if (replay !== undefined) {
        throw createConflictError('idempotencyKey: was used before.', { sessionId: replay.body })
      }
      refuseThirdDesktop(context, store)
      const session: ChatSession = {
        id: newId(),
        projectId: project.id,
        userId: caller.userId,
        title: 'API session',
        status: 'active',
        origin: 'api',
        createdAt: now,
        lastActivityAt: now,
      }
      store.chatSessions.put(session)
      if (body.idempotencyKey !== undefined) store.replays.put(scope, body.idempotencyKey, '', session.id)
      return renderBrowser(openBrowser(session, policy, body.profileId, context, store), session)
    })
  },

  openSessionBrowser: ({ params, body }, context, store) => {
    const session = store.chatSessions.get(params.sessionId)
    if (session?.userId !== context.caller.userId || session.origin !== 'api')
      throw createNotFoundError('Chat session')
    findProject(session.projectId, context.caller, store)
    const policy = readBrowserPolicy(body.policy)
    return store.transaction(() => {
      const live = listLiveBrowsers(context, store).find(({ sessionId }) => sessionId === session.id)
      if (live === undefined) {
        refuseThirdDesktop(context, store)
        return renderBrowser(openBrowser(session, policy, body.profileId, context, store), session)
      }
      const used = { ...live, lastActiveAt: context.now }
      store.browsers.put(used)
      return renderBrowser(used, session)
    })
  },

  listSwarms: createProjectResource('Swarm', (store) => store.swarms).list((swarm) => ({ ...swarm })),

  revokeModelLeases: ({ params, body }, { caller, now }, store) => {
    const { project } = findProjectOrDefault(params.projectId, caller, store)
    const live = store.leases
      .list(project.id)
      .filter(
        ({ runId, userId, expiresAt }) => runId === body.runId && userId === caller.userId && expiresAt > now,
      )
      .filter(({ revoked }) => !revoked)
    store.transaction(() => {
      for (const lease of live) store.leases.put({ ...lease, revoked: true })
    })
    return { ok: true, revoked: live.length }
  },

  runAgentTurn: ({ params, body }, context, store) => {
    const { project } = findProject(params.projectId, context.caller, store)
    return runAgentTurn(body.messages, project, context, store)
  },
} satisfies Partial<Handlers>

/** A list without a mode means `allowlist`. */
function readBrowserPolicy(policy: ParsedBodyOf<'createSessionBrowser'>['policy']): BrowserPolicy {
  const { originAllowlist, toolAllowlist } = policy ?? {}
  const mode = policy?.mode ?? ((originAllowlist ?? toolAllowlist) ? 'allowlist' : 'allow_all')
  return { mode, originAllowlist, toolAllowlist }
}

function listLiveBrowsers({ caller, now, settings }: RequestContext, store: Store): readonly Browser[] {
  return store.browsers
    .list(caller.userId)
    .filter(({ state, lastActiveAt }) => state === 'active' && lastActiveAt > now - settings.browserIdleMs)
}

/** Two live conversation desktops per user, across projects. */
function refuseThirdDesktop(context: RequestContext, store: Store): void {
  const live = listLiveBrowsers(context, store)
  if (live.length >= limits.liveDesktopsPerUser) {
    throw createConflictError(`Only ${limits.liveDesktopsPerUser} desktops may be live at once.`, {
      limit: limits.liveDesktopsPerUser,
      sessionIds: live.map(({ sessionId }) => sessionId),
    })
  }
}

function openBrowser(
  session: ChatSession,
  policy: BrowserPolicy,
  profileId: string | undefined,
  { newId, now }: RequestContext,
  store: Store,
): Browser {
  const browser: Browser = {
    id: newId(),
    sessionId: session.id,
    userId: session.userId,
    policy,
    profileId: profileId ?? newId(),
    bootId: newId(),
    box: 'local',
    state: 'active',
    lastActiveAt: now,
  }
  store.browsers.put(browser)
  return browser
}

function renderBrowser(
  { id, policy, profileId, bootId, box, state, lastActiveAt }: Browser,
  session: ChatSession,
) {
  return {
    sessionId: session.id,
    chatSessionId: session.id,
    projectId: session.projectId,
    browser: {
      browserSessionId: id,
      state,
      policy: { originAllowlist: [], toolAllowlist: [], ...policy },
      profileId,
      bootId,
      controlledBy: 'human',
      box,
      lastActiveAt,
    },
  }
}
