import { open } from 'node:fs/promises'
import {
  findReports,
  loadResultsReader,
  looksLikeResults,
  type ReadOptions,
  RunTally,
  readReport,
} from '#files'
import { ArtifactError, ReportError } from '../errors.ts'
import type { Baseline } from '../model/comparison/baseline.ts'
import type { OutputFile } from '../model/output-file.ts'
import { wholeDelivery } from '../model/run/delivery.ts'
import type { Run } from '../model/run/run.ts'
import { SlicePool } from '../model/run/slices.ts'
import { CaseNames } from '../model/run/table/case-names.ts'

/** Whether every pattern has a file: a cache may be empty. */
export async function hasBaselineFiles(
  patterns: readonly string[],
  { root, allowOutside }: { readonly root: string; readonly allowOutside: boolean },
): Promise<boolean> {
  return (await findReports(patterns, root, { allowOutside })).unmatched.length === 0
}

/**
 * A baseline of several runs, each from its own files, in the order given: the newest first.
 * @throws as {@link readBaselineFiles}
 */
export async function readBaselineRuns(
  runs: readonly (readonly string[])[],
  options: Parameters<typeof readBaselineFiles>[1],
): Promise<Baseline> {
  const baselines: Baseline[] = []
  const names = new CaseNames()
  for (const patterns of runs) baselines.push(await readBaselineFiles(patterns, options, names))
  const all = baselines.flatMap((baseline) => baseline.runs)
  return {
    source: 'file',
    description: baselines.map(({ description }) => description).join(', '),
    // Report files have no id of their own; every run needs one.
    runs: all.map((run, index) =>
      run.info.id === reportsId ? { ...run, info: { ...run.info, id: `${reportsId} ${index}` } } : run,
    ),
  }
}

/** Id of a run that was read from report files. */
const reportsId = 'baseline'

/**
 * A baseline from files: each of our results files is one run; all report files together are one more.
 * @throws ReportError when no file matches or a report can't be read; ArtifactError for a results file of another
 * version; UsageError when an output would overwrite a file of it. A baseline that was requested by name is never
 * silently absent.
 *
 * @param names of the cases, shared by the runs of one baseline
 */
export async function readBaselineFiles(
  patterns: readonly string[],
  options: {
    readonly root: string
    readonly allowOutside: boolean
    readonly format?: ReadOptions['format']
    readonly lost?: ReadOptions['lost']
    /** Files that will be written; see `findReports`. */
    readonly outputs?: readonly OutputFile[]
  },
  names = new CaseNames(),
): Promise<Baseline> {
  const { root, allowOutside, format, lost, outputs } = options
  const reports = await findReports(patterns, root, { allowOutside, outputs })
  const [missing] = reports.unmatched
  if (missing !== undefined) throw createUnusableError(missing, 'no report or results file was found here')
  const [refused] = reports.refused
  if (refused !== undefined)
    throw createUnusableError(refused.path, `the baseline can't be read: ${refused.reason}`)
  const runs: Run[] = []
  const slices = new SlicePool()
  const tallies = new RunTally({ id: reportsId, suiteName: 'this suite', createdAt: 0 })
  let newest = 0
  for (const file of reports.files) {
    if (await startsLikeResults(file.absolutePath)) {
      const { readResultsStream } = await loadResultsReader()
      const handle = await open(file.absolutePath)
      const pieces = handle.createReadStream({ highWaterMark: 256 * 1024 })
      runs.push(await readResultsStream(pieces, file.path, names))
      continue
    }
    const report = tallies.begin(file.path)
    const readOptions = { root, format, lost, slices, passes: report.passes }
    const summary = await readReport(file, readOptions, (batch) => {
      for (const result of batch) report.add(result)
    })
    await tallies.end(report, summary)
    newest = Math.max(newest, Math.floor(file.modifiedAt))
    const problem = summary.error ?? summary.foreign
    if (problem !== undefined) throw createUnusableError(file.path, `the baseline can't be used: ${problem}`)
  }
  const fromReports = tallies.finish()
  if (fromReports.cases.size > 0) {
    const { info } = fromReports
    runs.push({ ...fromReports, info: { ...info, createdAt: newest, delivery: wholeDelivery } })
  }
  if (runs.length === 0) {
    throw new ArtifactError(`The baseline ${patterns.join(', ')} contains no results.`, [
      'Use report files of the base branch, or the results file of an earlier run.',
    ])
  }
  runs.sort((a, b) => b.info.createdAt - a.info.createdAt)
  return { source: 'file', description: reports.files.map(({ path }) => path).join(', '), runs }
}

function createUnusableError(file: string, message: string): ReportError {
  return new ReportError({
    file,
    message,
    advice: ['Check the path.'],
  })
}

async function startsLikeResults(path: string): Promise<boolean> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0)
    return looksLikeResults(buffer.toString('utf8', 0, bytesRead))
  } finally {
    await handle.close()
  }
}
