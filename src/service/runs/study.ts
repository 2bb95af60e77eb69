import { ServiceError, UsageError } from '../../errors.ts'
import type { CallOptions, ServiceClient } from '../client/client.ts'

/** What a study publishes and has found. */
export interface StudyFindings {
  readonly name: string
  /** Findings as text; absent: the service has none for this key. */
  readonly insights?: string
}

const keptChars = 2_000

/**
 * Reads a study: the environment it publishes, and its findings.
 * @throws UsageError when there is no such study, or the key may not see its environment; ServiceError
 */
export async function readStudy(
  client: ServiceClient,
  projectId: string,
  studyId: string,
  options: CallOptions = {},
): Promise<{ readonly environmentId: string; readonly findings: StudyFindings }> {
  const where = 'input study'
  try {
    const { name, environmentId, insights } = await client.call(
      'getStudy',
      { params: { projectId, studyId } },
      options,
    )
    if (!environmentId) {
      throw new UsageError([
        {
          where,
          message: `the environment of “${name}” is not shown to this key`,
          advice: 'Only members of the workspace see it. Use the key of a member.',
        },
      ])
    }
    const text = insights ? JSON.stringify(insights, null, 1) : undefined
    const shown =
      text !== undefined && text.length > keptChars ? `${text.slice(0, keptChars).toWellFormed()}…` : text
    return { environmentId, findings: { name, insights: shown } }
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404) throw error
    throw new UsageError([
      { where, message: `the project has no study ${studyId}`, advice: 'Give the id that its page shows.' },
    ])
  }
}
