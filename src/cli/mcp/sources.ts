import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { alignTitles, alignWithHead, findBranchBaseline } from '#github'
import type { ServiceConfig } from '#settings'
import { readErrorMessage, UsageError } from '../../errors.ts'
import type { Run } from '../../model/run/run.ts'
import { isPathWithin } from '../../paths/folders.ts'
import { expandWorkflowPath } from '../../paths/workflow-files.ts'
import { createCommandLog } from '../connection.ts'
import { readStoredRuns } from '../rehearse/door.ts'
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
  const log = createCommandLog(io)
  const remote = new Map<string, { readonly at: number; readonly histories: Promise<readonly History[]> }>()

  /**
   * @throws UsageError for a file outside of the working directory: an agent may have been told to read it
   */
  function readResults(path = options.results): ReadResults {
    const absolute = resolve(io.cwd, path)
    try {
      if (!isPathWithin(realpathSync(io.cwd), realpathSync(absolute))) throw new Error('it is outside')
    } catch (error) {
      const advice = `Name a results file in the working directory of eval-gate mcp (output results-file, flag --results-file). Its default is ${options.results}.`
      throw new UsageError({ message: `${path} can't be read (${readErrorMessage(error)})`, advice })
    }
    return readResultsFile(absolute, path)
  }

  async function readHistory(head: Run): Promise<History> {
    const { suiteName } = head.info
    const now = clock.now()
    const known = remote.get(suiteName)
    const requested =
      known !== undefined && now - known.at < remembered
        ? known.histories
        : Promise.all([
            collectHistory(() => readRepositoryRuns(suiteName)),
            collectHistory(() => readServiceRuns(suiteName)),
          ])
    if (requested !== known?.histories) remote.set(suiteName, { at: now, histories: requested })
    const histories = await Promise.all([collectHistory(readFileRuns), ...(await requested)])
    const [files = nothing, stored = nothing, uploaded = nothing] = histories
    // A folder may hold several suites; report files name none.
    const isOfSuite = ({ info }: Run) => info.suiteName === suiteName || info.suiteName === 'baseline'
    const titled = alignTitles({ source: 'service', description: '', runs: uploaded.runs }, head)
    const runs = [...files.runs.filter(isOfSuite), ...stored.runs, ...titled.runs]
    const problems = histories.flatMap((history) => history.problems)
    if (runs.length === 0) return { runs, problems }
    const baseline = await alignWithHead({ source: 'file', description: '', runs }, head)
    return { runs: baseline.runs, problems }
  }

  async function readFileRuns(): Promise<readonly Run[]> {
    if (options.history.length === 0) return []
    return await readStoredRuns(options.history, io.cwd)
  }

  async function readRepositoryRuns(suiteName: string): Promise<readonly Run[]> {
    if (options.repository === undefined) return []
    const platform = openRepository(
      options.repository,
      io,
      log,
      expandWorkflowPath(options.repository.workflow),
    )
    const search = { suiteName, branch: options.branch, runs: options.runs, maxAgeDays }
    const branchBaseline = await findBranchBaseline(search, platform)
    if (branchBaseline.status === 'found') return branchBaseline.baseline.runs
    throw new Error(
      branchBaseline.status === 'never'
        ? 'the branch has no baseline of this suite'
        : branchBaseline.explanation,
    )
  }

  async function readServiceRuns(suiteName: string): Promise<readonly Run[]> {
    if (options.service === undefined) return []
    const { readServiceHistory } = await import('./service-history.ts')
    const search = { suiteName, branch: options.branch, limit: options.runs }
    return await readServiceHistory(options.service, search, io)
  }

  return { readResults, readHistory }
}

export type Sources = ReturnType<typeof createSources>

const nothing: History = { runs: [], problems: [] }

async function collectHistory(read: () => Promise<readonly Run[]>): Promise<History> {
  try {
    return { runs: await read(), problems: [] }
  } catch (error) {
    return { runs: [], problems: [readErrorMessage(error)] }
  }
}
