import { describe, expect, it } from 'vitest'
import { countsOf, distinctCases, only, readContent, readJson } from '../../support/reports/reading.ts'

describe('promptfoo', () => {
  const entry = (over: Readonly<Record<string, unknown>>): unknown => ({
    testIdx: 0,
    promptIdx: 0,
    provider: { id: 'acme:atlas', label: '' },
    prompt: { raw: 'Capital of France?' },
    testCase: {
      description: 'capital',
      vars: { country: 'France' },
      assert: [{ type: 'contains', value: 'Paris' }],
    },
    success: true,
    score: 1,
    namedScores: { exact: 1 },
    failureReason: 0,
    latencyMs: 250,
    cost: 0.0002,
    tokenUsage: { prompt: 40, completion: 3, total: 43 },
    response: { output: 'Paris' },
    ...over,
  })
  const lost = entry({
    testIdx: 1,
    success: false,
    score: 0,
    namedScores: {},
    failureReason: 2,
    error: '503 overloaded',
  })
  const entries = [
    entry({}),
    lost,
    entry({
      promptIdx: 1,
      success: false,
      score: 0,
      namedScores: { exact: 0 },
      failureReason: 1,
      gradingResult: { reason: 'no Paris' },
    }),
    entry({ testIdx: 2, testCase: { description: 'capital', vars: { country: 'Spain' } } }),
  ]

  it('reads scores, cost, tokens and latency, and a failed provider from a failed assertion', async () => {
    const { results, summary } = await readJson({ evalId: 'e', results: { version: 3, results: entries } })
    expect(summary.format).toBe('promptfoo-json')
    expect(results[0]).toMatchObject({
      identity: { name: 'capital', variant: 'acme:atlas · prompt 1' },
      outcome: 'passed',
      scores: [
        { name: 'score', value: 1 },
        { name: 'exact', value: 1 },
      ],
      tokens: { input: 40, output: 3, total: 43 },
      costUsd: 0.0002,
      latencyMs: 250,
      provider: 'acme:atlas',
      input: 'Capital of France?',
      output: 'Paris',
    })
    expect(results[1]).toMatchObject({ outcome: 'errored', infrastructure: true, message: '503 overloaded' })
    expect(results[1]?.scores).toBeUndefined()
    expect(results[2]).toMatchObject({ outcome: 'failed', message: 'no Paris' })
    expect(results[2]?.infrastructure).toBeUndefined()
  })

  it('groups repeats, and keeps other prompts and other variables apart', async () => {
    const { results } = await readJson({ evalId: 'e', results: { version: 3, results: entries } })
    expect(distinctCases(results.slice(0, 2))).toBe(1)
    expect(distinctCases(results)).toBe(3)
  })

  it('a test without assertions is unscored, though it passes', async () => {
    const gradingResult = { pass: true, score: 1, reason: 'No assertions' }
    const test = { testCase: { description: 'capital', assert: [] }, namedScores: {}, gradingResult }
    const { results } = await readJson({ evalId: 'e', results: { version: 3, results: [entry(test)] } })
    expect(results[0]).toMatchObject({ outcome: 'errored', unjudged: 'unscored' })
  })

  it('reads lines as it reads the whole', async () => {
    const whole = await readJson({ evalId: 'e', results: { version: 3, results: entries } })
    const lines = await readContent(entries.map((line) => JSON.stringify(line)).join('\n'), {
      name: 'r.jsonl',
    })
    expect(lines.summary.format).toBe('promptfoo-jsonl')
    expect(lines.results).toEqual(whole.results)
  })
})

describe('evalite', () => {
  const result = (input: unknown, over: Readonly<Record<string, unknown>> = {}): unknown => ({
    input,
    output: 'Paris',
    expected: 'Paris',
    status: 'success',
    duration: 12,
    averageScore: 0,
    scores: [
      { name: 'Exact', score: 1, metadata: { rationale: 'equal' } },
      { name: 'Judge', score: null },
    ],
    traces: [
      { inputTokens: 40, outputTokens: 3, totalTokens: 43 },
      { inputTokens: 10, outputTokens: 1, totalTokens: 11 },
    ],
    ...over,
  })
  const suite = (results: unknown, key: 'results' | 'evals'): unknown => ({
    name: 'Capitals',
    filepath: '/github/workspace/capitals.eval.ts',
    status: 'success',
    [key]: results,
  })

  it.each([
    ['0.19', { run: { runType: 'full' }, evals: [suite([result('France'), result('France')], 'results')] }],
    ['1.0', { run: { runType: 'full' }, suites: [suite([result('France'), result('France')], 'evals')] }],
  ])('%s: trials with the same input are one case', async (_, report) => {
    const { results, summary } = await readJson(report)
    expect(countsOf(summary)).toBe('2 tests: 2 passed, 0 failed, 0 errored, 0 skipped, 0 flaky, 0 suites')
    expect(distinctCases(results)).toBe(1)
    expect(results[0]).toMatchObject({
      identity: { file: 'capitals.eval.ts', suite: ['Capitals'], name: 'France' },
      scores: [
        { name: 'Exact', value: 1, rationale: 'equal' },
        { name: 'Judge', value: null },
      ],
      tokens: { input: 50, output: 4, total: 54 },
      durationMs: 12,
    })
  })

  it('a task that threw is errored, inputs of any kind are kept apart', async () => {
    const { results } = await readJson({
      run: { runType: 'full' },
      suites: [suite([result({ a: 1 }, { status: 'fail', scores: [] }), result({ a: 2 })], 'evals')],
    })
    expect(results.map(({ outcome }) => outcome)).toEqual(['errored', 'passed'])
    expect(distinctCases(results)).toBe(2)
  })
})

