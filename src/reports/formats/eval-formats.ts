import type { ReportFormat } from '../format.ts'

const tables = () => import('./tables/tables.ts')
const evalTools = () => import('./tables/eval-tools.ts')

/** @param signs paths of an outline: it has all of one of the lists */
function ofTable(
  name: string,
  title: string,
  load: ReportFormat['load'],
  signs: readonly (readonly string[])[],
): ReportFormat {
  const detect: ReportFormat['detect'] = ({ paths }) =>
    signs.some((all) => all.every((path) => paths.has(path)))
  return { name, title, endings: ['json'], repeats: 'iterations', detect, load }
}

/** Formats of eval tools and benchmarks, the narrower ones before the wider ones. */
export const evalFormats: readonly ReportFormat[] = [
  {
    name: 'evalite-json',
    title: '`evalite --outputPath`, 0.19 and 1.0 beta',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('run.runType') ||
      paths.has('evals.[].results.[].scores') ||
      paths.has('suites.[].evals.[].scores'),
    load: async () => (await import('./eval-tools/evalite-json.ts')).readEvaliteJson,
  },
  {
    name: 'promptfoo-json',
    title: '`promptfoo eval -o out.json`',
    endings: ['json'],
    repeats: 'iterations',
    saysOutages: true,
    detect: ({ paths }) =>
      paths.has('results.results') &&
      (paths.has('evalId') || paths.has('results.prompts') || paths.has('results.results.[].promptIdx')),
    load: async () => (await import('./promptfoo/promptfoo-json.ts')).readPromptfooJson,
  },
  {
    name: 'promptfoo-jsonl',
    title: '`promptfoo eval -o out.jsonl`',
    endings: ['jsonl', 'ndjson'],
    repeats: 'iterations',
    saysOutages: true,
    detect: ({ paths }) => paths.has('testIdx') && paths.has('promptIdx') && paths.has('testCase'),
    load: async () => (await import('./promptfoo/promptfoo-jsonl.ts')).readPromptfooJsonl,
  },
  {
    name: 'inspect-json',
    title: 'Inspect logs: `.eval`, or in JSON',
    endings: ['eval', 'json'],
    repeats: 'iterations',
    saysOutages: true,
    detect: ({ paths }) =>
      paths.has('eval.task') && (paths.has('samples') || paths.has('plan') || paths.has('stats')),
    load: async () => (await import('./inspect/inspect-json.ts')).readInspectJson,
  },
  {
    name: 'deepeval-json',
    title: 'deepeval test runs',
    endings: ['json'],
    repeats: 'iterations',
    saysOutages: true,
    detect: ({ paths }) =>
      paths.has('testCases') &&
      (paths.has('testCases.[].metricsData') ||
        paths.has('metricsScores') ||
        paths.has('conversationalTestCases')),
    load: async () => (await import('./eval-tools/deepeval-json.ts')).readDeepevalJson,
  },
  ofTable('mcp-use-json', "mcp-use's eval action", async () => (await evalTools()).readMcpUse, [
    ['[].case_id', '[].metrics'],
    ['[].case_id', '[].tool_assertions'],
  ]),
  {
    name: 'mcpjam-json',
    title: 'what the [MCPJam SDK](tools.md#mcpjam-sdk) returns or uploads, as JSON',
    endings: ['json'],
    repeats: 'iterations',
    saysOutages: true,
    detect: ({ paths }) =>
      [...paths].some((path) => /(?:^|\.)iterationDetails$/.test(path)) ||
      paths.has('[].caseTitle') ||
      paths.has('results.[].caseTitle') ||
      (paths.has('kind') && paths.has('cases.[].category') && paths.has('cases.[].passed')) ||
      (paths.has('tests') && paths.has('aggregate.accuracy')),
    load: async () => (await import('./eval-tools/mcpjam-json.ts')).readMcpjamJson,
  },
  {
    ...ofTable(
      'pydantic-evals-json',
      'pydantic-evals, `EvaluationReportAdapter.dump_json(report)`',
      async () => (await evalTools()).readPydanticEvals,
      [
        ['cases', 'cases.[].assertions'],
        ['cases', 'report_evaluator_failures'],
      ],
    ),
    saysOutages: true,
  },
  {
    ...ofTable(
      'lm-eval-jsonl',
      'lm-evaluation-harness with `--log_samples`',
      async () => (await evalTools()).readLmEval,
      [
        ['doc_id', 'filtered_resps'],
        ['doc_id', 'resps'],
      ],
    ),
    endings: ['jsonl'],
  },
  {
    name: 'strands-json',
    title: 'Strands Evals, `report.to_file()`',
    endings: ['json'],
    repeats: 'iterations',
    saysOutages: true,
    detect: ({ paths }) => paths.has('cases') && paths.has('test_passes') && paths.has('scores'),
    load: async () => (await import('./eval-tools/strands-json.ts')).readStrandsJson,
  },
  {
    ...ofTable(
      'braintrust-json',
      "what Braintrust's `Eval()` returns, as JSON",
      async () => (await evalTools()).readBraintrust,
      [['results.[].scores', 'results.[].input', 'summary']],
    ),
    endings: ['json', 'jsonl'],
    saysOutages: true,
  },
  {
    name: 'openai-evals-jsonl',
    title: 'OpenAI evals, `oaieval --record_path`',
    endings: ['jsonl'],
    repeats: 'iterations',
    saysOutages: true,
    detect: ({ paths }) =>
      paths.has('spec.eval_name') ||
      paths.has('spec.base_eval') ||
      (paths.has('sample_id') && paths.has('event_id') && paths.has('run_id')),
    load: async () => (await import('./eval-tools/openai-evals-jsonl.ts')).readOpenaiEvalsJsonl,
  },
  {
    ...ofTable(
      'azure-json',
      'Azure AI Evaluation, `evaluate(output_path=…)`',
      async () => (await evalTools()).readAzure,
      [],
    ),
    detect: ({ paths }) =>
      paths.has('rows') &&
      paths.has('metrics') &&
      [...paths].some((path) => /^rows\.\[\]\.(?:inputs|outputs)\./.test(path)),
  },
  ofTable('adk-json', 'Google ADK, `*.evalset_result.json`', async () => (await evalTools()).readAdk, [
    ['eval_case_results', 'eval_set_id'],
    ['evalCaseResults', 'evalSetId'],
  ]),
  {
    ...ofTable(
      'ragas-json',
      'ragas, `to_pandas().to_json(orient="records")`',
      async () => (await tables()).readRagas,
      [
        ['user_input', 'response'],
        ['user_input', 'retrieved_contexts'],
        ['[].user_input', '[].response'],
        ['[].user_input', '[].retrieved_contexts'],
      ],
    ),
    endings: ['json', 'jsonl'],
  },
  ofTable(
    'terminal-bench-json',
    'terminal-bench, `results.json`',
    async () => (await tables()).readTerminalBench,
    [['results.[].task_id', 'results.[].is_resolved']],
  ),
  {
    ...ofTable(
      'swe-bench-json',
      'SWE-bench, the report of a run',
      async () => (await tables()).readSweBench,
      [],
    ),
    detect: ({ paths }) => paths.has('resolved_ids') && paths.has('unresolved_ids') && !paths.has('results'),
  },
  ofTable('tau-bench-json', 'tau-bench', async () => (await tables()).readTauBench, [
    ['[].task_id', '[].reward', '[].traj'],
    ['[].task_id', '[].reward', '[].trial'],
  ]),
  ofTable('tau2-bench-json', 'tau2-bench', async () => (await tables()).readTau2Bench, [
    ['simulations.[].task_id', 'simulations.[].reward_info'],
  ]),
  ofTable('harbor-json', 'Harbor, `result.json` of a trial', async () => (await tables()).readHarbor, [
    ['task_name', 'trial_name', 'verifier_result'],
  ]),
  ofTable(
    'phoenix-json',
    'Arize Phoenix, `/v1/experiments/ID/json`',
    async () => (await tables()).readPhoenix,
    [['[].example_id', '[].repetition_number']],
  ),
  {
    ...ofTable(
      'langsmith-json',
      'LangSmith, `results.to_pandas().to_json(…, orient="records")`',
      async () => (await tables()).readLangSmith,
      [
        ['[].example_id', '[].execution_time'],
        ['example_id', 'execution_time'],
      ],
    ),
    endings: ['json', 'jsonl'],
  },
  {
    ...ofTable(
      'mlflow-json',
      'MLflow, `eval_results_table.json`',
      async () => (await tables()).readMlflow,
      [],
    ),
    detect: ({ paths, start }) => paths.has('columns') && paths.has('data') && /\/score"/.test(start),
  },
  {
    ...ofTable(
      'otel-evaluations-json',
      "OpenTelemetry's `gen_ai.evaluation.result` events as OTLP JSON",
      async () => (await tables()).readOtelEvaluations,
      [],
    ),
    endings: ['json', 'jsonl'],
    detect: ({ paths, start }) => paths.has('resourceLogs') && start.includes('gen_ai.evaluation.'),
  },
]
