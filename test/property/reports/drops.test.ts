import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../../support/list-files.ts'
import { dropsOf, hides } from '../../support/reports/drops.ts'
import { type JudgedReports, judgeReports } from '../../support/reports/judge-reports.ts'
import { readContent } from '../../support/reports/reading.ts'
import { toolReports, toolsFolder } from '../../support/reports/tool-fixtures.ts'
import { createWorkspace } from '../../support/workspace.ts'

/** `DROPS=40 npx vitest run test/property/reports/drops.test.ts` drops 40 pieces of each file, one at a time. */
const drops = Number(process.env.DROPS ?? 2)
const fixtures = join(toolsFolder, '..')
const reports = listFiles(['tools/*/*/{base,head-*}/**/*.*', 'reports/*.{xml,json,tap}'], fixtures)

/** Formats that count nothing: only the base knows that an entry is gone. */
const withoutCounts = new Set([
  'adk-json',
  'azure-json',
  'braintrust-json',
  'cucumber-json',
  'evalite-json',
  'pydantic-evals-json',
])

/**
 * Pieces that no count of their report includes, by report: entries of hooks, reruns and files that broke, a failure that
 * is hidden by another, a suite in an element without `tests`, samples of a task that stopped.
 */
const uncounted: readonly (readonly [report: RegExp, piece: RegExp])[] = [
  [/\.xml$/, /^<(?:testsuite|assembly|collection|errors?)\b/],
  [
    /boost|catch2|ctest|eunit|googletest|jest|kotest|mocha|node-test|nose2|rerunfailures|surefire|tap-formatter|xunit/,
    /^<(?:testcase|test|skipped|error|failure)\b/,
  ],
  [/bats-junit.*kill|busted.*(?:hook|import)/, /^<testcase\b/],
  [/vitest/, /^<failure\b|ancestorTitles/],
  [/deepeval/, /metricsData|Spans/],
  [/inspect.*error/, /^\.samples/],
  [/inspect/, /scores|messages|choices|content|events/],
  [/trx/, /^<(?:InnerResults|UnitTestResult|Text|RunInfo|RunInfos)\b/],
  [/(?:ava|qunit).*(?:import|timeout)/, /^line /],
]

describe('a piece that a report lacks', () => {
  it.each(reports)('%s: is told by its own counts', async (path) => {
    const name = basename(path)
    const read = (bytes: Buffer) => readContent(bytes, { name, root: '/repo' })
    const bytes = readFileSync(join(fixtures, path))
    const whole = await read(bytes)
    if (whole.summary.error !== undefined || withoutCounts.has(whole.summary.format ?? '')) return
    const silent: string[] = []
    for (const drop of await dropsOf(bytes, drops)) {
      const isCounted = !uncounted.some(([report, piece]) => report.test(path) && piece.test(drop.what))
      if (isCounted && hides(whole, await read(drop.bytes))) silent.push(drop.what)
    }
    expect(silent).toEqual([])
  })
})

describe('evidence that went away', () => {
  it.each(toolReports())('$tool $file: always shows', async ({ tool, file }) => {
    const files = listFiles(`base/${file}`, join(toolsFolder, tool))
    const base = Object.fromEntries(files.map((path) => [path, readFileSync(join(toolsFolder, tool, path))]))
    const heads: { readonly what: string; readonly files: Readonly<Record<string, Buffer>> }[] = []
    for (const [path, bytes] of Object.entries(base)) {
      for (const drop of await dropsOf(bytes, drops))
        heads.push({ what: `${path}: ${drop.what}`, files: { ...base, [path]: drop.bytes } })
      const { [path]: _, ...others } = base
      if (files.length > 1) heads.push({ what: path, files: others })
    }
    const quiet: string[] = []
    for (const { what, files: head } of heads) {
      const now = Object.fromEntries(
        Object.entries(head).map(([path, bytes]) => [path.replace(/^base/, 'head'), bytes]),
      )
      const judged = await judgeReports(createWorkspace({ ...base, ...now }), `base/${file}`, `head/${file}`)
      if (isQuiet(judged)) quiet.push(what)
    }
    expect(quiet).toEqual([])
  })
})

/** It passes with less than before, and nobody is told. */
function isQuiet({ base, head, verdict }: JudgedReports): boolean {
  const judged = ({ files }: JudgedReports['base']) =>
    files.reduce((sum, { passed, failed, errored }) => sum + passed + failed + errored, 0)
  const told = verdict.reasons.some(({ rule }) => rule === 'missing-cases' || rule === 'fewer-iterations')
  return verdict.outcome === 'passed' && judged(head) < judged(base) && !told
}
