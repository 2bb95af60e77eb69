import {
  Copies,
  type FoundReport,
  type FoundReports,
  findReports,
  findStaleReports,
  hasFolder,
  type Iteration,
  limitYoungHeap,
  type ReadOptions,
  type ReportTimes,
  RunTally,
  readReport,
  readRunTime,
  type StaleReport,
} from '#files'
import { ReportError, readErrorMessage } from '../../errors.ts'
import { choosePlural, formatPlural } from '../../model/format.ts'
import type { ReportSummary } from '../../model/gate-report.ts'
import type { OutputFile } from '../../model/output-file.ts'
import {
  listOtherTallies,
  mostReportPatterns,
  type ReportPattern,
  type Run,
  type RunInfo,
} from '../../model/run/run.ts'
import { SlicePool } from '../../model/run/slices.ts'
import type { StepOutcome } from '../../model/run/step-outcome.ts'
import type { CaseNames } from '../../model/run/table/case-names.ts'
import type { Step } from '../../ports/platform.ts'
import type { PhaseTimer } from '../stopwatch.ts'

/** What the report files of one side came to. */
export interface Measurement {
  readonly run: Run
  readonly files: readonly ReportSummary[]
  readonly found: FoundReports
  /** Report files with results that have the same bytes as another one. */
  readonly copies: Readonly<Copies['found']>
  /** Report files that this run may not have written. */
  readonly stale: readonly StaleReport[]
  /** See `RunTally.listOwnCases`. */
  readonly listOwnCases?: RunTally['listOwnCases']
  /** The given prefix of paths, where it is no folder. */
  readonly missingPrefix?: string
}

/** An iteration on its way. */
export interface SunkResult extends Iteration {
  /** The report file, where there are several; else empty. Ordinals count within it. */
  readonly shard: string
}

/** Gets every iteration once all files are read; a returned promise holds the reading back. */
export type ResultSink = (results: readonly SunkResult[]) => void | Promise<void>

export interface MeasureOptions {
  readonly patterns: readonly string[]
  /** Absolute folder that patterns and paths are relative to. */
  readonly root: string
  /** Absolute folder of the code that the reports speak of, where it is another one. */
  readonly codeRoot?: string
  readonly format?: ReadOptions['format']
  /** Folder in the workspace that paths of the reports may be relative to. */
  readonly pathPrefix?: string
  /**
   * Takes credentials out of the run and of what is said about the files, so that no later step sees them.
   */
  readonly hideSecrets: Step['hideSecrets']
  /** How the steps ended that wrote the reports; empty when the workflow does not say. */
  readonly testOutcome?: readonly StepOutcome[]
  /** Also read files outside of `root`: for a terminal, where the user names them. */
  readonly allowOutside?: boolean
  /** Files that will be written; see `findReports`. */
  readonly outputs?: readonly OutputFile[]
  readonly info: RunInfo
  /** Names of the runs that this one will be compared with; see `CaseTable`. */
  readonly names?: CaseNames
  readonly sink?: ResultSink
  /** `lost` of the policy. */
  readonly lost?: ReadOptions['lost']
  /** The whole run with the evals that were never judged; for the sink. */
  readonly settle?: (run: Run) => Run
  /** Called with the whole run before the sink gets the first of its results. */
  readonly onTallied?: (run: Run) => void
  /** Called with how many results were read since the last call. */
  readonly onRead?: (results: number) => void
  readonly stopwatch?: PhaseTimer
  /** Several files with the same cases are iterations, whatever they are called. */
  readonly asIterations?: boolean
}

/** The stopwatch of callers that don't ask for times. */
const untimed: PhaseTimer = { time: async (_, body) => await body() }

/**
 * Reads all report files that the patterns name into one run. Damage in one file is reported in its summary
 * and does not stop the others. The order of files is fixed, so ordinals are the same on every attempt.
 */
