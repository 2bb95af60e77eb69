import type { ChangedFiles } from '../../../ports/github.ts'
import { explainRefusal } from '../refusals.ts'
import type { LoadRest } from '../rest.ts'

/** GitHub lists at most 3,000 files of a pull request. */
const pages = 30

/** Paths that the pull request adds, changes and removes. */
export async function listChangedFiles(
  rest: LoadRest,
  repository: { readonly owner: string; readonly repo: string },
  pullRequest: number,
): Promise<ChangedFiles> {
  const [changed, removed] = [new Set<string>(), new Set<string>()]
  let page = 0
  try {
    const client = await rest()
    for await (const { data } of client.paginate.iterator(client.rest.pulls.listFiles, {
      ...repository,
      pull_number: pullRequest,
      per_page: 100,
    })) {
      for (const { filename, status, previous_filename: before } of data) {
        if (status === 'removed') removed.add(filename)
        else changed.add(filename)
        if (status === 'renamed' && before !== undefined) removed.add(before)
      }
      page += 1
      if (page >= pages) break
    }
  } catch (error) {
    throw explainRefusal(error, {
      message: 'The token may not list the files of the pull request.',
      permission: 'pull-requests: read',
    })
  }
  return { changed, removed }
}
