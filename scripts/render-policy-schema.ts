import { toJsonSchema } from '@valibot/to-json-schema'
import { policySchema } from '../src/config/policy-schema.ts'

/** The JSON Schema of the policy file as it is published for editors. */
export function renderPolicySchema(): string {
  const schema = toJsonSchema(policySchema, { ignoreActions: ['check', 'finite'] })
  return `${JSON.stringify({ title: 'Policy of Eval Gate', ...schema }, null, 2)}\n`
}
