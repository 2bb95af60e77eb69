import type { CiContext } from '../../../ports/context.ts'
import type { Clock, Log, Repository, Review, Step, Storage } from '../../../ports/platform.ts'
import { createArtifacts } from '../artifacts/artifacts.ts'
import { createForeignArtifacts } from '../artifacts/foreign.ts'
import { createReadableFiles } from '../artifacts/readable-files.ts'
import { createRunnerStorage } from '../artifacts/runner-storage.ts'
import { createToolkit } from '../artifacts/toolkit.ts'
import { createChecks } from '../checks.ts'
import { createConversations } from '../conversations.ts'
import { identifyWriter } from '../identity/writer.ts'
import { createJobSteps } from '../job-steps.ts'
import { createPullRequests, openPullRequest } from '../pull-requests.ts'
import { createCommits } from '../repository/commits.ts'
import { createOtherRepositories } from '../repository/other-repositories.ts'
import { createReleases } from '../repository/releases.ts'
import { createRepositoryFiles } from '../repository/repository-files.ts'
import { createRest } from '../rest.ts'
import { createIssues } from '../sticky/issues.ts'

/** The ports that GitHub is behind. Those that need a token are absent without one, as {@link Platform} says. */
export interface Remote {
  readonly review: Review
  readonly repository: Repository
  readonly storage: Storage
  readonly jobSteps?: Step['jobSteps']
}

export interface RemoteOptions {
  readonly token: string | undefined
  /** Address of GitHub's API; by default that of github.com. */
  readonly apiUrl: string | undefined
  readonly context: CiContext
  readonly clock: Clock
  readonly log: Log
  /** How long artifacts are kept; by default 90 days. */
  readonly retentionDays?: number
}

export function createRemote({ token, apiUrl, context, clock, log, retentionDays }: RemoteOptions): Remote {
  const { pullRequest } = context
  const [owner = '', repo = ''] = (context.repository ?? '').split('/')
  const repository = { owner, repo }
  const rest = token === undefined ? undefined : createRest(token, apiUrl, clock, log)
  const toolkit = createToolkit(retentionDays)
  const storage = {
    readableFiles: createReadableFiles(toolkit, context),
    artifacts: createArtifacts(rest, toolkit, repository, context),
  }
  if (rest === undefined) return { review: {}, repository: {}, storage }
  // A run that a comment started replaces the section of its suite whichever workflow wrote it, so it names no writer.
  const writer = context.discussed === undefined ? identifyWriter(context) : undefined
  const options = { rest, repository, writer, clock, log }
  return {
    review: {
      ...(pullRequest && openPullRequest({ ...options, pullRequest: pullRequest.number })),
      checks: createChecks(rest, repository, identifyWriter(context)),
      pullRequests: createPullRequests(options),
      conversations: createConversations(rest, repository),
      issues: createIssues({ rest, repository, context, clock, log }),
    },
    repository: {
      commits: createCommits(rest, repository),
      otherRepositories: createOtherRepositories(rest),
      releases: createReleases(rest, repository),
      repositoryFiles: createRepositoryFiles(rest, repository),
    },
    storage: {
      ...storage,
      foreignArtifacts: createForeignArtifacts(rest, repository, {
        runId: context.runId,
        storage: createRunnerStorage(process.env, clock, log),
        log,
      }),
    },
    jobSteps: createJobSteps(rest, repository, context),
  }
}
