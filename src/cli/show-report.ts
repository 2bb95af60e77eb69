import { toComparisonJson } from '#files'
import { decideExitCode, hideReportSecrets, refuseSharedFiles } from '#job'
import type { ProjectPolicy } from '#settings'
import { buildView, renderText } from '#views'
import type { ExitCode } from '../errors.ts'
import type { GateReport } from '../model/gate-report.ts'
import { listNotCompared } from '../model/not-compared.ts'
import { printJson } from '../model/print-json.ts'
import { removeOutputs } from '../model/without-outputs.ts'
import type { Platform } from '../ports/platform.ts'
import type { ParsedArguments } from './arguments.ts'
import { createInputFlags } from './input-flags.ts'
import type { TerminalIo } from './terminal-io.ts'
import { createFileFlag, listViewFiles, viewFlags, writeViewFiles } from './view-files.ts'

const viewNames = [
  'comment-file',
  'summary-file',
  'html-file',
  'results-file',
  'ctrf-file',
  'junit-file',
] as const

/** Flags of a command that judges, for what it shows. */
export const outputFlags = {
  json: { kind: 'switch', description: 'Print the verdict as JSON.' },
  ...viewFlags,
  'results-file': createFileFlag(
    'Where to write the machine-readable results; --baseline reads this format.',
  ),
  ...createInputFlags(['ctrf-file', 'junit-file']),
} as const

/**
 * The files that the flags of such a command ask for.
 * @throws UsageError where two name the same
 */
export function listOutputFlags(args: ParsedArguments<OutputFlag>, { cwd }: TerminalIo) {
  const files = listViewFiles(args, viewNames)
  refuseSharedFiles(files, cwd)
  return files
}

export type OutputFlag = keyof typeof outputFlags

export const judgedExitCodes =
  '0 passed, 1 failed, 2 usage error or unreadable reports, 3 inconclusive, 4 not measured'

/** Shows what was judged, writes the files that the flags ask for, and returns the exit code of the verdict. */
export async function showJudgedReport(
  judged: GateReport,
  policy: ProjectPolicy,
  args: ParsedArguments<OutputFlag>,
  platform: Platform,
  io: TerminalIo,
): Promise<ExitCode> {
  const full = { ...judged, links: { ...judged.links, traceHosts: policy.linkHosts } }
  const report = hideReportSecrets(policy.showOutputs === 'off' ? removeOutputs(full) : full, platform)
  const view = buildView(report)
  await writeViewFiles(args, viewNames, view, io.cwd)
  io.stdout.write(args.isOn('json') ? printReportJson(report) : `${renderText(view, io)}\n`)
  return decideExitCode(report.verdict)
}

/** Percentage points with one digit; null when unknown. */
function toPercentagePoints(share: number | null | undefined): number | null {
  if (share === null || share === undefined) return null
  return Math.round(share * 1000) / 10
}

function printReportJson({ verdict, comparison }: GateReport): string {
  const { outcome, reasons, totals } = verdict
  const { suite } = comparison
  return `${printJson({ verdict: outcome, ruledOutDrop: toPercentagePoints(suite?.ruledOutDrop), detectableDrop: toPercentagePoints(suite?.smallestDetectableDrop), baseSpread: toPercentagePoints(suite?.baseSpread), notCompared: listNotCompared(verdict), reasons, comparison: toComparisonJson(comparison), totals })}\n`
}
