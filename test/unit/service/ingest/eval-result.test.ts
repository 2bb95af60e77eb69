import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { evalResult } from '../../../../src/contract/operations/ingest.ts'
import type { Result } from '../../../../src/model/run/result.ts'
import { countJsonBytes, createBatchBuilder, fitResult } from '../../../../src/service/ingest/batch.ts'
import { toEvalResult } from '../../../../src/service/ingest/eval-result.ts'
import { deriveCaseIds, deriveIterationId } from '../../../../src/service/ingest/iteration-ids.ts'
import { anyCharacter } from '../../../support/any-character.ts'

const ids = { externalIterationId: 'it-1' }

function aResult(more: Partial<Result> = {}): Result {
  return {
    identity: { suite: ['cart'], name: 'adds an item', file: 'cart.test.ts' },
    outcome: 'passed',
    ...more,
  }
}

describe('a result for the service', () => {
  test('holds everything the service has a field for', () => {
    const mapped = toEvalResult(
      aResult({
        identity: { id: 'adds-item', suite: ['cart'], name: 'adds an item' },
        durationMs: 812,
        model: 'm-1',
        provider: 'p',
        input: 'Add one',
        output: 'Added',
        expected: 'one item',
        tokens: { input: 10, output: 5 },
        costUsd: 0.01,
        latencyMs: 700,
        toolCalls: [
          { name: 'add', arguments: { sku: 1 } },
          { name: 'list' },
          { name: 'say', arguments: 'hi' },
        ],
        scores: [
          { name: 'relevance', value: 0.9, threshold: 0.7, passed: true },
          { name: 'tone', value: null },
        ],
      }),
      ids,
    )
    expect(mapped).toEqual({
      caseTitle: 'cart › adds an item',
      passed: true,
      durationMs: 812,
      query: 'Add one',
      expectedOutput: 'one item',
      model: 'm-1',
      provider: 'p',
      actualToolCalls: [
        { toolName: 'add', arguments: { sku: 1 } },
        { toolName: 'list' },
        { toolName: 'say', arguments: { value: 'hi' } },
      ],
      tokens: { input: 10, output: 5 },
      trace: [
        { role: 'user', content: 'Add one' },
        { role: 'assistant', content: 'Added' },
      ],
      metadata: {
        outcome: 'passed',
        suite: 'cart',
        costUsd: 0.01,
        latencyMs: 700,
        'score.relevance': 0.9,
        'score.relevance.threshold': 0.7,
        'score.relevance.passed': true,
        scores: [
          { name: 'relevance', score: 0.9, threshold: 0.7, passed: true },
          { name: 'tone', score: null },
        ],
      },
      externalIterationId: 'it-1',
      externalCaseId: 'adds-item',
      caseId: 'adds-item',
    })
  })

  test('that broke is not passed, and keeps the difference to a failure', () => {
    const errored = toEvalResult(aResult({ outcome: 'errored', infrastructure: true, detail: 'stack' }), ids)
    expect(errored).toMatchObject({
      passed: false,
      status: 'failed',
      error: 'The iteration broke before it could be judged.',
      errorDetails: 'stack',
      metadata: { outcome: 'errored', infrastructure: true },
    })
    expect(toEvalResult(aResult({ outcome: 'failed', message: 'expected 1' }), ids)).toMatchObject({
      passed: false,
      error: 'expected 1',
      metadata: { outcome: 'failed' },
    })
  })

  test('that was skipped says so, and is neither passed nor a failure', () => {
    expect(toEvalResult(aResult({ outcome: 'skipped', message: 'on Windows' }), ids)).toMatchObject({
      passed: false,
      status: 'skipped',
      error: 'on Windows',
    })
  })

  test('has its spans and its messages in one trace', () => {
    const spans = [
      { name: 'answer', category: 'llm', startMs: 0, endMs: 5, inputTokens: 7 },
      { name: 'search', category: 'tool', startMs: 1, endMs: 3, failed: true },
    ] as const
    const mapped = toEvalResult(aResult({ input: 'Capital?', output: 'Paris', spans }), ids)
    expect(v.safeParse(evalResult, JSON.parse(JSON.stringify(mapped))).issues).toBeUndefined()
    expect(mapped.trace).toMatchObject({
      messages: [
        { role: 'user', content: 'Capital?' },
        { role: 'assistant', content: 'Paris' },
      ],
      spans: [
        { id: 'span-1', name: 'answer', category: 'llm', startMs: 0, endMs: 5, inputTokens: 7 },
        { id: 'span-2', name: 'search', status: 'error' },
      ],
    })
    expect(toEvalResult(aResult({ spans }), ids).trace).toMatchObject({ messages: [] })
  })

  test('that was graded has no status, which is what every service takes', () => {
    for (const outcome of ['passed', 'failed', 'errored'] as const) {
      const sent = JSON.parse(JSON.stringify(toEvalResult(aResult({ outcome }), ids)))
      expect(sent).not.toHaveProperty('status')
    }
  })

  test('keeps what the store could not take as text: odd keys and deep nesting', () => {
    let deep: unknown = 1
    for (let level = 0; level < 20_000; level += 1) deep = { level: deep }
    const calls = [
      { name: 'a', arguments: { $ref: 'x' } },
      { name: 'b', arguments: [{ größe: 1 }] },
      { name: 'c', arguments: deep },
    ]
    const mapped = toEvalResult(
      aResult({
        identity: { suite: [], name: ' ' },
        toolCalls: calls,
        scores: [{ name: 'größe', value: 1 }],
      }),
      ids,
    )
    expect(mapped?.actualToolCalls?.slice(0, 2)).toEqual([
      { toolName: 'a', arguments: { json: '{"$ref":"x"}' } },
      { toolName: 'b', arguments: { json: '[{"größe":1}]' } },
    ])
    expect(Object.keys(mapped?.actualToolCalls?.[2]?.arguments ?? {})).toEqual(['json'])
    expect(mapped).toMatchObject({ caseTitle: '(unnamed)', metadata: { 'score.gr__e': 1 } })
  })

  test('fits the schema of the service, whatever the report held', () => {
    const texts = fc.string({ unit: anyCharacter })
    const anyResult = fc.record(
      {
        identity: fc.record(
          { suite: fc.array(texts), name: texts, id: texts, variant: texts, file: texts },
          { requiredKeys: ['suite', 'name'] },
        ),
        outcome: fc.constantFrom('passed' as const, 'failed' as const, 'errored' as const),
        message: texts,
        detail: texts,
        output: texts,
        durationMs: fc.double(),
        costUsd: fc.double(),
        tokens: fc.record({ input: fc.double(), total: fc.double() }),
        scores: fc.array(fc.record({ name: texts, value: fc.option(fc.double()) })),
        toolCalls: fc.array(fc.record({ name: texts, arguments: fc.jsonValue() })),
      },
      { requiredKeys: ['identity', 'outcome'] },
    )
    fc.assert(
      fc.property(anyResult, (given) => {
        const mapped = toEvalResult(given, ids)
        const parsed = v.safeParse(evalResult, JSON.parse(JSON.stringify(mapped)))
        expect(parsed.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined()
      }),
    )
  })
})

describe('ids', () => {
  test('are the same for the same measurement and differ in every part', () => {
    const id = deriveIterationId('gh-1-1', '', 'key', 1)
    expect(deriveIterationId('gh-1-1', '', 'key', 1)).toBe(id)
    const others = [
      deriveIterationId('gh-1-2', '', 'key', 1),
      deriveIterationId('gh-1-1', '2', 'key', 1),
      deriveIterationId('gh-1-1', '', 'kez', 1),
      deriveIterationId('gh-1-1', '', 'key', 2),
    ]
    expect(new Set([id, ...others]).size).toBe(5)
    expect(id).toMatch(/^it-[0-9a-f]{32}$/)
  })

  test('of a case use the declared one only where the service can take it', () => {
    expect(deriveCaseIds({ id: 'adds-item', suite: [], name: 'x' })).toEqual({
      externalCaseId: 'adds-item',
      caseId: 'adds-item',
    })
    for (const id of ['has space', '', 'ä', 'x'.repeat(129)]) {
      expect(deriveCaseIds({ id, suite: [], name: 'x' })).toEqual({
        externalCaseId: expect.stringMatching(/^case-[0-9a-f]{32}$/),
      })
    }
    const variants = ['m1', 'm2'].map((variant) => deriveCaseIds({ id: 'a', suite: [], name: 'x', variant }))
    expect(variants[0]?.caseId).toBeUndefined()
    expect(variants[0]?.externalCaseId).not.toBe(variants[1]?.externalCaseId)
  })
})

describe('batches', () => {
  test('hold every result once, in order, within their limits', () => {
    const maxBytes = 400
    fc.assert(
      fc.property(fc.array(fc.nat(600)), (sizes) => {
        const builder = createBatchBuilder(maxBytes)
        const given = sizes.map((size, index) => ({
          caseTitle: `${index}`,
          passed: true,
          error: 'x'.repeat(size),
        }))
        const batches = [...given.flatMap((result) => builder.push(result)), builder.flush()]
        expect(batches.flat()).toEqual(given)
        for (const batch of batches) {
          if (batch.length > 1) expect(countJsonBytes({ results: batch })).toBeLessThanOrEqual(maxBytes + 1)
        }
      }),
    )
  })

  test('take a result of any size: its texts are cut and marked until it fits', () => {
    const huge = 'ab😀'.repeat(50_000)
    const given = {
      caseTitle: 'a case',
      passed: false,
      error: huge,
      query: huge,
      trace: [{ role: 'assistant', content: huge }],
      actualToolCalls: [{ toolName: 'echo', arguments: { blob: huge } }],
      externalIterationId: 'it-1',
    }
    for (const maxBytes of [300_000, 60_000, 5_000]) {
      const fitted = fitResult(given, maxBytes)
      expect(countJsonBytes(fitted)).toBeLessThanOrEqual(maxBytes)
      expect(fitted).toMatchObject({ caseTitle: 'a case', passed: false, externalIterationId: 'it-1' })
      expect(fitted.error).toMatch(/cut: \d+ characters\]$/)
      expect(fitted.error?.isWellFormed()).toBe(true)
    }
    expect(fitResult({ caseTitle: 'small', passed: true }, 5_000)).toEqual({
      caseTitle: 'small',
      passed: true,
    })
  })
})
