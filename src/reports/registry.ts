import type { ReportFormat } from './format.ts'
import { ctrfJson } from './formats/ctrf-json.ts'
import { deepevalJson } from './formats/deepeval-json.ts'
import { evaliteJson } from './formats/evalite-json.ts'
import { inspectJson } from './formats/inspect-json.ts'
import { jestJson } from './formats/jest-json.ts'
import { junitXml } from './formats/junit-xml.ts'
import { mcpUseJson } from './formats/mcp-use-json.ts'
import { promptfooJson } from './formats/promptfoo-json.ts'
import { promptfooJsonl } from './formats/promptfoo-jsonl.ts'
import { vitestJson } from './formats/vitest-json.ts'

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
]

/** Values of `format:`. */
export const formatNames: readonly string[] = formats.map(({ name }) => name)

export function findFormat(name: string): ReportFormat | undefined {
  return formats.find((format) => format.name === name)
}
