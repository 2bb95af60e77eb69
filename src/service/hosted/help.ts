import { createHash } from 'node:crypto'
import type { BodyOf } from '../../contract/operations.ts'
import { readErrorMessage, ServiceError } from '../../errors.ts'
import { omitEmpty } from '../../model/data.ts'
import type { ReviewerHelp } from '../../model/gate-report.ts'
import type { Log } from '../../ports/platform.ts'
import type { Project } from '../client/project.ts'
import { askTriage, type TriageCase } from './ask-triage.ts'

export type { TriageCase } from './ask-triage.ts'

/** A session browser that a reviewer can take over. */
interface Reproduction {
  readonly caseTitle: string
  readonly sessionId: string
}

/** The service allows two live desktops per user. */
const mostReproductions = 2

/**
 * Opens a session browser for each of the first cases, read-only, under a key that makes it the same for every
 * attempt. A session that can't be opened is reported and skipped.
 */
async function openReproductions(
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

/** What a reviewer may get of the service. */
interface HelpRequest {
  readonly suiteName: string
  /** Cases that did not always pass, the most urgent first. */
  readonly failing: readonly TriageCase[]
  /** Whether the agent looks for what they have in common. */
  readonly triage: boolean
  /** The run whose cases are reproduced in a browser; undefined: none. */
  readonly reproduceRunId: string | undefined
}

/** The help, and what could not be had, as sentences. Only a cancelled job throws. */
export async function askForHelp(
  project: Project,
  request: HelpRequest,
  log: Log,
): Promise<{ readonly help: Omit<ReviewerHelp, 'study'>; readonly notices: readonly string[] }> {
  const { suiteName, failing, reproduceRunId } = request
  const notices: string[] = []
  let triage: string | undefined
  if (request.triage && failing.length > 0) {
    try {
      triage = await log.group('Asking the agent about the failing cases', () =>
        askTriage(project, suiteName, failing),
      )
    } catch (error) {
      project.signal?.throwIfAborted()
      notices.push(`The agent could not be asked: ${readErrorMessage(error)}`)
    }
  }
  if (reproduceRunId === undefined) return { help: { triage }, notices }
  const titles = failing.map(({ title }) => title)
  const { opened, problems } = await openReproductions(project, reproduceRunId, titles)
  notices.push(...problems.map((problem) => `A browser to reproduce in could not be opened: ${problem}`))
  return { help: { triage, reproductions: omitEmpty(opened) }, notices }
}
