import { ArtifactError } from '../../../errors.ts'
import type { Artifacts, RunOrigin, StoredArtifact } from '../../../ports/artifacts.ts'
import type { CiContext } from '../../../ports/context.ts'
import { isBranchEvent } from '../branch-events.ts'
import { identifyWriter } from '../identity/writer.ts'
import { askOrExplain } from '../refusals.ts'
import type { LoadRest, Repository, Rest } from '../rest.ts'
import { type DatedRuns, listBranchRuns, listNewestRuns } from '../workflow-runs.ts'
import { downloadArchive } from './archive.ts'
import { listCandidateNames, saveArtifact } from './save-artifact.ts'
import type { Toolkit } from './toolkit.ts'

/** Artifacts of the workflow's runs. Uploading needs no token; looking into other runs needs `actions: read`. */
export function createArtifacts(
  rest: LoadRest | undefined,
  toolkit: Toolkit,
  repository: Repository,
  context: CiContext,
): Artifacts {
  const writer = identifyWriter(context)

  async function listRuns(
    workflows: readonly (string | undefined)[] = [context.workflowPath],
    list: (client: Rest, workflowPath: string | undefined) => Promise<DatedRuns>,
  ): Promise<DatedRuns> {
    const lists = await Promise.all(
      workflows.map((workflowPath) => askGitHub((client) => list(client, workflowPath))),
    )
    return {
      runs: lists.flatMap(({ runs }) => runs).filter(({ id }) => id !== context.runId),
      isComplete: lists.every(({ isComplete }) => isComplete),
      askedAt: lists[0]?.askedAt,
    }
  }

  async function listPages(name: string | undefined, sinceMs: number | undefined) {
    const artifacts: ListedArtifact[] = []
    for (let page = 1; ; page += 1) {
      const { data } = await askGitHub((client) =>
        client.rest.actions.listArtifactsForRepo({ ...repository, name, per_page: 100, page }),
      )
      artifacts.push(...data.artifacts)
      const oldest = Date.parse(data.artifacts.at(-1)?.created_at ?? '') || 0
      const isComplete = data.total_count <= artifacts.length
      const isEnough = sinceMs === undefined || oldest < sinceMs || page >= mostPages
      if (isComplete || isEnough) return { artifacts, isComplete }
    }
  }

  /** The newest of the repository, of one name or of any, without those of forks and of this run. */
  async function listOwn(name?: string, sinceMs?: number) {
    const lists = await Promise.all(
      (name === undefined ? [undefined] : listCandidateNames(name)).map((listedName) =>
        listPages(listedName, sinceMs),
      ),
    )
    const artifacts = lists.flatMap((list) =>
      list.artifacts.flatMap((artifact) => {
        const run = artifact.workflow_run
        const isOwn = run?.head_repository_id === run?.repository_id
        if (run?.id === undefined || !isOwn || String(run.id) === context.runId) return []
        return [toStoredArtifact(artifact, String(run.id))]
      }),
    )
    return {
      artifacts,
      isComplete: lists.every(({ isComplete }) => isComplete),
    }
  }

  async function readRunOrigin(runId: string): Promise<RunOrigin> {
    const { data: run } = await askGitHub((client) =>
      client.rest.actions.getWorkflowRun({ ...repository, run_id: Number(runId) }),
    )
    const isOwn = run.head_repository?.full_name === `${repository.owner}/${repository.repo}`
    // GitHub writes the path bare or with the ref behind an @.
    const workflowPath = run.path.split('@')[0] ?? ''
    return {
      event: run.event,
      workflowPath,
      isOfBranch: isOwn && isBranchEvent(run.event),
      createdAt: Date.parse(run.created_at) || 0,
      startedAt: Date.parse(run.run_started_at ?? run.created_at) || 0,
    }
  }

  async function findInRun(name: string, runId: string): Promise<StoredArtifact | undefined> {
    const target = { ...repository, run_id: Number(runId) }
    const listRunArtifacts = (listedName?: string) =>
      askGitHub((client) =>
        client.rest.actions.listWorkflowRunArtifacts({ ...target, name: listedName, per_page: 100 }),
      ).then(({ data }) => data)
    const all = await listRunArtifacts()
    const names = listCandidateNames(name)
    const isWhole = all.total_count <= all.artifacts.length
    const listed = isWhole ? [all] : await Promise.all(names.map(listRunArtifacts))
    const named = listed
      .flatMap(({ artifacts }) => artifacts)
      .filter((artifact) => names.includes(artifact.name))
    const [newest] = named.sort((a, b) => b.id - a.id)
    return newest && toStoredArtifact(newest, runId)
  }

  async function findInThisRun(name: string): Promise<StoredArtifact | undefined> {
    if (context.runId === undefined) return undefined
    return findInRun(name, context.runId)
  }

  async function saveFiles(
    name: string,
    files: readonly string[],
  ): Promise<{ readonly id: number; readonly url?: string }> {
    const id = await saveArtifact(toolkit, name, files, writer)
    return { id, url: context.runUrl ? `${context.runUrl}/artifacts/${id}` : undefined }
  }

  return {
    save: saveFiles,
    listNewestRuns: (branch, workflows) =>
      listRuns(workflows, (client, workflowPath) =>
        listNewestRuns(client, { ...repository, workflowPath }, branch),
      ),
    listBranchRuns: (branch, sinceMs, workflows) =>
      listRuns(workflows, (client, workflowPath) =>
        listBranchRuns(client, { ...repository, workflowPath }, branch, sinceMs),
      ),
    listNamed: listOwn,
    listNewest: async (branch) =>
      (await listOwn()).artifacts.filter((artifact) => artifact.branch === branch),
    originOf: readRunOrigin,
    findInThisRun,
    findInRun,
    read: (artifact, limits) => askGitHub((client) => downloadArchive(client, repository, artifact, limits)),
  }

  /** @throws PermissionError, ArtifactError without a token; other errors are GitHub's own. */
  async function askGitHub<T>(ask: (client: Rest) => Promise<T>): Promise<T> {
    if (rest === undefined) {
      throw new ArtifactError("Artifacts of earlier runs can't be read without a token.", [
        'Leave out `github-token`, or give one with `actions: read`.',
      ])
    }
    return await askOrExplain(refused, async () => ask(await rest()))
  }
}

/** Pages of a hundred that are read at most. */
const mostPages = 30

interface ListedArtifact {
  readonly id: number
  readonly name: string
  readonly created_at: string | null
  readonly expired: boolean
  readonly workflow_run?: {
    readonly id?: number
    readonly repository_id?: number
    readonly head_repository_id?: number
    readonly head_branch?: string | null
    readonly head_sha?: string
  } | null
}

function toStoredArtifact(artifact: ListedArtifact, runId: string): StoredArtifact {
  const { id, name, created_at: created, expired, workflow_run: run } = artifact
  const branch = run?.head_branch ?? ''
  const commit = run?.head_sha ?? ''
  return { id, name, runId, branch, commit, createdAt: Date.parse(created ?? '') || 0, isExpired: expired }
}

const refused = {
  message: 'The token may not read the artifacts of earlier runs, so no baseline can be found.',
  permission: 'actions: read',
}
