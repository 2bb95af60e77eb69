import type { ReportFormat } from '../format.ts'
import { nunitXml } from './dotnet/nunit-xml.ts'
import { trxXml } from './dotnet/trx-xml.ts'
import { xunitXml } from './dotnet/xunit-xml.ts'
import { adkJson } from './eval-tools/adk-json.ts'
import { azureJson } from './eval-tools/azure-json.ts'
import { braintrustJson } from './eval-tools/braintrust-json.ts'
import { deepevalJson } from './eval-tools/deepeval-json.ts'
import { evaliteJson } from './eval-tools/evalite-json.ts'
import { lmEvalSamples } from './eval-tools/lm-eval-samples.ts'
import { mcpUseJson } from './eval-tools/mcp-use-json.ts'
import { mcpjamJson } from './eval-tools/mcpjam-json.ts'
import { openaiEvalsJsonl } from './eval-tools/openai-evals-jsonl.ts'
import { pydanticEvalsJson } from './eval-tools/pydantic-evals-json.ts'
import { ragasJson } from './eval-tools/ragas-json.ts'
import { strandsJson } from './eval-tools/strands-json.ts'
import { inspectJson } from './inspect/inspect-json.ts'
import { promptfooJson } from './promptfoo/promptfoo-json.ts'
import { promptfooJsonl } from './promptfoo/promptfoo-jsonl.ts'
import { tap } from './tap/tap.ts'
import { allureJson } from './test-tools/allure-json.ts'
import { ctrfJson } from './test-tools/ctrf-json.ts'
import { dartJson } from './test-tools/dart-json.ts'
import { goTestJson } from './test-tools/go-test-json.ts'
import { jestJson } from './test-tools/jest-json.ts'
import { mochaJson } from './test-tools/mocha-json.ts'
import { playwrightJson } from './test-tools/playwright-json.ts'
import { robotXml } from './test-tools/robot-xml.ts'
import { rspecJson } from './test-tools/rspec-json.ts'
import { vitestJson } from './test-tools/vitest-json.ts'

/** Every format but JUnit XML, the narrower ones first. Loaded only for a report that is no JUnit XML. */
export const otherFormats: readonly ReportFormat[] = [
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
