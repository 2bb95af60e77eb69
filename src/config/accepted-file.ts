import * as v from 'valibot'
import { documents } from '../errors.ts'
import { acceptedFile } from '../model/acceptance/acceptance.ts'
import { type AcceptedEntry, acceptedEntrySchema } from '../model/acceptance/entry.ts'
import { parseYamlFile } from './yaml-file.ts'

/** The file as it is written; the published JSON Schema is made of it. */
export const acceptedFileSchema = v.strictObject({
  $schema: v.optional(v.string()),
  accepted: v.pipe(
    v.array(acceptedEntrySchema, 'must be a list'),
    v.maxLength(500, 'has more than 500 entries'),
  ),
})

/**
 * Reads the file of accepted changes.
 * @throws UsageError with every problem at once
 */
export function parseAcceptedFile(content: string): readonly AcceptedEntry[] {
  const hint = `${documents}/accepting-changes.md describes the file.`
  return parseYamlFile(content, acceptedFile, acceptedFileSchema, { maxBytes: 256 * 1024, hint }).value
    .accepted
}

/**
 * The entries that none of the earlier texts of the file has; an earlier one that is not valid has none.
 * @throws as {@link parseAcceptedFile}
 */
export function findAddedEntries(
  content: string,
  earlierTexts: readonly (string | undefined)[],
): readonly AcceptedEntry[] {
  const known = new Set(
    earlierTexts.flatMap((old) => {
      try {
        if (old === undefined) return []
        return parseAcceptedFile(old).map((entry) => JSON.stringify(entry))
      } catch {
        return []
      }
    }),
  )
  return parseAcceptedFile(content).filter((entry) => !known.has(JSON.stringify(entry)))
}
