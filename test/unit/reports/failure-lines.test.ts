import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { formatLocation } from '../../../src/render/links.ts'
import { readFileAt } from '../../support/reports/reading.ts'

/*
 * Failures of small public projects, recorded with their own tools: broken on purpose, one failure of each kind. The table
 * says what a maintainer would search for, written by hand from the whole report, and where it failed.
 */
const folder = join(import.meta.dirname, '../../fixtures/failures')

interface Row {
  readonly report: string
  readonly test: string
  readonly line: string
  readonly place: string
  /** What is known not to be shown. */
  readonly missed: string
}

const rows: readonly Row[] = readFileSync(join(folder, 'expected.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [report = '', test = '', line = '', place = '', missed = ''] = row.split('\t')
    return { report, test, line, place, missed }
  })
const reports = [...new Set(rows.map(({ report }) => report))]

/** Files of a project, of which only the lines matter that have a title or a module in them. */
const sources: Record<string, Record<string, Record<string, string>>> = JSON.parse(
  readFileSync(join(folder, 'sources.json'), 'utf8'),
)

const workspaces = mkdtempSync(join(tmpdir(), 'failures-'))
afterAll(() => rmSync(workspaces, { recursive: true }))

function makeWorkspace(report: string): string {
  const root = join(workspaces, report)
  for (const [file, lines] of Object.entries(sources[report] ?? {})) {
    const text: string[] = []
    for (const [number, line] of Object.entries(lines)) text[Number(number) - 1] = line
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), Array.from(text, (line) => line ?? '').join('\n'))
  }
  return root
}

async function readShown(report: string): Promise<readonly Pick<Row, 'test' | 'line' | 'place'>[]> {
  const { results } = await readFileAt(folder, report, { root: makeWorkspace(report) })
  return results
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'errored')
    .map(({ identity, message = '', location }) => ({
      test: [...identity.suite, identity.name].join(' › '),
      line: message.replace(/\s+/g, ' '),
      place: location === undefined ? '' : formatLocation(location),
    }))
}

describe('the line that is shown of a failure', () => {
  it.each(reports)('%s', async (report) => {
    const expected = rows.filter((row) => row.report === report)
    const shown = await readShown(report)
    const table = expected.map(({ test, line, place }, index) => {
      const found = shown[index]
      return [
        test,
        found?.line.includes(line) === true ? line : found?.line,
        found?.place === place ? place : found?.place,
      ]
    })
    expect(table).toEqual(
      expected.map(({ test, line, place, missed }, index) => [
        test,
        line,
        missed === 'place' ? shown[index]?.place : place,
      ]),
    )
    expect(shown).toHaveLength(expected.length)
  })

  it('is right in 95% of 200 failures of 20 projects', () => {
    expect(rows.length).toBeGreaterThanOrEqual(200)
    expect(reports.length).toBeGreaterThanOrEqual(20)
    expect(rows.filter(({ missed }) => missed !== '').length).toBeLessThanOrEqual(0.05 * rows.length)
  })
})
