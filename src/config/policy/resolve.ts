import { matchesGlob } from '#verdict'
import type { ExtendedPolicy } from './extend.ts'
import { applyPolicyLayer, defaultPolicy, type PolicySettings, type ProjectPolicy } from './table.ts'
import { keepLockedSettings, nameWeakerSetting } from './weaker.ts'

/** A policy file that has been checked. */
export interface PolicyFile {
  /** Path as it was given, for messages. */
  readonly path: string
  /** The file that this one builds on, and where it says so. */
  readonly extended?: ExtendedPolicy & { readonly place: string }
  readonly settings: PolicySettings
  /** Settings for suites by name, in the order of the file; see {@link resolvePolicy}. */
  readonly suites: readonly { readonly match: readonly string[]; readonly settings: PolicySettings }[]
}

/** The policy in force, and the settings that were written but have no effect. */
export interface ResolvedPolicy {
  readonly policy: ProjectPolicy
  /**
   * Settings of files that ask for less than a file that they extend has locked: a sentence for each file.
   */
  readonly voided: readonly string[]
}

/**
 * The policy in force for a suite: the defaults, then each file with its matching `suites` in their order,
 * then the inputs. What comes later wins; rules for cases add up. What a file locks is weakened neither by
 * those that extend it nor by inputs.
 *
 * @param files each extends the one before it; none when the project has no policy file
 */
export function resolvePolicy(
  inputs: PolicySettings,
  files: readonly PolicyFile[],
  suiteName: string,
): ResolvedPolicy {
  let policy = defaultPolicy
  let shared = defaultPolicy
  const voided: string[] = []
  for (const [index, { path, settings, suites }] of files.entries()) {
    // What is not in the last file came by `extends`; with `suites` beside it, a setting is for several.
    if (index === files.length - 1) shared = suites.length > 0 ? applyPolicyLayer(policy, settings) : policy
    const matching = suites.filter(({ match }) => match.some((pattern) => matchesGlob(pattern, suiteName)))
    const layered = [settings, ...matching.map((suite) => suite.settings)].reduce(applyPolicyLayer, policy)
    const enforced = keepLockedSettings(layered, policy)
    policy = enforced.policy
    if (enforced.weaker.length > 0) {
      const names = enforced.weaker.map(nameWeakerSetting).join(', ')
      voided.push(
        `${path} asks for less than the policy that it builds on, which locks these settings, so they have no effect: ${names}.`,
      )
    }
  }
  const enforced = keepLockedSettings(applyPolicyLayer(policy, inputs), policy).policy
  if (shared === defaultPolicy) return { policy: enforced, voided }
  return { policy: { ...enforced, shared }, voided }
}
