import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { FoundReport } from '../find.ts'

/** A report file that this run of the tests did not write. */
export interface StaleReport {
  /** As the reports are named. */
  readonly path: string
  /** Unix epoch ms, by the clock of this machine. */
  readonly writtenAt: number
}

/**
 * Report files that are older than the checkout: committed by accident, or left over from an earlier job. Git writes
 * `HEAD` after it has written the files of a checkout, and neither a commit nor `git status` touches it.
 *
 * @param workspace absolute folder; without a `.git` folder in it nothing is stale
 */
export function findStaleReports(files: readonly FoundReport[], workspace: string): readonly StaleReport[] {
  const checkedOutAt = modifiedAt(join(workspace, '.git', 'HEAD'))
  if (checkedOutAt === undefined) return []
  return files.flatMap(({ path, absolutePath }) => {
    const writtenAt = modifiedAt(absolutePath)
    return writtenAt !== undefined && writtenAt < checkedOutAt ? [{ path, writtenAt }] : []
  })
}

/** When the file was written last, in milliseconds since the epoch; undefined where that can't be read. */
export function modifiedAt(path: string): number | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })?.mtimeMs
  } catch {
    return undefined
  }
}
