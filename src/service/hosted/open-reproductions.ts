import { createHash } from 'node:crypto'
import type { BodyOf } from '../../contract/operations.ts'
import { ServiceError } from '../../errors.ts'
import type { Project } from '../client/project.ts'

/** A session browser that a reviewer can take over. */
export interface Reproduction {
  readonly caseTitle: string
  readonly sessionId: string
}

/** The service allows two live desktops per user. */
const mostReproductions = 2

/**
 * Opens a session browser for each of the first cases, read-only, under a key that makes it the same for every
 * attempt. A session that can't be opened is reported and skipped.
 */
export async function openReproductions(
  { id: projectId, client, signal }: Project,
  runId: string,
  caseTitles: readonly string[],
): Promise<{ readonly opened: readonly Reproduction[]; readonly problems: readonly string[] }> {
  const opened: Reproduction[] = []
  const problems: string[] = []
  for (const caseTitle of caseTitles.slice(0, mostReproductions)) {
    const digest = createHash('sha256')
      .update(JSON.stringify([runId, caseTitle]))
      .digest('hex')
    const body: BodyOf<'createSessionBrowser'> = {
      projectId,
      policy: { mode: 'read_only' },
      idempotencyKey: `eval-gate-reproduce-${digest.slice(0, 40)}`,
    }
    try {
      const { sessionId } = await client.call('createSessionBrowser', { body }, { signal })
      opened.push({ caseTitle, sessionId })
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof ServiceError)) throw error
      // The key was used by an earlier attempt: its session is the one.
      const known = error.details?.sessionId
      if (error.status === 409 && typeof known === 'string') opened.push({ caseTitle, sessionId: known })
      else problems.push(error.message)
    }
  }
  return { opened, problems }
}
