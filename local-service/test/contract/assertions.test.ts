import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { assertionKinds, assertionSchema, assertionTypes } from '#contract'
import { findAssertionViolation, type Observed } from '../../execution/assertions.ts'
import { openWorld } from './world.ts'

/** The grammar of grading: what each kind says, and that no key of it is left unread. */

type Body = Readonly<Record<string, unknown>>

const call = (toolName: string, args: Body = {}) => ({ toolName, arguments: args })
const seen: Observed = {
  toolCalls: [
    call('look', { id: 7, tags: ['a'], note: null, at: { x: 1 } }),
    call('buy', { sku: 'mug', gift: true }),
    call('buy', { sku: 'mug' }),
  ],
  toolErrors: [],
  reply: 'Your MUG is on its way.',
  tokens: 120,
  turns: 2,
}
const quiet: Observed = { toolCalls: [], toolErrors: [], reply: ' ', tokens: undefined, turns: undefined }

const withArgs = (toolName: string, args: Body, more: Body = {}) => ({
  type: 'toolCalledWith',
  toolName,
  args: { args, ...more },
})
const matching = (argumentMatching: string) => ({ argumentMatching })

const table: readonly (readonly [name: string, assertion: Body, holds: boolean, observed?: Observed])[] = [
  ['named arguments', withArgs('buy', { sku: 'mug' }), true],
  ['another value', withArgs('buy', { sku: 'cup' }), false],
  ['another tool', withArgs('sell', { sku: 'mug' }), false],
  ['no argument named', withArgs('buy', {}), true],
  ['an argument that no call has', withArgs('buy', { colour: 'red' }), false],
  ['a nested value is equal as a whole', withArgs('look', { at: { x: 1 } }), true],
  ['a nested value is not compared in part', withArgs('look', { at: {} }), false],
  ['a placeholder of type string', withArgs('buy', { sku: 'string' }), true],
  ['a placeholder of type number', withArgs('look', { id: ' Number ' }), true],
  ['a placeholder of another type', withArgs('buy', { sku: 'number' }), false],
  ['a placeholder of type boolean', withArgs('buy', { gift: 'boolean' }), true],
  ['a placeholder of type array', withArgs('look', { tags: 'array' }), true],
  ['a placeholder of type object', withArgs('look', { at: 'object' }), true],
  ['an array is no object', withArgs('look', { tags: 'object' }), false],
  ['a placeholder for null', withArgs('look', { note: 'null' }), true],
  ['a placeholder for anything', withArgs('look', { note: 'any' }), true],
  ['anything has to be there', withArgs('look', { price: 'any' }), false],
  ['exact: the same', withArgs('buy', { sku: 'mug' }, matching('exact')), true],
  [
    'exact: the order of keys is the same',
    withArgs('buy', { gift: true, sku: 'mug' }, matching('exact')),
    true,
  ],
  ['exact: fewer', withArgs('look', { id: 7 }, matching('exact')), false],
  ['exact: no placeholders', withArgs('buy', { sku: 'string' }, matching('exact')), false],
  ['ignore', withArgs('buy', { sku: 'cup' }, matching('ignore')), true],
  ['ignore: another tool', withArgs('sell', {}, matching('ignore')), false],
  ['two of two calls', { ...withArgs('buy', { sku: 'mug' }), minCount: 2 }, true],
  ['two of three calls', { ...withArgs('buy', { sku: 'mug' }), minCount: 3 }, false],
  ['called', { type: 'toolCalledAtLeastOnce', toolName: 'buy' }, true],
  ['not called', { type: 'toolCalledAtLeastOnce', toolName: 'sell' }, false],
  ['never called', { type: 'toolNeverCalled', toolName: 'sell' }, true],
  ['called although never', { type: 'toolNeverCalled', toolName: 'buy' }, false],
  ['first', { type: 'firstToolWas', toolName: 'look' }, true],
  ['second', { type: 'firstToolWas', toolName: 'buy' }, false],
  ['first of none', { type: 'firstToolWas', toolName: 'look' }, false, quiet],
  ['a text in another case', { type: 'responseContains', needle: 'your mug' }, true],
  [
    'a text in another case, sensitive',
    { type: 'responseContains', needle: 'your mug', caseSensitive: true },
    false,
  ],
  ['a text in its case, sensitive', { type: 'responseContains', needle: 'MUG', caseSensitive: true }, true],
  ['another text', { type: 'responseContains', needle: 'cup' }, false],
  ['a pattern', { type: 'responseMatches', pattern: '^Your \\w+ is' }, true],
  ['a pattern has no flags', { type: 'responseMatches', pattern: '^your' }, false],
  [
    'a pattern that never ends',
    { type: 'responseMatches', pattern: '^(a+)+$' },
    false,
    { ...quiet, reply: `${'a'.repeat(40)}!` },
  ],
  ['no error', { type: 'noToolErrors' }, true],
  ['an error', { type: 'noToolErrors' }, false, { ...seen, toolErrors: ['buy: sold out'] }],
  ['a reply', { type: 'finalAssistantMessageNonEmpty' }, true],
  ['a blank reply', { type: 'finalAssistantMessageNonEmpty' }, false, quiet],
  ['fewer tokens', { type: 'tokenBudgetUnder', tokens: 121 }, true],
  ['as many tokens', { type: 'tokenBudgetUnder', tokens: 120 }, false],
  ['tokens that nobody counted', { type: 'tokenBudgetUnder', tokens: 1000 }, false, quiet],
  ['fewer turns', { type: 'turnCountUnder', turns: 3 }, true],
  ['as many turns', { type: 'turnCountUnder', turns: 2 }, false],
  ['turns that nobody counted', { type: 'turnCountUnder', turns: 9 }, false, quiet],
]

