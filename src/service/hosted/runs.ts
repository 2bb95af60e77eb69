import { EvalGateError, readErrorMessage, ServiceError, UsageError } from '../../errors.ts'
import { isTableKey } from '../../model/data.ts'
import { formatPlural } from '../../model/format.ts'
import { formatWait } from '../../model/format-time.ts'
import { hostedInputNames } from '../input-names.ts'
import { cancelRun } from '../runs/cancel-run.ts'
import type { IdentityOptions } from '../runs/iteration-result.ts'
import { type RequestBudget, readHostedRun } from '../runs/iterations.ts'
import { type Launched, launchRun } from '../runs/launch/launch-run.ts'
import type { PlannedRun } from '../runs/launch/plan-runs.ts'
import { createCiLabel, formatConfirmationNotes, formatOriginNotes } from '../runs/origin.ts'
import { createLaunchAsk, createNotedAsk } from '../runs/run-ask.ts'
import { waitForRun } from '../runs/wait/wait-for-run.ts'
import { findContradictions } from './contradictions.ts'
import { describeRefusedCase, findResultGap, listJobCommits } from './gaps.ts'
import type { HostedWork, MeasuredRun, StartedRun, Waiting } from './job.ts'
import { toRunPlace } from './place.ts'

/** How a planned run is launched. */
export interface LaunchPlan {
  /** The same for every attempt of the job. */
  readonly key: string
  readonly identity: IdentityOptions
  /**
   * A measurement is labelled with its origin, so that it can become a baseline, and so is an addition to one: some of its
   * cases, chosen without their results. A confirmation consists of cases that were chosen for their results, and must not
   * become one.
   */
  readonly purpose: 'measurement' | 'confirmation' | { readonly additionTo: string }
}

/**
 * Launches a planned run. That no slot became free, or that the service is down, is a problem to report and not an
 * error: nothing was measured.
 * @throws UsageError when an input is to blame; ServiceError when the key or the request is. Rejects with the reason of
 * the signal.
 */
export async function startHostedRun(
  planned: PlannedRun,
  { key, identity, purpose }: LaunchPlan,
  job: HostedWork,
  { deadline, random }: Waiting,
): Promise<StartedRun | { readonly label: string; readonly problem: string }> {
  const { config, project, platform, openRuns } = job
  const { context, log, clock } = platform.runtime
  const isMeasurement = purpose !== 'confirmation'
  const additionTo = typeof purpose === 'string' ? undefined : purpose.additionTo
  const notes = isMeasurement
    ? formatOriginNotes(context, key, { ...createNotedAsk(planned), additionTo })
    : formatConfirmationNotes(key)
  const ci = isMeasurement ? createCiLabel(context) : undefined
  let launched: Launched
  const { suiteId: knownSuite, suiteName } = planned.body
  openRuns.intend({ key, suiteId: knownSuite, suiteName })
  try {
    launched = await launchRun(project, planned, {
      modelApiKeys: config.hosted.modelApiKeys,
      notes,
      idempotencyKey: key,
      labels: {
        launcher: {
          kind: context.provider === 'github_actions' ? 'github_action' : 'cli',
          client: 'eval-gate',
        },
        ci,
      },
      deadline,
      clock,
      random,
      log,
      names: hostedInputNames,
    })
  } catch (error) {
    // After an outage nobody knows whether the run was started; the post step looks for it.
    if (!isServiceOutage(error)) {
      if (!project.signal?.aborted) openRuns.settle(key)
      throw error
    }
    return { label: planned.label, problem: `${planned.label} could not be started: ${error.message}` }
  }
  const { runId, suiteId, deduped, environment, servers } = launched
  openRuns.open(runId)
  openRuns.settle(key)
  const where = environment?.name ?? servers?.map(({ id, name }) => name ?? id).join(', ')
  log.info(
    `${planned.label}: run ${runId} ${deduped === true ? 'was started by an earlier attempt' : 'started'}${where ? `, on ${where}` : ''}.`,
  )
  // The job may have been cancelled while the service answered. The run is on record now and will be cancelled.
  project.signal?.throwIfAborted()
  return {
    label: planned.label,
    runId,
    suiteId: suiteId ?? planned.suite.id,
    expected: planned.expected,
    ask: createLaunchAsk(planned, launched, isMeasurement ? listJobCommits(context) : []),
    doubts: (launched.caseUpsert?.failed ?? []).map((failure) => describeRefusedCase(planned.label, failure)),
    lookFirst: deduped === true,
    identity,
    place: toRunPlace(environment?.id, planned.body),
  }
}

