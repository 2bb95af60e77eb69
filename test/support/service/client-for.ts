import { onTestFinished } from 'vitest'
import { ServiceError, UsageError } from '../../../src/errors.ts'
import type { Clock } from '../../../src/ports/platform.ts'
import {
  createServiceClient,
  type ServiceClient,
  type ServiceClientOptions,
} from '../../../src/service/client/client.ts'
import { fakeClock } from '../clocks.ts'
import { fakeRuntime } from '../platform.ts'

export const testKey = 'sk_test_4f9c2e7ab1d05386'

export interface TestClient {
  readonly client: ServiceClient
  readonly clock: Clock & { readonly waits: readonly number[] }
  readonly warnings: string[]
  readonly infos: string[]
  readonly masked: string[]
}

/** A client of a scripted server: time passes only by waiting, and the jitter is the largest. */
export function clientFor(url: string, options: Partial<ServiceClientOptions> = {}): TestClient {
  const clock = fakeClock()
  const warnings: string[] = []
  const infos: string[] = []
  const masked: string[] = []
  const client = createServiceClient({
    baseUrl: url,
    apiKey: testKey,
    clock,
    random: () => 1,
    log: fakeRuntime({
      log: {
        info: (message) => infos.push(message),
        warning: (message) => warnings.push(message),
        mask: (secret) => masked.push(secret),
      },
    }).log,
    timeoutMs: 5_000,
    env: {},
    ...options,
  })
  onTestFinished(() => client.close())
  return { client, clock, warnings, infos, masked }
}

async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('expected a rejection')
}

/** The ServiceError that a call ends with. */
export async function serviceErrorOf(promise: Promise<unknown>): Promise<ServiceError> {
  const error = await rejection(promise)
  if (error instanceof ServiceError) return error
  throw error
}

/** The problems of the UsageError that a call ends with. */
export async function problemsOf(promise: Promise<unknown>): Promise<string[]> {
  const error = await rejection(promise)
  if (error instanceof UsageError)
    return error.problems.map(({ where, message }) =>
      where === undefined ? message : `${where}: ${message}`,
    )
  throw error
}
