import type { BodyOf } from '../../contract/operations.ts'
import { type Problem, UsageError } from '../../errors.ts'
import type { Project } from '../client/project.ts'
import { type Named, resolveNames } from '../names.ts'

/** OAuth tokens of a server that were obtained elsewhere, and the client that they were given to. */
type OAuthGrant = BodyOf<'importServerOauthTokens'>['tokens'] & {
  readonly clientId?: string | undefined
  readonly clientSecret?: string | undefined
}

/**
 * Stores the grants in the service, which uses and refreshes them from then on. Returns the names of the servers.
 *
 * @param where what the user calls the grants, for messages
 * @throws UsageError for a server that does not exist or has no address; ServiceError.
 */
export async function importGrants(
  project: Project,
  grants: Readonly<Record<string, OAuthGrant>>,
  servers: readonly (Named & { readonly url?: string })[],
  where: string,
): Promise<readonly string[]> {
  const problems: Problem[] = []
  const matchedGrants = Object.entries(grants).flatMap(([ref, grant]) =>
    resolveNames([ref], servers, { where, kind: 'server' }, problems).map((server) => ({ server, grant })),
  )
  for (const { server } of matchedGrants) {
    if (server.url === undefined) {
      problems.push({ where, message: `"${server.name}" has no address, so it can't use OAuth tokens` })
    }
  }
  if (problems.length > 0) throw new UsageError(problems)
  for (const { server, grant } of matchedGrants) {
    const { clientId, clientSecret, ...tokens } = grant
    const clientInformation = clientId === undefined ? undefined : { clientId, clientSecret }
    await project.call('importServerOauthTokens', {
      params: { serverId: server.id },
      body: { serverUrl: server.url ?? '', tokens, clientInformation },
    })
  }
  return matchedGrants.map(({ server }) => server.name)
}