/** The service or the way to it is at fault, and perhaps not for long. */
export function isServiceOutage(error: unknown): error is ServiceError {
  return (
    error instanceof ServiceError && (error.retryable || error.status === undefined || error.status >= 500)
  )
}

/**
 * Waits for all runs at once and reads their results. Trouble with one does not stop the others.
 *
 * @param evidenceRequests requests for reasons and traces, of all runs together
 */
export async function measureHostedRuns(
  started: readonly StartedRun[],
  job: HostedWork,
  waiting: Waiting,
  evidenceRequests = 30,
): Promise<readonly MeasuredRun[]> {
  const budget: RequestBudget = { left: evidenceRequests }
  const running = new Set(started)
  return await Promise.all(
    started.map(async (startedRun) => {
      try {
        return await measureHostedRun(startedRun, running, budget, job, waiting)
      } catch (error) {
        job.project.signal?.throwIfAborted()
        if (!(error instanceof EvalGateError) || isRefusedKey(error)) throw error
        return { ...startedRun, problem: readErrorMessage(error) }
      } finally {
        running.delete(startedRun)
      }
    }),
  )
}

/** Why the results of these runs can't be relied on; undefined where they can. */
export function findRunTrouble(runs: readonly MeasuredRun[]): string | undefined {
  return runs.flatMap(({ problem, contradictions = [] }) => problem ?? contradictions).at(0)
}

function isRefusedKey(error: EvalGateError): boolean {
  return (
    error instanceof UsageError ||
    (error instanceof ServiceError && (error.status === 401 || error.status === 403))
  )
}

async function measureHostedRun(
  started: StartedRun,
  running: ReadonlySet<StartedRun>,
  budget: RequestBudget,
  { project, platform, openRuns }: HostedWork,
  { timeoutMs, deadline, input, random }: Waiting,
): Promise<MeasuredRun> {
  const { log, clock } = platform.runtime
  const { label, runId, expected, lookFirst, identity } = started
  const outcome = await waitForRun(project, {
    runId,
    label,
    deadline,
    expected,
    sharers: () => running.size,
    lookFirst,
    clock,
    random,
    log,
  })
  if (outcome.kind === 'deadline') {
    const cancelled = await cancelRun(project, runId).catch(() => 'unsupported')
    project.signal?.throwIfAborted()
    if (cancelled !== 'unsupported') openRuns.close(runId)
    const waited = formatWait(timeoutMs)
    return {
      ...started,
      problem: `${label}: the hosted run ${runId} did not end within ${waited} (\`${input}\`) and was ${cancelled === 'cancelled' ? 'cancelled' : 'left alone'}.`,
    }
  }
  const { run } = outcome
  openRuns.close(runId)
  if (run.status !== 'completed') {
    return {
      ...started,
      run,
      problem: `${label}: the hosted run ${runId} ${isTableKey(endings, run.status) ? endings[run.status] : 'ended'}, so there is no verdict.`,
    }
  }
  const { results, caseIds, statements } = await readHostedRun(project, run, started.ask, identity, budget)
  log.info(`${label}: completed, ${formatPlural(results.length, 'iteration')}.`)
  if (results.length === 0) {
    return {
      ...started,
      run,
      problem: `${label}: the hosted run ${runId} has no iterations, so there is no verdict.`,
    }
  }
  const doubts = [...started.doubts, findResultGap(label, statements, started.ask)].filter(
    (doubt) => doubt !== undefined,
  )
  return {
    ...started,
    run,
    results,
    caseIds,
    problem: doubts.length === 0 ? undefined : doubts.join('\n'),
    contradictions: findContradictions(label, statements),
  }
}

const endings = {
  failed: 'failed in the service',
  cancelled: 'was cancelled',
  timed_out: 'ran out of time',
}
