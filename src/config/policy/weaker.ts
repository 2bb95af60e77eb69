import { onMissingBaselineValues, type Policy } from '../../gate/policy/policy.ts'
import type { PolicySettings } from './settings.ts'

/** The settings that are inputs of a workflow too. */
const shared = ['failOn', 'onInconclusive', 'onMissingBaseline', 'minPassRate', 'allowEmpty'] as const
type Shared = (typeof shared)[number]

/** What is said of them, the least demanding first. */
const orders: Readonly<Record<Shared, { readonly name: string; readonly rank: (policy: Policy) => number }>> =
  {
    failOn: {
      name: 'fail-on',
      rank: ({ failOn }) => ['never', 'regressions', 'new-failures', 'failures'].indexOf(failOn),
    },
    onInconclusive: {
      name: 'on-inconclusive',
      rank: ({ onInconclusive }) => (onInconclusive === 'fail' ? 1 : 0),
    },
    onMissingBaseline: {
      name: 'on-missing-baseline',
      rank: ({ onMissingBaseline }) => onMissingBaselineValues.indexOf(onMissingBaseline),
    },
    minPassRate: { name: 'min-pass-rate', rank: ({ minPassRate }) => minPassRate ?? 0 },
    allowEmpty: { name: 'allow-empty', rank: ({ allowEmpty }) => (allowEmpty ? 0 : 1) },
  }

/** An input that asks for less than the policy does. */
export interface WeakerInput {
  readonly setting: Shared
  /** As a workflow sets it: `fail-on: never`. */
  readonly input: string
  /** What the policy says. */
  readonly policy: string
}

/** @param policy without the inputs */
export function findWeakerInputs(inputs: PolicySettings, policy: Policy): readonly WeakerInput[] {
  return shared.flatMap((setting) => {
    const { name, rank } = orders[setting]
    const asked = inputs[setting]
    if (asked === undefined || rank({ ...policy, [setting]: asked }) >= rank(policy)) return []
    return [{ setting, input: `${name}: ${asked}`, policy: String(policy[setting]) }]
  })
}

/** The inputs that a locked policy lets through: those that ask for as much, or more. */
export function withoutWeaker(inputs: PolicySettings, policy: Policy): PolicySettings {
  const isVoid = new Set<string>(findWeakerInputs(inputs, policy).map(({ setting }) => setting))
  return Object.fromEntries(Object.entries(inputs).filter(([setting]) => !isVoid.has(setting)))
}
