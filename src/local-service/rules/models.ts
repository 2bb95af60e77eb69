import { invalid } from '../api-error.ts'
import type { Settings } from '../settings.ts'

/** Splits `<provider>/<name>`; a provider-native id has no slash. */
export function splitModel(model: string): { readonly provider?: string; readonly name: string } {
  const at = model.indexOf('/')
  return at === -1 ? { name: model } : { provider: model.slice(0, at), name: model.slice(at + 1) }
}

/** Models of a case, each with its provider: the service derives it if the author sent none. */
export function readModels(
  models: unknown,
): readonly { readonly model: string; readonly provider?: string }[] {
  if (!Array.isArray(models)) return []
  return models.flatMap(({ model, provider }: { model?: unknown; provider?: unknown }) => {
    if (typeof model !== 'string') return []
    const derived = splitModel(model).provider ?? (typeof provider === 'string' ? provider : undefined)
    return [derived === undefined ? { model } : { model, provider: derived }]
  })
}

/**
 * Checks that a model can be executed: one of the hosted catalog, or any when the caller brings a key for its
 * provider (run-create rule 3).
 * @param title Of the test, for the message.
 * @throws ApiError VALIDATION_ERROR; `details.hostedModels` lists the hosted ids of that provider.
 */
export function checkModel(
  title: string,
  model: string,
  ownProvider: string | undefined,
  modelApiKeys: Readonly<Record<string, string>>,
  { hostedModels }: Settings,
): void {
  const split = splitModel(model)
  const provider = split.provider ?? ownProvider ?? ''
  if (Object.hasOwn(modelApiKeys, provider)) return
  const names = Object.hasOwn(hostedModels, provider) ? (hostedModels[provider] ?? []) : []
  if (split.provider !== undefined && names.includes(split.name)) return
  throw invalid(
    `tests: "${title}": the model "${model}" is not hosted. Use a hosted one or send modelApiKeys.`,
    { hostedModels: names.map((name) => `${provider}/${name}`) },
  )
}

/** Checks the model of an inline test; a test whose steps need no model may omit it. @throws as {@link checkModel} */
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
    checkModel(test.title, test.model, test.provider, modelApiKeys, settings)
  } else if ((test.steps ?? []).some(({ kind }) => kind === 'prompt')) {
    throw invalid(`tests: "${test.title}" has a prompt but no model.`)
  }
}

/** Who answers prompts for a model of that provider: the configured endpoint, or a script of the local service. */
export function executionOf(
  provider: string | undefined,
  { modelEndpoint }: Settings,
): 'endpoint' | 'scripted' {
  return provider === 'local' || modelEndpoint === undefined ? 'scripted' : 'endpoint'
}
