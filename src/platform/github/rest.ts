import { readFileSync } from 'node:fs'
import type { getOctokit } from '@actions/github'
import { GitHubFailure, readErrorMessage } from '../../errors.ts'
import { repeatUntilDone, type Turn } from '../../http/repeat.ts'
import { readFields } from '../../model/data.ts'
import { formatTime } from '../../model/format-time.ts'
import type { ReadList } from '../../ports/conversations.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { createAnswerMemo } from './answer-memo.ts'
import { UntrustedCertificate } from './untrusted-certificate.ts'

export type Rest = ReturnType<typeof getOctokit>

/** A repository as requests name it. */
export interface Repository {
  readonly owner: string
  readonly repo: string
}

/**
 * The client, which is loaded at the first call: many steps never ask GitHub, and it is larger than all our
 * code.
 */
export type LoadRest = () => Promise<Rest>

const attempts = 4
const longestWaitMs = 60_000

interface Refusal {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
}

/**
 * GitHub's REST client with the retries a job needs. A read is repeated after any trouble of the other side,
 * also when its answer was cut off or is not what GitHub describes; a write only when GitHub says that it did
 * nothing (429, or 403 of the rate limits), so no comment is made twice.
 */
export function createRest(token: string, apiUrl: string | undefined, clock: Clock, log: Log): LoadRest {
  let loaded: Promise<Rest> | undefined
  return () => {
    loaded ??= loadRest(token, apiUrl, clock, log)
    return loaded
  }
}

async function loadRest(token: string, apiUrl: string | undefined, clock: Clock, log: Log): Promise<Rest> {
  hideBrokenEvent(process.env)
  const [{ getOctokit }, { checkAnswer, createWholeFetch }] = await Promise.all([
    import('@actions/github'),
    import('./answers.ts'),
  ])
  const request = { fetch: createWholeFetch(process.env) }
  const rest = getOctokit(token, { baseUrl: apiUrl || undefined, log: quiet, request })
  const memo = createAnswerMemo<Awaited<ReturnType<Rest['request']>>>(clock)
  rest.hook.wrap('request', (send, options) => {
    const tryOnce = async (attempt: number): Promise<Turn<Awaited<ReturnType<typeof send>>>> => {
      const startedAt = clock.now()
      try {
        const answer = await send(options)
        log.debug(
          `GitHub: ${options.method} ${options.url} → ${answer.status} in ${clock.now() - startedAt} ms`,
        )
        checkAnswer(options.method, answer.url, answer.data)
        return { value: answer }
      } catch (error) {
        const waitMs =
          attempt < attempts && !isAskedOnce(options)
            ? computeRetryWaitMs(
                error,
                isGraphqlQuery(options) ? 'GET' : options.method,
                attempt,
                clock.now(),
              )
            : null
        if (waitMs === null) throw toGitHubFailure(error)
        const cause = readStatus(error) ?? readErrorMessage(error)
        log.debug(`GitHub: ${options.method} ${options.url} again in ${waitMs} ms (${cause})`)
        return { waitMs }
      }
    }
    return memo.ask(rest.request.endpoint(options), () => repeatUntilDone(tryOnce, { clock }))
  })
  return rest
}

/** An error of octokit about a request as ours; any other error as it is. */
function toGitHubFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'HttpError') return error
  const { status, response } = readFields(error)
  return new GitHubFailure(describeUsedUpLimit(error) ?? error.message, {
    status: typeof status === 'number' ? status : undefined,
    response,
    cause: error,
  })
}

/** Says when a limit that is used up ends, since until then it does not help to run the job again. */
function describeUsedUpLimit(error: Error): string | undefined {
  const headers = readHeaders(error)
  const resetMs = Number(headers['x-ratelimit-reset']) * 1000
  if (!isRateLimit(error) || headers['x-ratelimit-remaining'] !== '0' || !(resetMs > 0)) return undefined
  return `the rate limit of the token is used up until ${formatTime(resetMs)}; run the job again after that`
}

