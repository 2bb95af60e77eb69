import type { Ports } from '../ports/platform.ts'
import { createSeal } from './seal.ts'

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
export function createSealedState(apiKey: string, platform: Ports<'step' | 'runtime'>): SealedState {
  const seal = createSeal(apiKey, platform.runtime.context)
  return {
    save: (name, value) => platform.step.saveState(name, seal.close(name, JSON.stringify(value))),
    clear: (name) => platform.step.saveState(name, ''),
    read(name) {
      const text = seal.open(name, platform.step.readState(name))
      if (text === undefined) return undefined
      return JSON.parse(text)
    },
  }
}
