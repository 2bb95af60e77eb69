import { type LoadRest, statusOf } from '../rest.ts'

/**
 * The login of our own account. Anyone can write our marker, so the author decides what is ours. Only GraphQL returns
 * it for every kind of token; without GraphQL, ours is the token of the workflow, whose login is fixed.
 *
 * @throws the error of the request when GitHub fails: with a wrong login we would write a second comment.
 */
export async function findOwnLogin(rest: LoadRest): Promise<string> {
  try {
    const { viewer } = await (await rest()).graphql<{ viewer: { login: string } }>(
      'query { viewer { login } }',
    )
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
