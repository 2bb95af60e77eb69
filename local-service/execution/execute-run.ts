import { setTimeout as sleep } from 'node:timers/promises'
import { isTerminalRunStatus } from '#contract'
import { ApiError } from '../api-error.ts'
import type { Connection } from '../mcp/connection.ts'
import type { ServerGateway } from '../mcp/gateway.ts'
import type { Settings } from '../settings.ts'
import { describeDiskTrouble } from '../store/disk-trouble.ts'
import type { Store } from '../store/open-store.ts'
import type { Iteration, PlannedCase, Run, RunStatus } from '../store/records.ts'
import { toBrokenIteration, toIteration } from './iteration-record.ts'
import { HarnessError } from './model.ts'
import { type AskedModels, openRunModels } from './models-of-run.ts'
import { runCase } from './run-case.ts'
import { openToolbox, type Toolbox } from './toolbox.ts'

/** The services and settings with which runs are executed. */
interface ExecutorContext {
  readonly store: Store
  readonly gateway: ServerGateway
  readonly settings: Settings
  readonly now: () => number
  readonly newId: () => string
  readonly onBug: (error: unknown) => void
}

/** Iterations at once where prompts go to a model endpoint: waiting for it takes most of the time. */
const endpointConcurrency = 4

/** Executes a pending run to its end. @throws errors that are bugs; everything else ends in the store */
export async function executeRun(
  runId: string,
  modelApiKeys: Readonly<Record<string, string>>,
  stopped: AbortSignal,
  context: ExecutorContext,
): Promise<void> {
  const { store, settings } = context
  const run = store.runs.get(runId)
  if (run?.plan == null || run.status !== 'pending') return
  await writeWhenWritable(stopped, context, () => store.runs.put({ ...run, status: 'running' }))
  const overdue = AbortSignal.timeout(settings.runTimeoutMs)
  const broken = new AbortController()
  const signal = AbortSignal.any([stopped, overdue, broken.signal])
  const models = openRunModels(modelApiKeys, settings)
  const trials = listTrials(run.plan.cases)
  let status: RunStatus = 'completed'
  try {
    await executeTrials({ run, models, signal }, trials, context, (error) => broken.abort(error))
  } catch (error) {
    status = overdue.aborted ? 'timed_out' : 'failed'
    if (!stopped.aborted && !overdue.aborted) {
      if (!(error instanceof ApiError)) context.onBug(error)
      if (describeDiskTrouble(error) === undefined) recordSetupFailure(run, error, context)
    }
  }
  await writeWhenWritable(stopped, context, () => {
    const latest = store.runs.get(runId)
    if (latest === undefined || isTerminalRunStatus(latest.status)) return
    store.runs.put({ ...latest, status, completedAt: context.now() })
  })
}

/** Waits between two tries to write to a full disk, in ms. */
const fullDiskPauseMs = 2_000

/** Retries a write until the disk takes it: clients would wait forever for a run whose end is not stored. */
async function writeWhenWritable(
  stopped: AbortSignal,
  { onBug }: ExecutorContext,
  write: () => void,
): Promise<void> {
  for (;;) {
    try {
      return write()
    } catch (error) {
      if (stopped.aborted || describeDiskTrouble(error) === undefined) throw error
      onBug(error)
      await sleep(fullDiskPauseMs, undefined, { signal: stopped, ref: false }).catch(() => {})
    }
  }
}

interface Trial {
  readonly plan: PlannedCase
  readonly iterationNumber: number
}

interface Execution {
  readonly run: Run
  readonly models: AskedModels
  readonly signal: AbortSignal
}

function listTrials(cases: readonly PlannedCase[]): readonly Trial[] {
  return cases.flatMap((plan) =>
    Array.from({ length: plan.count }, (_, index) => ({ plan, iterationNumber: index + 1 })),
  )
}

