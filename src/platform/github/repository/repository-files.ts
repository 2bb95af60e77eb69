import type { RepositoryFiles } from '../../../ports/github.ts'
import { explainRefusal } from '../refusals.ts'
import { type LoadRest, statusOf } from '../rest.ts'

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
