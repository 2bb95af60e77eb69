import { PermissionError } from '../../errors.ts'
import type { CommentOutcome, Comments, StickyComment } from '../../ports.ts'
import { type Rest, statusOf } from './rest.ts'

interface FoundComment {
  readonly id: number
  readonly url: string
  readonly body: string
  readonly author: string
  readonly order: readonly [run: number, attempt: number]
}

/** Pull-request comments found again by a hidden marker and our own authorship, over all pages. */
export function createComments(
  rest: Rest,
  repository: { readonly owner: string; readonly repo: string },
  pullRequest: number,
): Comments {
  const target = { ...repository, issue_number: pullRequest }

  async function findOwn(key: string): Promise<readonly FoundComment[]> {
    const marked: FoundComment[] = []
    for await (const page of rest.paginate.iterator(rest.rest.issues.listComments, {
      ...target,
      per_page: 100,
    })) {
      for (const { id, html_url: url, body = '', user } of page.data) {
        const order = readMarker(body, key)
        if (order !== null) marked.push({ id, url, body, author: user?.login ?? '', order })
      }
    }
    if (marked.length === 0) return []
    // Anyone can write our marker; only our own comments are ours to change.
    const self = await findOwnLogin(rest)
    return marked.filter(({ author }) => author === self)
  }

  async function upsert(comment: StickyComment): Promise<CommentOutcome> {
    const order: FoundComment['order'] = [Number(comment.runId) || 0, comment.attempt]
    const body = `${writeMarker(comment)}\n${comment.body}`
    const [existing] = await findOwn(comment.key)
    if (existing !== undefined) return update(existing, order, body)
    return comment.createIfMissing ? create(comment.key, order, body) : { status: 'absent' }
  }

  async function create(key: string, order: FoundComment['order'], body: string): Promise<CommentOutcome> {
    const { data } = await rest.rest.issues.createComment({ ...target, body })
    // Another job may have created one in the same moment: the older one stays, ours goes.
    const own = await findOwn(key)
    const oldest = own.reduce<FoundComment | undefined>(
      (first, candidate) => (first === undefined || candidate.id < first.id ? candidate : first),
      undefined,
    )
    if (oldest === undefined || oldest.id >= data.id) return { status: 'created', url: data.html_url }
    await rest.rest.issues.deleteComment({ ...repository, comment_id: data.id })
    return update(oldest, order, body)
  }

  async function update(
    existing: FoundComment,
    order: FoundComment['order'],
    body: string,
  ): Promise<CommentOutcome> {
    const { id, url } = existing
    if (isLater(existing.order, order)) return { status: 'superseded', url }
    if (existing.body === body) return { status: 'unchanged', url }
    await rest.rest.issues.updateComment({ ...repository, comment_id: id, body })
    return { status: 'updated', url }
  }

  return {
    upsert: async (comment) => {
      try {
        return await upsert(comment)
      } catch (error) {
        throw explainRefusal(error)
      }
    },
  }
}

function isLater(a: FoundComment['order'], b: FoundComment['order']): boolean {
  return a[0] > b[0] || (a[0] === b[0] && a[1] > b[1])
}

/** The key in the marker must not be able to close the HTML comment. */
function encodeKey(key: string): string {
  return encodeURIComponent(key).replaceAll('-', '%2D')
}

function writeMarker({ key, runId, attempt, commit }: StickyComment): string {
  return `<!-- eval-gate key=${encodeKey(key)} run=${Number(runId) || 0} attempt=${attempt} commit=${commit.replace(/[^0-9a-f]/gi, '')} -->`
}

/** Order of the comment's measurement, or null when the comment is not of this key. */
function readMarker(body: string, key: string): FoundComment['order'] | null {
  const match = /^<!-- eval-gate key=(\S+) run=(\d+) attempt=(\d+) /.exec(body)
  if (match === null || match[1] !== encodeKey(key)) return null
  return [Number(match[2]), Number(match[3])]
}

/**
 * Who we are. Only GraphQL tells it for every kind of token; where it is not to be had, ours is the token of the
 * workflow, whose name is fixed.
 */
async function findOwnLogin(rest: Rest): Promise<string> {
  try {
    const { viewer } = await rest.graphql<{ viewer: { login: string } }>('query { viewer { login } }')
    return viewer.login
  } catch {
    return 'github-actions[bot]'
  }
}

function explainRefusal(error: unknown): unknown {
  const status = statusOf(error)
  if (status !== 403 && status !== 404) return error
  return new PermissionError(
    'The token may not write a comment on the pull request.',
    'pull-requests: write',
    [
      'Give the job the permission:\n  permissions:\n    contents: read\n    pull-requests: write',
      'Pull requests of forks and of Dependabot get a read-only token; the job summary has the same view.',
    ],
    error,
  )
}
