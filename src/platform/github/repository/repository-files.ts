import type { RepositoryFiles } from '../../../ports/github.ts'
import { askIfPresent, askOrExplain } from '../refusals.ts'
import type { LoadRest, Repository } from '../rest.ts'

/**
 * The text of what GitHub has at a path; undefined for a folder or link.
 * @throws Error for one of more than 1 MB, which GitHub answers without its content
 */
export function decodeFileText(data: object): string | undefined {
  if (!('type' in data && 'content' in data && 'encoding' in data) || data.type !== 'file') return undefined
  if (data.encoding !== 'base64') throw new Error('the file is too large')
  return Buffer.from(String(data.content), 'base64').toString('utf8')
}

/** Files of the repository as commits have them, through GitHub: nothing in the workspace can stand in their way. */
export function createRepositoryFiles(rest: LoadRest, repository: Repository): RepositoryFiles {
  return {
    isReliable: true,
    read: (path, commit, until) => {
      const refused = {
        message: `The token may not read ${path} of the base branch.`,
        permission: 'contents: read',
      }
      return askOrExplain(refused, async () => {
        const request = until === undefined ? {} : { once: true, signal: until }
        const target = { ...repository, path, ref: commit, request }
        const answer = await askIfPresent(async () => (await rest()).rest.repos.getContent(target))
        return answer && decodeFileText(answer.data)
      })
    },
  }
}
