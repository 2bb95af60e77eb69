import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { policySchema } from '../src/config/policy-schema.ts'
import { suiteFileSchema } from '../src/config/suite-file-schema.ts'

/** The JSON Schemas of our files as they are published for editors, by their name in docs. */
export function renderFileSchemas(): Readonly<Record<string, string>> {
  return {
    'policy.schema.json': render('Policy of Eval Gate', policySchema),
    'suite.schema.json': render('Suite of Eval Gate', suiteFileSchema),
  }
}

function render(title: string, schema: GenericSchema): string {
  const converted = toJsonSchema(schema, { ignoreActions: ['check', 'finite', 'trim'], typeMode: 'input' })
  return `${JSON.stringify({ title, ...converted }, null, 2)}\n`
}
