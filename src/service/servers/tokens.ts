import { type Problem, UsageError } from '../../errors.ts'
import type { CallOptions, ServiceClient } from '../client/client.ts'
import { findNamed, type Named } from '../names.ts'

const where = 'input oauth-tokens'

/** Tokens of a server that somebody obtained elsewhere. */
export interface OAuthGrant {
  readonly access_token: string
  readonly refresh_token?: string | undefined
  readonly expires_in?: number | undefined
  readonly token_type?: string | undefined
  readonly scope?: string | undefined
  readonly id_token?: string | undefined
  readonly clientId?: string | undefined
  readonly clientSecret?: string | undefined
}

/**
 * Stores the grants in the service, which uses and refreshes them from then on.
 * @throws UsageError for a server that is not there or has no address; ServiceError.
 */
export async function importGrants(
  client: ServiceClient,
  projectId: string,
  grants: Readonly<Record<string, OAuthGrant>>,
  servers: readonly (Named & { readonly url?: string })[],
  options: CallOptions = {},
): Promise<readonly string[]> {
  const problems: Problem[] = []
  const found = Object.entries(grants).flatMap(([ref, grant]) => {
    const match = findNamed(ref, servers, { where, kind: 'server' })
    if ('problem' in match) problems.push(match.problem)
    return 'item' in match ? [{ server: match.item, grant }] : []
  })
  for (const { server } of found) {
    if (server.url === undefined) {
      problems.push({ where, message: `“${server.name}” has no address, so it takes no OAuth tokens` })
    }
  }
  if (problems.length > 0) throw new UsageError(problems)
  for (const { server, grant } of found) {
    const { clientId, clientSecret, ...tokens } = grant
    await client.call(
      'importServerOauthTokens',
      {
        params: { projectId, serverId: server.id },
        body: {
          serverUrl: server.url ?? '',
          tokens,
          clientInformation: clientId === undefined ? undefined : { clientId, clientSecret },
        },
      },
      options,
    )
  }
  return found.map(({ server }) => server.name)
}
