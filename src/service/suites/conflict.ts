import { ServiceError } from '../../errors.ts'
import { type Project, readIfPresent } from '../client/project.ts'
import type { SuitePatch, SyncAction, SyncedSuite } from './actions.ts'
import { describeChanges, holdsFields } from './compare-fields.ts'

/**
 * Edits the suite at the revision that was read, where the deployment counts them, so that no edit of somebody else is
 * overwritten. Returns the suite as it is then.
 * @throws ServiceError, with 409 when it has changed
 */
export async function editSuite(
  project: Project,
  { suiteId = '', before: suiteAsRead }: SyncedSuite,
  body: SuitePatch,
  options: { readonly idempotencyKey: string },
): Promise<SyncedSuite> {
  const params = { suiteId }
  const expected = suiteAsRead?.revisionNumber
  const guarded = typeof expected === 'number' ? { ...body, expectedRevisionNumber: expected } : body
  try {
    return { suiteId, before: await project.call('updateEvalSuite', { params, body: guarded }, options) }
  } catch (error) {
    // The first answer was lost, and the edit that is in the way is our own.
    if (!(error instanceof ServiceError) || error.status !== 409 || error.attempts === 1) throw error
    const { hosts: _, ...fields } = body
    const current = await project.call('getEvalSuite', { params })
    if (!holdsFields(current, fields)) throw error
    return { suiteId, before: current }
  }
}

/** Explains a write that failed because of a change by somebody else, and says what it was where the suite shows it. */
export async function explainConflict(
  error: unknown,
  action: SyncAction,
  project: Project,
  { suiteId, before: suiteAsRead }: SyncedSuite,
): Promise<unknown> {
  if (!(error instanceof ServiceError) || error.status !== 409) return error
  // A read that the action needs: an environment that can't be resolved is nobody's edit.
  if (error.operation === 'resolveEnvironment') return error
  const isEdit = action.kind === 'update-suite' || action.kind === 'attach-environments'
  const current =
    isEdit && suiteId !== undefined && suiteAsRead !== undefined
      ? await readIfPresent(() => project.call('getEvalSuite', { params: { suiteId } })).catch(
          () => undefined,
        )
      : undefined
  const changes = current === undefined ? [] : describeChanges(suiteAsRead, current)
  const reason = `${explainWriteConflict(action)}${changes.length === 0 ? '' : ` Changed since it was read: ${changes.join('; ')}.`}`
  return new ServiceError({
    ...error,
    message: `${reason} ${error.message}`,
    advice: ['Earlier changes of this plan remain. Plan again, check the difference, and apply again.'],
    retryable: false,
    cause: error,
  })
}

function explainWriteConflict(action: SyncAction): string {
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
