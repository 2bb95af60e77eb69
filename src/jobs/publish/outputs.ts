import { type GateReport, listServiceRuns } from '../../model/gate-report.ts'
import { computePassRate } from '../../model/run/run.ts'
import type { CommentOutcome } from '../../ports/github.ts'
import type { Step } from '../../ports/platform.ts'
import type { Timings } from '../stopwatch.ts'
import type { OutputName } from './output-table.ts'

/** Where the measurement was published. */
export interface Published {
  readonly comment?: CommentOutcome | undefined
  readonly checkUrl?: string | undefined
  readonly reportUrl?: string | undefined
  readonly issueUrl?: string | undefined
  readonly resultsFile: string
  readonly timings: Timings
}

type Outputs = Readonly<Record<OutputName, string | number>>

/** Sets outputs of the action. */
export function setSomeOutputs(outputs: Partial<Outputs>, step: Step): void {
  for (const [name, value] of Object.entries(outputs)) step.setOutput(name, value)
}

/** Sets every output of the action. */
export function setActionOutputs(report: GateReport, step: Step, published: Published): void {
  const { totals, outcome } = report.verdict
  const rate = computePassRate(totals)
  const regressions = report.comparison.cases.filter(
    ({ change, quarantined, accepted }) =>
      change === 'regressed' && quarantined === undefined && accepted === undefined,
  )
  const accepted = report.comparison.cases.filter((compared) => compared.accepted !== undefined)
  const runs = listServiceRuns(report.service)
  const { comment, checkUrl = '', reportUrl = '', issueUrl = '', resultsFile } = published
  const outputs: Outputs = {
    verdict: outcome,
    total: totals.total,
    passed: totals.passed,
    failed: totals.failed,
    skipped: totals.skipped,
    errored: totals.errored,
    'pass-rate': rate === null ? '' : Number(rate.toFixed(6)),
    regressions: regressions.length,
    accepted: accepted.length,
    'run-id': runs.map(({ runId }) => runId).join(' '),
    'run-url': runs.map(({ runUrl }) => runUrl).join(' '),
    'comment-url': comment !== undefined && 'url' in comment ? comment.url : '',
    'check-url': checkUrl,
    'report-url': reportUrl,
    'issue-url': issueUrl,
    'results-file': resultsFile,
    timings: JSON.stringify(published.timings),
  }
  setSomeOutputs(outputs, step)
}
