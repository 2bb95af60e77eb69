import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildServiceHeaders, defaultHeaderPrefix } from '#contract'
import { executeRun } from '../execution/execute-run.ts'
import { createExecutor, failAbandonedRuns } from '../execution/executor.ts'
import { createFaultBox, type Fault } from '../faults/faults.ts'
import { handlers } from '../handlers/all.ts'
import { createServerGateway } from '../mcp/gateway.ts'
import { createId } from '../new-id.ts'
import { applyKeys, ensureHome, type KeySeed } from '../seed/apply-keys.ts'
import { applySeed } from '../seed/apply-seed.ts'
import type { Seed } from '../seed/seed-schema.ts'
import { defaultSettings, type Settings } from '../settings.ts'
import { describeDiskTrouble } from '../store/disk-trouble.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { apiRoot } from './api-root.ts'
import type { Service } from './dispatch.ts'
import { createRateLimiter, type RateLimit, specifiedRateLimit } from './rate-limit.ts'
import { createRequestLog, type RequestLogEntry } from './request-log.ts'
import { startScheduleTimer } from './schedules.ts'
import { serveRequest, type Transport } from './transport.ts'

/** How long `close` waits for requests that hang on a target server. */
const closeGraceMs = 1000

/** How long an idle connection is kept. */
const keepAliveMs = 120_000

export interface LocalServiceOptions {
  /** 0, the default, takes any free port. */
  readonly port?: number
  /** Loopback only: the service has no protection for anything else. */
  readonly host?: '127.0.0.1'
  /** Path of the SQLite file, by default `:memory:`. */
  readonly database?: string
  /** Keys to accept: bearers or whole entries. By default one active key is made up. */
  readonly keys?: readonly (string | KeySeed)[]
  /** Records to start with. If the database already has records of the seed, they are replaced. */
  readonly seed?: Seed
  /** Unix epoch ms. */
  readonly clock?: () => number
  /** Ids of records; unique, `[A-Za-z0-9_-]+`. */
  readonly newId?: () => string
  /** By default 60 a minute with bursts of 10, as specified. */
  readonly rateLimit?: RateLimit | 'off'
  /** Prefix of the service's own headers, by default `x-service`. */
  readonly headerPrefix?: string
  readonly settings?: Partial<Settings>
  readonly faults?: readonly Fault[]
  /** How many requests `requests` remembers; by default 10,000, with at most 64 MiB of bodies. */
  readonly requestLogSize?: number
  readonly onRequest?: (entry: RequestLogEntry) => void
  readonly onBug?: (error: unknown) => void
  /**
   * Gets a sentence about something that went on without a request, such as a schedule that could not start.
   */
  readonly onNotice?: (notice: string) => void
}

export interface LocalService {
  /** Ends in `/api/v1`. */
  readonly baseUrl: string
  /** Where the pages are: `http://127.0.0.1:PORT`. */
  readonly origin: string
  /** An active key, or undefined when none was given. */
  readonly key: string | undefined
  /** The requests, oldest first; never with the key. */
  readonly requests: readonly RequestLogEntry[]
  /** The database, for seeding and for inspecting stored records. */
  readonly store: Store
  /** Replaces the faults that strike from now on. An empty list ends them. */
  setFaults(faults: readonly Fault[]): void
  /** Stops listening, drops open connections and closes the database. */
  close(): Promise<void>
}

/**
 * Starts the local service on loopback.
 * @throws Error when the port is taken or the database can't be opened.
 */
