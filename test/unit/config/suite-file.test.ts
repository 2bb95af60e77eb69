import { describe, expect, test } from 'vitest'
import { parseSuiteFile } from '../../../src/config/suite-file/read.ts'
import { UsageError } from '../../../src/errors.ts'

const suite = (steps: string, more = '') => `name: shop
model: acme/atlas
servers: [cart]
${more}cases:
  - title: buys
    steps:
      - prompt: Buy a mug
${steps}
`

function problemsOf(text: string): readonly string[] {
  try {
    parseSuiteFile(text, 'suite.yml')
  } catch (error) {
    if (error instanceof UsageError) return error.problems.map(({ where, message }) => `${where} ${message}`)
    throw error
  }
  return []
}

const stepsOf = (steps: string, more = '') =>
  parseSuiteFile(suite(steps, more), 'suite.yml').cases[0]?.fields.steps

describe('an assertion in a suite file', () => {
  test.each([
    [
      '{ type: toolCalledWith, tool: buy, arguments: { sku: mug }, argument-matching: exact, min-count: 2 }',
      {
        type: 'toolCalledWith',
        toolName: 'buy',
        args: { args: { sku: 'mug' }, argumentMatching: 'exact' },
        minCount: 2,
      },
    ],
    ['{ type: toolCalledWith, tool: buy }', { type: 'toolCalledWith', toolName: 'buy', args: { args: {} } }],
    ['{ type: firstToolWas, tool: buy }', { type: 'firstToolWas', toolName: 'buy' }],
    [
      '{ type: responseContains, needle: mug, case-sensitive: true }',
      { type: 'responseContains', needle: 'mug', caseSensitive: true },
    ],
    ['{ type: noToolErrors }', { type: 'noToolErrors' }],
    ['{ type: tokenBudgetUnder, tokens: 900 }', { type: 'tokenBudgetUnder', tokens: 900 }],
    ['{ type: widgetRendered }', { type: 'widgetRendered' }],
    [
      '{ type: x-llm-judge, rubric: Polite., sample: 0.5 }',
      { type: 'x-llm-judge', rubric: 'Polite.', sample: 0.5 },
    ],
  ])('%s becomes what the service reads', (written, assertion) => {
    expect(JSON.parse(JSON.stringify(stepsOf(`      - assert: ${written}`)))).toMatchObject([
      {},
      { id: 'step-2', kind: 'assert', assertion },
    ])
  })

  test.each([
    ['{ type: toolCalledWith, tool: buy, argument: { sku: mug } }', 'argument`; did you mean `arguments`?'],
    [
      '{ type: toolCalledWith, tool: buy, args: { sku: mug } }',
      'unknown key `cases[0].steps[1].assert.args`',
    ],
    ['{ type: toolCalledWith, tool: buy, minCount: 5 }', 'minCount`; did you mean `min-count`?'],
    ['{ type: toolNeverCalled, tool: buy, min-count: 5 }', 'known are tool, type'],
    ['{ type: toolCalledWith, arguments: { sku: mug } }', 'assert.tool` is missing'],
    ['{ type: toolCalledWith, tool: buy, arguments: [mug] }', 'assert.arguments` must be a map of keys'],
    ['{ type: firstToolWass, tool: buy }', 'did you mean "firstToolWas"?'],
    ['{ type: responseContains, text: mug }', 'assert.text`'],
    ['{ tool: buy }', 'assert.type` must be one of toolCalledWith'],
  ])('%s is refused with its place', (written, message) => {
    const problems = problemsOf(suite(`      - assert: ${written}`))
    expect(problems.join('\n')).toContain(message)
    expect(problems[0]).toMatch(/^suite\.yml:8:\d+ /)
  })
})

describe('a step in a suite file', () => {
  test('has the keys of its kind', () => {
    const steps = `      - { tool: buy, server: cart, arguments: { sku: mug } }
      - { interact: { tool: buy, action: { kind: click } } }
      - { prompt: Thanks, x-reply: Bye, x-calls: [] }`
    expect(stepsOf(steps)).toMatchObject([
      {},
      { kind: 'toolCall', serverName: 'cart', toolName: 'buy', arguments: { sku: 'mug' } },
      { kind: 'interact', toolName: 'buy', action: { kind: 'click' } },
      { kind: 'prompt', prompt: 'Thanks', 'x-reply': 'Bye', 'x-calls': [] },
    ])
  })

  test.each([
    ['{ prompt: Hi, arguments: { sku: mug } }', 'has `arguments`, which does not belong to its kind of step'],
    ['{ tool: buy, x-reply: Hi }', 'has `x-reply`'],
    ['{ assert: { type: noToolErrors }, server: cart }', 'has `server`'],
    ['{ prompt: Hi, fields: { reply: Hi } }', 'fields`'],
    ['{ prompt: Hi, tool: buy }', 'must have one of'],
  ])('%s is refused', (step, message) => {
    expect(problemsOf(suite(`      - ${step}`)).join('\n')).toContain(message)
  })
})

describe('rules in a suite file', () => {
  const nothing = '      - { tool: buy }'

  test('of the suite have the words of steps', () => {
    const more = 'assertions: [{ type: toolNeverCalled, tool: delete_all, role: advisory }]\n'
    expect(parseSuiteFile(suite(nothing, more), 'suite.yml').settings).toEqual({
      defaultAssertions: [{ type: 'toolNeverCalled', toolName: 'delete_all', role: 'advisory' }],
    })
  })

  test.each([
    ['assertions: [{ type: toolNeverCalled, toolName: delete_all }]\n', 'assertions[0].toolName`'],
    ['assertions: [{ type: noToolErrors, role: gateing }]\n', 'must be one of required, advisory'],
    ['settings: { checks: [{ type: noToolErrors }] }\n', 'unknown key `settings.checks`'],
    ['settings: { minimumIteration: 3 }\n', 'did you mean `minimumIterations`?'],
  ])('%j is refused', (more, message) => {
    expect(problemsOf(suite(nothing, more)).join('\n')).toContain(message)
  })
})
