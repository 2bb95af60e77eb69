import type { ErrorCode } from '../../contract/errors.ts'
import { ServiceError } from '../../errors.ts'
import { isTableKey } from '../../model/data.ts'
import type { ServerCheck } from '../../model/preflight.ts'
import type { Project } from '../client/project.ts'
import type { Named } from '../names.ts'
import { readServerSurface, type ServerSurface } from './surface.ts'

export { compareSurfaces, type ServerSurface, type SurfaceFile, surfaceFileSchema } from './surface.ts'
export { findCheckTargets } from './targets.ts'
export { importGrants } from './tokens.ts'

/** `check`: does it need a grant, and does it connect. `doctor`: also what its lists say. */
type CheckMode = 'check' | 'doctor'

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
export async function checkServer(project: Project, server: Named, mode: CheckMode): Promise<CheckedServer> {
  try {
    const check =
      mode === 'doctor' ? await examineServer(project, server) : await connectServer(project, server)
    if (check.status !== 'ready' && check.status !== 'partial') return { check }
    const exported = await project.call('exportServer', { params: { serverId: server.id } })
    return { check, surface: readServerSurface(server.name, exported) }
  } catch (error) {
    return { check: explainCheckError(error, server) }
  }
}

async function connectServer(project: Project, { id: serverId, name }: Named): Promise<ServerCheck> {
  const { useOAuth } = await project.call('checkServerOauth', { params: { serverId } })
  await project.call('validateServer', { params: { serverId } })
  return { server: name, status: 'ready', message: useOAuth ? 'connected with its OAuth grant' : undefined }
}

async function examineServer(project: Project, { id: serverId, name }: Named): Promise<ServerCheck> {
  const report = await project.call('doctorServer', { params: { serverId } })
  const findings = Object.entries(report.checks ?? {}).flatMap(([checkName, { status, detail }]) =>
    status === 'error' ? [`${checkName}: ${typeof detail === 'string' ? detail : 'failed'}`] : [],
  )
  const message = findings.join('; ') || undefined
  switch (report.status) {
    case 'ready':
      return { server: name, status: 'ready' }
    case 'oauth_required':
      return { server: name, status: 'needs-oauth', message }
    case 'partial':
      return { server: name, status: 'partial', message }
    default:
      return { server: name, status: 'error', message }
  }
}

const serverStatusByCode: Readonly<Partial<Record<ErrorCode, ServerCheck['status']>>> = {
  OAUTH_REQUIRED: 'needs-oauth',
  SERVER_UNREACHABLE: 'unreachable',
  TIMEOUT: 'unreachable',
  FEATURE_NOT_SUPPORTED: 'partial',
  FORBIDDEN: 'error',
  VALIDATION_ERROR: 'error',
}

function findStatus(code: string): ServerCheck['status'] | undefined {
  if (isTableKey(serverStatusByCode, code)) return serverStatusByCode[code]
  return undefined
}

function explainCheckError(error: unknown, { name }: Named): ServerCheck {
  const status = error instanceof ServiceError ? findStatus(error.code ?? '') : undefined
  if (!(error instanceof ServiceError) || status === undefined) throw error
  return { server: name, status, message: error.message }
}
