import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { messageOf, UsageError } from '../../errors.ts'
import { forwardSlashes } from '../../paths/written.ts'

/**
 * The files of each stored run, the newest first: every file or folder of a folder is one run, as `gh run download`
 * leaves them. By the time of the files; results files bring their own.
 *
 * @param root absolute folder that the paths are relative to
 * @throws UsageError when a path can't be read
 */
export function findRuns(paths: readonly string[], root: string): readonly (readonly string[])[] {
  const entries = paths.flatMap((path) => {
    const place = join(root, path)
    if (!read(() => statSync(place), path).isDirectory()) return [place]
    return read(() => readdirSync(place), path)
      .filter((name) => !name.startsWith('.'))
      .map((name) => join(place, name))
  })
  return entries
    .map((place) => ({ place, stats: statSync(place) }))
    .sort((a, b) => b.stats.mtimeMs - a.stats.mtimeMs || (a.place < b.place ? 1 : -1))
    .map(({ place, stats }) => [
      forwardSlashes(relative(root, stats.isDirectory() ? join(place, '**/*') : place)),
    ])
}

function read<T>(ask: () => T, path: string): T {
  try {
    return ask()
  } catch (error) {
    throw new UsageError([
      {
        message: `${path} can't be read (${messageOf(error)})`,
        advice: 'Name a folder with one file or folder for each run.',
      },
    ])
  }
}