describe('CTRF', () => {
  it('is read with retries, suites in both spellings and figures in `extra`', async () => {
    const { results, summary } = await readJson({
      reportFormat: 'CTRF',
      results: {
        tool: { name: 'x' },
        summary: {},
        tests: [
          {
            name: 'a',
            status: 'passed',
            duration: 5,
            suite: 'f > g',
            flaky: true,
            retries: 2,
            filePath: './a.ts',
          },
          {
            name: 'b',
            status: 'failed',
            suite: ['f', 'g'],
            message: 'no',
            trace: 'Error: no\n at x',
            browser: 'firefox',
          },
          {
            name: 'c',
            status: 'pending',
            extra: { scores: { tone: 0.5 }, tokens: { total: 43 }, cost_usd: 0.1, model: 'm' },
          },
          { name: 'd', status: 'other' },
        ],
      },
    })
    expect(countsOf(summary)).toBe('4 tests: 1 passed, 1 failed, 1 errored, 1 skipped, 1 flaky, 0 suites')
    expect(summary.warnings).toEqual(['unknown status "other"; a case with it has no outcome'])
    expect(results[0]).toMatchObject({
      identity: { file: 'a.ts', suite: ['f', 'g'], name: 'a' },
      flaky: true,
      attempts: 3,
    })
    expect(results[1]).toMatchObject({ identity: { suite: ['f', 'g'], variant: 'firefox' }, message: 'no' })
    expect(results[2]).toMatchObject({
      scores: [{ name: 'tone', value: 0.5 }],
      tokens: { total: 43 },
      costUsd: 0.1,
      model: 'm',
    })
  })
})

