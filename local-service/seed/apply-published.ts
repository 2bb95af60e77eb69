import type { Store } from '../store/open-store.ts'
import { deriveRecordId, type SeedNames } from './references.ts'
import type { ProjectSeed } from './seed-schema.ts'

/** Adds what a project shows to others: studies, chatboxes and swarms. */
export function addPublishedRecords(seed: ProjectSeed, { store, stamp, find, findAll }: Scope): void {
  for (const study of seed.studies) {
    const { description = null, mode = null, hostStyle = null, linkToken = null, model = null } = study
    const { systemPrompt = null, temperature = null, requireToolApproval, insights } = study
    store.studies.put({
      ...stamp('study', study),
      description,
      mode,
      hostStyle,
      linkToken,
      modelId: model,
      systemPrompt,
      temperature,
      requireToolApproval,
      environmentId: find('environment', study.environment),
      serverIds: findAll('server', study.servers),
      visitorIds: findAll('user', study.visitors),
      insights,
    })
  }
  for (const chatbox of seed.chatboxes) {
    const { accessMode, model = null, systemPrompt = null, requireToolApproval, linkToken = null } = chatbox
    const serverIds = findAll('server', chatbox.servers)
    const prompt = { modelId: model, systemPrompt, requireToolApproval }
    store.chatboxes.put({ ...stamp('chatbox', chatbox), ...prompt, accessMode, linkToken, serverIds })
  }
  for (const swarm of seed.swarms) {
    const { environments, ...fields } = swarm
    const environmentIds = findAll('environment', environments)
    store.swarms.put({ ...fields, ...stamp('swarm', swarm), environmentIds })
  }
}

/** Adds the sessions and leases of users. */
export function addSessionsAndLeases(
  seed: ProjectSeed,
  { projectId, store, now, userId, find }: Scope,
): void {
  for (const { id, title, user, status, origin } of seed.chatSessions) {
    const owner = user === undefined ? userId : find('user', user)
    const key = id ?? deriveRecordId('session', projectId, title)
    const times = { createdAt: now, lastActivityAt: now }
    store.chatSessions.put({ id: key, projectId, userId: owner, title, status, origin, ...times })
  }
  for (const { runId, user, model, minutes } of seed.leases) {
    const owner = user === undefined ? userId : find('user', user)
    const id = deriveRecordId('lease', projectId, `${owner} ${runId} ${model}`)
    const expiresAt = now + minutes * 60_000
    store.leases.put({ id, projectId, userId: owner, runId, model, expiresAt, revoked: false })
  }
}

/** The project that is being stored, and helpers for its records. */
export interface Scope {
  readonly projectId: string
  readonly store: Store
  readonly now: number
  readonly userId: string
  readonly path: string
  readonly note: SeedNames['note']
  /** `find` resolves one reference, `findAll` a list of them. */
  readonly find: (kind: string, reference: string) => string
  readonly findAll: (kind: string, references: readonly string[]) => readonly string[]
  /** Id, project and times of a record; its name is known from now on. */
  readonly stamp: (
    kind: string,
    record: { readonly id?: string | undefined; readonly name: string },
  ) => { readonly id: string; readonly projectId: string; readonly name: string } & Times
}

interface Times {
  readonly createdAt: number
  readonly updatedAt: number
}
