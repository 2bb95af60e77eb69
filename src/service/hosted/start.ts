import { randomUUID } from 'node:crypto'
import { ServiceError, UsageError } from '../../errors.ts'
import type { SuiteSpec } from '../../model/suite-spec.ts'
import { readCatalog } from '../catalog.ts'
import { hostedInputNames } from '../input-names.ts'
import { planInlineRun } from '../runs/launch/plan-inline.ts'
import { type PlannedRun, planChecks, planRuns } from '../runs/launch/plan-runs.ts'
import { readRun } from '../runs/read-run.ts'
import { readRunAsk } from '../runs/run-ask.ts'
import type { HostedRun } from '../runs/wait/poll.ts'
import { listJobCommits } from './gaps.ts'
import type { HostedWork, StartedRun, Waiting } from './job.ts'
import { createLaunchKey } from './key.ts'
import { toRunPlace } from './place.ts'
import { isServiceOutage, startHostedRun } from './runs.ts'

export type { PlannedRun } from '../runs/launch/plan-runs.ts'
export { measureHostedRuns } from './runs.ts'

export type Start = Awaited<ReturnType<typeof startHostedRun>>

/** Each run once: two steps may have picked up the same one, and its results must not count twice. */
export function selectStartedRuns(started: readonly Start[]): readonly StartedRun[] {
  const runs = started.filter((start) => 'runId' in start)
  return [...new Map(runs.map((run) => [run.runId, run])).values()]
}

export function listStartProblems(started: readonly Start[]): readonly string[] {
  return started.filter((start) => 'problem' in start).map(({ problem }) => problem)
}

/** Plans the runs of the suites; without a suite, only the checks of the servers. */
export async function planAllRuns(
  spec: SuiteSpec | undefined,
  { project, config: { hosted } }: HostedWork,
): Promise<readonly PlannedRun[]> {
  if (hosted.runIds.length > 0) return []
  if (spec !== undefined && hosted.syncSuite === 'false') {
    return [await planInlineRun(project, spec, hosted, hostedInputNames)]
  }
  const request = spec === undefined ? hosted : { ...hosted, suites: [spec.name] }
  const catalog = await readCatalog(project, request)
  if (request.suites.length > 0) return planRuns(request, catalog, hostedInputNames)
  return planChecks(request, catalog, hostedInputNames)
}

/** Whether the plan runs a suite, rather than only checking servers. */
function isSuiteRun({ body }: PlannedRun): boolean {
  return body.suiteId !== undefined || body.suiteName !== undefined
}

function createUnstartedRun({ label }: PlannedRun, why: string): Start {
  return { label, problem: `${label} was not started: ${why}` }
}

/**
 * Starts the planned runs, or takes over those that an earlier step has started.
 *
 * @param blocked why nothing is started, as a clause; undefined: it is
 */
export async function startAllRuns(
  planned: readonly PlannedRun[],
  blocked: string | undefined,
  job: HostedWork,
  waiting: Waiting,
): Promise<readonly Start[]> {
  const { runIds } = job.config.hosted
  const runs = planned.filter(isSuiteRun)
  return await job.platform.runtime.log.group('Starting the hosted runs', async () => {
    if (blocked !== undefined) return runs.map((run) => createUnstartedRun(run, blocked))
    if (runIds.length > 0) return await adoptStartedRuns(runIds, job)
    return await launchPlannedRuns(runs, job, waiting)
  })
}

async function launchPlannedRuns(
  planned: readonly PlannedRun[],
  job: HostedWork,
  waiting: Waiting,
): Promise<readonly Start[]> {
  const { config, platform } = job
  const suites = new Set(planned.map(({ suite }) => suite.id))
  const environments = new Set(planned.map(({ environment }) => environment?.id))
  const nonce = randomUUID()
  const started: Start[] = []
  // One after the other: launches that compete for the same slots would only refuse each other.
  for (const run of planned) {
    const key = createLaunchKey(platform.runtime.context, run, { suiteName: config.suiteName, nonce })
    const identity = {
      suite: suites.size > 1 ? [run.suite.name] : [],
      variant: environments.size > 1 && run.environment ? run.environment.name : undefined,
      stableCaseIds: run.body.suiteId !== undefined,
    }
    const start = await startHostedRun(run, { key, identity, purpose: 'measurement' }, job, waiting)
    started.push(refuseRepeatedRun(start, started))
  }
  return started
}

/** Two launches that differ are two runs: one run is not a measurement of both. */
function refuseRepeatedRun(start: Start, earlier: readonly Start[]): Start {
  if (!('runId' in start)) return start
  const { label, runId } = start
  const first = earlier.find((other) => 'runId' in other && other.runId === runId)
  if (first === undefined) return start
  return {
    label,
    problem: `${label} was not measured: the service answered with the run ${runId} of ${first.label}.`,
  }
}

/**
 * Runs that an earlier step has started. A run that can't be read because the service is down is a problem to
 * report.
 */
async function adoptStartedRuns(runIds: readonly string[], job: HostedWork): Promise<readonly Start[]> {
  const lookups = await Promise.all(runIds.map((runId) => findHostedRun(runId, job)))
  const runs = lookups.filter((lookup) => 'run' in lookup).map(({ run }) => run)
  const suites = new Set(runs.map(({ suiteId }) => suiteId))
  const environments = new Set(runs.map(({ environment }) => environment?.id))
  const adoptRun = async (lookup: (typeof lookups)[number]): Promise<Start> => {
    if (!('run' in lookup)) return lookup
    const { id: runId, suiteId, environment } = lookup.run
    job.openRuns.open(runId)
    const environmentName = environment?.name ?? environment?.id
    return {
      label: formatRunLabel(runId),
      runId,
      suiteId: suiteId ?? '',
      ask: await readRunAsk(job.project, lookup.run, listJobCommits(job.platform.runtime.context)),
      doubts: [],
      lookFirst: true,
      identity: {
        suite: suites.size > 1 ? [suiteId ?? runId] : [],
        variant: environments.size > 1 && environmentName !== undefined ? environmentName : undefined,
        stableCaseIds: true,
      },
      place: toRunPlace(environment?.id),
    }
  }
  return await Promise.all(lookups.map(adoptRun))
}

function formatRunLabel(runId: string): string {
  return `Run ${runId}`
}

async function findHostedRun(
  runId: string,
  { project }: HostedWork,
): Promise<{ readonly run: HostedRun } | { readonly label: string; readonly problem: string }> {
  try {
    return { run: await readRun(project, runId) }
  } catch (error) {
    if (isServiceOutage(error)) {
      return {
        label: formatRunLabel(runId),
        problem: `${formatRunLabel(runId)} could not be read: ${error.message}`,
      }
    }
    if (!(error instanceof ServiceError) || error.status !== 404) throw error
    throw new UsageError({
      where: hostedInputNames.runId,
      message: `the project has no run ${runId}`,
      advice: 'Pass the output `run-id` of the step that started it, and the same `project`.',
    })
  }
}
