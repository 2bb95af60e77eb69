import { findLastOfBranch } from '#github'
import { digestFailedCases } from '#verdict'
import { readErrorMessage } from '../errors.ts'
import { findBaseSide, findMeasuredHead } from '../model/base-side.ts'
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
 * What the comment of the pull request remembers; for a merge queue, what failed when it was measured last. A push has
 * no comment: an earlier attempt, or the push before it, has stored what it measured, unless that is the base itself.
 */
async function askForEarlier({ config, policy, platform }: Job): Promise<RememberedPushes | undefined> {
  const { suiteName } = config
  const { comments, pullRequests } = platform.review
  const { context } = platform.runtime
  const { mergeGroup, attempt = 1 } = context
  const commit = findMeasuredHead(context)
  if (comments !== undefined) return await comments.remembered(suiteName, commit)
  if (mergeGroup?.pull !== undefined) {
    const opened = await pullRequests?.find(mergeGroup.pull)
    const { failed = [] } = (await opened?.comments.remembered(suiteName, commit)) ?? {}
    return { others: 0, same: [], failed }
  }
  const { kind } = findBaseSide(context)
  if (kind !== 'branch' && (kind !== 'itself' || attempt === 1)) return undefined
  const search = { suiteName, workflows: listNamedWorkflows(config), maxAgeDays: policy.baselineMaxAgeDays }
  const last = await findLastOfBranch(search, platform)
  return last && { others: 0, same: [], failed: digestFailedCases(last) }
}
