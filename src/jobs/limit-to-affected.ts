import { limitToChange } from '#verdict'
import { findProposal } from '../model/base-side.ts'
import type { Comparison } from '../model/comparison.ts'
import type { Reason } from '../model/verdict.ts'
import { listChanges } from './find-absences.ts'
import type { Job } from './job.ts'

/** GitHub lists no more files of a difference. */
const mostFiles = 300

/**
 * The comparison without the cases that a proposal does not touch by the map `affected` of the policy, and what a reviewer
 * has to know about it. On a branch every case is due: a case that is left out there would be forgotten.
 */
export async function limitToAffected(
  comparison: Comparison,
  { policy, platform, budget }: Job,
): Promise<{ readonly comparison: Comparison; readonly reasons: readonly Reason[] }> {
  if (policy.affected.length === 0 || findProposal(platform.runtime.context) === undefined)
    return { comparison, reasons: [] }
  const changes = (await listChanges(comparison, platform, budget)) ?? []
  if (changes.length === 0 || changes.length >= mostFiles)
    return {
      comparison,
      reasons: [
        {
          rule: 'affected',
          status: 'info',
          message: 'Every case is due: the files that the change touches could not be listed.',
        },
      ],
    }
  return limitToChange(comparison, changes, policy)
}
