import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { readErrorCode } from '../../errors.ts'
import type { Machine } from '../../ports/platform.ts'
import { scrubEnvironment } from './command.ts'

/** Longer lists don't fit into the command line of every system. */
const mostPaths = 100

/** Asks git which files of a checkout are part of the commit, and compares their content, without filters. */
export function createTrackedFiles(): Machine['listTracked'] {
  return async (folder, paths) => {
    if (!(await mayBeTracked(folder, paths))) return new Map()
    const { execFile } = await import('node:child_process')
    const run = promisify(execFile)
    // Earlier code of the job can have written the settings of the repository, and a container has another owner.
    const safe = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', '-c', 'safe.directory=*']
    const env = {
      ...scrubEnvironment(process.env),
      GIT_CEILING_DIRECTORIES: dirname(folder),
      // A clone without trees would fetch them.
      GIT_NO_LAZY_FETCH: '1',
    }
    const listWith = async (question: readonly string[]) => {
      const tracked = new Map<string, 'same' | 'changed'>()
      for (let first = 0; first < paths.length; first += mostPaths) {
        const args = [...safe, ...question, '--', ...paths.slice(first, first + mostPaths)]
        const { stdout } = await run('git', args, { cwd: folder, env, maxBuffer: 16 * 1024 * 1024 })
        for (const entry of stdout.split('\0')) {
          const [, id, path] = listed.exec(entry) ?? []
          if (id !== undefined && path !== undefined)
            tracked.set(path, (await isBlob(join(folder, path), id)) ? 'same' : 'changed')
        }
      }
      return tracked
    }
    // What a step has only staged is not part of the commit; the index says it where the clone has no trees.
    return await listWith(['ls-tree', '-z', 'HEAD'])
      .catch(() => listWith(['--literal-pathspecs', 'ls-files', '--stage', '-z']))
      .catch(() => undefined)
  }
}

/** A file as `ls-tree` lists it (mode, `blob`, id, path), or `ls-files` (mode, id, stage, path). */
const listed = /^\d+ (?:blob )?([0-9a-f]+)(?: \d)?\t(.+)$/s

/**
 * Whether the index of a checkout mentions a folder of these paths, which few do that tests write to: reading it costs far
 * less than a process of git. True where paths are not written out in it.
 */
async function mayBeTracked(folder: string, paths: readonly string[]): Promise<boolean> {
  let index: Buffer
  try {
    index = await readFile(join(folder, '.git', 'index'))
  } catch (error) {
    // Without an index nothing is tracked. In a work tree `.git` is a file that says where it is.
    return readErrorCode(error) !== 'ENOENT'
  }
  // Version 4 shortens paths, and of a split index most are in another file.
  if (index.length < 12 || index.readUInt32BE(4) > 3 || index.includes('link\0')) return true
  const folders = new Set(paths.map((path) => (path.includes('/') ? `${dirname(path)}/` : path)))
  return [...folders].some((start) => index.includes(start))
}

/** Whether a file has the content of that object, as it is or with the line ends that git writes on Windows. */
async function isBlob(path: string, id: string): Promise<boolean> {
  const content = await readFile(path)
  const algorithm = id.length === 64 ? 'sha256' : 'sha1'
  const digest = (bytes: Buffer) =>
    createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
  if (digest(content) === id) return true
  return (
    content.includes('\r\n') &&
    digest(Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')) === id
  )
}
