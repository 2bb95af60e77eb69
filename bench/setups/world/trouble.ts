import type { GitHub } from '../../../test/support/github.ts'
import { jsonReply } from '../../../test/support/http-server.ts'
import type { Trouble } from '../set-up.ts'

/** Nothing listens there. */
const nowhere = 'http://127.0.0.1:9'

/**
 * Lets GitHub answer as the set-up says.
 *
 * @returns variables of the jobs meanwhile, and how it ends
 */
export function makeTrouble(
  github: GitHub,
  trouble: Trouble | undefined,
): { readonly env: Readonly<Record<string, string>>; end(): void } {
  const nothing = () => {}
  if (trouble === undefined) return { env: {}, end: nothing }
  if (trouble === 'out of reach') {
    const env = {
      GITHUB_API_URL: nowhere,
      GITHUB_GRAPHQL_URL: `${nowhere}/graphql`,
      ACTIONS_RESULTS_URL: `${nowhere}/`,
    }
    return { env, end: nothing }
  }
  if (trouble === 'no artifacts of the fourth version') {
    return { env: { GITHUB_SERVER_URL: 'https://github.acme.example' }, end: nothing }
  }
  if (trouble === 'no permission to read artifacts') {
    github.artifacts.forbidReading = true
    const end = () => {
      github.artifacts.forbidReading = false
    }
    return { env: {}, end }
  }
  let answered = 0
  const end = github.intercept(({ url }) => {
    if (!trouble.path.test(url.pathname) || answered >= (trouble.times ?? Number.POSITIVE_INFINITY))
      return undefined
    answered += 1
    const reply = jsonReply({ message: 'The server is not well' }, trouble.status)
    return trouble.isCut === true ? { ...reply, isCut: true } : reply
  })
  return { env: {}, end }
}
