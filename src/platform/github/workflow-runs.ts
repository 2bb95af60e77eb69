import type { BranchRun, BranchRuns } from '../../ports/artifacts.ts'
import { branchEvents } from './branch-events.ts'
import { type Rest, statusOf } from './rest.ts'

const pageSize = 100
/** Of one event. Three hundred runs reach back far enough for a branch that is measured at every push. */
const mostPages = 3

interface Place {
  readonly owner: string
  readonly repo: string
  /** Path of the workflow file. Absent: any workflow. */
  readonly workflowPath?: string
}

/**
 * The runs of the workflow on a branch of this repository, newest first. GitHub is asked for each event by its name,
 * so that runs of forks and pull requests, however many, don't push the others out of the list.
 */
export async function listBranchRuns(
  rest: Rest,
  place: Place,
  branch: string,
  sinceMs: number,
): Promise<BranchRuns> {
  const lists = await Promise.all(
    branchEvents.map((event) => listOfEvent(rest, place, { branch, event }, sinceMs)),
  )
  return {
    runs: lists.flatMap(({ runs }) => runs).toSorted((a, b) => b.createdAt - a.createdAt),
    isComplete: lists.every(({ isComplete }) => isComplete),
  }
}

async function listOfEvent(
  rest: Rest,
  { owner, repo, workflowPath }: Place,
  filter: { readonly branch: string; readonly event: string },
  sinceMs: number,
): Promise<BranchRuns> {
  const runs: BranchRun[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const query = { owner, repo, ...filter, exclude_pull_requests: true, per_page: pageSize, page }
    const { total_count: total, workflow_runs: listed } = await (workflowPath === undefined
      ? rest.rest.actions.listWorkflowRunsForRepo(query)
      : rest.rest.actions.listWorkflowRuns({ ...query, workflow_id: fileName(workflowPath) })
    ).then(({ data }) => data, nothingOfUnknownWorkflow)
    for (const run of listed) {
      // The list is by the name of the file and of the branch; both are asked again, and whose code it was.
      const isOwn = run.head_repository?.full_name === `${owner}/${repo}` && run.head_branch === filter.branch
      const path = run.path.split('@')[0]
      if (!isOwn || (workflowPath !== undefined && path !== workflowPath)) continue
      runs.push({ id: String(run.id), commit: run.head_sha, createdAt: Date.parse(run.created_at) || 0 })
    }
    const oldest = Date.parse(listed.at(-1)?.created_at ?? '') || 0
    if (page * pageSize >= total || listed.length === 0 || oldest < sinceMs) return { runs, isComplete: true }
  }
  return { runs, isComplete: false }
}

/** GitHub knows a workflow by the name of its file once it has run; until then it has no runs. */
function nothingOfUnknownWorkflow(error: unknown): { total_count: number; workflow_runs: never[] } {
  if (statusOf(error) === 404) return { total_count: 0, workflow_runs: [] }
  throw error
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
