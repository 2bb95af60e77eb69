import type { BodyOf } from '../../contract/operations.ts'
import { type Problem, UsageError } from '../../errors.ts'
import { listServers } from '../catalog.ts'
import type { Project } from '../client/project.ts'
import { hostedInputNames } from '../input-names.ts'
import { resolveNames } from '../names.ts'

/** OAuth tokens of a server that were obtained elsewhere, and the client that they were given to. */
type OAuthGrant = BodyOf<'importServerOauthTokens'>['tokens'] & {
  readonly clientId?: string | undefined
  readonly clientSecret?: string | undefined
}

/**
 * Stores the grants in the service, which uses and refreshes them from then on. Returns the names of the servers.
 *
 * @throws UsageError for a server that does not exist or has no address; ServiceError.
 */
export async function importGrants(
  project: Project,
  grants: Readonly<Record<string, OAuthGrant>>,
): Promise<readonly string[]> {
  const where = hostedInputNames.oauthTokens
  const servers = await listServers(project)
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
