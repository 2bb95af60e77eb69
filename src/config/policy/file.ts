import { matchesGlob } from '../../gate/policy/case-rules.ts'
import { defaultPolicy, type Policy } from '../../gate/policy/policy.ts'
import { parseYamlFile } from '../yaml-file.ts'
import { policySchema } from './schema.ts'
import { layer, type PolicySettings, readPatterns, readSettings } from './settings.ts'

/** A policy file that has been checked. */
export interface PolicyFile {
  /** As given, for messages. */
  readonly path: string
  readonly settings: PolicySettings
  /** In the order of the file; see {@link resolvePolicy}. */
  readonly suites: readonly { readonly match: readonly string[]; readonly settings: PolicySettings }[]
}

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

/**
 * The policy in force for a suite: the defaults, then the file, then its matching `suites` in their order,
 * then the inputs. What comes later wins; rules for cases add up.
 *
 * @param file `null` when the project has no policy file
 */
export function resolvePolicy(inputs: PolicySettings, file: PolicyFile | null, suiteName: string): Policy {
  let policy = defaultPolicy
  if (file !== null) {
    policy = layer(policy, file.settings)
    for (const { match, settings } of file.suites) {
      if (match.some((pattern) => matchesGlob(pattern, suiteName))) policy = layer(policy, settings)
    }
  }
  return layer(policy, inputs)
}
