import { randomUUID } from 'node:crypto'
import type { HostedConfig } from '../config/hosted.ts'
import type { Config, ServiceConfig } from '../config/load.ts'
import { loadPolicy } from '../config/load-policy.ts'
import { loadSuiteFile } from '../config/suite-file.ts'
import { ServiceError, UsageError } from '../errors.ts'
import { compareRuns } from '../gate/compare.ts'
import { type GateReport, historyOf, type UploadOutcome } from '../model/gate-report.ts'
import { addResult, createRun, type Run } from '../model/run.ts'
import type { SuiteSpec } from '../model/suite-spec.ts'
import type { Platform } from '../ports.ts'
import { createServiceClient, type ServiceClient } from '../service/client.ts'
import { findProjectId, listServers, readCatalog } from '../service/hosted-run-catalog.ts'
import { type PlannedRun, planChecks, planInline, planRuns } from '../service/hosted-run-plan.ts'
import { runPageUrl } from '../service/run-link.ts'
import { cancelOpenRuns } from './clean-up-hosted.ts'
import { exitCodeFor, linksOf, tellAndKeep } from './conclude.ts'
import { judge } from './gate-reports.ts'
import { chooseHostedBaseline } from './hosted-baseline.ts'
import { importTokens, type PreflightOutcome, runPreflight } from './hosted-preflight.ts'
import { launchKey } from './hosted-run-identity.ts'
import { type HostedScope, type MeasuredRun, measureRuns, type StartedRun, startRun } from './hosted-runs.ts'
import { amendVerdict, missingRun } from './hosted-verdict.ts'
import { createHostedRunState } from './open-hosted-runs.ts'
import { describeRun } from './run-identity.ts'
import { syncSuite } from './sync-suite.ts'

/** A configuration that asks for a hosted run. */
export type HostedJobConfig = Config & { readonly hosted: HostedConfig; readonly service: ServiceConfig }

export function isHostedJob(config: Config): config is HostedJobConfig {
  return config.hosted !== undefined && config.service !== undefined
}

/**
 * The hosted job: launch → wait → results → baseline → verdict → comment, summary, annotations, outputs. Returns the
 * exit code as the report job does. With `wait: false` it ends after the launch.
 * @throws UsageError when an input is wrong; ServiceError when the key is. Runs that were started are cancelled then.
 */
export async function gateHosted(config: HostedJobConfig, platform: Platform): Promise<number> {
  const { hosted, service } = config
  const { clock, log } = platform
  const policy = loadPolicy(config, platform.workspace)
  const { baseUrl, apiKey, headerPrefix } = service
  const client = createServiceClient({ baseUrl, apiKey, headerPrefix, clock, log })
  const signal = platform.watchForCancel?.()
  try {
    const projectId = await findProjectId(client, service.projectId, { signal })
    const scope: HostedScope = {
      client,
      projectId,
      hosted,
      platform,
      record: createHostedRunState(platform, projectId),
      deadline: clock.now() + hosted.timeoutMs,
      random: Math.random,
      signal,
    }
    try {
      await importTokens(scope)
      const spec =
        hosted.suiteFile === undefined ? undefined : loadSuiteFile(hosted.suiteFile, platform.workspace)
      if (spec !== undefined && hosted.syncSuite !== 'false') {
        const sync = { projectId, prune: false, signal }
        await log.group('Bringing the suite to what its file says', () => syncSuite(client, spec, sync, log))
        if (hosted.syncSuite === 'only') return 0
      }
      const planned = await planAll(spec, scope)
      const checked =
        hosted.preflight === 'off' || hosted.runIds.length > 0
          ? undefined
          : await log.group('Checking the servers', () => runPreflight(planned, config, scope))
      const runs = planned.filter(isRun)
      const started = await log.group('Starting the hosted runs', async () =>
        checked?.isBlocked === true ? runs.map(notStarted) : await startAll(runs, config, scope),
      )
      if (!hosted.wait) return leaveRunning(started, scope)
      const measured = await log.group('Waiting for the hosted runs', () =>
        measureRuns(runsOf(started), scope),
      )
      const report = await makeReport(config, policy, problemsOf(started), measured, checked, scope)
      await tellAndKeep(report, config, platform, { isComplete: report.verdict.reasons.every(isNoHole) })
      setRunOutputs(measured, service, platform, projectId)
      return exitCodeFor(report, policy, platform.context)
    } catch (error) {
      await cancelOpenRuns(scope.record.openRunIds(), service, projectId, platform)
      throw error
    }
  } catch (error) {
    if (signal?.aborted !== true) throw error
    log.warning('The job was cancelled, so nothing was measured.')
    return 3
  } finally {
    await client.close()
  }
}

type Start = Awaited<ReturnType<typeof startRun>>

function runsOf(started: readonly Start[]): readonly StartedRun[] {
  return started.flatMap((one) => ('runId' in one ? [one] : []))
}

function problemsOf(started: readonly Start[]): readonly string[] {
  return started.flatMap((one) => ('problem' in one ? [one.problem] : []))
}

function isNoHole({ rule }: { readonly rule: string }): boolean {
  return rule !== 'hosted-run'
}

/** What is to be run; without a suite what is only to be looked at. */
async function planAll(
  spec: SuiteSpec | undefined,
  { client, projectId, hosted, signal }: HostedScope,
): Promise<readonly PlannedRun[]> {
  if (hosted.runIds.length > 0) return []
  if (spec !== undefined && hosted.syncSuite === 'false') {
    const servers = await listServers(client, projectId, { signal })
    return [planInline(spec, hosted, servers)]
  }
  const request = spec === undefined ? hosted : { ...hosted, suites: [spec.name] }
  const catalog = await readCatalog(client, projectId, request, { signal })
  return request.suites.length > 0 ? planRuns(request, catalog) : planChecks(request, catalog)
}

