import { expect, onTestFinished } from 'vitest'
import type { Clock } from '../../../src/ports/platform.ts'
import { createServiceClient, type ServiceClient } from '../../../src/service/client/client.ts'
import { callerOf } from '../../../test/support/service/caller.ts'
import { startDocumentProxy } from '../../../test/support/service/document-proxy.ts'
import { sharedEverything } from '../../../test/support/service/targets.ts'
import { type LocalService, type LocalServiceOptions, startLocalService } from '../../http/server.ts'
import type { Seed } from '../../seed/seed-schema.ts'

/** Keys of the world, by who holds them. */
export const KEYS = {
  /** Admin of the project. */
  ada: 'sk_ada',
  /** Member of the project. */
  bob: 'sk_bob',
  /** In the organization, but of no project; she opened the link of a study. */
  eve: 'sk_eve',
  /** Of another organization. */
  zoe: 'sk_zoe',
  revoked: 'sk_revoked',
  orphaned: 'sk_orphaned',
  unknown: 'sk_unknown',
} as const

export type Who = keyof typeof KEYS

export interface World {
  readonly service: LocalService
  as(who: Who): ServiceClient
  close(): Promise<void>
}

/** Addresses of the target servers that the world's project has saved. */
export interface Targets {
  readonly everything?: string
  readonly slow?: string
  readonly oauth?: string
  readonly bare?: string
  readonly forbidden?: string
}

/** Nothing listens on port 1 of loopback. */
const NOWHERE = 'http://127.0.0.1:1/mcp'

/** The records that the contract tests stand on. Names and ids are the same where both are given. */
export function describeWorld(targets: Targets = {}): Seed {
  const passing = {
    title: 'echoes',
    model: 'local/scripted',
    steps: [
      { id: 's1', kind: 'toolCall', toolName: 'echo', arguments: { message: 'hi' } },
      {
        id: 's2',
        kind: 'assert',
        assertion: { type: 'toolCalledWith', toolName: 'echo', args: { args: { message: 'hi' } } },
      },
    ],
  }
  return {
    organizations: [
      { id: 'acme', name: 'Acme' },
      { id: 'other', name: 'Other' },
    ],
    users: [
      { id: 'ada', email: 'ada@acme.test', name: 'Ada' },
      { id: 'bob', email: 'bob@acme.test', name: 'Bob' },
      { id: 'eve', email: 'eve@acme.test', name: 'Eve' },
      { id: 'zoe', email: 'zoe@other.test', name: 'Zoe' },
    ],
    keys: [
      { secret: KEYS.ada, user: 'ada' },
      { secret: KEYS.bob, user: 'bob' },
      { secret: KEYS.eve, user: 'eve' },
      { secret: KEYS.zoe, user: 'zoe', organization: 'other' },
      { secret: KEYS.revoked, user: 'ada', state: 'revoked' },
      { secret: KEYS.orphaned, user: 'ada', state: 'orphaned' },
    ],
    projects: [
      {
        id: 'shop',
        name: 'Shop',
        default: true,
        members: [{ user: 'ada', role: 'admin' }, { user: 'bob' }],
        servers: [
          { id: 'everything', name: 'everything', url: targets.everything ?? NOWHERE },
          { id: 'dead', name: 'dead', url: NOWHERE },
          { id: 'slow', name: 'slow', url: targets.slow ?? NOWHERE },
          { id: 'oauth', name: 'oauth', url: targets.oauth ?? NOWHERE },
          { id: 'bare', name: 'bare', url: targets.bare ?? NOWHERE },
          { id: 'forbidden', name: 'forbidden', url: targets.forbidden ?? NOWHERE },
          { id: 'off', name: 'off', url: NOWHERE, enabled: false },
          { id: 'local', name: 'local', command: 'node', args: ['--version'] },
        ],
        clients: [
          { id: 'client', name: 'client', model: 'local/scripted', servers: ['everything'] },
          { id: 'modelless', name: 'modelless', servers: ['everything'] },
          { id: 'serverless', name: 'serverless', model: 'local/scripted' },
        ],
        skills: [
          { id: 'skill', name: 'skill' },
          { id: 'private-skill', name: 'private-skill', shared: false },
        ],
        plugins: [
          {
            id: 'plugin',
            name: 'plugin',
            versions: [
              { id: 'v1', name: '1' },
              { id: 'v2', name: '2' },
              { id: 'v-staging', name: '3', status: 'staging' },
              { id: 'v-files', name: '4', hasSupportingFiles: true },
            ],
          },
          { id: 'disabled', name: 'disabled', enabled: false, versions: [{ id: 'v-disabled', name: '1' }] },
        ],
        serverAttachments: [{ id: 'group', name: 'group', servers: ['everything'] }],
        environments: [
          { id: 'staging', name: 'staging', client: 'client', pluginVersions: ['v1'] },
          { id: 'production', name: 'production', client: 'client', serverAttachment: 'group' },
          { id: 'archived', name: 'archived', client: 'client', archived: true },
          { id: 'no-model', name: 'no-model', client: 'modelless' },
          { id: 'no-servers', name: 'no-servers', client: 'serverless' },
        ],
        suites: [
          { id: 'plain', name: 'plain', servers: ['everything'], tests: [passing] },
          { id: 'unsaved', name: 'unsaved', tests: [passing] },
          { id: 'one-env', name: 'one-env', environments: ['staging'], tests: [passing] },
          { id: 'two-env', name: 'two-env', environments: ['staging', 'production'], tests: [passing] },
          { id: 'uploaded', name: 'uploaded', managedBy: 'ci', tests: [passing] },
          {
            id: 'accuracy',
            name: 'accuracy',
            servers: ['everything'],
            settings: { minimumAccuracy: 80 },
            tests: [passing],
          },
        ],
        studies: [
          {
            id: 'study',
            name: 'study',
            mode: 'anyone_with_link',
            environment: 'staging',
            servers: ['everything'],
            linkToken: 'share-token',
            visitors: ['eve'],
            insights: { status: 'ready' },
          },
          {
            id: 'inner-study',
            name: 'inner-study',
            mode: 'project_members',
            environment: 'staging',
            visitors: ['eve'],
          },
        ],
        chatboxes: [{ id: 'chatbox', name: 'chatbox', servers: ['everything'], linkToken: 'box-token' }],
        swarms: [{ id: 'swarm', name: 'swarm', environments: ['staging'] }],
        chatSessions: [
          { id: 'app-session', title: 'In the app', user: 'ada' },
          { id: 'api-session', title: 'Through the API', user: 'ada', origin: 'api' },
        ],
        leases: [
          { runId: 'leased-run', user: 'ada' },
          { runId: 'leased-run', user: 'ada', model: 'local/other' },
          { runId: 'leased-run', user: 'bob' },
        ],
      },
      {
        id: 'second',
        name: 'Second',
        members: [{ user: 'ada', role: 'admin' }],
        clients: [{ id: 'second-client', name: 'client', model: 'local/scripted' }],
        environments: [{ id: 'second-env', name: 'staging', client: 'client' }],
        studies: [{ id: 'second-study', name: 'study', environment: 'staging' }],
      },
      {
        id: 'abroad',
        name: 'Abroad',
        organization: 'other',
        default: true,
        members: [{ user: 'zoe', role: 'admin' }],
      },
    ],
  }
}

