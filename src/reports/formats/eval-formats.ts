import type { ReportFormat } from '../format.ts'
import { evalFormat } from './json-format.ts'

const tables = () => import('./tables/tables.ts')
const evalTools = () => import('./tables/eval-tools.ts')

/** Formats of eval tools and benchmarks, the narrower ones before the wider ones. */
export const evalFormats: readonly ReportFormat[] = [
  evalFormat(
    'evalite-json',
    '`evalite --outputPath`, 0.19 and 1.0 beta',
    async () => (await import('./eval-tools/evalite-json.ts')).readEvaliteJson,
    [['run.runType'], ['evals.[].results.[].scores'], ['suites.[].evals.[].scores']],
  ),
  evalFormat(
    'promptfoo-json',
    '`promptfoo eval -o out.json`',
    async () => (await import('./promptfoo/promptfoo-json.ts')).readPromptfooJson,
    ['evalId', 'results.prompts', 'results.results.[].promptIdx'].map((sign) => ['results.results', sign]),
    { saysOutages: true },
  ),
  evalFormat(
    'promptfoo-jsonl',
    '`promptfoo eval -o out.jsonl`',
    async () => (await import('./promptfoo/promptfoo-jsonl.ts')).readPromptfooJsonl,
    [['testIdx', 'promptIdx', 'testCase']],
    { endings: ['jsonl', 'ndjson'], saysOutages: true },
  ),
  evalFormat(
    'inspect-json',
    'Inspect logs: `.eval`, or in JSON',
    async () => (await import('./inspect/inspect-json.ts')).readInspectJson,
    ['samples', 'plan', 'stats'].map((sign) => ['eval.task', sign]),
    { endings: ['eval', 'json'], saysOutages: true },
  ),
  evalFormat(
    'deepeval-json',
    'deepeval test runs',
    async () => (await import('./eval-tools/deepeval-json.ts')).readDeepevalJson,
    ['testCases.[].metricsData', 'metricsScores', 'conversationalTestCases'].map((sign) => [
      'testCases',
      sign,
    ]),
    { saysOutages: true },
  ),
  evalFormat('mcp-use-json', "mcp-use's eval action", async () => (await evalTools()).readMcpUse, [
    ['[].case_id', '[].metrics'],
    ['[].case_id', '[].tool_assertions'],
  ]),
  evalFormat(
    'mcpjam-json',
    'what the [MCPJam SDK](tools.md#mcpjam-sdk) returns or uploads, as JSON',
    async () => (await import('./eval-tools/mcpjam-json.ts')).readMcpjamJson,
    [],
    {
      saysOutages: true,
      detect: ({ paths }) =>
        [...paths].some((path) => /(?:^|\.)iterationDetails$/.test(path)) ||
        paths.has('[].caseTitle') ||
        paths.has('results.[].caseTitle') ||
        (paths.has('kind') && paths.has('cases.[].category') && paths.has('cases.[].passed')) ||
        (paths.has('tests') && paths.has('aggregate.accuracy')),
    },
  ),
  evalFormat(
    'pydantic-evals-json',
    'pydantic-evals, `EvaluationReportAdapter.dump_json(report)`',
    async () => (await evalTools()).readPydanticEvals,
    [
      ['cases', 'cases.[].assertions'],
      ['cases', 'report_evaluator_failures'],
    ],
    { saysOutages: true },
  ),
  evalFormat(
    'lm-eval-jsonl',
    'lm-evaluation-harness with `--log_samples`',
    async () => (await evalTools()).readLmEval,
    [
      ['doc_id', 'filtered_resps'],
      ['doc_id', 'resps'],
    ],
    { endings: ['jsonl'] },
  ),
  evalFormat(
    'strands-json',
    'Strands Evals, `report.to_file()`',
    async () => (await import('./eval-tools/strands-json.ts')).readStrandsJson,
    [['cases', 'test_passes', 'scores']],
    { saysOutages: true },
  ),
  evalFormat(
    'braintrust-json',
    "what Braintrust's `Eval()` returns, as JSON",
    async () => (await evalTools()).readBraintrust,
    [['results.[].scores', 'results.[].input', 'summary']],
    { endings: ['json', 'jsonl'], saysOutages: true },
  ),
  evalFormat(
    'openai-evals-jsonl',
    'OpenAI evals, `oaieval --record_path`',
    async () => (await import('./eval-tools/openai-evals-jsonl.ts')).readOpenaiEvalsJsonl,
    [['spec.eval_name'], ['spec.base_eval'], ['sample_id', 'event_id', 'run_id']],
    { endings: ['jsonl'], saysOutages: true },
  ),
  evalFormat(
    'azure-json',
    'Azure AI Evaluation, `evaluate(output_path=…)`',
    async () => (await evalTools()).readAzure,
    [],
    {
      detect: ({ paths }) =>
        paths.has('rows') &&
        paths.has('metrics') &&
        [...paths].some((path) => /^rows\.\[\]\.(?:inputs|outputs)\./.test(path)),
    },
  ),
  evalFormat('adk-json', 'Google ADK, `*.evalset_result.json`', async () => (await evalTools()).readAdk, [
    ['eval_case_results', 'eval_set_id'],
    ['evalCaseResults', 'evalSetId'],
  ]),
  evalFormat(
    'ragas-json',
    'ragas, `to_pandas().to_json(orient="records")`',
    async () => (await tables()).readRagas,
    [
      ['user_input', 'response'],
      ['user_input', 'retrieved_contexts'],
      ['[].user_input', '[].response'],
      ['[].user_input', '[].retrieved_contexts'],
    ],
    { endings: ['json', 'jsonl'] },
  ),
  evalFormat(
    'terminal-bench-json',
    'terminal-bench, `results.json`',
    async () => (await tables()).readTerminalBench,
    [['results.[].task_id', 'results.[].is_resolved']],
  ),
  evalFormat(
    'swe-bench-json',
    'SWE-bench, the report of a run',
    async () => (await tables()).readSweBench,
    [],
    {
      detect: ({ paths }) =>
        paths.has('resolved_ids') && paths.has('unresolved_ids') && !paths.has('results'),
    },
  ),
  evalFormat('tau-bench-json', 'tau-bench', async () => (await tables()).readTauBench, [
    ['[].task_id', '[].reward', '[].traj'],
    ['[].task_id', '[].reward', '[].trial'],
  ]),
  evalFormat('tau2-bench-json', 'tau2-bench', async () => (await tables()).readTau2Bench, [
    ['simulations.[].task_id', 'simulations.[].reward_info'],
  ]),
  evalFormat('harbor-json', 'Harbor, `result.json` of a trial', async () => (await tables()).readHarbor, [
    ['task_name', 'trial_name', 'verifier_result'],
  ]),
  evalFormat(
    'phoenix-json',
    'Arize Phoenix, `/v1/experiments/ID/json`',
    async () => (await tables()).readPhoenix,
    [['[].example_id', '[].repetition_number']],
  ),
  evalFormat(
    'langsmith-json',
    'LangSmith, `results.to_pandas().to_json(…, orient="records")`',
    async () => (await tables()).readLangSmith,
    [
      ['[].example_id', '[].execution_time'],
      ['example_id', 'execution_time'],
    ],
    { endings: ['json', 'jsonl'] },
  ),
  evalFormat(
    'mlflow-json',
    'MLflow, `eval_results_table.json`',
    async () => (await tables()).readMlflow,
    [],
    {
      detect: ({ paths, start }) => paths.has('columns') && paths.has('data') && /\/score"/.test(start),
    },
  ),
  evalFormat(
    'otel-evaluations-json',
    "OpenTelemetry's `gen_ai.evaluation.result` events as OTLP JSON",
    async () => (await tables()).readOtelEvaluations,
    [],
    {
      endings: ['json', 'jsonl'],
      detect: ({ paths, start }) => paths.has('resourceLogs') && start.includes('gen_ai.evaluation.'),
    },
  ),
]
