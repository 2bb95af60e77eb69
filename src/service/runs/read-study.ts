import { UsageError } from '../../errors.ts'
import { type Project, readIfPresent } from '../client/project.ts'

/** What a study publishes and has found. */
export interface StudyFindings {
  readonly name: string
  /** Findings as text; absent: the service has none for this key. */
  readonly insights?: string
}

const keptChars = 2_000

/**
 * Reads a study: the environment it publishes, and its findings.
 *
 * @param where what the user calls the reference to the study, for messages
 * @throws UsageError when there is no such study, or the key may not see its environment; ServiceError
 */
export async function readStudy(
  project: Project,
  studyId: string,
  where: string,
): Promise<{ readonly environmentId: string; readonly findings: StudyFindings }> {
  const study = await readIfPresent(() => project.call('getStudy', { params: { studyId } }))
  if (study === undefined) {
    const message = `the project has no study ${studyId}`
    throw new UsageError({ where, message, advice: 'Use the id that its page shows.' })
  }
  const { name, environmentId, insights } = study
  if (!environmentId) {
    const message = `this key can't see the environment of "${name}"`
    const advice = 'Only members of the workspace see it. Use the key of a member.'
    throw new UsageError({ where, message, advice })
  }
  return { environmentId, findings: { name, insights: insights ? formatInsights(insights) : undefined } }
}

function formatInsights(insights: unknown): string {
  const text = JSON.stringify(insights, null, 1)
  if (text.length > keptChars) return `${text.slice(0, keptChars).toWellFormed()}…`
  return text
}
