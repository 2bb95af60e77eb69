import { randomUUID } from 'node:crypto'
import { type ExitCode, ServiceError, UsageError } from '../../../errors.ts'
import { plural } from '../../../model/format.ts'
import type { SuiteSpec } from '../../../model/suite-spec.ts'
import { listServers, readCatalog } from '../../../service/catalog.ts'
import { askOfRun } from '../../../service/runs/ask.ts'
import { type PlannedRun, planChecks, planRuns } from '../../../service/runs/launch/plan.ts'
import { planInline } from '../../../service/runs/launch/plan-inline.ts'
import { readRun } from '../../../service/runs/read.ts'
import type { HostedRun } from '../../../service/runs/wait/poll.ts'
import { setSomeOutputs } from '../../publish/outputs.ts'
import { inputNames } from '../input-names.ts'
import type { HostedJob, StartedRun, Waiting } from '../job.ts'
import { commitsOf } from './gaps.ts'
import { launchKey } from './key.ts'
import { placeOf } from './place.ts'
import { isOutage, startRun } from './runs.ts'

export type Start = Awaited<ReturnType<typeof startRun>>

/** Each run once: two steps may have picked up the same one, and its results must not count twice. */
export function startedRuns(started: readonly Start[]): readonly StartedRun[] {
  const runs = started.flatMap((one) => ('runId' in one ? [one] : []))
  return [...new Map(runs.map((run) => [run.runId, run])).values()]
}

export function problemsOf(started: readonly Start[]): readonly string[] {
  return started.flatMap((one) => ('problem' in one ? [one.problem] : []))
}

/** Plans the runs of the suites; without a suite, only the checks of the servers. */
export async function planAll(
  spec: SuiteSpec | undefined,
  { project, config: { hosted } }: HostedJob,
): Promise<readonly PlannedRun[]> {
  if (hosted.runIds.length > 0) return []
  if (spec !== undefined && hosted.syncSuite === 'false') {
    return [planInline(spec, hosted, await listServers(project), inputNames)]
  }
  const request = spec === undefined ? hosted : { ...hosted, suites: [spec.name] }
  const catalog = await readCatalog(project, request)
  return request.suites.length > 0
    ? planRuns(request, catalog, inputNames)
    : planChecks(request, catalog, inputNames)
}

/** Whether the plan runs a suite, rather than only checking servers. */
function isRun({ body }: PlannedRun): boolean {
  return body.suiteId !== undefined || body.suiteName !== undefined
}

function notStarted({ label }: PlannedRun): Start {
  return { label, problem: `${label} was not started: a server that it needs can't be used.` }
}

/**
 * Starts the planned runs, or takes over those that an earlier step has started.
 *
 * @param isBlocked a server can't be used, so nothing is started
 */
export async function startAll(
  planned: readonly PlannedRun[],
  isBlocked: boolean,
  job: HostedJob,
  waiting: Waiting,
): Promise<readonly Start[]> {
  const { runIds } = job.config.hosted
  const runs = planned.filter(isRun)
  return await job.platform.runtime.log.group('Starting the hosted runs', async () => {
    if (isBlocked) return runs.map(notStarted)
    return runIds.length > 0 ? await adoptRuns(runIds, job) : await launchRuns(runs, job, waiting)
  })
}

async function launchRuns(
  planned: readonly PlannedRun[],
  job: HostedJob,
  waiting: Waiting,
): Promise<readonly Start[]> {
  const { config, platform } = job
  const suites = new Set(planned.map(({ suite }) => suite.id))
  const environments = new Set(planned.map(({ environment }) => environment?.id))
  const nonce = randomUUID()
  const started: Start[] = []
  // One after the other: launches that compete for the same slots would only refuse each other.
  for (const run of planned) {
    const key = launchKey(platform.runtime.context, run, { suiteName: config.suiteName, nonce })
    const identity = {
      suite: suites.size > 1 ? [run.suite.name] : [],
      variant: environments.size > 1 && run.environment ? run.environment.name : undefined,
      stableCaseIds: run.body.suiteId !== undefined,
    }
    const one = await startRun(run, { key, identity, purpose: 'measurement' }, job, waiting)
    started.push(unlessTwice(one, started))
  }
  return started
}

/** Two launches that differ are two runs: one run is not a measurement of both. */
function unlessTwice(one: Start, before: readonly Start[]): Start {
  if (!('runId' in one)) return one
  const { label, runId } = one
  const first = before.find((other) => 'runId' in other && other.runId === runId)
  if (first === undefined) return one
  return {
    label,
    problem: `${label} was not measured: the service answered with the run ${runId} of ${first.label}.`,
  }
}

/**
 * Runs that an earlier step has started. A run that can't be read because the service is down is a problem to
 * report.
 */
async function adoptRuns(runIds: readonly string[], job: HostedJob): Promise<readonly Start[]> {
  const found = await Promise.all(runIds.map((runId) => findRun(runId, job)))
  const runs = found.flatMap((one) => ('run' in one ? [one.run] : []))
  const suites = new Set(runs.map(({ suiteId }) => suiteId))
  const environments = new Set(runs.map(({ environment }) => environment?.id))
  const adopt = async (one: (typeof found)[number]): Promise<Start> => {
    if (!('run' in one)) return one
    const { id: runId, suiteId, environment } = one.run
    job.openRuns.open(runId)
    const environmentName = environment?.name ?? environment?.id
    return {
      label: labelOf(runId),
      runId,
      suiteId: suiteId ?? '',
      ask: await askOfRun(job.project, one.run, commitsOf(job.platform.runtime.context)),
      doubts: [],
      lookFirst: true,
      identity: {
        suite: suites.size > 1 ? [suiteId ?? runId] : [],
        variant: environments.size > 1 && environmentName !== undefined ? environmentName : undefined,
        stableCaseIds: true,
      },
      place: placeOf(environment?.id),
    }
  }
  return await Promise.all(found.map(adopt))
}

function labelOf(runId: string): string {
  return `Run ${runId}`
}

async function findRun(
  runId: string,
  { project }: HostedJob,
): Promise<{ readonly run: HostedRun } | { readonly label: string; readonly problem: string }> {
  try {
    return { run: await readRun(project, runId) }
  } catch (error) {
    if (isOutage(error)) {
      return { label: labelOf(runId), problem: `${labelOf(runId)} could not be read: ${error.message}` }
    }
    if (!(error instanceof ServiceError) || error.status !== 404) throw error
    throw new UsageError({
      where: inputNames.runId,
      message: `the project has no run ${runId}`,
      advice: 'Pass the output `run-id` of the step that started it, and the same `project`.',
    })
  }
}

/** Ends the job while its runs continue; a later step waits for them. Returns the exit code. */
export function leaveRunning(
  started: readonly Start[],
  { openRuns, platform, project }: HostedJob,
): ExitCode {
  const runs = startedRuns(started)
  // The post step of this step must not cancel them.
  for (const { runId } of runs) openRuns.leave(runId)
  setSomeOutputs({ 'run-id': runs.map(({ runId }) => runId).join(' ') }, platform.step)
  const doubts = runs.flatMap((run) => run.doubts)
  for (const problem of [...problemsOf(started), ...doubts]) platform.runtime.log.error(problem)
  const [are, them] = runs.length === 1 ? ['is', 'it'] : ['are', 'them']
  platform.runtime.log.notice(
    `${plural(runs.length, 'hosted run')} ${are} still running in project ${project.id}. Pass the output \`run-id\` to a later step to evaluate ${them}.`,
  )
  return problemsOf(started).length === 0 && doubts.length === 0 ? 0 : 3
}
