import type { LoadRest, Rest } from '../../src/platform/github/rest.ts'
import type { Clock, Log } from '../../src/ports/platform.ts'

/** A comment as GitHub lists it. */
export interface MemoryComment {
  readonly id: number
  readonly node_id: string
  readonly html_url: string
  readonly user: { readonly login: string } | null
  body: string
}

/** How many turns each takes: what comes later ends earlier, unless its caller waits for what is before it. */
const turns = { list: 1, head: 1, get: 1, wait: 2, update: 3, create: 4, delete: 5, graphql: 6 }
type Step = keyof typeof turns

/** What happens in place of a request, or right before it: it may throw. */
type Trouble = () => void

/** An answer of GitHub as octokit throws it. */
export function refusal(status: number, message = '', headers: Readonly<Record<string, string>> = {}): Error {
  return Object.assign(new Error(message), { status, response: { status, headers } })
}

const login = 'github-actions[bot]'

/**
 * The comments of one pull request in memory, with a log of all that was asked and waited for, in the order in which it
 * ended.
 */
export function memoryConversation(head = '') {
  const comments: MemoryComment[] = []
  const log: string[] = []
  const said: string[] = []
  const troubles: Partial<Record<Step, Trouble[]>> = {}
  let nextId = 1
  let now = 1_000_000

  /** Each element is what befalls the next request of that kind; undefined: nothing. */
  function befalls(step: Step, ...all: readonly (Trouble | Error | undefined)[]): void {
    troubles[step] = all.map((one) => () => {
      if (one instanceof Error) throw one
      one?.()
    })
  }

  function add(body: string, by = login): MemoryComment {
    const id = nextId++
    const comment = { id, node_id: `node ${id}`, html_url: `url ${id}`, user: { login: by }, body }
    comments.push(comment)
    return comment
  }

  async function ask<T>(step: Step, words: string, act: () => T): Promise<T> {
    await pass(turns[step])
    try {
      troubles[step]?.shift()?.()
      const answer = act()
      log.push(words)
      return answer
    } catch (error) {
      log.push(`${words}: refused`)
      throw error
    }
  }

  function find(id: number): MemoryComment {
    const found = comments.find((one) => one.id === id)
    if (found === undefined) throw refusal(404, 'Not Found')
    return found
  }

  const issues = {
    listComments: 'listComments',
    createComment: ({ issue_number, body }: { readonly issue_number: number; readonly body: string }) =>
      ask('create', `create on ${issue_number}`, () => ({ data: add(body) })),
    updateComment: ({ comment_id: id, body, request }: Update) =>
      ask('update', `update ${id}${request?.once === true ? ' once' : ''}`, () => {
        find(id).body = body
      }),
    deleteComment: ({ comment_id: id }: Named) =>
      ask('delete', `delete ${id}`, () => {
        comments.splice(comments.indexOf(find(id)), 1)
      }),
    getComment: ({ comment_id: id }: Named) => ask('get', `get ${id}`, () => ({ data: find(id) })),
  }
  const client = {
    rest: {
      issues,
      pulls: { get: () => ask('head', 'head', () => ({ data: { head: { sha: head } } })) },
    },
    paginate: {
      async *iterator(_: unknown, { per_page: size }: { readonly per_page: number }) {
        yield { data: await ask('list', 'list', () => comments.slice(0, size).map((one) => ({ ...one }))) }
        for (let from = size; from < comments.length; from += size)
          yield { data: comments.slice(from, from + size) }
      },
    },
    graphql: (query: string, { id }: { readonly id?: string } = {}) => {
      const name = /\b(?:un)?minimizeComment\b/.exec(query)?.[0] ?? 'viewer'
      return ask('graphql', id === undefined ? name : `${name} ${id}`, () => ({ viewer: { login } }))
    },
  }
  const clock: Clock = {
    now: () => now,
    sleep: async (ms) => {
      await pass(turns.wait)
      now += ms
      log.push(`waited ${ms}`)
    },
  }
  const rest: LoadRest = async () => client as unknown as Rest
  const keep = (message: string) => void said.push(message)
  const told: Log = {
    debug: (message) => keep(`debug: ${message}`),
    info: (message) => keep(`info: ${message}`),
    notice: (message) => keep(`notice: ${message}`),
    warning: (message) => keep(`warning: ${message}`),
    error: (message) => keep(`error: ${message}`),
    group: (_, body) => body(),
    mask: () => {},
  }
  return { comments, log, said, add, befalls, options: { rest, clock, log: told } }
}

interface Named {
  readonly comment_id: number
}

interface Update extends Named {
  readonly body: string
  readonly request?: { readonly once?: boolean }
}

async function pass(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate)
}
