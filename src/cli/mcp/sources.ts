import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { alignTitles } from '../../baseline/align/align-titles.ts'
import { alignWithHead } from '../../baseline/align.ts'
import { findBranchBaseline } from '../../baseline/find.ts'
import type { ServiceConfig } from '../../config/service-config.ts'
import { messageOf, UsageError } from '../../errors.ts'
import type { Run } from '../../model/run/run.ts'
import { isWithin } from '../../paths/folders.ts'
import { workflowPath } from '../../paths/workflow-files.ts'
import { terminalLog } from '../connection.ts'
import { readRuns } from '../rehearse/door.ts'
import { type NamedRepository, openRepository } from '../repository.ts'
import { type ReadResults, readResultsFile } from '../results-file.ts'
import type { TerminalIo } from '../terminal-io.ts'

/** Where the answers come from. */
export interface SourceOptions {
  /** The results file of tools that name none, relative to the working directory. */
  readonly results: string
  /** Files and folders with runs of main. */
  readonly history: readonly string[]
  readonly branch: string
  readonly runs: number
  /** `owner/name` on GitHub, and the workflow file whose artifacts count. */
  readonly repository?: (NamedRepository & { readonly workflow: string }) | undefined
  readonly service?: ServiceConfig
}

/** Runs of main that could be had, and why others could not: one sentence each, foreign in part. */
export interface History {
  readonly runs: readonly Run[]
  readonly problems: readonly string[]
}

const maxAgeDays = 90
/** How long an answer of GitHub or the service is reused, in ms. */
const remembered = 60_000

/** Reads results and the history of main, each when a tool asks for it. */
export function createSources(options: SourceOptions, io: TerminalIo) {
  const { clock } = io
  const log = terminalLog(io)
  const remote = new Map<string, { readonly at: number; readonly histories: Promise<readonly History[]> }>()

  /**
   * @throws UsageError for a file outside of the working directory: an agent may have been told to read it
   */
  function readResults(path = options.results): ReadResults {
    const absolute = resolve(io.cwd, path)
    try {
      if (!isWithin(realpathSync(io.cwd), realpathSync(absolute))) throw new Error('it is outside')
    } catch (error) {
      const advice = `Name a results file in the working directory of eval-gate mcp (output results-file, flag --results-file). Its default is ${options.results}.`
      throw new UsageError({ message: `${path} can't be read (${messageOf(error)})`, advice })
    }
    return readResultsFile(absolute, path)
  }

  async function readHistory(head: Run): Promise<History> {
    const { suiteName } = head.info
    const now = clock.now()
    const known = remote.get(suiteName)
    const asked =
      known !== undefined && now - known.at < remembered
        ? known.histories
        : Promise.all([collect(() => ofRepository(suiteName)), collect(() => ofService(suiteName))])
    if (asked !== known?.histories) remote.set(suiteName, { at: now, histories: asked })
    const histories = await Promise.all([collect(ofFiles), ...(await asked)])
    const [files = nothing, stored = nothing, uploaded = nothing] = histories
    // A folder may hold several suites; report files name none.
    const isOfSuite = ({ info }: Run) => info.suiteName === suiteName || info.suiteName === 'baseline'
    const titled = alignTitles({ source: 'service', description: '', runs: uploaded.runs }, head)
    const runs = [...files.runs.filter(isOfSuite), ...stored.runs, ...titled.runs]
    const problems = histories.flatMap((of) => of.problems)
    if (runs.length === 0) return { runs, problems }
    const baseline = await alignWithHead({ source: 'file', description: '', runs }, head)
    return { runs: baseline.runs, problems }
  }

  async function ofFiles(): Promise<readonly Run[]> {
    if (options.history.length === 0) return []
    return await readRuns(options.history, io.cwd)
  }

  async function ofRepository(suiteName: string): Promise<readonly Run[]> {
    if (options.repository === undefined) return []
    const platform = openRepository(options.repository, io, log, workflowPath(options.repository.workflow))
    const search = { suiteName, branch: options.branch, runs: options.runs, maxAgeDays }
    const found = await findBranchBaseline(search, platform)
    if (found.status === 'found') return found.baseline.runs
    throw new Error(found.status === 'never' ? 'the branch has no baseline of this suite' : found.explanation)
  }

  async function ofService(suiteName: string): Promise<readonly Run[]> {
    if (options.service === undefined) return []
    const { readServiceHistory } = await import('./service-history.ts')
    const search = { suiteName, branch: options.branch, limit: options.runs }
    return await readServiceHistory(options.service, search, io)
  }

  return { readResults, readHistory }
}

export type Sources = ReturnType<typeof createSources>

const nothing: History = { runs: [], problems: [] }

async function collect(read: () => Promise<readonly Run[]>): Promise<History> {
  try {
    return { runs: await read(), problems: [] }
  } catch (error) {
    return { runs: [], problems: [messageOf(error)] }
  }
}
