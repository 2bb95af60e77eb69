import { resolve } from 'node:path'
import { readErrorMessage } from '../errors.ts'
import { findBaseSide } from '../model/base-side.ts'
import { findTellingEvidence } from '../model/before-after.ts'
import type { CaseComparison } from '../model/comparison/compared-case.ts'
import type { GateReport } from '../model/gate-report.ts'
import { countFailures } from '../model/run/run.ts'
import type { Budget } from '../ports/budget.ts'
import type { RepositoryFiles } from '../ports/github.ts'
import type { Machine, Ports } from '../ports/platform.ts'
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
    machine,
  }: Ports<'runtime' | 'repository' | 'machine'>,
  budget: Budget,
): Promise<GateReport> {
  const commit = findBaseSide(context).commit ?? context.commit
  const { cases } = report.comparison
  const hasFile = cases.some((compared) => findOwnedFile(compared) !== undefined)
  if (commit === undefined || repositoryFiles === undefined || !hasFile) return report
  const late = new AbortController()
  const stop = machine.startTimer(longestWaitMs, () =>
    late.abort(new Error(`no answer within ${longestWaitMs / 1000} s`)),
  )
  try {
    const text = await budget.spend(
      'CODEOWNERS',
      async () => readFirstCodeOwners(await listLikelyPaths(machine), repositoryFiles, commit, late.signal),
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

/**
 * Where the base branch may have the file: each place costs a request, so only those are asked for that the checkout has,
 * which was made from the base. A change that deletes the file hides the names of its owners, and nothing else.
 */
async function listLikelyPaths({ files, workspace }: Machine): Promise<readonly string[]> {
  const isPresent = async (path: string) => {
    try {
      await files.sizeOf(resolve(workspace, path))
      return true
    } catch {
      return false
    }
  }
  if (!(await isPresent('.git'))) return codeOwnersFiles
  const present = await Promise.all(codeOwnersFiles.map(isPresent))
  return codeOwnersFiles.filter((_, index) => present[index] === true)
}

async function readFirstCodeOwners(
  paths: readonly string[],
  files: RepositoryFiles,
  commit: string,
  until: AbortSignal,
): Promise<string | undefined> {
  for (const path of paths) {
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
