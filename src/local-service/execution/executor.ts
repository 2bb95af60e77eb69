import { isTerminalRunStatus } from '../../contract/errors.ts'
import { ApiError } from '../api-error.ts'
import type { Connection } from '../mcp/connection.ts'
import type { ServerGateway } from '../mcp/gateway.ts'
import type { Settings } from '../settings.ts'
import type { Server } from '../store/catalog-records.ts'
import type { Store } from '../store/open-store.ts'
import type { Iteration, PlannedCase, Run, RunStatus } from '../store/records.ts'
import { createEndpointModel } from './endpoint-model.ts'
import { toBrokenIteration, toIteration } from './iteration-record.ts'
import { HarnessError, type Model } from './model.ts'
import { runCase } from './run-case.ts'
import { answerByScript } from './scripted-model.ts'
import { openToolbox, type Toolbox } from './toolbox.ts'

/** Runs hosted runs in the background. */
export interface Executor {
  /** Starts a run that was stored as `pending`. Keys of model providers live in memory only. */
  launch(runId: string, modelApiKeys: Readonly<Record<string, string>>): void
  /** Stops a run that was stored as `cancelled`. */
  cancel(runId: string): void
  /** Stops everything and waits until it has stopped. What was underway ends as `failed`. */
  close(): Promise<void>
}

export interface ExecutorParts {
  readonly store: Store
  readonly gateway: ServerGateway
  readonly settings: Settings
  readonly now: () => number
  readonly newId: () => string
  readonly onBug: (error: unknown) => void
}

/** Makes the executor. */
export function createExecutor(parts: ExecutorParts): Executor {
  const underway = new Map<string, { readonly stop: AbortController; readonly done: Promise<void> }>()
  return {
    launch: (runId, modelApiKeys) => {
      const stop = new AbortController()
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(() => executeRun(runId, modelApiKeys, stop.signal, parts))
        .catch(parts.onBug)
        .finally(() => underway.delete(runId))
      underway.set(runId, { stop, done })
    },
    cancel: (runId) => underway.get(runId)?.stop.abort(),
    close: async () => {
      const all = [...underway.values()]
      for (const { stop } of all) stop.abort()
      await Promise.all(all.map(({ done }) => done))
    },
  }
}

/** Ends runs that an earlier process left underway. */
export function failAbandonedRuns(store: Store, now: number): void {
  for (const { id } of store.organizations.list('').flatMap((each) => store.projects.list(each.id))) {
    for (const run of store.runs.listUnderway(id)) {
      if (run.plan !== null) store.runs.put({ ...run, status: 'failed', completedAt: now })
    }
  }
}

async function executeRun(
  runId: string,
  modelApiKeys: Readonly<Record<string, string>>,
  stopped: AbortSignal,
  parts: ExecutorParts,
): Promise<void> {
  const { store, settings } = parts
  const run = store.runs.get(runId)
  if (run?.plan == null || run.status !== 'pending') return
  store.runs.put({ ...run, status: 'running' })
  const overdue = AbortSignal.timeout(settings.runTimeoutMs)
  const signal = AbortSignal.any([stopped, overdue])
  const connections: Connection[] = []
  let status: RunStatus = 'completed'
  try {
    const toolbox = await connectAll(run, connections, signal, parts)
    for (const plan of run.plan.cases) {
      for (let iterationNumber = 1; iterationNumber <= plan.count; iterationNumber += 1) {
        signal.throwIfAborted()
        await runIteration({ run, plan, iterationNumber, toolbox, modelApiKeys, signal }, parts)
      }
    }
  } catch (error) {
    status = overdue.aborted ? 'timed_out' : 'failed'
    if (!signal.aborted) {
      if (!(error instanceof ApiError)) parts.onBug(error)
      recordSetupFailure(run, error, parts)
    }
  } finally {
    await Promise.all(connections.map((connection) => connection.close().catch(() => undefined)))
  }
  const latest = store.runs.get(runId)
  if (latest === undefined || isTerminalRunStatus(latest.status)) return
  store.runs.put({ ...latest, status, completedAt: parts.now() })
}

async function connectAll(
  run: Run,
  connections: Connection[],
  signal: AbortSignal,
  parts: ExecutorParts,
): Promise<Toolbox> {
  const { store, gateway } = parts
  const servers = (run.plan?.serverIds ?? []).flatMap((id) => {
    const server = store.servers.get(id)
    return server === undefined ? [] : [server]
  })
  const connected: { server: Server; connection: Connection }[] = []
  for (const server of servers) {
    const connection = await gateway.open(server, run.createdBy, signal)
    connections.push(connection)
    connected.push({ server, connection })
  }
  return openToolbox(connected)
}

interface Trial {
  readonly run: Run
  readonly plan: PlannedCase
  readonly iterationNumber: number
  readonly toolbox: Toolbox
  readonly modelApiKeys: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/** Executes one iteration and stores it. A harness failure is stored as `failed`, without steps and without a verdict. */
async function runIteration(trial: Trial, parts: ExecutorParts): Promise<void> {
  const { run, plan, iterationNumber, toolbox, modelApiKeys, signal } = trial
  const { store, settings, now } = parts
  const provider = plan.provider ?? null
  const startedAt = now()
  const base = { run, plan, iterationNumber, provider, startedAt }
  const apiKey =
    provider !== null && Object.hasOwn(modelApiKeys, provider) ? modelApiKeys[provider] : undefined
  try {
    const model = chooseModel(plan, settings)
    const outcome = await runCase(plan, { toolbox, model, apiKey, iterationNumber, signal })
    insertWhileRunning(toIteration(base, outcome, parts), store)
  } catch (error) {
    if (signal.aborted) throw error
    if (!(error instanceof HarnessError) && !(error instanceof ApiError)) throw error
    insertWhileRunning(toBrokenIteration(base, 'failed', error.message, parts), store)
  }
}

/** A run that has ended, for example because it was cancelled meanwhile, takes no more iterations. */
function insertWhileRunning(iteration: Iteration, store: Store): void {
  const status = store.runs.get(iteration.runId)?.status
  if (status !== undefined && !isTerminalRunStatus(status)) store.iterations.insert(iteration)
}

/** Who answers was decided at launch, so that the run says the truth about it. */
function chooseModel({ modelExecution }: PlannedCase, { modelEndpoint }: Settings): Model {
  return modelExecution === 'endpoint' && modelEndpoint !== undefined
    ? createEndpointModel(modelEndpoint)
    : answerByScript
}

/** Every case that has no iteration yet gets one that says why it never started. */
function recordSetupFailure(run: Run, error: unknown, parts: ExecutorParts): void {
  const message = error instanceof ApiError ? error.message : 'The local service failed on this run.'
  for (const plan of run.plan?.cases ?? []) {
    if (parts.store.iterations.summarizeCase(run.id, plan.testCaseId).total > 0) continue
    const base = { run, plan, iterationNumber: 1, provider: plan.provider ?? null, startedAt: parts.now() }
    parts.store.iterations.insert(toBrokenIteration(base, 'setup_failed', message, parts))
  }
}
