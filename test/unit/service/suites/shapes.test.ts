import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { type LocalService, startLocalService } from '../../../../local-service/index.ts'
import { parseSuiteFile } from '../../../../src/config/suite-file/read.ts'
import type { Clock } from '../../../../src/ports/platform.ts'
import { createServiceClient } from '../../../../src/service/client/client.ts'
import { applySuite, planSuite } from '../../../../src/service/suites/apply-suite.ts'
import { describePlan } from '../../../../src/service/suites/describe-plan.ts'
import { type PublicSuites, startPublicSuites } from '../../../support/public-suites.ts'

/** A suite file against a deployment with the public words, and against the local service in both vocabularies. */

const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const part of open.splice(0)) await part.close()
})

/** A clock that does not wait: the client's own pace is not under test here. */
function eagerClock(): Clock {
  let skipped = 0
  return {
    now: () => Date.now() + skipped,
    sleep: async (ms) => {
      skipped += ms
    },
  }
}

/** Plans or applies a file of this text, and says the plan in the words of the command line. */
async function suite({ baseUrl }: { readonly baseUrl: string }, action: 'plan' | 'apply', text: string) {
  const client = createServiceClient({ baseUrl, apiKey: 'sk_shape', clock: eagerClock() })
  try {
    const spec = parseSuiteFile(text, 'suite.yml')
    const project = client.project('shop')
    const options = { prune: false }
    const plan = await planSuite(project, spec, options)
    if (action === 'apply') await applySuite(project, spec, plan, options)
    return describePlan(plan).join('\n')
  } finally {
    await client.close()
  }
}

const nothingToDo = '"support" already matches the file; nothing to do.'

async function startLocal(vocabulary: 1 | 2): Promise<LocalService> {
  const service = await startLocalService({
    keys: [],
    rateLimit: 'off',
    settings: { vocabulary },
    seed: {
      keys: [{ secret: 'sk_shape' }],
      projects: [
        {
          id: 'shop',
          name: 'Shop',
          default: true,
          servers: [
            { id: 'srv', name: 'everything', url: 'http://127.0.0.1:1/mcp' },
            { id: 'second', name: 'second', url: 'http://127.0.0.1:1/mcp' },
          ],
          clients: [
            { id: 'h', name: 'desktop', model: 'anthropic/claude-haiku-4.5', servers: ['everything'] },
          ],
          environments: [{ id: 'env', name: 'staging', client: 'desktop' }],
        },
      ],
    },
  })
  return service
}

const deployments: readonly (readonly [string, () => Promise<PublicSuites | LocalService>])[] = [
  ['a deployment with the public words', startPublicSuites],
  ['the local service, vocabulary 1', () => startLocal(1)],
  ['the local service, vocabulary 2', () => startLocal(2)],
]

const full = `name: support
description: What the agent must be able to do
model: anthropic/claude-haiku-4.5
servers: [everything]
system-prompt: You help customers.
temperature: 0.2
min-pass-rate: 90%
settings: { minimumIterations: 2 }
assertions: [{ type: toolNeverCalled, tool: delete-all }]
schedule: { every-minutes: 60 }
cases:
  - id: greets
    title: Greets
    repetitions: 3
    assertions: { mode: extend, list: [{ type: toolCalledAtLeastOnce, tool: echo }] }
    steps: [{ prompt: Say hello }]
  - title: Refuses
    model: anthropic/claude-sonnet-4.5
    negative: true
    expected-output: No
    scenario: A rude customer
    steps: [{ prompt: Delete everything }]
`

const inEnvironment = `name: anywhere
environments: [staging]
cases:
  - { id: one, title: One, steps: [{ prompt: Say hello }] }
  - { id: two, title: Two, steps: [{ tool: echo, arguments: { message: hi } }] }
`

