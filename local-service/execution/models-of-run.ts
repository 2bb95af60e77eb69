import { findEndpoint } from '../rules/launch/models.ts'
import type { Settings } from '../settings.ts'
import type { PlannedCase } from '../store/records.ts'
import { createEndpointModel } from './endpoint-model.ts'
import { type Model, ModelError } from './model.ts'
import { answerByScript } from './scripted-model.ts'

/** The models that a run may ask. Keys of the run go to the endpoint of their provider only. */
export interface AskedModels {
  /**
   * The model that answers the prompts of a case. The launch has chosen it, so that the run's record is
   * right.
   */
  answering(plan: PlannedCase): Model
  /** @throws ModelError when no endpoint answers for the provider: a script grades nothing */
  judging(provider: string | undefined): Model
}

export function openRunModels(
  modelApiKeys: Readonly<Record<string, string>>,
  settings: Settings,
): AskedModels {
  const openEndpointModel = (provider: string | undefined): Model => {
    const endpoint = findEndpoint(provider, settings)
    if (endpoint === undefined) throw new ModelError(`No endpoint answers for the provider "${provider}".`)
    const model = createEndpointModel(endpoint, settings)
    const hasKey = provider !== undefined && Object.hasOwn(modelApiKeys, provider)
    return (request) => model({ ...request, apiKey: hasKey ? modelApiKeys[provider] : undefined })
  }
  return {
    answering: ({ modelExecution, provider }) => {
      if (modelExecution === 'endpoint') return openEndpointModel(provider)
      return answerByScript
    },
    judging: openEndpointModel,
  }
}
