import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shareCompiled } from './bundle.ts'

/**
 * Runs before all tests: temporary folders are made in one, which goes when the last test has ended, and all processes
 * share what is compiled.
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-tests-'))
  process.env.TMPDIR = folder
  shareCompiled()
  return () => rmSync(folder, { recursive: true, force: true })
}
