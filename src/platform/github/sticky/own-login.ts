import { type Rest, statusOf } from '../rest.ts'

/**
 * Who we are. Anyone can write our marker, so only what is by us is ours. GraphQL alone tells it for every kind of
 * token; where there is none, ours is the token of the workflow, whose name is fixed.
 *
 * @throws whatever the request met when GitHub is in trouble: taking ourselves for somebody else would let us write
 * a second comment.
 */
export async function findOwnLogin(rest: Rest): Promise<string> {
  try {
    const { viewer } = await rest.graphql<{ viewer: { login: string } }>('query { viewer { login } }')
    return viewer.login
  } catch (error) {
    if (isRefusal(error)) return 'github-actions[bot]'
    throw error
  }
}

/** GraphQL answers 200 with a list of errors, or the server has no such address. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error)
  if (status !== undefined) return status < 500 && status !== 429
  return error instanceof Error && error.name === 'GraphqlResponseError'
}
