import { fetch, Response } from 'undici'
import { GitHubFailure } from '../../errors.ts'
import { blameProxy, isCertificateCode, toHttpFailure } from '../../http/http-failure.ts'
import { createConnectionPool, type Environment } from '../../http/proxy.ts'
import { isRecord, parseJson, readFields } from '../../model/data.ts'
import { UntrustedCertificate } from './untrusted-certificate.ts'

/** An answer of GitHub is waited for this long, an archive longer. */
const answerTimeoutMs = 30_000
const archiveTimeoutMs = 120_000

/** Larger than every archive that is read; a longer body is refused. */
const mostBytes = 512 * 1024 * 1024

/**
 * A `fetch` for octokit that resolves only with a whole answer. Octokit reads a body that was cut off as an empty text,
 * and a body that is no JSON as a text: a list of comments would then look empty.
 *
 * @param env names the proxies
 * @param isArchive whether an address is that of an archive, which is no JSON and may take longer
 * @returns a function that rejects when no whole answer arrives in time, or when a good answer is no JSON
 */
export function createWholeFetch(
  env: Environment,
  isArchive = ({ pathname }: URL) => pathname.endsWith('/zip'),
): typeof globalThis.fetch {
  const pool = createConnectionPool(env)
  const fetchWhole = async (address: string, options: Parameters<typeof fetch>[1] = {}) => {
    const url = new URL(address)
    const wantsArchive = isArchive(url)
    const timeout = AbortSignal.timeout(wantsArchive ? archiveTimeoutMs : answerTimeoutMs)
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
    const dispatcher = await pool.dispatcherFor(url)
    const response = await fetch(url, { ...options, signal, dispatcher }).catch((error: unknown) => {
      const failure = blameProxy(
        toHttpFailure(error instanceof Error ? error.cause : error),
        pool.findProxy(url),
      )
      if (isCertificateCode(failure.code)) throw new UntrustedCertificate(url.hostname, failure)
      throw failure.code === 'PROXY_UNREACHABLE' ? failure : error
    })
    const { status, statusText, headers } = response
    const body = await readBody(response)
    const isGood = status >= 200 && status < 300
    if (isGood && status !== 204 && status !== 205) {
      if (wantsArchive && body.length === 0) throw new Error('the archive is empty')
      if (!wantsArchive && parseJson(body.toString('utf8')) === undefined)
        throw new Error(`the answer is not JSON (status ${status})`)
    }
    const hasBody = body.length > 0 && status !== 204 && status !== 205 && status !== 304
    const answer = new Response(hasBody ? body : null, { status, statusText, headers })
    return Object.defineProperty(answer, 'url', { value: response.url })
  }
  return fetchWhole as unknown as typeof globalThis.fetch
}

async function readBody(response: Awaited<ReturnType<typeof fetch>>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new Error(`the answer is larger than ${mostBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

type Check = (data: unknown) => boolean

const isList: Check = (data) => Array.isArray(data)
const requireField =
  (field: string, check: Check): Check =>
  (data) =>
    check(readFields(data)[field])
const isText: Check = (value) => typeof value === 'string'
const isNumber: Check = (value) => typeof value === 'number'

/** What a good answer must have for us to read it, by the end of its path without the repository. */
const shapes: readonly (readonly [RegExp, Check])[] = [
  [/^\/actions\/artifacts$/, requireField('artifacts', isList)],
  [/^\/actions\/runs\/\d+\/artifacts$/, requireField('artifacts', isList)],
  [/^\/actions\/runs\/\d+\/jobs$/, requireField('jobs', isList)],
  [/^\/actions\/runs\/\d+$/, requireField('event', isText)],
  [/^\/actions\/(?:workflows\/[^/]+\/)?runs$/, requireField('workflow_runs', isList)],
  [/^\/commits$/, isList],
  [/^\/commits\/[^/]+\/check-runs$/, requireField('check_runs', isList)],
  [/^\/check-runs(?:\/\d+)?$/, requireField('id', isNumber)],
  [/^\/commits\/[^/]+\/pulls$/, isList],
  [/^\/collaborators\/[^/]+\/permission$/, requireField('permission', isText)],
  [/^\/pulls\/\d+\/reviews$/, isList],
  [/^\/compare\//, requireField('merge_base_commit', isRecord)],
  [/^\/rules\/branches\//, isList],
  [/^\/branches\//, requireField('commit', isRecord)],
  [/^\/pulls\/\d+$/, requireField('head', isRecord)],
  [/^\/pulls\/\d+\/files$/, isList],
  [/^\/contents\//, (data) => isList(data) || isRecord(data)],
  [/^\/issues\/comments\/\d+$/, requireField('id', isNumber)],
  [/^\/issues\/\d+$/, requireField('number', isNumber)],
]

/** The answer to a good request has another form than GitHub describes: a proxy, or an outage, has answered. */
export class OddAnswer extends GitHubFailure {}

/**
 * Makes sure that a good answer is what GitHub describes, as far as it is read.
 * @param url as it was sent, with its query
 * @throws OddAnswer
 */
export function checkAnswer(method: string, url: string, data: unknown): void {
  const { pathname } = new URL(url)
  const path = /\/repos\/[^/]+\/[^/]+(\/.*)$/.exec(pathname)?.[1]
  if (path === undefined || method === 'DELETE') return
  const isFine = findShapeCheck(method, path)?.(data) ?? true
  if (!isFine) throw new OddAnswer(`GitHub's answer to ${method} ${path} does not have the expected form`)
}

function findShapeCheck(method: string, path: string): Check | undefined {
  // The same path lists by GET and creates by POST.
  if (/^\/issues(?:\/\d+\/comments)?$/.test(path)) {
    if (method === 'GET') return isList
    if (path === '/issues') return requireField('number', isNumber)
    return requireField('id', isNumber)
  }
  return shapes.find(([pattern]) => pattern.test(path))?.[1]
}
