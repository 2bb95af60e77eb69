import { getOctokit } from '@actions/github'
import type { Clock, Log } from '../../ports.ts'

export type Rest = ReturnType<typeof getOctokit>

const attempts = 4
const longestWaitMs = 60_000

interface Refusal {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
}

/**
 * GitHub's REST client with the retries a job needs. A read is repeated after any trouble of the other side; a
 * write only when GitHub says that it did nothing (429, or 403 of the rate limits), so no comment is made twice.
 */
export function createRest(token: string, apiUrl: string | undefined, clock: Clock, log: Log): Rest {
  const rest = getOctokit(token, { ...(apiUrl && { baseUrl: apiUrl }), log: quiet })
  rest.hook.wrap('request', async (request, options) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await request(options)
      } catch (error) {
        const waitMs =
          attempt < attempts ? waitBeforeRetry(error, options.method, attempt, clock.now()) : null
        if (waitMs === null) throw error
        log.debug(`GitHub: ${options.method} ${options.url} again in ${waitMs} ms (${statusOf(error)})`)
        await clock.sleep(waitMs)
      }
    }
  })
  return rest
}

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** Time to wait in ms, or null when the request must not be repeated. */
export function waitBeforeRetry(error: unknown, method: string, attempt: number, now: number): number | null {
  const status = statusOf(error)
  const headers = headersOf(error)
  const limited =
    status === 429 ||
    (status === 403 && (headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0'))
  const isRead = method === 'GET' || method === 'HEAD'
  const transient = status === undefined || status >= 500
  if (!limited && !(isRead && transient)) return null
  const asked = limited ? askedWaitMs(headers, now) : undefined
  const waitMs = asked ?? 1000 * 2 ** (attempt - 1)
  return waitMs > longestWaitMs ? null : waitMs
}

function askedWaitMs(headers: Refusal['headers'], now: number): number | undefined {
  const seconds = Number(headers['retry-after'])
  if (headers['retry-after'] !== undefined && Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const reset = Number(headers['x-ratelimit-reset'])
  return Number.isFinite(reset) ? Math.max(0, reset * 1000 - now) : undefined
}

/** HTTP status of a failed request; undefined when no response arrived. */
export function statusOf(error: unknown): number | undefined {
  const status = (error as Partial<Refusal> | undefined)?.status
  // octokit reports a broken connection as status 500 without a response.
  const answered = (error as { response?: unknown } | undefined)?.response !== undefined
  return typeof status === 'number' && answered ? status : undefined
}

function headersOf(error: unknown): Refusal['headers'] {
  return (error as { response?: Partial<Refusal> } | undefined)?.response?.headers ?? {}
}
