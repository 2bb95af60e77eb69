import { findProject, findServiceBaseline, openClient } from '#service'
import type { ServiceConfig } from '#settings'
import type { Run } from '../../model/run/run.ts'
import { createCommandLog } from '../connection.ts'
import type { TerminalIo } from '../terminal-io.ts'
import { version } from '../version.ts'

/** The uploaded runs of a branch, the newest first. */
export async function readServiceHistory(
  service: ServiceConfig,
  search: { readonly suiteName: string; readonly branch: string; readonly limit: number },
  io: TerminalIo,
): Promise<readonly Run[]> {
  const client = openClient(
    service,
    { clock: io.clock, log: createCommandLog(io) },
    { env: io.env, userAgent: `eval-gate-mcp/${version}` },
  )
  try {
    const project = await findProject(client, service.projectId, '--project')
    const identity = { suite: [], stableCaseIds: false }
    return (await findServiceBaseline(project, { ...search, identity }))?.runs ?? []
  } finally {
    await client.close()
  }
}
