import { alignWithHead } from '#github'
import { settleOutages } from '#verdict'
import type { ExitCode } from '../errors.ts'
import { selectRunsToKeep } from '../model/broken-state.ts'
import type { GateReport } from '../model/gate-report.ts'
import type { Measured } from '../model/measured.ts'
import { explainPartial } from '../model/run/delivery.ts'
import type { Reason } from '../model/verdict.ts'
import { judgeWithAcceptances } from './acceptance/judge-with-acceptances.ts'
import { compareInputs } from './compare-inputs.ts'
import { concludeJob } from './conclude.ts'
import { findAbsences } from './find-absences.ts'
import type { Job } from './job.ts'
import { limitToAffected } from './limit-to-affected.ts'
import { type Again, lookAgain } from './look-again.ts'
import { measuresBranch } from './make-report.ts'
import { measureOldBase } from './measure-old-base.ts'
import { listOverdueReasons } from './overdue.ts'
import type { EarlierRuns } from './publish/keep-baseline.ts'
import { readEarlierMeasurements } from './read-earlier.ts'
import type { ChosenBaseline } from './report/baseline/choose-baseline.ts'

/** What a source brings beside what it has measured. */
export interface Source {
  readonly measured: Measured
  /** What it is compared with, as it was stored; paths and names are aligned here. */
  readonly findBase: (measured: Measured) => Promise<ChosenBaseline>
  /** How it can be measured again, as far as the inputs ask for it. */
  readonly again: Again
  /** How it is measured until the verdict is settled, where that is not {@link lookAgain}. */
  readonly look?: typeof lookAgain
  /** Adds what the eval service has for the reviewer. */
  readonly addHelp?: (report: GateReport) => Promise<GateReport>
}

/** What a job gives its source to: {@link gateFromSource}. */
export type GateSource = typeof gateFromSource

/**
 * The one way from what was measured to the exit code of {@link concludeJob}: base → compare → look again →
 * judge → publish. Reports, parts, forks and hosted runs differ in their {@link Source} alone.
 */
export async function gateFromSource(source: Source, job: Job): Promise<ExitCode> {
  const { platform, policy, policyChange } = job
  const { report: judged, chosen } = await judgeMeasuredSource(source, job)
  const report = source.addHelp === undefined ? judged : await source.addHelp(judged)
  const why = explainPartial(source.measured, policy) ?? source.measured.otherCode
  if (why !== undefined) platform.runtime.log.notice(`This measurement is not kept as a baseline: ${why}.`)
  const warnings = [...listChangeReasons(policyChange), ...(await listOverdueReasons(job, why === undefined))]
  return await concludeJob(addLeadingWarnings(report, warnings), job, {
    isComplete: why === undefined,
    earlier: selectEarlierRuns(chosen, job),
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
  { baseline, emptyRuns = [] }: ChosenBaseline,
  { config: { baselineWorkflows }, policy: { baselineRuns } }: Job,
): EarlierRuns {
  if (baselineWorkflows.length > 0) return { runs: [], emptyRuns: [] }
  const runs = baseline?.source === 'artifact' ? selectRunsToKeep(baseline.runs, baselineRuns - 1) : []
  return { runs, emptyRuns }
}

/**
 * Judges as {@link gateFromSource} does but publishes nothing. `chosen`: what it was compared with, as it was
 * stored.
 */
export async function judgeMeasuredSource(
  source: Source,
  job: Job,
): Promise<{ readonly report: GateReport; readonly chosen: ChosenBaseline }> {
  const { findBase, again, look = lookAgain } = source
  const { config, platform, policy, budget, stopwatch } = job
  // Secrets are hidden on both sides before the comparison, so a name with a credential is the same case on
  // both.
  const raw = platform.step.hideSecrets(source.measured)
  const chosen = platform.step.hideSecrets(await findBase(raw))
  const aligned = chosen.baseline && (await alignStoredBase(raw, chosen.baseline))
  const { head, baseline: stored = null } = settleOutages(
    { head: raw.run, baseline: aligned ?? null },
    policy,
  )
  const measured = { ...raw, run: head }
  const ofBranch = measuresBranch(platform.runtime.context, stored)
  const options = { today: head.info.createdAt, selection: raw.selection, ofBranch }
  const readEarlier = () => readEarlierMeasurements(job)
  const baseline = stored && (await measureOldBase(measured, stored, options, again, job))
  // A look cleans up after itself; here one may follow or not.
  const isOld = stored?.outdatedDays !== undefined
  const further = isOld ? { ...again, end: undefined } : again
  const looked = await look({ measured, baseline, options, readEarlier }, further, job)
  if (isOld) await again.end?.()
  const due = await limitToAffected(looked.comparison, job)
  const report = await judgeWithAcceptances(
    {
      suiteName: config.suiteName,
      policy,
      measured: {
        ...measured,
        run: looked.run,
        service: looked.service,
        notices: [...measured.notices, ...looked.notices],
      },
      baseline,
      missingBaseline: chosen.missing,
      policyOutOfReach: job.policyOutOfReach,
      otherInputs: await compareInputs(head, chosen.baseline, job),
      absences: await findAbsences(due.comparison, measured, platform, budget),
      reasons: [...(chosen.reasons ?? []), ...due.reasons],
      comparison: due.comparison,
      context: platform.runtime.context,
    },
    looked.without,
    platform,
    budget,
  )
  return { report, chosen }

  async function alignStoredBase({ run }: Measured, storedBase: NonNullable<ChosenBaseline['baseline']>) {
    return await stopwatch.time('baseline', () => alignWithHead(storedBase, run))
  }
}