export async function readMeasurement(options: MeasureOptions): Promise<Measurement> {
  const {
    patterns,
    root,
    codeRoot = root,
    format,
    allowOutside = false,
    outputs,
    info,
    lost,
    settle,
    sink,
    onTallied,
    onRead,
    stopwatch = untimed,
    asIterations,
    pathPrefix,
    hideSecrets,
    testOutcome = [],
    names,
  } = options
  const foundReports = await stopwatch.time('find', () =>
    findReports(patterns, root, { allowOutside, outputs }),
  )
  await limitYoungHeap(foundReports.files)
  const tallies = new RunTally(info, { names, files: foundReports.files.length })
  const files: ReportSummary[] = []
  const copies = new Copies(foundReports.files)
  const times = new Map<string, ReportTimes>()
  const toolSucceeded = testOutcome.length > 0 && testOutcome.every((outcome) => outcome === 'success')
  const readOptions = { root: codeRoot, format, lost, pathPrefix, toolSucceeded, slices: new SlicePool() }
  const run = await stopwatch.time('parse', async () => {
    for (const file of foundReports.files) {
      const report = tallies.begin(file.path)
      let ran: number | undefined
      const noteFileStart = (start: Buffer) => {
        copies.add(file, start)
        ran = readRunTime(start)
      }
      const summary = await readOneReport(file.path, () =>
        readReport(
          file,
          { ...readOptions, passes: report.passes, onRead, onStart: noteFileStart },
          (batch) => {
            for (const result of batch) report.add(result)
          },
        ),
      )
      await tallies.end(report, summary)
      times.set(file.path, { ran, hasTimes: () => ran !== undefined || report.hasTimes() })
      files.push(summary)
    }
    const { cases, info: talliedInfo } = tallies.finish({ asIterations })
    for (const { index, of: original, keys } of tallies.twins) {
      const file = files[index]
      const warning = `${formatPlural(keys.size, 'case')} of it ${choosePlural(keys.size, 'is', 'are')} in ${original} as well, in another format, and count once`
      if (file !== undefined) files[index] = { ...file, warnings: [...file.warnings, warning] }
    }
    const reports = countPatternReports(foundReports, files)
    return { cases, info: reports.length === 0 ? talliedInfo : { ...talliedInfo, reports } }
  })
  if (sink !== undefined) {
    onTallied?.(run)
    const lostCases = listSettled(run, settle?.(run) ?? run)
    const readIterations = (index: number) => tallies.readIterations(index, lostCases)
    await stopwatch.time('upload', () =>
      readIterationsAgain(foundReports.files, readOptions, readIterations, sink),
    )
  }
  const filled = new Set(files.filter(({ tests }) => tests > 0).map(({ path }) => path))
  return {
    run: hideSecrets(run),
    files: hideSecrets(files),
    found: foundReports,
    copies: copies.found.filter(({ path }) => filled.has(path)),
    stale: findStaleReports(foundReports.files, times, root),
    listOwnCases: (path, old) => tallies.listOwnCases(path, old),
    missingPrefix: pathPrefix === undefined || hasFolder(codeRoot, pathPrefix) ? undefined : pathPrefix,
  }
}

/** Keys of the cases whose outages are settled. */
function listSettled(run: Run, settled: Run): ReadonlySet<string> {
  const open = [...listOtherTallies(run)].filter(({ outages }) => outages !== undefined)
  return new Set(open.map(({ key }) => key).filter((key) => settled.cases.get(key)?.outages === undefined))
}

/** How many reports each pattern named. Files of another kind do not count. */
function countPatternReports(
  { patterns, links }: FoundReports,
  files: readonly ReportSummary[],
): readonly ReportPattern[] {
  const read = new Set(files.filter(({ foreign }) => foreign === undefined).map(({ path }) => path))
  const targets = new Map(links.map(({ path, to }) => [path, to]))
  return patterns.slice(0, mostReportPatterns).map(({ pattern, paths }) => ({
    pattern,
    files: paths.filter((path) => read.has(targets.get(path) ?? path)).length,
  }))
}

/**
 * Hands on the iterations. Only when every file is read it is known which entries are attempts, and in which
 * environment a case ran that several files have, so the files are read a second time; results in memory
 * could be millions.
 */
async function readIterationsAgain(
  files: readonly FoundReport[],
  options: ReadOptions,
  readIterations: (index: number) => ReturnType<RunTally['readIterations']>,
  sink: ResultSink,
): Promise<void> {
  for (const [index, file] of files.entries()) {
    const iterations = readIterations(index)
    const shard = files.length > 1 ? file.path : ''
    await readOneReport(file.path, () =>
      readReport(file, options, (batch) =>
        sink(
          batch.flatMap((result) => {
            const iteration = iterations.next(result)
            if (iteration === undefined) return []
            return [{ ...iteration, shard }]
          }),
        ),
      ),
    )
  }
}

async function readOneReport(path: string, read: () => Promise<ReportSummary>): Promise<ReportSummary> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ReportError)) throw error
    const empty = { tests: 0, passed: 0, failed: 0, errored: 0, skipped: 0, flaky: 0 }
    return { path, format: null, ...empty, warnings: [], error: readErrorMessage(error) }
  }
}