/** False for what is only looked at. */
function isRun({ body }: PlannedRun): boolean {
  return body.suiteId !== undefined || body.suiteName !== undefined
}

function notStarted({ label }: PlannedRun): Start {
  return { label, problem: `${label} was not started: a server that it needs can’t be used.` }
}

async function startAll(
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
      ...(environments.size > 1 && run.environment && { variant: run.environment.name }),
      stableCaseIds: run.body.suiteId !== undefined,
    }
    started.push(await startRun(run, key, identity, scope))
  }
  return started
}

/** Runs that an earlier step has started. */
async function adoptRuns(runIds: readonly string[], scope: HostedScope): Promise<readonly StartedRun[]> {
  const { client, projectId, record, signal } = scope
  const runs = await Promise.all(runIds.map((runId) => readRun(client, projectId, runId, signal)))
  const suites = new Set(runs.map(({ suiteId }) => suiteId))
  const environments = new Set(runs.map(({ environment }) => environment?.id))
  return runs.map(({ id: runId, suiteId, environment }) => {
    record.open(runId)
    const environmentName = environment?.name ?? environment?.id
    return {
      label: `Run ${runId}`,
      runId,
      suiteId: suiteId ?? '',
      lookFirst: true,
      identity: {
        suite: suites.size > 1 ? [suiteId ?? runId] : [],
        ...(environments.size > 1 && environmentName !== undefined && { variant: environmentName }),
        stableCaseIds: true,
      },
    }
  })
}

async function readRun(
  client: ServiceClient,
  projectId: string,
  runId: string,
  signal: AbortSignal | undefined,
) {
  try {
    return await client.call('getEvalRun', { params: { projectId, runId } }, { signal })
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404) throw error
    throw new UsageError([
      {
        where: 'input run-id',
        message: `the project has no run ${runId}`,
        advice: 'Pass the output `run-id` of the step that started it, and the same `project`.',
      },
    ])
  }
}

/** The runs go on without this job; a later step waits for them. */
function leaveRunning(started: readonly Start[], { record, platform, projectId }: HostedScope): number {
  const runs = runsOf(started)
  // The post step of this step must not cancel them.
  for (const { runId } of runs) record.leave(runId)
  platform.setOutput('run-id', runs.map(({ runId }) => runId).join('\n'))
  for (const problem of problemsOf(started)) platform.log.error(problem)
  platform.log.notice(
    `${runs.length} hosted ${runs.length === 1 ? 'run goes' : 'runs go'} on in project ${projectId}. Give a later step the output \`run-id\` to judge ${runs.length === 1 ? 'it' : 'them'}.`,
  )
  return runs.length === started.length ? 0 : 3
}

async function makeReport(
  config: HostedJobConfig,
  policy: ReturnType<typeof loadPolicy>,
  notStarted: readonly string[],
  measured: readonly MeasuredRun[],
  checked: PreflightOutcome | undefined,
  scope: HostedScope,
): Promise<GateReport> {
  const { platform, projectId } = scope
  const { context, clock, log } = platform
  const good = measured.filter(({ results }) => results !== undefined)
  const problems = [...notStarted, ...measured.flatMap(({ problem }) => problem ?? [])]
  for (const problem of problems) log.warning(problem)
  const { baseline, trouble } = await log.group('Looking for the baseline', () =>
    chooseHostedBaseline(good, config, scope),
  )
  const id = measured.map(({ runId }) => runId).join('+') || 'no-run'
  const head = createRun(describeRun(context, config.suiteName, id, clock.now()))
  addAll(head, good)
  const comparison = compareRuns(head, baseline, policy, head.info.createdAt)
  const judged = judge({
    config,
    policy,
    measurement: { run: head, files: [] },
    comparison,
    baselineOutOfReach: trouble !== undefined,
  })
  return {
    ...judged,
    verdict: amendVerdict(judged.verdict, [...problems.map(missingRun), ...(checked?.reasons ?? [])], {
      nothingWasDue: good.length === 0,
    }),
    ...(checked !== undefined && { preflight: checked.preflight }),
    upload: describeUpload(measured, config.service, projectId),
    notices: trouble === undefined ? [] : [trouble],
    history: historyOf(baseline?.runs.toReversed() ?? []),
    links: linksOf(context),
  }
}

function addAll(head: Run, measured: readonly MeasuredRun[]): void {
  for (const { results = [] } of measured) for (const result of results) addResult(head, result)
}

function describeUpload(
  measured: readonly MeasuredRun[],
  { baseUrl }: ServiceConfig,
  projectId: string,
): UploadOutcome {
  const runs = measured.map(({ label, runId, suiteId, run }) => ({
    label,
    runId,
    runUrl: runPageUrl(baseUrl, suiteId, runId, projectId),
    ...(run?.result && { result: run.result }),
  }))
  const [first] = runs
  if (first === undefined) return { status: 'off' }
  const { runId, runUrl, result } = first
  return { status: 'done', runId, runUrl, ...(result !== undefined && { result }), hosted: runs }
}

/** All of them, one per line, where there are several. */
function setRunOutputs(
  measured: readonly MeasuredRun[],
  { baseUrl }: ServiceConfig,
  platform: Platform,
  projectId: string,
): void {
  if (measured.length < 2) return
  platform.setOutput('run-id', measured.map(({ runId }) => runId).join('\n'))
  platform.setOutput(
    'run-url',
    measured.map(({ suiteId, runId }) => runPageUrl(baseUrl, suiteId, runId, projectId)).join('\n'),
  )
}
