import { PermissionError } from '../../errors.ts'
import { readFields } from '../../model/data.ts'
import type { CommandPlace } from '../../ports/conversations.ts'
import type { LineLog } from '../../ports/platform.ts'
import { systemClock } from '../clock.ts'
import { createConversations } from './conversations.ts'
import { createRest, isRateLimit, type LoadRest, type Repository, readStatus } from './rest.ts'

/** Runs of one commit that are looked at. */
const mostRuns = 100

/** The place of a command, as the token may read and write it. */
export function openCommandPlace(
  repository: Repository,
  { token, apiUrl, log }: { readonly token: string; readonly apiUrl?: string; readonly log: LineLog },
): CommandPlace {
  const rest = createRest(token, apiUrl, systemClock, { ...log, group: (_, body) => body() })
  return createCommandPlace(rest, repository)
}

export function createCommandPlace(rest: LoadRest, repository: Repository): CommandPlace {
  const askWithPermission = async <T>(permission: string, ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask()
    } catch (error) {
      const status = readStatus(error)
      if ((status !== 403 && status !== 404) || isRateLimit(error)) throw error
      const { message: why } = readFields(readFields(readFields(error).response).data)
      throw new PermissionError(
        `GitHub refused: ${typeof why === 'string' ? why.slice(0, 200) : `status ${status}`}`,
        permission,
        ["A run that is older than 30 days, or not over yet, can't be run again."],
        error,
      )
    }
  }
  return {
    mayWrite: createConversations(rest, repository).mayWrite,

    findHead: (number) =>
      askWithPermission('pull-requests: write', async () => {
        const { data } = await (await rest()).rest.pulls.get({ ...repository, pull_number: number })
        if (data.state !== 'open') return undefined
        // The head repository of an old pull request may be gone.
        return { commit: data.head.sha, branch: data.head.ref, repository: data.head.repo?.full_name ?? '' }
      }),

    listRuns: ({ commit, branch, repository: headRepository }) =>
      askWithPermission('actions: write', async () => {
        const { data } = await (await rest()).rest.actions.listWorkflowRunsForRepo({
          ...repository,
          head_sha: commit,
          event: 'pull_request',
          per_page: mostRuns,
        })
        return data.workflow_runs
          .filter(
            (run) =>
              run.head_sha === commit &&
              // It waits for somebody to approve the code of a newcomer; to run it again would be that approval.
              run.conclusion !== 'action_required' &&
              run.head_branch === branch &&
              run.head_repository?.full_name === headRepository,
          )
          .map((run) => ({
            id: String(run.id),
            workflowPath: run.path.split('@')[0] ?? '',
            createdAt: Date.parse(run.created_at),
            isOver: run.status === 'completed',
            hasFailed: run.conclusion !== 'success' && run.conclusion !== 'skipped',
          }))
      }),

    rerun: (id, onlyFailed) =>
      askWithPermission('actions: write', async () => {
        const { actions } = (await rest()).rest
        const run = { ...repository, run_id: Number(id), enable_debug_logging: false }
        await (onlyFailed ? actions.reRunWorkflowFailedJobs(run) : actions.reRunWorkflow(run))
      }),

    react: (commentId, content) =>
      askWithPermission('pull-requests: write', async () => {
        const { reactions } = (await rest()).rest
        await reactions.createForIssueComment({ ...repository, comment_id: commentId, content })
      }),

    reply: (number, body) =>
      askWithPermission('pull-requests: write', async () => {
        await (await rest()).rest.issues.createComment({ ...repository, issue_number: number, body })
      }),
  }
}
