import { randomUUID } from 'node:crypto'
import { ServiceError, UsageError } from '../../errors.ts'
import type { SuiteSpec } from '../../model/suite-spec.ts'
import { listServers, readCatalog } from '../../service/catalog.ts'
import { type PlannedRun, planChecks, planInline, planRuns } from '../../service/runs/plan.ts'
import type { HostedRun } from '../../service/runs/poll.ts'
import { readRun } from '../../service/runs/read.ts'
import { inputNames } from './input-names.ts'
import type { HostedJobConfig } from './job-config.ts'
import { placeOf } from './place.ts'
import { launchKey } from './run-identity.ts'
import { isOutage, startRun } from './runs.ts'
import type { HostedScope, StartedRun } from './scope.ts'

export type Start = Awaited<ReturnType<typeof startRun>>

export function runsOf(started: readonly Start[]): readonly StartedRun[] {
  return started.flatMap((one) => ('runId' in one ? [one] : []))
}

export function problemsOf(started: readonly Start[]): readonly string[] {
  return started.flatMap((one) => ('problem' in one ? [one.problem] : []))
}

/** What is to be run; without a suite what is only to be looked at. */
export async function planAll(
  spec: SuiteSpec | undefined,
  { project, hosted }: HostedScope,
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

/** False for what is only looked at. */
export function isRun({ body }: PlannedRun): boolean {
  return body.suiteId !== undefined || body.suiteName !== undefined
}

export function notStarted({ label }: PlannedRun): Start {
  return { label, problem: `${label} was not started: a server that it needs can’t be used.` }
}

export async function startAll(
  planned: readonly PlannedRun[],
  config: HostedJobConfig,
  scope: HostedScope,
): Promise<readonly Start[]> {
  const { hosted, platform } = scope
  if (hosted.runIds.length > 0) return await adoptRuns(hosted.runIds, scope)
  const suites = new Set(planned.map(({ suite }) => suite.id))
  const environments = new Set(planned.map(({ environment }) => environment?.id))
  const nonce = randomUUID()
  const started: Start[] = []
  // One after the other: launches that compete for the same slots would only refuse each other.
  for (const run of planned) {
    const key = launchKey(platform.context, config.suiteName, run, nonce)
    const identity = {
      suite: suites.size > 1 ? [run.suite.name] : [],
      variant: environments.size > 1 && run.environment ? run.environment.name : undefined,
      stableCaseIds: run.body.suiteId !== undefined,
    }
    started.push(await startRun(run, key, identity, scope))
  }
  return started
}

/** Runs that an earlier step has started. One that can't be read for want of a service is a problem to tell. */
async function adoptRuns(runIds: readonly string[], scope: HostedScope): Promise<readonly Start[]> {
  const { record } = scope
  const found = await Promise.all(runIds.map((runId) => findRun(runId, scope)))
  const runs = found.flatMap((one) => ('run' in one ? [one.run] : []))
  const suites = new Set(runs.map(({ suiteId }) => suiteId))
  const environments = new Set(runs.map(({ environment }) => environment?.id))
  return found.map((one) => {
    if (!('run' in one)) return one
    const { id: runId, suiteId, environment } = one.run
    record.open(runId)
    const environmentName = environment?.name ?? environment?.id
    return {
      label: labelOf(runId),
      runId,
      suiteId: suiteId ?? '',
      lookFirst: true,
      identity: {
        suite: suites.size > 1 ? [suiteId ?? runId] : [],
        variant: environments.size > 1 && environmentName !== undefined ? environmentName : undefined,
        stableCaseIds: true,
      },
      place: placeOf(environment?.id),
    }
  })
}

function labelOf(runId: string): string {
  return `Run ${runId}`
}

async function findRun(
  runId: string,
  { project }: HostedScope,
): Promise<{ readonly run: HostedRun } | { readonly label: string; readonly problem: string }> {
  try {
    return { run: await readRun(project, runId) }
  } catch (error) {
    if (isOutage(error)) {
      return { label: labelOf(runId), problem: `${labelOf(runId)} could not be read: ${error.message}` }
    }
    if (!(error instanceof ServiceError) || error.status !== 404) throw error
    throw new UsageError([
      {
        where: inputNames.runId,
        message: `the project has no run ${runId}`,
        advice: 'Pass the output `run-id` of the step that started it, and the same `project`.',
      },
    ])
  }
}
