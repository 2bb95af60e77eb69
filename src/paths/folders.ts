import native, { type PlatformPath } from 'node:path'

/**
 * The way from a folder to a path in it, with forward slashes as git and GitHub write it: `''` for the folder itself,
 * nothing for a path outside of it. Links are not followed.
 *
 * @param path absolute, or relative to the working directory
 * @param paths rules of the system; those of this machine by default
 */
export function findPathWithin(
  folder: string,
  path: string,
  paths: PlatformPath = native,
): string | undefined {
  const relative = paths.relative(folder, path)
  // From one drive of Windows to another there is no relative way.
  if (relative === '..' || relative.startsWith(`..${paths.sep}`) || paths.isAbsolute(relative))
    return undefined
  return relative.split(paths.sep).join('/')
}

/** Whether a path is in a folder, at any depth. The folder itself is not. */
export function isPathWithin(folder: string, path: string, paths: PlatformPath = native): boolean {
  return (findPathWithin(folder, path, paths) ?? '') !== ''
}

/**
 * A path of a configuration as git writes it, relative to the root of the repository; nothing for one that leads out
 * of it.
 */
export function toRepositoryPath(path: string, paths: PlatformPath = native): string | undefined {
  if (paths.isAbsolute(path)) return undefined
  return findPathWithin('', paths.normalize(path), paths)
}

/**
 * A glob with forward slashes. On Windows a backslash separates folders, elsewhere it takes the meaning from the next
 * character and stays.
 */
export function normalizeGlob(pattern: string, paths: PlatformPath = native): string {
  if (paths.sep === '\\') return pattern.replaceAll('\\', '/')
  return pattern
}
