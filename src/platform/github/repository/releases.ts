import type { Releases } from '../../../ports/github.ts'
import { explainRefusal } from '../refusals.ts'
import { type LoadRest, statusOf } from '../rest.ts'

/** The releases of the repository, as GitHub lists them. */
export function createReleases(
  rest: LoadRest,
  repository: { readonly owner: string; readonly repo: string },
): Releases {
  return {
    latest: async () => {
      try {
        const { data } = await (await rest()).rest.repos.getLatestRelease(repository)
        const publishedAt = Date.parse(data.published_at ?? data.created_at)
        return Number.isNaN(publishedAt) ? undefined : publishedAt
      } catch (error) {
        if (statusOf(error) === 404) return undefined
        throw explainRefusal(error, {
          message: 'The token may not read the releases.',
          permission: 'contents: read',
        })
      }
    },
  }
}
