import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes a new folder for temporary files. Only this user can read it.
 * @param parent folder to make it in; that of the system by default
 * @throws errors of the file system
 */
export function makeTemporaryFolder(parent = tmpdir()): string {
  return mkdtempSync(join(parent, 'eval-gate-'))
}
