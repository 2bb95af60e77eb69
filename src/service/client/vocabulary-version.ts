import type { VocabularyVersion } from '../../contract/vocabulary.ts'
import type { Log } from '../../ports/platform.ts'
import type { LooseRequest } from './prepare-request.ts'
import { readVocabularyVersion } from './spelling.ts'

type Params = LooseRequest['params']
type AskCapabilities = (
  id: 'getCapabilities' | 'getProjectCapabilities',
  params: Params,
  signal: AbortSignal | undefined,
) => Promise<unknown>

/** Finds out, once per project, which eval vocabulary a deployment speaks. */
export type VocabularyLookup = (params: Params, signal?: AbortSignal) => Promise<VocabularyVersion>

/**
 * Asks the deployment first and then the project, since deployments publish it in one of the two places.
 * Version 1 is understood everywhere, so a deployment that does not answer is spoken to in it.
 */
export function createVocabularyLookup(
  askCapabilities: AskCapabilities,
  log: Pick<Log, 'debug'> | undefined,
): VocabularyLookup {
  const versions = new Map<string, Promise<VocabularyVersion>>()

  async function ask(...question: Parameters<AskCapabilities>): Promise<VocabularyVersion> {
    const [id, , signal] = question
    try {
      return readVocabularyVersion(await askCapabilities(...question))
    } catch (error) {
      signal?.throwIfAborted()
      log?.debug(`${id}: no vocabulary (${error instanceof Error ? error.name : 'unknown'})`)
      return 1
    }
  }

  async function find(params: Params, signal?: AbortSignal): Promise<VocabularyVersion> {
    if ((await ask('getCapabilities', {}, signal)) === 2) return 2
    const projectId = params?.projectId
    return projectId === undefined ? 1 : await ask('getProjectCapabilities', { projectId }, signal)
  }

  return (params, signal) => {
    const key = params?.projectId ?? ''
    const version = versions.get(key) ?? find(params, signal)
    versions.set(key, version)
    // Only a caller that gave up rejects; the next one asks again.
    version.catch(() => versions.delete(key))
    return version
  }
}
