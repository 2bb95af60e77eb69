import { resolve } from 'node:path'
import { type Absences, explainAbsences } from '#verdict'
import { readErrorMessage } from '../errors.ts'
import { findProposal } from '../model/base-side.ts'
import type { Comparison } from '../model/comparison.ts'
import type { FileChange } from '../model/file-change.ts'
import type { Measured } from '../model/measured.ts'
import type { Run } from '../model/run/run.ts'
import type { Budget } from '../ports/budget.ts'
import type { CiContext } from '../ports/context.ts'
import type { Machine, Ports } from '../ports/platform.ts'

/**
 * Finds the absent cases that the change removed, by what lies between the newest base run and the measured commit;
 * where nobody can say that, by the files that the checkout lacks. Asks only where a case is absent.
 */
export async function findAbsences(
  comparison: Comparison,
  measured: Measured,
  platform: Ports<'runtime' | 'machine' | 'repository'>,
  budget: Budget,
): Promise<Absences> {
  return await explainAbsences(
    comparison,
    measured,
    async (files) =>
      (await listChanges(comparison, platform, budget)) ??
      (await listLostFiles(files, measured.run, platform.machine)),
  )
}

/** What lies between the newest base run and the measured commit; undefined where nobody can say. */
export async function listChanges(
  { baseline }: Comparison,
  { runtime: { context, log }, repository: { commits } }: Ports<'runtime' | 'repository'>,
  budget: Budget,
): Promise<readonly FileChange[] | undefined> {
  const base = baseline?.runs[0]?.commit ?? findProposal(context)?.baseSha
  const head = findMeasuredCommit(context)
  if (commits === undefined || base === undefined || head === undefined) return undefined
  try {
    return await budget.spend('The list of changes', () => commits.changes(base, head), 0.25)
  } catch (error) {
    log.info(`Could not tell what the change removes: ${readErrorMessage(error)}`)
    return undefined
  }
}

/** On a pull request, the merge with its base where that was measured. */
function findMeasuredCommit({ trigger, checkedOut, eventCommit, commit }: CiContext): string | undefined {
  if (trigger !== undefined) return commit
  return checkedOut ?? eventCommit ?? commit
}

/** Files that a checkout of the measured code lacks; none where it is not known to have the others. */
async function listLostFiles(
  files: readonly string[],
  head: Run,
  { files: checkout, workspace }: Machine,
): Promise<readonly FileChange[]> {
  const isFilePresent = async (file: string) => {
    try {
      await checkout.sizeOf(resolve(workspace, file))
      return true
    } catch {
      return false
    }
  }
  const [running] = head.cases.values()
  const known = running?.identity.file
  if (known === undefined || !(await isFilePresent('.git')) || !(await isFilePresent(known))) return []
  const isPresent = await Promise.all(files.map(isFilePresent))
  return files
    .filter((_, index) => isPresent[index] !== true)
    .map((path) => ({ path, previousPath: undefined, isRemoved: true, patch: undefined }))
}
