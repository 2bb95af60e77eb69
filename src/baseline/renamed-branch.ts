import type { Artifacts, BranchRun, StoredArtifact } from '../ports/artifacts.ts'
import type { Lineage } from './lineage.ts'

/** Runs whose origin is asked for. */
const mostRuns = 3

interface RenamedRun {
  readonly run: BranchRun
  readonly artifact: StoredArtifact
}

/**
 * The runs that measured a branch while it had another name, the nearest first: of commits that the branch has pointed to.
 * What was merged into it does not count, since that was measured as a change.
 *
 * @param artifacts of runs on other branches
 * @param workflows paths of the workflow files whose runs count
 */
export async function findRenamedRuns(
  named: readonly StoredArtifact[],
  lineage: Lineage,
  artifacts: Artifacts,
  workflows: readonly string[],
): Promise<readonly RenamedRun[]> {
  const usable = named.filter(({ isExpired }) => !isExpired)
  if (usable.length === 0) return []
  const tips = await lineage.listTips()
  const ofTips = usable
    .filter(({ commit }) => tips.includes(commit))
    .toSorted((a, b) => tips.indexOf(a.commit) - tips.indexOf(b.commit) || b.id - a.id)
  const found: RenamedRun[] = []
  for (const artifact of ofTips.slice(0, mostRuns)) {
    const { runId: id, commit } = artifact
    const { isOfBranch, workflowPath, createdAt } = await artifacts.originOf(id)
    if (isOfBranch && workflows.includes(workflowPath))
      found.push({ run: { id, commit, createdAt, isOver: true }, artifact })
  }
  return found
}
