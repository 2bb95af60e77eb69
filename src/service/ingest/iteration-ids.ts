import { createHash } from 'node:crypto'
import { buildCaseKey } from '../../model/run/identity.ts'
import type { CaseIdentity } from '../../model/run/result.ts'

/** Ids are hashes of unambiguous lists, so they fit any charset and say nothing about the repository. */
function hashParts(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}

/**
 * Id of one iteration, the same whenever the same measurement is sent again: the service skips an iteration it
 * already has. `ordinal` counts the iterations of the case within the shard.
 */
export function deriveIterationId(
  externalRunId: string,
  shard: string,
  key: string,
  ordinal: number,
): string {
  return `it-${hashParts([externalRunId, shard, key, ordinal])}`
}

export interface CaseIds {
  readonly externalCaseId: string
  /** Only where the author declared an id that the service can take. Then both ids are equal, as it demands. */
  readonly caseId?: string
}

/** Ids of a case, the same in every run. A variant is a case of its own. */
export function deriveCaseIds(identity: CaseIdentity): CaseIds {
  const { id, variant } = identity
  if (id !== undefined && variant === undefined && /^[A-Za-z0-9_-]{1,128}$/.test(id)) {
    return { externalCaseId: id, caseId: id }
  }
  return { externalCaseId: `case-${hashParts([buildCaseKey(identity)])}` }
}
