import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Answer, Probe } from './probe.ts'
import { NotOffered } from './table.ts'

const reference = 'https://github.com/MCPJam/inspector/blob/main/docs/reference'

/** Where the rules are written down. */
export const ruleSources = {
  'public page': `${reference}/public-api.mdx`,
  'public document': `${reference}/openapi.json`,
  'what deployments do': 'seen in answers; no page says it',
} as const

/** A rule that we rely on. */
export interface Rule {
  readonly rule: string
  readonly source: keyof typeof ruleSources
  readonly ask: (probe: Probe) => Promise<unknown>
}

/** Holds a refusal against its status and code. */
export function expectRefusal({ status, json }: Answer, wanted: number, code: string, reason?: string): void {
  assert.deepEqual(
    [status, json.code],
    [wanted, code],
    `answered ${status} ${JSON.stringify(json).slice(0, 300)}`,
  )
  assert.equal(typeof json.message, 'string')
  if (reason !== undefined) assert.equal(json.details?.reason, reason)
}

/** The body of an answer that must have the status. */
export function expectStatus(answer: Answer, wanted: number): Answer['json'] {
  assert.equal(
    answer.status,
    wanted,
    `answered ${answer.status} ${JSON.stringify(answer.json).slice(0, 300)}`,
  )
  return answer.json
}

/** The items of a page. */
export function readCollection(answer: Answer) {
  const { items, nextCursor } = expectStatus(answer, 200)
  assert.ok(Array.isArray(items))
  assert.ok(nextCursor === undefined || nextCursor === null || typeof nextCursor === 'string')
  return items
}

/** An id that no record has. */
export const nowhere = 'a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4'
export const invalid = 'VALIDATION_ERROR'
/** Steps of the smallest case. */
export const steps = [{ id: 's1', kind: 'prompt', prompt: 'Say hi' }]

/** Creates a suite for each rule, so that no rule depends on another. */
export async function createSuite(
  probe: Probe,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const body = {
    name: `eval-gate conformance ${randomUUID().slice(0, 8)}`,
    serverIds: [await findServer(probe)],
    model: probe.model,
    tests: [{ title: 'first', steps, runs: 2 }],
    ...more,
  }
  return String(expectStatus(await probe.askProject('POST', '/eval-suites', { body }), 201).suiteId)
}

/** Any server of the project. */
export async function findServer(probe: Probe): Promise<string> {
  const [server] = readCollection(await probe.askProject('GET', '/servers'))
  if (server === undefined) throw new NotOffered()
  return String(server.id)
}

/** Creates an environment with any host of the project. */
export async function createEnvironment(probe: Probe): Promise<Readonly<Record<string, unknown>>> {
  const [host] = readCollection(await probe.askProject('GET', '/hosts', { mayBeAbsent: true }))
  if (host === undefined) throw new NotOffered()
  const body = { name: `eval-gate conformance ${randomUUID().slice(0, 8)}`, hostId: host.id }
  return expectStatus(await probe.askProject('POST', '/environments', { body }), 201)
}
