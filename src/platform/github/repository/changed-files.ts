import { askOrExplain } from '../refusals.ts'
import { collectItems, type LoadRest, type Repository } from '../rest.ts'

/** GitHub lists at most 3,000 files of a pull request. */
const pages = 30

/** Paths that the pull request adds and changes. */
export async function listChangedFiles(
  rest: LoadRest,
  repository: Repository,
  pullRequest: number,
): Promise<ReadonlySet<string>> {
  const refused = {
    message: 'The token may not list the files of the pull request.',
    permission: 'pull-requests: read',
  }
  return await askOrExplain(refused, async () => {
    const client = await rest()
    const request = { ...repository, pull_number: pullRequest, per_page: 100 }
    const listed = client.paginate.iterator(client.rest.pulls.listFiles, request)
    const { items } = await collectItems(listed, pages, ({ filename, status }) => {
      if (status === 'removed') return []
      return [filename]
    })
    return new Set(items)
  })
}
