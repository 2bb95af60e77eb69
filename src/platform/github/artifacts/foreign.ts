import { ArtifactError } from '../../../errors.ts'
import { compareText } from '../../../model/data.ts'
import type { ForeignArtifacts, WorkflowJob } from '../../../ports/artifacts.ts'
import { askOrExplain } from '../refusals.ts'
import type { LoadRest, Repository, Rest } from '../rest.ts'
import { downloadArchive } from './archive.ts'

const pageSize = 100
/** A thousand artifacts or jobs of one run. */
const mostPages = 10
/** Conclusions of a job that nobody has to look at. */
const goodConclusions: ReadonlySet<string> = new Set(['success', 'skipped', 'neutral'])

/** Artifacts of runs whose code is not ours, read in memory. */
export function createForeignArtifacts(rest: LoadRest, repository: Repository): ForeignArtifacts {
  const sizes = new Map<number, number>()

  return {
    list: (runId, isWanted) =>
      askGitHub(async (client) => {
        const newest = new Map<string, number>()
        for (let page = 1; page <= mostPages; page += 1) {
          const { data } = await client.rest.actions.listWorkflowRunArtifacts({
            ...repository,
            run_id: Number(runId),
            per_page: pageSize,
            page,
          })
          for (const { id, name, expired, size_in_bytes: bytes } of data.artifacts) {
            if (expired || !isWanted(name)) continue
            newest.set(name, Math.max(id, newest.get(name) ?? id))
            sizes.set(id, bytes)
          }
          if (data.artifacts.length < pageSize) break
          if (page === mostPages) {
            throw new ArtifactError(
              `The run has more than ${mostPages * pageSize} artifacts, and which of them are missing here is not known.`,
              ['Store fewer artifacts in this workflow.'],
            )
          }
        }
        return Array.from(newest, ([name, id]) => ({ id, name })).sort((a, b) => compareText(a.name, b.name))
      }),

    read: ({ id, name }, limits) =>
      askGitHub(async (client) => {
        // The size is GitHub's own measure. A text packs well, so an archive of the size of a file is too large.
        if ((sizes.get(id) ?? 0) > limits.maxBytes) {
          throw new ArtifactError(`The artifact ${name} is too large to be read.`, [])
        }
        return await downloadArchive(client, repository, { id, name }, limits)
      }),

    listJobs: (runId, attempt) =>
      askGitHub(async (client) => {
        const jobs: WorkflowJob[] = []
        for (let page = 1; page <= mostPages; page += 1) {
          const { data } = await client.rest.actions.listJobsForWorkflowRun({
            ...repository,
            run_id: Number(runId),
            filter: 'all',
            per_page: pageSize,
            page,
          })
          for (const { id, name, conclusion, run_attempt: jobAttempt = 1, steps = [] } of data.jobs) {
            const isFailed = conclusion !== null && !goodConclusions.has(conclusion)
            const isSkipped = conclusion === 'skipped'
            const step = steps.find(({ status }) => status === 'in_progress')?.name
            const ended = steps.filter(
              (jobStep) => jobStep.conclusion !== null && jobStep.conclusion !== 'skipped',
            )
            if (jobAttempt > attempt) continue
            jobs.push({
              id,
              name,
              attempt: jobAttempt,
              isFailed,
              isSkipped,
              step,
              steps: ended.map((jobStep) => jobStep.name),
            })
          }
          if (data.jobs.length < pageSize) break
        }
        return jobs
      }),
  }

  function askGitHub<T>(ask: (client: Rest) => Promise<T>): Promise<T> {
    return askOrExplain(refused, async () => ask(await rest()))
  }
}

const refused = {
  message: 'The token may not read the artifacts and jobs of this workflow.',
  permission: 'actions: read',
}
