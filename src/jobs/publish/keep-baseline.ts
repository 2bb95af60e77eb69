import { streamResultsFile, streamRunFile } from '#files'
import { storeDocuments } from '#github'
import { NameTaken, readErrorMessage } from '../../errors.ts'
import { findProposal } from '../../model/base-side.ts'
import { findUnmeasuredReason } from '../../model/doubts.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { countJudged, type Run } from '../../model/run/run.ts'
import { removeOutputs } from '../../model/without-outputs.ts'
import {
  baselineFileName,
  emptyRunsFileName,
  formatArtifactName,
  formatEarlierFileName,
} from '../../paths/artifact-name.ts'
import type { Artifacts } from '../../ports/artifacts.ts'
import type { Ports } from '../../ports/platform.ts'

/** A measurement with holes, or without any outcome, is not a baseline: what is missing would show as removed later. */
function isCompleteReport({ verdict, files }: GateReport): boolean {
  const isEmpty = countJudged(verdict.totals) === 0
  return (
    !isEmpty && findUnmeasuredReason(verdict) === undefined && files.every(({ error }) => error === undefined)
  )
}

/** Cases of all runs in one artifact, about 16 MB of text; the runs beyond have artifacts of their own. */
const mostCases = 200_000
/** As many as GitHub lists of a branch in one answer. */
const mostEmptyRuns = 100

/** What a run on the branch hands on to later ones. */
export interface EarlierRuns {
  readonly runs: readonly Run[]
  /** Ids of runs that have nothing to read, so that no later run opens them again. */
  readonly emptyRuns: readonly string[]
}

/**
 * Stores a complete measurement of a branch (not of what is proposed for it) as the baseline of later runs.
 *
 * @param earlier what was compared with: runs of the branch, the nearest first, are stored with it, so that later runs
 * download one artifact
 * @throws NameTaken when another step or job of this run keeps its own under the name
 */
export async function keepBaseline(
  report: GateReport,
  earlier: EarlierRuns,
  artifacts: Artifacts,
  platform: Ports<'runtime' | 'machine' | 'repository'>,
): Promise<void> {
  const { context, log } = platform.runtime
  const { files } = platform.machine
  if (findProposal(context) !== undefined) return
  if (context.notTheBranch !== undefined) {
    log.notice(`This measurement is not kept as a baseline: ${context.notTheBranch}.`)
  }
  if (context.branch === undefined) return
  if (!isCompleteReport(report)) {
    log.notice('This measurement is not complete, so it is not kept as a baseline.')
    return
  }
  const documents = {
    [baselineFileName]: streamResultsFile(report),
    ...writeEarlierRuns(report.head, await selectOwnRuns(report.head, earlier, platform)),
    ...writeEmptyRuns(earlier),
  }
  try {
    const name = formatArtifactName('baseline', report.suiteName)
    const { id } = await storeDocuments(name, documents, { artifacts, files })
    log.info(`Kept as the baseline of ${context.branch} (artifact ${id}).`)
  } catch (error) {
    if (error instanceof NameTaken) throw error
    log.warning(
      `The baseline could not be stored, so no later run compares with this one. ${readErrorMessage(error)}`,
    )
  }
}

/** Another branch may have been compared with; of its runs, those of commits that this one contains are history. */
async function selectOwnRuns(
  { info: head }: Run,
  { runs: earlier }: EarlierRuns,
  { runtime: { log }, repository: { commits } }: Ports<'runtime' | 'repository'>,
): Promise<readonly Run[]> {
  const isOwn = ({ info: { branch } }: Run) => branch === head.branch
  if (commits === undefined || head.commit === undefined || earlier.every(isOwn)) return earlier.filter(isOwn)
  try {
    const contained = new Set(await commits.ancestors(head.commit))
    return earlier.filter((run) => isOwn(run) || contained.has(run.info.commit ?? ''))
  } catch (error) {
    log.debug(`The history of another branch is not kept: ${readErrorMessage(error)}`)
    return earlier.filter(isOwn)
  }
}

/**
 * Stores the results of a pull request for the history page.
 *
 * @throws NameTaken as {@link keepBaseline}
 */
export async function keepPullResults(
  report: GateReport,
  artifacts: Artifacts,
  { runtime: { log }, machine: { files } }: Ports<'runtime' | 'machine'>,
): Promise<void> {
  const documents = { [baselineFileName]: streamResultsFile(removeOutputs(report)) }
  try {
    await storeDocuments(formatArtifactName('results', report.suiteName), documents, { artifacts, files })
  } catch (error) {
    if (error instanceof NameTaken) throw error
    log.warning(`The history page will not have these results. ${readErrorMessage(error)}`)
  }
}

function writeEmptyRuns({ emptyRuns }: EarlierRuns): Record<string, string> {
  if (emptyRuns.length === 0) return {}
  return { [emptyRunsFileName]: JSON.stringify(emptyRuns.slice(0, mostEmptyRuns)) }
}

function writeEarlierRuns({ cases }: Run, earlier: readonly Run[]): Record<string, Iterable<string>> {
  const documents: Record<string, Iterable<string>> = {}
  let room = mostCases - cases.size
  for (const [index, run] of earlier.entries()) {
    room -= run.cases.size
    if (room < 0) break
    documents[formatEarlierFileName(index + 1)] = streamRunFile(run)
  }
  return documents
}