export async function startLocalService(options: LocalServiceOptions = {}): Promise<LocalService> {
  const { clock = Date.now, newId = createId, host = '127.0.0.1' } = options
  const store = openFilledStore(options, clock(), newId)
  const { rateLimit = specifiedRateLimit, onRequest, requestLogSize = 10_000 } = options
  const settings: Settings = {
    ...defaultSettings,
    ...pickGivenSettings(options.seed?.settings),
    ...pickGivenSettings(options.settings),
  }
  let isClosed = false
  const diskNotices = createRareNotices(options.onNotice ?? console.error, clock)
  const onBug = (error: unknown): void => {
    // A request that outlives the service finds the database closed; that is not a bug.
    if (isClosed) return
    const trouble = describeDiskTrouble(error)
    if (trouble === undefined) (options.onBug ?? console.error)(error)
    else diskNotices.tell(`The database file could not be used: ${trouble}. Requests that write are refused.`)
  }
  const servers = createServerGateway(store, settings, clock)
  const execution = { store, gateway: servers, settings, now: clock, newId, onBug }
  const executor = createExecutor((...run) => executeRun(...run, execution), onBug)
  const service: Service = {
    handlers,
    store,
    servers,
    executor,
    rateLimiter: rateLimit === 'off' ? undefined : createRateLimiter(rateLimit),
    settings,
    headerNames: buildServiceHeaders(options.headerPrefix ?? defaultHeaderPrefix),
    now: clock,
    newId,
    onBug,
  }
  const log = createRequestLog(requestLogSize)
  const faults = createFaultBox(options.faults ?? [])
  let origin = `http://${host}`
  const transport: Transport = {
    service,
    faults,
    sleep: (ms) => sleep(ms, undefined),
    origin: () => origin,
    log: (entry) => {
      log.add(entry)
      onRequest?.(entry)
    },
  }
  const inFlight = new Set<Promise<void>>()
  const server = createServer((request, response) => {
    const served = serveRequest(request, response, transport).catch((error: unknown) => {
      // The client went away while its body was read; nobody reads an answer.
      if (!request.destroyed) onBug(error)
      response.destroy()
    })
    inFlight.add(served)
    void served.finally(() => inFlight.delete(served))
  })
  // Node's 5 s would cut a kept connection whose next request waits while the service is busy with others.
  server.keepAliveTimeout = keepAliveMs
  server.headersTimeout = keepAliveMs + 5_000
  try {
    origin = `http://${host}:${await listenOnPort(server, options.port ?? 0, host)}`
  } catch (error) {
    store.close()
    throw error
  }
  const schedules = startScheduleTimer(service, options.onNotice ?? (() => {}))
  return {
    baseUrl: `${origin}${apiRoot}`,
    origin,
    key: findActiveKey(store),
    requests: log.entries,
    store,
    setFaults: faults.set,
    close: async () => {
      await schedules.stop()
      const { promise, resolve: closed } = Promise.withResolvers<void>()
      server.close(() => closed())
      server.closeAllConnections()
      await Promise.all([promise, executor.close()])
      isClosed = true
      await Promise.race([Promise.all(inFlight), sleep(closeGraceMs, undefined, { ref: false })])
      store.close()
    },
  }
}

/** Passes on at most one notice a minute, because every request fails on the same full disk. */
function createRareNotices(onNotice: (notice: string) => void, clock: () => number) {
  let quietUntil = Number.NEGATIVE_INFINITY
  return {
    tell(notice: string): void {
      if (clock() < quietUntil) return
      quietUntil = clock() + 60_000
      onNotice(notice)
    },
  }
}

/**
 * Opens the database and applies the seed and the keys of the options. On an error the database is closed
 * again.
 */
function openFilledStore(options: LocalServiceOptions, now: number, newId: () => string): Store {
  const store = openStore(options.database ?? ':memory:')
  try {
    if (options.seed !== undefined) applySeed(options.seed, store, now)
    ensureHome(store, now)
    applyKeys(chooseApiKeys(options.keys, store, newId), store, now, newId)
    failAbandonedRuns(store, now)
    return store
  } catch (error) {
    store.close()
    throw error
  }
}

/** @returns the port that was taken. */
async function listenOnPort(server: Server, port: number, host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, host, resolve)
  await promise
  const address = server.address()
  if (typeof address === 'object' && address !== null) return address.port
  return port
}

/** The settings that a seed or an option names; their types are validated. */
function pickGivenSettings(settings: Seed['settings'] | Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(settings ?? {}).filter(([, value]) => value !== undefined))
}

function chooseApiKeys(
  keys: LocalServiceOptions['keys'],
  store: Store,
  newId: () => string,
): readonly KeySeed[] {
  if (keys !== undefined) return keys.map((key) => (typeof key === 'string' ? { secret: key } : key))
  if (findActiveKey(store) !== undefined) return []
  return [{ secret: `sk_local_${newId()}` }]
}

function findActiveKey(store: Store): string | undefined {
  return store.access
    .listKeys()
    .find(({ revokedAt, organizationId }) => revokedAt === undefined && organizationId !== undefined)?.secret
}
