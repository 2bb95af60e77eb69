import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { messageOf, UsageError } from '../../errors.ts'

/**
 * The file or folder of each stored run, absolute, the newest first: everything in a folder is one run, as
 * `gh run download` leaves them. By the time of the files; results files bring their own.
 *
 * @param root absolute folder that the paths are relative to
 * @throws UsageError when a path can't be read
 */
export function findRuns(paths: readonly string[], root: string): readonly (readonly string[])[] {
  return paths
    .flatMap((path) => runsIn(resolve(root, path), path))
    .map((place) => ({ place, time: statSync(place).mtimeMs }))
    .sort((a, b) => b.time - a.time || (a.place < b.place ? 1 : -1))
    .map(({ place }) => [place])
}

function runsIn(place: string, path: string): readonly string[] {
  try {
    if (!statSync(place).isDirectory()) return [place]
    const names = readdirSync(place).filter((name) => !name.startsWith('.'))
    return names.map((name) => join(place, name))
  } catch (error) {
    const advice = 'Name a folder with one file or folder for each run.'
    throw new UsageError([{ message: `${path} can't be read (${messageOf(error)})`, advice }])
  }
}
