import { replaceMembers } from '../../model/data.ts'
import {
  applyPolicyLayer,
  fieldsByKey,
  getPolicySetting,
  type PolicySettings,
  type ProjectPolicy,
} from './table.ts'

/** A setting that asks for less than a policy does. */
interface WeakerSetting {
  readonly setting: keyof ProjectPolicy
  /** The setting as it is written: `fail-on: never`; for a map or list only its name. */
  readonly asked: string
  /** The value in the policy; absent for a map or list. */
  readonly policy?: string
  /** The policy locks it, so what is asked is void. */
  readonly isLocked: boolean
}

/** @param policy without what the workflow sets */
export function findWeakerSettings(asked: PolicySettings, policy: ProjectPolicy): readonly WeakerSetting[] {
  return compareWithPolicy(applyPolicyLayer(policy, asked), policy)
}

function compareWithPolicy(asked: ProjectPolicy, policy: ProjectPolicy): readonly WeakerSetting[] {
  return [...fieldsByKey].flatMap(([key, setting]) => {
    const askedValue = asked[setting]
    const policyValue = policy[setting]
    if (!getPolicySetting(setting).isWeaker(askedValue, policyValue)) return []
    const isLocked = policy.lock.includes('*') || policy.lock.includes(key)
    if (typeof askedValue === 'object') return [{ setting, asked: key, isLocked }]
    return [
      {
        setting,
        asked: `${key}: ${askedValue}`,
        policy: policyValue === undefined ? 'none' : String(policyValue),
        isLocked,
      },
    ]
  })
}

/**
 * The policy that is asked for, but with the values of `policy` where a locked setting would become weaker.
 */
export function keepLockedSettings(
  asked: ProjectPolicy,
  policy: ProjectPolicy,
): { readonly policy: ProjectPolicy; readonly weaker: readonly WeakerSetting[] } {
  if (policy.lock.length === 0) return { policy: asked, weaker: [] }
  const weaker = compareWithPolicy(asked, policy).filter(({ isLocked }) => isLocked)
  const lockedValues = weaker.map(({ setting }) => setting)
  return { policy: replaceMembers(asked, lockedValues, (setting) => policy[setting]), weaker }
}

/** `` `fail-on: never` (policy: `regressions`) ``. */
export function nameWeakerSetting({ asked, policy }: WeakerSetting): string {
  return `\`${asked}\`${policy === undefined ? '' : ` (policy: \`${policy}\`)`}`
}
