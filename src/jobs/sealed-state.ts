import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Platform } from '../ports/platform.ts'

/**
 * What a step remembers for its post step, sealed with the key of the service. Other code of the job can write to
 * the state of a step; without the seal it could have us cancel or finalize runs of others.
 */
export interface SealedState {
  save(name: string, value: unknown): void
  clear(name: string): void
  /** The value; undefined when it is missing or was not written by this job. */
  read(name: string): unknown
}

/** The state of this step of this run. */
export function sealedState(
  apiKey: string,
  platform: Pick<Platform, 'saveState' | 'readState' | 'context'>,
): SealedState {
  const { repository, runId } = platform.context
  const sealOf = (name: string, text: string) =>
    createHmac('sha256', apiKey)
      .update(JSON.stringify([name, repository, runId, text]))
      .digest('hex')
  return {
    save(name, value) {
      const text = JSON.stringify(value)
      platform.saveState(name, `${sealOf(name, text)} ${text}`)
    },
    clear: (name) => platform.saveState(name, ''),
    read(name) {
      const [, seal = '', text = ''] = /^([0-9a-f]{64}) (.*)$/s.exec(platform.readState(name)) ?? []
      const isOurs = timingSafeEqual(Buffer.from(sealOf(name, text)), Buffer.from(seal.padEnd(64)))
      return isOurs ? JSON.parse(text) : undefined
    },
  }
}
