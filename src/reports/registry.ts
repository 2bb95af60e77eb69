import type { ReportFormat } from './format.ts'
import { readJunitXml } from './formats/junit/junit-xml.ts'
import type { Table } from './formats/tables/table.ts'
import type { ReportOutline } from './outline.ts'

/** Namespace of the XML of libcheck, which is called like JUnit's. */
const libcheck = 'http://check.sourceforge.net/ns'

/** Every format that is read, the narrower ones before the wider ones. The code that reads one is loaded when it is used. */
export const formats: readonly ReportFormat[] = [
  {
    name: 'junit-xml',
    title: 'JUnit XML',
    endings: ['xml'],
    detect: ({ kind, root, rootAttribute }) =>
      kind === 'xml' &&
      (root === 'testsuites' || root === 'testsuite' || root === 'testcase') &&
      rootAttribute?.('xmlns') !== libcheck,
    // Not behind an import: most reports are JUnit XML.
    load: async () => readJunitXml,
  },
  {
    name: 'jest-json',
    title: 'Jest JSON',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('testResults') &&
      (paths.has('numRuntimeErrorTestSuites') ||
        paths.has('testResults.[].assertionResults.[].invocations') ||
        paths.has('testResults.[].assertionResults.[].numPassingAsserts')),
    load: async () => (await import('./formats/test-tools/jest-json.ts')).readJestJson,
  },
  {
    name: 'vitest-json',
    title: 'Vitest JSON, with vitest-evals where it is used',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('testResults') &&
      (paths.has('numTotalTests') || paths.has('testResults.[].assertionResults')),
    load: async () => (await import('./formats/test-tools/vitest-json.ts')).readVitestJson,
  },
  {
    name: 'evalite-json',
    title: 'evalite export',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('run.runType') ||
      paths.has('evals.[].results.[].scores') ||
      paths.has('suites.[].evals.[].scores'),
    load: async () => (await import('./formats/eval-tools/evalite-json.ts')).readEvaliteJson,
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
    load: async () => (await import('./formats/promptfoo/promptfoo-json.ts')).readPromptfooJson,
  },
  {
    name: 'promptfoo-jsonl',
    title: 'promptfoo JSON lines',
    endings: ['jsonl', 'ndjson'],
    repeats: 'iterations',
    saysOutages: true,
    detect: ({ paths }) => paths.has('testIdx') && paths.has('promptIdx') && paths.has('testCase'),
    load: async () => (await import('./formats/promptfoo/promptfoo-jsonl.ts')).readPromptfooJsonl,
  },
  {
    name: 'ctrf-json',
    title: 'CTRF (Common Test Report Format)',
    endings: ['json'],
    detect: ({ paths }) =>
      paths.has('results.tests') &&
      (paths.has('results.tool') || paths.has('results.summary') || paths.has('reportFormat')),
    load: async () => (await import('./formats/test-tools/ctrf-json.ts')).readCtrfJson,
  },
  {
    name: 'inspect-json',
    title: 'Inspect log in JSON',
    endings: ['eval', 'json'],
    repeats: 'iterations',
    saysOutages: true,
    detect: ({ paths }) =>
      paths.has('eval.task') && (paths.has('samples') || paths.has('plan') || paths.has('stats')),
    load: async () => (await import('./formats/inspect/inspect-json.ts')).readInspectJson,
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
    load: async () => (await import('./formats/eval-tools/deepeval-json.ts')).readDeepevalJson,
  },
  {
    name: 'mcp-use-json',
    title: 'mcp-use eval results',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('[].case_id') && (paths.has('[].metrics') || paths.has('[].tool_assertions')),
    load: async () => (await import('./formats/eval-tools/mcp-use-json.ts')).readMcpUseJson,
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
    load: async () => (await import('./formats/eval-tools/mcpjam-json.ts')).readMcpjamJson,
  },
  {
    name: 'pydantic-evals-json',
    title: 'pydantic-evals report',
    endings: ['json'],
    repeats: 'iterations',
    saysOutages: true,
    detect: ({ paths }) =>
      paths.has('cases') && (paths.has('cases.[].assertions') || paths.has('report_evaluator_failures')),
    load: async () => (await import('./formats/eval-tools/pydantic-evals-json.ts')).readPydanticEvalsJson,
  },
  {
    name: 'lm-eval-jsonl',
    title: 'lm-evaluation-harness samples',
    endings: ['jsonl'],
    repeats: 'iterations',
    detect: ({ paths }) => paths.has('doc_id') && (paths.has('filtered_resps') || paths.has('resps')),
    load: async () => (await import('./formats/eval-tools/lm-eval-samples.ts')).readLmEvalSamples,
  },
  {
    name: 'strands-json',
    title: 'Strands Evals report',
    endings: ['json'],
    repeats: 'iterations',
    saysOutages: true,
    detect: ({ paths }) => paths.has('cases') && paths.has('test_passes') && paths.has('scores'),
    load: async () => (await import('./formats/eval-tools/strands-json.ts')).readStrandsJson,
  },
  {
    name: 'braintrust-json',
    title: 'Braintrust Eval() result',
    endings: ['json', 'jsonl'],
    repeats: 'iterations',
    saysOutages: true,
    detect: ({ paths }) =>
      paths.has('results.[].scores') && paths.has('results.[].input') && paths.has('summary'),
    load: async () => (await import('./formats/eval-tools/braintrust-json.ts')).readBraintrustJson,
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
    load: async () => (await import('./formats/eval-tools/openai-evals-jsonl.ts')).readOpenaiEvalsJsonl,
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
    load: async () => (await import('./formats/eval-tools/azure-json.ts')).readAzureJson,
  },
  {
    name: 'adk-json',
    title: 'Google ADK eval set result',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      (paths.has('eval_case_results') && paths.has('eval_set_id')) ||
      (paths.has('evalCaseResults') && paths.has('evalSetId')),
    load: async () => (await import('./formats/eval-tools/adk-json.ts')).readAdkJson,
  },
  {
    name: 'ragas-json',
    title: 'ragas results',
    endings: ['json', 'jsonl'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      (paths.has('user_input') && (paths.has('response') || paths.has('retrieved_contexts'))) ||
      (paths.has('[].user_input') && (paths.has('[].response') || paths.has('[].retrieved_contexts'))),
    load: async () => (await import('./formats/tables/tables.ts')).readRagas,
  },
  {
    name: 'terminal-bench-json',
    title: 'terminal-bench results',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) => paths.has('results.[].task_id') && paths.has('results.[].is_resolved'),
    load: async () => (await import('./formats/tables/tables.ts')).readTerminalBench,
  },
  {
    name: 'swe-bench-json',
    title: 'SWE-bench report of a run',
    endings: ['json'],
    detect: ({ paths }) => paths.has('resolved_ids') && paths.has('unresolved_ids') && !paths.has('results'),
    load: async () => (await import('./formats/tables/tables.ts')).readSweBench,
  },
  {
    name: 'tau-bench-json',
    title: 'tau-bench results',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('[].task_id') && paths.has('[].reward') && (paths.has('[].traj') || paths.has('[].trial')),
    load: async () => (await import('./formats/tables/tables.ts')).readTauBench,
  },
  {
    name: 'tau2-bench-json',
    title: 'tau2-bench simulations',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) => paths.has('simulations.[].task_id') && paths.has('simulations.[].reward_info'),
    load: async () => (await import('./formats/tables/tables.ts')).readTau2Bench,
  },
  {
    name: 'harbor-json',
    title: 'Harbor result of a trial',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) => paths.has('task_name') && paths.has('trial_name') && paths.has('verifier_result'),
    load: async () => (await import('./formats/tables/tables.ts')).readHarbor,
  },
  {
    name: 'phoenix-json',
    title: 'Phoenix experiment',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) => paths.has('[].example_id') && paths.has('[].repetition_number'),
    load: async () => (await import('./formats/tables/tables.ts')).readPhoenix,
  },
  {
    name: 'langsmith-json',
    title: 'LangSmith results',
    endings: ['json', 'jsonl'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      (paths.has('[].example_id') && paths.has('[].execution_time')) ||
      (paths.has('example_id') && paths.has('execution_time')),
    load: async () => (await import('./formats/tables/tables.ts')).readLangSmith,
  },
  {
    name: 'mlflow-json',
    title: 'MLflow evaluation table',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths, start }) => paths.has('columns') && paths.has('data') && /\/score"/.test(start),
    load: async () => (await import('./formats/tables/tables.ts')).readMlflow,
  },
  {
    name: 'otel-evaluations-json',
    title: 'OpenTelemetry evaluation results',
    endings: ['json', 'jsonl'],
    repeats: 'iterations',
    detect: ({ paths, start }) => paths.has('resourceLogs') && start.includes('gen_ai.evaluation.'),
    load: async () => (await import('./formats/tables/tables.ts')).readOtelEvaluations,
  },
  {
    name: 'playwright-json',
    title: 'Playwright JSON',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('config') && paths.has('suites') && (paths.has('errors') || paths.has('stats')),
    load: async () => (await import('./formats/test-tools/playwright-json.ts')).readPlaywrightJson,
  },
  {
    name: 'mocha-json',
    title: 'Mocha JSON',
    endings: ['json'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('stats') && paths.has('tests') && paths.has('passes') && paths.has('failures'),
    load: async () => (await import('./formats/test-tools/mocha-json.ts')).readMochaJson,
  },
  {
    name: 'rspec-json',
    title: 'RSpec JSON',
    endings: ['json'],
    detect: ({ paths }) =>
      (paths.has('examples') && (paths.has('summary_line') || paths.has('summary.example_count'))) ||
      paths.has('examples.[].full_description'),
    load: async () => (await import('./formats/test-tools/rspec-json.ts')).readRspecJson,
  },
  {
    name: 'cucumber-json',
    title: 'Cucumber JSON',
    endings: ['json'],
    detect: ({ paths }) => paths.has('[].elements') || (paths.has('[].keyword') && paths.has('[].uri')),
    load: async () => (await import('./formats/test-tools/cucumber.ts')).readCucumberJson,
  },
  {
    name: 'cucumber-messages',
    title: 'Cucumber messages',
    endings: ['ndjson'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('meta.protocolVersion') || paths.has('testRunStarted') || paths.has('gherkinDocument'),
    load: async () => (await import('./formats/test-tools/cucumber.ts')).readCucumberMessages,
  },
  {
    name: 'pytest-json',
    title: 'pytest-json-report',
    endings: ['json'],
    detect: ({ paths }) =>
      paths.has('exitcode') && (paths.has('tests') || paths.has('collectors')) && paths.has('summary'),
    load: async () => (await import('./formats/test-tools/pytest-json.ts')).readPytestJson,
  },
  {
    name: 'go-test-json',
    title: '`go test -json`',
    endings: ['json', 'jsonl', 'ndjson'],
    detect: ({ paths }) => paths.has('Action') && (paths.has('Package') || paths.has('ImportPath')),
    load: async () => (await import('./formats/test-tools/go-test-json.ts')).readGoTestJson,
  },
  {
    name: 'dart-json',
    title: 'Dart and Flutter machine output',
    endings: ['json', 'jsonl'],
    repeats: 'iterations',
    detect: ({ paths }) =>
      paths.has('protocolVersion') ||
      paths.has('runnerVersion') ||
      (paths.has('testID') && paths.has('type')),
    load: async () => (await import('./formats/test-tools/dart-json.ts')).readDartJson,
  },
  {
    name: 'allure-json',
    title: 'Allure results',
    endings: ['json'],
    detect: ({ paths }) =>
      paths.has('uuid') &&
      paths.has('name') &&
      paths.has('status') &&
      (paths.has('historyId') || paths.has('labels')),
    load: async () => (await import('./formats/test-tools/allure-json.ts')).readAllureJson,
  },
  {
    name: 'trx-xml',
    title: 'TRX (dotnet test, MSTest, VSTest)',
    endings: ['trx'],
    detect: ({ kind, root, elements }) =>
      kind === 'xml' &&
      root === 'TestRun' &&
      !elements.has('FailedTests') &&
      !elements.has('SuccessfulTests'),
    load: async () => (await import('./formats/dotnet/trx-xml.ts')).readTrxXml,
  },
  {
    name: 'nunit-xml',
    title: 'NUnit XML',
    endings: ['xml'],
    detect: ({ kind, root }) =>
      kind === 'xml' && (root === 'test-run' || root === 'test-results' || root === 'test-suite'),
    load: async () => (await import('./formats/dotnet/nunit-xml.ts')).readNunitXml,
  },
  {
    name: 'xunit-xml',
    title: 'xUnit.net XML',
    endings: ['xml'],
    detect: ({ kind, root }) => kind === 'xml' && (root === 'assemblies' || root === 'assembly'),
    load: async () => (await import('./formats/dotnet/xunit-xml.ts')).readXunitXml,
  },
  {
    name: 'robot-xml',
    title: 'Robot Framework output.xml',
    endings: ['xml'],
    detect: ({ kind, root }) => kind === 'xml' && root === 'robot',
    load: async () => (await import('./formats/test-tools/robot-xml.ts')).readRobotXml,
  },
  {
    name: 'tap',
    title: 'TAP (Test Anything Protocol) 13 and 14',
    endings: ['tap'],
    detect: ({ kind, start }) =>
      kind === 'other' && /^(?:TAP version \d|1\.\.\d|(?:not )?ok(?: \d| - ))/m.test(start),
    load: async () => (await import('./formats/tap/tap.ts')).readTap,
  },
]

/** Values of `format:`. */
export const formatNames: readonly string[] = formats.map(({ name }) => name)

/** Endings of report files, without the dot: what is read of a folder. */
export const reportEndings: readonly string[] = [...new Set(formats.flatMap(({ endings }) => endings)), 'gz']

/** The format that a file belongs to, by what was seen of it: the first whose `detect` agrees. */
export function detectFormat(outline: ReportOutline): ReportFormat | undefined {
  return formats.find((format) => format.detect(outline))
}

/** @param name of a format, or a mapping as JSON: {@link Table} */
export function findFormat(name: string): ReportFormat | undefined {
  if (name.startsWith('{')) return customFormat(JSON.parse(name))
  return name === customName ? customFormat({ name: '' }) : formats.find((format) => format.name === name)
}

export const customName = 'custom'

/** JSON results that the user describes. They are read where no other format is detected. */
function customFormat(table: Table): ReportFormat {
  return {
    name: customName,
    title: 'JSON results of your own',
    endings: ['json', 'jsonl', 'ndjson'],
    repeats: 'iterations',
    detect: ({ kind }) => kind === 'json',
    load: async () => (await import('./formats/tables/read-table.ts')).readTable(table),
  }
}

/** The only format whose files have the ending of this path; undefined for an ending of several formats or of none. */
export function formatOfEnding(path: string): ReportFormat | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const [first, ...others] = formats.filter(({ endings }) => endings.includes(ending))
  return others.length === 0 ? first : undefined
}
