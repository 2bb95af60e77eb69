import { adviseOnPattern } from '#files'
import { createKnownSecrets, createTerminalLog, neutraliseLog } from '#github'
import { createProgress, readMeasurement } from '#job'
import { type ExitCode, UsageError } from '../../errors.ts'
import { compact } from '../../model/data.ts'
import { formatNumber, formatPlural } from '../../model/format.ts'
import type { ReportSummary } from '../../model/gate-report.ts'
import { printJson } from '../../model/print-json.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand } from '../command.ts'
import { createInputFlags } from '../input-flags.ts'
import { readConfigAndPolicy } from '../policy.ts'
import type { TerminalIo } from '../terminal-io.ts'

const countNames = ['tests', 'passed', 'failed', 'errored', 'skipped', 'flaky'] as const

export const inspectCommand = defineCommand({
  usage: ['inspect FILES… [flags]'],
  about: ['Shows what is read from report files. Quote glob patterns, so that the shell leaves them alone.'],
  groups: [
    {
      title: 'Flags',
      flags: {
        json: { kind: 'switch', description: 'Print JSON.' },
        ...createInputFlags(['policy']),
      },
    },
  ],
  exitCodes:
    '0 read, 1 a file counts more failures or cases than it shows, 2 usage error, unreadable file (the other files are still shown), or nothing that is a report',
  run: runInspectCommand,
})

async function runInspectCommand(
  args: ParsedArguments<'json' | 'policy'>,
  io: TerminalIo,
): Promise<ExitCode> {
  const { positionals } = args
  if (positionals.length === 0) {
    throw new UsageError({ message: 'no files given', advice: 'eval-gate inspect "**/junit.xml"' })
  }
  const { policy } = await readConfigAndPolicy(args, ['policy'], io)
  const secrets = createKnownSecrets()
  const log = createTerminalLog(io, { debug: false, secrets })
  const progress = createProgress('results read', { clock: io.clock, log })
  const { files, found } = await readMeasurement({
    patterns: positionals,
    root: io.cwd,
    allowOutside: true,
    info: { id: 'inspect', suiteName: 'inspect', createdAt: 0 },
    format: policy.format,
    lost: policy.lost,
    onRead: progress.add,
    hideSecrets: secrets.hide,
  })
  progress.end()
  const missing = found.unmatched.map((pattern) =>
    createUnreadableSummary(pattern, `no file of this name. ${adviseOnPattern(pattern)}`),
  )
  const refused = found.refused.map(({ path, reason }) => createUnreadableSummary(path, reason))
  const all = [...files, ...missing, ...refused]
  if (args.isOn('json')) {
    io.stdout.write(`${printJson({ files: all, totals: sumReportCounts(all) })}\n`)
  } else {
    io.stdout.write(describeReportFiles(all))
  }
  const isNothing = all.every(({ format }) => format === null)
  for (const { path, error, foreign } of all) {
    const problem = error ?? (isNothing && foreign !== undefined ? `${path}: ${foreign}` : undefined)
    if (problem !== undefined) io.stderr.write(`${neutraliseLog(problem)}\n`)
  }
  if (all.some(({ error }) => error !== undefined) || isNothing) return 2
  if (all.some((file) => listMissingCounts(file).length > 0)) return 1
  return 0
}

/** Results that a report counts but does not show. A missing end is left out: some formats have none. */
function listMissingCounts({ unexplained = [] }: ReportSummary): readonly string[] {
  return unexplained.flatMap(({ what: subject, suite, declared, shown }) => {
    if (subject === 'end') return []
    const prefix = suite === undefined ? '' : `${suite} `
    return `${prefix}counts ${formatNumber(declared)} ${subject}, shown are ${formatNumber(shown)}`
  })
}

function createUnreadableSummary(path: string, error: string): ReportSummary {
  const counts = { tests: 0, passed: 0, failed: 0, errored: 0, skipped: 0, flaky: 0 }
  return { path, format: null, ...counts, warnings: [], error: `${path}: ${error}` }
}

function sumReportCounts(files: readonly ReportSummary[]): Record<(typeof countNames)[number], number> {
  const sums = { tests: 0, passed: 0, failed: 0, errored: 0, skipped: 0, flaky: 0 }
  for (const file of files) for (const name of countNames) sums[name] += file[name]
  return sums
}

function describeReportFiles(files: readonly ReportSummary[]): string {
  const lines = files.flatMap((file) =>
    compact([
      `${neutraliseLog(file.path)}  ${file.format ?? 'not read'}`,
      `  ${describeCounts(file)}`,
      file.foreign !== undefined && `  note: ${neutraliseLog(file.foreign)}`,
      ...listMissingCounts(file).map((gap) => `  incomplete: ${neutraliseLog(gap)}`),
      ...file.warnings.map((warning) => `  warning: ${neutraliseLog(warning)}`),
    ]),
  )
  return `${[...lines, `${formatPlural(files.length, 'file')}: ${describeCounts(sumReportCounts(files))}`].join('\n')}\n`
}

function describeCounts(counts: Record<(typeof countNames)[number], number>): string {
  return countNames.map((name) => `${counts[name]} ${name}`).join(', ')
}
