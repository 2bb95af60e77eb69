import { describe, expect, it } from 'vitest'
import { countsOf, only, readContent, readJson, suite } from '../../../support/reports/reading.ts'

describe('a report of Playwright', () => {
  const spec = (test: object, ok = true) => ({
    title: 'pays',
    file: 'cart.spec.ts',
    line: 3,
    ok,
    tests: [test],
  })
  const report = (specs: readonly object[], errors: readonly object[] = []) => ({
    config: {},
    suites: [{ title: 'cart.spec.ts', file: 'cart.spec.ts', specs }],
    errors,
  })

  it('says of a test that it failed as it is marked to: it is no pass', async () => {
    const test = { expectedStatus: 'failed', status: 'expected', results: [{ status: 'failed' }] }
    const annotated = { ...test, annotations: [{ type: 'fail', description: 'issue 12' }] }
    const { results } = await readJson(report([spec(test), spec(annotated)]))
    expect(results.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['skipped', 'it fails, as it is marked to'],
      ['skipped', 'issue 12'],
    ])
  })

  it('says so in JUnit by a property', async () => {
    const marked =
      '<testcase name="pays"><properties><property name="fail" value=""/></properties></testcase>'
    const { results } = await readContent(`<testsuite name="a"><testcase name="adds"/>${marked}</testsuite>`)
    expect(results.map(({ outcome }) => outcome)).toEqual(['passed', 'skipped'])
  })

  it('has errors outside of the tests, each of which breaks the run', async () => {
    const errors = [
      { message: 'SyntaxError: odd.spec.ts: Unexpected token', location: { file: 'odd.spec.ts', line: 4 } },
      { value: 'thrown text' },
      {},
    ]
    const { results, summary } = await readJson(
      report([spec({ status: 'expected', results: [{ status: 'passed' }] })], errors),
    )
    expect(countsOf(summary)).toBe('1 tests: 1 passed, 0 failed, 3 errored, 0 skipped, 0 flaky, 3 suites')
    const broken = results.filter(({ scope }) => scope === 'suite')
    expect(broken.map(({ identity, message }) => `${identity.name}: ${message}`)).toEqual([
      'odd.spec.ts: SyntaxError: odd.spec.ts: Unexpected token',
      'outside of the tests: thrown text',
      'outside of the tests: Playwright reports an error outside of the tests',
    ])
  })

  it.each([
    ['passed', true, 'passed'],
    ['failed', false, 'failed'],
    ['skipped', true, 'skipped'],
  ])('without the status of a test has the one of its last result: %s', async (status, ok, outcome) => {
    const { results } = await readJson(report([spec({ results: [{ status }] }, ok)]))
    expect(only(results).outcome).toBe(outcome)
  })

  it('says what was expected of a test that failed without an error', async () => {
    const test = { status: 'unexpected', expectedStatus: 'failed', results: [{ status: 'passed' }] }
    const { results } = await readJson(report([spec(test, false)]))
    expect(only(results).message).toBe('expected the test to be failed, but it passed')
  })
})

describe('a report of Jest', () => {
  const file = {
    name: 'a.test.js',
    status: 'passed',
    assertionResults: [{ title: 'adds', status: 'passed' }],
  }

  it.each([
    ['files that failed', { numFailedTestSuites: 1 }, 'errored'],
    ['files that did not run', { numRuntimeErrorTestSuites: 1 }, 'errored'],
    ['an interruption', { wasInterrupted: true }, 'lost'],
    ['nothing', { wasInterrupted: false, numFailedTestSuites: 0 }, undefined],
  ])('says of the run, beside files that passed, %s', async (_, said, outcome) => {
    const report = { numRuntimeErrorTestSuites: 0, success: true, testResults: [file], ...said }
    const { results } = await readJson(report)
    const [run] = results.filter(({ scope }) => scope === 'suite')
    expect(run?.unjudged === undefined ? run?.outcome : 'lost').toBe(outcome)
  })

  it('calls a file focused of which a test was skipped: it is no broken file', async () => {
    const assertionResults = [...file.assertionResults, { title: 'removes', status: 'pending' }]
    const { results } = await readJson({
      numRuntimeErrorTestSuites: 0,
      success: true,
      testResults: [{ ...file, status: 'focused', assertionResults }],
    })
    expect(results.map(({ outcome }) => outcome)).toEqual(['passed', 'skipped'])
  })
})

