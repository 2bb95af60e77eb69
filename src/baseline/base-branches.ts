import { findBaseSide, listBranches } from '../model/base-side.ts'
import type { Baseline, MissingBaseline } from '../model/comparison/baseline.ts'
import type { CiContext } from '../ports/context.ts'

/**
 * Branches whose measurements this run is compared with, best first; the others are fallbacks for a branch that has
 * never stored one.
 *
 * @param chosen the branch that the inputs name
 */
export function listBaseBranches(context: CiContext, chosen?: string): readonly string[] {
  if (chosen !== undefined) return listBranches(chosen, context.defaultBranch)
  return findBaseSide(context).branches
}

/** A run that no branch could have a baseline for. */
export const withoutBranch: MissingBaseline = {
  kind: 'unusable',
  explanation: 'This run does not belong to a branch, so there is no baseline for it.',
}

/** Why nobody can say that the base never had a baseline, although its branch has none. */
export function explainUnknownBase({ provider, defaultBranch }: CiContext): MissingBaseline | undefined {
  if (provider === 'terminal' || defaultBranch !== undefined) return undefined
  const explanation =
    'The event does not name the default branch, so nobody knows whether there is a baseline.'
  return { kind: 'out-of-reach', explanation }
}

/** Names the branch that has no baseline beside what is used instead. */
export function nameReplacedBranch(
  baseline: Baseline,
  branch: string,
  [wanted]: readonly string[],
): Baseline {
  if (wanted === undefined || branch === wanted) return baseline
  return { ...baseline, fallback: { wanted, used: branch } }
}
