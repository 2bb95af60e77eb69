import type { CiContext } from '../../../ports/context.ts'
import { originOf } from '../../../service/runs/origin.ts'
import type { HostedRun } from '../../../service/runs/wait/poll.ts'

/**
 * Why a run that this job is to judge measured other code, as a sentence: an old id, or a receipt that an earlier job
 * left behind. Undefined where the run does not name its commit, or the job may be about any code.
 */
export function describeOtherCommit(
  label: string,
  run: Pick<HostedRun, 'ciMetadata' | 'notes'>,
  context: CiContext,
): string | undefined {
  const { provider, commit, checkedOut, eventCommit, pullRequest, notTheBranch, trigger } = context
  const mayBeAnyCode = pullRequest === undefined && (notTheBranch !== undefined || trigger !== undefined)
  const measured = originOf(run)?.commit
  if (provider === 'terminal' || mayBeAnyCode || measured === undefined) return undefined
  const own = [commit, checkedOut, eventCommit].filter((one) => one !== undefined)
  // An uploaded run may name an abbreviated commit.
  if (own.length === 0 || own.some((one) => one.startsWith(measured))) return undefined
  return `${label} measured the commit ${measured.slice(0, 7)}, and this job is about ${(commit ?? own[0] ?? '').slice(0, 7)}. Pass the run of this workflow run, and delete the receipts of earlier ones before the tests run.`
}
