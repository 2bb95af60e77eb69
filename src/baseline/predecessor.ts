import type { Run } from '../model/run/run.ts'
import type { Artifacts, StoredArtifact, WorkflowJob } from '../ports/artifacts.ts'
import type { Platform } from '../ports/platform.ts'
import { artifactName } from '../storage/artifact-name.ts'
import { readBaselineArtifact } from './from-artifacts.ts'
import { isBaselineName } from './stored-suites.ts'

/** Suites that are looked at, the newest first. */
const mostCandidates = 5
/** Larger than every attempt of a run. */
const anyAttempt = 1_000

interface Candidate {
  readonly artifact: StoredArtifact
  readonly run: Run
  readonly common: number
}

/**
 * The name under which a branch has the history of a suite that it does not know by its own: the job, its leg or the suite
 * was renamed. That is so where the branch has a suite with most of the same cases, and the job that measured it is either
 * this one or no longer part of this run. A job is what GitHub lists under one name; a second leg with the same cases is
 * a suite of its own, since the first one is still there.
 *
 * @param workflows paths of the workflow files whose runs count
 * @throws errors of GitHub as they are
 */
export async function findPredecessor(
  head: Run,
  branch: string,
  workflows: readonly string[],
  { context, artifacts, foreignArtifacts }: Pick<Platform, 'context' | 'artifacts' | 'foreignArtifacts'>,
): Promise<string | undefined> {
  const { runId, checkRunId, attempt = 1 } = context
  if (artifacts === undefined || foreignArtifacts === undefined) return undefined
  // Of a run that another one has started, this job says nothing.
  if (runId === undefined || checkRunId === undefined || context.trigger !== undefined) return undefined
  const candidates = await findCandidates(head, branch, workflows, artifacts)
  if (candidates.length === 0) return undefined
  const ours = await foreignArtifacts.listJobs(runId, attempt)
  for (const { artifact, run } of candidates) {
    const theirs = await foreignArtifacts.listJobs(artifact.runId, anyAttempt)
    const name = nameOf(theirs, run.info.checkRun)
    if (name === undefined) continue
    const isGone = !ours.some((job) => job.name === name && !job.isSkipped)
    if (isGone || name === nameOf(ours, checkRunId)) return run.info.suiteName
  }
  return undefined
}

function nameOf(jobs: readonly WorkflowJob[], checkRun: number | undefined): string | undefined {
  return jobs.find(({ id }) => id === checkRun)?.name
}

/** Suites with most of the cases, those with the most first. */
async function findCandidates(
  head: Run,
  branch: string,
  workflows: readonly string[],
  artifacts: Artifacts,
): Promise<readonly Candidate[]> {
  const newest = new Map<string, StoredArtifact>()
  for (const artifact of await artifacts.listNewest(branch)) {
    const { name, isExpired } = artifact
    const isOther = isBaselineName(name) && name !== artifactName('baseline', head.info.suiteName)
    if (isOther && !isExpired && !newest.has(name)) newest.set(name, artifact)
  }
  const found: Candidate[] = []
  for (const artifact of [...newest.values()].slice(0, mostCandidates)) {
    const { isOfBranch, workflowPath } = await artifacts.originOf(artifact.runId)
    if (!isOfBranch || !workflows.includes(workflowPath)) continue
    const [{ content: run }] = await readBaselineArtifact(artifacts, artifact)
    const common = countCommon(head, run)
    if (common * 2 > Math.max(head.cases.size, run.cases.size)) found.push({ artifact, run, common })
  }
  return found.toSorted((a, b) => b.common - a.common)
}

function countCommon(head: Run, { cases }: Run): number {
  let common = 0
  for (const key of head.cases.keys()) if (cases.has(key)) common += 1
  return common
}
