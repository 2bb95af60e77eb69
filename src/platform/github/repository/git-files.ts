import { promisify } from 'node:util'
import type { RepositoryFiles } from '../../../ports/github.ts'
import { scrubEnvironment } from '../../system/command.ts'

/** Files of the repository as commits have them, through the git of the workspace, where there is no token. */
export function createGitFiles(workspace: string): RepositoryFiles {
  const runGit = async (...args: string[]): Promise<string> => {
    const safe = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false']
    const options = { cwd: workspace, env: scrubEnvironment(process.env), maxBuffer: 16 * 1024 * 1024 }
    const { execFile } = await import('node:child_process')
    return (await promisify(execFile)('git', [...safe, ...args], options)).stdout
  }
  return {
    isReliable: false,
    read: async (path, commit) => {
      if (!/^[0-9a-f]{40,64}$/.test(commit)) throw new Error(`"${commit}" is not a commit`)
      await runGit('cat-file', '-e', `${commit}^{commit}`)
      const listed = await runGit('ls-tree', '-z', commit, '--', `:(literal)${path}`)
      const blob = /^100\d{3} blob ([0-9a-f]+)\t/.exec(listed)?.[1]
      if (blob === undefined) return undefined
      return await runGit('cat-file', 'blob', blob)
    },
  }
}
