import type { FormatRow } from './shape.ts'

/**
 * Formats of eval tools and benchmarks, the narrower ones before the wider ones. Equal cases in one of their reports are
 * always iterations.
 */
export const evalFormats = [
  {
    name: 'evalite-json',
    title: '`evalite --outputPath`, 0.19 and 1.0 beta',
    endings: ['json'],
    has: [['run.runType'], ['evals.[].results.[].scores'], ['suites.[].evals.[].scores']],
  },
  {
    name: 'promptfoo-json',
    title: '`promptfoo eval -o out.json`',
    endings: ['json'],
    has: [
      ['results.results', 'evalId'],
      ['results.results', 'results.prompts'],
      ['results.results', 'results.results.[].promptIdx'],
    ],
    saysOutages: true,
  },
  {
    name: 'promptfoo-jsonl',
    title: '`promptfoo eval -o out.jsonl`',
    endings: ['jsonl', 'ndjson'],
    has: [['testIdx', 'promptIdx', 'testCase']],
    saysOutages: true,
  },
  {
    name: 'inspect-json',
    title: 'Inspect logs: `.eval`, or in JSON',
    endings: ['eval', 'json'],
    has: [
      ['eval.task', 'samples'],
      ['eval.task', 'plan'],
      ['eval.task', 'stats'],
    ],
    saysOutages: true,
  },
  {
    name: 'deepeval-json',
    title: 'deepeval test runs',
    endings: ['json'],
    has: [
      ['testCases', 'testCases.[].metricsData'],
      ['testCases', 'metricsScores'],
      ['testCases', 'conversationalTestCases'],
    ],
    saysOutages: true,
  },
  {
    name: 'mcp-use-json',
    title: "mcp-use's eval action",
    endings: ['json'],
    has: [
      ['[].case_id', '[].metrics'],
      ['[].case_id', '[].tool_assertions'],
    ],
  },
  {
    name: 'mcpjam-json',
    title: 'what the [MCPJam SDK](tools.md#mcpjam-sdk) returns or uploads, as JSON',
    endings: ['json'],
    where: ({ paths }) =>
      [...paths].some((path) => /(?:^|\.)iterationDetails$/.test(path)) ||
      paths.has('[].caseTitle') ||
      paths.has('results.[].caseTitle') ||
      (paths.has('kind') && paths.has('cases.[].category') && paths.has('cases.[].passed')) ||
      (paths.has('tests') && paths.has('aggregate.accuracy')),
    saysOutages: true,
  },
  {
    name: 'pydantic-evals-json',
    title: 'pydantic-evals, `EvaluationReportAdapter.dump_json(report)`',
    endings: ['json'],
    has: [
      ['cases', 'cases.[].assertions'],
      ['cases', 'report_evaluator_failures'],
    ],
    saysOutages: true,
  },
  {
    name: 'lm-eval-jsonl',
    title: 'lm-evaluation-harness with `--log_samples`',
    endings: ['jsonl'],
    has: [
      ['doc_id', 'filtered_resps'],
      ['doc_id', 'resps'],
    ],
  },
  {
    name: 'strands-json',
    title: 'Strands Evals, `report.to_file()`',
    endings: ['json'],
    has: [['cases', 'test_passes', 'scores']],
    saysOutages: true,
  },
  {
    name: 'braintrust-json',
    title: "what Braintrust's `Eval()` returns, as JSON",
    endings: ['json', 'jsonl'],
    has: [['results.[].scores', 'results.[].input', 'summary']],
    saysOutages: true,
  },
  {
    name: 'openai-evals-jsonl',
    title: 'OpenAI evals, `oaieval --record_path`',
    endings: ['jsonl'],
    has: [['spec.eval_name'], ['spec.base_eval'], ['sample_id', 'event_id', 'run_id']],
    saysOutages: true,
  },
  {
    name: 'azure-json',
    title: 'Azure AI Evaluation, `evaluate(output_path=…)`',
    endings: ['json'],
    has: [['rows', 'metrics']],
    where: ({ paths }) => [...paths].some((path) => /^rows\.\[\]\.(?:inputs|outputs)\./.test(path)),
  },
  {
    name: 'adk-json',
    title: 'Google ADK, `*.evalset_result.json`',
    endings: ['json'],
    has: [
      ['eval_case_results', 'eval_set_id'],
      ['evalCaseResults', 'evalSetId'],
    ],
  },
  {
    name: 'ragas-json',
    title: 'ragas, `to_pandas().to_json(orient="records")`',
    endings: ['json', 'jsonl'],
    has: [
      ['user_input', 'response'],
      ['user_input', 'retrieved_contexts'],
      ['[].user_input', '[].response'],
      ['[].user_input', '[].retrieved_contexts'],
    ],
  },
  {
    name: 'terminal-bench-json',
    title: 'terminal-bench, `results.json`',
    endings: ['json'],
    has: [['results.[].task_id', 'results.[].is_resolved']],
  },
  {
    name: 'swe-bench-json',
    title: 'SWE-bench, the report of a run',
    endings: ['json'],
    has: [['resolved_ids', 'unresolved_ids']],
    where: ({ paths }) => !paths.has('results'),
  },
  {
    name: 'tau-bench-json',
    title: 'tau-bench',
    endings: ['json'],
    has: [
      ['[].task_id', '[].reward', '[].traj'],
      ['[].task_id', '[].reward', '[].trial'],
    ],
  },
  {
    name: 'tau2-bench-json',
    title: 'tau2-bench',
    endings: ['json'],
    has: [['simulations.[].task_id', 'simulations.[].reward_info']],
  },
  {
    name: 'harbor-json',
    title: 'Harbor, `result.json` of a trial',
    endings: ['json'],
    has: [['task_name', 'trial_name', 'verifier_result']],
  },
  {
    name: 'phoenix-json',
    title: 'Arize Phoenix, `/v1/experiments/ID/json`',
    endings: ['json'],
    has: [['[].example_id', '[].repetition_number']],
  },
  {
    name: 'langsmith-json',
    title: 'LangSmith, `results.to_pandas().to_json(…, orient="records")`',
    endings: ['json', 'jsonl'],
    has: [
      ['[].example_id', '[].execution_time'],
      ['example_id', 'execution_time'],
    ],
  },
  {
    name: 'mlflow-json',
    title: 'MLflow, `eval_results_table.json`',
    endings: ['json'],
    has: [['columns', 'data']],
    where: ({ start }) => /\/score"/.test(start),
  },
  {
    name: 'gh-models-json',
    title: '`gh models eval --json`',
    endings: ['json'],
    has: [['testResults.[].testCase', 'testResults.[].evaluationResults']],
  },
  {
    name: 'otel-evaluations-json',
    title: "OpenTelemetry's `gen_ai.evaluation.result` events as OTLP JSON",
    endings: ['json', 'jsonl'],
    has: [['resourceLogs']],
    where: ({ start }) => start.includes('gen_ai.evaluation.'),
  },
  {
    name: 'vally-jsonl',
    title: '`results.jsonl` of `vally eval` and `vally experiment run`',
    endings: ['jsonl'],
    has: [
      ['stimulus', 'gradeResult'],
      ['stimulus', 'trajectory'],
    ],
  },
  {
    name: 'statgate-rows',
    title: 'rows for statgate, as a list or one per line',
    endings: ['json', 'jsonl'],
    has: ['passed', 'score'].flatMap((member) => [
      ['case_id', member],
      ['[].case_id', `[].${member}`],
    ]),
  },
] as const satisfies readonly FormatRow[]
