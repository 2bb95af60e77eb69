import { createHash } from 'node:crypto'
import { readText } from '../../src/model/data.ts'
import type { Host } from '../store/catalog-records.ts'
import { readTextIds } from './environments.ts'

/** Id of the configuration that a host has now. Another configuration has another id. */
export function deriveConfigId({ id, config }: Host): string {
  return createHash('sha256')
    .update(JSON.stringify([id, config]))
    .digest('hex')
    .slice(0, 32)
}

/** A host as lists and single reads show it. */
export function renderHost(host: Host) {
  const { modelId, serverIds } = host.config
  return {
    ...host,
    hostConfigId: deriveConfigId(host),
    modelId: readText(modelId) ?? '',
    serverCount: readTextIds(serverIds).length,
  }
}
