import type { Schema } from '../../src/cli/conformance/document.ts'

/** The smallest value that a schema describes: what is required, and nothing else. */
export function createSample(given: unknown, resolve: (schema: unknown) => Schema): unknown {
  const schema = resolve(given)
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const choices = (schema.oneOf ?? schema.anyOf) as readonly unknown[] | undefined
  const types = [schema.type].flat()
  if (choices !== undefined && schema.properties === undefined) return createSample(choices[0], resolve)
  if (Array.isArray(schema.allOf) && schema.properties === undefined) {
    return Object.assign({}, ...schema.allOf.map((part: unknown) => createSample(part, resolve)))
  }
  if (types.includes('null')) return null
  switch (types[0]) {
    case 'object': {
      const properties = (schema.properties ?? {}) as Readonly<Record<string, unknown>>
      const required = [schema, ...listFirstForms(schema)].flatMap(
        (part) => (part.required ?? []) as string[],
      )
      return Object.fromEntries(required.map((name) => [name, createSample(properties[name] ?? {}, resolve)]))
    }
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? 0) }, () =>
        createSample(schema.items ?? {}, resolve),
      )
    case 'integer':
    case 'number':
      return Number(schema.minimum ?? 0)
    case 'boolean':
      return false
    case 'string':
      return 'text'
    default:
      return {}
  }
}

/** The first of each choice of forms that an object must have. */
function listFirstForms({ allOf = [] }: Schema): readonly Schema[] {
  return (allOf as readonly Schema[]).flatMap(({ anyOf = [] }) => (anyOf as readonly Schema[]).slice(0, 1))
}
