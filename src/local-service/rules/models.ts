import { invalid } from '../api-error.ts'
import type { Settings } from '../settings.ts'

/** Splits `<provider>/<name>`; a provider-native id has no slash. */
export function splitModel(model: string): { readonly provider?: string; readonly name: string } {
  const at = model.indexOf('/')
  return at === -1 ? { name: model } : { provider: model.slice(0, at), name: model.slice(at + 1) }
}

/**
 * Checks that a test's model can be executed: one of the hosted catalog, or any when the caller brings a key for
 * its provider (run-create rule 3). A test whose steps need no model may name none.
 * @throws ApiError VALIDATION_ERROR; `details.hostedModels` lists the hosted ids of that provider.
 */
export function checkTestModel(
  test: {
    readonly title: string
    readonly model?: string | undefined
    readonly provider?: string | undefined
    readonly steps?: readonly { readonly kind?: unknown }[] | undefined
  },
  modelApiKeys: Readonly<Record<string, string>>,
  { hostedModels }: Settings,
): void {
  if (test.model === undefined) {
    if ((test.steps ?? []).some(({ kind }) => kind === 'prompt')) {
      throw invalid(`tests: "${test.title}" has a prompt but no model.`)
    }
    return
  }
  const split = splitModel(test.model)
  const provider = split.provider ?? test.provider ?? ''
  if (Object.hasOwn(modelApiKeys, provider)) return
  const names = Object.hasOwn(hostedModels, provider) ? (hostedModels[provider] ?? []) : []
  if (split.provider !== undefined && names.includes(split.name)) return
  throw invalid(
    `tests: "${test.title}": the model "${test.model}" is not hosted. Take a hosted one or send modelApiKeys.`,
    { hostedModels: names.map((name) => `${provider}/${name}`) },
  )
}
