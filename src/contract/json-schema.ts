import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Form } from './schema.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * A schema of the contract as JSON Schema (2020-12), without the keyword that names the dialect.
 * @param definitions schemas that become references to `#/$defs`
 */
export function describeSchema(
  schema: GenericSchema,
  definitions?: Readonly<Record<string, GenericSchema>>,
): JsonSchema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    definitions,
    ignoreActions: ['max_bytes'],
    overrideAction: ({ valibotAction: action, jsonSchema }) => {
      if (action.type !== 'check') return undefined
      // JSON Schema can't express other checks; the service makes them anyway.
      if (!('forms' in action)) return jsonSchema
      const { allOf = [], ...schema } = jsonSchema
      return { ...schema, allOf: [...allOf, { anyOf: describeForms(action.forms) }] }
    },
  })
  return rest
}

function describeForms(forms: unknown): JsonSchema[] {
  return (forms as readonly Form[]).map(({ needs, excludes = [] }) => ({
    ...(needs.length > 0 && { required: [...needs] }),
    ...(excludes.length > 0 && { not: { anyOf: excludes.map((name) => ({ required: [name] })) } }),
  }))
}
