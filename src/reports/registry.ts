import type { ReportFormat } from './format.ts'
import { junitXml } from './formats/junit/junit-xml.ts'
import type { ReportOutline } from './outline.ts'

/** Values of `format:`, of which a test holds that they are the names of all formats. */
export const formatNames: readonly string[] = [
  'junit-xml',
  'jest-json',
  'vitest-json',
  'evalite-json',
  'promptfoo-json',
  'promptfoo-jsonl',
  'ctrf-json',
  'inspect-json',
  'deepeval-json',
  'mcp-use-json',
  'mcpjam-json',
  'pydantic-evals-json',
  'lm-eval-jsonl',
  'strands-json',
  'braintrust-json',
  'openai-evals-jsonl',
  'azure-json',
  'adk-json',
  'ragas-json',
  'playwright-json',
  'mocha-json',
  'rspec-json',
  'go-test-json',
  'dart-json',
  'allure-json',
  'trx-xml',
  'nunit-xml',
  'xunit-xml',
  'robot-xml',
  'tap',
]

/** The format that a file belongs to, by what was seen of it: the first whose `detect` agrees. */
export async function detectFormat(outline: ReportOutline): Promise<ReportFormat | undefined> {
  if (junitXml.detect(outline)) return junitXml
  return (await loadOthers()).find((format) => format.detect(outline))
}

export async function findFormat(name: string): Promise<ReportFormat | undefined> {
  if (name === junitXml.name) return junitXml
  return (await loadOthers()).find((format) => format.name === name)
}

/** Most reports are JUnit XML, and a step starts sooner without the code of the others. */
async function loadOthers(): Promise<readonly ReportFormat[]> {
  return (await import('./formats/others.ts')).otherFormats
}
