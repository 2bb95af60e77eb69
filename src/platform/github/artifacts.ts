import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ArtifactError, PermissionError } from '../../errors.ts'
import type { CiContext } from '../../ports/context.ts'
import type { Artifacts, StoredArtifact } from '../../ports/github.ts'
import { type Rest, statusOf } from './rest.ts'

const retentionDays = 90

/** Events whose runs measure the branch itself. Runs of pull requests carry the author's code. */
const trustedEvents = new Set(['push', 'schedule', 'workflow_dispatch', 'merge_group', 'repository_dispatch'])

/** Artifacts of the workflow's runs. Uploading needs no token; looking into other runs needs `actions: read`. */
export function createArtifacts(
  rest: Rest | undefined,
  token: string | undefined,
  repository: { readonly owner: string; readonly repo: string },
  context: CiContext,
): Artifacts {
  async function listOnBranch(name: string, branch: string): Promise<StoredArtifact[]> {
    if (rest === undefined) return []
    try {
      const { data } = await rest.rest.actions.listArtifactsForRepo({ ...repository, name, per_page: 100 })
      return data.artifacts.flatMap((artifact) => {
        const run = artifact.workflow_run
        const isOwnBranch = run?.head_branch === branch && run.head_repository_id === run.repository_id
        if (artifact.expired || !isOwnBranch || String(run.id) === context.runId) return []
        return describeArtifact(artifact, { runId: String(run.id), branch, commit: run.head_sha ?? '' })
      })
    } catch (error) {
      throw explainReadRefusal(error)
    }
  }

  /** The artifact says which branch; only its run says which event and which workflow made it. */
  async function isTrusted({ runId }: StoredArtifact): Promise<boolean> {
    if (rest === undefined) return false
    try {
      const { data: run } = await rest.rest.actions.getWorkflowRun({ ...repository, run_id: Number(runId) })
      // GitHub writes the path bare or with the ref behind an @.
      const path = run.path.split('@')[0]
      return (
        trustedEvents.has(run.event) && (context.workflowPath === undefined || path === context.workflowPath)
      )
    } catch (error) {
      throw explainReadRefusal(error)
    }
  }

  async function findInRun(name: string, runId: string): Promise<StoredArtifact | undefined> {
    if (rest === undefined) return undefined
    try {
      const { data } = await rest.rest.actions.listWorkflowRunArtifacts({
        ...repository,
        run_id: Number(runId),
        name,
      })
      const newest = data.artifacts.filter(({ expired }) => !expired).sort((a, b) => b.id - a.id)[0]
      if (newest === undefined) return undefined
      const { head_branch: branch, head_sha: commit } = newest.workflow_run ?? {}
      return describeArtifact(newest, { runId, branch: branch ?? '', commit: commit ?? '' })
    } catch (error) {
      throw explainReadRefusal(error)
    }
  }

  async function findInThisRun(name: string): Promise<StoredArtifact | undefined> {
    return context.runId === undefined ? undefined : findInRun(name, context.runId)
  }

  async function save(
    name: string,
    files: readonly string[],
  ): Promise<{ readonly id: number; readonly url?: string }> {
    const client = await loadClient()
    const [first] = files
    if (first === undefined) throw new Error('an artifact needs a file')
    const upload = () => client.uploadArtifact(name, [...files], dirname(first), { retentionDays })
    const { id } = await upload().catch(async (error: unknown) => {
      if (!/already exists|Conflict|409/i.test(String(error))) throw explainSave(name, error)
      // An earlier attempt of this run has stored one: the newer measurement replaces it.
      await client.deleteArtifact(name)
      return upload()
    })
    if (id === undefined) throw explainSave(name, new Error('the service gave no id'))
    return { id, url: context.runUrl ? `${context.runUrl}/artifacts/${id}` : undefined }
  }

  async function fetchFiles(artifact: StoredArtifact, folder: string): Promise<readonly string[]> {
    const client = await loadClient()
    try {
      await client.downloadArtifact(artifact.id, {
        path: folder,
        findBy: token
          ? {
              token,
              workflowRunId: Number(artifact.runId),
              repositoryOwner: repository.owner,
              repositoryName: repository.repo,
            }
          : undefined,
      })
    } catch (error) {
      throw new ArtifactError(
        `The artifact ${artifact.name} of run ${artifact.runId} could not be fetched.`,
        ['It may have expired; the next run on the base branch stores a new one.'],
        error,
      )
    }
    const entries = await readdir(folder, { withFileTypes: true, recursive: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  }

  return { save, listOnBranch, isTrusted, findInThisRun, findInRun, fetch: fetchFiles }
}

function describeArtifact(
  {
    id,
    name,
    created_at,
  }: { readonly id: number; readonly name: string; readonly created_at: string | null },
  run: Pick<StoredArtifact, 'runId' | 'branch' | 'commit'>,
): StoredArtifact {
  return { id, name, ...run, createdAt: Date.parse(created_at ?? '') || 0 }
}

/** Loaded when needed: it is larger than everything else together. */
async function loadClient() {
  const { DefaultArtifactClient } = await import('@actions/artifact')
  return new DefaultArtifactClient()
}

function explainSave(name: string, cause: unknown): ArtifactError {
  return new ArtifactError(
    `The artifact ${name} could not be stored.`,
    ['The verdict does not depend on it; later runs may lack this one as a baseline.'],
    cause,
  )
}

function explainReadRefusal(error: unknown): unknown {
  const status = statusOf(error)
  if (status !== 403 && status !== 404) return error
  return new PermissionError(
    'The token may not read the artifacts of earlier runs, so no baseline can be found.',
    'actions: read',
    ['Give the job the permission:\n  permissions:\n    contents: read\n    actions: read'],
    error,
  )
}
