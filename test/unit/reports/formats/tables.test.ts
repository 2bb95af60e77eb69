import { describe, expect, it } from 'vitest'
import { formatCaseTitle } from '../../../../src/model/run/identity.ts'
import type { Table } from '../../../../src/reports/formats/tables/table.ts'
import { readContent, readJson } from '../../../support/reports/reading.ts'

const shown = async (value: unknown, format?: Table) => {
  const { results, summary } = await readJson(value, { format })
  return {
    format: summary.format,
    rows: results.map(({ identity, outcome, message }) =>
      [formatCaseTitle(identity), outcome, message].filter((part) => part !== undefined).join(': '),
    ),
  }
}

describe('results with one row per trial', () => {
  it('of terminal-bench', async () => {
    const rows = [
      { task_id: 'hello', trial_name: 'hello.1', is_resolved: true, failure_mode: 'unset' },
      { task_id: 'hello', trial_name: 'hello.2', is_resolved: false, failure_mode: 'agent_timeout' },
    ]
    expect(await shown({ id: 'run', results: rows, n_resolved: 1 })).toEqual({
      format: 'terminal-bench-json',
      rows: ['hello: passed', 'hello: failed: agent_timeout'],
    })
  })

  it('of SWE-bench', async () => {
    const ids = { resolved_ids: ['a'], unresolved_ids: ['b'], empty_patch_ids: [], error_ids: ['c'] }
    expect(await shown({ total_instances: 3, ...ids, schema_version: 2 })).toEqual({
      format: 'swe-bench-json',
      rows: [
        'a: passed',
        'b: failed: the tests of the issue fail',
        'c: errored: the evaluation raised an error',
      ],
    })
  })

  it('of tau-bench', async () => {
    const row = (reward: number, info: object = {}) => ({ task_id: 3, reward, info, traj: [], trial: 0 })
    expect(await shown([row(1), row(0), row(0, { error: '429 Too Many Requests' })])).toEqual({
      format: 'tau-bench-json',
      rows: ['3: passed', '3: failed: reward is 0', '3: errored: 429 Too Many Requests'],
    })
  })

  it('of a Phoenix experiment, with repetitions and what the evaluators say', async () => {
    const row = (repetition: number, score: number | null, error: string | null = null) => ({
      example_id: 'RGF0YXNldEV4YW1wbGU6MQ==',
      repetition_number: repetition,
      input: { question: 'Capital of France?' },
      reference_output: { answer: 'Paris' },
      output: 'Paris',
      error,
      latency_ms: 12.5,
      prompt_token_count: 3,
      completion_token_count: 4,
      annotations: [{ name: 'exact', annotator_kind: 'CODE', label: null, score, explanation: 'not equal' }],
    })
    expect(await shown([row(1, 1), row(2, 0), row(3, null), row(4, null, 'no network')])).toEqual({
      format: 'phoenix-json',
      rows: [
        'Capital of France?: passed',
        'Capital of France?: failed: exact is 0: not equal',
        'Capital of France?: errored: no scorer gave a value',
        'Capital of France?: errored: no network',
      ],
    })
  })

  it('of LangSmith, as its data frame is written', async () => {
    const row = (correct: number) => ({
      'inputs.question': 'two?',
      'outputs.output': '2',
      error: null,
      'reference.output': '2',
      'feedback.correct': correct,
      'feedback.tone': correct,
      execution_time: 0.5,
      example_id: '5b0c',
      id: '77aa',
    })
    const { results } = await readJson([row(1), row(0)])
    expect(
      results.map(({ outcome, scores, durationMs }) => [
        outcome,
        scores?.map(({ name }) => name),
        durationMs,
      ]),
    ).toEqual([
      ['passed', ['correct', 'tone'], 500],
      ['failed', ['correct', 'tone'], 500],
    ])
  })

  it('of `gh models eval`, by what every evaluator says', async () => {
    const answer = (input: string, evaluationResults: readonly object[]) => ({
      testCase: { input, expected: 'yes' },
      modelResponse: 'yes',
      evaluationResults,
    })
    const says = (passed?: boolean) => ({
      evaluatorName: 'exact',
      score: Number(passed),
      passed,
      details: 'd',
    })
    const testResults = [
      answer('one?', [says(true)]),
      answer('two?', [says(true), { ...says(false), evaluatorName: 'tone' }]),
      answer('three?', []),
      answer('four?', [says()]),
    ]
    const summary = { totalTests: 4, passedTests: 1, failedTests: 3, passRate: 25 }
    expect(await shown({ name: 'Greets', description: '', model: 'gpt-4o', testResults, summary })).toEqual({
      format: 'gh-models-json',
      rows: [
        'Greets › one?: passed',
        'Greets › two?: failed: tone is 0: d',
        'Greets › three?: errored: an evaluator does not say whether the case passed',
        'Greets › four?: errored: an evaluator does not say whether the case passed',
      ],
    })
  })

  it("of MCP's conformance suite, and a word that is new is no pass", async () => {
    const check = (id: string, status: string, errorMessage?: string) => ({
      ...{ id, name: id, description: `about ${id}`, status, errorMessage },
      timestamp: '2026-01-01T00:00:00Z',
    })
    const checks = [
      check('a', 'SUCCESS'),
      check('b', 'FAILURE', 'no session'),
      check('c', 'INFO'),
      check('d', 'WARNING'),
      check('e', 'PARTIAL'),
    ]
    expect(await shown(checks)).toEqual({
      format: 'mcp-conformance-json',
      rows: ['a: passed', 'b: failed: no session', 'c: skipped: about c', 'd: passed', 'e: errored: about e'],
    })
  })

  it('of vally, by what its graders say, beside its log and its summary', async () => {
    const trial = (stimulus: string, passed: boolean | undefined, more: object = {}) => ({
      type: 'trial-result',
      evalName: 'docs',
      variant: 'main',
      stimulus,
      status: 'success',
      durationMs: 4_000,
      gradeResult: {
        name: 'all',
        passed,
        score: Number(passed),
        evidence: 'no file was written',
        details: [{ name: 'file', kind: 'code', passed, score: Number(passed), evidence: 'absent' }],
      },
      trajectory: {
        metadata: { model: 'm' },
        metrics: { wallTimeMs: 2_000, tokenUsage: { inputTokens: 12, outputTokens: 3 } },
        stimulus: { prompt: 'Write it.' },
      },
      ...more,
    })
    const broken = { gradeResult: null, trajectory: null }
    const lines = [
      { type: 'log', message: 'started' },
      trial('one', true),
      trial('one', false),
      trial('two', true, { variant: 'skilled' }),
      trial('three', undefined),
      trial('four', undefined, { status: 'error', error: 'agent_timeout', ...broken }),
      trial('five', undefined, { status: 'skipped', ...broken }),
      trial('six', true, { status: 'partial' }),
      { type: 'run-summary', evals: [{ name: 'docs', passed: false }] },
    ]
    const text = lines.map((line) => JSON.stringify(line)).join('\n')
    const { results, summary } = await readContent(text, { name: 'results.jsonl' })
    expect(summary.format).toBe('vally-jsonl')
    expect(summary.warnings).toEqual(['unknown status "partial"; a case with it has no outcome'])
    expect(
      results.map(({ identity, outcome, message }) => `${formatCaseTitle(identity)}: ${outcome}: ${message}`),
    ).toEqual([
      'docs › one: passed: undefined',
      'docs › one: failed: no file was written',
      'docs › two [skilled]: passed: undefined',
      'docs › three: errored: no file was written',
      'docs › four: errored: agent_timeout',
      'docs › five: skipped: undefined',
      'docs › six: errored: no file was written',
    ])
    expect(results[0]).toMatchObject({
      scores: [{ name: 'file', value: 1, passed: true }],
      tokens: { input: 12, output: 3 },
      durationMs: 4_000,
      latencyMs: 2_000,
      model: 'm',
      input: 'Write it.',
    })
  })

  it('for statgate, and a word that is no outcome is no pass', async () => {
    const rows = [
      { case_id: 'a', passed: true, run_index: 0 },
      { case_id: 'a', passed: false, run_index: 1 },
      { case_id: 'b', score: 0.7 },
      { case_id: 'c', score: 0.7, passed: false },
      { case_id: 'd', passed: 'maybe' },
      { case_id: 'e', metadata: { area: 'x' } },
    ]
    expect(await shown(rows)).toEqual({
      format: 'statgate-rows',
      rows: [
        'a: passed',
        'a: failed: score is 0',
        'b: passed',
        'c: failed: score is 0.7',
        'd: errored: its status "maybe" is not known',
        'e: errored: no scorer gave a value',
      ],
    })
  })

  it('of MLflow, a row of values per case', async () => {
    const table = {
      columns: ['inputs', 'outputs', 'answer_similarity/v1/score', 'answer_similarity/v1/justification'],
      data: [
        ['one?', '1', 4, 'close'],
        ['two?', '2', null, null],
      ],
    }
    const { results, summary } = await readJson(table)
    expect(summary.format).toBe('mlflow-json')
    expect(results.map(({ identity, outcome, scores }) => [identity.name, outcome, scores])).toEqual([
      ['one?', 'passed', [{ name: 'answer_similarity/v1', value: 4 }]],
      ['two?', 'errored', [{ name: 'answer_similarity/v1', value: null }]],
    ])
  })

  it('of OpenTelemetry, an event per evaluation', async () => {
    const record = (label: string, value: number) => ({
      eventName: 'gen_ai.evaluation.result',
      attributes: [
        { key: 'gen_ai.evaluation.name', value: { stringValue: 'Relevance' } },
        { key: 'gen_ai.evaluation.score.value', value: { doubleValue: value } },
        { key: 'gen_ai.evaluation.score.label', value: { stringValue: label } },
        { key: 'gen_ai.evaluation.explanation', value: { stringValue: 'off topic' } },
      ],
    })
    const line = (label: string, value: number) =>
      JSON.stringify({ resourceLogs: [{ scopeLogs: [{ logRecords: [record(label, value)] }] }] })
    const { results, summary } = await readContent(`${line('pass', 1)}\n${line('fail', 0)}\n`, {
      name: 'otel.jsonl',
    })
    expect(summary.format).toBe('otel-evaluations-json')
    expect(results.map(({ identity, outcome, message }) => [identity.name, outcome, message])).toEqual([
      ['Relevance', 'passed', undefined],
      ['Relevance', 'failed', 'off topic'],
    ])
  })

  it('of tau2-bench, where a limit is a failure', async () => {
    const row = (reward: number, why: string) => ({
      id: 'x',
      task_id: '7',
      trial: 0,
      duration: 1.5,
      termination_reason: why,
      reward_info: { reward },
    })
    expect(await shown({ info: {}, simulations: [row(1, 'user_stop'), row(0, 'max_steps')] })).toEqual({
      format: 'tau2-bench-json',
      rows: ['7: passed', '7: failed: max_steps'],
    })
  })

  it('of Harbor', async () => {
    const trial = (fields: object) => ({
      task_name: 'fix-git',
      trial_name: 'fix-git__a',
      agent_info: { name: 'codex' },
      verifier_result: null,
      ...fields,
    })
    expect(await shown(trial({ verifier_result: { rewards: { reward: 1 } } }))).toEqual({
      format: 'harbor-json',
      rows: ['fix-git [codex]: passed'],
    })
    const broken = trial({ exception_info: { exception_type: 'BuildError', exception_message: 'no image' } })
    expect((await shown(broken)).rows).toEqual(['fix-git [codex]: errored: BuildError: no image'])
  })
})

