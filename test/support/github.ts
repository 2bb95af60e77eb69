import { createSign } from 'node:crypto'
import { createEmulator } from 'emulate'
import { ArtifactService } from './artifact-service.ts'
import { checkGitHubRequest } from './github-openapi.ts'
import { type IncomingRequest, jsonReply, listen, type Reply } from './http-server.ts'

export const repository = { owner: 'octo', repo: 'app', fullName: 'octo/app' }

/** The app behind a workflow's own token. */
const actionsAppId = 15368
const adminToken = 'test_token_admin'

export interface RequestEntry {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly body: unknown
}

export interface PullRequest {
  readonly number: number
  readonly branch: string
  readonly headSha: string
  readonly baseSha: string
}

export type Permissions = Readonly<Record<string, 'read' | 'write'>>

/** What a job with the README's permissions may do. */
export const readmePermissions: Permissions = {
  contents: 'read',
  actions: 'read',
  issues: 'write',
  pull_requests: 'write',
}

/**
 * GitHub on loopback: the stateful emulation for everything it has, with the artifact storage, the runs behind it
 * and the answer to "who am I" of a workflow token added in front. Every request is on record, and is held against
 * GitHub's own description.
 */
export async function startGitHub(morePermissions: Permissions = {}) {
  const artifacts = new ArtifactService()
  const requests: RequestEntry[] = []
  const misuses = new Set<string>()
  const hidden = new Set<string>()
  const edits: EditHistories = new Map()
  const rules = new Map<string, readonly string[]>()
  const interceptors = new Set<Interceptor>()
  const alterations = new Set<Alteration>()
  let emulatorUrl = ''
  const front = await listen(async (request) => {
    const answer =
      (await intercept(interceptors, request)) ??
      artifacts.handle(request, front.url) ??
      answerIdentity(request) ??
      answerVisibility(request, hidden) ??
      answerEdits(request, edits) ??
      answerReaction(request) ??
      answerRules(request, rules) ??
      (await forward(request, emulatorUrl, front.url))
    const reply = [...alterations].reduce((altered, alter) => alter(request, altered), answer)
    keepEdit(edits, request, reply)
    const { pathname } = request.url
    if (pathname.startsWith('/repos/')) {
      const asked = { method: request.method, url: request.url, body: parseBody(request) }
      for (const misuse of checkGitHubRequest(asked)) misuses.add(misuse)
    }
    requests.push({
      method: request.method,
      path: `${request.url.pathname}${request.url.search}`.replace(/blockid=[^&]+/, 'blockid=*'),
      status: reply.status,
      body: parseBody(request),
    })
    return reply
  })
  const emulator = await createEmulator({
    service: 'github',
    port: 0,
    seed: {
      tokens: {
        mallory_token: { login: 'mallory', scopes: ['repo'] },
        ada_token: { login: 'ada', scopes: ['repo'] },
      },
      github: {
        users: [{ login: 'octo' }, { login: 'mallory' }, { login: 'ada' }],
        repos: [{ owner: 'octo', name: 'app', auto_init: true }],
        apps: [
          {
            app_id: actionsAppId,
            slug: 'github-actions',
            name: 'GitHub Actions',
            permissions: { ...readmePermissions, ...morePermissions },
            events: [],
            installations: [{ installation_id: 1, account: 'octo', repository_selection: 'all' }],
          },
        ],
      },
    },
  } as unknown as Parameters<typeof createEmulator>[0])
  emulatorUrl = emulator.url

  async function api<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    token = adminToken,
  ): Promise<T> {
    const response = await fetch(`${emulatorUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // A test that works for seconds would find a connection that the server has closed meanwhile.
        connection: 'close',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (response.status === 204 ? undefined : await response.json()) as T
  }

  const privateKey = emulator.generatedSecrets[0]?.value ?? ''

  return {
    url: front.url,
    artifacts,
    requests,
    api,
    /** Node ids of the comments that are folded away. */
    hidden,
    /** Kinds of the rules of rulesets by branch. */
    rules,

    /** Asks before anything else answers: a reply is the answer, undefined leaves it to GitHub. Call to end. */
    intercept(interceptor: Interceptor): () => void {
      interceptors.add(interceptor)
      return () => interceptors.delete(interceptor)
    },

    /** Changes answers before they are sent. Call to end. */
    alter(alteration: Alteration): () => void {
      alterations.add(alteration)
      return () => alterations.delete(alteration)
    },

    /** A token as a job gets it, with these permissions and no others. */
    async createToken(permissions: Permissions = readmePermissions): Promise<string> {
      const jwt = signAppToken(privateKey)
      const created = await api<{ token: string }>(
        'POST',
        '/app/installations/1/access_tokens',
        { permissions },
        jwt,
      )
      return created.token
    },

    async headOf(branch: string): Promise<string> {
      const ref = await api<{ object: { sha: string } }>('GET', `/repos/octo/app/git/ref/heads/${branch}`)
      return ref.object.sha
    },

    /** A commit on a new branch and a pull request for it. */
    async createPullRequest(
      branch: string,
      files: Readonly<Record<string, string>> = { [`${branch}.txt`]: branch },
      base = 'main',
    ): Promise<PullRequest> {
      const sha = await this.headOf(base)
      await api('POST', '/repos/octo/app/git/refs', { ref: `refs/heads/${branch}`, sha })
      for (const [path, text] of Object.entries(files)) {
        await api('PUT', `/repos/octo/app/contents/${path}`, {
          message: `Work on ${branch}`,
          content: Buffer.from(text).toString('base64'),
          branch,
        })
      }
      const pull = await api<{ number: number; head: { sha: string }; base: { sha: string } }>(
        'POST',
        '/repos/octo/app/pulls',
        { title: branch, head: branch, base },
      )
      return { number: pull.number, branch, headSha: pull.head.sha, baseSha: pull.base.sha }
    },

    /** A pull request of Mallory, from her own fork. */
    async createForkPullRequest(branch: string): Promise<PullRequest> {
      const by = 'mallory_token'
      await api('POST', '/repos/octo/app/forks', {}, by).catch(() => {})
      const ref = await api<{ object: { sha: string } }>('GET', '/repos/mallory/app/git/ref/heads/main')
      await api(
        'POST',
        '/repos/mallory/app/git/refs',
        { ref: `refs/heads/${branch}`, sha: ref.object.sha },
        by,
      )
      await api(
        'PUT',
        `/repos/mallory/app/contents/${branch}.txt`,
        { message: `Work on ${branch}`, content: Buffer.from(branch).toString('base64'), branch },
        by,
      )
      const pull = await api<{ number: number; head: { sha: string }; base: { sha: string } }>(
        'POST',
        '/repos/octo/app/pulls',
        { title: branch, head: `mallory:${branch}`, base: 'main' },
        by,
      )
      return { number: pull.number, branch, headSha: pull.head.sha, baseSha: pull.base.sha }
    },

    async comments(
      pullRequest: number,
    ): Promise<readonly { id: number; node_id: string; body: string; user: { login: string } }[]> {
      return api('GET', `/repos/octo/app/issues/${pullRequest}/comments?per_page=100`)
    },

    /** A comment of somebody else. */
    async commentAs(token: string, pullRequest: number, body: string): Promise<void> {
      await api('POST', `/repos/octo/app/issues/${pullRequest}/comments`, { body }, token)
    },

    /** Fails when a request was not what GitHub's own description allows. */
    async close(): Promise<void> {
      await emulator.close()
      await front.close()
      if (misuses.size > 0)
        throw new Error(`Requests that GitHub does not describe:\n${[...misuses].join('\n')}`)
    },
  }
}

export type GitHub = Awaited<ReturnType<typeof startGitHub>>

export type Interceptor = (request: IncomingRequest) => Reply | undefined | Promise<Reply | undefined>

export type Alteration = (request: IncomingRequest, reply: Reply) => Reply

async function intercept(
  interceptors: Iterable<Interceptor>,
  request: IncomingRequest,
): Promise<Reply | undefined> {
  for (const interceptor of interceptors) {
    const reply = await interceptor(request)
    if (reply !== undefined) return reply
  }
  return undefined
}

/** Folding and unfolding of comments, which is GraphQL's alone. */
function answerVisibility(request: IncomingRequest, hidden: Set<string>): Reply | null {
  if (request.url.pathname !== '/graphql') return null
  const { query = '', variables } = JSON.parse(request.body.toString()) as {
    query?: string
    variables?: { id?: string }
  }
  const mutation = /\b(minimizeComment|unminimizeComment)\b/.exec(query)?.[1]
  const id = variables?.id
  if (mutation === undefined || id === undefined) return null
  if (mutation === 'minimizeComment') hidden.add(id)
  else hidden.delete(id)
  return jsonReply({ data: { [mutation]: { clientMutationId: null } } })
}

interface TextEdit {
  readonly diff: string
  readonly editor: { readonly __typename: 'Bot' | 'User'; readonly login: string }
}

/** Texts of comments and issues by node id, newest first. */
type EditHistories = Map<string, TextEdit[]>

/** Notes the text that a request has given a comment or an issue. */
function keepEdit(edits: EditHistories, request: IncomingRequest, { status, body }: Reply): void {
  const isText = /\/issues(?:\/\d+(?:\/comments)?|\/comments\/\d+)?$/.test(request.url.pathname)
  if (!isText || !['POST', 'PATCH'].includes(request.method) || status >= 300) return
  const { node_id: id, body: diff, user } = JSON.parse(String(body)) as ListedText
  const editor = isAppToken(request)
    ? ({ __typename: 'Bot', login: 'github-actions' } as const)
    : ({ __typename: 'User', login: user.login } as const)
  edits.set(id, [{ diff: diff ?? '', editor }, ...(edits.get(id) ?? [])])
}

interface ListedText {
  readonly node_id: string
  readonly body: string | null
  readonly user: { readonly login: string }
}

/** The history of edits, which is GraphQL's alone: empty of a text that nobody has changed. */
function answerEdits(request: IncomingRequest, edits: EditHistories): Reply | null {
  if (request.url.pathname !== '/graphql' || !request.body.includes('userContentEdits')) return null
  const { variables } = JSON.parse(request.body.toString()) as { variables: { id: string } }
  const kept = edits.get(variables.id) ?? []
  return jsonReply({ data: { node: { userContentEdits: { nodes: kept.length > 1 ? kept : [] } } } })
}

/** The emulation knows no rulesets. */
function answerRules(
  { method, url }: IncomingRequest,
  rules: ReadonlyMap<string, readonly string[]>,
): Reply | null {
  const [, branch] = /\/rules\/branches\/(.+)$/.exec(url.pathname) ?? []
  if (method !== 'GET' || branch === undefined) return null
  return jsonReply((rules.get(decodeURIComponent(branch)) ?? []).map((type) => ({ type })))
}

/** The emulation has no reactions; the requests are on record. */
function answerReaction({ method, url, body }: IncomingRequest): Reply | null {
  if (method !== 'POST' || !/\/issues\/comments\/\d+\/reactions$/.test(url.pathname)) return null
  return jsonReply({ id: 1, node_id: 'R_1', user: null, ...JSON.parse(body.toString()) }, 201)
}

const isAppToken = ({ headers }: IncomingRequest) => /(bearer|token) ghs_/i.test(headers.authorization ?? '')

/** A workflow token may not read `/user` and is the bot of its app; the emulation knows neither. */
function answerIdentity(request: IncomingRequest): Reply | null {
  if (!isAppToken(request)) return null
  if (request.url.pathname === '/user') {
    return jsonReply({ message: 'Resource not accessible by integration' }, 403)
  }
  if (request.url.pathname === '/graphql' && request.body.includes('viewer')) {
    return jsonReply({ data: { viewer: { login: 'github-actions[bot]' } } })
  }
  return null
}

/** Passes a request on; the addresses in the answer are made ours, so that the next page is asked of us too. */
async function forward(request: IncomingRequest, target: string, origin: string): Promise<Reply> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const response = await fetch(`${target}${request.url.pathname}${request.url.search}`, {
    method: request.method,
    headers: {
      authorization: request.headers.authorization ?? '',
      'content-type': request.headers['content-type'] ?? 'application/json',
      accept: request.headers.accept ?? '*/*',
      connection: 'close',
    },
    ...(hasBody && { body: new Uint8Array(request.body) }),
  })
  const headers: Record<string, string> = {}
  for (const name of ['content-type', 'link', 'retry-after', 'x-ratelimit-remaining', 'x-ratelimit-reset']) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = value.replaceAll(target, origin)
  }
  const body = (await response.text()).replaceAll(target, origin)
  return { status: response.status, headers, body: sayPermission(request, body) }
}

/** GitHub reports the permission to push as `write`; the emulation calls it as the request that gives it does. */
function sayPermission({ url }: IncomingRequest, body: string): string {
  if (!url.pathname.endsWith('/permission')) return body
  const names = { push: 'write', maintain: 'write', pull: 'read', triage: 'read' }
  return Object.entries(names).reduce(
    (text, [name, said]) => text.replaceAll(`"permission":"${name}"`, `"permission":"${said}"`),
    body,
  )
}

function parseBody(request: IncomingRequest): unknown {
  if (!(request.headers['content-type'] ?? '').includes('json') || request.body.length === 0) return undefined
  return JSON.parse(request.body.toString())
}

function signAppToken(privateKey: string): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const seconds = Math.floor(Date.now() / 1000)
  const head = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode({ iat: seconds - 10, exp: seconds + 300, iss: String(actionsAppId) })}`
  return `${head}.${createSign('RSA-SHA256').update(head).sign(privateKey).toString('base64url')}`
}