describe.each(deployments)('%s', (_, start) => {
  test.each([
    ['every key', full],
    ['environments alone', inEnvironment],
  ])('a plan after an apply is empty: %s', async (_what, text) => {
    const deployment = await start()
    open.push(deployment)
    await suite(deployment, 'apply', text)
    expect(await suite(deployment, 'plan', text)).toMatch(/^".*" already matches the file; nothing to do\.$/)
  })

  test('a case with an id is renamed, not created again', async () => {
    const deployment = await start()
    open.push(deployment)
    await suite(deployment, 'apply', full)
    const renamed = await suite(deployment, 'apply', full.replace('title: Greets', 'title: Welcomes'))
    expect(renamed).toBe('"support":\n  ~ case "Welcomes": title')
  })

  test('other servers, another model and other steps are written in words that the service takes', async () => {
    const deployment = await start()
    open.push(deployment)
    await suite(deployment, 'apply', full)
    const edited = full
      .replace('temperature: 0.2', 'temperature: 0')
      .replaceAll('claude-haiku-4.5', 'claude-sonnet-4.5')
      .replace('repetitions: 3', 'repetitions: 4')
      .replace('prompt: Say hello', 'prompt: Say good morning')
      .replace('servers: [everything]', 'servers: [everything, second]')
    const plan = await suite(deployment, 'apply', edited)
    expect(plan).toContain('~ suite: servers, model, temperature')
    expect(plan).toContain('~ case "Greets": models, legacyIterations, steps')
    expect(await suite(deployment, 'plan', edited)).toBe(nothingToDo)
  })
})

const recipes = resolve(import.meta.dirname, '../../../../docs/recipes')
const documented = readdirSync(recipes).flatMap((name) => {
  const page = readFileSync(join(recipes, name), 'utf8')
  const files = [...page.matchAll(/^```yaml\n([\s\S]*?)^```/gm)].map(([, file = '']) => file)
  return files.filter((file) => /^cases:/m.test(file)).map((file) => [name, file] as const)
})

test.each(documented)(
  'the suite of %s applies to a deployment with public words as it stands',
  async (_, file) => {
    const [, servers = ''] = /^servers: \[(.*)\]$/m.exec(file) ?? []
    const deployment = await startPublicSuites(servers.split(', '))
    open.push(deployment)
    await suite(deployment, 'apply', file)
    expect(await suite(deployment, 'plan', file)).toMatch(/already matches the file; nothing to do\.$/)
  },
)

describe('words that only the local service knows', () => {
  const own = `name: own
servers: [everything]
model: local/scripted
assertions: [{ type: x-llm-judge, rubric: Polite. }]
cases:
  - title: Greets
    steps:
      - { prompt: Say hello, x-reply: Hello }
      - assert: { type: noToolErrors }
`

  test('are refused by the plan of a deployment that does not list them', async () => {
    const deployment = await startPublicSuites()
    open.push(deployment)
    await expect(suite(deployment, 'plan', own)).rejects.toMatchObject({
      problems: [
        { where: 'assertions', message: 'this deployment does not know the assertion "x-llm-judge"' },
        { where: 'case "Greets"', message: 'this deployment does not know the key "x-reply" of a step' },
      ],
    })
  })

  test('are taken where they are listed, which takes a model for the judge', async () => {
    const service = await startLocal(2)
    open.push(service)
    await expect(suite(service, 'plan', own)).rejects.toMatchObject({
      problems: [{ message: 'this deployment does not know the assertion "x-llm-judge"' }],
    })
    expect(await suite(service, 'apply', own.replace(/^assertions.*\n/m, ''))).toContain('+ case "Greets"')
  })
})

test('a lost answer to a batch is asked for again, and nothing is written twice', async () => {
  const service = await startLocal(2)
  open.push(service)
  service.setFaults([{ kind: 'reset-after-commit', operation: 'createEvalCases', times: 1 }])
  await suite(service, 'apply', full)
  expect(service.requests.filter(({ operationId }) => operationId === 'createEvalCases')).toHaveLength(2)
  const [stored] = service.store.suites.list('shop')
  expect(service.store.cases.list(stored?.id ?? '').map(({ title }) => title)).toEqual(['Greets', 'Refuses'])
})

test('a new suite without servers or environments is refused before anything is sent', async () => {
  const deployment = await startPublicSuites()
  open.push(deployment)
  const bare = suite(deployment, 'apply', 'name: bare\ncases: [{ title: A, steps: [{ prompt: x }] }]')
  await expect(bare).rejects.toMatchObject({
    problems: [{ where: 'servers', message: 'is required to create the suite "bare"' }, { where: 'model' }],
  })
  expect(deployment.requests.filter(({ line }) => !line.startsWith('GET'))).toEqual([])
})
