import type { ChangedFiles } from '../../../ports/github.ts'
import { askOrExplain } from '../refusals.ts'
import { collectItems, type LoadRest, type Repository } from '../rest.ts'

/** GitHub lists at most 3,000 files of a pull request. */
const pages = 30

/** Paths that the pull request adds, changes and removes. */
export async function listChangedFiles(
  rest: LoadRest,
  repository: Repository,
  pullRequest: number,
): Promise<ChangedFiles> {
  const changed = new Set<string>()
  const removed = new Set<string>()
  const refused = {
    message: 'The token may not list the files of the pull request.',
    permission: 'pull-requests: read',
  }
  await askOrExplain(refused, async () => {
    const client = await rest()
    const request = { ...repository, pull_number: pullRequest, per_page: 100 }
    const listed = client.paginate.iterator(client.rest.pulls.listFiles, request)
    await collectItems(listed, pages, ({ filename, status, previous_filename: oldName }) => {
      if (status === 'removed') removed.add(filename)
      else changed.add(filename)
      if (status === 'renamed' && oldName !== undefined) removed.add(oldName)
      return []
    })
  })
  return { changed, removed }
}
