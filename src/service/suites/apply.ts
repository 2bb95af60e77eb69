import { randomUUID } from 'node:crypto'
import type { BodyOf } from '../../contract/operations.ts'
import { ServiceError, UsageError } from '../../errors.ts'
import type { CaseSpec, SuiteSpec } from '../../model/suite-spec.ts'
import { listEnvironments } from '../catalog.ts'
import type { Project } from '../client/project.ts'
import { inlineTest } from '../inline-test.ts'
import type { SyncAction, SyncPlan } from './actions.ts'
import { fieldsOf } from './environments.ts'
import { modelOfCreation, planSync } from './plan.ts'
import { readSyncState } from './state.ts'

export interface SyncOptions {
  /** Delete cases that the file does not have. */
  readonly prune: boolean
}

/**
 * Reads the service and plans.
 * @throws UsageError naming everything that does not exist; ServiceError
 */
export async function planSuite(project: Project, spec: SuiteSpec, options: SyncOptions): Promise<SyncPlan> {
  return planSync(spec, await readSyncState(project, spec), options)
}

/**
 * Changes the service to what the file says, and returns the id of the suite. A new suite is created first; what it
 * can't be created with follows from a second plan.
 * @throws UsageError, also for cases that the service refuses one by one (the others are written); ServiceError
 */
export async function applySuite(
  project: Project,
  spec: SuiteSpec,
  plan: SyncPlan,
  options: SyncOptions,
): Promise<string> {
  let suiteId = plan.suiteId
  const creates = plan.actions.some(({ kind }) => kind === 'create-suite')
  const first = creates ? plan.actions.filter((action) => isCreatedFirst(action)) : plan.actions
  for (const action of first) suiteId = (await applyAction(project, action, spec, suiteId)) ?? suiteId
  if (suiteId === undefined) throw new TypeError('the suite must exist by now')
  if (!creates) return suiteId
  project.signal?.throwIfAborted()
  const rest = await planSuite(project, spec, options)
  for (const action of rest.actions) await applyAction(project, action, spec, suiteId)
  return suiteId
}

/** Environments come before the suite that uses them. */
function isCreatedFirst({ kind }: SyncAction): boolean {
  return kind === 'create-suite' || kind.endsWith('-environment')
}

