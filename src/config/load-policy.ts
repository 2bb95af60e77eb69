import { defaultPolicy, type Policy } from '../gate/policy.ts'
import type { Config } from './load.ts'

/** The policy in force: the inputs over the defaults. */
export function loadPolicy(config: Config, _workspace: string): Policy {
  return { ...defaultPolicy, ...config.policyInputs }
}
