import * as v from 'valibot'
import { ArtifactError } from '../errors.ts'
import type { Run } from '../model/run/run.ts'
import { resultsSchemaName, resultsVersion } from './results-schema.ts'
import { runFromJson } from './run-json.ts'
import { runSchema } from './run-schema.ts'

/** True when the text is one of our results files (of any version), by its first kilobyte. */
export function looksLikeResults(head: string): boolean {
  return new RegExp(`^\\s*\\{\\s*"schema"\\s*:\\s*"${resultsSchemaName}"`).test(head)
}

/**
 * Reads the run from a results file.
 * @throws ArtifactError when it is of another version, or damaged.
 */
export function readResults(content: string, name: string): Run {
  const file = parseJson(content, name)
  const version = file.version
  if (file.schema !== resultsSchemaName || typeof version !== 'number') {
    throw new ArtifactError(`${name} is not a results file of Eval Gate.`, [
      'Use the file named by the output `results-file`, or the report files themselves.',
    ])
  }
  if (version !== resultsVersion) {
    const newer = version > resultsVersion
    throw new ArtifactError(
      `${name} has version ${version} of the results format; this release reads version ${resultsVersion}.`,
      [
        newer
          ? 'It was written by a newer release: use the same release on both branches.'
          : 'It was written by an older release: the next run on the base branch writes a new one.',
      ],
    )
  }
  const parsed = v.safeParse(runSchema, file.run)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new ArtifactError(`${name} is damaged at run.${v.getDotPath(issue) ?? ''}: ${issue.message}`, [
      'Let a run on the base branch write a new one.',
    ])
  }
  return runFromJson(parsed.output)
}

function parseJson(content: string, name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(content)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch (error) {
    throw new ArtifactError(`${name} is not valid JSON.`, ['It may be truncated.'], error)
  }
  throw new ArtifactError(`${name} is not a results file of Eval Gate.`, [])
}
