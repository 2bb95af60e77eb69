import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { isRecord } from '../model/data.ts'
import { listParamNames, type Operation, type RetryRule } from './operation.ts'
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

/** One field of a query, a body or an answer, for a reader. */
export interface FieldDescription {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly notes: string
}

interface OperationDescription {
  readonly params: readonly string[]
  readonly query: readonly FieldDescription[]
  readonly body: readonly FieldDescription[]
  readonly answer: readonly FieldDescription[]
  readonly retry: string
}

const listSchemas = (value: unknown): JsonSchema[] => {
  if (Array.isArray(value)) return value.filter(isRecord)
  return []
}

/** A JSON Schema as a short type: `string`, `array of string`, `1 | 2`, `object or null`. */
function formatTypeName(schema: unknown): string {
  if (!isRecord(schema)) return 'any'
  const choices = [...listSchemas(schema.anyOf), ...listSchemas(schema.oneOf)]
  if (choices.length > 0) return [...new Set(choices.map(formatTypeName))].join(' or ')
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.type === 'array') return `array of ${formatTypeName(schema.items)}`
  if (typeof schema.type === 'string') return schema.type
  return 'any'
}

const limitNames: readonly (readonly [string, (value: unknown) => string])[] = [
  ['minimum', (value) => `at least ${value}`],
  ['maximum', (value) => `at most ${value}`],
  ['minLength', (value) => (value === 1 ? 'not empty' : `at least ${value} characters`)],
  ['maxLength', (value) => `at most ${value} characters`],
  ['minItems', (value) => `at least ${value}`],
  ['maxItems', (value) => `at most ${value}`],
  ['pattern', (value) => `matches \`${value}\``],
]

/** Limits and the description of a schema, and of the choices that are not null. */
function collectNotes(schema: unknown): string {
  if (!isRecord(schema)) return ''
  const limits = limitNames.flatMap(([key, say]) => (schema[key] === undefined ? [] : [say(schema[key])]))
  const inner = listSchemas(schema.anyOf).map(collectNotes)
  const description = typeof schema.description === 'string' ? [schema.description] : []
  return [...limits, ...description, ...inner].filter((note) => note !== '').join('; ')
}

/** Fields of an object schema, nested ones as dotted paths, `[]` for the elements of an array. */
function describeFields(schema: unknown, path: string, depth: number): FieldDescription[] {
  if (!isRecord(schema) || !isRecord(schema.properties)) return []
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(schema.properties).flatMap(([key, field]) => {
    const name = path === '' ? key : `${path}.${key}`
    const description = {
      name,
      type: formatTypeName(field),
      required: required.includes(key),
      notes: collectNotes(field),
    }
    if (depth === 0) return [description]
    return [description, ...describeInnerFields(field, name, depth - 1)]
  })
}

function describeInnerFields(field: unknown, name: string, depth: number): FieldDescription[] {
  if (!isRecord(field)) return []
  const objects = [field, ...listSchemas(field.anyOf)]
  return objects.flatMap((schema) => {
    if (schema.type === 'array') return describeFields(schema.items, `${name}[]`, depth)
    return describeFields(schema, name, depth)
  })
}

const retryWords: Readonly<Record<RetryRule, string>> = {
  safe: 'sent again when an answer is lost',
  'idempotent-with-id': 'sent again when an answer is lost and the request carries its ids',
  never: 'not sent again once it may have been carried out',
}

/** What a caller must know about the operation. */
export function describeOperation({ path, query, body, response, retry }: Operation): OperationDescription {
  return {
    params: listParamNames(path),
    query: query === undefined ? [] : describeFields(describeSchema(query), '', 0),
    body: body === undefined ? [] : describeFields(describeSchema(body), '', 1),
    answer: describeFields(describeSchema(response), '', 1),
    retry: retryWords[retry],
  }
}
