import type {
  Approval,
  ConversationComment,
  Conversations,
  DiscussedPullRequest,
  Person,
} from '../../ports/conversations.ts'
import { explainRefusal } from './refusals.ts'
import { type LoadRest, statusOf } from './rest.ts'

interface Repository {
  readonly owner: string
  readonly repo: string
}

/** Pages of a hundred that are read at most. */
const mostPages = 30
/** The same of all pull requests together. */
const mostPagesOfAll = 200

/** GitHub's times have seconds, and a comment may be written across the end of one. */
const sameMomentMs = 1_000

/** Permissions with which GitHub lets somebody push; `maintain` is reported as `write`, and `triage` as `read`. */
const writing: ReadonlySet<string> = new Set(['admin', 'write'])

export function createConversations(rest: LoadRest, repository: Repository): Conversations {
  const explained = async <T>(read: () => Promise<T>): Promise<T> => {
    try {
      return await read()
    } catch (error) {
      throw explainRefusal(error, {
        message: 'The token may not read the conversation of the pull request.',
        permission: 'pull-requests: read',
      })
    }
  }
  return {
    find: (number) =>
      explained(async () => {
        try {
          const { data } = await (await rest()).rest.pulls.get({ ...repository, pull_number: number })
          return describe(data)
        } catch (error) {
          if (statusOf(error) === 404) return undefined
          throw error
        }
      }),

    mergedWith: (commit) =>
      explained(async () => {
        const client = await rest()
        const { data } = await client.rest.repos.listPullRequestsAssociatedWithCommit({
          ...repository,
          commit_sha: commit,
        })
        return data.filter(({ merged_at: mergedAt }) => typeof mergedAt === 'string').map(describe)
      }),

    listComments: (number, start) =>
      explained(async () => {
        const client = await rest()
        const found: ConversationComment[] = []
        let page = 0
        const pages = client.paginate.iterator(client.rest.issues.listComments, {
          ...repository,
          issue_number: number,
          per_page: 100,
        })
        for await (const { data } of pages) {
          for (const comment of data) if (comment.body?.startsWith(start)) found.push(readComment(comment))
          page += 1
          if (page >= mostPages) break
        }
        return found.sort((a, b) => a.createdAt - b.createdAt)
      }),

    listAllComments: (start, sinceMs) =>
      explained(async () => {
        const client = await rest()
        const items: (ConversationComment & { readonly number: number })[] = []
        let page = 0
        const pages = client.paginate.iterator(client.rest.issues.listCommentsForRepo, {
          ...repository,
          sort: 'created',
          direction: 'asc',
          since: new Date(sinceMs).toISOString(),
          per_page: 100,
        })
        for await (const { data } of pages) {
          for (const comment of data) {
            const [, number] = /\/(\d+)$/.exec(comment.issue_url) ?? []
            const isMeant = comment.body?.startsWith(start) && Date.parse(comment.created_at) >= sinceMs
            if (isMeant && number !== undefined)
              items.push({ ...readComment(comment), number: Number(number) })
          }
          page += 1
          if (page >= mostPagesOfAll) return { items, isComplete: data.length < 100 }
        }
        return { items, isComplete: true }
      }),

    listApprovals: (number) =>
      explained(async () => {
        const client = await rest()
        const newest = new Map<number, Review>()
        let page = 0
        const pages = client.paginate.iterator(client.rest.pulls.listReviews, {
          ...repository,
          pull_number: number,
          per_page: 100,
        })
        for await (const { data } of pages) {
          for (const review of data) {
            // A remark neither approves nor takes an approval back.
            if (review.user === null || review.state === 'COMMENTED' || review.state === 'PENDING') continue
            newest.set(review.user.id, review)
          }
          page += 1
          if (page >= mostPages) break
        }
        return [...newest.values()].flatMap(readApproval)
      }),

    mayWrite: async ({ login, id }) => {
      try {
        const client = await rest()
        const { data } = await client.rest.repos.getCollaboratorPermissionLevel({
          ...repository,
          username: login,
        })
        // A login that was given up may belong to somebody else by now.
        return writing.has(data.permission) && data.user?.id === id
      } catch (error) {
        if (statusOf(error) === 404) return false
        throw explainRefusal(error, {
          message: `The token may not ask what ${login} may do in this repository.`,
          permission: 'contents: read',
        })
      }
    },
  }
}

interface Account {
  readonly login: string
  readonly id: number
  readonly type?: string
}

interface Review {
  readonly user: Account | null
  readonly state: string
  readonly commit_id: string | null
  readonly html_url: string
}

function describe(pull: {
  readonly number: number
  readonly user: Account | null
  readonly head: { readonly sha: string }
  readonly base: { readonly ref: string }
}): DiscussedPullRequest {
  const { number, user, head, base } = pull
  return { number, author: user?.login, headSha: head.sha, baseBranch: base.ref }
}

function readComment(comment: {
  readonly user: Account | null
  readonly body?: string
  readonly created_at: string
  readonly updated_at: string
  readonly html_url: string
  readonly performed_via_github_app?: object | null
}): ConversationComment {
  const { user, body = '', created_at: createdAt, updated_at: updatedAt, html_url: url } = comment
  const isByApp = comment.performed_via_github_app !== undefined && comment.performed_via_github_app !== null
  return {
    author: isByApp ? undefined : personOf(user),
    body,
    createdAt: Date.parse(createdAt),
    isEdited: Date.parse(updatedAt) - Date.parse(createdAt) > sameMomentMs,
    url,
  }
}

function readApproval({ user, state, commit_id: commit, html_url: url }: Review): Approval[] {
  return state === 'APPROVED' && commit !== null ? [{ author: personOf(user), commit, url }] : []
}

function personOf(user: Account | null): Person | undefined {
  if (user === null || user.type !== 'User') return undefined
  return { login: user.login, id: user.id }
}
