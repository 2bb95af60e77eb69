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
