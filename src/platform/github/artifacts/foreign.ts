import { ArtifactError, readErrorMessage } from '../../../errors.ts'
import { compareText } from '../../../model/data.ts'
import type { ForeignArtifact, ForeignArtifacts, WorkflowJob } from '../../../ports/artifacts.ts'
import type { Log } from '../../../ports/platform.ts'
import { readEndedStep } from '../job-steps.ts'
import { askOrExplain } from '../refusals.ts'
import type { LoadRest, Repository, Rest } from '../rest.ts'
import { downloadArchive } from './archive.ts'
import type { RunnerStorage } from './runner-storage.ts'
import { readZip } from './zip.ts'

const pageSize = 100
/** A thousand artifacts or jobs of one run. */
const mostPages = 10
/** Conclusions of a job that nobody has to look at. */
const goodConclusions: ReadonlySet<string> = new Set(['success', 'skipped', 'neutral'])

/** The workflow run of this job. */
interface OwnRun {
  readonly runId: string | undefined
  /** Absent: only the API of GitHub has its artifacts. */
  readonly storage: RunnerStorage | undefined
  readonly log: Log
}

interface ListedArtifact {
  readonly id: number
  readonly name: string
  readonly bytes: number
  readonly download: (limits: Parameters<typeof readZip>[1]) => ReturnType<typeof readZip>
}

/** Artifacts of runs whose code is not ours, read in memory. */
export function createForeignArtifacts(
  rest: LoadRest,
  repository: Repository,
  ownRun: OwnRun,
): ForeignArtifacts {
  const known = new Map<number, ListedArtifact>()

  async function listArtifacts(runId: string): Promise<readonly ListedArtifact[]> {
    const { storage, log } = ownRun
    if (runId !== ownRun.runId || storage === undefined) return await listByApi(runId)
    try {
      return (await storage.list()).map((artifact) => ({
        ...artifact,
        download: async (limits) => await readZip(await storage.download(artifact), limits),
      }))
    } catch (error) {
      log.debug(`GitHub's API is asked for the artifacts of this run: ${readErrorMessage(error)}`)
      return await listByApi(runId)
    }
  }

  const describeUnlisted = (artifact: ForeignArtifact): ListedArtifact => ({
    ...artifact,
    bytes: 0,
    download: (limits) => askGitHub((client) => downloadArchive(client, repository, artifact, limits)),
  })

  const listByApi = (runId: string) =>
    askGitHub(async (client) => {
      const listed: ListedArtifact[] = []
      for (let page = 1; page <= mostPages; page += 1) {
        const { data } = await client.rest.actions.listWorkflowRunArtifacts({
          ...repository,
          run_id: Number(runId),
          per_page: pageSize,
          page,
        })
        for (const { id, name, expired, size_in_bytes: bytes } of data.artifacts) {
          if (!expired) listed.push({ ...describeUnlisted({ id, name }), bytes })
        }
        if (data.artifacts.length < pageSize) break
        if (page === mostPages) {
          throw new ArtifactError(
            `The run has more than ${mostPages * pageSize} artifacts, and which of them are missing here is not known.`,
            ['Store fewer artifacts in this workflow.'],
          )
        }
      }
      return listed
    })

  return {
    list: async (runId, isWanted) => {
      const newest = new Map<string, ListedArtifact>()
      for (const artifact of await listArtifacts(runId)) {
        const { id, name } = artifact
        if (isWanted(name) && id >= (newest.get(name)?.id ?? id)) newest.set(name, artifact)
        known.set(id, artifact)
      }
      return Array.from(newest.values(), ({ id, name }) => ({ id, name })).sort((a, b) =>
        compareText(a.name, b.name),
      )
    },

    read: async ({ id, name }, limits) => {
      const { bytes, download } = known.get(id) ?? describeUnlisted({ id, name })
      // The size is GitHub's own measure. A text packs well, so an archive of the size of a file is too large.
      if (bytes > limits.maxBytes) {
        throw new ArtifactError(`The artifact ${name} is too large to be read.`, [])
      }
      return await download(limits)
    },

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
            const ended = steps.filter((jobStep) => jobStep.conclusion !== 'skipped').flatMap(readEndedStep)
            if (jobAttempt > attempt) continue
            jobs.push({
              id,
              name,
              attempt: jobAttempt,
              isFailed,
              isSkipped,
              step,
              steps: ended,
            })
          }
          if (data.jobs.length < pageSize) break
          if (page === mostPages) {
            throw new ArtifactError(
              `The run has more than ${mostPages * pageSize} jobs, and which of them died is not known.`,
              [],
            )
          }
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
