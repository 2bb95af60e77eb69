import { type FormatName, formatRows } from '../../tools/formats/index.ts'
import type { ReadReport } from '../format.ts'
import { readJunitXml } from './junit/junit-xml.ts'

const tables = () => import('./tables/tables.ts')
const evalTools = () => import('./tables/eval-tools.ts')

/** Formats that are read, in the order in which they are detected: the values of `format:`. */
export const formatNames: readonly string[] = formatRows.map(({ name }) => name)

/** What reads each format: one file, loaded when it is used. */
export const readers: Readonly<Record<FormatName, () => Promise<ReadReport>>> = {
  // Not behind an import: most reports are JUnit XML.
  'junit-xml': async () => readJunitXml,
  'jest-json': async () => (await import('./test-tools/jest-json.ts')).readJestJson,
  'vitest-json': async () => (await import('./test-tools/vitest-json.ts')).readVitestJson,
  'ctrf-json': async () => (await import('./test-tools/ctrf-json.ts')).readCtrfJson,
  'playwright-json': async () => (await import('./test-tools/playwright-json.ts')).readPlaywrightJson,
  'mocha-json': async () => (await import('./test-tools/mocha-json.ts')).readMochaJson,
  'rspec-json': async () => (await import('./test-tools/rspec-json.ts')).readRspecJson,
  'cucumber-json': async () => (await import('./test-tools/cucumber.ts')).readCucumberJson,
  'cucumber-messages': async () => (await import('./test-tools/cucumber.ts')).readCucumberMessages,
  'pytest-json': async () => (await import('./test-tools/pytest-json.ts')).readPytestJson,
  'go-test-json': async () => (await import('./test-tools/go-test-json.ts')).readGoTestJson,
  'libtest-json': async () => (await import('./test-tools/libtest-json.ts')).readLibtestJson,
  'dart-json': async () => (await import('./test-tools/dart-json.ts')).readDartJson,
  'allure-json': async () => (await import('./test-tools/allure-json.ts')).readAllureJson,
  'trx-xml': async () => (await import('./dotnet/trx-xml.ts')).readTrxXml,
  'nunit-xml': async () => (await import('./dotnet/nunit-xml.ts')).readNunitXml,
  'xunit-xml': async () => (await import('./dotnet/xunit-xml.ts')).readXunitXml,
  'robot-xml': async () => (await import('./test-tools/robot-xml.ts')).readRobotXml,
  'mcp-conformance-json': async () => (await tables()).readMcpConformance,
  tap: async () => (await import('./tap/tap.ts')).readTap,

  'evalite-json': async () => (await import('./eval-tools/evalite-json.ts')).readEvaliteJson,
  'promptfoo-json': async () => (await import('./promptfoo/promptfoo-json.ts')).readPromptfooJson,
  'promptfoo-jsonl': async () => (await import('./promptfoo/promptfoo-jsonl.ts')).readPromptfooJsonl,
  'inspect-json': async () => (await import('./inspect/inspect-json.ts')).readInspectJson,
  'deepeval-json': async () => (await import('./eval-tools/deepeval-json.ts')).readDeepevalJson,
  'mcp-use-json': async () => (await evalTools()).readMcpUse,
  'mcpjam-json': async () => (await import('./eval-tools/mcpjam-json.ts')).readMcpjamJson,
  'pydantic-evals-json': async () => (await evalTools()).readPydanticEvals,
  'lm-eval-jsonl': async () => (await evalTools()).readLmEval,
  'strands-json': async () => (await import('./eval-tools/strands-json.ts')).readStrandsJson,
  'braintrust-json': async () => (await evalTools()).readBraintrust,
  'openai-evals-jsonl': async () => (await import('./eval-tools/openai-evals-jsonl.ts')).readOpenaiEvalsJsonl,
  'azure-json': async () => (await evalTools()).readAzure,
  'adk-json': async () => (await evalTools()).readAdk,
  'ragas-json': async () => (await tables()).readRagas,
  'terminal-bench-json': async () => (await tables()).readTerminalBench,
  'swe-bench-json': async () => (await tables()).readSweBench,
  'tau-bench-json': async () => (await tables()).readTauBench,
  'tau2-bench-json': async () => (await tables()).readTau2Bench,
  'harbor-json': async () => (await tables()).readHarbor,
  'phoenix-json': async () => (await tables()).readPhoenix,
  'langsmith-json': async () => (await tables()).readLangSmith,
  'mlflow-json': async () => (await tables()).readMlflow,
  'gh-models-json': async () => (await tables()).readGhModels,
  'otel-evaluations-json': async () => (await tables()).readOtelEvaluations,
  'vally-jsonl': async () => (await tables()).readVally,
  'statgate-rows': async () => (await tables()).readStatgate,
}
