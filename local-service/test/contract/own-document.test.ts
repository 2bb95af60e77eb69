import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDocument } from '../../../src/cli/conformance/document.ts'
import { createSample } from '../../../test/conformance/sample.ts'
import { openWorld } from './world.ts'

/** The smallest body that docs/openapi.json promises for an operation is one that its handler reads. */

const { operations, resolve } = readDocument(JSON.parse(readFileSync('docs/openapi.json', 'utf8')))
const ids: Readonly<Record<string, string>> = {
  projectId: 'shop',
  suiteId: 'plain',
  environmentId: 'staging',
  serverId: 'everything',
  hostId: 'client',
  clientId: 'client',
  sessionId: 'api-session',
}
/** What their texts name is for the target server to know. */
const ofTarget = ['getServerPrompt', 'readServerResource', 'importServerOauthTokens']
const withBody = operations.filter(({ id, body }) => body !== undefined && !ofTarget.includes(id))

test.each(withBody.map((operation) => [operation.id, operation] as const))(
  '%s',
  async (_, { method, path, body }) => {
    const { call } = await openWorld()
    const route = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => ids[name] ?? 'nothing')
    const { status, json } = await call(method, route, { body: createSample(body?.schema, resolve) })
    expect([status, json.message], JSON.stringify(createSample(body?.schema, resolve))).not.toEqual([
      400,
      expect.anything(),
    ])
  },
)
