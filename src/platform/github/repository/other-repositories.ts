import type { OtherRepositories } from '../../../ports/github.ts'
import { orMissing } from '../refusals.ts'
import type { LoadRest } from '../rest.ts'
import { textOf } from './repository-files.ts'

/** Files of other repositories at a tag or commit, each asked for once. Errors are GitHub's own. */
export function createOtherRepositories(rest: LoadRest): OtherRepositories {
  const known = new Map<string, Promise<string | null>>()
  return {
    read: (repository, path, ref) => {
      const key = `${repository}/${path}@${ref}`
      const asked = known.get(key) ?? ask(repository, path, ref)
      known.set(key, asked)
      asked.catch(() => known.delete(key))
      return asked
    },
  }

  async function ask(repository: string, path: string, ref: string): Promise<string | null> {
    const [owner = '', repo = ''] = repository.split('/')
    const isCommit = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(ref)
    // A branch of the same name is not what was pinned.
    const at = { owner, repo, path, ref: isCommit ? ref : `refs/tags/${ref}` }
    const found = await orMissing(async () => (await rest()).rest.repos.getContent(at))
    return (found && textOf(found.data)) ?? null
  }
}
