import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReportSummary } from '../../../src/model/gate-report.ts'
import { buildCaseKey } from '../../../src/model/run/identity.ts'
import type { Result } from '../../../src/model/run/result.ts'
import { type ReadOptions, readReport } from '../../../src/reports/read.ts'

export interface Read {
  readonly summary: ReportSummary
  readonly results: readonly Result[]
}

/** Reads a report from a file that exists as long as the reading. `root` is where its paths are relative to. */
export async function readContent(
  content: string | Uint8Array,
  options: { readonly name?: string; readonly format?: ReadOptions['format']; readonly root?: string } = {},
): Promise<Read> {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'))
  const path = options.name ?? 'report.xml'
  try {
    writeFileSync(join(folder, path), content)
    return await readFileAt(folder, path, options)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export async function readFileAt(
  folder: string,
  path: string,
  options: {
    readonly format?: ReadOptions['format']
    readonly root?: string
    readonly pathPrefix?: string
  } = {},
): Promise<Read> {
  const results: Result[] = []
  const summary = await readReport(
    { path, absolutePath: join(folder, path) },
    { root: options.root ?? folder, format: options.format, pathPrefix: options.pathPrefix },
    (batch) => {
      results.push(...batch)
    },
  )
  return { summary, results }
}

export async function readJson(
  value: unknown,
  options: { readonly format?: ReadOptions['format']; readonly root?: string } = {},
): Promise<Read> {
  return readContent(JSON.stringify(value), { name: 'report.json', ...options })
}

/** A JUnit report of one suite with these cases. */
export function suite(cases: string, attributes = 'name="orders"'): string {
  return `<testsuites><testsuite ${attributes}>${cases}</testsuite></testsuites>`
}

export function only(results: readonly Result[]): Result {
  const [result] = results
  if (result === undefined || results.length !== 1)
    throw new Error(`expected one result, got ${results.length}`)
  return result
}

export function distinctCases(results: readonly Result[]): number {
  return new Set(results.map(({ identity }) => buildCaseKey(identity))).size
}

export function countsOf({
  tests,
  passed,
  failed,
  errored,
  skipped,
  flaky,
  suiteErrors = 0,
}: ReportSummary): string {
  return `${tests} tests: ${passed} passed, ${failed} failed, ${errored} errored, ${skipped} skipped, ${flaky} flaky, ${suiteErrors} suites`
}
