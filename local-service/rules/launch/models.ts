import { readText } from '../../../src/model/data.ts'
import { createInputError } from '../../api-error.ts'
import type { ModelEndpoint, Settings } from '../../settings.ts'

/** Splits `<provider>/<name>`; a provider-native id has no slash. */
export function splitModelId(model: string): { readonly provider?: string; readonly name: string } {
  const at = model.indexOf('/')
  if (at === -1) return { name: model }
  return { provider: model.slice(0, at), name: model.slice(at + 1) }
}

/** Models of a case, each with its provider: the service derives it if the author sent none. */
export function readCaseModels(
  models: unknown,
): readonly { readonly model: string; readonly provider?: string }[] {
  if (!Array.isArray(models)) return []
  return models.flatMap(({ model, provider }: { model?: unknown; provider?: unknown }) => {
    if (typeof model !== 'string') return []
    const derived = splitModelId(model).provider ?? readText(provider)
    return [derived === undefined ? { model } : { model, provider: derived }]
  })
}

/**
 * Checks that a model can be executed: any of a provider that an endpoint answers for; without endpoints, one
 * of the hosted catalog, or any when the caller brings a key for its provider.
 * @param title Of the test, for the message.
 * @throws ApiError VALIDATION_ERROR; `details.hostedModels` lists the hosted ids of that provider.
 */
export function checkExecutableModel(
  title: string,
  model: string,
  ownProvider: string | undefined,
  modelApiKeys: Readonly<Record<string, string>>,
  settings: Settings,
): void {
  const { hostedModels, modelEndpoints } = settings
  const split = splitModelId(model)
  const provider = split.provider ?? ownProvider ?? ''
  const endpoint = findEndpoint(provider, settings)
  const brings = Object.hasOwn(modelApiKeys, provider)
  if (endpoint !== undefined) {
    if (brings && endpoint.provider === undefined) throw createGatewayKeyError(provider)
    return
  }
  if (modelEndpoints.length > 0 && provider !== scriptedProvider)
    throw createEndpointError(title, model, provider)
  if (brings) return
  const names = Object.hasOwn(hostedModels, provider) ? (hostedModels[provider] ?? []) : []
  if (split.provider !== undefined && names.includes(split.name)) return
  throw createInputError(
    `tests: "${title}": the model "${model}" is not hosted. Use a hosted one or send modelApiKeys.`,
    { hostedModels: names.map((name) => `${provider}/${name}`) },
  )
}

/**
 * Checks the model of an inline test; a test whose steps need no model may omit it. @throws as {@link
 * checkModel}
 */
export function checkTestModel(
  test: {
    readonly title: string
    readonly model?: string
    readonly provider?: string
    readonly steps?: readonly { readonly kind?: unknown }[]
  },
  modelApiKeys: Readonly<Record<string, string>>,
  settings: Settings,
): void {
  if (test.model !== undefined) {
    checkExecutableModel(test.title, test.model, test.provider, modelApiKeys, settings)
  } else if ((test.steps ?? []).some(({ kind }) => kind === 'prompt')) {
    throw createInputError(`tests: "${test.title}" has a prompt but no model.`)
  }
}

/** The models of this provider are scripted, whatever endpoints there are. */
const scriptedProvider = 'local'

/**
 * The endpoint that answers for a provider: its own, else the gateway. Undefined: a script of the local
 * service.
 */
export function findEndpoint(
  provider: string | undefined,
  { modelEndpoints }: Settings,
): ModelEndpoint | undefined {
  if (provider === scriptedProvider) return undefined
  const exact = modelEndpoints.find((endpoint) => endpoint.provider === provider)
  return exact ?? modelEndpoints.find((endpoint) => endpoint.provider === undefined)
}

/** Whether an endpoint or a script answers prompts for a model of that provider. */
export function chooseModelExecution(
  provider: string | undefined,
  settings: Settings,
): 'endpoint' | 'scripted' {
  if (findEndpoint(provider, settings) === undefined) return 'scripted'
  return 'endpoint'
}

/**
 * Error for a provider without an endpoint, where other providers have one: a script must not answer for it.
 */
function createEndpointError(title: string, model: string, provider: string) {
  const flag = provider === '' ? '--model-url URL' : `--model-url ${provider}=URL`
  return createInputError(
    `tests: "${title}": no endpoint answers for the model "${model}". Start the local service with ${flag}.`,
    { hostedModels: [] },
  )
}

/** Error for a key whose provider is reached through a gateway, which must not see the key. */
function createGatewayKeyError(provider: string) {
  return createInputError(
    `modelApiKeys.${provider}: prompts for this provider go to a gateway, which must not see the key. Start the local service with --model-url ${provider}=URL.`,
  )
}
