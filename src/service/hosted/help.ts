import { readErrorMessage } from '../../errors.ts'
import { omitEmpty } from '../../model/data.ts'
import type { ReviewerHelp } from '../../model/gate-report.ts'
import type { Log } from '../../ports/platform.ts'
import type { Project } from '../client/project.ts'
import { askTriage, type TriageCase } from './ask-triage.ts'
import { openReproductions } from './open-reproductions.ts'

export type { TriageCase } from './ask-triage.ts'

/** What a reviewer may get of the service. */
export interface HelpRequest {
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
