import type { SpokenVocabulary } from '../../contract/vocabulary.ts'
import type { LineLog } from '../../ports/platform.ts'
import type { LooseRequest } from './prepare-request.ts'
import { isNotFoundError } from './project.ts'
import { readVocabulary } from './spelling.ts'

type Params = LooseRequest['params']
type AskCapabilities = (
  id: 'getCapabilities' | 'getProjectCapabilities',
  params: Params,
  signal: AbortSignal | undefined,
) => Promise<unknown>

/** Finds out, once per project, which eval vocabulary a deployment speaks. */
type VocabularyLookup = (params: Params, signal?: AbortSignal) => Promise<SpokenVocabulary>

/**
 * Asks the deployment first and then the project, since deployments publish it in one of the two places.
 * Version 1 is understood everywhere, so a deployment that does not answer is spoken to in it.
 */
export function createVocabularyLookup(
  askCapabilities: AskCapabilities,
  log: LineLog | undefined,
): VocabularyLookup {
  const versions = new Map<string, Promise<SpokenVocabulary>>()

  async function askVocabulary(...question: Parameters<AskCapabilities>): Promise<SpokenVocabulary> {
    const [id, , signal] = question
    try {
      return readVocabulary(await askCapabilities(...question))
    } catch (error) {
      signal?.throwIfAborted()
      log?.debug(`${id}: no vocabulary (${error instanceof Error ? error.name : 'unknown'})`)
      return { version: 1, isKnown: isNotFoundError(error), ownStepKeys: [] }
    }
  }

  async function findVocabulary(params: Params, signal?: AbortSignal): Promise<SpokenVocabulary> {
    const ofDeployment = await askVocabulary('getCapabilities', {}, signal)
    const projectId = params?.projectId
    if (ofDeployment.version === 2 || projectId === undefined) return ofDeployment
    const ofProject = await askVocabulary('getProjectCapabilities', { projectId }, signal)
    return { ...ofProject, isKnown: ofProject.version === 2 || (ofProject.isKnown && ofDeployment.isKnown) }
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
