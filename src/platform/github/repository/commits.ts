import type { ChangingCommit, Commits } from '../../../ports/github.ts'
import { askIfPresent } from '../refusals.ts'
import { collectItems, type LoadRest, type Repository } from '../rest.ts'

/** Pages of a hundred commits that changed one file. */
const mostPages = 10

/** The commits of the repository through REST; needs `contents: read`. Errors are GitHub's own. */
export function createCommits(rest: LoadRest, repository: Repository): Commits {
  async function listAncestors(commit: string) {
    return (await (await rest()).rest.repos.listCommits({ ...repository, sha: commit, per_page: 100 })).data
  }

  return {
    ancestors: async (commit) => (await listAncestors(commit)).map(({ sha }) => sha),
    async firstParents(commit) {
      const parents = new Map((await listAncestors(commit)).map(({ sha, parents: [first] }) => [sha, first]))
      const line: string[] = []
      for (let sha: string | undefined = commit; sha !== undefined && parents.has(sha); ) {
        line.push(sha)
        sha = parents.get(sha)?.sha
      }
      return line
    },
    async changing(path, branch, sinceMs) {
      const client = await rest()
      const since = new Date(sinceMs).toISOString()
      const request = { ...repository, path, sha: branch, since, per_page: 100 }
      const pages = client.paginate.iterator(client.rest.repos.listCommits, request)
      return await collectItems(pages, mostPages, ({ sha, parents, author, commit }): ChangingCommit[] => {
        const by = author !== null && 'login' in author ? author.login : commit.author?.name
        const at = Date.parse(commit.committer?.date ?? commit.author?.date ?? '') || 0
        return [{ commit: sha, parent: parents[0]?.sha, by, at }]
      })
    },
    async changes(base, head) {
      const { data } = await (await rest()).rest.repos.compareCommitsWithBasehead({
        ...repository,
        basehead: `${base}...${head}`,
        per_page: 1,
      })
      return (data.files ?? []).map(({ filename, previous_filename: previousPath, status, patch }) => ({
        path: filename,
        previousPath,
        isRemoved: status === 'removed',
        patch,
      }))
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
    tipOf: (branch) =>
      askIfPresent(async () => {
        const { data } = await (await rest()).rest.repos.getBranch({ ...repository, branch })
        return data.commit.sha
      }),
    isContained: (commit, tip) =>
      askIfPresent(async () => {
        const { data } = await (await rest()).rest.repos.compareCommitsWithBasehead({
          ...repository,
          basehead: `${tip}...${commit}`,
          per_page: 1,
        })
        return data.ahead_by === 0
      }),
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
