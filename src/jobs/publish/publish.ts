import { buildAnnotations, buildView, renderSummary, renderText, renderTimings, type View } from '#views'
import { readErrorMessage, type UnwritableFile, type UsageError } from '../../errors.ts'
import type { GateReport } from '../../model/gate-report.ts'
import type { Budget } from '../../ports/budget.ts'
import type { Annotation } from '../../ports/github.ts'
import type { Ports } from '../../ports/platform.ts'
import type { Job } from '../job.ts'
import { listNeededPermissions } from '../permissions.ts'
import { createFileWriter, createPublishAttempts } from './attempts.ts'
import { publishCheckRun } from './check.ts'
import { publishComment } from './comment.ts'
import { storeHtmlReport, writeExportFiles, writeResultsFile } from './files.ts'
import { setActionOutputs } from './outputs.ts'

/** What happened around the verdict and matters for the exit code. */
export interface Publication {
  /** Another job of this run has written under the same suite name. */
  readonly taken: UsageError | undefined
  /** Files that the workflow asked for, or its later steps read, and that could not be written. */
  readonly unwritten: readonly UnwritableFile[]
  /** Whether the lines of cases were marked as errors. */
  readonly hasErrorAnnotations: boolean
}

/**
 * Publishes the result. First what the verdict is made of and nothing can hold up: results file, outputs, log, summary.
 * Then the views that GitHub stores: HTML report, comment, check, issue. Each may fail, or be late, and changes nothing
 * else; what happened is said in those that follow, and in the summary. The first place where another job of this run
 * has written under the same suite name is the last one that is shared.
 *
 * @param keep keeps the measurement for later runs; before the issue, so that a job that opens one sees what newer ones
 * have kept
 */
export async function publishReport(
  report: GateReport,
  { platform, config, policy, budget, stopwatch }: Job,
  keep: () => Promise<UsageError | undefined>,
): Promise<Publication> {
  const view = buildView(report)
  const files = createFileWriter(platform.runtime)
  const resultsFile =
    files.write(() => writeResultsFile(report, platform.machine, config), {
      matters: config.resultsFile !== undefined,
    }) ?? ''
  const readTimings = () => stopwatch.timings()
  files.write(() => setActionOutputs(report, platform.step, { resultsFile, timings: readTimings() }), {
    matters: true,
  })
  if (platform.step.showResult === undefined) platform.runtime.log.info(renderText(view, { color: false }))
  const writeStepSummary = (shownView: View) => {
    const room = platform.step.summaryRoomBytes()
    if (room === 0) return
    const table = renderTimings(readTimings())
    const summary = renderSummary(shownView, { maxBytes: Math.max(0, room - table.length - 2) })
    files.write(() => platform.step.writeSummary(`${summary}\n\n${table}`), { matters: false })
  }
  writeStepSummary(view)
  await writeExportFiles(report, platform.machine, config, files)

  const { attempt, state } = createPublishAttempts(
    report.suiteName,
    platform.runtime,
    budget,
    listNeededPermissions(config, policy),
  )
  const reportUrl =
    config.htmlReport === 'off'
      ? undefined
      : await attempt('The HTML report', () => storeHtmlReport(view, platform), 0.4)
  const linked = reportUrl === undefined ? view : withReportLink(view, reportUrl)
  const comment = await attempt('The pull-request comment', () =>
    publishComment(linked, platform, { ...policy, ...config }),
  )
  const checkUrl = config.checkRun
    ? await attempt('The check', () => publishCheckRun(linked, platform))
    : undefined
  const taken = state.taken ?? (await keep())
  const issueUrl = policy.issueOnFailure
    ? await attempt('The issue', async () =>
        (await import('./issue.ts')).trackSuiteIssue(linked, platform, policy),
      )
    : undefined

  const final = addViewNotices(linked, platform.step.hideSecrets([...files.notices, ...state.notices]))
  const annotations = config.annotations ? await writeCaseAnnotations(final, platform, budget) : []
  writeStepSummary(final)
  await platform.step.showResult?.(final.report)
  files.write(
    () =>
      setActionOutputs(final.report, platform.step, {
        comment,
        checkUrl,
        reportUrl,
        issueUrl,
        resultsFile,
        timings: readTimings(),
      }),
    { matters: true },
  )
  const hasErrorAnnotations = annotations.some(({ level }) => level === 'error')
  return { taken, unwritten: files.unwritten, hasErrorAnnotations }
}

function withReportLink({ report, ...view }: View, url: string): View {
  return { ...view, report: { ...report, links: { ...report.links, report: url } } }
}

function addViewNotices({ report, ...view }: View, notices: readonly string[]): View {
  return { ...view, report: { ...report, notices: [...report.notices, ...notices] } }
}

/**
 * The files of the change come first; they are asked for only when not everything can be shown. Returns what was shown.
 */
async function writeCaseAnnotations(
  view: View,
  platform: Ports<'runtime' | 'step' | 'review'>,
  budget: Budget,
): Promise<readonly Annotation[]> {
  const { log } = platform.runtime
  let chosen = buildAnnotations(view)
  const listChanged = platform.review.changedFiles
  if (chosen.leftOut > 0 && listChanged !== undefined) {
    try {
      const changedFiles = await budget.spend('The list of changed files', listChanged)
      chosen = buildAnnotations(view, { changedFiles })
    } catch (error) {
      log.info(`Annotations are not sorted by changed file: ${readErrorMessage(error)}`)
    }
  }
  platform.step.annotate(chosen.annotations)
  if (chosen.leftOut > 0) {
    log.info(`${chosen.leftOut} more cases without an annotation: GitHub shows 10 of a kind.`)
  }
  return chosen.annotations
}
