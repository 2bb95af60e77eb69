import type { ReportFormat } from './format.ts'
import { deepevalJson } from './formats/eval-tools/deepeval-json.ts'
import { evaliteJson } from './formats/eval-tools/evalite-json.ts'
import { inspectJson } from './formats/eval-tools/inspect-json.ts'
import { mcpUseJson } from './formats/eval-tools/mcp-use-json.ts'
import { mcpjamJson } from './formats/eval-tools/mcpjam-json.ts'
import { promptfooJson } from './formats/eval-tools/promptfoo-json.ts'
import { promptfooJsonl } from './formats/eval-tools/promptfoo-jsonl.ts'
import { junitXml } from './formats/junit/junit-xml.ts'
import { ctrfJson } from './formats/test-tools/ctrf-json.ts'
import { jestJson } from './formats/test-tools/jest-json.ts'
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
]

/** Values of `format:`. */
export const formatNames: readonly string[] = formats.map(({ name }) => name)

export function findFormat(name: string): ReportFormat | undefined {
  return formats.find((format) => format.name === name)
}
