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
    title: 'evalite export',
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
    title: 'promptfoo JSON',
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
    title: 'promptfoo JSON lines',
    endings: ['jsonl', 'ndjson'],
    repeats: 'iterations',
    saysOutages: true,
    detect: ({ paths }) => paths.has('testIdx') && paths.has('promptIdx') && paths.has('testCase'),
    load: async () => (await import('./promptfoo/promptfoo-jsonl.ts')).readPromptfooJsonl,
  },
  {
    name: 'inspect-json',
    title: 'Inspect log in JSON',
    endings: ['eval', 'json'],
    repeats: 'iterations',
    saysOutages: true,
    detect: ({ paths }) =>
      paths.has('eval.task') && (paths.has('samples') || paths.has('plan') || paths.has('stats')),
    load: async () => (await import('./inspect/inspect-json.ts')).readInspectJson,
  },
  {
    name: 'deepeval-json',
    title: 'deepeval test run',
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
  ofTable('mcp-use-json', 'mcp-use eval results', async () => (await evalTools()).readMcpUse, [
    ['[].case_id', '[].metrics'],
    ['[].case_id', '[].tool_assertions'],
  ]),
  {
    name: 'mcpjam-json',
    title: 'MCPJam SDK eval results',
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
      'pydantic-evals report',
      async () => (await evalTools()).readPydanticEvals,
      [
        ['cases', 'cases.[].assertions'],
        ['cases', 'report_evaluator_failures'],
      ],
    ),
    saysOutages: true,
  },
  {
    ...ofTable('lm-eval-jsonl', 'lm-evaluation-harness samples', async () => (await evalTools()).readLmEval, [
      ['doc_id', 'filtered_resps'],
      ['doc_id', 'resps'],
    ]),
    endings: ['jsonl'],
  },
  {
    name: 'strands-json',
    title: 'Strands Evals report',
    endings: ['json'],
    repeats: 'iterations',
    saysOutages: true,
    detect: ({ paths }) => paths.has('cases') && paths.has('test_passes') && paths.has('scores'),
    load: async () => (await import('./eval-tools/strands-json.ts')).readStrandsJson,
  },
  {
    ...ofTable(
      'braintrust-json',
      'Braintrust Eval() result',
      async () => (await evalTools()).readBraintrust,
      [['results.[].scores', 'results.[].input', 'summary']],
    ),
    endings: ['json', 'jsonl'],
    saysOutages: true,
  },
  {
    name: 'openai-evals-jsonl',
    title: 'OpenAI evals record log',
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
    ...ofTable('azure-json', 'Azure AI Evaluation output', async () => (await evalTools()).readAzure, []),
    detect: ({ paths }) =>
      paths.has('rows') &&
      paths.has('metrics') &&
      [...paths].some((path) => /^rows\.\[\]\.(?:inputs|outputs)\./.test(path)),
  },
  ofTable('adk-json', 'Google ADK eval set result', async () => (await evalTools()).readAdk, [
    ['eval_case_results', 'eval_set_id'],
    ['evalCaseResults', 'evalSetId'],
  ]),
  {
    ...ofTable('ragas-json', 'ragas results', async () => (await tables()).readRagas, [
      ['user_input', 'response'],
      ['user_input', 'retrieved_contexts'],
      ['[].user_input', '[].response'],
      ['[].user_input', '[].retrieved_contexts'],
    ]),
    endings: ['json', 'jsonl'],
  },
  ofTable('terminal-bench-json', 'terminal-bench results', async () => (await tables()).readTerminalBench, [
    ['results.[].task_id', 'results.[].is_resolved'],
  ]),
  {
    ...ofTable('swe-bench-json', 'SWE-bench report of a run', async () => (await tables()).readSweBench, []),
    detect: ({ paths }) => paths.has('resolved_ids') && paths.has('unresolved_ids') && !paths.has('results'),
  },
  ofTable('tau-bench-json', 'tau-bench results', async () => (await tables()).readTauBench, [
    ['[].task_id', '[].reward', '[].traj'],
    ['[].task_id', '[].reward', '[].trial'],
  ]),
  ofTable('tau2-bench-json', 'tau2-bench simulations', async () => (await tables()).readTau2Bench, [
    ['simulations.[].task_id', 'simulations.[].reward_info'],
  ]),
  ofTable('harbor-json', 'Harbor result of a trial', async () => (await tables()).readHarbor, [
    ['task_name', 'trial_name', 'verifier_result'],
  ]),
  ofTable('phoenix-json', 'Phoenix experiment', async () => (await tables()).readPhoenix, [
    ['[].example_id', '[].repetition_number'],
  ]),
  {
    ...ofTable('langsmith-json', 'LangSmith results', async () => (await tables()).readLangSmith, [
      ['[].example_id', '[].execution_time'],
      ['example_id', 'execution_time'],
    ]),
    endings: ['json', 'jsonl'],
  },
  {
    ...ofTable('mlflow-json', 'MLflow evaluation table', async () => (await tables()).readMlflow, []),
    detect: ({ paths, start }) => paths.has('columns') && paths.has('data') && /\/score"/.test(start),
  },
  {
    ...ofTable(
      'otel-evaluations-json',
      'OpenTelemetry evaluation results',
      async () => (await tables()).readOtelEvaluations,
      [],
    ),
    endings: ['json', 'jsonl'],
    detect: ({ paths, start }) => paths.has('resourceLogs') && start.includes('gen_ai.evaluation.'),
  },
]
