import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { renderToolDocs } from '../../scripts/render-tool-docs.ts'
import { formatNames } from '../../src/reports/registry.ts'
import { tools } from '../../src/tools/index.ts'

describe('docs/tools.md', () => {
  it('is what the table of tools says', () => {
    const document = readFileSync(join(import.meta.dirname, '../../docs/tools.md'), 'utf8')
    expect(document).toBe(renderToolDocs())
  })

  it('has every eval tool whose reports are read', () => {
    const written = new Set(tools.flatMap(({ formats = [] }) => formats))
    const known: readonly string[] = formatNames
    expect([...written].filter((format) => !known.includes(format))).toEqual([])
    // Formats of test tools that JUnit stands for, of exchange, and those that no command of ours writes.
    const others = [
      'junit-xml',
      'ctrf-json',
      'mcp-use-json',
      'nunit-xml',
      'xunit-xml',
      'playwright-json',
      'mocha-json',
      'go-test-json',
      'robot-xml',
      'terminal-bench-json',
      'swe-bench-json',
      'tau-bench-json',
      'tau2-bench-json',
      'harbor-json',
      'phoenix-json',
      'langsmith-json',
      'mlflow-json',
      'otel-evaluations-json',
      'cucumber-json',
      'cucumber-messages',
      'pytest-json',
      'tap',
    ]
    expect(known.filter((format) => !written.has(format) && !others.includes(format))).toEqual([])
  })

  it('names each tool once', () => {
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length)
  })
})
