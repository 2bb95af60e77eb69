import type { ChangingCommit, Commits } from '../../../ports/github.ts'
import { type LoadRest, statusOf } from '../rest.ts'

/** Pages of a hundred commits that changed one file. */
const mostPages = 10

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
    async changing(path, branch, sinceMs) {
      const client = await rest()
      const items: ChangingCommit[] = []
      let page = 0
      const since = new Date(sinceMs).toISOString()
      const asked = { ...repository, path, sha: branch, since, per_page: 100 }
      for await (const { data } of client.paginate.iterator(client.rest.repos.listCommits, asked)) {
        for (const { sha, parents, author, commit } of data) {
          const by = author !== null && 'login' in author ? author.login : commit.author?.name
          const at = Date.parse(commit.committer?.date ?? commit.author?.date ?? '') || 0
          items.push({ commit: sha, parent: parents[0]?.sha, by, at })
        }
        page += 1
        if (page >= mostPages) return { items, isComplete: data.length < 100 }
      }
      return { items, isComplete: true }
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
