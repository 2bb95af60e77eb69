import { ServiceError } from '../../errors.ts'
import type { ServerCheck } from '../../model/preflight.ts'
import type { CallOptions, ServiceClient } from '../client/client.ts'
import type { Named } from '../names.ts'
import { type ServerSurface, surfaceOf } from './surface.ts'

/** `check`: does it need a grant, and does it connect. `doctor`: also what its lists say. */
export type CheckMode = 'check' | 'doctor'

/** A server and what it offers; without a surface it could not be asked. */
export interface CheckedServer {
  readonly check: ServerCheck
  readonly surface?: ServerSurface
}

/**
 * Checks one server of the project, and reads what it offers when it is usable. What is wrong with the server is an
 * answer, not an error.
 * @throws ServiceError when the service itself is at fault or refuses the key.
 */
export async function checkServer(
  client: ServiceClient,
  projectId: string,
  server: Named,
  mode: CheckMode,
  options: CallOptions = {},
): Promise<CheckedServer> {
  const params = { projectId, serverId: server.id }
  try {
    const check =
      mode === 'doctor'
        ? await examine(client, params, server, options)
        : await connect(client, params, server, options)
    if (check.status !== 'ready' && check.status !== 'partial') return { check }
    const exported = await client.call('exportServer', { params }, options)
    return { check, surface: surfaceOf(server.name, exported) }
  } catch (error) {
    return { check: explain(error, server) }
  }
}

interface ServerParams {
  readonly projectId: string
  readonly serverId: string
}

async function connect(
  client: ServiceClient,
  params: ServerParams,
  { name }: Named,
  options: CallOptions,
): Promise<ServerCheck> {
  const { useOAuth } = await client.call('checkServerOauth', { params }, options)
  await client.call('validateServer', { params }, options)
  return { server: name, status: 'ready', message: useOAuth ? 'connected with its OAuth grant' : undefined }
}

async function examine(
  client: ServiceClient,
  params: ServerParams,
  { name }: Named,
  options: CallOptions,
): Promise<ServerCheck> {
  const report = await client.call('doctorServer', { params }, options)
  const findings = Object.entries(report.checks ?? {}).flatMap(([what, { status, detail }]) =>
    status === 'error' ? [`${what}: ${typeof detail === 'string' ? detail : 'failed'}`] : [],
  )
  const message = findings.length === 0 ? {} : { message: findings.join('; ') }
  switch (report.status) {
    case 'ready':
      return { server: name, status: 'ready' }
    case 'oauth_required':
      return { server: name, status: 'needs-oauth', ...message }
    case 'partial':
      return { server: name, status: 'partial', ...message }
    default:
      return { server: name, status: 'error', ...message }
  }
}

const statusOfCode: Readonly<Record<string, ServerCheck['status']>> = {
  OAUTH_REQUIRED: 'needs-oauth',
  SERVER_UNREACHABLE: 'unreachable',
  TIMEOUT: 'unreachable',
  FEATURE_NOT_SUPPORTED: 'partial',
  FORBIDDEN: 'error',
  VALIDATION_ERROR: 'error',
}

function explain(error: unknown, { name }: Named): ServerCheck {
  const status = error instanceof ServiceError ? statusOfCode[error.code ?? ''] : undefined
  if (!(error instanceof ServiceError) || status === undefined) throw error
  return { server: name, status, message: error.message }
}
