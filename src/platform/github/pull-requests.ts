import type { OpenedPullRequest, PullRequests } from '../../ports/github.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { Writer } from './identity/writer.ts'
import { explainRefusal } from './refusals.ts'
import { listChangedFiles } from './repository/changed-files.ts'
import { type LoadRest, statusOf } from './rest.ts'
import { createComments } from './sticky/comments.ts'

interface Repository {
  readonly owner: string
  readonly repo: string
}

/** Opens one pull request: its comments and its changed files. */
export function openPullRequest(
  rest: LoadRest,
  repository: Repository,
  pullRequest: number,
  writer: Writer,
  clock: Clock,
  log: Log,
): Pick<OpenedPullRequest, 'comments' | 'changedFiles'> {
  return {
    comments: createComments({ rest, repository, pullRequest, writer, clock, log }),
    changedFiles: () => listChangedFiles(rest, repository, pullRequest),
  }
}

/** Pull requests by their number, as GitHub knows them. */
export function createPullRequests(
  rest: LoadRest,
  repository: Repository,
  writer: Writer,
  clock: Clock,
  log: Log,
): PullRequests {
  return {
    find: async (number) => {
      try {
        const { data } = await (await rest()).rest.pulls.get({ ...repository, pull_number: number })
        // The head repository of an old pull request may be gone.
        const headRepository = (data.head.repo as { full_name: string } | null)?.full_name ?? ''
        return {
          pullRequest: {
            number: data.number,
            baseBranch: data.base.ref,
            baseSha: data.base.sha,
            headSha: data.head.sha,
            headBranch: data.head.ref,
            fromFork: headRepository !== `${repository.owner}/${repository.repo}`,
          },
          headRepository,
          ...openPullRequest(rest, repository, data.number, writer, clock, log),
        }
      } catch (error) {
        if (statusOf(error) === 404) return undefined
        throw explainRefusal(error, {
          message: 'The token may not read the pull request.',
          permission: 'pull-requests: write',
        })
      }
    },
  }
}
