import { findLastOfBranch } from '#github'
import { digestFailedCases } from '#verdict'
import { readErrorMessage } from '../errors.ts'
import { findBaseSide } from '../model/base-side.ts'
import { listNamedWorkflows } from '../paths/workflow-files.ts'
import type { RememberedPushes } from '../ports/github.ts'
import type { Job } from './job.ts'

/** What is known of earlier measurements of the same change; without it this one stands for itself. */
export async function readEarlierMeasurements(job: Job): Promise<RememberedPushes | undefined> {
  try {
    return await job.budget.spend('Reading earlier measurements', () => askForEarlier(job), 0.1)
  } catch (error) {
    job.platform.runtime.log.info(`Could not read the earlier measurements: ${readErrorMessage(error)}`)
    return undefined
  }
}

/**
 * What the comment of the pull request remembers; for a merge queue, or a run that a comment started, what failed in its
 * last push. A push has no comment: an earlier attempt, or the push before it, has stored what it measured, unless that
 * is the base itself.
 */
async function askForEarlier({ config, policy, platform }: Job): Promise<RememberedPushes | undefined> {
  const { suiteName } = config
  const { comments, pullRequests } = platform.review
  const { context } = platform.runtime
  const { commit = '', attempt = 1 } = context
  if (context.pullRequest !== undefined) return await comments?.remembered(suiteName, commit)
  const proposed = context.mergeGroup?.pull ?? context.discussed?.number
  if (proposed !== undefined) {
    const opened = await pullRequests?.find(proposed)
    const { failed = [] } = (await opened?.comments.remembered(suiteName, commit)) ?? {}
    return { others: 0, same: [], failed }
  }
  const { kind } = findBaseSide(context)
  if (kind !== 'branch' && (kind !== 'itself' || attempt === 1)) return undefined
  const search = { suiteName, workflows: listNamedWorkflows(config), maxAgeDays: policy.baselineMaxAgeDays }
  const last = await findLastOfBranch(search, platform)
  return last && { others: 0, same: [], failed: digestFailedCases(last) }
}