describe('Inspect', () => {
  const sample = (
    id: number,
    epoch: number,
    value: unknown,
    over: Readonly<Record<string, unknown>> = {},
  ): unknown => ({
    id,
    epoch,
    input: [{ role: 'user', content: 'Capital of France?' }],
    target: 'Paris',
    output: { model: 'atlas-1', choices: [{ message: { content: [{ text: 'Paris' }] } }] },
    messages: [{ role: 'assistant', tool_calls: [{ function: 'lookUp', arguments: { country: 'France' } }] }],
    scores: { match: { value, explanation: 'why' } },
    model_usage: {
      'acme/atlas-1': { input_tokens: 40, output_tokens: 3, total_tokens: 43, total_cost: 0.0002 },
      'acme/judge': { input_tokens: 10, output_tokens: 1, total_tokens: 11 },
    },
    total_time: 0.25,
    working_time: 0.2,
    ...over,
  })
  const log = (samples: readonly unknown[], over: Readonly<Record<string, unknown>> = {}): unknown => ({
    version: 2,
    status: 'success',
    eval: { task: 'capitals', task_file: 'evals/capitals.py', model: 'acme/atlas-1' },
    plan: {},
    samples,
    ...over,
  })

  it('grades are outcomes and scores; epochs are iterations', async () => {
    const { results, summary } = await readJson(
      log([sample(1, 1, 'C'), sample(1, 2, 'I'), sample(2, 1, 'P'), sample(3, 1, 0.7)]),
    )
    expect(countsOf(summary)).toBe('4 tests: 2 passed, 2 failed, 0 errored, 0 skipped, 0 flaky, 0 suites')
    expect(distinctCases(results)).toBe(3)
    expect(results.map(({ scores }) => scores?.[0]?.value)).toEqual([1, 0, 0.5, 0.7])
    expect(results[0]).toMatchObject({
      identity: { file: 'evals/capitals.py', suite: ['capitals'], name: '1', variant: 'acme/atlas-1' },
      tokens: { input: 50, output: 4, total: 54 },
      costUsd: 0.0002,
      durationMs: 250,
      latencyMs: 200,
      model: 'acme/atlas-1',
      provider: 'acme',
      toolCalls: [{ name: 'lookUp', arguments: { country: 'France' } }],
      input: 'Capital of France?',
      output: 'Paris',
      expected: 'Paris',
    })
  })

  it('several values in one score are several scores', async () => {
    const { results } = await readJson(log([sample(1, 1, { tone: 'C', facts: 'I' })]))
    expect(only(results)).toMatchObject({
      outcome: 'failed',
      scores: [
        { name: 'match.tone', value: 1 },
        { name: 'match.facts', value: 0 },
      ],
    })
  })

  it('an error is a fault of the infrastructure only where it says so, a sample without score is unscored', async () => {
    const broken = sample(1, 1, 'I', { error: { message: '503 overloaded', traceback: 'trace' } })
    const { results } = await readJson(log([broken, sample(2, 1, 'C', { scores: undefined })]))
    expect(results[0]).toMatchObject({ outcome: 'errored', infrastructure: true, message: '503 overloaded' })
    expect(results[0]?.scores).toBeUndefined()
    expect(results[1]).toMatchObject({ unjudged: 'unscored', message: 'nothing gave it a value' })
    const crash = sample(1, 1, 'I', { error: { message: "TypeError: 'NoneType' is not subscriptable" } })
    const own = await readJson(log([crash]))
    expect(only(own.results)).toMatchObject({ outcome: 'errored' })
    expect(only(own.results).infrastructure).toBeUndefined()
  })

  it('a sample whose result was invalidated is unscored, whatever it was', async () => {
    const invalidation = { timestamp: '2030-01-01T00:00:00Z', author: 'ada', reason: 'the tool was down' }
    const limit = { type: 'token', limit: 10 }
    const { results } = await readJson(
      log([
        sample(1, 1, 'C', { invalidation }),
        sample(2, 1, 'I', { invalidation: {}, limit }),
        sample(3, 1, 'C', { invalidation: null }),
      ]),
    )
    expect(results[0]).toMatchObject({
      unjudged: 'unscored',
      message: 'its result was invalidated: the tool was down',
    })
    expect(results[0]?.scores).toBeUndefined()
    expect(results[1]).toMatchObject({ unjudged: 'unscored', message: 'its result was invalidated' })
    expect(results[2]).toMatchObject({ outcome: 'passed' })
  })

  it('a task that stopped early is a broken suite next to the samples that it finished', async () => {
    const task = await readJson(log([], { status: 'error', error: { message: 'no such model' } }))
    expect(only(task.results)).toMatchObject({ scope: 'suite', outcome: 'errored' })
    expect(only(task.results).message).toContain('no such model')
    expect(only(task.results).infrastructure).toBeUndefined()
    const cancelled = await readJson(log([sample(1, 1, 'C')], { status: 'cancelled' }))
    expect(cancelled.results[1]).toMatchObject({ scope: 'suite', outcome: 'errored', infrastructure: true })
  })

  it('does not depend on the header coming first', async () => {
    const { eval: header, ...rest } = log([sample(1, 1, 'C')]) as Record<string, unknown>
    const late = await readJson({ ...rest, eval: header })
    expect(late.results).toEqual((await readJson(log([sample(1, 1, 'C')]))).results)
  })
})

describe('deepeval', () => {
  const metric = (over: Readonly<Record<string, unknown>>): unknown => ({
    name: 'Relevancy',
    score: 0.9,
    threshold: 0.5,
    success: true,
    reason: 'on topic',
    evaluationCost: 0.004,
    ...over,
  })
  const run = (testCase: Readonly<Record<string, unknown>>): unknown => ({
    testCases: [{ name: 'test_case_0', input: 'Capital of France?', actualOutput: 'Paris', ...testCase }],
    conversationalTestCases: [],
    metricsScores: [],
  })

  it('repeats of `--repeat` are iterations of one case', async () => {
    const named = (name: string) => ({ name, input: 'x', success: true, metricsData: [metric({})] })
    const names = ['a[c-1-2]', 'a[c-2-2]', 'b[1-2]', 'b[2-2]', 'd[3-2]', 'e[1-1-2]']
    const { results } = await readJson({ testCases: names.map(named), metricsScores: [] })
    const suites = results.map(({ identity }) => identity.suite[0])
    expect(suites).toEqual(['a[c]', 'a[c]', 'b', 'b', 'd[3-2]', 'e[1]'])
  })

  it('a metric that passes below its threshold is one of which less is better', async () => {
    const inverse = { name: 'Hallucination', score: 0.1, success: true }
    const { results } = await readJson(run({ success: true, metricsData: [metric({}), metric(inverse)] }))
    const less = results[0]?.scores?.filter(({ lowerIsBetter }) => lowerIsBetter === true)
    expect(less?.map(({ name }) => name)).toEqual(['Hallucination'])
  })

  it('names the model that judged a metric', async () => {
    const { results } = await readJson(
      run({
        success: true,
        metricsData: [metric({ evaluationModel: 'acme/judge' }), metric({ name: 'Exact' })],
      }),
    )
    expect(only(results).scores?.map(({ judge }) => judge)).toEqual(['acme/judge', undefined])
  })

  it('metrics are scores with their thresholds', async () => {
    const { results } = await readJson(
      run({
        success: false,
        metricsData: [metric({}), metric({ name: 'Faith', score: 0.2, success: false, reason: 'made up' })],
      }),
    )
    expect(only(results)).toMatchObject({
      identity: { suite: [], name: 'Capital of France?' },
      outcome: 'failed',
      scores: [
        { name: 'Relevancy', value: 0.9, threshold: 0.5, passed: true, rationale: 'on topic' },
        { name: 'Faith', value: 0.2, passed: false },
      ],
      costUsd: 0.008,
      message: 'Faith: 0.2 (threshold 0.5)',
    })
  })

  it('a metric that broke is a fault of the infrastructure unless another one failed', async () => {
    const broke = metric({ name: 'Faith', error: '503 overloaded', success: false, score: null })
    const alone = await readJson(run({ success: false, metricsData: [metric({}), broke] }))
    expect(only(alone.results)).toMatchObject({ outcome: 'errored', infrastructure: true })
    expect(only(alone.results).scores?.[1]).toMatchObject({ name: 'Faith', value: null })
    const beside = await readJson(run({ success: false, metricsData: [metric({ success: false }), broke] }))
    expect(only(beside.results).outcome).toBe('failed')
  })
})

