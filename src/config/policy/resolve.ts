import { matchesGlob } from '../../gate/policy/case-rules.ts'
import { defaultPolicy, layer, type PolicySettings, type ProjectPolicy } from './table.ts'
import { withoutWeaker } from './weaker.ts'

/** A policy file that has been checked. */
export interface PolicyFile {
  /** As given, for messages. */
  readonly path: string
  readonly settings: PolicySettings
  /** In the order of the file; see {@link resolvePolicy}. */
  readonly suites: readonly { readonly match: readonly string[]; readonly settings: PolicySettings }[]
}

/**
 * The policy in force for a suite: the defaults, then the file, then its matching `suites` in their order,
 * then the inputs. What comes later wins; rules for cases add up. A locked policy is never weakened by inputs.
 *
 * @param file `null` when the project has no policy file
 */
export function resolvePolicy(
  inputs: PolicySettings,
  file: PolicyFile | null,
  suiteName: string,
): ProjectPolicy {
  let policy = defaultPolicy
  if (file !== null) {
    policy = layer(policy, file.settings)
    for (const { match, settings } of file.suites) {
      if (match.some((pattern) => matchesGlob(pattern, suiteName))) policy = layer(policy, settings)
    }
  }
  return layer(policy, policy.lock ? withoutWeaker(inputs, policy) : inputs)
}