describe('a report of Mocha', () => {
  it('lists a test that skipped itself as pending, with a duration', async () => {
    const test = (title: string) => ({
      title,
      fullTitle: `cart ${title}`,
      duration: 1,
      currentRetry: 0,
      err: {},
    })
    const { results } = await readJson({
      stats: { suites: 1, tests: 2, passes: 1, pending: 1, failures: 0 },
      tests: [test('adds'), test('removes')],
      pending: [test('adds')],
      failures: [],
      passes: [test('removes')],
    })
    expect(results.map(({ identity, outcome }) => [identity.name, outcome])).toEqual([
      ['adds', 'skipped'],
      ['removes', 'passed'],
    ])
  })
})

describe('a report of Cucumber', () => {
  const step = (status: string, ms: number) => ({ result: { status, duration: ms * 1e6 } })
  const lines = (...messages: readonly object[]) => messages.map((of) => `${JSON.stringify(of)}\n`).join('')
  const end = { testRunFinished: { success: false } }

  it('has the steps of a background in the scenario after it', async () => {
    const elements = [
      { type: 'background', steps: [step('failed', 5)] },
      { type: 'scenario', name: 'pays', tags: [{ name: '@smoke' }], steps: [step('skipped', 1)] },
      { type: 'scenario', name: 'returns', steps: [step('passed', 2)] },
    ]
    const { results } = await readJson([
      { uri: 'a.feature', id: 'a', name: 'Cart', keyword: 'Feature', elements },
    ])
    expect(results.map((of) => [of.identity.name, of.outcome, of.durationMs])).toEqual([
      ['pays', 'failed', 6],
      ['returns', 'passed', 2],
    ])
  })

  it("as messages has files that can't be read, and hooks that failed", async () => {
    const { results } = await readContent(
      lines(
        { meta: { protocolVersion: '1', implementation: {} } },
        { parseError: { source: { uri: 'odd.feature' }, message: '(1:1): expected: #Feature' } },
        { testRunHookFinished: { result: { status: 'PASSED' } } },
        { testRunHookFinished: { result: { status: 'FAILED', message: 'Error: no database' } } },
        { testRunHookFinished: { result: { status: 'FAILED' } } },
        end,
      ),
      { name: 'messages.ndjson' },
    )
    expect(results.map(({ identity, message }) => `${identity.name}: ${message}`)).toEqual([
      'odd.feature: (1:1): expected: #Feature',
      'a hook around all scenarios: Error: no database',
      'a hook around all scenarios: it failed outside of the scenarios',
    ])
  })

  it('as messages shows too few failures when the run failed and no scenario did', async () => {
    const { summary } = await readContent(
      lines({ meta: { protocolVersion: '1', implementation: {} } }, end),
      { name: 'messages.ndjson' },
    )
    expect(summary.unexplained).toMatchObject([{ what: 'failures', declared: 1, shown: 0 }])
  })
})

describe('the properties of a case in JUnit', () => {
  const read = async (properties: Readonly<Record<string, string>>) => {
    const written = Object.entries(properties).map(
      ([name, value]) => `<property name="${name}" value="${value}"/>`,
    )
    const { results } = await readContent(
      suite(`<testcase name="capital"><properties>${written.join('')}</properties></testcase>`),
    )
    return only(results)
  }

  it('declare its id and that its answer came from a cache', async () => {
    expect(
      await read({ 'eval.case_id': ' c-1 ', 'eval.cached': 'True', 'eval.model': 'acme/atlas' }),
    ).toMatchObject({
      identity: { id: 'c-1', name: 'capital' },
      cached: true,
      model: 'acme/atlas',
    })
    const plain = await read({ 'eval.case_id': '  ', 'eval.cached': 'no', 'eval.model': 'acme/atlas' })
    expect([plain.identity.id, plain.cached]).toEqual([undefined, undefined])
  })

  it('are the parts of scores', async () => {
    const { scores } = await read({
      'eval.score.tone.mean': '0.75',
      'eval.score.tone.passed': 'yes',
      'eval.score.tone.reason': 'kind',
      'eval.score.exact': 'false',
      'eval.score.odd.passed': '1',
    })
    expect(scores).toMatchObject([
      { name: 'tone', value: 0.75, passed: true, rationale: 'kind' },
      { name: 'exact', value: 0 },
    ])
  })

  it('are 200 scores at most', async () => {
    const many = Object.fromEntries(Array.from({ length: 210 }, (_, index) => [`eval.score.s${index}`, '1']))
    expect((await read(many)).scores).toHaveLength(200)
  })
})

