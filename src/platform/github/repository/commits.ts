import type { Commits } from '../../../ports/github.ts'
import { type LoadRest, statusOf } from '../rest.ts'

/** The commits of the repository through REST; needs `contents: read`. Errors are GitHub's own. */
export function createCommits(
  rest: LoadRest,
  repository: { readonly owner: string; readonly repo: string },
): Commits {
  return {
    async ancestors(commit) {
      const { data } = await (await rest()).rest.repos.listCommits({
        ...repository,
        sha: commit,
        per_page: 100,
      })
      return data.map(({ sha }) => sha)
    },
    async mergeBase(base, head) {
      const basehead = `${base}...${head}`
      const { data } = await (await rest()).rest.repos.compareCommitsWithBasehead({
        ...repository,
        basehead,
        per_page: 1,
      })
      return data.merge_base_commit.sha
    },
    async tipOf(branch) {
      try {
        const { data } = await (await rest()).rest.repos.getBranch({ ...repository, branch })
        return data.commit.sha
      } catch (error) {
        if (statusOf(error) === 404) return undefined
        throw error
      }
    },
    async isContained(commit, tip) {
      try {
        const { data } = await (await rest()).rest.repos.compareCommitsWithBasehead({
          ...repository,
          basehead: `${tip}...${commit}`,
          per_page: 1,
        })
        return data.ahead_by === 0
      } catch (error) {
        if (statusOf(error) === 404) return undefined
        throw error
      }
    },
    async rulesOf(branch) {
      const { data } = await (await rest()).rest.repos.getBranchRules({
        ...repository,
        branch,
        per_page: 100,
      })
      return data.map(({ type }) => type)
    },
  }
}
