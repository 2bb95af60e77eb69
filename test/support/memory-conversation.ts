import type { LoadRest, Rest } from '../../src/platform/github/rest.ts'
import type { Clock, Log } from '../../src/ports/platform.ts'

/** A comment as GitHub lists it. */
export interface MemoryComment {
  readonly id: number
  readonly node_id: string
  readonly html_url: string
  readonly user: { readonly login: string } | null
  body: string
  /** Earlier texts and this one, newest first, as GitHub keeps them of a comment that was edited. */
  readonly edits: Edit[]
}

interface Edit {
  readonly diff: string
  readonly editor: { readonly __typename: 'Bot' | 'User'; readonly login: string }
}

const bot: Edit['editor'] = { __typename: 'Bot', login: 'github-actions' }

/** How many turns each takes: what comes later ends earlier, unless its caller waits for what is before it. */
const turns = { list: 1, head: 1, get: 1, wait: 2, update: 3, create: 4, delete: 5, graphql: 6, history: 1 }
export type Step = keyof typeof turns

/** What happens in place of a request, or right before it: it may throw. */
type Trouble = () => void

/** An answer of GitHub as octokit throws it. */
export function refusal(status: number, message = '', headers: Readonly<Record<string, string>> = {}): Error {
  return Object.assign(new Error(message), { status, response: { status, headers } })
}

const login = 'github-actions[bot]'

/** When the requests of one job are carried out and answered, by a clock that only waiting moves. */
export interface Pace {
  readonly clock: Clock
  /** In ms: from the request until GitHub carries it out, and from then until the answer arrives. */
  readonly delays: (step: Step) => readonly [beforeMs: number, afterMs: number]
}

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
    const comment = {
      id,
      node_id: `node ${id}`,
      html_url: `url ${id}`,
      user: { login: by },
      body,
      edits: [{ diff: body, editor: bot }],
    }
    comments.push(comment)
    return comment
  }

  function edit(comment: MemoryComment, body: string, editor = bot): void {
    comment.edits.unshift({ diff: body, editor })
    comment.body = body
  }

  async function ask<T>(step: Step, words: string, act: () => T, pace?: Pace): Promise<T> {
    const [beforeMs, afterMs] = pace?.delays(step) ?? [0, 0]
    if (pace === undefined) await pass(turns[step])
    else await pace.clock.sleep(beforeMs)
    try {
      troubles[step]?.shift()?.()
      const answer = act()
      log.push(words)
      await pace?.clock.sleep(afterMs)
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

  function listEdits(nodeId: string | undefined) {
    const comment = comments.find(({ node_id }) => node_id === nodeId)
    if (comment === undefined) return { node: null }
    return { node: { userContentEdits: { nodes: comment.edits } } }
  }

  /** @param pace absent: requests take turns, by their kind */
  function createClient(pace?: Pace) {
    const asked = <T>(step: Step, words: string, act: () => T) => ask(step, words, act, pace)
    const issues = {
      listComments: 'listComments',
      createComment: ({ issue_number, body }: { readonly issue_number: number; readonly body: string }) =>
        asked('create', `create on ${issue_number}`, () => ({ data: add(body) })),
      updateComment: ({ comment_id: id, body, request }: Update) =>
        asked('update', `update ${id}${request?.once === true ? ' once' : ''}`, () => {
          edit(find(id), body)
        }),
      deleteComment: ({ comment_id: id }: Named) =>
        asked('delete', `delete ${id}`, () => {
          comments.splice(comments.indexOf(find(id)), 1)
        }),
      getComment: ({ comment_id: id }: Named) => asked('get', `get ${id}`, () => ({ data: find(id) })),
    }
    return {
      rest: {
        issues,
        pulls: { get: () => asked('head', 'head', () => ({ data: { head: { sha: head } } })) },
      },
      paginate: {
        async *iterator(_: unknown, { per_page: size }: { readonly per_page: number }) {
          yield {
            data: await asked('list', 'list', () => comments.slice(0, size).map((one) => ({ ...one }))),
          }
          for (let from = size; from < comments.length; from += size)
            yield { data: comments.slice(from, from + size) }
        },
      },
      graphql: (query: string, { id }: { readonly id?: string } = {}) => {
        if (query.includes('userContentEdits')) return asked('history', `history ${id}`, () => listEdits(id))
        const name = /\b(?:un)?minimizeComment\b/.exec(query)?.[0] ?? 'viewer'
        return asked('graphql', id === undefined ? name : `${name} ${id}`, () => ({ viewer: { login } }))
      },
    }
  }
  const clock: Clock = {
    now: () => now,
    sleep: async (ms) => {
      await pass(turns.wait)
      now += ms
      log.push(`waited ${ms}`)
    },
  }
  const restFor = (pace?: Pace): LoadRest => {
    const client = createClient(pace)
    return async () => client as unknown as Rest
  }
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
  return {
    comments,
    log,
    said,
    add,
    edit,
    befalls,
    options: { rest: restFor(), clock, log: told },
    /** What one of several jobs uses. */
    optionsAt: (pace: Pace) => ({ rest: restFor(pace), clock: pace.clock, log: told }),
  }
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