describe('a mapping of the user', () => {
  const rows = [
    { q: 'France?', meta: { ok: 'yes', s: 0.9 }, in: 3, 'a.b': 1 },
    { q: 'Italy?', meta: { ok: 'no', s: 0.2 }, why: 'Milan' },
    { q: 'Spain?', meta: { ok: 'no' }, error: { type: 'KeyError', message: 'spain' } },
    { other: 1 },
  ]
  const mapping = {
    list: 'data.rows',
    name: 'q',
    pass: 'meta.ok',
    message: 'why',
    error: 'error',
    scores: { tone: 'meta.s', odd: 'a.b' },
    tokens: { input: 'in' },
  }

  it('reads a list', async () => {
    expect(await shown({ data: { rows } }, mapping)).toEqual({
      format: 'custom',
      rows: ['France?: passed', 'Italy?: failed: Milan', 'Spain?: errored: KeyError: spain'],
    })
    const { results } = await readJson({ data: { rows } }, { format: mapping })
    expect(results[0]).toMatchObject({
      scores: [
        { name: 'tone', value: 0.9 },
        { name: 'odd', value: 1 },
      ],
      tokens: { input: 3 },
    })
  })

  it('reads one row per line, which has no end', async () => {
    const { results, summary } = await readContent(rows.map((row) => JSON.stringify(row)).join('\n'), {
      name: 'r.jsonl',
      format: { ...mapping, list: undefined },
    })
    expect(results).toHaveLength(3)
    expect(summary.unexplained).toMatchObject([{ what: 'end', shown: 3 }])
    expect(summary.warnings).toEqual(['rows without q; they are not read'])
  })

  it('drops no failure whose row has no name', async () => {
    const testCase = { input: 'one?', expected: 'yes' }
    const testResults = [{ testCase }, {}].map((row, index) => ({
      ...row,
      modelResponse: 'yes',
      evaluationResults: [{ evaluatorName: 'exact', score: 1, passed: index === 0, details: 'd' }],
    }))
    expect(await shown({ name: 'Greets', description: '', model: 'm', testResults, summary: {} })).toEqual({
      format: 'gh-models-json',
      rows: ['Greets › one?: passed', '(row without a name): errored'],
    })
  })

  it('comes before the format of a tool, for files that have its names', async () => {
    const { summary } = await readJson([{ task_id: 1, reward: 1, traj: [], q: 'a' }], {
      format: { name: 'q' },
    })
    expect(summary.format).toBe('custom')
    const deep = { a: { b: [{ c: { d: { e: { f: { g: { h: 1 } } } } } }] } }
    expect((await readJson(deep, { format: { list: 'a.b', name: 'c.d.e.f.g.h' } })).summary.tests).toBe(1)
    const columns = { columns: ['q', 'ok'], data: [['a', true]] }
    const inColumns = await readJson(columns, {
      format: { list: 'data', columns: 'columns', name: 'q', pass: 'ok' },
    })
    expect(inColumns.results).toMatchObject([{ identity: { name: 'a' }, outcome: 'passed' }])
  })

  it.each([
    ['the file', { q1: { ok: true }, q2: { ok: false } }, { name: '$key', pass: 'ok' }],
    [
      'a member',
      { results: { q1: { ok: true }, q2: { ok: false } } },
      { list: 'results', name: '$key', pass: 'ok' },
    ],
    ['plain values', { results: { q1: true, q2: false } }, { list: 'results', name: '$key', pass: '$value' }],
    [
      'lists of rows',
      { results: { q1: [{ ok: true }], q2: [{ ok: false }] } },
      { list: 'results.*', name: '$key', pass: 'ok' },
    ],
    [
      'rows with names of their own, judged by an item of a list',
      { results: { 7: { q: 'q1', marks: [0, 1] }, 8: { q: 'q2', marks: [1, 0] } } },
      { list: 'results', id: '$key', name: 'q', pass: 'marks.1' },
    ],
  ])('reads a map of rows by their ids: %s', async (_, document, format) => {
    const { results } = await readJson(document, { format })
    expect(results.map(({ identity: { name }, outcome }) => [name, outcome])).toEqual([
      ['q1', 'passed'],
      ['q2', 'failed'],
    ])
  })

  it('reads nothing where the names are not, and says so', async () => {
    const { results, summary } = await readJson(
      { data: { rows } },
      { format: { list: 'data.row', name: 'q' } },
    )
    expect(results).toEqual([])
    expect(summary).toMatchObject({
      format: null,
      foreign: expect.stringMatching(/no `name` where `format`/),
    })
  })

  it.each(['__proto__', 'constructor', 'toString.name', '__proto__.constructor', 'a..b', '.', '*'])(
    'finds no member in %s that the row does not have',
    async (path) => {
      const format = {
        list: path,
        name: path,
        pass: path,
        scores: path,
        error: path,
        tags: path,
        columns: path,
      }
      expect((await readJson([{ q: 'a' }], { format })).results).toEqual([])
      const { results } = await readJson([{ q: 'a' }], {
        format: { ...format, list: undefined, columns: undefined, name: 'q' },
      })
      expect(results[0]).toMatchObject({ outcome: 'errored', unjudged: 'unscored' })
    },
  )

  it('names the paths that no row has, with the keys that rows have', async () => {
    const format = { ...mapping, pass: 'okay', model: 'modle' }
    const { results, summary } = await readJson({ data: { rows } }, { format })
    expect(results.at(-1)).toMatchObject({
      scope: 'suite',
      unjudged: 'unscored',
      message: expect.stringMatching(
        /^no row has `okay`, which `format` names for `pass`; rows have: .*\bq\b/,
      ),
    })
    expect(summary.warnings.join('\n')).toMatch(/no row has `modle`/)
  })

  it('takes an item of a list', async () => {
    const { results } = await readJson([{ q: 'a', runs: [{ ok: true }] }], {
      format: { name: 'q', pass: 'runs.0.ok' },
    })
    expect(results).toMatchObject([{ outcome: 'passed' }])
  })

  it.each([
    [{}, 'unscored'],
    [{ absent: 'passed' }, 'passed'],
    [{ error: 'error' }, 'passed'],
    [{ error: 'eror' }, 'unscored'],
  ] as const)('passes without anything that judges only by %j', async (format, status) => {
    const { results } = await readJson([{ q: 'a', error: null }], { format: { name: 'q', ...format } })
    expect(results.map(({ outcome, unjudged }) => unjudged ?? outcome)).toEqual([status])
  })

  it('is for files of no other format', async () => {
    const { summary } = await readContent('<testsuite><testcase name="a"/></testsuite>', {
      format: mapping,
    })
    expect(summary.format).toBe('junit-xml')
  })

  it.each([
    [{ path: 's', atLeast: 0.5 }, [0.49, 0.5], ['failed', 'passed']],
    [{ path: 's', is: ['A', 'B'] }, ['A', 'C'], ['passed', 'failed']],
    ['s', [true, 0, 'Correct', null, 'odd'], ['passed', 'failed', 'passed', 'unscored', 'unknown']],
  ])('decides by %o', async (pass, values, outcomes) => {
    const { results } = await readJson(
      values.map((s, index) => ({ n: `case ${index}`, s })),
      { format: { name: 'n', pass } },
    )
    expect(results.map(({ outcome, unjudged }) => unjudged ?? outcome)).toEqual(outcomes)
  })
})
