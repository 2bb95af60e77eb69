import { ArtifactError } from '../errors.ts'
import type { Run } from '../model/run/run.ts'
import { formatArtifactName } from '../paths/artifact-name.ts'
import type { Artifacts, StoredArtifact, WorkflowJob } from '../ports/artifacts.ts'
import type { Ports } from '../ports/platform.ts'
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

/** Runs of the branch that are asked for this step. */
const mostRuns = 3

/**
 * What is known of a suite that the branch has no baseline of. `renamed`: its history is under another name. `lost`: the
 * step has run on the branch, so there should be one. Undefined: nothing speaks against a first measurement.
 */
type Past =
  | { readonly kind: 'renamed'; readonly suiteName: string }
  | { readonly kind: 'lost'; readonly runId: string }

/**
 * Looks into the past of a suite that has no baseline.
 *
 * Its history is under another name where the branch has a suite with most of its cases, and the job that measured
 * it is either this one or no longer part of this run: the job, its leg or the suite was renamed. A job is what GitHub
 * lists under one name; a second leg with the same cases is a suite of its own, since the first one is still there.
 *
 * Its baseline is lost where an earlier run of the branch has this step of this job. GitHub lists runs for longer than it
 * keeps artifacts.
 *
 * @param workflows paths of the workflow files whose runs count
 * @throws errors of GitHub as they are
 */
export async function findSuitePast(
  head: Run,
  branch: string,
  workflows: readonly string[],
  { runtime: { context }, storage: { artifacts, foreignArtifacts } }: Ports<'runtime' | 'storage'>,
): Promise<Past | undefined> {
  const { runId, checkRunId, attempt = 1 } = context
  if (artifacts === undefined || foreignArtifacts === undefined) return undefined
  // Of a run that another one has started, this job says nothing.
  if (runId === undefined || checkRunId === undefined || context.trigger !== undefined) return undefined
  const candidates = await findCandidates(head, branch, workflows, artifacts)
  const { runs } = await artifacts.listNewestRuns(branch, workflows)
  if (candidates.length === 0 && runs.length === 0) return undefined
  const ownJobs = await foreignArtifacts.listJobs(runId, attempt)
  for (const { artifact, run } of candidates) {
    const theirJobs = await foreignArtifacts.listJobs(artifact.runId, anyAttempt)
    const name = findJobName(theirJobs, run.info.checkRun)
    if (name === undefined) continue
    const isGone = !ownJobs.some((job) => job.name === name && !job.isSkipped)
    if (isGone || name === findJobName(ownJobs, checkRunId))
      return { kind: 'renamed', suiteName: run.info.suiteName }
  }
  const ownJob = ownJobs.find(({ id }) => id === checkRunId)
  if (ownJob?.step === undefined) return undefined
  const { name, step, steps } = ownJob
  const countStep = (ended: WorkflowJob['steps']) => ended.filter((other) => other.name === step).length
  for (const run of runs.slice(0, mostRuns)) {
    const theirJobs = await foreignArtifacts.listJobs(run.id, anyAttempt)
    // Steps of one name are told apart by their order.
    const isKnown = theirJobs.some((job) => job.name === name && countStep(job.steps) > countStep(steps))
    if (isKnown) return { kind: 'lost', runId: run.id }
  }
  return undefined
}

function findJobName(jobs: readonly WorkflowJob[], checkRun: number | undefined): string | undefined {
  return jobs.find(({ id }) => id === checkRun)?.name
}

/** Suites with most of the cases of the head, those with the most first; they may have lost others. */
async function findCandidates(
  head: Run,
  branch: string,
  workflows: readonly string[],
  artifacts: Artifacts,
): Promise<readonly Candidate[]> {
  const newest = new Map<string, StoredArtifact>()
  for (const artifact of await artifacts.listNewest(branch)) {
    const { name, isExpired } = artifact
    const isOther = isBaselineName(name) && name !== formatArtifactName('baseline', head.info.suiteName)
    if (isOther && !isExpired && !newest.has(name)) newest.set(name, artifact)
  }
  const candidates: Candidate[] = []
  for (const artifact of [...newest.values()].slice(0, mostCandidates)) {
    const { isOfBranch, workflowPath } = await artifacts.originOf(artifact.runId)
    if (!isOfBranch || !workflows.includes(workflowPath)) continue
    const run = await readUndamagedRun(artifacts, artifact)
    if (run === undefined) continue
    const common = countCommonCases(head, run)
    if (common * 2 > head.cases.size) candidates.push({ artifact, run, common })
  }
  return candidates.toSorted((a, b) => b.common - a.common)
}

/** What another suite has stored and can't be read says nothing about this one. */
async function readUndamagedRun(artifacts: Artifacts, artifact: StoredArtifact): Promise<Run | undefined> {
  try {
    const [{ content }] = await readBaselineArtifact(artifacts, artifact)
    return content
  } catch (error) {
    if (error instanceof ArtifactError) return undefined
    throw error
  }
}

function countCommonCases(head: Run, { cases }: Run): number {
  let common = 0
  for (const key of head.cases.keys()) if (cases.has(key)) common += 1
  return common
}
