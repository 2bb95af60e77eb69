import { ArtifactError, readErrorMessage } from '../errors.ts'
import type { Artifacts, BranchRun, StoredArtifact } from '../ports/artifacts.ts'
import type { Lineage } from './lineage.ts'

/** An artifact of the branch that was rejected. */
export interface Rejection {
  readonly runId: string
  readonly reason:
    | 'too-old'
    | 'expired'
    | 'not-contained'
    | 'other-workflow'
    | 'not-of-branch'
    | 'unreadable'
    | 'not-fetched'
  /** Why, as a clause about the run: `measured 3f2a9c1, which is not contained in main`. */
  readonly explanation: string
  /** Workflow file that stored it, if that is the reason. */
  readonly workflowPath?: string
}

/** What is there and damaged stays damaged; what GitHub did not hand over may be fine. */
export function rejectContent({ id: runId }: BranchRun, error: unknown): Rejection {
  if (error instanceof ArtifactError) {
    const why = error.message.replace(`The baseline of run ${runId} `, 'it ').replace(/\.$/, '')
    return { runId, reason: 'unreadable', explanation: `can't be read: ${why}` }
  }
  return { runId, reason: 'not-fetched', explanation: `could not be downloaded: ${readErrorMessage(error)}` }
}

export async function rejectArtifact(
  artifact: StoredArtifact,
  run: BranchRun,
  branch: string,
  lineage: Lineage,
): Promise<Rejection | undefined> {
  if (artifact.isExpired) return describeExpired(artifact.runId)
  if (await lineage.isContained(run.commit)) return undefined
  const explanation = `measured ${run.commit.slice(0, 7)}, which is not contained in ${branch}`
  return { runId: run.id, reason: 'not-contained', explanation }
}

function rejectByAge(
  { runId, createdAt, isExpired }: StoredArtifact,
  { oldest, maxAgeDays }: { readonly oldest: number; readonly maxAgeDays: number },
): Rejection | undefined {
  if (createdAt < oldest) {
    return {
      runId,
      reason: 'too-old',
      explanation: `is older than ${maxAgeDays} days (\`baseline-max-age\`)`,
    }
  }
  if (isExpired) return describeExpired(runId)
  return undefined
}

function describeExpired(runId: StoredArtifact['runId']): Rejection {
  return { runId, reason: 'expired', explanation: 'is no longer kept by GitHub' }
}

/** Why an artifact of the branch does not belong to any of its runs. */
export async function explainStranger(
  artifact: StoredArtifact,
  artifacts: Artifacts,
  limits: { readonly oldest: number; readonly maxAgeDays: number },
): Promise<Rejection> {
  const outdated = rejectByAge(artifact, limits)
  if (outdated !== undefined) return outdated
  const { runId } = artifact
  const { event, workflowPath, isOfBranch } = await artifacts.originOf(runId)
  if (isOfBranch)
    return {
      runId,
      reason: 'other-workflow',
      explanation: `belongs to the workflow ${workflowPath}`,
      workflowPath,
    }
  return {
    runId,
    reason: 'not-of-branch',
    explanation: `was started by ${event}, so it did not measure the branch`,
  }
}
