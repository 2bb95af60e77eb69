import { type LocalService, type LocalServiceOptions, startLocalService } from '../../local-service/index.ts'
import type { Seed } from '../../local-service/seed/seed-schema.ts'
import { createServiceClient, type ServiceClient } from '../../src/service/client/client.ts'
import { asInputs } from './as-inputs.ts'
import { quickClock } from './clocks.ts'
import { sharedEverything } from './service/targets.ts'

type ProjectSeed = NonNullable<Seed['projects']>[number]
type Test = NonNullable<NonNullable<ProjectSeed['suites']>[number]['tests']>[number]

export const hostedKey = 'sk_hosted'

/** What a test asks has a key of its own, so that it takes nothing from the rate limit of the steps. */
const keyOfTheTest = 'sk_of_the_test'

/** A test of an agent that shall call the tool `echo`; `works` says for each repetition whether it does. */
export function echoTest(title: string, works: readonly boolean[]): Test {
  const call = { calls: [{ toolName: 'echo', arguments: { message: title } }], reply: `${title} it is.` }
  return {
    title,
    runs: works.length,
    model: 'local/scripted',
    provider: 'local',
    steps: [
      {
        id: 'ask',
        kind: 'prompt',
        prompt: `Please say ${title}.`,
        'x-replies': works.map((does) => (does ? call : { reply: 'I would rather not.', calls: [] })),
      },
      {
        id: 'said',
        kind: 'assert',
        assertion: { type: 'toolCalledWith', toolName: 'echo', args: { args: { message: title } } },
      },
    ],
  }
}

/** A test that keeps the everything-server busy for so many seconds. */
export function slowTest(title: string, seconds: number): Test {
  return {
    title,
    runs: 1,
    steps: [
      {
        id: 'wait',
        kind: 'toolCall',
        toolName: 'trigger-long-running-operation',
        arguments: { duration: seconds, steps: 1 },
      },
    ],
  }
}

export const always = [true, true, true, true, true]
export const never = [false, false, false, false, false]

export interface HostedWorld {
  readonly service: LocalService
  readonly client: ServiceClient
  /** Inputs of a hosted step of this world, see {@link asInputs}. */
  inputs(more: Readonly<Record<string, string>>): Record<string, string>
  /** Puts other cases into a suite, as if the agent had changed. */
  change(suiteId: string, tests: readonly Test[]): void
  close(): Promise<void>
}

/** The local service with a project whose suites run against the official everything-server. */
export async function startHostedWorld(
  project: Partial<ProjectSeed> | ((everythingUrl: string) => Partial<ProjectSeed>) = {},
  { slots = 2, ...options }: Partial<LocalServiceOptions> & { readonly slots?: number } = {},
): Promise<HostedWorld> {
  const everything = await sharedEverything()
  const seed: Seed = {
    organizations: [{ id: 'acme', name: 'Acme', maxConcurrentRuns: slots }],
    keys: [{ secret: hostedKey }, { secret: keyOfTheTest }],
    projects: [
      {
        id: 'shop',
        name: 'Shop',
        default: true,
        servers: [
          { id: 'srv-everything', name: 'everything', url: everything.url },
          { id: 'srv-dead', name: 'dead', url: 'http://127.0.0.1:1/mcp' },
        ],
        clients: [{ id: 'client', name: 'client', model: 'local/scripted', servers: ['everything'] }],
        environments: [
          { id: 'env-staging', name: 'staging', client: 'client' },
          { id: 'env-production', name: 'production', client: 'client' },
          { id: 'env-other', name: 'elsewhere', client: 'client' },
        ],
        ...(typeof project === 'function' ? project(everything.url) : project),
      },
    ],
  }
  const service = await startLocalService({ keys: [], rateLimit: 'off', ...options, seed })
  const client = createServiceClient({
    baseUrl: service.baseUrl,
    apiKey: keyOfTheTest,
    clock: quickClock(1000),
    env: {},
  })
  return {
    service,
    client,
    inputs: (more) => asInputs({ 'api-key': hostedKey, 'base-url': service.baseUrl, ...more }),
    change: (suiteId, tests) => {
      for (const test of tests) {
        const stored = service.store.cases.list(suiteId).find(({ title }) => title === test.title)
        if (stored === undefined) throw new Error(`no case “${test.title}”`)
        service.store.cases.put({ ...stored, fields: { ...stored.fields, steps: test.steps } })
      }
    },
    close: async () => {
      await client.close()
      await service.close()
    },
  }
}

/** What was asked of the service, without ids, e.g. `POST eval-runs`. */
export function askedOf(service: LocalService, from = 0): string[] {
  return service.requests.slice(from).map(({ method, path }) => {
    const [, rest = path] = /\/api\/v1(?:\/projects\/[^/]+)?\/?(.*)$/.exec(path) ?? []
    return `${method} ${rest.replace(/\b[0-9a-z]{32}\b/g, 'ID')}`
  })
}

/** The same with what was asked again and again, like the state of a run, only once. */
export function withoutRepeats(asked: readonly string[]): string[] {
  return asked.filter((line, index) => line !== asked[index - 1])
}

/** How the requests for an operation were answered, in order; null for a broken connection. */
export function statusesOf(service: LocalService, operation: string, from = 0): (number | null)[] {
  return service.requests
    .slice(from)
    .filter(({ operationId }) => operationId === operation)
    .map(({ status }) => status)
}