/** True for a request that is never repeated: a write whose caller checks the state, or an optional read. */
function isAskedOnce({ request }: { readonly request?: object }): boolean {
  return request !== undefined && 'once' in request && request.once === true
}

/** True for a GraphQL query, which only reads although it is a POST. */
function isGraphqlQuery(options: object): boolean {
  return 'query' in options && typeof options.query === 'string' && options.query.startsWith('query')
}

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** Time to wait in ms, or null when the request must not be repeated. */
export function computeRetryWaitMs(
  error: unknown,
  method: string,
  attempt: number,
  now: number,
): number | null {
  const status = readStatus(error)
  const headers = readHeaders(error)
  const limited = isRateLimit(error)
  const isRead = method === 'GET' || method === 'HEAD'
  const isFinal = error instanceof Error && error.cause instanceof UntrustedCertificate
  const transient = !isFinal && (status === undefined || status >= 500)
  if (!limited && !(isRead && transient)) return null
  const askedMs = limited ? readAskedWaitMs(headers, now) : undefined
  const waitMs = askedMs ?? 1000 * 2 ** (attempt - 1)
  if (waitMs > longestWaitMs) return null
  return waitMs
}

function readAskedWaitMs(headers: Refusal['headers'], now: number): number | undefined {
  const seconds = Number(headers['retry-after'])
  if (headers['retry-after'] !== undefined && Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const reset = Number(headers['x-ratelimit-reset'])
  if (headers['x-ratelimit-remaining'] === '0' && Number.isFinite(reset))
    return Math.max(0, reset * 1000 - (parseAnswerTime(headers.date) ?? now))
  // A secondary limit may come without a figure; GitHub asks for a minute then.
  return longestWaitMs
}

/**
 * The time of an answer, as its header `date` says, in Unix epoch ms. By GitHub's clock, which set the other
 * times that it lists too; ours may be off by hours, or by weeks on a machine that was asleep.
 */
export function parseAnswerTime(date: string | undefined): number | undefined {
  const time = Date.parse(date ?? '')
  if (Number.isNaN(time)) return undefined
  return time
}

/** One of GitHub's rate limits: nothing was done, and the token is not to blame. */
export function isRateLimit(error: unknown): boolean {
  const status = readStatus(error)
  if (status === 429) return true
  if (status !== 403) return false
  const headers = readHeaders(error)
  const saysSo = /rate limit|abuse/i.test(readErrorMessage(error))
  return headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0' || saysSo
}

/** HTTP status of a failed request; undefined when no response arrived. */
export function readStatus(error: unknown): number | undefined {
  const { status, response } = readFields(error)
  // octokit reports a broken connection as status 500 without a response.
  if (typeof status === 'number' && response !== undefined) return status
  return undefined
}

function readHeaders(error: unknown): Refusal['headers'] {
  return (error as { response?: Partial<Refusal> } | undefined)?.response?.headers ?? {}
}

/**
 * Reads a list of GitHub page by page.
 *
 * @param mostPages pages of a hundred
 * @param read turns an item into what is kept of it; an empty list leaves it out
 */
export async function collectItems<Item, T>(
  pages: AsyncIterable<{ readonly data: readonly Item[] }>,
  mostPages: number,
  read: (item: Item) => readonly T[],
): Promise<ReadList<T>> {
  const items: T[] = []
  let page = 0
  for await (const { data } of pages) {
    items.push(...data.flatMap(read))
    page += 1
    if (page >= mostPages) return { items, isComplete: data.length < 100 }
  }
  return { items, isComplete: true }
}

/**
 * Takes a payload of the event that is no JSON out of the environment. The toolkit's client parses it while
 * it is loaded, and would end the process.
 */
function hideBrokenEvent(env: Record<string, string | undefined>): void {
  const path = env.GITHUB_EVENT_PATH
  if (path !== undefined && path !== '' && !isJsonFile(path)) delete env.GITHUB_EVENT_PATH
}

function isJsonFile(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, 'utf8'))
    return true
  } catch {
    return false
  }
}
