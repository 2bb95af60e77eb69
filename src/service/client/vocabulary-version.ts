import type { SpokenVocabulary, VocabularyVersion } from '../../contract/vocabulary.ts'
import type { LineLog } from '../../ports/platform.ts'
import type { LooseRequest } from './prepare-request.ts'
import { isNotFoundError } from './project.ts'
import { readVocabularyVersion } from './spelling.ts'

type Params = LooseRequest['params']
type AskCapabilities = (
  id: 'getCapabilities' | 'getProjectCapabilities',
  params: Params,
  signal: AbortSignal | undefined,
) => Promise<unknown>

/** Finds out, once per project, which eval vocabulary a deployment speaks. */
export type VocabularyLookup = (params: Params, signal?: AbortSignal) => Promise<SpokenVocabulary>

/**
 * Asks the deployment first and then the project, since deployments publish it in one of the two places.
 * Version 1 is understood everywhere, so a deployment that does not answer is spoken to in it.
 */
export function createVocabularyLookup(
  askCapabilities: AskCapabilities,
  log: LineLog | undefined,
): VocabularyLookup {
  const versions = new Map<string, Promise<SpokenVocabulary>>()

  async function askVersion(
    ...question: Parameters<AskCapabilities>
  ): Promise<VocabularyVersion | undefined> {
    const [id, , signal] = question
    try {
      return readVocabularyVersion(await askCapabilities(...question))
    } catch (error) {
      signal?.throwIfAborted()
      log?.debug(`${id}: no vocabulary (${error instanceof Error ? error.name : 'unknown'})`)
      if (isNotFoundError(error)) return 1
      return undefined
    }
  }

  async function findVocabulary(params: Params, signal?: AbortSignal): Promise<SpokenVocabulary> {
    const deploymentVersion = await askVersion('getCapabilities', {}, signal)
    const projectId = params?.projectId
    const isAsked = deploymentVersion !== 2 && projectId !== undefined
    const projectVersion = isAsked ? await askVersion('getProjectCapabilities', { projectId }, signal) : 1
    if (deploymentVersion === 2 || projectVersion === 2) return { version: 2, isKnown: true }
    return { version: 1, isKnown: deploymentVersion === 1 && projectVersion === 1 }
  }

  return (params, signal) => {
    const key = params?.projectId ?? ''
    const version = versions.get(key) ?? findVocabulary(params, signal)
    versions.set(key, version)
    // Only a caller that gave up rejects; the next one asks again.
    version.catch(() => versions.delete(key))
    return version
  }
}
