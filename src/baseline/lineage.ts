import { findProposal } from '../model/base-side.ts'
import type { CiContext } from '../ports/context.ts'
import type { Ports } from '../ports/platform.ts'

/** Something that belongs to a commit. */
interface Placed {
  readonly commit: string | undefined
  /** Unix epoch ms. */
  readonly createdAt: number
}

/** What the branch that is compared with contains, and how far back. */
export interface Lineage {
  /** Whether it is known without a request for this commit alone that the branch contains it. */
  isNear(commit: string): Promise<boolean>
  /**
   * Whether the branch contains the commit. The branch name of a run proves nothing: a pushed tag may
   * have the same name, and a branch can be deleted and recreated from other commits.
   */
  isContained(commit: string): Promise<boolean>
  /** Yields the items of near ancestors, the nearest first; those of one commit the newest first. */
  nearest<Item extends Placed>(items: readonly Item[]): AsyncGenerator<Item>
  /**
   * The commits that the branch has pointed to, the newest first, back from the one that the change starts from: a run of
   * one of them measured the branch, whatever the branch was called then. Empty where GitHub does not say.
   */
  listTips(): Promise<readonly string[]>
  /** Sorts items: those of the nearest ancestors first, then the newest. */
  sort<Item extends Placed>(items: readonly Item[]): Promise<readonly Item[]>
}

/**
 * Makes as few requests as possible: none for the commit that the change starts from, where the event names
 * it, and most others are among the newest hundred of one of two lists.
 */
export function createLineage(
  branch: string,
  { runtime: { context, log }, repository: { commits } }: Ports<'runtime' | 'repository'>,
): Lineage {
  const start = findStartCommit(context)
  let near: Promise<ReadonlyMap<string, number>> | undefined
  let tip: Promise<{ readonly sha: string; readonly ancestors: ReadonlySet<string> } | undefined> | undefined

  function listNear(): Promise<ReadonlyMap<string, number>> {
    near ??= listFromStart('ancestors').then(
      (ancestors) => new Map(ancestors.map((commit, distance) => [commit, distance])),
    )
    return near
  }

  /** From the merge base of the checked-out code and the base branch; empty if GitHub does not know it. */
  async function listFromStart(list: 'ancestors' | 'firstParents'): Promise<readonly string[]> {
    if (commits === undefined) return []
    const proposal = findProposal(context)
    try {
      const first =
        start ??
        (proposal === undefined || proposal.baseSha === ''
          ? ''
          : await commits.mergeBase(proposal.baseSha, proposal.headSha))
      if (first === '') return []
      return await commits[list](first)
    } catch (error) {
      log.debug(`The ancestors could not be listed, so the newest baselines are used: ${error}`)
      return []
    }
  }

  async function readTip() {
    const sha = await commits?.tipOf(branch)
    if (sha === undefined) return undefined
    return { sha, ancestors: new Set(await commits?.ancestors(sha)) }
  }

  const isNear = async (commit: string) => commit === start || (await listNear()).has(commit)

  async function sortByDistance<Item extends Placed>(items: readonly Item[]): Promise<readonly Item[]> {
    if (items.length < 2) return items
    const distances = await listNear()
    const readDistance = ({ commit = '' }: Item) => distances.get(commit) ?? Number.POSITIVE_INFINITY
    return items.toSorted((a, b) => {
      const nearer = readDistance(a)
      const farther = readDistance(b)
      if (nearer === farther) return b.createdAt - a.createdAt
      return nearer - farther
    })
  }

  return {
    isNear,
    isContained: async (commit) => {
      if (await isNear(commit)) return true
      tip ??= readTip()
      const branchTip = await tip
      if (branchTip === undefined || commits === undefined) return false
      return branchTip.ancestors.has(commit) || (await commits.isContained(commit, branchTip.sha)) === true
    },
    nearest: async function* (items) {
      const atStart = items.filter(({ commit }) => commit === start)
      yield* atStart.toSorted((a, b) => b.createdAt - a.createdAt)
      const others = items.filter(({ commit }) => commit !== start)
      if (others.length === 0) return
      const distances = await listNear()
      yield* await sortByDistance(others.filter(({ commit = '' }) => distances.has(commit)))
    },
    listTips: () => listFromStart('firstParents'),
    sort: sortByDistance,
  }
}

/** The commit of the branch that the change starts from, where the event names it. */
function findStartCommit(context: CiContext): string | undefined {
  const { mergeGroup, checkedOut, commit, branch } = context
  const proposal = findProposal(context)
  // Only a commit of the branch itself: the ancestors of other code say nothing about the branch.
  if (proposal === undefined) {
    if (branch === undefined) return undefined
    return commit
  }
  // By default the merge of head and base is checked out, as in a merge queue: that contains all of the base. The
  // head alone contains only the commit that it started from.
  const isHeadAlone = mergeGroup === undefined && checkedOut === proposal.headSha
  if (isHeadAlone || proposal.baseSha === '') return undefined
  return proposal.baseSha
}