describe('mcp-use', () => {
  it('is read with its metrics and tool calls', async () => {
    const { results, summary } = await readJson([
      {
        case_id: 'look-up',
        model: 'acme/atlas-1',
        prompt_name: 'neutral',
        success: false,
        metrics: [{ name: 'Quality', score: 0.4, success: false, reason: 'vague' }],
        tool_calls: [{ name: 'lookUp', args: { country: 'France' } }],
        tool_assertions: { passed: false, checks: [{ tool: 'search', passed: false, reason: 'not called' }] },
        duration_s: 0.2,
        total_duration_s: 1.5,
      },
    ])
    expect(summary.format).toBe('mcp-use-json')
    expect(only(results)).toMatchObject({
      identity: { name: 'look-up', variant: 'acme/atlas-1 · neutral' },
      outcome: 'failed',
      message: 'tool search: not called',
      scores: [{ name: 'Quality', value: 0.4 }],
      toolCalls: [{ name: 'lookUp', arguments: { country: 'France' } }],
      durationMs: 1_500,
      latencyMs: 200,
    })
  })
})

describe('Jest and Vitest tell flaky cases differently', () => {
  const entry = (over: Readonly<Record<string, unknown>>): unknown => ({
    title: 'a',
    ancestorTitles: ['s'],
    status: 'passed',
    failureMessages: [],
    ...over,
  })
  const jest = (assertion: unknown): unknown => ({
    numRuntimeErrorTestSuites: 0,
    testResults: [{ name: 'f', assertionResults: [assertion] }],
  })
  const vitest = (assertion: unknown): unknown => ({
    numTotalTests: 1,
    testResults: [{ assertionResults: [assertion], name: 'f' }],
  })

  it('Jest by invocations or retry reasons', async () => {
    expect(only((await readJson(jest(entry({ invocations: 2 })))).results)).toMatchObject({
      flaky: true,
      attempts: 2,
    })
    expect(only((await readJson(jest(entry({ retryReasons: ['first'] })))).results)).toMatchObject({
      flaky: true,
      message: 'first',
    })
    expect(only((await readJson(jest(entry({ invocations: 1 })))).results).flaky).toBeUndefined()
  })

  it('Vitest by the failures left on a passed case', async () => {
    expect(only((await readJson(vitest(entry({ failureMessages: ['first'] })))).results)).toMatchObject({
      flaky: true,
    })
    expect(
      only((await readJson(vitest(entry({ invocations: 2 })), { format: 'vitest-json' })).results).flaky,
    ).toBeUndefined()
  })

  it('vitest-evals 0.5 has nameless scores and other words for tool calls', async () => {
    const meta = {
      eval: {
        scores: [{ name: '', score: 0.5, metadata: { rationale: 'exact', output: 'Paris' } }],
        avgScore: 0.5,
        toolCalls: [{ name: 'lookUp', status: 'completed', id: 'c1', type: 'function' }],
      },
    }
    expect(only((await readJson(vitest(entry({ meta })))).results)).toMatchObject({
      scores: [{ name: 'score', value: 0.5, rationale: 'exact' }],
      toolCalls: [{ name: 'lookUp', status: 'ok' }],
      output: 'Paris',
    })
  })
})
