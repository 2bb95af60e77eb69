import { UsageError } from '../errors.ts'
import { measure } from '../jobs/report/measure.ts'
import type { ReportSummary } from '../model/gate-report.ts'
import { neutraliseLog } from '../platform/neutralise.ts'
import { parseArguments } from './arguments.ts'
import type { TerminalIo } from './terminal-io.ts'

export const inspectHelp = `eval-gate inspect FILES… [--json] [--format NAME]

Shows what was read from report files. Patterns are globs; quote them.

  --json         the same as JSON
  --format NAME  read every file as this format instead of telling it by its content

Exit code: 0, or 2 when a file is unreadable (the others are still shown).
`

const countNames = ['tests', 'passed', 'failed', 'errored', 'skipped', 'flaky'] as const

/** @throws UsageError when the command line is wrong or no file is found. */
export async function runInspect(argv: readonly string[], io: TerminalIo): Promise<number> {
  const { positionals, switches, values } = parseArguments(argv, { json: 'switch', format: 'value' })
  const format = values.get('format')?.at(-1)
  if (positionals.length === 0) {
    throw new UsageError([
      { where: 'inspect', message: 'names no file', advice: 'eval-gate inspect "**/junit.xml"' },
    ])
  }
  const { files, found } = await measure({
    patterns: positionals,
    root: io.cwd,
    allowOutside: true,
    info: { id: 'inspect', suiteName: 'inspect', createdAt: 0 },
    ...(format !== undefined && { format }),
  })
  const missing = found.unmatched.map((pattern) =>
    unreadable(pattern, 'no file of this name; check the path'),
  )
  const refused = found.refused.map(({ path, reason }) => unreadable(path, reason))
  const all = [...files, ...missing, ...refused]
  if (switches.has('json')) {
    io.stdout.write(`${JSON.stringify({ files: all, totals: sumCounts(all) }, null, 2)}\n`)
  } else {
    io.stdout.write(describeFiles(all))
  }
  return all.some(({ error }) => error !== undefined) ? 2 : 0
}

function unreadable(path: string, error: string): ReportSummary {
  const counts = { tests: 0, passed: 0, failed: 0, errored: 0, skipped: 0, flaky: 0 }
  return { path, format: null, ...counts, warnings: [], error: `${path}: ${error}` }
}

function sumCounts(files: readonly ReportSummary[]): Record<(typeof countNames)[number], number> {
  const sums = { tests: 0, passed: 0, failed: 0, errored: 0, skipped: 0, flaky: 0 }
  for (const file of files) for (const name of countNames) sums[name] += file[name]
  return sums
}

function describeFiles(files: readonly ReportSummary[]): string {
  const lines = files.flatMap((file) => [
    `${neutraliseLog(file.path)}  ${file.format ?? 'not read'}`,
    `  ${describeCounts(file)}`,
    ...(file.foreign === undefined ? [] : [`  note: ${neutraliseLog(file.foreign)}`]),
    ...file.warnings.map((warning) => `  warning: ${neutraliseLog(warning)}`),
    ...(file.error === undefined ? [] : [`  error: ${neutraliseLog(file.error)}`]),
  ])
  return `${[...lines, `${files.length} files: ${describeCounts(sumCounts(files))}`].join('\n')}\n`
}

function describeCounts(counts: Record<(typeof countNames)[number], number>): string {
  return countNames.map((name) => `${counts[name]} ${name}`).join(', ')
}
