import type { JobSettings, ReviewerConfig } from '#settings'
import { listFailedCases } from '#verdict'
import { renderComment, type View } from '#views'
import { readErrorMessage } from '../../errors.ts'
import { findMeasuredHead } from '../../model/base-side.ts'
import { countChanges } from '../../model/comparison.ts'
import type { GateReport } from '../../model/gate-report.ts'
import type { CommentOutcome, RememberedPushes, StickyComment } from '../../ports/github.ts'
import type { Ports } from '../../ports/platform.ts'

interface CommentSettings {
  readonly comment: ReviewerConfig['comment']
  readonly commentWhenGreen: JobSettings['commentWhenGreen']
}

interface CommentPlan {
  readonly createIfMissing: boolean
  readonly visibility: NonNullable<StickyComment['visibility']>
}

/** Writes the pull-request comment as the inputs ask. Throws what {@link Review.comments} throws. */
export async function publishComment(
  view: View,
  platform: Ports<'runtime' | 'review'>,
  config: CommentSettings,
): Promise<CommentOutcome | undefined> {
  const { report } = view
  const { comments } = platform.review
  const { context, log } = platform.runtime
  if (comments === undefined) return undefined
  const comment = {
    key: report.suiteName,
    body: renderComment(view),
    runId: context.runId ?? '0',
    attempt: context.attempt ?? 1,
    commit: findMeasuredHead(context),
    measured: addThisMeasurement(report.comparison),
    level: report.comparison.chances && report.comparison.levels.rates,
    runUrl: context.runUrl,
    ...planCommentUpdate(report, config),
  }
  if (config.comment === 'off') {
    try {
      await comments.upsert(comment)
    } catch (error) {
      log.debug(`The suite is not in the comment: ${readErrorMessage(error)}`)
    }
    return undefined
  }
  const outcome = await comments.upsert(comment)
  if (outcome.status === 'superseded') {
    log.notice(`The comment shows a newer measurement and was left alone: ${outcome.url}`)
  }
  if (outcome.status === 'outdated') {
    log.notice('The pull request has newer commits; their measurement will write the comment.')
  }
  return outcome
}

/** The earlier measurements with this one added: its chance where chance could decide it, and what failed in it. */
function addThisMeasurement(comparison: GateReport['comparison']): RememberedPushes | undefined {
  const { before: earlier, chances } = comparison
  const { others = 0, same = [] } = earlier ?? {}
  const failed = listFailedCases(comparison)
  if (chances !== undefined) return { others, same: [...same, chances.alone ?? chances.any], failed }
  if (earlier === undefined && failed.length === 0) return undefined
  return { others, same, failed }
}

/** Whether a first comment is worth writing, and what happens to the comment afterwards. */
export function planCommentUpdate(
  report: GateReport,
  { comment, commentWhenGreen }: CommentSettings,
): CommentPlan {
  if (comment === 'off') return { createIfMissing: false, visibility: 'line' }
  // What somebody accepted has to be seen.
  const isGreen =
    report.verdict.outcome === 'passed' &&
    report.comparison.cases.every(({ accepted }) => accepted === undefined)
  if (isGreen && commentWhenGreen === 'delete') return { createIfMissing: false, visibility: 'line' }
  // A comment that starts out folded is of no use.
  if (isGreen && commentWhenGreen === 'hide') return { createIfMissing: false, visibility: 'hidden' }
  const isWanted = comment === 'always' || !isGreen || (comment === 'on-change' && hasAnyChange(report))
  return { createIfMissing: isWanted, visibility: 'shown' }
}

/** Some case has changed. Without a baseline every case counts as new. */
function hasAnyChange({ comparison }: GateReport): boolean {
  if (comparison.baseline === null) return false
  const { unchanged: _, 'still-failing': __, ...counts } = countChanges(comparison)
  if (Object.values(counts).some((count) => count > 0)) return true
  return comparison.cases.some(({ slower, costlier }) => slower === true || costlier === true)
}
