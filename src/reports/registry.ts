import type { ReportFormat } from './format.ts'
import { nunitXml } from './formats/dotnet/nunit-xml.ts'
import { trxXml } from './formats/dotnet/trx-xml.ts'
import { xunitXml } from './formats/dotnet/xunit-xml.ts'
import { deepevalJson } from './formats/eval-tools/deepeval-json.ts'
import { evaliteJson } from './formats/eval-tools/evalite-json.ts'
import { inspectJson } from './formats/eval-tools/inspect-json.ts'
import { mcpUseJson } from './formats/eval-tools/mcp-use-json.ts'
import { mcpjamJson } from './formats/eval-tools/mcpjam-json.ts'
import { promptfooJson } from './formats/eval-tools/promptfoo-json.ts'
import { promptfooJsonl } from './formats/eval-tools/promptfoo-jsonl.ts'
import { junitXml } from './formats/junit/junit-xml.ts'
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
