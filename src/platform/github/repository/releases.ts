import type { Releases } from '../../../ports/github.ts'
import { askIfPresent, askOrExplain } from '../refusals.ts'
import type { LoadRest, Repository } from '../rest.ts'

/** The releases of the repository, as GitHub lists them. */
export function createReleases(rest: LoadRest, repository: Repository): Releases {
  const refused = { message: 'The token may not read the releases.', permission: 'contents: read' }
  return {
    latest: () =>
      askOrExplain(refused, async () => {
        const answer = await askIfPresent(async () =>
          (await rest()).rest.repos.getLatestRelease({ ...repository }),
        )
        const publishedAt = Date.parse(answer?.data.published_at ?? answer?.data.created_at ?? '')
        if (Number.isNaN(publishedAt)) return undefined
        return publishedAt
      }),
  }
}
