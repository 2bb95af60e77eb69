import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { useForwardSlashes } from '../../src/paths/written.ts'

/** Files and folders that match, sorted, with forward slashes on every system. */
export function listFiles(pattern: string | readonly string[], folder: string): string[] {
  return globSync([pattern].flat(), { cwd: folder }).map(useForwardSlashes).sort()
}

export const project = resolve(import.meta.dirname, '../..')

/** Every source file of what we ship, as a path in the project. */
export function listSources(): string[] {
  return listFiles(['src/**/*.ts', 'local-service/**/*.ts'], project).filter(
    (file) => !file.startsWith('local-service/test/'),
  )
}
