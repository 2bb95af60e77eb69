import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Runs before all tests: temporary folders are made in one, which goes when the last test has ended, and all processes
 * share what is compiled, since compiling megabytes of JavaScript again for each is half of its start.
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-tests-'))
  process.env.TMPDIR = folder
  process.env.NODE_COMPILE_CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/eval-gate-tests')
  return () => rmSync(folder, { recursive: true, force: true })
}
