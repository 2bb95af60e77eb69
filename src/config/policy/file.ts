import * as v from 'valibot'
import { documents } from '../../errors.ts'
import { toSchemaEntries } from '../settings/row.ts'
import { match, maxRules } from '../settings/written.ts'
import { parseYamlFile } from '../yaml-file.ts'
import { extendsSchema, followExtendsChain, type PolicySources } from './extend.ts'
import type { PolicyFile } from './resolve.ts'
import { type PolicySettings, policyTable, toPolicySettings } from './table.ts'

const bounds = {
  maxBytes: 64 * 1024,
  hint: `${documents}/policy.md lists every key; policy.schema.json beside it is for editors.`,
}

/**
 * Reads a policy file (YAML 1.2, so JSON too).
 *
 * @param path for the messages, relative to the workspace
 * @throws UsageError with every problem at once, each with line and column and the nearest valid key
 */
export function parsePolicyFile(text: string, path: string): PolicyFile {
  const { value, placeOf } = parseYamlFile(text, path, policySchema, bounds)
  const { suites = [], extends: extended, ...settings } = value
  return {
    path,
    ...(extended && { extended: { ...extended, place: placeOf(['extends']) } }),
    settings: toPolicySettings(settings),
    suites: suites.map(({ match, ...suiteSettings }) => ({
      match,
      settings: toPolicySettings(suiteSettings),
    })),
  }
}

/**
 * Reads a policy file and the files that it extends, the outermost first.
 * @throws UsageError as {@link parsePolicyFile}; ExtendsError for the files that it extends
 */
export async function parsePolicyFiles(
  text: string,
  path: string,
  sources: PolicySources,
): Promise<readonly PolicyFile[]> {
  return await followExtendsChain(parsePolicyFile(text, path), sources, parsePolicyFile)
}

/** Reads the settings that an input has in place of a file. @throws as {@link parsePolicyFile} */
export function parsePolicySettings(text: string, source: string): PolicySettings {
  return toPolicySettings(parseYamlFile(text, source, settingsSchema, bounds).value)
}

const writtenSettings = toSchemaEntries(policyTable)

/** Schema of the settings that a workflow may write: those of one suite. */
const settingsSchema = v.strictObject({
  ...writtenSettings,
  suites: v.optional(v.never('is for a policy file: write the keys of its entries themselves')),
})

/** The policy file as it is written, from which its published JSON Schema is made. */
export const policySchema = v.strictObject({
  $schema: v.optional(v.string()),
  extends: v.optional(
    v.pipe(
      extendsSchema,
      v.description(
        'Policy that this one builds on: ./PATH of this repository, or OWNER/REPOSITORY/PATH@ and a tag or all digits of a commit.',
      ),
    ),
  ),
  ...writtenSettings,
  suites: v.optional(
    v.pipe(
      v.array(v.strictObject({ match, ...writtenSettings }), 'must be a list of suites'),
      v.maxLength(maxRules, `has more than ${maxRules} suites`),
    ),
  ),
})
