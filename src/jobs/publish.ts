import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { EvalGateError } from '../errors.ts'
import type { GateReport } from '../model/gate-report.ts'
import { passRate } from '../model/run.ts'
import type { CommentOutcome, Platform } from '../ports.ts'
import { annotationsFor } from '../render/annotations.ts'
import { renderComment } from '../render/comment.ts'
import { renderResults } from '../render/results.ts'
import { renderSummary } from '../render/summary.ts'
import { renderText } from '../render/text.ts'

export interface PublishOptions {
  readonly comment: 'always' | 'failures' | 'off'
  readonly annotations: boolean
  /** Absolute path of the machine-readable results. */
  readonly resultsFile: string
}

/**
 * Tells everybody: results file, comment, summary, annotations, log, outputs. The results file comes first, so
 * that nothing is lost when GitHub refuses; what is refused is said in the views that follow.
 */
export async function publish(
  report: GateReport,
  platform: Platform,
  options: PublishOptions,
): Promise<void> {
  mkdirSync(dirname(options.resultsFile), { recursive: true })
  writeFileSync(options.resultsFile, renderResults(report))
  const { outcome, notice } = await postComment(report, platform, options.comment)
  const told = notice === undefined ? report : { ...report, notices: [...report.notices, notice] }
  writeSummary(told, platform)
  if (options.annotations) annotate(told, platform)
  platform.log.info(renderText(told, { color: false }))
  setOutputs(told, platform, outcome, options.resultsFile)
}

async function postComment(
  report: GateReport,
  platform: Platform,
  mode: PublishOptions['comment'],
): Promise<{ readonly outcome?: CommentOutcome; readonly notice?: string }> {
  const { comments, context, log } = platform
  if (mode === 'off' || comments === undefined) return {}
  try {
    const outcome = await comments.upsert({
      key: report.suiteName,
      body: renderComment(report),
      runId: context.runId ?? '0',
      attempt: context.attempt ?? 1,
      commit: context.commit ?? '',
      createIfMissing: mode === 'always' || report.verdict.outcome !== 'passed',
    })
    if (outcome.status === 'superseded') {
      log.notice(`The comment shows a newer measurement and was left alone: ${outcome.url}`)
    }
    return { outcome }
  } catch (error) {
    const notice =
      error instanceof EvalGateError
        ? [error.message, ...error.advice].join('\n')
        : `The pull-request comment could not be written: ${describe(error)}`
    log.warning(notice)
    return { notice }
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function writeSummary(report: GateReport, platform: Platform): void {
  const room = platform.summaryRoomBytes()
  if (room > 0) platform.writeSummary(renderSummary(report, { maxBytes: room }))
}

function annotate(report: GateReport, platform: Platform): void {
  const { annotations, leftOut } = annotationsFor(report, {})
  platform.annotate(annotations)
  if (leftOut > 0)
    platform.log.info(`${leftOut} more cases without an annotation: GitHub shows 10 of a kind.`)
}

function setOutputs(
  report: GateReport,
  platform: Platform,
  comment: CommentOutcome | undefined,
  resultsFile: string,
): void {
  const { totals, outcome } = report.verdict
  const rate = passRate(totals)
  const regressions = report.comparison.cases.filter(
    ({ change, quarantined }) => change === 'regressed' && quarantined === undefined,
  )
  const { upload } = report
  const outputs: Record<string, string | number> = {
    verdict: outcome,
    total: totals.total,
    passed: totals.passed,
    failed: totals.failed,
    skipped: totals.skipped,
    errored: totals.errored,
    'pass-rate': rate === null ? '' : Number(rate.toFixed(6)),
    regressions: regressions.length,
    'run-id': upload.status === 'done' ? upload.runId : '',
    'run-url': upload.status === 'done' ? upload.runUrl : '',
    'comment-url': comment !== undefined && 'url' in comment ? comment.url : '',
    'results-file': resultsFile,
  }
  for (const [name, value] of Object.entries(outputs)) platform.setOutput(name, value)
}
