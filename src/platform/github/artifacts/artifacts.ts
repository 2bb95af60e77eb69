import { mkdtemp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ArtifactError, NameTaken } from '../../../errors.ts'
import type { CiContext } from '../../../ports/context.ts'
import type { Artifacts, BranchRuns, RunOrigin, StoredArtifact } from '../../../ports/github.ts'
import { isBranchEvent } from '../branch-events.ts'
import { isConflict, isOwn, noteWriter } from '../identity/artifact-writer.ts'
import { writerOf } from '../identity/writer.ts'
import { explainRefusal } from '../refusals.ts'
import type { LoadRest, Rest } from '../rest.ts'
import { listBranchRuns } from '../workflow-runs.ts'

const retentionDays = 90

/** Artifacts of the workflow's runs. Uploading needs no token; looking into other runs needs `actions: read`. */
export function createArtifacts(
  rest: LoadRest | undefined,
  token: string | undefined,
  repository: { readonly owner: string; readonly repo: string },
  context: CiContext,
): Artifacts {
  const writer = writerOf(context)

  async function listRuns(
    branch: string,
    sinceMs: number,
    workflows: readonly (string | undefined)[] = [context.workflowPath],
  ): Promise<BranchRuns> {
    const lists = await Promise.all(
      workflows.map((workflowPath) =>
        reading((client) => listBranchRuns(client, { ...repository, workflowPath }, branch, sinceMs)),
      ),
    )
    return {
      runs: lists.flatMap(({ runs }) => runs).filter(({ id }) => id !== context.runId),
      isComplete: lists.every(({ isComplete }) => isComplete),
    }
  }

  async function listNamed(name: string, branch: string) {
    const { data } = await reading((client) =>
      client.rest.actions.listArtifactsForRepo({ ...repository, name, per_page: 100 }),
    )
    const artifacts = data.artifacts.flatMap((artifact) => {
      const run = artifact.workflow_run
      const isOwnBranch = run?.head_branch === branch && run.head_repository_id === run.repository_id
      return isOwnBranch && String(run.id) !== context.runId
        ? [describeArtifact(artifact, String(run.id))]
        : []
    })
    return { artifacts, isComplete: data.total_count <= data.artifacts.length }
  }

  async function originOf(runId: string): Promise<RunOrigin> {
    const { data: run } = await reading((client) =>
      client.rest.actions.getWorkflowRun({ ...repository, run_id: Number(runId) }),
    )
    const isOwn = run.head_repository?.full_name === `${repository.owner}/${repository.repo}`
    // GitHub writes the path bare or with the ref behind an @.
    const workflowPath = run.path.split('@')[0] ?? ''
    return { event: run.event, workflowPath, isOfBranch: isOwn && isBranchEvent(run.event) }
  }

  async function findInRun(name: string, runId: string): Promise<StoredArtifact | undefined> {
    const { data } = await reading((client) =>
      client.rest.actions.listWorkflowRunArtifacts({ ...repository, run_id: Number(runId), name }),
    )
    const [newest] = data.artifacts.toSorted((a, b) => b.id - a.id)
    return newest && describeArtifact(newest, runId)
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
    const all = [...files, noteWriter(first, writer)]
    const upload = () => client.uploadArtifact(name, all, dirname(first), { retentionDays })
    const { id } = await upload().catch(async (error: unknown) => {
      if (!isConflict(error)) throw explainSave(name, error)
      const fetchStored = async () => {
        const { artifact } = await client.getArtifact(name)
        const path = await mkdtemp(join(dirname(first), 'stored-'))
        await client.downloadArtifact(artifact.id, { path })
        return path
      }
      if (!(await isOwn(writer, fetchStored))) throw new NameTaken(`The artifact ${name}`)
      // An earlier attempt of this job has stored it: the newer measurement replaces it.
      await client.deleteArtifact(name)
      return upload()
    })
    if (id === undefined) throw explainSave(name, new Error('the service gave no id'))
    return { id, url: context.runUrl ? `${context.runUrl}/artifacts/${id}` : undefined }
  }

  async function fetchFiles(artifact: StoredArtifact, folder: string): Promise<void> {
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
  }

  return {
    save,
    listBranchRuns: listRuns,
    listNamed,
    originOf,
    findInThisRun,
    findInRun,
    fetch: fetchFiles,
  }

  /** @throws PermissionError, ArtifactError without a token; other errors are GitHub's own. */
  async function reading<T>(ask: (client: Rest) => Promise<T>): Promise<T> {
    if (rest === undefined) {
      throw new ArtifactError("Artifacts of earlier runs can't be read without a token.", [
        'Leave out `github-token`, or give one with `actions: read`.',
      ])
    }
    try {
      return await ask(await rest())
    } catch (error) {
      throw explainRefusal(error, {
        message: 'The token may not read the artifacts of earlier runs, so no baseline can be found.',
        permission: 'actions: read',
      })
    }
  }
}

interface ListedArtifact {
  readonly id: number
  readonly name: string
  readonly created_at: string | null
  readonly expired: boolean
  readonly workflow_run?: { readonly head_branch?: string | null; readonly head_sha?: string } | null
}

function describeArtifact(artifact: ListedArtifact, runId: string): StoredArtifact {
  const { id, name, created_at: created, expired, workflow_run: run } = artifact
  const [branch, commit] = [run?.head_branch ?? '', run?.head_sha ?? '']
  return { id, name, runId, branch, commit, createdAt: Date.parse(created ?? '') || 0, isExpired: expired }
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
