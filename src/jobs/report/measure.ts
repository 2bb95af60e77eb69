import { messageOf, ReportError } from '../../errors.ts'
import type { ReportSummary } from '../../model/gate-report.ts'
import type { Result } from '../../model/run/result.ts'
import { type CaseTally, countIterations, type Run, type RunInfo } from '../../model/run/run.ts'
import { type FoundReports, findReports } from '../../reports/find.ts'
import { readReport } from '../../reports/read.ts'
import type { ReportTally } from '../../reports/tally/report-tally.ts'
import { RunTally } from '../../reports/tally/run-tally.ts'

/** What the report files of one side came to. */
export interface Measurement {
  readonly run: Run
  readonly files: readonly ReportSummary[]
  readonly found: FoundReports
}

/** A result on its way, with the tally of its case in its report file. */
export interface SunkResult {
  readonly result: Result
  readonly tally: CaseTally
  /** 1-based, among the entries of the case in the file. */
  readonly ordinal: number
  /** The report file, where there are several; else empty. Ordinals count within it. */
  readonly shard: string
}

/** Gets every result with the tally it was added to; a returned promise holds the reading back. */
export type ResultSink = (results: readonly SunkResult[]) => void | Promise<void>

export interface MeasureOptions {
  readonly patterns: readonly string[]
  /** Absolute folder that patterns and paths are relative to. */
  readonly root: string
  /** Absolute folder of the code that the reports speak of, where it is another one. */
  readonly codeRoot?: string
  readonly format?: string
  /** Folder in the workspace that paths of the reports may be relative to. */
  readonly pathPrefix?: string
  /** Also read files outside of `root`: for a terminal, where the user names them. */
  readonly allowOutside?: boolean
  readonly info: RunInfo
  readonly sink?: ResultSink
  /** Several files with the same cases are iterations, whatever they are called. */
  readonly asIterations?: boolean
}

/**
 * Reads all report files that the patterns name into one run. Damage in one file is reported in its summary and does
 * not stop the others. The order of files is fixed, so ordinals are the same on every attempt.
 */
export async function measure(options: MeasureOptions): Promise<Measurement> {
  const {
    patterns,
    root,
    codeRoot = root,
    format,
    allowOutside = false,
    info,
    sink,
    asIterations,
    pathPrefix,
  } = options
  const found = await findReports(patterns, root, { allowOutside })
  const tallies = new RunTally(info)
  const files: ReportSummary[] = []
  for (const file of found.files) {
    const report = tallies.begin(file.path)
    const shard = found.files.length > 1 ? file.path : ''
    const summary = await readOne(file.path, () =>
      readReport(file, { root: codeRoot, format, pathPrefix }, (batch) => {
        if (sink === undefined) {
          for (const result of batch) report.add(result)
          return undefined
        }
        return sink(batch.map((result) => withTally(report, result, shard)))
      }),
    )
    tallies.end(report, summary)
    files.push(summary)
  }
  return { run: tallies.finish({ asIterations }), files, found }
}

function withTally(report: ReportTally, result: Result, shard: string): SunkResult {
  const tally = report.add(result)
  return { result, tally, ordinal: countIterations(tally), shard }
}

async function readOne(path: string, read: () => Promise<ReportSummary>): Promise<ReportSummary> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ReportError)) throw error
    const empty = { tests: 0, passed: 0, failed: 0, errored: 0, skipped: 0, flaky: 0 }
    return { path, format: null, ...empty, warnings: [], error: messageOf(error) }
  }
}
