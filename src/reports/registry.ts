import type { ReportFormat } from './format.ts'
import { nunitXml } from './formats/dotnet/nunit-xml.ts'
import { trxXml } from './formats/dotnet/trx-xml.ts'
import { xunitXml } from './formats/dotnet/xunit-xml.ts'
import { adkJson } from './formats/eval-tools/adk-json.ts'
import { azureJson } from './formats/eval-tools/azure-json.ts'
import { braintrustJson } from './formats/eval-tools/braintrust-json.ts'
import { deepevalJson } from './formats/eval-tools/deepeval-json.ts'
import { evaliteJson } from './formats/eval-tools/evalite-json.ts'
import { lmEvalSamples } from './formats/eval-tools/lm-eval-samples.ts'
import { mcpUseJson } from './formats/eval-tools/mcp-use-json.ts'
import { mcpjamJson } from './formats/eval-tools/mcpjam-json.ts'
import { openaiEvalsJsonl } from './formats/eval-tools/openai-evals-jsonl.ts'
import { pydanticEvalsJson } from './formats/eval-tools/pydantic-evals-json.ts'
import { ragasJson } from './formats/eval-tools/ragas-json.ts'
import { strandsJson } from './formats/eval-tools/strands-json.ts'
import { inspectJson } from './formats/inspect/inspect-json.ts'
import { junitXml } from './formats/junit/junit-xml.ts'
import { promptfooJson } from './formats/promptfoo/promptfoo-json.ts'
import { promptfooJsonl } from './formats/promptfoo/promptfoo-jsonl.ts'
import { tap } from './formats/tap/tap.ts'
import { allureJson } from './formats/test-tools/allure-json.ts'
import { ctrfJson } from './formats/test-tools/ctrf-json.ts'
import { dartJson } from './formats/test-tools/dart-json.ts'
import { goTestJson } from './formats/test-tools/go-test-json.ts'
import { jestJson } from './formats/test-tools/jest-json.ts'
import { mochaJson } from './formats/test-tools/mocha-json.ts'
import { playwrightJson } from './formats/test-tools/playwright-json.ts'
import { robotXml } from './formats/test-tools/robot-xml.ts'
import { rspecJson } from './formats/test-tools/rspec-json.ts'
import { vitestJson } from './formats/test-tools/vitest-json.ts'

/** Every format that is read. The first whose `detect` agrees is taken, so the narrower ones come first. */
export const formats: readonly ReportFormat[] = [
  junitXml,
  jestJson,
  vitestJson,
  evaliteJson,
  promptfooJson,
  promptfooJsonl,
  ctrfJson,
  inspectJson,
  deepevalJson,
  mcpUseJson,
  mcpjamJson,
  pydanticEvalsJson,
  lmEvalSamples,
  strandsJson,
  braintrustJson,
  openaiEvalsJsonl,
  azureJson,
  adkJson,
  ragasJson,
  playwrightJson,
  mochaJson,
  rspecJson,
  goTestJson,
  dartJson,
  allureJson,
  trxXml,
  nunitXml,
  xunitXml,
  robotXml,
  tap,
]

/** Values of `format:`. */
export const formatNames: readonly string[] = formats.map(({ name }) => name)

export function findFormat(name: string): ReportFormat | undefined {
  return formats.find((format) => format.name === name)
}
