import type { PullFate } from '../../model/run/run.ts'
import type { PullRequestAccess, PullRequests } from '../../ports/github.ts'
import { askIfPresent, askOrExplain } from './refusals.ts'
import { collectItems, type LoadRest, type Repository } from './rest.ts'
import { type CommentsOptions, createComments } from './sticky/comments.ts'

/** GitHub lists at most 3,000 files of a pull request. */
const pages = 30

/** Paths that the pull request adds and changes. */
export async function listChangedFiles(
  rest: LoadRest,
  repository: Repository,
  pullRequest: number,
): Promise<ReadonlySet<string>> {
  const refused = {
    message: 'The token may not list the files of the pull request.',
    permission: 'pull-requests: read',
  }
  return await askOrExplain(refused, async () => {
    const client = await rest()
    const request = { ...repository, pull_number: pullRequest, per_page: 100 }
    const listed = client.paginate.iterator(client.rest.pulls.listFiles, request)
    const { items } = await collectItems(listed, pages, ({ filename, status }) => {
      if (status === 'removed') return []
      return [filename]
    })
    return new Set(items)
  })
}

/** Opens one pull request: its comments and its changed files. */
export function openPullRequest(options: CommentsOptions): PullRequestAccess {
  const { rest, repository, pullRequest } = options
  return {
    comments: createComments(options),
    changedFiles: () => listChangedFiles(rest, repository, pullRequest),
  }
}

/** Pages of a hundred that are read at most. */
const mostPages = 30

function readFate(pull: {
  readonly number: number
  readonly state: string
  readonly merged_at: string | null
}): PullFate {
  const { number, state, merged_at: mergedAt } = pull
  if (mergedAt !== null) return { number, state: 'merged', mergedAt: Date.parse(mergedAt) }
  return { number, state: state === 'open' ? 'open' : 'closed' }
}

/** Pull requests by their number, as GitHub knows them. */
export function createPullRequests(options: Omit<CommentsOptions, 'pullRequest'>): PullRequests {
  const { rest, repository } = options
  const refused = {
    message: 'The token may not read the pull request.',
    permission: 'pull-requests: write',
  }
  const readPullRequest = (number: number) =>
    askIfPresent(async () => (await rest()).rest.pulls.get({ ...repository, pull_number: number }))
  return {
    listOfHead: (headRepository, branch) =>
      askOrExplain(refused, async () => {
        const [headOwner = ''] = headRepository.split('/')
        const { data } = await (await rest()).rest.pulls.list({
          ...repository,
          state: 'open',
          head: `${headOwner}:${branch}`,
          sort: 'created',
          direction: 'asc',
          per_page: 100,
        })
        return data.flatMap(({ number, head }) =>
          head.repo?.full_name === headRepository && head.ref === branch ? [number] : [],
        )
      }),
    listFates: (sinceMs) =>
      askOrExplain(refused, async () => {
        const fates: PullFate[] = []
        for (let page = 1; page <= mostPages; page += 1) {
          const { data } = await (await rest()).rest.pulls.list({
            ...repository,
            state: 'all',
            sort: 'updated',
            direction: 'desc',
            per_page: 100,
            page,
          })
          fates.push(...data.map(readFate))
          const oldest = Date.parse(data.at(-1)?.updated_at ?? '') || 0
          if (data.length < 100 || oldest < sinceMs) break
        }
        return fates
      }),
    find: async (number) => {
      const answer = await askOrExplain(refused, () => readPullRequest(number))
      if (answer === undefined) return undefined
      const { number: known, base, head } = answer.data
      // The head repository of an old pull request may be gone.
      const headRepository = head.repo?.full_name ?? ''
      return {
        pullRequest: {
          number: known,
          baseBranch: base.ref,
          baseSha: base.sha,
          headSha: head.sha,
          headBranch: head.ref,
          fromFork: headRepository !== `${repository.owner}/${repository.repo}`,
        },
        headRepository,
        ...openPullRequest({ ...options, pullRequest: known }),
      }
    },
  }
}
