import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { only, readFileAt, readJson } from '../../../../support/reports/reading.ts'

/** The fixtures were written by the SDK (1.14.0) itself, with an executor that answers from a script. */
const fixtures = resolve(import.meta.dirname, '../../../../fixtures/reports')
const written = JSON.parse(readFileSync(join(fixtures, 'mcpjam-suite.json'), 'utf8'))
const run = written.tests['adds with the tool']

describe('the results of a suite', () => {
  it('have each iteration with its tokens, time, calls, spans and texts', async () => {
    const { results, summary } = await readFileAt(fixtures, 'mcpjam-suite.json')
    expect(summary).toMatchObject({ format: 'mcpjam-json', tests: 8, passed: 5, failed: 2, errored: 1 })
    expect(results[0]).toMatchObject({
      identity: { suite: ['Math'], name: 'adds with the tool' },
      outcome: 'passed',
      durationMs: 121,
      tokens: { input: 40, output: 8, total: 48 },
      model: 'gpt-5-mini',
      provider: 'openai',
      toolCalls: [{ name: 'add', arguments: { a: 2, b: 3 } }],
      spans: [
        { name: 'Step 1', category: 'step', startMs: 0, endMs: 120 },
        { name: 'gpt-5-mini', category: 'llm', inputTokens: 40, outputTokens: 8 },
        { name: 'add', category: 'tool', startMs: 100, endMs: 120 },
      ],
      input: 'Add 2 and 3',
      output: 'The sum is 5.',
    })
    expect(results[2]).toMatchObject({ outcome: 'failed', message: 'The test returned false.' })
  })

  it('tell an iteration that the provider lost from one that failed, and measure nothing for it', async () => {
    const { results } = await readFileAt(fixtures, 'mcpjam-suite.json')
    const lost = only(results.filter(({ outcome }) => outcome === 'errored'))
    expect(lost).toMatchObject({
      infrastructure: true,
      message: '429 Too Many Requests: rate limit exceeded',
    })
    expect(lost.durationMs).toBeUndefined()
    expect(lost.tokens).toBeUndefined()
  })

  it('are an error where JSON has dropped the map of tests', async () => {
    const { results, summary } = await readFileAt(fixtures, 'mcpjam-suite-without-tests.json')
    expect(results).toEqual([])
    expect(summary.error).toContain('the suite had 8 iterations, and the file has 0')
    expect(summary.error).toContain('Object.fromEntries(result.tests)')
  })

  it.each([
    ['a list of tests', [{ name: 'adds', result: run }]],
    ['a list in the suite', { tests: [{ name: 'adds', result: run }] }],
    ['the entries of the map', { tests: [['adds', run]] }],
    ['the tests alone', { adds: run }],
    ['one test', { name: 'adds', ...run }],
    ['the booleans alone', { name: 'adds', iterations: 4, results: run.results, iterationDetails: [] }],
  ])('are read as %s', async (_, value) => {
    const { results, summary } = await readJson(value)
    expect(summary).toMatchObject({ format: 'mcpjam-json', tests: 4, passed: 3, failed: 1 })
    expect(new Set(results.map(({ identity }) => JSON.stringify(identity))).size).toBe(1)
    expect(results[0]?.identity).toMatchObject({ name: 'adds', suite: [] })
  })

  it('of a test without a name are named after the file', async () => {
    expect((await readJson(run)).results[0]?.identity.name).toBe('report')
  })

  it('pass only by a true', async () => {
    const details = [{ passed: 'yes' }, { passed: null }, {}]
    const { results } = await readJson({ name: 'odd', iterations: 3, iterationDetails: details })
    expect(results.map(({ unjudged }) => unjudged)).toEqual(['unknown', 'unscored', 'unscored'])
  })

  it.each([
    [
      'fewer iterations than they say',
      { name: 'cut', ...run, iterations: 9 },
      'had 9 iterations, and the file has 4',
    ],
    ['a test without results', { tests: { broken: null, adds: run } }, 'the test "broken" has no results'],
  ])('with %s are an error', async (_, value, message) => {
    expect((await readJson(value)).summary.error).toContain(message)
  })

  it('passed after a retry are flaky', async () => {
    const details = [{ passed: true, retryCount: 2 }]
    const { results } = await readJson({ name: 'retried', iterations: 1, iterationDetails: details })
    expect(only(results)).toMatchObject({ outcome: 'passed', flaky: true, attempts: 3 })
  })
})

describe('what the SDK uploads', () => {
  const upload = {
    suiteName: 'checkout',
    results: [
      {
        caseTitle: 'adds item',
        caseId: 'adds',
        passed: true,
        durationMs: 812,
        tokens: { input: 5, output: 2 },
      },
      {
        caseTitle: 'rejects',
        passed: false,
        error: 'expected 400',
        errorDetails: 'expected 400\n  at x.ts:1',
      },
      { caseTitle: 'lost', passed: false, status: 'setup_failed', error: 'no server' },
      { caseTitle: 'later', passed: false, status: 'skipped' },
    ],
  }

  it('is read with ids, tokens and reasons', async () => {
    const { results, summary } = await readJson(upload)
    expect(summary).toMatchObject({ format: 'mcpjam-json', passed: 1, failed: 1, errored: 1, skipped: 1 })
    expect(results).toMatchObject([
      { identity: { id: 'adds', suite: ['checkout'], name: 'adds item' }, durationMs: 812 },
      { outcome: 'failed', message: 'expected 400', detail: 'expected 400\n  at x.ts:1' },
      { outcome: 'errored', infrastructure: true, message: 'no server' },
      { outcome: 'skipped' },
    ])
  })

  it('is read as a list as well', async () => {
    expect((await readJson(upload.results)).summary).toMatchObject({ format: 'mcpjam-json', tests: 4 })
  })
})

it('the structured report of the SDK is read, also as JSON', async () => {
  const cases = [
    { id: 'c1', title: 'adds', category: 'eval', passed: true, durationMs: 600 },
    {
      id: 'c2',
      title: 'greets',
      category: 'eval',
      passed: false,
      error: 'Expected a call',
      details: { want: 1 },
    },
  ]
  const report = {
    schemaVersion: 1,
    kind: 'eval-run',
    passed: false,
    summary: { total: 2 },
    cases,
    durationMs: 9,
  }
  const { results, summary } = await readJson(report)
  expect(summary).toMatchObject({ format: 'mcpjam-json', tests: 2, passed: 1, failed: 1 })
  expect(results).toMatchObject([
    { identity: { suite: ['eval-run', 'eval'], name: 'adds' }, durationMs: 600 },
    { outcome: 'failed', message: 'Expected a call', detail: '{"want":1}' },
  ])
})

it('the JUnit of the SDK and its command line is read', async () => {
  const { results, summary } = await readFileAt(fixtures, 'mcpjam.xml')
  expect(summary).toMatchObject({ format: 'junit-xml', tests: 2, passed: 1, failed: 1 })
  expect(results).toMatchObject([
    { identity: { suite: ['eval-run', 'mcpjam.eval-run.eval'], name: 'adds' }, durationMs: 600 },
    { outcome: 'failed', message: 'Expected a call', detail: '{"expected":"greet"}' },
  ])
})
