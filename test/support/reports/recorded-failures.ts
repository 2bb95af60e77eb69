import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Result } from '../../../src/model/run/result.ts'
import { formatLocation } from '../../../src/render/links.ts'
import { readFileAt } from './reading.ts'

/*
 * Failures of small public projects, recorded with their own tools: broken on purpose, one failure of each kind. The table
 * says what a maintainer would search for, written by hand from the whole report, and where it failed.
 */
const folder = join(import.meta.dirname, '../../fixtures/failures')

export interface FailureRow {
  readonly report: string
  readonly test: string
  readonly line: string
  readonly place: string
  /** What is known not to be shown. */
  readonly missed: string
}

export const rows: readonly FailureRow[] = readFileSync(join(folder, 'expected.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [report = '', test = '', line = '', place = '', missed = ''] = row.split('\t')
    return { report, test, line, place, missed }
  })
/** Names of the reports. */
export const reports = [...new Set(rows.map(({ report }) => report))]

/** Files of a project, of which only the lines matter that have a title or a module in them. */
const sources: Record<string, Record<string, Record<string, string>>> = JSON.parse(
  readFileSync(join(folder, 'sources.json'), 'utf8'),
)

function makeWorkspace(report: string): string {
  const root = mkdtempSync(join(tmpdir(), 'failures-'))
  for (const [file, lines] of Object.entries(sources[report] ?? {})) {
    const text: string[] = []
    for (const [number, line] of Object.entries(lines)) text[Number(number) - 1] = line
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), Array.from(text, (line) => line ?? '').join('\n'))
  }
  return root
}

/** The failures of a report as our reader has them, with the line and the place that are shown. */
export async function readFailures(
  report: string,
): Promise<readonly (Pick<FailureRow, 'test' | 'line' | 'place'> & { readonly result: Result })[]> {
  const root = makeWorkspace(report)
  const { results } = await readFileAt(folder, report, { root })
  rmSync(root, { recursive: true })
  return results
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'errored')
    .map((result) => ({
      test: [...result.identity.suite, result.identity.name].join(' › '),
      line: (result.message ?? '').replace(/\s+/g, ' '),
      place: result.location === undefined ? '' : formatLocation(result.location),
      result,
    }))
}
