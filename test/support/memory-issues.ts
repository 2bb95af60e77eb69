import type { LoadRest, Rest } from '../../src/platform/github/rest.ts'
import type { Log } from '../../src/ports/platform.ts'
import type { Pace, Step } from './memory-conversation.ts'

/** An issue as GitHub lists it. */
interface MemoryIssue {
  readonly number: number
  readonly node_id: string
  readonly html_url: string
  readonly user: { readonly login: string }
  title: string
  body: string
  state: string
  /** Texts, newest first. */
  readonly edits: string[]
}

interface Content {
  readonly issue_number: number
  readonly title?: string
  readonly body?: string
  readonly state?: string
}

const login = 'github-actions[bot]'
const quiet = () => {}
const log: Log = {
  debug: quiet,
  info: quiet,
  notice: quiet,
  warning: quiet,
  error: quiet,
  mask: quiet,
  group: (_, body) => body(),
}

/**
 * The issues of one repository in memory.
 *
 * @param hasHistory false: GitHub does not show what was edited
 */
export function memoryIssues({ hasHistory = true } = {}) {
  const issues: MemoryIssue[] = []
  const comments: string[] = []

  function find(number: number): MemoryIssue {
    const found = issues.find((issue) => issue.number === number)
    if (found === undefined) throw new Error(`no issue ${number}`)
    return found
  }

  function createClient({ clock, delays }: Pace) {
    const ask = async <T>(step: Step, act: () => T): Promise<{ readonly data: T }> => {
      const [beforeMs, afterMs] = delays(step)
      await clock.sleep(beforeMs)
      const data = structuredClone(act())
      await clock.sleep(afterMs)
      return { data }
    }
    const list = ({ state }: { readonly state: string }) =>
      ask('list', () => issues.filter((issue) => issue.state === state))
    return {
      rest: {
        issues: {
          listForRepo: list,
          get: ({ issue_number: number }: Content) => ask('get', () => find(number)),
          create: ({ title = '', body = '' }: Content) =>
            ask('create', () => {
              const number = issues.length + 1
              const made = { number, node_id: `node ${number}`, html_url: `url ${number}`, user: { login } }
              const issue = { ...made, title, body, state: 'open', edits: [body] }
              issues.push(issue)
              return issue
            }),
          update: ({ issue_number: number, title, body, state }: Content) =>
            ask('update', () => {
              const issue = find(number)
              Object.assign(issue, { title: title ?? issue.title, state: state ?? issue.state })
              if (body !== undefined && body !== issue.body) {
                issue.body = body
                issue.edits.unshift(body)
              }
              return issue
            }),
          createComment: ({ body = '' }: Content) => ask('update', () => void comments.push(body)),
        },
      },
      paginate: {
        async *iterator(_: unknown, options: { readonly state: string }) {
          yield await list(options)
        },
      },
      graphql: async (query: string, { id }: { readonly id?: string } = {}) => {
        if (!query.includes('userContentEdits')) return { viewer: { login } }
        const { data: nodes } = await ask('history', () =>
          (issues.find(({ node_id }) => node_id === id)?.edits ?? []).map((diff) => ({
            diff,
            editor: { __typename: 'Bot', login: 'github-actions' },
          })),
        )
        return { node: hasHistory ? { userContentEdits: { nodes } } : {} }
      },
    }
  }

  return {
    issues,
    comments,
    /** What one of several jobs uses. */
    optionsAt: (pace: Pace) => {
      const client = createClient(pace)
      const rest: LoadRest = async () => client as unknown as Rest
      return { rest, clock: pace.clock, log }
    },
  }
}