/** Returns the id of the suite if the action created one. */
async function applyAction(
  project: Project,
  action: SyncAction,
  spec: SuiteSpec,
  suiteId = '',
): Promise<string | undefined> {
  const options = { idempotencyKey: `eval-gate-sync-${randomUUID()}` }
  const params = { suiteId }
  try {
    switch (action.kind) {
      case 'create-environment': {
        const fields = Object.entries(fieldsOf(action.spec)).filter(
          ([, value]) => value !== null && value !== '',
        )
        const body = { name: action.spec.name, hostId: action.hostId, ...Object.fromEntries(fields) }
        await project.call('createEnvironment', { body }, options)
        return undefined
      }
      case 'update-environment': {
        const { environmentId, revision } = action
        const body = { expectedRevision: revision, ...action.body }
        await project.call('updateEnvironment', { params: { environmentId }, body }, options)
        return undefined
      }
      case 'archive-environment':
      case 'restore-environment': {
        const operation = action.kind === 'archive-environment' ? 'archiveEnvironment' : 'restoreEnvironment'
        const { environmentId, revision: expectedRevision } = action
        await project.call(operation, { params: { environmentId }, body: { expectedRevision } }, options)
        return undefined
      }
      case 'create-suite': {
        const body = await suiteBody(project, spec, action)
        const { suiteId: created, caseUpsert } = await project.call('createEvalSuite', { body }, options)
        refuseFailures(caseUpsert?.failed ?? [])
        return created
      }
      case 'update-suite':
        await project.call('updateEvalSuite', { params, body: action.body }, options)
        return undefined
      case 'attach-environments': {
        const ids = await environmentIds(project, action.environments ?? [])
        const body = { environmentIds: action.environments === null ? null : ids }
        await project.call('updateEvalSuite', { params, body }, options)
        return undefined
      }
      case 'set-schedule': {
        const body = await scheduleBody(project, action.schedule)
        await project.call('updateEvalSuiteSchedule', { params, body }, options)
        return undefined
      }
      case 'create-cases': {
        const body = { cases: action.cases.map(caseBody) }
        const { failed } = await project.call('createEvalCases', { params, body }, options)
        refuseFailures(failed ?? [], action.cases)
        return undefined
      }
      case 'update-case': {
        const { caseId, body } = action
        await project.call('updateEvalCase', { params: { suiteId, caseId }, body: { ...body } }, options)
        return undefined
      }
      case 'delete-case': {
        const { caseId } = action
        await project.call('deleteEvalCase', { params: { suiteId, caseId } }, options)
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
  project: Project,
  spec: SuiteSpec,
  { cases, serverIds }: Extract<SyncAction, { kind: 'create-suite' }>,
): Promise<BodyOf<'createEvalSuite'>> {
  const { name, description, provider } = spec
  const model = modelOfCreation(spec)
  const needsBoth = serverIds.length === 0 || model === undefined
  const fallback = needsBoth ? await readFirstEnvironment(project, spec) : undefined
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
  project: Project,
  { name, environments }: SuiteSpec,
): Promise<{ readonly serverIds: string[]; readonly model: string }> {
  const [ref = ''] = environments ?? []
  const [environmentId = ref] = await environmentIds(project, [ref])
  const resolved = await project.call('resolveEnvironment', { params: { environmentId } })
  const serverIds = resolved.effectiveServerIds ?? resolved.selectedServerIds ?? []
  const model = resolved.effectiveModelId ?? resolved.modelId
  const missing = serverIds.length === 0 ? 'servers' : model ? undefined : 'model'
  if (missing !== undefined || !model) {
    throw new UsageError([
      {
        where: `environments "${ref}"`,
        message: `has no ${missing}, and the suite "${name}" can't be created without`,
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
  project: Project,
  schedule: Extract<SyncAction, { kind: 'set-schedule' }>['schedule'],
): Promise<BodyOf<'updateEvalSuiteSchedule'>> {
  if (schedule === null) return { enabled: false }
  const { everyMinutes, environment } = schedule
  const [environmentId] = environment === undefined ? [] : await environmentIds(project, [environment])
  return { enabled: true, intervalMinutes: everyMinutes, environmentId }
}

/** Ids of active environments by id or name, as they are now: some may just have been created. */
async function environmentIds(project: Project, refs: readonly string[]): Promise<string[]> {
  if (refs.length === 0) return []
  const active = await listEnvironments(project)
  return refs.flatMap((ref) => active.find(({ id, name }) => ref === id || ref === name)?.id ?? [])
}

function refuseFailures(failures: readonly unknown[], cases: readonly CaseSpec[] = []): void {
  if (failures.length === 0) return
  throw new UsageError(
    failures.map((failure) => {
      const { index, name, message, error, code } = failure as Readonly<Record<string, unknown>>
      const title = typeof index === 'number' ? cases[index]?.title : name
      return {
        where: `case "${String(title ?? '')}"`,
        message: `was rejected by the service: ${String(message ?? error ?? code ?? 'no reason given').slice(0, 400)}`,
        advice: 'The other cases were written. Correct this one and apply the file again.',
      }
    }),
  )
}

/** Explains a write that failed because of a change by somebody else. */
function explainConflict(error: unknown, action: SyncAction): unknown {
  if (!(error instanceof ServiceError) || error.status !== 409) return error
  const reason = conflictReason(action)
  return new ServiceError({
    operation: error.operation,
    message: `${reason} ${error.message}`,
    advice: ['Earlier changes of this plan remain. Plan again, check the difference, and apply again.'],
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
      return `Environment "${action.spec.name}" could not be created: the name was taken in the meantime.`
    case 'update-environment':
      return `Environment "${action.name}" was changed by somebody else since revision ${action.revision} was read.`
    case 'archive-environment':
      return `Environment "${action.name}" could not be archived: it has changed since revision ${action.revision}, or a schedule uses it.`
    case 'restore-environment':
      return `Environment "${action.name}" could not be restored: its name is taken, or it has changed.`
    default:
      return 'The suite was changed by somebody else in the meantime.'
  }
}
