import type { ParsedBodyOf } from '#contract'
import { createInputError } from '../../api-error.ts'
import type { RequestContext } from '../../handler.ts'
import { type ReplayScope, readIdempotencyKey } from '../../http/idempotency.ts'
import type { Project } from '../../store/records.ts'

/** The scope under which the answer to a launch is kept; undefined without an idempotency key. */
export function findLaunchScope(
  operation: 'createEvalRun' | 'createEvalRunGroup',
  body: { readonly idempotencyKey?: string | undefined },
  project: Project,
  context: RequestContext,
): ReplayScope | undefined {
  const key = readIdempotencyKey(context, body.idempotencyKey)
  if (key === undefined) return undefined
  const { idempotencyKey: _, ...fields } = body
  return { operation, projectId: project.id, key, body: fields }
}

/** @throws ApiError VALIDATION_ERROR for two spellings, or a fraction where a percentage is meant. */
export function checkPassCriteria(criteria: ParsedBodyOf<'createEvalRun'>['passCriteria']): void {
  const { minimumPassRate, minimumPassRatePercent } = criteria ?? {}
  if (minimumPassRate !== undefined && minimumPassRatePercent !== undefined) {
    throw createInputError('passCriteria: send minimumPassRate or minimumPassRatePercent, not both.')
  }
  if (minimumPassRate !== undefined && minimumPassRate > 0 && minimumPassRate < 1) {
    throw createInputError(
      'passCriteria.minimumPassRate: is a percentage; for a fraction such as 0.9 send 90.',
    )
  }
}
