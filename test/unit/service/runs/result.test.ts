import { describe, expect, it } from 'vitest'
import { buildCaseKey } from '../../../../src/model/run/identity.ts'
import {
  decideIterationOutcome,
  type HostedIteration,
  splitByModel,
  toIterationResult,
} from '../../../../src/service/runs/iteration-result.ts'
import { orderFailedIterations, readQuestionAndAnswer } from '../../../../src/service/runs/iterations.ts'

const plain = { suite: [], stableCaseIds: true }

function iteration(more: Partial<HostedIteration>): HostedIteration {
  return { id: 'i1', testCaseId: 'case1', title: 'echoes', status: 'completed', result: 'passed', ...more }
}

const lost = (unjudged: string) => ({ outcome: 'errored', infrastructure: true, unjudged })

describe('what an iteration came to', () => {
  it.each<[string, Partial<HostedIteration>, object]>([
    ['passed', { result: 'passed' }, { outcome: 'passed' }],
    ['a graded failure', { result: 'failed' }, { outcome: 'failed' }],
    ['a broken harness', { status: 'failed', result: 'failed' }, lost('overloaded')],
    [
      'refused by the provider',
      { status: 'failed', result: 'failed', error: '429 Too Many Requests' },
      lost('refused'),
    ],
    ['out of time', { status: 'timed_out', result: 'failed' }, lost('overloaded')],
    ['no setup', { status: 'setup_failed', result: 'failed' }, lost('overloaded')],
    ['never judged', { status: 'running', result: 'pending' }, lost('cut')],
    ['passed, and out of time', { status: 'timed_out' }, lost('overloaded')],
    ['passed, and still running', { status: 'running' }, lost('cut')],
    ['passed, and skipped', { status: 'skipped' }, { outcome: 'skipped' }],
    [
      'passed by scores that are malformed',
      { scoreIntegrity: 'score_integrity_invalid' },
      lost('overloaded'),
    ],
    [
      'a failure of a category that nobody documents',
      { result: 'failed', failureCategory: 'wrong_tool_provider_chosen' } as Partial<HostedIteration>,
      { outcome: 'failed' },
    ],
    ['skipped', { status: 'skipped', result: null }, { outcome: 'skipped' }],
  ])('%s', (_what, fields, expected) => {
    expect(decideIterationOutcome(iteration(fields))).toEqual(expected)
  })
})

describe('an iteration as a result', () => {
  it('carries its figures and calls', () => {
    const result = toIterationResult(
      iteration({
        durationMs: 812,
        model: 'claude-haiku-4.5',
        provider: 'anthropic',
        usage: { inputTokens: 10, outputTokens: 5, totalTokens: 15, estimatedCostUsd: 0.002 },
        actualToolCalls: [{ toolName: 'echo', arguments: { text: 'hi' } }],
        scores: [
          { scorerId: 'helpful', status: 'scored', value: 0.9, passThreshold: 0.8, passed: true },
          { scorerId: 'broken', status: 'error' },
          { scorerId: 'other', status: 'not_applicable' },
        ],
      }),
      plain,
    )
    expect(result).toEqual({
      identity: { id: 'case1', suite: [], name: 'echoes' },
      outcome: 'passed',
      durationMs: 812,
      model: 'claude-haiku-4.5',
      provider: 'anthropic',
      tokens: { input: 10, output: 5, total: 15 },
      costUsd: 0.002,
      toolCalls: [{ name: 'echo', arguments: { text: 'hi' } }],
      scores: [
        { name: 'helpful', value: 0.9, threshold: 0.8, passed: true },
        { name: 'broken', value: null },
      ],
    })
  })

  it('says why it failed by its steps, else by its error', () => {
    const failed = iteration({ result: 'failed', error: 'boom\n at somewhere' })
    expect(toIterationResult(failed, plain)).toMatchObject({ message: 'boom', detail: 'boom\n at somewhere' })
    const steps = [
      { stepId: 'ask', kind: 'prompt', status: 'ok' },
      { stepId: 'said', kind: 'assert', status: 'fail', reason: 'Expected a call of echo' },
    ]
    expect(toIterationResult(failed, plain, { steps })).toMatchObject({
      message: 'Expected a call of echo',
      detail: 'ok prompt ask\nfail assert said: Expected a call of echo\nboom\n at somewhere',
    })
  })

  it('is the same case in the next run by its declared id, its stored case, or its title', () => {
    const of = (fields: Partial<HostedIteration>, options: Parameters<typeof toIterationResult>[1]) =>
      toIterationResult(iteration(fields), options).identity
    expect(of({ caseId: 'declared' }, plain).id).toBe('declared')
    expect(of({}, plain).id).toBe('case1')
    expect(of({}, { suite: [], stableCaseIds: false }).id).toBeUndefined()
    expect(of({}, { suite: ['a'], variant: 'staging', stableCaseIds: true })).toEqual({
      id: 'a/case1',
      suite: ['a'],
      name: 'echoes',
      variant: 'staging',
    })
  })

  it('is told apart by its model only where one case ran on several', () => {
    const read = (fields: Partial<HostedIteration>) => toIterationResult(iteration(fields), plain)
    const one = splitByModel([
      read({ model: 'a' }),
      read({ model: 'a' }),
      read({ testCaseId: 'case2', model: 'b' }),
    ])
    expect(new Set(one.map(({ identity }) => identity.variant))).toEqual(new Set([undefined]))
    const two = splitByModel([
      read({ model: 'a', provider: 'x' }),
      read({ model: 'b', provider: 'x' }),
      read({ testCaseId: 'case2', model: 'b', provider: 'x' }),
    ])
    expect(two.map(({ identity }) => identity.variant)).toEqual(['x/a', 'x/b', undefined])
    expect(new Set(two.map(({ identity }) => buildCaseKey(identity))).size).toBe(3)
  })

  it('cuts what a hostile service sends', () => {
    const { message = '', detail = '' } = toIterationResult(
      iteration({ result: 'failed', error: 'x'.repeat(1_000_000) }),
      plain,
    )
    expect(message.length).toBeLessThan(1_100)
    expect(detail.length).toBeLessThan(4_100)
  })
})

it('looks first at one failing iteration of every case', () => {
  const failing = (id: string, testCaseId: string) => iteration({ id, testCaseId, result: 'failed' })
  const list = [failing('1', 'a'), failing('2', 'a'), failing('3', 'b'), iteration({ id: '4' })]
  expect(orderFailedIterations(list).map(({ id }) => id)).toEqual(['1', '3', '2'])
})

it('finds question and answer in the usual forms of a trace', () => {
  const messages = [
    { role: 'system', content: 'be nice' },
    { role: 'user', content: 'hi' },
    {
      role: 'assistant',
      content: [
        { type: 'text', text: 'hel' },
        { type: 'text', text: 'lo' },
      ],
    },
    { role: 'assistant', content: [{ type: 'tool_use', id: '1' }] },
  ]
  expect(readQuestionAndAnswer({ messages })).toEqual({ input: 'hi', output: 'hel\nlo' })
  expect(readQuestionAndAnswer({ messages: 'none' })).toEqual({})
})
