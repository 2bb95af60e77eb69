import { replaceMembers } from '../../model/data.ts'
import { fieldsByKey, layer, type PolicySettings, type ProjectPolicy, settingOf } from './table.ts'

/** A setting that asks for less than a policy does. */
export interface WeakerSetting {
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
  return findWeaker(layer(policy, asked), policy)
}

function findWeaker(asked: ProjectPolicy, policy: ProjectPolicy): readonly WeakerSetting[] {
  return [...fieldsByKey].flatMap(([key, setting]) => {
    const [now, before] = [asked[setting], policy[setting]]
    if (!settingOf(setting).isWeaker(now, before)) return []
    const isLocked = policy.lock.includes('*') || policy.lock.includes(key)
    return typeof now === 'object'
      ? [{ setting, asked: key, isLocked }]
      : [
          {
            setting,
            asked: `${key}: ${now}`,
            policy: before === undefined ? 'none' : String(before),
            isLocked,
          },
        ]
  })
}

/**
 * The policy that is asked for, but with the values of `policy` where a locked setting would become weaker.
 */
export function keepLocked(
  asked: ProjectPolicy,
  policy: ProjectPolicy,
): { readonly policy: ProjectPolicy; readonly weaker: readonly WeakerSetting[] } {
  if (policy.lock.length === 0) return { policy: asked, weaker: [] }
  const weaker = findWeaker(asked, policy).filter(({ isLocked }) => isLocked)
  const kept = weaker.map(({ setting }) => setting)
  return { policy: replaceMembers(asked, kept, (setting) => policy[setting]), weaker }
}

/** `` `fail-on: never` (policy: `regressions`) ``. */
export function nameSetting({ asked, policy }: WeakerSetting): string {
  return `\`${asked}\`${policy === undefined ? '' : ` (policy: \`${policy}\`)`}`
}
