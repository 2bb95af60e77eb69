import { describe, expect, it } from 'vitest'
import {
  compareSurfaces,
  readServerSurface,
  type ServerSurface,
} from '../../../../src/service/servers/surface.ts'

type Schema = Readonly<Record<string, unknown>>

function offer(tools: Readonly<Record<string, Schema>>, description = 'Does it.'): ServerSurface {
  return readServerSurface('cart', {
    tools: Object.entries(tools).map(([name, inputSchema]) => ({ name, description, inputSchema })),
    prompts: [],
    resources: [],
  })
}

const add: Schema = {
  type: 'object',
  properties: {
    sku: { type: 'string' },
    count: { type: 'number' },
    size: { type: 'string', enum: ['s', 'm'] },
  },
  required: ['sku'],
}
const withProperties = (properties: Schema, required: readonly string[] = ['sku']): Schema => ({
  ...add,
  properties: { ...(add.properties as Schema), ...properties },
  required,
})

const differences = (base: ServerSurface, head: ServerSurface) =>
  compareSurfaces([base], [head]).map(({ name, change, details }) => [name, change, ...details])

describe('tools against the base branch', () => {
  it.each<[string, Record<string, Schema>, unknown]>([
    ['nothing changed', { add }, []],
    ['a tool is gone', {}, [['add', 'removed']]],
    ['a tool is new', { add, drop: add }, [['drop', 'added']]],
    [
      'a parameter is now required',
      { add: withProperties({}, ['count', 'sku']) },
      [['add', 'broken', 'count is now required']],
    ],
    [
      'a new parameter is required',
      { add: withProperties({ user: {} }, ['sku', 'user']) },
      [['add', 'broken', 'user is now required']],
    ],
    [
      'a parameter may be left out now',
      { add: withProperties({}, []) },
      [['add', 'changed', 'sku is now optional']],
    ],
    [
      'a parameter is of another type',
      { add: withProperties({ count: { type: 'string' } }) },
      [['add', 'broken', 'count is now string, was number']],
    ],
    [
      'a parameter takes fewer values',
      { add: withProperties({ size: { type: 'string', enum: ['s', 'l'] } }) },
      [['add', 'broken', 'size no longer takes "m"']],
    ],
    [
      'a parameter is limited to values',
      { add: withProperties({ sku: { type: 'string', enum: ['a'] } }) },
      [['add', 'broken', 'sku takes only ["a"] now']],
    ],
    [
      'a new parameter is optional',
      { add: withProperties({ note: { type: 'string' } }) },
      [['add', 'changed', 'also takes note']],
    ],
    [
      'a parameter is described anew',
      { add: withProperties({ sku: { type: 'string', description: 'x' } }) },
      [['add', 'changed', 'the description of sku changed']],
    ],
    [
      'a parameter is gone',
      { add: { ...add, properties: { sku: { type: 'string' } } } },
      [['add', 'broken', 'no longer takes count', 'no longer takes size']],
    ],
  ])('%s', (_what, head, expected) => {
    expect(differences(offer({ add }), offer(head))).toEqual(expected)
  })

  it('reports a new description of a tool, and the breaking changes first', () => {
    const base = offer({ add, drop: add })
    const head = offer({ add, more: add }, 'Does it now.')
    expect(differences(base, head)).toEqual([
      ['drop', 'removed'],
      ['add', 'changed', 'the description changed'],
      ['more', 'added'],
    ])
  })

  it('compares prompts and resources too', () => {
    const of = (prompt: object, uri: string) =>
      readServerSurface('cart', { tools: [], prompts: [{ name: 'greet', ...prompt }], resources: [{ uri }] })
    const base = of({ arguments: [{ name: 'who' }] }, 'file:///a')
    const head = of({ arguments: [{ name: 'who', required: true }] }, 'file:///b')
    expect(differences(base, head)).toEqual([
      ['file:///a', 'removed'],
      ['greet', 'broken', 'who is now required'],
      ['file:///b', 'added'],
    ])
  })

  it('does not compare servers that only one side uses', () => {
    expect(compareSurfaces([offer({ add })], [{ ...offer({}), server: 'other' }])).toEqual([])
  })

  it('is not confused by invalid schemas, or by names like those of objects', () => {
    const odd = readServerSurface('cart', {
      tools: [
        { name: 'constructor', inputSchema: 'none' },
        { name: 'b', inputSchema: { properties: [], required: 'sku' } },
        {
          name: 'c',
          inputSchema: { properties: { toString: { type: 'string' } }, required: [1, 'toString'] },
        },
      ],
    })
    expect(compareSurfaces([odd], [odd])).toEqual([])
  })
})
