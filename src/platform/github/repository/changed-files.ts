import { explainRefusal } from '../refusals.ts'
import type { LoadRest } from '../rest.ts'

/** GitHub lists at most 3,000 files of a pull request. */
const pages = 30

/** Paths that the pull request adds or changes. Removed ones can't carry an annotation. */
export async function listChangedFiles(
  rest: LoadRest,
  repository: { readonly owner: string; readonly repo: string },
  pullRequest: number,
): Promise<ReadonlySet<string>> {
  const changed = new Set<string>()
  let page = 0
  try {
    const client = await rest()
    for await (const { data } of client.paginate.iterator(client.rest.pulls.listFiles, {
      ...repository,
      pull_number: pullRequest,
      per_page: 100,
    })) {
      for (const { filename, status } of data) if (status !== 'removed') changed.add(filename)
      page += 1
      if (page >= pages) break
    }
  } catch (error) {
    throw explainRefusal(error, {
      message: 'The token may not list the files of the pull request.',
      permission: 'pull-requests: read',
    })
  }
  return changed
}
