import { setTimeout as sleep } from 'node:timers/promises'
import type { ParsedBodyOf } from '#contract'
import { isRecord, parseJson } from '../../../src/model/data.ts'
import { ApiError, createConflictError } from '../../api-error.ts'
import type { RequestContext } from '../../handler.ts'
import type { Store } from '../../store/open-store.ts'
import type { PlannedCase, Project, Run, Suite } from '../../store/records.ts'
import { snapshotEnvironment } from '../environments.ts'
import type { LaunchTarget } from './place.ts'

type LaunchFields = Pick<
  ParsedBodyOf<'createEvalRun'>,
  'notes' | 'passCriteria' | 'iterationOverride' | 'modelApiKeys' | 'runGroupId'
>

/** The parts of a request context that a launch needs. A schedule has no request and provides them itself. */
export type LaunchContext = Pick<
  RequestContext,
  'caller' | 'now' | 'newId' | 'header' | 'headerNames' | 'settings' | 'executor'
>

/**
 * Takes one of the organization's slots. A group of runs holds one slot. There is no Retry-After:
 * when a run ends is not known.
 * @param ownGroupId Group whose slot is the caller's already.
 * @throws ApiError RATE_LIMITED.
 */
export function refuseAboveRunLimit(
  { organizationId }: Project,
  store: Store,
  ownGroupId?: string | undefined,
): void {
  const maxConcurrentRuns = store.organizations.get(organizationId)?.maxConcurrentRuns ?? 2
  const underway = store.projects
    .list(organizationId)
    .flatMap(({ id }) => store.runs.listUnderway(id))
    .filter(({ plan, runGroupId }) => plan !== null && (runGroupId === null || runGroupId !== ownGroupId))
  const slots = new Set(underway.map(({ id, runGroupId }) => runGroupId ?? id))
  if (slots.size >= maxConcurrentRuns) {
    throw new ApiError('RATE_LIMITED', `${slots.size} runs are underway; wait until one ends.`, {
      reason: 'CONCURRENT_RUN_LIMIT',
      maxConcurrentRuns,
    })
  }
}

/**
 * Creates the run and hands it to the executor.
 * @throws ApiError CONFLICT when the environment changed since it was resolved.
 */
export async function launchHostedRun(
  launch: {
    readonly project: Project
    readonly suite: Suite
    readonly cases: readonly PlannedCase[]
    readonly target: LaunchTarget
    readonly fields: LaunchFields
    /** What started the run; by default a request to the API. */
    readonly source?: Run['source']
  },
  context: LaunchContext,
  store: Store,
): Promise<Run> {
  const { project, suite, cases, target, fields, source = 'api' } = launch
  const { launchPauseMs } = context.settings
  if (launchPauseMs > 0) await sleep(launchPauseMs)
  refuseChangedEnvironment(target, store)
  // Other runs may have started during the pause; from here to the write, nothing can interrupt.
  refuseAboveRunLimit(project, store, fields.runGroupId)
  const run: Run = {
    id: context.newId(),
    projectId: suite.projectId,
    suiteId: suite.id,
    runNumber: store.runs.countBySuite(suite.id) + 1,
    externalRunId: null,
    status: 'pending',
    source,
    notes: fields.notes ?? null,
    minimumPassRate: readPassRate(fields, suite, cases),
    environment:
      target.environment === undefined ? null : snapshotEnvironment(target.environment.environment),
    evaluationConfigHash: null,
    runGroupId: fields.runGroupId ?? null,
    plan: { serverIds: target.servers.map(({ id }) => id), cases },
    metadata: readLaunchLabels(context),
    createdBy: context.caller.userId,
    createdAt: context.now,
    completedAt: null,
  }
  store.runs.put(run)
  context.executor.launch(run.id, fields.modelApiKeys ?? {})
  return run
}

function refuseChangedEnvironment({ environment }: LaunchTarget, store: Store): void {
  if (environment === undefined) return
  const { id, revision } = environment.environment
  if (store.environments.get(id)?.revision !== revision) {
    throw createConflictError('The environment changed while the run was launched. Launch it again.')
  }
}

/**
 * Percent of the graded iterations that must pass. Without a criterion it is 100, unless cases have
 * thresholds of their own: then those decide.
 */
function readPassRate({ passCriteria }: LaunchFields, suite: Suite, cases: readonly PlannedCase[]): number {
  const named = passCriteria?.minimumPassRatePercent ?? passCriteria?.minimumPassRate
  const saved = suite.settings.minimumAccuracy
  if (named !== undefined) return named
  if (typeof saved === 'number') return saved
  if (cases.some(({ passThreshold }) => passThreshold !== null)) return 0
  return 100
}

/** Labels that a CI job sends along in headers. A bad one is ignored: it must never make a launch fail. */
function readLaunchLabels({ header, headerNames }: LaunchContext): Readonly<Record<string, unknown>> {
  const readLabelHeader = (name: string, maxBytes: number): unknown => {
    const text = header(name)
    if (text === undefined || Buffer.byteLength(text) > maxBytes) return undefined
    const value = parseJson(text)
    if (isRecord(value)) return value
    return undefined
  }
  const ci = readLabelHeader(headerNames.ci, 2048)
  const launcher = readLabelHeader(headerNames.launcher, 512)
  return { ci, launcher }
}