describe('what a kind says', () => {
  const rows = table.map(([name, body, holds, observed = seen]) => ({ name, body, holds, observed }))
  test.each(rows)('$name', ({ body, holds, observed }) => {
    const assertion = v.parse(assertionSchema, body)
    if (assertion.type === 'x-llm-judge') throw new Error('a judge is asked, not computed')
    expect(findAssertionViolation(assertion, observed) === undefined).toBe(holds)
  })

  test('the table has every kind that the transcript decides', () => {
    const decided = assertionTypes.filter((type) => assertionKinds[type].decidedBy === 'transcript')
    expect([...new Set(table.map(([, { type }]) => type))].toSorted()).toEqual(decided.toSorted())
  })
})

/** The smallest valid assertion of each kind. */
const smallest: { readonly [Type in (typeof assertionTypes)[number]]: Body } = {
  toolCalledWith: { toolName: 'echo', args: { args: {} } },
  toolCalledAtLeastOnce: { toolName: 'echo' },
  toolNeverCalled: { toolName: 'echo' },
  firstToolWas: { toolName: 'echo' },
  responseContains: { needle: 'hi' },
  responseMatches: { pattern: 'hi' },
  noToolErrors: {},
  finalAssistantMessageNonEmpty: {},
  tokenBudgetUnder: { tokens: 10 },
  turnCountUnder: { turns: 2 },
  widgetRendered: {},
  widgetRenderLatencyUnder: { ms: 100 },
  widgetNoConsoleErrors: {},
  'x-llm-judge': { rubric: 'Polite.' },
}
const each = Object.entries(smallest).map(([type, fields]) => [type, { type, ...fields }] as const)

