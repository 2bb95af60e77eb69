import { readErrorMessage } from '../errors.ts'
import { findProposal } from '../model/base-side.ts'
import { compact } from '../model/data.ts'
import { formatCount } from '../model/format.ts'
import type { Reason } from '../model/verdict.ts'
import { measuresDefaultBranch } from './default-branch.ts'
import { describeOverdue, findOverdue } from './find-overdue.ts'
import type { Job } from './job.ts'

/** Maximum number of suites named. */
const mostNamed = 5

/**
 * What the verdict of this suite can't say: that another one of the policy's `heartbeat` is no longer
 * measured. Its verdict stays; every view says it in the first lines, and on the default branch an issue of the
 * overdue suite does where the policy wants one. A change is not to blame, so nothing is said of it.
 */
export async function listOverdueReasons(job: Job, isKept: boolean): Promise<readonly Reason[]> {
  const { config, platform, policy, budget } = job
  const { context, clock, log } = platform.runtime
  if (findProposal(context) !== undefined) return []
  const { artifacts } = platform.storage
  const { defaultBranch, baseBranch, branch: runBranch } = context
  const branch = defaultBranch ?? baseBranch
  const isOwn = isKept && runBranch === branch
  const heartbeat = Object.fromEntries(
    Object.entries(policy.heartbeat).filter(([suite]) => !isOwn || suite !== config.suiteName),
  )
  if (Object.keys(heartbeat).length === 0 || context.provider === 'terminal') return []
  const warnOfOverdue = (message: string, evidence?: Reason['evidence']): readonly Reason[] => {
    log.warning(message)
    return [{ rule: 'overdue-suite', status: 'warning', message, evidence }]
  }
  try {
    if (artifacts === undefined || branch === undefined)
      throw new Error(platform.storage.noArtifacts ?? 'the default branch is not known')
    const asked = { branch, now: clock.now() }
    const overdue = await budget.spend(
      'Looking for overdue suites',
      () => findOverdue(heartbeat, asked, artifacts),
      0.2,
    )
    if (overdue.length === 0) return []
    if (policy.issueOnFailure && measuresDefaultBranch(context)) {
      const { openOverdueIssues } = await import('./publish/overdue-issue.ts')
      await openOverdueIssues(overdue.slice(0, mostNamed), branch, job)
    }
    const named = overdue.slice(0, mostNamed).map((suite) => describeOverdue(suite, branch))
    const more = overdue.length - named.length
    return warnOfOverdue(compact([...named, more > 0 && `And ${formatCount(more)} more.`]).join(' '), {
      suites: overdue.length,
    })
  } catch (error) {
    return warnOfOverdue(
      `Could not tell whether every suite of \`heartbeat\` was measured in time: ${readErrorMessage(error)}`,
    )
  }
}
