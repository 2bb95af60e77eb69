import type { CiContext } from '../ports/context.ts'
import type { Commits } from '../ports/github.ts'
import type { Log } from '../ports/platform.ts'

/** What the branch that is compared with contains, and how far back. */
export interface Lineage {
  /** Commits between the start of the change and this one; infinite for commits that are not near ancestors. */
  distanceOf(commit: string): number
  /**
   * Whether the branch contains the commit. The branch name of a run proves nothing: a pushed tag may
   * have the same name, and a branch can be deleted and recreated from other commits.
   */
  isContained(commit: string): Promise<boolean>
}

/** Where the measured code is. */
type Position = Pick<CiContext, 'pullRequest' | 'mergeGroup' | 'checkedOut' | 'commit' | 'branch'>

/** Makes as few requests as possible: most commits are among the newest hundred of one of two lists. */
export async function traceLineage(
  branch: string,
  context: Position,
  commits: Commits | undefined,
  log: Pick<Log, 'debug'>,
): Promise<Lineage> {
  const near = await listAncestors(context, commits, log)
  const distances = new Map(near.map((commit, distance) => [commit, distance]))
  let tip: Promise<{ readonly sha: string; readonly ancestors: ReadonlySet<string> } | undefined> | undefined

  async function readTip() {
    const sha = await commits?.tipOf(branch)
    return sha === undefined ? undefined : { sha, ancestors: new Set(await commits?.ancestors(sha)) }
  }

  return {
    distanceOf: (commit) => distances.get(commit) ?? Number.POSITIVE_INFINITY,
    isContained: async (commit) => {
      if (distances.has(commit)) return true
      tip ??= readTip()
      const found = await tip
      if (found === undefined || commits === undefined) return false
      return found.ancestors.has(commit) || (await commits.isContained(commit, found.sha)) === true
    },
  }
}

/** Ancestors of the merge base of the checked-out code and the base branch; empty if GitHub does not know it. */
async function listAncestors(
  { pullRequest, mergeGroup, checkedOut, commit, branch }: Position,
  commits: Commits | undefined,
  log: Pick<Log, 'debug'>,
): Promise<readonly string[]> {
  if (commits === undefined) return []
  try {
    if (mergeGroup !== undefined) return await commits.ancestors(mergeGroup.baseSha)
    if (pullRequest === undefined) {
      // Only a commit of the branch itself: the ancestors of other code say nothing about the branch.
      return commit === undefined || branch === undefined ? [] : await commits.ancestors(commit)
    }
    const { baseSha, headSha } = pullRequest
    // By default the merge of head and base is checked out: that contains all of the base. The head alone contains
    // only the commit that it started from.
    const start = checkedOut === headSha ? await commits.mergeBase(baseSha, headSha) : baseSha
    return start === '' ? [] : await commits.ancestors(start)
  } catch (error) {
    log.debug(`The ancestors could not be listed, so the newest baselines are used: ${error}`)
    return []
  }
}
