import { fieldsByKey, layer, type PolicySettings, type ProjectPolicy, settingOf } from './table.ts'

/** What a workflow sets, and the policy asks more of. */
export interface WeakerSetting {
  readonly setting: keyof ProjectPolicy
  /** As a workflow sets it: `fail-on: never`; of a map or list only its name. */
  readonly input: string
  /** What the policy says; of a map or list nothing. */
  readonly policy?: string
}

/** @param policy without what the workflow sets */
export function findWeakerSettings(asked: PolicySettings, policy: ProjectPolicy): readonly WeakerSetting[] {
  const together = layer(policy, asked)
  return [...fieldsByKey].flatMap(([key, setting]) => {
    const [now, before] = [together[setting], policy[setting]]
    if (asked[setting] === undefined || !settingOf(setting).isWeaker(now, before)) return []
    return typeof now === 'object'
      ? [{ setting, input: key }]
      : [{ setting, input: `${key}: ${now}`, policy: before === undefined ? 'none' : String(before) }]
  })
}

/** What a locked policy lets through: what asks for as much, or more. */
export function withoutWeaker(asked: PolicySettings, policy: ProjectPolicy): PolicySettings {
  const isVoid = new Set<string>(findWeakerSettings(asked, policy).map(({ setting }) => setting))
  return Object.fromEntries(Object.entries(asked).filter(([setting]) => !isVoid.has(setting)))
}
