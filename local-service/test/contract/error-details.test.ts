import { afterEach, describe, expect, test } from 'vitest'
import { ServiceError } from '../../../src/errors.ts'
import { callerOf } from '../../../test/support/service/caller.ts'
import { KEYS, startWorld } from './world.ts'

/** What a refusal says beyond its message reaches the person who made the call. */

const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const part of open.splice(0)) await part.close()
})

const start = async (settings = {}) => {
  const world = await startWorld({ settings })
  open.push(world)
  return { world, call: callerOf({ baseUrl: world.service.baseUrl, key: KEYS.ada }) }
}

const adviceOf = async (call: Promise<unknown>): Promise<readonly string[]> => {
  const error = await call.then(
    () => expect.fail('was not refused'),
    (failure: unknown) => failure,
  )
  expect(error).toBeInstanceOf(ServiceError)
  return (error as ServiceError).advice
}

describe('a turn of the agent that creates a suite and then takes too long', () => {
  const messages = [{ role: 'user' as const, content: 'create suite nightly' }]
  const slow = { agentTurnMs: 20, agentWallClockMs: 10 }

  test('says on the wire what it created', async () => {
    const { call, world } = await start(slow)
    const { status, json, headers } = await call('POST', '/projects/shop/agent', { body: { messages } })
    const suite = world.service.store.suites.findByName('shop', 'nightly')
    expect(status).toBe(504)
    expect(json).toMatchObject({
      code: 'TIMEOUT',
      details: { createdResources: [{ type: 'eval_suite', id: suite?.id, name: 'nightly' }] },
    })
    expect(headers.get('content-type')).toMatch(/^application\/json/)
  })

  test('says so to the person', async () => {
    const { world } = await start(slow)
    const turn = world
      .as('ada')
      .exchange('runAgentTurn', { params: { projectId: 'shop' }, body: { messages } })
    const advice = await adviceOf(turn)
    const suite = world.service.store.suites.findByName('shop', 'nightly')
    expect(advice.find((line) => line.startsWith('Created before it failed'))).toBe(
      `Created before it failed: eval_suite "nightly" (id ${suite?.id}), ${world.service.origin}/evals/suite/${suite?.id}.`,
    )
  })
})

test('every problem of a refused body is reported, not only the first', async () => {
  const { world } = await start()
  const body = { name: 'x', colour: 'red', tests: [] }
  const request = { params: { projectId: 'shop' }, body }
  const advice = await adviceOf(world.as('ada').exchange('createEvalSuite', request, { check: false }))
  expect(advice.join('\n')).toMatch(/^model: /m)
  expect(advice.join('\n')).toMatch(/^tests: /m)
})

test('details that no advice is written for are shown as they are', async () => {
  const { world } = await start()
  const client = world.as('ada')
  const params = { projectId: 'shop', environmentId: 'staging' }
  const edit = client.call('updateEnvironment', { params, body: { expectedRevision: 7, name: 'x' } })
  expect(await adviceOf(edit)).toContain('revision: 1')
})
