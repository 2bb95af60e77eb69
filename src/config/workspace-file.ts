import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readErrorCode, readErrorMessage, UsageError } from '../errors.ts'
import { findPathWithin } from '../paths/folders.ts'

/**
 * The text of a file that an input names, and the path for messages.
 * @param path relative to the workspace
 * @throws UsageError when it can't be read
 */
export function readWorkspaceFile(
  path: string,
  workspace: string,
): { readonly text: string; readonly shown: string } {
  const absolute = resolve(workspace, path)
  const shown = findPathWithin(workspace, absolute) || path
  try {
    return { text: readFileSync(absolute, 'utf8'), shown }
  } catch (error) {
    const isAbsent = readErrorCode(error) === 'ENOENT'
    throw new UsageError({
      where: shown,
      message: isAbsent ? 'the file does not exist' : `can't be read (${readErrorMessage(error)})`,
      advice: `Check the path; it is relative to ${workspace}. In a workflow, is the repository checked out?`,
    })
  }
}
