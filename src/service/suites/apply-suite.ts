import { randomUUID } from 'node:crypto'
import type { BodyOf } from '../../contract/operations.ts'
import { ServiceError, UsageError } from '../../errors.ts'
import type { CaseSpec, SuiteSpec } from '../../model/suite-spec.ts'
import type { Project } from '../client/project.ts'
import type { SyncAction, SyncedSuite, SyncPlan } from './actions.ts'
import { editSuite, explainConflict } from './conflict.ts'
import { buildSuiteBody, findEnvironmentIds } from './creation.ts'
import { buildEnvironmentFields } from './environments.ts'
import { planSync } from './plan-sync.ts'
import { readSyncState } from './state.ts'
import { refuseUnknownGrading } from './unknown-grading.ts'

export { describePlan } from './describe-plan.ts'

interface SyncOptions {
  /** Delete cases that the file does not have. */
  readonly prune: boolean
}

/**
 * Reads the service and plans.
 * @throws UsageError naming everything that does not exist; ServiceError
 */
export async function planSuite(project: Project, spec: SuiteSpec, options: SyncOptions): Promise<SyncPlan> {
  await refuseUnknownGrading(project, spec)
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
  const creates = plan.actions.some(({ kind }) => kind === 'create-suite')
  const first = creates ? plan.actions.filter((action) => isCreatedFirst(action)) : plan.actions
  const { suiteId } = await applyActions(project, first, spec, plan)
  if (suiteId === undefined) throw new TypeError('the suite must exist by now')
  if (!creates) return suiteId
  project.signal?.throwIfAborted()
  const rest = await planSuite(project, spec, options)
  const isEmpty = plan.actions.some((action) => action.kind === 'create-suite' && action.cases.length === 0)
  if (isEmpty && !rest.actions.some(({ kind }) => kind === 'create-cases')) {
    throw new ServiceError({
      operation: 'listEvalCases',
      message: `The suite "${spec.name}" was created, and its cases can't be: this deployment does not list the cases of a suite.`,
      advice: [
        'Remove the `id` of the cases, and fields that only a saved case has, and apply the file again.',
      ],
      retryable: false,
      attempts: 1,
    })
  }
  await applyActions(project, rest.actions, spec, { suiteId, before: rest.before })
  return suiteId
}

async function applyActions(
  project: Project,
  actions: readonly SyncAction[],
  spec: SuiteSpec,
  target: SyncedSuite,
): Promise<SyncedSuite> {
  let current = target
  for (const action of actions) {
    try {
      current = (await applyAction(project, action, spec, current)) ?? current
    } catch (error) {
      throw await explainConflict(error, action, project, current)
    }
  }
  return current
}

/** Environments come before the suite that uses them. */
function isCreatedFirst({ kind }: SyncAction): boolean {
  return kind === 'create-suite' || kind.endsWith('-environment')
}

/** Returns the suite if the action created or edited it. */
async function applyAction(
  project: Project,
  action: SyncAction,
  spec: SuiteSpec,
  target: SyncedSuite,
): Promise<SyncedSuite | undefined> {
  const options = { idempotencyKey: `eval-gate-sync-${randomUUID()}` }
  const { suiteId = '' } = target
  const params = { suiteId }
  switch (action.kind) {
    case 'create-environment': {
      const fields = buildEnvironmentFields(action.spec)
      const body: BodyOf<'createEnvironment'> = {
        name: action.spec.name,
        hostId: action.hostId,
        description: fields.description || undefined,
        serverAttachmentId: fields.serverAttachmentId || undefined,
        modelId: fields.modelId || undefined,
        skillSelection: fields.skillSelection ?? undefined,
        pluginVersionIds: fields.pluginVersionIds ?? undefined,
        secretSelection: fields.secretSelection ?? undefined,
      }
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
      const body = await buildSuiteBody(project, spec, action)
      const { suiteId: created, caseUpsert } = await project.call('createEvalSuite', { body }, options)
      refuseFailures(caseUpsert?.failed ?? [])
      return { suiteId: created }
    }
    case 'update-suite':
      return await editSuite(project, target, action.body, options)
    case 'attach-environments': {
      const ids = await findEnvironmentIds(project, action.environments ?? [])
      const body = { environmentIds: action.environments === null ? null : ids }
      return await editSuite(project, target, body, options)
    }
    case 'set-schedule': {
      const body = await buildScheduleBody(project, action.schedule)
      await project.call('updateEvalSuiteSchedule', { params, body }, options)
      return undefined
    }
    case 'create-cases': {
      const body = { cases: action.cases.map(buildCaseBody) }
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
}

function buildCaseBody({ id, title, fields }: CaseSpec): BodyOf<'createEvalCases'>['cases'][number] {
  // A suite file is read into the words of a case; the client checks them against the contract before it sends.
  const given = Object.entries({ id, title, ...fields }).filter(([, value]) => value !== undefined)
  const body: unknown = Object.fromEntries(given)
  return body as BodyOf<'createEvalCases'>['cases'][number]
}

async function buildScheduleBody(
  project: Project,
  schedule: Extract<SyncAction, { kind: 'set-schedule' }>['schedule'],
): Promise<BodyOf<'updateEvalSuiteSchedule'>> {
  if (schedule === null) return { enabled: false }
  const { everyMinutes, environment } = schedule
  const [environmentId] = environment === undefined ? [] : await findEnvironmentIds(project, [environment])
  return { enabled: true, intervalMinutes: everyMinutes, environmentId }
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
