import type {
  Approval,
  ConversationComment,
  Conversations,
  DiscussedPullRequest,
  Person,
} from '../../ports/conversations.ts'
import { askIfPresent, askOrExplain } from './refusals.ts'
import { collectItems, type LoadRest, type Repository } from './rest.ts'

/** Pages of a hundred that are read at most. */
const mostPages = 30
/** Pages of a hundred that are read at most of all pull requests together. */
const mostPagesOfAll = 200

/** GitHub's times have seconds, and a comment may be written across the end of one. */
const sameMomentMs = 1_000

/**
 * Permissions with which GitHub lets somebody push; `maintain` is reported as `write`, and `triage` as
 * `read`.
 */
const writingPermissions: ReadonlySet<string> = new Set(['admin', 'write'])

export function createConversations(rest: LoadRest, repository: Repository): Conversations {
  const refused = {
    message: 'The token may not read the conversation of the pull request.',
    permission: 'pull-requests: read',
  }
  return {
    find: (number) =>
      askOrExplain(refused, async () => {
        const request = { ...repository, pull_number: number }
        const answer = await askIfPresent(async () => (await rest()).rest.pulls.get(request))
        return answer && toDiscussedPullRequest(answer.data)
      }),

    mergedWith: (commit) =>
      askOrExplain(refused, async () => {
        const client = await rest()
        const { data } = await client.rest.repos.listPullRequestsAssociatedWithCommit({
          ...repository,
          commit_sha: commit,
        })
        return data
          .filter(({ merged_at: mergedAt }) => typeof mergedAt === 'string')
          .map(toDiscussedPullRequest)
      }),

    listComments: (number, start) =>
      askOrExplain(refused, async () => {
        const client = await rest()
        const request = { ...repository, issue_number: number, per_page: 100 }
        const pages = client.paginate.iterator(client.rest.issues.listComments, request)
        const listed = await askIfPresent(() =>
          collectItems(pages, mostPages, (comment): ConversationComment[] =>
            comment.body?.startsWith(start) ? [readComment(comment)] : [],
          ),
        )
        return (listed?.items ?? []).toSorted((a, b) => a.createdAt - b.createdAt)
      }),

    listAllComments: (start, sinceMs) =>
      askOrExplain(refused, async () => {
        const client = await rest()
        const pages = client.paginate.iterator(client.rest.issues.listCommentsForRepo, {
          ...repository,
          sort: 'created',
          direction: 'asc',
          since: new Date(sinceMs).toISOString(),
          per_page: 100,
        })
        return await collectItems(pages, mostPagesOfAll, (comment) => {
          const [, number] = /\/(\d+)$/.exec(comment.issue_url) ?? []
          const isMeant = comment.body?.startsWith(start) && Date.parse(comment.created_at) >= sinceMs
          if (isMeant && number !== undefined) return [{ ...readComment(comment), number: Number(number) }]
          return []
        })
      }),

    listApprovals: (number) =>
      askOrExplain(refused, async () => {
        const client = await rest()
        const request = { ...repository, pull_number: number, per_page: 100 }
        const pages = client.paginate.iterator(client.rest.pulls.listReviews, request)
        const newest = new Map<number, Review>()
        await collectItems(pages, mostPages, (review) => {
          // A remark neither approves nor takes an approval back.
          const isRemark = review.state === 'COMMENTED' || review.state === 'PENDING'
          if (review.user !== null && !isRemark) newest.set(review.user.id, review)
          return []
        })
        return [...newest.values()].flatMap(readApproval)
      }),

    mayWrite: ({ login, id }) => {
      const message = `The token may not ask what ${login} may do in this repository.`
      return askOrExplain({ message, permission: 'contents: read' }, async () => {
        const request = { ...repository, username: login }
        const answer = await askIfPresent(async () =>
          (await rest()).rest.repos.getCollaboratorPermissionLevel(request),
        )
        // A login that was given up may belong to somebody else by now.
        return (
          answer !== undefined &&
          writingPermissions.has(answer.data.permission) &&
          answer.data.user?.id === id
        )
      })
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

function toDiscussedPullRequest(pull: {
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
    author: isByApp ? undefined : toPerson(user),
    body,
    createdAt: Date.parse(createdAt),
    isEdited: Date.parse(updatedAt) - Date.parse(createdAt) > sameMomentMs,
    url,
  }
}

function readApproval({ user, state, commit_id: commit, html_url: url }: Review): Approval[] {
  if (state === 'APPROVED' && commit !== null) return [{ author: toPerson(user), commit, url }]
  return []
}

function toPerson(user: Account | null): Person | undefined {
  if (user === null || user.type !== 'User') return undefined
  return { login: user.login, id: user.id }
}
