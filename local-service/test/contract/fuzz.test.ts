import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ErrorCode, httpStatusByCode } from '../../../src/contract/errors.ts'
import { listParamNames } from '../../../src/contract/operation.ts'
import { getOperation, type OperationId, operationIds } from '../../../src/contract/operations.ts'
import { KEYS, startWorld, type World } from './world.ts'

let world: World
const bugs: unknown[] = []
beforeAll(async () => {
  world = await startWorld({ onBug: (error) => bugs.push(error), settings: { serverTimeoutMs: 500 } })
})
afterAll(() => world.close())

/** Ids that exist in the world, and texts that are hostile to paths, databases and objects. */
const identifier = fc.oneof(
  fc.constantFrom(
    'shop',
    'default',
    'plain',
    'one-env',
    'uploaded',
    'staging',
    'client',
    'dead',
    'study',
    'abroad',
  ),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '../x',
    "'; DROP TABLE runs; --",
    '%00',
    'a/b',
    '\u202e',
    '💥',
    '\u0000',
  ),
  fc.string({ minLength: 1, maxLength: 20 }),
)
const anything = fc.jsonValue({ maxDepth: 3 })

/** Fields of a schema that has any, through pipes and wrappers. */
function entriesOf(schema: v.GenericSchema | undefined): Readonly<Record<string, v.GenericSchema>> {
  if (schema === undefined) return {}
  if ('entries' in schema) return schema.entries as Record<string, v.GenericSchema>
  return 'wrapped' in schema ? entriesOf(schema.wrapped as v.GenericSchema) : {}
}

/** Values that fit a schema most of the time, so that the fuzz gets past it. */
function arbitraryOf(schema: v.GenericSchema, depth = 0): fc.Arbitrary<unknown> {
  if (depth > 6) return fc.constant(null)
  const below = (inner: unknown) => arbitraryOf(inner as v.GenericSchema, depth + 1)
  if ('wrapped' in schema) {
    const inner = below(schema.wrapped)
    return schema.type === 'nullish' || schema.type === 'nullable' ? fc.option(inner) : inner
  }
  if ('entries' in schema) return recordOf(schema, below)
  if ('options' in schema) {
    const options = schema.options as readonly unknown[]
    return schema.type === 'picklist' ? fc.constantFrom(...options) : fc.oneof(...options.map(below))
  }
  switch (schema.type) {
    case 'string':
      return fc.oneof(
        identifier,
        fc.constantFrom('local/scripted', 'prompt', 'toolCall', 'assert', 'https://a.test'),
      )
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 10 }), fc.double({ noNaN: true }))
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(below('item' in schema ? schema.item : v.unknown()), { minLength: 1, maxLength: 3 })
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 8 }), anything, { maxKeys: 3 })
    default:
      return anything
  }
}

function recordOf(
  schema: v.GenericSchema,
  below: (inner: unknown) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(entriesOf(schema))
  const optional = fields.filter(([, inner]) => inner.type === 'optional' || inner.type === 'nullish')
  const requiredKeys = fields
    .map(([name]) => name)
    .filter((name) => !optional.some(([other]) => other === name))
  const model = Object.fromEntries(fields.map(([name, inner]) => [name, below(inner)]))
  return fc.record(model, { requiredKeys })
}

function requestOf(id: OperationId) {
  const operation = getOperation(id)
  const names = listParamNames(operation.path)
  return fc.record({
    params: fc.tuple(
      ...names.map((name) => (name === 'projectId' ? fc.oneof(fc.constant('shop'), identifier) : identifier)),
    ),
    query: fc.dictionary(
      fc.constantFrom(...Object.keys(entriesOf(operation.query)), 'other'),
      fc.oneof(identifier, fc.constantFrom('1', '-1', '0', 'true', 'NaN', '1e999', '9007199254740993')),
      { maxKeys: 3 },
    ),
    body: operation.body === undefined ? anything : fc.oneof(arbitraryOf(operation.body), anything),
    broken: fc.constantFrom('', '', '', '{', '[1,'),
    vocabulary: fc.constantFrom('1', '2', '2', '3'),
  })
}

test.each(operationIds)(
  '%s: every refusal has the envelope, every answer its schema, and nothing breaks',
  async (id) => {
    const { method, path, response: schema } = getOperation(id)
    await fc.assert(
      fc.asyncProperty(requestOf(id), async ({ params, query, body, broken, vocabulary }) => {
        const filled = params.reduce(
          (text, value) => text.replace(/\{[^}]+\}/, () => encodeURIComponent(value)),
          path,
        )
        const response = await fetch(`${world.service.baseUrl}${filled}?${new URLSearchParams(query)}`, {
          method,
          headers: { authorization: `Bearer ${KEYS.ada}`, 'x-service-eval-vocabulary': vocabulary },
          ...(method === 'GET' ? {} : { body: broken === '' ? JSON.stringify(body) : broken }),
        })
        const answer: unknown = await response.json()
        expect(bugs).toEqual([])
        if (response.ok) expect(v.safeParse(schema, answer).issues).toBeUndefined()
        // A target that can't be reached is the one failure of the 500s that a request can bring about.
        if (response.status >= 500) expect([502, 504]).toContain(response.status)
        if (response.status >= 400 && response.status !== 405) {
          const { code, message } = answer as { code: ErrorCode; message: string }
          expect(httpStatusByCode[code]).toBe(response.status)
          expect(message).not.toBe('')
        }
      }),
      { numRuns: 40 },
    )
  },
)
