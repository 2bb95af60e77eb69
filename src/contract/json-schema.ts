import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

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
    // JSON Schema can't express these two checks; the service makes them anyway.
    ignoreActions: ['max_bytes', 'check'],
  })
  return rest
}
