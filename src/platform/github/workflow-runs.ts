import type { BranchRun, BranchRuns } from '../../ports/artifacts.ts'
import { branchEvents, isBranchEvent } from './branch-events.ts'
import { parseAnswerTime, type Rest, readStatus } from './rest.ts'

const pageSize = 100
/** Pages for each event: three hundred runs reach back far enough for a branch measured at every push. */
const mostPages = 3

interface Place {
  readonly owner: string
  readonly repo: string
  /** Path of the workflow file. Absent: any workflow. */
  readonly workflowPath?: string
}

/** `askedAt`: time of the answer by GitHub's clock, in Unix epoch ms. */
export interface DatedRuns extends BranchRuns {
  readonly askedAt?: number
}

/**
 * The runs of the workflow on a branch of this repository among the newest 100 that name the branch, newest
 * first. Those of forks with a branch of that name may push them out of the list; {@link listBranchRuns} then
 * has them.
 */
export async function listNewestRuns(rest: Rest, place: Place, branch: string): Promise<DatedRuns> {
  const { listed, total, askedAt } = await listRunsPage(rest, place, { branch, page: 1 })
  const runs = listed
    .filter(({ event }) => isBranchEvent(event))
    .flatMap((run) => toBranchRuns(run, place, branch))
  return { runs, isComplete: total <= listed.length, askedAt }
}

/**
 * The runs of the workflow on a branch of this repository, newest first. GitHub is asked for each event by
 * its name, so that runs of forks and pull requests, however many, don't push the others out of the list.
 */
export async function listBranchRuns(
  rest: Rest,
  place: Place,
  branch: string,
  sinceMs: number,
): Promise<BranchRuns> {
  const lists = await Promise.all(
    branchEvents.map((event) => listEventRuns(rest, place, { branch, event }, sinceMs)),
  )
  return {
    runs: lists.flatMap(({ runs }) => runs).toSorted((a, b) => b.createdAt - a.createdAt),
    isComplete: lists.every(({ isComplete }) => isComplete),
  }
}

async function listEventRuns(
  rest: Rest,
  place: Place,
  filter: { readonly branch: string; readonly event: string },
  sinceMs: number,
): Promise<BranchRuns> {
  const runs: BranchRun[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const { listed, total } = await listRunsPage(rest, place, { ...filter, page })
    runs.push(...listed.flatMap((run) => toBranchRuns(run, place, filter.branch)))
    const oldest = Date.parse(listed.at(-1)?.created_at ?? '') || 0
    if (page * pageSize >= total || listed.length === 0 || oldest < sinceMs) return { runs, isComplete: true }
  }
  return { runs, isComplete: false }
}

async function listRunsPage(
  rest: Rest,
  { owner, repo, workflowPath }: Place,
  filter: { readonly branch: string; readonly event?: string; readonly page: number },
) {
  const query = { owner, repo, ...filter, exclude_pull_requests: true, per_page: pageSize }
  try {
    const { data, headers } = await (workflowPath === undefined
      ? rest.rest.actions.listWorkflowRunsForRepo(query)
      : rest.rest.actions.listWorkflowRuns({ ...query, workflow_id: readFileName(workflowPath) }))
    return { listed: data.workflow_runs, total: data.total_count, askedAt: parseAnswerTime(headers.date) }
  } catch (error) {
    // GitHub knows a workflow by the name of its file once it has run; until then it has no runs.
    if (readStatus(error) === 404) return { listed: [], total: 0 }
    throw error
  }
}

type ListedRun = Awaited<ReturnType<typeof listRunsPage>>['listed'][number]

/** GitHub lists by the names of file and branch. Both are checked here, and that the code is our own. */
function toBranchRuns(
  run: ListedRun,
  { owner, repo, workflowPath }: Place,
  branch: string,
): readonly BranchRun[] {
  const isOwn = run.head_repository?.full_name === `${owner}/${repo}` && run.head_branch === branch
  const path = run.path.split('@')[0]
  if (!isOwn || (workflowPath !== undefined && path !== workflowPath)) return []
  const { id, head_sha: commit, created_at: createdAt, status } = run
  return [{ id: String(id), commit, createdAt: Date.parse(createdAt) || 0, isOver: status === 'completed' }]
}

function readFileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
