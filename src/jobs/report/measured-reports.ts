import { adviseOnPattern, type FoundReports } from '#files'
import type { Config } from '#settings'
import { judgeStepEnd } from '#verdict'
import { choosePlural, formatPlural, quoteNames } from '../../model/format.ts'
import type { ReportSummary } from '../../model/gate-report.ts'
import type { Measured } from '../../model/measured.ts'
import type { Log } from '../../ports/platform.ts'
import type { Measurement } from './measure.ts'

/** What was read of report files, as every source says it. */
export function toMeasuredReports(
  measurement: Measurement,
  { reports, selection, testOutcome }: Pick<Config, 'reports' | 'selection' | 'testOutcome'>,
  { old, otherCode, service }: Pick<Measured, 'old' | 'otherCode' | 'service'>,
): Measured {
  const { run, files } = measurement
  const ended = judgeStepEnd(testOutcome, run)
  return {
    run,
    came: { reports: files.length, parts: undefined, hosted: undefined },
    files,
    missing: {
      reports: selection ? [] : findMissingReports(reports, measurement),
      parts: [],
      runs: [],
    },
    unread: explainUnreadFiles(measurement),
    jobs: { dead: [], skipped: [], unknown: undefined },
    old,
    steps: ended === undefined ? [] : [{ ended, part: undefined }],
    stated: [],
    otherCode,
    selection: selection ? 'input `selection`' : undefined,
    nothingWasDue: false,
    servers: { preflight: undefined, reasons: [] },
    service,
    notices: [],
  }
}

/** Every file and pattern that brought no result, with the reason. */
function explainUnreadFiles({ files, found }: Measurement): readonly string[] {
  return [
    ...files.flatMap(({ path, foreign, tests, error }) => {
      if (foreign !== undefined) return `${path} was skipped: ${foreign}.`
      if (tests === 0 && error === undefined) return `${path} lists no test.`
      return []
    }),
    ...found.refused.map(({ path, reason }) => `${path} was not read: ${reason}.`),
    ...found.unmatched.map((pattern) => `No file matches \`${pattern}\`. ${adviseOnPattern(pattern)}`),
    ...describeOutsideFolders(found),
  ]
}

/** Logs one line per file; skipped and damaged files get a notice or an error. */
export function logReportFiles(measurement: Measurement, log: Log): void {
  const { files, found, copies, missingPrefix, run } = measurement
  // Without any result, the error of the step says why.
  const [notice, warning] = run.cases.size === 0 ? [log.info, log.info] : [log.notice, log.warning]
  for (const file of files) {
    if (file.foreign !== undefined) notice(`${file.path} was skipped: ${file.foreign}`)
    else log.info(`${file.path} (${file.format ?? 'unknown format'}): ${formatPlural(file.tests, 'result')}`)
    for (const text of file.warnings) log.warning(`${file.path}: ${text}`)
    if (file.error !== undefined) log.error(file.error)
  }
  for (const { path, of: original } of copies) {
    log.warning(`${path} is a copy of ${original}, so its results count twice. Exclude it with \`!${path}\`.`)
  }
  for (const { path, to } of found.links) log.info(`${path} is a link to ${to}, which is read once.`)
  for (const { path, reason } of found.refused) warning(`${path} was not read: ${reason}`)
  for (const sentence of describeOutsideFolders(found)) notice(sentence)
  for (const pattern of found.unmatched) {
    warning(`No file matches \`${pattern}\`. ${adviseOnPattern(pattern)}`)
  }
  if (missingPrefix !== undefined)
    log.warning(
      `\`path-prefix: ${missingPrefix}\` is not a folder in the workspace, so the paths in the reports can't be resolved. Set it to the folder in which the tests ran, relative to the root of the repository.`,
    )
}

function describeOutsideFolders({ outsideFolders }: FoundReports): readonly string[] {
  if (outsideFolders.length === 0) return []
  const state = choosePlural(outsideFolders.length, 'is a link to a folder', 'are links to folders')
  return [
    `${quoteNames(outsideFolders)} ${state} outside of the workspace, where no report is read. Copy reports from there into the workspace.`,
  ]
}

/**
 * Files that `reports` names in full and from which nothing was read: not written, refused, or no reports. Their results
 * would be missing silently. Patterns are often alternatives (`*.xml` and `*.json`), so they may match no file.
 *
 * @param patterns as configured
 */
export function findMissingReports(
  patterns: readonly string[],
  { files, found }: { readonly files: readonly ReportSummary[]; readonly found: FoundReports },
): readonly string[] {
  const named = new Set(patterns.filter((pattern) => !/[*?[\]{}]/.test(pattern)).map(removeLeadingDot))
  const unread = [
    ...found.unmatched.map(removeLeadingDot),
    ...found.refused.map(({ path }) => path),
    ...files.filter(({ foreign }) => foreign !== undefined).map(({ path }) => path),
  ]
  return unread.filter((path) => named.has(path))
}

function removeLeadingDot(path: string): string {
  return path.replace(/^\.\//, '')
}
