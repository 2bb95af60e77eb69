import { messageOf, type UnwritableFile, type UsageError } from '../../errors.ts'
import { type View, viewOf } from '../../facts/view.ts'
import type { GateReport } from '../../model/gate-report.ts'
import type { Budget } from '../../ports/budget.ts'
import type { Annotation } from '../../ports/github.ts'
import type { Platform } from '../../ports/platform.ts'
import { annotationsFor } from '../../render/annotations.ts'
import { renderSummary, renderTimings } from '../../render/markdown/summary.ts'
import { renderText } from '../../render/terminal/text.ts'
import type { Job } from '../job.ts'
import { neededPermissions } from '../permissions.ts'
import { createAttempts, createFileWriter } from './attempts.ts'
import { publishCheck } from './check.ts'
import { publishComment } from './comment.ts'
import { storeHtmlReport, writeExports, writeResults } from './files.ts'
import { setOutputs } from './outputs.ts'

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
 */
export async function publish(
  report: GateReport,
  { platform, config, policy, budget, stopwatch }: Job,
): Promise<Publication> {
  const view = viewOf(report)
  const files = createFileWriter(platform)
  const resultsFile =
    files.write(() => writeResults(report, platform, config), {
      matters: config.resultsFile !== undefined,
    }) ?? ''
  const timings = () => stopwatch.timings()
  files.write(() => setOutputs(report, platform, { resultsFile, timings: timings() }), { matters: true })
  if (platform.showResult === undefined) platform.log.info(renderText(view, { color: false }))
  const summarize = (of: View) => {
    const room = platform.summaryRoomBytes()
    if (room === 0) return
    const table = renderTimings(timings())
    const summary = renderSummary(of, { maxBytes: Math.max(0, room - table.length - 2) })
    files.write(() => platform.writeSummary(`${summary}\n\n${table}`), { matters: false })
  }
  summarize(view)
  await writeExports(report, platform, config, files)

  const { attempt, state } = createAttempts(
    report.suiteName,
    platform,
    budget,
    neededPermissions(config, policy),
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
    ? await attempt('The check', () => publishCheck(linked, platform))
    : undefined
  const issueUrl = policy.issueOnFailure
    ? await attempt('The issue', async () =>
        (await import('./issue.ts')).trackIssue(linked, platform, policy),
      )
    : undefined

  const final = withNotices(linked, platform.hideSecrets([...files.notices, ...state.notices]))
  const annotations = config.annotations ? await annotate(final, platform, budget) : []
  summarize(final)
  await platform.showResult?.(final.report)
  files.write(
    () =>
      setOutputs(final.report, platform, {
        comment,
        checkUrl,
        reportUrl,
        issueUrl,
        resultsFile,
        timings: timings(),
      }),
    { matters: true },
  )
  const hasErrorAnnotations = annotations.some(({ level }) => level === 'error')
  return { taken: state.taken, unwritten: files.unwritten, hasErrorAnnotations }
}

function withReportLink({ report, ...view }: View, url: string): View {
  return { ...view, report: { ...report, links: { ...report.links, report: url } } }
}

function withNotices({ report, ...view }: View, notices: readonly string[]): View {
  return { ...view, report: { ...report, notices: [...report.notices, ...notices] } }
}

/**
 * The files of the change come first; they are asked for only when not everything can be shown. Returns what was shown.
 */
async function annotate(view: View, platform: Platform, budget: Budget): Promise<readonly Annotation[]> {
  const { log } = platform
  let chosen = annotationsFor(view)
  const listChanged = platform.changedFiles
  if (chosen.leftOut > 0 && listChanged !== undefined) {
    try {
      const { changed: changedFiles } = await budget.spend('The list of changed files', listChanged)
      chosen = annotationsFor(view, { changedFiles })
    } catch (error) {
      log.info(`Annotations are not sorted by changed file: ${messageOf(error)}`)
    }
  }
  platform.annotate(chosen.annotations)
  if (chosen.leftOut > 0) {
    log.info(`${chosen.leftOut} more cases without an annotation: GitHub shows 10 of a kind.`)
  }
  return chosen.annotations
}
