import { alignWithHead } from '#github'
import { type ExitCode, readErrorMessage } from '../errors.ts'
import type { MeasuredBefore } from '../model/comparison.ts'
import type { GateReport } from '../model/gate-report.ts'
import type { Measured } from '../model/measured.ts'
import { explainPartial } from '../model/run/delivery.ts'
import type { Run } from '../model/run/run.ts'
import type { Reason } from '../model/verdict.ts'
import { judgeWithAcceptances } from './acceptance/judge-with-acceptances.ts'
import { concludeJob } from './conclude.ts'
import { findAbsences } from './explain-absences.ts'
import type { Job } from './job.ts'
import { type Again, lookAgain } from './look-again.ts'
import { listOverdueReasons } from './overdue.ts'
import type { ChosenBaseline } from './report/baseline/choose-baseline.ts'

/** What a source brings beside what it has measured. */
export interface Source {
  readonly measured: Measured
  /** What it is compared with, as it was stored; paths and names are aligned here. */
  readonly findBase: (measured: Measured) => Promise<ChosenBaseline>
  /** How it can be measured again, as far as the inputs ask for it. */
  readonly again: Again
  /** Adds what the eval service has for the reviewer. */
  readonly addHelp?: (report: GateReport) => Promise<GateReport>
}

/**
 * The one way from what was measured to the exit code of {@link concludeJob}: base → compare → look again →
 * judge → publish. Reports, parts, forks and hosted runs differ in their {@link Source} alone.
 */
export async function gateFromSource(source: Source, job: Job): Promise<ExitCode> {
  const { platform, policy, policyChange } = job
  const { report: judged, storedBase } = await judgeMeasuredSource(source, job)
  const report = source.addHelp === undefined ? judged : await source.addHelp(judged)
  const why = explainPartial(source.measured, policy) ?? source.measured.otherCode
  if (why !== undefined) platform.runtime.log.notice(`This measurement is not kept as a baseline: ${why}.`)
  const warnings = [...listChangeReasons(policyChange), ...(await listOverdueReasons(job, why === undefined))]
  return await concludeJob(addLeadingWarnings(report, warnings), job, {
    isComplete: why === undefined,
    earlier: selectEarlierRuns(storedBase, job),
  })
}

function listChangeReasons(message: string | undefined): readonly Reason[] {
  if (message === undefined) return []
  return [{ rule: 'policy-change', status: 'warning', message }]
}

/** Puts warnings that are not about results before the others, where every view shows them. */
function addLeadingWarnings(report: GateReport, warnings: readonly Reason[]): GateReport {
  const { reasons } = report.verdict
  const deciding = reasons.filter(({ status }) => status === 'failed' || status === 'inconclusive')
  const others = reasons.slice(deciding.length)
  return { ...report, verdict: { ...report.verdict, reasons: [...deciding, ...warnings, ...others] } }
}

/** Runs of this workflow that are kept with this one, see {@link concludeJob}. */
function selectEarlierRuns(
  storedBase: ChosenBaseline['baseline'],
  { config: { baselineWorkflows }, policy: { baselineRuns } }: Job,
): readonly Run[] {
  const isOwn = storedBase?.source === 'artifact' && baselineWorkflows.length === 0
  if (!isOwn) return []
  return storedBase.runs.slice(0, baselineRuns - 1)
}

/**
 * Judges as {@link gateFromSource} does but publishes nothing. `storedBase`: what it was compared with, as it
 * was stored.
 */
export async function judgeMeasuredSource(
  source: Source,
  job: Job,
): Promise<{ readonly report: GateReport; readonly storedBase: ChosenBaseline['baseline'] }> {
  const { findBase, again } = source
  const { config, platform, policy, budget, stopwatch } = job
  // Secrets are hidden on both sides before the comparison, so a name with a credential is the same case on
  // both.
  const measured = platform.step.hideSecrets(source.measured)
  const chosen = platform.step.hideSecrets(await findBase(measured))
  const baseline = chosen.baseline && (await alignStoredBase(measured, chosen.baseline))
  const { run: head, selection } = measured
  const options = { today: head.info.createdAt, selection }
  const readEarlier = () => readEarlierMeasurements(job)
  const looked = await lookAgain({ measured, baseline, options, readEarlier }, again, job)
  const report = await judgeWithAcceptances(
    {
      suiteName: config.suiteName,
      policy,
      measured: { ...measured, service: looked.service, notices: [...measured.notices, ...looked.notices] },
      baseline,
      missingBaseline: chosen.missing,
      policyOutOfReach: job.policyOutOfReach,
      absences: await findAbsences(looked.comparison, measured, platform, budget),
      reasons: chosen.reasons,
      comparison: looked.comparison,
      context: platform.runtime.context,
    },
    looked.without,
    platform,
    budget,
  )
  return { report, storedBase: chosen.baseline }

  async function alignStoredBase({ run }: Measured, storedBase: NonNullable<ChosenBaseline['baseline']>) {
    return await stopwatch.time('baseline', () => alignWithHead(storedBase, run))
  }
}

/**
 * What the comment of the pull request remembers of earlier measurements; without it this one stands for
 * itself.
 */
async function readEarlierMeasurements({
  config,
  platform,
  budget,
}: Job): Promise<MeasuredBefore | undefined> {
  const { comments } = platform.review
  const { context, log } = platform.runtime
  if (comments === undefined || context.pullRequest === undefined) return undefined
  try {
    return await budget.spend(
      'Reading earlier measurements',
      () => comments.remembered(config.suiteName, context.commit ?? ''),
      0.1,
    )
  } catch (error) {
    log.info(`Could not read the earlier measurements of this pull request: ${readErrorMessage(error)}`)
    return undefined
  }
}
