import { alignWithHead } from '../baseline/align.ts'
import { type ExitCode, messageOf } from '../errors.ts'
import type { MeasuredBefore } from '../model/comparison.ts'
import type { GateReport } from '../model/gate-report.ts'
import type { Measured } from '../model/measured.ts'
import { whyPartial } from '../model/run/delivery.ts'
import type { Run } from '../model/run/run.ts'
import type { Reason } from '../model/verdict.ts'
import { judge } from './acceptance/judge.ts'
import { conclude } from './conclude.ts'
import type { Job } from './job.ts'
import { type Again, lookAgain } from './look-again.ts'
import { overdueReasons } from './overdue.ts'
import { findRemoved } from './removed-by-change.ts'
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
 * The one way from what was measured to the exit code of {@link conclude}: base → compare → look again →
 * judge → publish.
 * Reports, parts, forks and hosted runs differ in their {@link Source} alone.
 */
export async function gate(source: Source, job: Job): Promise<ExitCode> {
  const { platform, policy, policyChange } = job
  const { report: judged, before } = await judgeSource(source, job)
  const report = source.addHelp === undefined ? judged : await source.addHelp(judged)
  const why = whyPartial(source.measured, policy) ?? source.measured.otherCode
  if (why !== undefined) platform.runtime.log.notice(`This measurement is not kept as a baseline: ${why}.`)
  const warnings = [...changeReasons(policyChange), ...(await overdueReasons(job, why === undefined))]
  return await conclude(withWarnings(report, warnings), job, {
    isComplete: why === undefined,
    earlier: earlierRuns(before, job),
  })
}

function changeReasons(message: string | undefined): readonly Reason[] {
  return message === undefined ? [] : [{ rule: 'policy-change', status: 'warning', message }]
}

/** Puts warnings that are not about results before the others, where every view shows them. */
function withWarnings(report: GateReport, warnings: readonly Reason[]): GateReport {
  const { reasons } = report.verdict
  const deciding = reasons.filter(({ status }) => status === 'failed' || status === 'inconclusive')
  const others = reasons.slice(deciding.length)
  return { ...report, verdict: { ...report.verdict, reasons: [...deciding, ...warnings, ...others] } }
}

/** Runs of this workflow that are kept with this one, see {@link conclude}. */
function earlierRuns(
  before: ChosenBaseline['baseline'],
  { config: { baselineWorkflows }, policy: { baselineRuns } }: Job,
): readonly Run[] {
  const isOwn = before?.source === 'artifact' && baselineWorkflows.length === 0
  return isOwn ? before.runs.slice(0, baselineRuns - 1) : []
}

/**
 * Judges as {@link gateFromSource} does but publishes nothing. `storedBase`: what it was compared with, as it
 * was
 * stored.
 */
export async function judgeSource(
  source: Source,
  job: Job,
): Promise<{ readonly report: GateReport; readonly before: ChosenBaseline['baseline'] }> {
  const { findBase, again } = source
  const { config, platform, policy, budget, stopwatch } = job
  // Secrets are hidden on both sides before the comparison, so a name with a credential is the same case on
  // both.
  const measured = platform.step.hideSecrets(source.measured)
  const found = platform.step.hideSecrets(await findBase(measured))
  const baseline = found.baseline && (await alignTo(measured, found.baseline))
  const { run: head, selection } = measured
  const options = { today: head.info.createdAt, selection }
  const before = () => rememberedOf(job)
  const looked = await lookAgain({ measured, baseline, options, before }, again, job)
  const report = await judge(
    {
      suiteName: config.suiteName,
      policy,
      measured: { ...measured, service: looked.service, notices: [...measured.notices, ...looked.notices] },
      baseline,
      missingBaseline: found.missing,
      policyOutOfReach: job.policyOutOfReach,
      removed: await findRemoved(looked.comparison, platform, budget),
      reasons: found.reasons,
      comparison: looked.comparison,
      context: platform.runtime.context,
    },
    looked.without,
    platform,
    budget,
  )
  return { report, before: found.baseline }

  async function alignTo({ run }: Measured, before: NonNullable<ChosenBaseline['baseline']>) {
    return await stopwatch.time('baseline', () => alignWithHead(before, run))
  }
}

/**
 * What the comment of the pull request remembers of earlier measurements; without it this one stands for
 * itself.
 */
async function rememberedOf({ config, platform, budget }: Job): Promise<MeasuredBefore | undefined> {
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
    log.info(`Could not read the earlier measurements of this pull request: ${messageOf(error)}`)
    return undefined
  }
}