/** A clock that does not wait: the client's own pace is not under test here. */
function createEagerClock(): Clock {
  let skipped = 0
  return {
    now: () => Date.now() + skipped,
    sleep: async (ms) => {
      skipped += ms
    },
  }
}

/** Starts a fresh service with the world in it. Clients try once, so that every refusal is seen. */
export async function startWorld(options: LocalServiceOptions = {}, targets: Targets = {}): Promise<World> {
  const service = await startLocalService({
    rateLimit: 'off',
    seed: describeWorld(targets),
    keys: [],
    onBug: (error) => {
      throw error
    },
    ...options,
  })
  const clock = createEagerClock()
  // With the document of somebody else at hand, each answer is held against it.
  const document = process.env.CONFORMANCE_OPENAPI
  const proxy = document === undefined ? undefined : await startDocumentProxy(service.baseUrl, document)
  const baseUrl = proxy?.baseUrl ?? service.baseUrl
  const clients: ServiceClient[] = []
  let closed: Promise<void> | undefined
  return {
    service: { ...service, baseUrl },
    as: (who) => {
      const client = createServiceClient({
        baseUrl,
        apiKey: KEYS[who],
        clock,
        attempts: 1,
        ...(options.headerPrefix === undefined ? {} : { headerPrefix: options.headerPrefix }),
      })
      clients.push(client)
      return client
    },
    close: () => {
      closed ??= Promise.all(clients.map((client) => client.close())).then(async () => {
        await proxy?.close()
        await service.close()
        expect(proxy?.problems ?? []).toEqual([])
      })
      return closed
    },
  }
}

/** Something of one test, which is closed after it. */
export function closing<T extends { close(): Promise<unknown> }>(part: T): T {
  onTestFinished(async () => {
    await part.close()
  })
  return part
}

type Body = Readonly<Record<string, unknown>>

/** A world of one test with the everything-server in it, asked by raw HTTP with Ada's key. */
export async function openWorld(options: LocalServiceOptions = {}, targets: Targets = {}) {
  const { url: everything } = await sharedEverything()
  const world = closing(await startWorld(options, { everything, ...targets }))
  const { store, baseUrl } = world.service
  const call = callerOf({ baseUrl, key: KEYS.ada })
  const launch = (body: Body) => call('POST', '/projects/shop/eval-runs', { body })
  /** Waits for the end of a run. */
  const finish = async (runId: string) => {
    await expect
      .poll(() => store.runs.get(runId)?.status, { timeout: 10_000, interval: 10 })
      .toMatch(/completed|failed|cancelled|timed_out/)
    const run = (await call('GET', `/projects/shop/eval-runs/${runId}`)).json
    const { items } = (await call('GET', `/projects/shop/eval-runs/${runId}/iterations`)).json
    return { run, items }
  }
  /** Launches a run and waits for its end. */
  const execute = async (body: Body) => {
    const { status, json } = await launch(body)
    expect(json.message).toBeUndefined()
    expect(status).toBe(202)
    return await finish(json.runId)
  }
  return { world, store, call, launch, finish, execute }
}
