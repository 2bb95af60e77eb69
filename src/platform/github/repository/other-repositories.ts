import type { OtherRepositories } from '../../../ports/github.ts'
import { askIfPresent } from '../refusals.ts'
import type { LoadRest } from '../rest.ts'
import { decodeFileText } from './repository-files.ts'

/** Files of other repositories at a tag or commit, each asked for once. Errors are GitHub's own. */
export function createOtherRepositories(rest: LoadRest): OtherRepositories {
  const known = new Map<string, Promise<string | null>>()
  return {
    read: (repository, path, ref) => {
      const key = `${repository}/${path}@${ref}`
      const answer = known.get(key) ?? readFileText(repository, path, ref)
      known.set(key, answer)
      answer.catch(() => known.delete(key))
      return answer
    },
  }

  async function readFileText(repository: string, path: string, ref: string): Promise<string | null> {
    const [owner = '', repo = ''] = repository.split('/')
    const isCommit = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(ref)
    // A branch of the same name is not what was pinned.
    const target = { owner, repo, path, ref: isCommit ? ref : `refs/tags/${ref}` }
    const answer = await askIfPresent(async () => (await rest()).rest.repos.getContent(target))
    return (answer && decodeFileText(answer.data)) ?? null
  }
}
