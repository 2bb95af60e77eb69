import { stringify } from 'yaml'
import { hostedTable } from '../../src/config/hosted/settings.ts'
import { policyTable } from '../../src/config/policy/table.ts'
import { indexByKey } from '../../src/config/settings/row.ts'

const hostedKeys = indexByKey(hostedTable)
const policyKeys = indexByKey(policyTable)

/** Inputs of a step from settings by name: those of hosted runs and of the policy become YAML, several lines a list. */
export function asInputs(settings: Readonly<Record<string, string>>): Record<string, string> {
  const inputs: Record<string, string> = {}
  const written: Record<'hosted' | 'policy', Record<string, unknown>> = { hosted: {}, policy: {} }
  for (const [name, value] of Object.entries(settings)) {
    if (hostedKeys.has(name)) written.hosted[name] = asValue(value)
    else if (policyKeys.has(name)) written.policy[name] = asValue(value)
    else inputs[name] = value
  }
  for (const [name, values] of Object.entries(written)) {
    const given = Object.entries(values).filter(([, value]) => value !== '')
    if (given.length > 0)
      inputs[name] = [inputs[name], stringify(Object.fromEntries(given))].filter(Boolean).join('\n')
  }
  return inputs
}

function asValue(text: string): unknown {
  if (text.includes('\n')) return text.split('\n')
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text
}
