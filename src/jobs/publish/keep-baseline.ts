import { streamResultsFile, streamRunFile } from '#files'
import { storeDocuments } from '#github'
import { NameTaken, readErrorMessage } from '../../errors.ts'
import { findProposal } from '../../model/base-side.ts'
import { findUnmeasuredReason } from '../../model/doubts.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { countJudged, type Run } from '../../model/run/run.ts'
import { baselineFileName, formatArtifactName, formatEarlierFileName } from '../../paths/artifact-name.ts'
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

/**
 * Stores a complete measurement of a branch (not of what is proposed for it) as the baseline of later runs.
 *
 * @param earlier runs of the branch, the nearest first; stored with it, so that later runs download one artifact
 * @throws NameTaken when another step or job of this run keeps its own under the name
 */
export async function keepBaseline(
  report: GateReport,
  earlier: readonly Run[],
  artifacts: Artifacts,
  { runtime: { context, log }, machine: { files } }: Ports<'runtime' | 'machine'>,
): Promise<void> {
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
    ...writeEarlierRuns(report.head, earlier),
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

/** Another branch may have been compared with; its runs are not the history of this one. */
function writeEarlierRuns({ cases, info }: Run, earlier: readonly Run[]): Record<string, Iterable<string>> {
  const documents: Record<string, Iterable<string>> = {}
  let room = mostCases - cases.size
  for (const [index, run] of earlier
    .filter((earlierRun) => earlierRun.info.branch === info.branch)
    .entries()) {
    room -= run.cases.size
    if (room < 0) break
    documents[formatEarlierFileName(index + 1)] = streamRunFile(run)
  }
  return documents
}
