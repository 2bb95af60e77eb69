import { neededPermissions } from '../../config/permissions.ts'
import type { ReviewerConfig } from '../../config/reviewer.ts'
import { suiteNameTaken } from '../../config/suite-name.ts'
import {
  describeRefusal,
  EvalGateError,
  messageOf,
  NameTaken,
  PermissionError,
  type UsageError,
} from '../../errors.ts'
import type { GateReport } from '../../model/gate-report.ts'
import type { Platform } from '../../ports/platform.ts'
import { annotationsFor } from '../../render/annotations.ts'
import { renderSummary } from '../../render/markdown/summary.ts'
import { renderText } from '../../render/terminal/text.ts'
import { type View, viewOf } from '../../render/view.ts'
import { publishCheck } from './check.ts'
import { publishComment } from './comment.ts'
import { storeHtmlReport, writeExports, writeResults } from './files.ts'
import { trackIssue } from './issue.ts'
import { setOutputs } from './outputs.ts'

/**
 * Publishes the result: files, HTML report, comment, check, issue, summary, annotations, log, outputs. The results file
 * comes first, so that nothing is lost when GitHub refuses; what is refused is said in the views that follow and
 * changes nothing else. The first place where another job of this run has written under the same suite name is the last
 * one that is shared: what follows goes to places of our own, and the error is returned.
 */
export async function publish(
  report: GateReport,
  platform: Platform,
  config: ReviewerConfig,
): Promise<UsageError | undefined> {
  const view = viewOf(report)
  const resultsFile = writeResults(report, platform, config)
  await writeExports(report, platform, config)

  const notices: string[] = []
  let taken: UsageError | undefined
  const attempt = async <T>(what: string, body: () => Promise<T>): Promise<T | undefined> => {
    if (taken !== undefined) return undefined
    try {
      return await attemptTo(what, body, platform, notices, neededPermissions(config))
    } catch (error) {
      if (!(error instanceof NameTaken)) throw error
      taken = suiteNameTaken(report.suiteName, platform.context, 'job')
      platform.log.debug(error.message)
      notices.push(messageOf(taken, '\n'))
      return undefined
    }
  }
  const reportUrl =
    config.htmlReport === 'off'
      ? undefined
      : await attempt('The HTML report could not be stored', () => storeHtmlReport(view, platform))
  const linked = reportUrl === undefined ? view : withReportLink(view, reportUrl)
  const comment = await attempt('The pull-request comment could not be written', () =>
    publishComment(linked, platform, config),
  )
  const checkUrl = config.checkRun
    ? await attempt('The check could not be written', () => publishCheck(linked, platform))
    : undefined
  const issueUrl = await attempt('The issue could not be written', () =>
    trackIssue(linked, platform, config.issue),
  )
  const final = withNotices(linked, platform.hideSecrets(notices))

  const room = platform.summaryRoomBytes()
  if (room > 0) platform.writeSummary(renderSummary(final, { maxBytes: room }))
  if (config.annotations) await annotate(final, platform)
  platform.log.info(renderText(final, { color: false }))
  setOutputs(final.report, platform, { comment, checkUrl, reportUrl, issueUrl, resultsFile })
  return taken
}

function withReportLink({ report, ...view }: View, url: string): View {
  return { ...view, report: { ...report, links: { ...report.links, report: url } } }
}

function withNotices({ report, ...view }: View, notices: readonly string[]): View {
  return { ...view, report: { ...report, notices: [...report.notices, ...notices] } }
}

/** A failure to publish one view is logged, and the job continues. */
async function attemptTo<T>(
  what: string,
  body: () => Promise<T>,
  { log }: Platform,
  notices: string[],
  permissions: readonly string[],
): Promise<T | undefined> {
  try {
    return await body()
  } catch (error) {
    if (error instanceof NameTaken) throw error
    const notice =
      error instanceof PermissionError
        ? describeRefusal(error, permissions)
        : error instanceof EvalGateError
          ? messageOf(error, '\n')
          : `${what}: ${messageOf(error)}`
    log.warning(notice)
    notices.push(notice)
    return undefined
  }
}

/** The files of the change come first; they are asked for only when not everything can be shown. */
async function annotate(view: View, platform: Platform): Promise<void> {
  const { log } = platform
  let chosen = annotationsFor(view)
  if (chosen.leftOut > 0 && platform.changedFiles !== undefined) {
    try {
      chosen = annotationsFor(view, { changedFiles: await platform.changedFiles() })
    } catch (error) {
      log.info(`Annotations are not sorted by changed file: ${messageOf(error)}`)
    }
  }
  platform.annotate(chosen.annotations)
  if (chosen.leftOut > 0) {
    log.info(`${chosen.leftOut} more cases without an annotation: GitHub shows 10 of a kind.`)
  }
}