/**
 * Workers take trials in order. Each has connections of its own, so that two iterations share no session of a
 * server. The first that breaks stops the others. Servers that take no further session leave the work to
 * those that have one.
 */
async function executeTrials(
  execution: Execution,
  trials: readonly Trial[],
  context: ExecutorContext,
  stopAll: (error: unknown) => void,
): Promise<void> {
  const queue = trials.values()
  const workThroughQueue = async (isFirst: boolean): Promise<void> => {
    const connections: Connection[] = []
    try {
      const toolbox = await connectAllServers(execution, connections, context).catch((error: unknown) => {
        if (isFirst || execution.signal.aborted || !(error instanceof ApiError)) throw error
      })
      if (toolbox === undefined) return
      for (const trial of queue) {
        execution.signal.throwIfAborted()
        await executeIteration(trial, toolbox, execution, context)
      }
    } catch (error) {
      stopAll(error)
      throw error
    } finally {
      await Promise.all(connections.map((connection) => connection.close().catch(() => undefined)))
    }
  }
  const workers = Array.from({ length: countWorkers(trials, context.settings) }, (_, index) =>
    workThroughQueue(index === 0),
  )
  const outcomes = await Promise.allSettled(workers)
  // The first failure counts: the other workers only report that it stopped them.
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  if (failures.length > 0) throw execution.signal.aborted ? execution.signal.reason : failures[0]
}

function countWorkers(trials: readonly Trial[], { concurrency }: Settings): number {
  const asksEndpoint = trials.some(({ plan }) => plan.modelExecution === 'endpoint')
  return Math.min(concurrency ?? (asksEndpoint ? endpointConcurrency : 1), Math.max(1, trials.length))
}

async function connectAllServers(
  { run, signal }: Execution,
  connections: Connection[],
  { store, gateway }: ExecutorContext,
): Promise<Toolbox> {
  const connected = []
  for (const id of run.plan?.serverIds ?? []) {
    const server = store.servers.get(id)
    if (server === undefined) continue
    const connection = await gateway.open(server, run.createdBy, signal)
    connections.push(connection)
    connected.push({ server, connection })
  }
  return openToolbox(connected)
}

/**
 * Executes one iteration and stores it. A harness failure is stored as `failed`, without steps and without a
 * verdict.
 */
async function executeIteration(
  { plan, iterationNumber }: Trial,
  toolbox: Toolbox,
  { run, models, signal }: Execution,
  context: ExecutorContext,
): Promise<void> {
  const { store, now } = context
  const base = { run, plan, iterationNumber, provider: plan.provider ?? null, startedAt: now() }
  try {
    const model = models.answering(plan)
    const outcome = await runCase(plan, { toolbox, model, judgeOf: models.judging, iterationNumber, signal })
    insertWhileRunning(toIteration(base, outcome, context), store)
  } catch (error) {
    if (signal.aborted) throw error
    if (!(error instanceof HarnessError) && !(error instanceof ApiError)) throw error
    insertWhileRunning(toBrokenIteration(base, 'failed', error.message, context), store)
  }
}

/** A run that has ended, for example because it was cancelled meanwhile, takes no more iterations. */
function insertWhileRunning(iteration: Iteration, store: Store): void {
  const status = store.runs.get(iteration.runId)?.status
  if (status !== undefined && !isTerminalRunStatus(status)) store.iterations.insert(iteration)
}

/** Every case that has no iteration yet gets one that says why it never started. */
function recordSetupFailure(run: Run, error: unknown, context: ExecutorContext): void {
  const message = error instanceof ApiError ? error.message : 'The local service failed on this run.'
  for (const plan of run.plan?.cases ?? []) {
    if (context.store.iterations.summarizeCase(run.id, plan.testCaseId).total > 0) continue
    const base = { run, plan, iterationNumber: 1, provider: plan.provider ?? null, startedAt: context.now() }
    context.store.iterations.insert(toBrokenIteration(base, 'setup_failed', message, context))
  }
}
