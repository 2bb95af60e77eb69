import { describeInputProblem, listInputProblems, type Problem, UsageError } from '../errors.ts'
import { checkApiKey, checkBaseUrl } from '../http/service-address.ts'
import { readInputs } from './inputs/input.ts'
import { serviceInputs } from './inputs/service-inputs.ts'
import type { RawInputs } from './inputs.ts'

/** The eval service and how to reach it. */
export interface ServiceConfig {
  /** Address of the API with its version path, without a trailing slash. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly projectId: string
  readonly headerPrefix: string
  /** Headers for a proxy in front of the service, by lower-case name. */
  readonly requestHeaders: Readonly<Record<string, string>>
}

/**
 * Reads where the eval service is; undefined without a key. What is wrong is added to the problems.
 *
 * @param requiredFor what can't be done without the service, such as `hosted runs`
 */
export function readServiceConfig(
  raw: RawInputs,
  problems: Problem[],
  requiredFor?: string,
): ServiceConfig | undefined {
  const { apiKey, baseUrl, projectId, headerPrefix, requestHeaders } = readInputs(
    serviceInputs,
    raw,
    problems,
  )
  const isRequired = requiredFor !== undefined || apiKey !== undefined
  const wrongKey = apiKey === undefined ? undefined : checkApiKey(apiKey)
  problems.push(
    ...listInputProblems([
      {
        isBroken: apiKey === undefined && requiredFor !== undefined,
        input: 'api-key',
        predicate: `is required for ${requiredFor}`,
        advice:
          'Pass the API key of the eval service from a secret; in a terminal, set EVAL_GATE_API_KEY. Pull requests of forks get no secrets, and those of Dependabot only its own.',
      },
      {
        isBroken: wrongKey !== undefined,
        input: 'api-key',
        predicate: wrongKey?.predicate ?? '',
        advice: wrongKey?.advice,
      },
      {
        isBroken: baseUrl === undefined && isRequired,
        input: 'base-url',
        predicate: `is required ${requiredFor === undefined ? 'with `api-key`' : `for ${requiredFor}`}`,
        advice:
          'Set `base-url` to the address of the service, e.g. `https://evals.example.com/api/v1`; in a terminal, --base-url or EVAL_GATE_BASE_URL.',
      },
    ]),
  )
  if (baseUrl === undefined) return undefined
  const wrongUrl = checkBaseUrl(baseUrl)
  if (wrongUrl !== undefined)
    problems.push(describeInputProblem('base-url', wrongUrl.predicate, wrongUrl.advice))
  if (apiKey === undefined) return undefined
  return {
    baseUrl: baseUrl.replace(/(?<!\/)\/+$/, ''),
    apiKey,
    projectId,
    headerPrefix,
    requestHeaders,
  }
}

/**
 * How to reach the eval service, for a command that can't do without it.
 * @throws UsageError with everything that is missing or wrong.
 */
export function loadServiceConfig(raw: RawInputs): ServiceConfig {
  const problems: Problem[] = []
  const service = readServiceConfig(raw, problems, 'this command')
  if (service === undefined || problems.length > 0) throw new UsageError(problems)
  return service
}
