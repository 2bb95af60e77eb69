import { type LoadRest, readStatus } from '../rest.ts'

interface Authored {
  readonly user: { readonly login: string } | null
}

/** Finds our own texts: anyone can write our marker, but only texts by our own account are ours to change. */
export interface OwnTexts {
  /** Remembers the account from a text that was just written, which spares a request. */
  rememberAuthor(text: Partial<Authored>): void
  /** Login of our own account. Throws the error of the request that looks it up, see {@link findOwnLogin}. */
  login(): Promise<string>
  /**
   * The texts on these pages that have a marker and are ours, oldest first.
   * @param read returns the marker of a text, or null when it has none
   * @param readAge returns a number that grows with the time of creation
   * @throws the error of the request that looks up our account, see {@link findOwnLogin}
   */
  findMarked<T extends Authored, Marker>(
    pages: AsyncIterable<readonly T[]> | Iterable<readonly T[]>,
    read: (text: T) => Marker | null,
    readAge: (text: T) => number,
  ): Promise<readonly { readonly text: T; readonly marker: Marker }[]>
}

export function createOwnTexts(rest: LoadRest): OwnTexts {
  let self: string | undefined
  const login = async () => {
    self ??= await findOwnLogin(rest)
    return self
  }
  return {
    rememberAuthor: ({ user }) => {
      self ??= user?.login
    },
    login,
    findMarked: async (pages, read, readAge) => {
      const marked = []
      for await (const page of pages) {
        for (const text of page) {
          const marker = read(text)
          if (marker !== null) marked.push({ text, marker })
        }
      }
      if (marked.length === 0) return []
      const ownLogin = await login()
      return marked
        .filter(({ text }) => text.user?.login === ownLogin)
        .sort((a, b) => readAge(a.text) - readAge(b.text))
    },
  }
}

/**
 * The login of our own account. Anyone can write our marker, so the author decides what is ours. Only GraphQL
 * returns it for every kind of token; without GraphQL, ours is the token of the workflow, whose login is
 * fixed.
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
    if (isGraphqlRefusal(error)) return 'github-actions[bot]'
    throw error
  }
}

/** GraphQL answers 200 with a list of errors, or the server has no such address. */
function isGraphqlRefusal(error: unknown): boolean {
  const status = readStatus(error)
  if (status !== undefined) return status < 500 && status !== 429
  return error instanceof Error && error.name === 'GraphqlResponseError'
}
