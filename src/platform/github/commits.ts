import type { Commits } from '../../ports/github.ts'
import type { Rest } from './rest.ts'

/** The commits of the repository through REST; needs `contents: read`. Errors are GitHub's own. */
export function createCommits(
  rest: Rest,
  repository: { readonly owner: string; readonly repo: string },
): Commits {
  return {
    async ancestors(commit) {
      const { data } = await rest.rest.repos.listCommits({ ...repository, sha: commit, per_page: 100 })
      return data.map(({ sha }) => sha)
    },
    async mergeBase(base, head) {
      const basehead = `${base}...${head}`
      const { data } = await rest.rest.repos.compareCommitsWithBasehead({
        ...repository,
        basehead,
        per_page: 1,
      })
      return data.merge_base_commit.sha
    },
  }
}
