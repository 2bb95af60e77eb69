import { parseYamlFile } from '../yaml-file.ts'
import type { PolicyFile } from './resolve.ts'
import { policySchema } from './schema.ts'
import { readPatterns, readSettings } from './settings.ts'

const schemaHint = 'docs/policy.md lists every key; docs/policy.schema.json is for editors.'

/**
 * Reads a policy file (YAML 1.2, so JSON too).
 *
 * @param path for the messages, relative to the workspace
 * @throws UsageError with every problem at once, each with line and column and the nearest valid key
 */
export function parsePolicyFile(text: string, path: string): PolicyFile {
  const { value } = parseYamlFile(text, path, policySchema, { maxBytes: 64 * 1024, hint: schemaHint })
  const { suites = [], $schema: _, ...settings } = value
  return {
    path,
    settings: readSettings(settings),
    suites: suites.map(({ match, ...rest }) => ({
      match: readPatterns(match),
      settings: readSettings(rest),
    })),
  }
}
