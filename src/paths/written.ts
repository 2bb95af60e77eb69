/*
 * Paths as text, as reports write them. The system that wrote a report need not be the one that reads it, so
 * nothing here depends on this machine.
 */

/** A path with forward slashes, for paths in reports, whose system is not known. */
export function useForwardSlashes(path: string): string {
  if (path.includes('\\')) return path.replaceAll('\\', '/')
  return path
}

/** Whether a path names its whole way: `/x`, `C:\x`, `C:/x` or `\\server\share\x`. */
export function isAbsoluteAnywhere(path: string): boolean {
  return /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path)
}

/** A path with forward slashes; a `file:` URL becomes the path that it names. */
export function readWrittenPath(path: string): string {
  return useForwardSlashes(path.startsWith('file:/') ? parseFileUrl(path) : path)
}

/**
 * The rest of a path below a folder; nothing for a path elsewhere. Names on a drive or a share of Windows are
 * equal in any case.
 *
 * @param path with forward slashes, like the folder, which has none at its end
 */
export function findPathBelow(folder: string, path: string): string | undefined {
  const start = path.slice(0, folder.length + 1)
  const isBelow = isWindowsFolder(folder)
    ? start.toLowerCase() === `${folder}/`.toLowerCase()
    : start === `${folder}/`
  if (isBelow) return path.slice(start.length)
  return undefined
}

/**
 * Whether a text without a folder of this machine is a relative path of Windows to a source file:
 * `src\a.test.ts`. A class of PHP (`App\Tests\CartTest`) has no ending.
 */
export function isWindowsFilePath(text: string): boolean {
  return text.includes('\\') && /^(?:\.\\)?(?:[\w.@+~ -]+\\)+[\w.@+~ -]+\.[A-Za-z]\w{0,9}$/.test(text)
}

function isWindowsFolder(folder: string): boolean {
  return /^(?:[A-Za-z]:|\/\/[^/]+\/)/.test(folder)
}

/** `file:///D:/a/b` is `D:/a/b`, `file://server/share/b` is `//server/share/b`. */
function parseFileUrl(url: string): string {
  const [, host = '', path = ''] = /^file:(?:\/\/([^/]*))?(\/.*)$/s.exec(url) ?? []
  const isLocal = host === '' || host === 'localhost'
  const plain = isLocal ? path.replace(/^\/(?=[A-Za-z]:\/)/, '') : `//${host}${path}`
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}

/**
 * A path as its folder spells it: `src/a.ts` for `SRC/A.ts` where the system does not distinguish them, but
 * git and GitHub do.
 *
 * @param path relative, with forward slashes
 * @param real the real absolute path of that file, as the system gives it
 */
export function matchSpelling(path: string, real: string): string {
  const end = useForwardSlashes(real).slice(-path.length)
  if (end !== path && end.toLowerCase() === path.toLowerCase()) return end
  return path
}
