import { randomUUID } from 'node:crypto'
import type { BodyOf } from '../../contract/operations.ts'
import { ServiceError, UsageError } from '../../errors.ts'
import type { CaseSpec, SuiteSpec } from '../../model/suite-spec.ts'
import type { CallOptions, ServiceClient } from '../client/client.ts'
import { inlineTest } from '../inline-test.ts'
import type { SyncAction, SyncPlan } from './actions.ts'
import { fieldsOf } from './environments.ts'
import { modelOfCreation, planSync } from './plan.ts'
import { readSyncState } from './state.ts'

export interface SyncOptions {
  readonly projectId: string
  /** Delete cases that the file does not have. */
  readonly prune: boolean
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads the service and plans.
 * @throws UsageError naming everything that is not there; ServiceError
 */
export async function planSuite(
  client: ServiceClient,
  spec: SuiteSpec,
  { projectId, prune, signal }: SyncOptions,
): Promise<SyncPlan> {
  return planSync(spec, await readSyncState(client, projectId, spec, { signal }), { prune })
}

/**
 * Brings the service to what the file says, and returns the id of the suite. A new suite is made first; what a new
 * suite can't be made with follows from a second plan.
 * @throws UsageError, also for cases that the service refuses one by one (the others are written); ServiceError
 */
export async function applySuite(
  client: ServiceClient,
  spec: SuiteSpec,
  plan: SyncPlan,
  options: SyncOptions,
): Promise<string> {
  const { signal } = options
  let suiteId = plan.suiteId
  const creates = plan.actions.some(({ kind }) => kind === 'create-suite')
  const first = creates ? plan.actions.filter((action) => isBefore(action)) : plan.actions
  for (const action of first) suiteId = (await applyAction(client, action, spec, suiteId, options)) ?? suiteId
  if (suiteId === undefined) throw new TypeError('a suite must have been made by now')
  if (!creates) return suiteId
  signal?.throwIfAborted()
  const rest = await planSuite(client, spec, options)
  for (const action of rest.actions) await applyAction(client, action, spec, suiteId, options)
  return suiteId
}

/** What a new suite stands on, and the suite itself. */
function isBefore({ kind }: SyncAction): boolean {
  return kind === 'create-suite' || kind.endsWith('-environment')
}

/** Returns the id of a suite that was made. */
async function applyAction(
  client: ServiceClient,
  action: SyncAction,
  spec: SuiteSpec,
  suiteId: string | undefined,
  { projectId, signal }: SyncOptions,
): Promise<string | undefined> {
  const call: CallOptions = { signal, idempotencyKey: `eval-gate-sync-${randomUUID()}` }
  const params = { projectId }
  const suiteParams = { projectId, suiteId: suiteId ?? '' }
  try {
    switch (action.kind) {
      case 'create-environment': {
        const fields = Object.entries(fieldsOf(action.spec)).filter(
          ([, value]) => value !== null && value !== '',
        )
        const body = { name: action.spec.name, hostId: action.hostId, ...Object.fromEntries(fields) }
        await client.call('createEnvironment', { params, body }, call)
        return undefined
      }
      case 'update-environment': {
        const { environmentId, revision } = action
        const body = { expectedRevision: revision, ...action.body }
        await client.call('updateEnvironment', { params: { projectId, environmentId }, body }, call)
        return undefined
      }
      case 'archive-environment':
      case 'restore-environment': {
        const operation = action.kind === 'archive-environment' ? 'archiveEnvironment' : 'restoreEnvironment'
        const { environmentId, revision } = action
        const body = { expectedRevision: revision }
        await client.call(operation, { params: { projectId, environmentId }, body }, call)
        return undefined
      }
      case 'create-suite': {
        const body = await suiteBody(client, projectId, spec, action, call)
        const { suiteId: made, caseUpsert } = await client.call('createEvalSuite', { params, body }, call)
        refuseFailures(caseUpsert?.failed ?? [])
        return made
      }
      case 'update-suite':
        await client.call('updateEvalSuite', { params: suiteParams, body: action.body }, call)
        return undefined
      case 'attach-environments': {
        const ids = await environmentIds(client, projectId, action.environments ?? [], call)
        const body = { environmentIds: action.environments === null ? null : ids }
        await client.call('updateEvalSuite', { params: suiteParams, body }, call)
        return undefined
      }
      case 'set-schedule': {
        const body = await scheduleBody(client, projectId, action.schedule, call)
        await client.call('updateEvalSuiteSchedule', { params: suiteParams, body }, call)
        return undefined
      }
      case 'create-cases': {
        const cases = action.cases.map(caseBody)
        const { failed } = await client.call(
          'createEvalCases',
          { params: suiteParams, body: { cases } },
          call,
        )
        refuseFailures(failed ?? [], action.cases)
        return undefined
      }
      case 'update-case': {
        const { caseId } = action
        await client.call(
          'updateEvalCase',
          { params: { ...suiteParams, caseId }, body: { ...action.body } },
          call,
        )
        return undefined
      }
      case 'delete-case': {
        const { caseId } = action
        await client.call('deleteEvalCase', { params: { ...suiteParams, caseId } }, call)
        return undefined
      }
    }
  } catch (error) {
    throw explainConflict(error, action)
  }
}

/**
 * A suite is created with servers and a model. Where the file names neither, because the suite runs in environments,
 * those of its first environment are used; the environment is attached right after.
 */
async function suiteBody(
  client: ServiceClient,
  projectId: string,
  spec: SuiteSpec,
  { cases, serverIds }: Extract<SyncAction, { kind: 'create-suite' }>,
  options: CallOptions,
): Promise<BodyOf<'createEvalSuite'>> {
  const { name, description, provider } = spec
  const model = modelOfCreation(spec)
  const needsBoth = serverIds.length === 0 || model === undefined
  const fallback = needsBoth ? await readFirstEnvironment(client, projectId, spec, options) : undefined
  const tests = cases.map(inlineTest)
  return {
    name,
    serverIds: serverIds.length > 0 ? [...serverIds] : (fallback?.serverIds ?? []),
    description,
    model: model ?? fallback?.model ?? '',
    provider,
    tests,
  }
}

/** Servers and model that a run in the first environment of the file would use. */
async function readFirstEnvironment(
  client: ServiceClient,
  projectId: string,
  { name, environments }: SuiteSpec,
  options: CallOptions,
): Promise<{ readonly serverIds: string[]; readonly model: string }> {
  const [ref = ''] = environments ?? []
  const [environmentId = ref] = await environmentIds(client, projectId, [ref], options)
  const params = { projectId, environmentId }
  const resolved = await client.call('resolveEnvironment', { params }, options)
  const serverIds = resolved.effectiveServerIds ?? resolved.selectedServerIds ?? []
  const model = resolved.effectiveModelId ?? resolved.modelId
  const missing = serverIds.length === 0 ? 'servers' : model ? undefined : 'model'
  if (missing !== undefined || !model) {
    throw new UsageError([
      {
        where: `environments “${ref}”`,
        message: `has no ${missing}, and the suite “${name}” can't be created without`,
        advice: `Name a \`${missing}\` in the suite file, or give the environment one.`,
      },
    ])
  }
  return { serverIds: [...serverIds], model }
}

function caseBody({ id, title, fields }: CaseSpec): BodyOf<'createEvalCases'>['cases'][number] {
  // A suite file is read into the words of a case; the client checks them against the contract before it sends.
  const given = Object.entries({ id, title, ...fields }).filter(([, value]) => value !== undefined)
  const body: unknown = Object.fromEntries(given)
  return body as BodyOf<'createEvalCases'>['cases'][number]
}

async function scheduleBody(
  client: ServiceClient,
  projectId: string,
  schedule: Extract<SyncAction, { kind: 'set-schedule' }>['schedule'],
  options: CallOptions,
): Promise<BodyOf<'updateEvalSuiteSchedule'>> {
  if (schedule === null) return { enabled: false }
  const { everyMinutes, environment } = schedule
  const [environmentId] =
    environment === undefined ? [] : await environmentIds(client, projectId, [environment], options)
  return {
    enabled: true,
    intervalMinutes: everyMinutes,
    environmentId,
  }
}

/** Ids of active environments by id or name, as they are now: some were made a moment ago. */
async function environmentIds(
  client: ServiceClient,
  projectId: string,
  refs: readonly string[],
  options: CallOptions,
): Promise<string[]> {
  if (refs.length === 0) return []
  const found = new Map<string, string>()
  for await (const { id, name, archived } of client.pages(
    'listEnvironments',
    { params: { projectId } },
    options,
  )) {
    if (archived === true) continue
    for (const ref of refs) if (ref === id || ref === name) found.set(ref, id)
  }
  return refs.flatMap((ref) => found.get(ref) ?? [])
}

function refuseFailures(failures: readonly unknown[], cases: readonly CaseSpec[] = []): void {
  if (failures.length === 0) return
  throw new UsageError(
    failures.map((failure) => {
      const { index, name, message, error, code } = failure as Readonly<Record<string, unknown>>
      const title = typeof index === 'number' ? cases[index]?.title : name
      return {
        where: `case “${String(title ?? '')}”`,
        message: `was refused by the service: ${String(message ?? error ?? code ?? 'no reason given').slice(0, 400)}`,
        advice: 'The other cases are written. Correct this one and apply the file again.',
      }
    }),
  )
}

/** A write that somebody else got in the way of. */
function explainConflict(error: unknown, action: SyncAction): unknown {
  if (!(error instanceof ServiceError) || error.status !== 409) return error
  const reason = conflictReason(action)
  return new ServiceError({
    operation: error.operation,
    message: `${reason} ${error.message}`,
    advice: ['What was done before stays. Plan again, look at the difference, and apply again.'],
    status: error.status,
    code: error.code,
    reason: error.reason,
    requestId: error.requestId,
    retryable: false,
    attempts: error.attempts,
    details: error.details,
    cause: error,
  })
}

function conflictReason(action: SyncAction): string {
  switch (action.kind) {
    case 'create-environment':
      return `Environment “${action.spec.name}” could not be made: the name is taken meanwhile.`
    case 'update-environment':
      return `Environment “${action.name}” was changed by somebody else since revision ${action.revision} was read.`
    case 'archive-environment':
      return `Environment “${action.name}” could not be archived: it moved on from revision ${action.revision}, or a schedule uses it.`
    case 'restore-environment':
      return `Environment “${action.name}” could not be restored: another one has the name, or it was changed.`
    default:
      return 'The suite was changed by somebody else meanwhile.'
  }
}
