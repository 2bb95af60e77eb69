import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { RepositoryFiles } from '../../ports/github.ts'
import { scrubEnvironment } from '../system/command.ts'
import { explainRefusal } from './refusals.ts'
import { type LoadRest, statusOf } from './rest.ts'

/** Files of the repository as commits have them, through GitHub: nothing in the workspace can stand in their way. */
export function createRepositoryFiles(
  rest: LoadRest,
  repository: { readonly owner: string; readonly repo: string },
): RepositoryFiles {
  return {
    isReliable: true,
    read: async (path, commit, until) => {
      try {
        const request = until === undefined ? {} : { once: true, signal: until }
        const target = { ...repository, path, ref: commit, request }
        const { data } = await (await rest()).rest.repos.getContent(target)
        if (Array.isArray(data) || data.type !== 'file' || !('content' in data)) return undefined
        return Buffer.from(data.content, 'base64').toString('utf8')
      } catch (error) {
        if (statusOf(error) === 404) return undefined
        throw explainRefusal(error, {
          message: `The token may not read ${path} of the base branch.`,
          permission: 'contents: read',
        })
      }
    },
  }
}

const git = promisify(execFile)

/** The same through the git of the workspace, where there is no token. */
export function createGitFiles(workspace: string): RepositoryFiles {
  const ask = async (...args: string[]): Promise<string> => {
    const safe = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false']
    const options = { cwd: workspace, env: scrubEnvironment(process.env), maxBuffer: 16 * 1024 * 1024 }
    return (await git('git', [...safe, ...args], options)).stdout
  }
  return {
    isReliable: false,
    read: async (path, commit) => {
      if (!/^[0-9a-f]{40,64}$/.test(commit)) throw new Error(`"${commit}" is not a commit`)
      await ask('cat-file', '-e', `${commit}^{commit}`)
      const listed = await ask('ls-tree', '-z', commit, '--', `:(literal)${path}`)
      const blob = /^100\d{3} blob ([0-9a-f]+)\t/.exec(listed)?.[1]
      return blob === undefined ? undefined : await ask('cat-file', 'blob', blob)
    },
  }
}
