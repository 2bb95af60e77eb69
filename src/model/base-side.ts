/**
 * Code that is proposed for a branch: by a pull request, by one in whose conversation somebody started the run, or by
 * a merge queue.
 */
export interface Proposal {
  readonly baseBranch: string
  /** Commit of that branch, or of the entry before it in the queue; empty: not known. */
  readonly baseSha: string
  /** Empty: not known. */
  readonly headSha: string
}

/** What is known of the place of a run. */
interface Place {
  readonly pullRequest?: Proposal | undefined
  readonly mergeGroup?: Proposal | undefined
  readonly discussed?: Proposal | undefined
  /** Branch that is measured. Absent: the code may be any. */
  readonly branch?: string | undefined
  /** Commit that is measured. */
  readonly commit?: string | undefined
  /** Branch that the event names. */
  readonly baseBranch?: string | undefined
  readonly defaultBranch?: string | undefined
  /** The branch that the event names has a reviewed history. */
  readonly isProtected?: boolean | undefined
  /** Newest commit of the base branch, where the event names no commit of it. */
  readonly baseTip?: string | undefined
}

/** What a run is measured against: where the policy that judges, the inputs and the earlier runs come from. */
export interface BaseSide {
  /**
   * `proposal`: what something is proposed for. `itself`: a branch with a reviewed history is held against its own
   * past. `branch`: any other code is held against a branch. `nothing`: a terminal, which knows no branch.
   */
  readonly kind: 'proposal' | 'itself' | 'branch' | 'nothing'
  /** Branches whose runs count, best first; the others stand in for one that has never stored a run. */
  readonly branches: readonly string[]
  /** Commit whose policy judges; of `itself` the one that is measured. Undefined: not known. */
  readonly commit: string | undefined
}

/** The code that is proposed, where the run is about such code. */
export function findProposal({ pullRequest, mergeGroup, discussed }: Place): Proposal | undefined {
  return pullRequest ?? mergeGroup ?? discussed
}

/** The commit that the measurement speaks for: that which is proposed, also where its merge was measured. Empty: not known. */
export function findMeasuredHead(place: Place): string {
  return (findProposal(place)?.headSha || place.commit) ?? ''
}

/**
 * The one answer to what a run is measured against, for every event.
 *
 * A proposal has a base, and the default branch is the fallback: the base of a stacked pull request is not measured. A
 * push is compared with its own branch only if the history of that branch is reviewed (the default branch, or one whose
 * rules want a review); a feature branch would be judged by its own policy and compared with its own broken self.
 */
export function findBaseSide(place: Place): BaseSide {
  const { branch, commit, baseTip } = place
  const proposal = findProposal(place)
  if (proposal !== undefined) {
    const branches = listBranches(proposal.baseBranch, place.defaultBranch)
    return { kind: 'proposal', branches, commit: proposal.baseSha || baseTip }
  }
  const branches = listReviewedBranches(place)
  const [first] = branches
  if (first === undefined) return { kind: 'nothing', branches, commit: undefined }
  if (branch === first) return { kind: 'itself', branches, commit }
  return { kind: 'branch', branches, commit: baseTip }
}

function listReviewedBranches({ baseBranch, defaultBranch, isProtected = false }: Place): readonly string[] {
  // The push of a tag has no branch.
  if (baseBranch === undefined) return defaultBranch === undefined ? [] : [defaultBranch]
  if (defaultBranch === undefined || isProtected) return listBranches(baseBranch, defaultBranch)
  return [defaultBranch]
}

/** The branch, and the default branch as the fallback for one that has never stored a run. */
export function listBranches(branch: string, defaultBranch: string | undefined): readonly string[] {
  if (defaultBranch === undefined || branch === defaultBranch) return [branch]
  return [branch, defaultBranch]
}
