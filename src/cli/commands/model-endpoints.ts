import type { ModelEndpoint } from '#local-service'
import { type Problem, UsageError } from '../../errors.ts'
import { isTrustworthy } from '../../http/service-address.ts'

type Environment = Readonly<Record<string, string | undefined>>

const sharedKey = 'EVAL_GATE_MODEL_API_KEY'

/**
 * Reads `--model-url [PROVIDER=]URL …` and `--model`. A key in the environment is for the provider that it names; one
 * without a provider is for the URL without a provider, or for the only URL.
 * @throws UsageError with every problem
 */
export function readModelEndpoints(
  urls: readonly string[],
  model: string | undefined,
  env: Environment,
): readonly ModelEndpoint[] {
  const problems: Problem[] = []
  const endpoints = urls.map((text) => {
    const [, provider, baseUrl = text] = /^([A-Za-z][\w.-]*)=(.*)$/s.exec(text) ?? []
    const keyName = chooseKeyName(provider, env, urls.length === 1)
    const apiKey = env[keyName] || undefined
    problems.push(...findUrlProblems(text, baseUrl, apiKey && keyName))
    return { baseUrl, provider, apiKey, model }
  })
  const names = endpoints.map(({ provider }) => provider ?? '')
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) {
    const owner = twice === '' ? 'without a provider' : `of the provider "${twice}"`
    problems.push({ message: `--model-url can be given only once ${owner}` })
  }
  if (model !== undefined && urls.length !== 1) {
    problems.push({ message: `--model needs exactly one --model-url; there are ${urls.length}` })
  }
  if (problems.length > 0) throw new UsageError(problems)
  return endpoints
}

function chooseKeyName(provider: string | undefined, env: Environment, isOnlyUrl: boolean): string {
  if (provider === undefined) return sharedKey
  const keyName = `${sharedKey}_${provider.toUpperCase().replace(/\W/g, '_')}`
  if (isOnlyUrl && !env[keyName]) return sharedKey
  return keyName
}

function findUrlProblems(text: string, baseUrl: string, keyName: string | undefined): readonly Problem[] {
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl)) {
    return [{ message: `--model-url must be an http or https URL, or PROVIDER=URL; got "${text}"` }]
  }
  if (keyName === undefined || isTrustworthy(new URL(baseUrl))) return []
  return [{ message: `--model-url must be an https URL, or http on this machine: ${keyName} is sent there` }]
}
