import { globSync } from 'node:fs'
import { forwardSlashes } from '../../src/paths/written.ts'

/** Files and folders that match, sorted, with forward slashes on every system. */
export function listFiles(pattern: string | readonly string[], folder: string): string[] {
  return globSync([pattern].flat(), { cwd: folder }).map(forwardSlashes).sort()
}
