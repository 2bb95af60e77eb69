import { messageOf } from '../errors.ts'
import { codeOwnersFiles, readCodeOwners } from '../gate/owners/code-owners.ts'
import { telling } from '../model/before-after.ts'
import type { CaseComparison } from '../model/comparison.ts'
import type { GateReport } from '../model/gate-report.ts'
import { failures } from '../model/run/run.ts'
import type { RepositoryFiles } from '../ports/github.ts'
import type { Platform } from '../ports/platform.ts'
import type { Budget } from './budget.ts'

/** Owners shown of one case. */
const mostOwners = 5

/**
 * The report with the owners of the files of the cases that got worse, by the CODEOWNERS file of the base branch, which
 * a pull request can't change. It is only read when there is such a case; without it nothing is missing but the names.
 */
export async function withOwners(
  report: GateReport,
  { context, repositoryFiles, log }: Pick<Platform, 'context' | 'repositoryFiles' | 'log'>,
  budget: Budget,
): Promise<GateReport> {
  const commit = context.pullRequest?.baseSha || context.commit
  const { cases } = report.comparison
  if (commit === undefined || repositoryFiles === undefined || !cases.some(needsOwner)) return report
  try {
    const text = await budget.spend('CODEOWNERS', () => readFirst(repositoryFiles, commit), 0.1)
    if (text === undefined) return report
    const ownersOf = readCodeOwners(text)
    const named = cases.map((of) => {
      const file = needsOwner(of) ? fileOf(of) : undefined
      const owners = file === undefined ? [] : ownersOf(file).slice(0, mostOwners)
      return owners.length === 0 ? of : { ...of, owners }
    })
    return { ...report, comparison: { ...report.comparison, cases: named } }
  } catch (error) {
    log.info(`The owners of files are not known: ${messageOf(error)}`)
  }
  return report
}

async function readFirst(files: RepositoryFiles, commit: string): Promise<string | undefined> {
  for (const path of codeOwnersFiles) {
    const text = await files.read(path, commit)
    if (text !== undefined) return text
  }
  return undefined
}

function needsOwner({ change, head, accepted }: CaseComparison): boolean {
  if (accepted !== undefined || change === 'regressed' || change === 'newly-failing') return true
  return change === 'new' && head !== undefined && failures(head) > 0
}

function fileOf({ head, identity }: CaseComparison): string | undefined {
  return telling(head)?.location?.file ?? head?.location?.file ?? identity.file
}
