import { dirname } from 'node:path'
import { promisify } from 'node:util'
import type { Machine } from '../../ports/platform.ts'
import { scrubEnvironment } from './command.ts'

/** Longer lists don't fit into the command line of every system. */
const mostPaths = 100

/** Asks git which files of the workspace are part of the commit that is checked out. */
export function createTrackedFiles(workspace: string): Machine['listTracked'] {
  return async (paths) => {
    const { execFile } = await import('node:child_process')
    const run = promisify(execFile)
    // Earlier code of the job can have written the settings of the repository, and a container has another owner.
    const safe = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', '-c', 'safe.directory=*']
    const env = { ...scrubEnvironment(process.env), GIT_CEILING_DIRECTORIES: dirname(workspace) }
    const tracked = new Set<string>()
    try {
      for (let first = 0; first < paths.length; first += mostPaths) {
        const some = paths.slice(first, first + mostPaths)
        const args = [...safe, '--literal-pathspecs', 'ls-files', '-z', '--', ...some]
        const { stdout } = await run('git', args, { cwd: workspace, env, maxBuffer: 16 * 1024 * 1024 })
        for (const path of stdout.split('\0')) if (path !== '') tracked.add(path)
      }
      return tracked
    } catch {
      return undefined
    }
  }
}