describe('no key of an assertion is left unread', () => {
  test.each(each)('%s takes its own keys and no other', (type, assertion) => {
    const isTaken = (body: Body) => v.safeParse(assertionSchema, body).success
    expect(isTaken(assertion)).toBe(true)
    for (const key of ['argz', 'not', 'serverName', 'min-count', 'text', 'arguments', 'role']) {
      expect([key, isTaken({ ...assertion, [key]: 1 })]).toEqual([key, false])
    }
    for (const key of Object.keys(smallest[type as keyof typeof smallest])) {
      expect([key, isTaken({ ...assertion, [key]: undefined })]).toEqual([key, false])
    }
  })

  test.each([
    ['the words that only this service had', { type: 'toolCalled', toolName: 'echo' }],
    ['a text instead of a needle', { type: 'responseContains', text: 'hi' }],
    ['a judge without its mark', { type: 'llm-judge', rubric: 'Polite.' }],
    ['flat arguments', { type: 'toolCalledWith', toolName: 'echo', args: { message: 'hi' } }],
    ['an unknown way to match', withArgs('echo', {}, matching('loose'))],
    ['a count of nothing', { ...withArgs('echo', {}), minCount: 0 }],
    ['a pattern that is none', { type: 'responseMatches', pattern: '(' }],
    ['half a token', { type: 'tokenBudgetUnder', tokens: 0.5 }],
  ])('%s: refused', (_, assertion) => {
    expect(v.safeParse(assertionSchema, assertion).success).toBe(false)
  })

  const prompt = { id: 'p', kind: 'prompt', prompt: 'Say hi' }
  const tool = { id: 't', kind: 'toolCall', toolName: 'echo', arguments: { message: 'hi' } }
  const asserted = { id: 'a', kind: 'assert', assertion: { type: 'noToolErrors' } }
  const budget = { id: 'b', kind: 'assert', assertion: { type: 'tokenBudgetUnder', tokens: 100 } }

  test.each([
    ['a prompt', [{ ...prompt, reply: 'hi' }], 'steps.0.reply'],
    ['a call', [{ ...tool, args: {} }], 'steps.0.args'],
    ['an assertion beside its step', [tool, { ...asserted, toolName: 'echo' }], 'steps.1.toolName'],
    [
      'an assertion',
      [tool, { ...asserted, assertion: { type: 'noToolErrors', not: true } }],
      'steps.1.assertion.not',
    ],
    ['a budget in the middle', [prompt, budget, prompt], 'grade a whole iteration'],
  ])('a key of %s is refused when it is written: %#', async (_, steps, message) => {
    const { call: ask } = await openWorld()
    const path = '/projects/shop/eval-suites/plain/cases'
    const created = await ask('POST', path, { body: { title: 'odd', steps } })
    expect([created.status, created.json.message]).toEqual([400, expect.stringContaining(message)])
    const tests = [{ title: 'odd', steps, runs: 1, model: 'local/scripted', provider: 'local' }]
    const body = { suiteName: 'odd', serverIds: ['everything'], tests }
    const launched = await ask('POST', '/projects/shop/eval-runs', { body })
    expect([launched.status, launched.json.message]).toEqual([400, expect.stringContaining(message)])
  })

  test.each([
    ['an unknown role', { type: 'noToolErrors', role: 'advisry' }],
    ['an unknown key', { type: 'toolNeverCalled', toolName: 'echo', tool: 'other' }],
  ])('a rule with %s is refused in cases and suites', async (_, rule) => {
    const { call: ask } = await openWorld()
    const suite = '/projects/shop/eval-suites/plain'
    const checks = { mode: 'replace', list: [rule] }
    const created = await ask('POST', `${suite}/cases`, { body: { title: 'odd', steps: [tool], checks } })
    const patched = await ask('PATCH', suite, { body: { settings: { checks: [rule] } } })
    expect([created.status, patched.status]).toEqual([400, 400])
  })
})

describe('a run', () => {
  const run = (steps: readonly Body[]) => ({
    suiteName: 'inline',
    serverIds: ['everything'],
    tests: [{ title: 't', steps, runs: 1, model: 'local/scripted', provider: 'local' }],
  })
  const say = (id: string, reply: string) => ({
    id,
    kind: 'prompt',
    prompt: 'Say it',
    'x-reply': reply,
    'x-calls': [],
  })
  const check = (id: string, assertion: Body) => ({ id, kind: 'assert', assertion })

  test('each assertion sees the iteration up to where it stands', async () => {
    const { execute } = await openWorld()
    const { run: ended, items } = await execute(
      run([
        say('one', 'first'),
        check('a', { type: 'responseContains', needle: 'FIRST' }),
        say('two', 'second'),
        check('b', { type: 'responseMatches', pattern: '^second$' }),
        check('c', { type: 'turnCountUnder', turns: 3 }),
        check('d', { type: 'tokenBudgetUnder', tokens: 1_000 }),
        check('e', { type: 'toolNeverCalled', toolName: 'echo' }),
      ]),
    )
    expect(items[0]?.error).toBeNull()
    expect(ended.result).toBe('passed')
  })

  test('an error of a tool that the model called is one', async () => {
    const { execute } = await openWorld()
    const calls = [{ toolName: 'nothing', arguments: {} }]
    const { items } = await execute(
      run([
        { id: 'p', kind: 'prompt', prompt: 'Try', 'x-calls': calls, 'x-reply': 'Sorry.' },
        check('a', { type: 'noToolErrors' }),
      ]),
    )
    expect(items[0]).toMatchObject({
      result: 'failed',
      error: expect.stringContaining('Expected no error of a tool; got: nothing: '),
    })
  })

  test('a call is made on the server that it names', async () => {
    const { execute, launch } = await openWorld()
    const tool = { id: 't', kind: 'toolCall', toolName: 'echo', arguments: { message: 'hi' } }
    expect((await execute(run([{ ...tool, serverName: 'everything' }]))).run.result).toBe('passed')
    const { status, json } = await launch(run([{ ...tool, serverName: 'dead' }]))
    expect([status, json.message]).toEqual([400, expect.stringContaining('names the server "dead"')])
  })
})
