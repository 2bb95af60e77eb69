import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { UsageError } from '../../../src/errors.ts'
import { callerOf } from '../../../test/support/service/caller.ts'
import { type LocalService, startLocalService } from '../../http/server.ts'
import { readSeed } from '../../seed/read-seed.ts'
import type { Seed } from '../../seed/seed-schema.ts'

const services: LocalService[] = []
afterEach(async () => {
  for (const service of services.splice(0)) await service.close()
})
const start = async (seed: Seed) => {
  const service = await startLocalService({ rateLimit: 'off', seed })
  services.push(service)
  return { service, call: callerOf(service) }
}
const problemsOf = async (promise: Promise<unknown>): Promise<readonly string[]> => {
  const failure = await promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(UsageError)
  return (failure as UsageError).problems.map(({ where, message }) => `${where}: ${message}`)
}

test('the example of the documentation is a whole world', async () => {
  const [, example = ''] =
    /<!-- seed example[^\n]*\n```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/service.md', 'utf8')) ?? []
  const { service, call } = await start(readSeed(example, 'service.md'))
  expect(service.key).toBe('sk_demo')
  const study = service.store.studies.list('shop')[0]
  expect((await call('GET', `/projects/shop/studies/${study?.id}`)).json).toMatchObject({
    name: 'First visit',
    hostName: 'assistant',
    serverNames: ['cart'],
  })
  const environment = service.store.environments.list('shop')[0]
  expect((await call('GET', `/projects/shop/environments/${environment?.id}/resolve`)).json).toMatchObject({
    environment: { name: 'staging' },
    servers: [{ name: 'cart' }],
  })
  const { json } = await call('GET', '/projects/shop/eval-suites')
  expect(json.items).toMatchObject([{ name: 'checkout' }])
  expect((await call('GET', '/me', { key: 'sk_old' })).status).toBe(401)
  const refused = await call('POST', '/projects/default/eval-ingest/report', { body: {} })
  expect(refused).toMatchObject({ status: 400, json: { ok: false } })
  expect((await call('GET', '/projects/shop/swarms', { key: 'sk_bob' })).json.items).toMatchObject([
    { iterations: 5 },
  ])
})

test('a seed that names only a project gets an organization, an admin and a key', async () => {
  const { service, call } = await start({ projects: [{ name: 'Mine' }] })
  expect(service.key).toMatch(/^sk_local_/)
  const { json } = await call('GET', '/projects')
  expect(json.items).toMatchObject([{ name: 'Mine', role: 'admin', isDefault: true }])
})

test('applied to a database again it replaces its own records', async () => {
  const seed: Seed = {
    projects: [{ id: 'p', name: 'P', servers: [{ name: 'a', url: 'http://127.0.0.1:1/mcp' }] }],
  }
  const { service } = await start(seed)
  const { applySeed } = await import('../../seed/apply-seed.ts')
  applySeed(
    { projects: [{ id: 'p', name: 'Renamed', servers: [{ name: 'a', url: 'http://127.0.0.1:2/mcp' }] }] },
    service.store,
    1,
  )
  expect(service.store.servers.list('p').map(({ url }) => url)).toEqual(['http://127.0.0.1:2/mcp'])
  expect(service.store.projects.get('p')?.name).toBe('Renamed')
})

describe('a seed that is wrong', () => {
  test.each([
    ['no YAML', 'projects: [', /^seed\.yml:\d+:\d+: /],
    [
      'an unknown field',
      'projects:\n  - { name: P, colour: red }',
      /^seed\.yml: projects\.0\.colour: is not a field/,
    ],
    [
      'a test with two counts',
      'projects: [{ name: P, suites: [{ name: s, tests: [{ title: t, runs: 1, iterations: 1, steps: [{ id: s, kind: prompt, prompt: x }] }] }] }]',
      /tests\.0: send runs or iterations, not both$/,
    ],
    [
      'an assertion with a typo',
      'projects: [{ name: P, suites: [{ name: s, tests: [{ title: t, steps: [{ id: a, kind: assert, assertion: { type: noToolErrors, not: true } }] }] }] }]',
      /steps\.0\.assertion\.not: is not a field/,
    ],
    ['a key without its prefix', 'keys: [{ secret: password }]', /^seed\.yml: keys\.0\.secret: must be sk_/],
    ['a number for a name', 'projects: [{ name: 1 }]', /^seed\.yml: projects\.0\.name: /],
    [
      'an address that is not one',
      'projects: [{ name: P, servers: [{ name: s, url: nowhere }] }]',
      /must be a URL/,
    ],
    ['a list', '- 1', /^seed\.yml: seed: /],
  ])('%s', async (_, text, message) => {
    const [first] = await problemsOf(Promise.resolve().then(() => readSeed(text, 'seed.yml')))
    expect(first).toMatch(message)
  })

  test('an empty file is an empty seed', () => {
    expect(readSeed('', 'seed.yml')).toEqual({})
  })

  test('every unknown reference is reported, and nothing is stored', async () => {
    const problems = await problemsOf(
      startLocalService({
        seed: {
          keys: [{ secret: 'sk_x', user: 'nobody' }],
          projects: [
            {
              id: 'p',
              name: 'P',
              clients: [{ name: 'c', servers: ['missing'] }],
              environments: [{ name: 'e', client: 'none' }],
            },
          ],
        },
      }),
    )
    expect(problems).toEqual([
      'seed: projects.0 (P): no server of p is called "missing"',
      'seed: projects.0 (P): no client of p is called "none"',
      'seed: keys.0.user: no user is called "nobody"',
    ])
  })
})
