import { ReportError } from '../../errors.ts'
import { addResult } from '../../model/add-result.ts'
import type { ReportSummary } from '../../model/gate-report.ts'
import type { Result } from '../../model/result.ts'
import type { CaseTally } from '../../model/run.ts'
import { createRun, type Run, type RunInfo } from '../../model/run.ts'
import { type FoundReports, findReports } from '../../reports/find.ts'
import { readReport } from '../../reports/read.ts'

/** What the report files of one side came to. */
export interface Measurement {
  readonly run: Run
  readonly files: readonly ReportSummary[]
  readonly found: FoundReports
}

/** Gets every result with the tally it was added to; a returned promise holds the reading back. */
export type ResultSink = (
  results: readonly { result: Result; tally: CaseTally; ordinal: number }[],
) => void | Promise<void>

export interface MeasureOptions {
  readonly patterns: readonly string[]
  /** Absolute folder that patterns and paths are relative to. */
  readonly root: string
  /** Absolute folder of the code that the reports speak of, where it is another one. */
  readonly codeRoot?: string
  readonly format?: string
  /** Also read files outside of `root`: for a terminal, where the user names them. */
  readonly allowOutside?: boolean
  readonly info: RunInfo
  readonly sink?: ResultSink
}

/**
 * Reads all report files that the patterns name into one run. Damage in one file is told in its summary and does
 * not stop the others. The order of files is fixed, so ordinals are the same on every attempt.
 */
export async function measure(options: MeasureOptions): Promise<Measurement> {
  const { patterns, root, codeRoot = root, format, allowOutside = false, info, sink } = options
  const found = await findReports(patterns, root, { allowOutside })
  const run = createRun(info)
  const files: ReportSummary[] = []
  for (const file of found.files) {
    files.push(
      await readOne(file.path, () =>
        readReport(file, { root: codeRoot, format }, (batch) => {
          if (sink === undefined) {
            for (const result of batch) addResult(run, result)
            return undefined
          }
          return sink(batch.map((result) => withTally(run, result)))
        }),
      ),
    )
  }
  return { run, files, found }
}

function withTally(run: Run, result: Result): { result: Result; tally: CaseTally; ordinal: number } {
  const tally = addResult(run, result)
  return { result, tally, ordinal: tally.passed + tally.failed + tally.errored + tally.skipped }
}

async function readOne(path: string, read: () => Promise<ReportSummary>): Promise<ReportSummary> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ReportError)) throw error
    const empty = { tests: 0, passed: 0, failed: 0, errored: 0, skipped: 0, flaky: 0 }
    return { path, format: null, ...empty, warnings: [], error: [error.message, ...error.advice].join(' ') }
  }
}
