import { baselineFileName } from '../../baseline/from-artifacts.ts'
import { messageOf, NameTaken } from '../../errors.ts'
import { notMeasured } from '../../model/doubts.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { judged } from '../../model/run/run.ts'
import type { Platform } from '../../ports/platform.ts'
import { writeResults } from '../../results/write-results.ts'
import { artifactName } from '../../storage/artifact-name.ts'
import { storeDocuments } from '../../storage/stored-documents.ts'

/** A measurement with holes, or without any outcome, is not a baseline: what is missing would show as removed later. */
function isComplete({ verdict, files }: GateReport): boolean {
  const isEmpty = judged(verdict.totals) === 0
  return !isEmpty && notMeasured(verdict) === undefined && files.every(({ error }) => error === undefined)
}

/**
 * Stores a complete measurement of a branch (not of a pull request) as the baseline of later runs.
 * @throws NameTaken when another step or job of this run keeps its own under the name
 */
export async function keepBaseline(
  report: GateReport,
  { artifacts, context, log, files }: Platform & Required<Pick<Platform, 'artifacts'>>,
): Promise<void> {
  if (context.pullRequest !== undefined) return
  // Its branch is GitHub's own and gone afterwards.
  if (context.mergeGroup !== undefined) return
  if (context.notTheBranch !== undefined) {
    log.notice(`This measurement is not kept as a baseline: ${context.notTheBranch}.`)
  }
  if (context.branch === undefined) return
  if (!isComplete(report)) {
    log.notice('This measurement is not complete, so it is not kept as a baseline.')
    return
  }
  const documents = { [baselineFileName]: writeResults(report) }
  try {
    const name = artifactName('baseline', report.suiteName)
    const { id } = await storeDocuments(name, documents, { artifacts, files })
    log.info(`Kept as the baseline of ${context.branch} (artifact ${id}).`)
  } catch (error) {
    if (error instanceof NameTaken) throw error
    log.warning(`The baseline could not be stored; later runs compare with an older one. ${messageOf(error)}`)
  }
}
