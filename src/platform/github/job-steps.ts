import type { JobStep, JobSteps } from '../../ports/github.ts'
import type { LoadRest, Repository } from './rest.ts'

const pageSize = 100
/** A thousand jobs of one run. */
const mostPages = 10

/**
 * The steps of the job that asks. GitHub lists the jobs of a run without their ids in the workflow, so the one that is
 * running on this runner is it: a runner has one job at a time.
 */
export function createJobSteps(
  rest: LoadRest,
  repository: Repository,
  { runId, runner }: { readonly runId?: string; readonly runner?: string },
): JobSteps {
  return {
    async list() {
      const client = await rest()
      for (let page = 1; page <= mostPages; page += 1) {
        const { data } = await client.rest.actions.listJobsForWorkflowRun({
          ...repository,
          run_id: Number(runId),
          filter: 'latest',
          per_page: pageSize,
          page,
        })
        const currentJob = data.jobs.find((job) => job.status === 'in_progress' && job.runner_name === runner)
        if (currentJob !== undefined) return (currentJob.steps ?? []).flatMap(readEndedStep).filter(hasTimes)
        if (data.jobs.length < pageSize) return []
      }
      return []
    },
  }
}

/** A step as GitHub lists it; nothing while it runs. */
export function readEndedStep({
  name,
  conclusion,
  started_at: started,
  completed_at: completed,
}: {
  readonly name: string
  readonly conclusion: string | null
  readonly started_at?: string | null
  readonly completed_at?: string | null
}): readonly JobStep[] {
  if (conclusion === null) return []
  return [
    {
      name,
      conclusion,
      startedAt: Date.parse(started ?? '') || 0,
      completedAt: Date.parse(completed ?? '') || 0,
    },
  ]
}

/** A step that was skipped has none. */
function hasTimes({ startedAt, completedAt }: JobStep): boolean {
  return startedAt > 0 && completedAt > 0
}