describe('a log of Inspect', () => {
  const log = (config: object, sample: object = {}) => ({
    version: 2,
    status: 'success',
    eval: {
      task: 'geography',
      model: 'acme/atlas',
      dataset: { samples: 9 },
      config: { epochs: 1, ...config },
    },
    samples: [
      { id: 1, epoch: 1, input: 'Capital?', target: 'Paris', scores: { match: { value: 'C' } }, ...sample },
    ],
    stats: {},
  })

  it.each([{ limit: 1 }, { sample_id: [1] }, { sample_id: [] }])(
    'with %j has some of the dataset, and nothing stopped it',
    async (config) => {
      const { summary } = await readJson(log(config))
      expect(summary).toMatchObject({ tests: 1, passed: 1 })
      expect(summary.suiteErrors).toBeUndefined()
    },
  )

  it('with a limit lacks samples that it was to run', async () => {
    const whole = log({ limit: 2 })
    const { summary } = await readJson({ ...whole, eval: { ...whole.eval, dataset: { sample_ids: [1, 2] } } })
    expect(summary).toMatchObject({ tests: 1, suiteErrors: 1 })
  })

  it('has the calls of models and tools as spans, and knows an answer from the cache', async () => {
    const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString()
    const usage = { input_tokens: 7, output_tokens: 2 }
    const events = [
      { event: 'state', timestamp: at(0) },
      {
        event: 'model',
        model: 'acme/atlas',
        timestamp: at(1),
        completed: at(3),
        cache: 'read',
        output: { usage },
      },
      { event: 'tool', function: 'search', timestamp: at(2), completed: at(4), error: { message: 'no' } },
      { event: 'tool', function: 'pending', timestamp: at(3) },
    ]
    const { results } = await readJson(log({ limit: 1 }, { events }))
    expect(only(results)).toMatchObject({
      cached: true,
      spans: [
        { name: 'acme/atlas', category: 'llm', startMs: 0, endMs: 2_000, inputTokens: 7, outputTokens: 2 },
        { name: 'search', category: 'tool', startMs: 1_000, endMs: 3_000, failed: true },
      ],
    })
  })
})

describe('a case of DeepEval with a trace', () => {
  const metric = (over: object) => ({
    name: 'Faithfulness',
    threshold: 0.5,
    success: true,
    score: 0.9,
    ...over,
  })
  const report = (testCase: object) => ({
    testCases: [
      { name: 'test_answer', input: 'Capital?', actualOutput: 'Paris', success: true, ...testCase },
    ],
    metricsScores: [],
    testPassed: 1,
    testFailed: 0,
    runDuration: 1,
  })

  it('has the scores of its spans, its tokens, its model and what its judges cost', async () => {
    const { results, summary } = await readJson(
      report({
        metricsData: [metric({ evaluationCost: 0.01 })],
        toolsCalled: [{ name: 'search', inputParameters: { q: 'France' } }],
        trace: {
          llmSpans: [
            { name: 'answer', model: 'atlas', provider: 'acme', inputTokenCount: 5, outputTokenCount: 1 },
            { name: 'again', model: 'atlas', provider: 'acme', inputTokenCount: 4, outputTokenCount: 2 },
          ],
          retrieverSpans: [{ name: 'find', metricsData: [metric({ name: 'Recall', evaluationCost: 0.02 })] }],
        },
      }),
    )
    expect(summary.format).toBe('deepeval-json')
    expect(only(results)).toMatchObject({
      outcome: 'passed',
      scores: [{ name: 'Faithfulness', value: 0.9 }, { name: 'Recall (find)' }],
      tokens: { input: 9, output: 3 },
      costUsd: 0.03,
      model: 'atlas',
      provider: 'acme',
      toolCalls: [{ name: 'search', arguments: { q: 'France' } }],
    })
  })

  it('is judged by the metrics of the trace where it has none of its own', async () => {
    const metricsData = [metric({ success: false, score: 0.1, reason: 'made up' })]
    const { results } = await readJson(report({ success: false, trace: { metricsData } }))
    expect(only(results)).toMatchObject({ outcome: 'failed', message: 'Faithfulness: 0.1 (threshold 0.5)' })
  })
})
