import { readErrorMessage } from '../errors.ts'
import { findBaseSide } from '../model/base-side.ts'
import { findTellingEvidence } from '../model/before-after.ts'
import type { CaseComparison } from '../model/comparison/compared-case.ts'
import type { GateReport } from '../model/gate-report.ts'
import { countFailures } from '../model/run/run.ts'
import type { Budget } from '../ports/budget.ts'
import type { RepositoryFiles } from '../ports/github.ts'
import type { Ports } from '../ports/platform.ts'
import { codeOwnersFiles, readCodeOwners } from './code-owners.ts'

/** Maximum number of owners shown of one case. */
const mostOwners = 5
/** The verdict waits for the names, so not for long. */
const longestWaitMs = 3_000

/**
 * The report with the owners of the files of the cases that got worse, by the CODEOWNERS file of the base
 * branch, which a pull request can't change. It is only read when such a case has a file; without it nothing
 * is missing but the names.
 */
export async function addCaseOwners(
  report: GateReport,
  {
    runtime: { context, log },
    repository: { repositoryFiles },
    machine: { startTimer },
  }: Ports<'runtime' | 'repository' | 'machine'>,
  budget: Budget,
): Promise<GateReport> {
  const commit = findBaseSide(context).commit ?? context.commit
  const { cases } = report.comparison
  const hasFile = cases.some((compared) => findOwnedFile(compared) !== undefined)
  if (commit === undefined || repositoryFiles === undefined || !hasFile) return report
  const late = new AbortController()
  const stop = startTimer(longestWaitMs, () =>
    late.abort(new Error(`no answer within ${longestWaitMs / 1000} s`)),
  )
  try {
    const text = await budget.spend(
      'CODEOWNERS',
      () => readFirstCodeOwners(repositoryFiles, commit, late.signal),
      0.1,
    )
    if (text === undefined) return report
    const findOwners = readCodeOwners(text)
    const named = cases.map((compared) => {
      const file = findOwnedFile(compared)
      const owners = file === undefined ? [] : findOwners(file).slice(0, mostOwners)
      if (owners.length === 0) return compared
      return { ...compared, owners }
    })
    return { ...report, comparison: { ...report.comparison, cases: named } }
  } catch (error) {
    log.info(`Could not read the owners of files: ${readErrorMessage(error)}`)
  } finally {
    stop()
  }
  return report
}

async function readFirstCodeOwners(
  files: RepositoryFiles,
  commit: string,
  until: AbortSignal,
): Promise<string | undefined> {
  for (const path of codeOwnersFiles) {
    const text = await files.read(path, commit, until)
    if (text !== undefined) return text
  }
  return undefined
}

/** The file of a case that got worse, where it is known. */
function findOwnedFile(compared: CaseComparison): string | undefined {
  if (!needsOwner(compared)) return undefined
  const { head, identity } = compared
  return findTellingEvidence(head)?.location?.file ?? head?.location?.file ?? identity.file
}

function needsOwner({ change, head, accepted }: CaseComparison): boolean {
  if (accepted !== undefined || change === 'regressed' || change === 'newly-failing') return true
  return change === 'new' && head !== undefined && countFailures(head) > 0
}
