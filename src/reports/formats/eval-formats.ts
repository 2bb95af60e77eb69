import type { ReportFormat } from '../format.ts'

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
  {
    name: 'mcp-use-json',
    title: 'mcp-use eval results',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('[].case_id') && (paths.has('[].metrics') || paths.has('[].tool_assertions')),
    load: async () => (await import('./tables/eval-tools.ts')).readMcpUse,
  },
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
    name: 'pydantic-evals-json',
    title: 'pydantic-evals report',
    endings: ['json'],
    repeats: 'iterations',
    saysOutages: true,
    detect: ({ paths }) =>
      paths.has('cases') && (paths.has('cases.[].assertions') || paths.has('report_evaluator_failures')),
    load: async () => (await import('./tables/eval-tools.ts')).readPydanticEvals,
  },
  {
    name: 'lm-eval-jsonl',
    title: 'lm-evaluation-harness samples',
    endings: ['jsonl'],
    repeats: 'iterations',
    detect: ({ paths }) => paths.has('doc_id') && (paths.has('filtered_resps') || paths.has('resps')),
    load: async () => (await import('./tables/eval-tools.ts')).readLmEval,
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
    name: 'braintrust-json',
    title: 'Braintrust Eval() result',
    endings: ['json', 'jsonl'],
    repeats: 'iterations',
    saysOutages: true,
    detect: ({ paths }) =>
      paths.has('results.[].scores') && paths.has('results.[].input') && paths.has('summary'),
    load: async () => (await import('./tables/eval-tools.ts')).readBraintrust,
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
    name: 'azure-json',
    title: 'Azure AI Evaluation output',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('rows') &&
      paths.has('metrics') &&
      [...paths].some((path) => /^rows\.\[\]\.(?:inputs|outputs)\./.test(path)),
    load: async () => (await import('./tables/eval-tools.ts')).readAzure,
  },
  {
    name: 'adk-json',
    title: 'Google ADK eval set result',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      (paths.has('eval_case_results') && paths.has('eval_set_id')) ||
      (paths.has('evalCaseResults') && paths.has('evalSetId')),
    load: async () => (await import('./tables/eval-tools.ts')).readAdk,
  },
  {
    name: 'ragas-json',
    title: 'ragas results',
    endings: ['json', 'jsonl'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      (paths.has('user_input') && (paths.has('response') || paths.has('retrieved_contexts'))) ||
      (paths.has('[].user_input') && (paths.has('[].response') || paths.has('[].retrieved_contexts'))),
    load: async () => (await import('./tables/tables.ts')).readRagas,
  },
  {
    name: 'terminal-bench-json',
    title: 'terminal-bench results',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) => paths.has('results.[].task_id') && paths.has('results.[].is_resolved'),
    load: async () => (await import('./tables/tables.ts')).readTerminalBench,
  },
  {
    name: 'swe-bench-json',
    title: 'SWE-bench report of a run',
    endings: ['json'],
    detect: ({ paths }) => paths.has('resolved_ids') && paths.has('unresolved_ids') && !paths.has('results'),
    load: async () => (await import('./tables/tables.ts')).readSweBench,
  },
  {
    name: 'tau-bench-json',
    title: 'tau-bench results',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('[].task_id') && paths.has('[].reward') && (paths.has('[].traj') || paths.has('[].trial')),
    load: async () => (await import('./tables/tables.ts')).readTauBench,
  },
  {
    name: 'tau2-bench-json',
    title: 'tau2-bench simulations',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) => paths.has('simulations.[].task_id') && paths.has('simulations.[].reward_info'),
    load: async () => (await import('./tables/tables.ts')).readTau2Bench,
  },
  {
    name: 'harbor-json',
    title: 'Harbor result of a trial',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) => paths.has('task_name') && paths.has('trial_name') && paths.has('verifier_result'),
    load: async () => (await import('./tables/tables.ts')).readHarbor,
  },
  {
    name: 'phoenix-json',
    title: 'Phoenix experiment',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) => paths.has('[].example_id') && paths.has('[].repetition_number'),
    load: async () => (await import('./tables/tables.ts')).readPhoenix,
  },
  {
    name: 'langsmith-json',
    title: 'LangSmith results',
    endings: ['json', 'jsonl'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      (paths.has('[].example_id') && paths.has('[].execution_time')) ||
      (paths.has('example_id') && paths.has('execution_time')),
    load: async () => (await import('./tables/tables.ts')).readLangSmith,
  },
  {
    name: 'mlflow-json',
    title: 'MLflow evaluation table',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths, start }) => paths.has('columns') && paths.has('data') && /\/score"/.test(start),
    load: async () => (await import('./tables/tables.ts')).readMlflow,
  },
  {
    name: 'otel-evaluations-json',
    title: 'OpenTelemetry evaluation results',
    endings: ['json', 'jsonl'],
    repeats: 'iterations',
    detect: ({ paths, start }) => paths.has('resourceLogs') && start.includes('gen_ai.evaluation.'),
    load: async () => (await import('./tables/tables.ts')).readOtelEvaluations,
  },
]
