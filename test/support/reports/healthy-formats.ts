import type { FormatName } from '../../../src/tools/formats/index.ts'

/** What each model says. */
export const answer = 'an answer'
/** Cases of each report. */
const count = 12
const rows = <Row>(write: (name: string, at: number) => Row): readonly Row[] =>
  Array.from({ length: count }, (_, at) => write(`question ${at}`, at))
const writeLines = (values: readonly object[]): string =>
  values.map((value) => JSON.stringify(value)).join('\n')
const attribute = (key: string, value: object) => ({ key: `gen_ai.evaluation.${key}`, value })

/** A healthy report in each format that no tool of `fixtures/tools` has written, by the schemas of the tools. */
export const healthyFormats = {
  'ctrf-json': JSON.stringify({
    results: {
      tool: { name: 'any' },
      summary: { tests: count, passed: count, failed: 0 },
      tests: rows((name) => ({ name, status: 'passed', duration: 5 })),
    },
  }),
  'libtest-json': writeLines([
    { type: 'suite', event: 'started', test_count: count },
    ...rows((_, at) => ({ type: 'test', name: `shop::t${at}`, event: 'ok', exec_time: 0.1 })),
    { type: 'suite', event: 'ok', passed: count, failed: 0, ignored: 0, measured: 0, filtered_out: 0 },
  ]),
  'mcp-conformance-json': JSON.stringify(
    rows((id) => ({ id, name: id, description: 'd', status: 'SUCCESS', timestamp: '2026-01-01T00:00:00Z' })),
  ),
  'mcp-use-json': JSON.stringify(
    rows((case_id) => ({
      case_id,
      model: 'm',
      prompt_name: 'p',
      success: true,
      rubric_passed: true,
      tools_passed: true,
      input: case_id,
      actual_output: answer,
      metrics: [{ name: 'Quality', score: 0.9, reason: 'good', success: true }],
      duration_s: 1,
      total_duration_s: 2,
    })),
  ),
  'mcpjam-json': JSON.stringify({
    name: 'Math',
    tests: Object.fromEntries(
      rows((name) => [
        name,
        {
          iterations: 1,
          successes: 1,
          failures: 0,
          results: [true],
          iterationDetails: [
            {
              passed: true,
              latencies: [{ e2eMs: 9 }],
              tokens: { total: 48, input: 40, output: 8 },
              prompts: [{ prompt: name, text: answer, _toolCalls: [], _model: 'm' }],
            },
          ],
        },
      ]),
    ),
  }),
  'openai-evals-jsonl': writeLines([
    { spec: { eval_name: 'capitals.dev.v0', base_eval: 'capitals', completion_fns: ['m'] } },
    ...rows((sample_id) => ({
      run_id: 'r',
      event_id: 1,
      sample_id,
      type: 'match',
      data: { correct: true, expected: answer, picked: answer },
    })),
    { final_report: { accuracy: 1 } },
  ]),
  'ragas-json': JSON.stringify(
    rows((user_input) => ({
      user_input,
      response: answer,
      retrieved_contexts: ['…'],
      reference: answer,
      faithfulness: 0.9,
    })),
  ),
  'terminal-bench-json': JSON.stringify({
    id: 'run',
    results: rows((task_id) => ({
      task_id,
      trial_name: `${task_id}.1`,
      is_resolved: true,
      failure_mode: 'unset',
      total_input_tokens: 90,
      total_output_tokens: 9,
    })),
    n_resolved: count,
  }),
  'swe-bench-json': JSON.stringify({
    total_instances: count,
    resolved_ids: rows((name) => name),
    unresolved_ids: [],
    empty_patch_ids: [],
    error_ids: [],
    schema_version: 2,
  }),
  'tau-bench-json': JSON.stringify(
    rows((_, task_id) => ({ task_id, reward: 1, info: {}, traj: [], trial: 0 })),
  ),
  'tau2-bench-json': JSON.stringify({
    info: {},
    simulations: rows((_, at) => ({
      id: `s${at}`,
      task_id: String(at),
      trial: 0,
      duration: 1.5,
      termination_reason: 'user_stop',
      reward_info: { reward: 1 },
      agent_cost: 0.02,
    })),
  }),
  'harbor-json': JSON.stringify({
    task_name: 'fix-git',
    trial_name: 'fix-git__a',
    agent_info: { name: 'codex' },
    agent_result: { n_input_tokens: 90, n_output_tokens: 9, cost_usd: 0.1 },
    verifier_result: { rewards: { reward: 1 } },
    exception_info: null,
  }),
  'phoenix-json': JSON.stringify(
    rows((question) => ({
      example_id: question,
      repetition_number: 1,
      input: { question },
      reference_output: { answer: answer },
      output: answer,
      error: null,
      latency_ms: 12,
      prompt_token_count: 30,
      completion_token_count: 4,
      annotations: [{ name: 'exact', annotator_kind: 'CODE', label: null, score: 1, explanation: 'equal' }],
    })),
  ),
  'langsmith-json': JSON.stringify(
    rows((question) => ({
      'inputs.question': question,
      'outputs.output': answer,
      error: null,
      'reference.output': answer,
      'feedback.correct': 1,
      execution_time: 0.5,
      example_id: question,
      id: question,
    })),
  ),
  'mlflow-json': JSON.stringify({
    columns: ['inputs', 'outputs', 'answer_similarity/v1/score', 'answer_similarity/v1/justification'],
    data: rows((name) => [name, answer, 4, 'close']),
  }),
  'gh-models-json': JSON.stringify({
    name: 'Greets',
    description: '',
    model: 'm',
    testResults: rows((input) => ({
      testCase: { input, expected: answer },
      modelResponse: answer,
      evaluationResults: [{ evaluatorName: 'exact', score: 1, passed: true, details: 'd' }],
    })),
    summary: { totalTests: count, passedTests: count, failedTests: 0, passRate: 100 },
  }),
  'otel-evaluations-json': writeLines(
    rows((name) => ({
      resourceLogs: [
        {
          scopeLogs: [
            {
              logRecords: [
                {
                  eventName: 'gen_ai.evaluation.result',
                  attributes: [
                    attribute('name', { stringValue: name }),
                    attribute('score.value', { doubleValue: 1 }),
                    attribute('score.label', { stringValue: 'pass' }),
                  ],
                },
              ],
            },
          ],
        },
      ],
    })),
  ),
  'vally-jsonl': writeLines([
    ...rows((stimulus) => ({
      type: 'trial-result',
      evalName: 'docs',
      variant: 'main',
      stimulus,
      status: 'success',
      durationMs: 4_000,
      gradeResult: {
        name: 'all',
        passed: true,
        score: 1,
        evidence: 'e',
        details: [{ name: 'file', kind: 'code', passed: true, score: 1, evidence: 'there' }],
      },
      trajectory: {
        metadata: { model: 'm' },
        output: answer,
        metrics: { wallTimeMs: 2_000, tokenUsage: { inputTokens: 12, outputTokens: 3 } },
        stimulus: { prompt: 'Write it.' },
      },
    })),
    { type: 'run-summary', evals: [{ name: 'docs', passed: true }] },
  ]),
  'statgate-rows': JSON.stringify(rows((case_id) => ({ case_id, passed: true, run_index: 0 }))),
} satisfies Partial<Record<FormatName, string>>
