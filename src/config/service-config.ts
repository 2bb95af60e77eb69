import { inputProblem, type Problem, UsageError } from '../errors.ts'
import { readInputs } from './inputs/input.ts'
import { quote } from './inputs/reader.ts'
import { serviceInputs } from './inputs/service-inputs.ts'
import type { RawInputs } from './inputs.ts'

/** The eval service and how to reach it. */
export interface ServiceConfig {
  /** With the version path, without a trailing slash. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly projectId: string
  readonly headerPrefix: string
}

/**
 * Reads where the eval service is; undefined without a key. What is wrong is added to the problems.
 *
 * @param requiredFor what can't be done without the service, such as `hosted runs`
 */
export function readService(
  raw: RawInputs,
  problems: Problem[],
  requiredFor?: string,
): ServiceConfig | undefined {
  const { apiKey, baseUrl, projectId, headerPrefix } = readInputs(serviceInputs, raw, problems)
  const isRequired = requiredFor !== undefined || apiKey !== undefined
  if (apiKey === undefined && requiredFor !== undefined) {
    problems.push(
      inputProblem(
        'api-key',
        `is required for ${requiredFor}`,
        'Pass the API key of the eval service from a secret.',
      ),
    )
  }
  if (apiKey?.startsWith('sk_') === false) {
    problems.push(
      inputProblem(
        'api-key',
        'must be a key of the eval service, which starts with `sk_`',
        'Create a key in the app of the service and store it as a secret of the repository.',
      ),
    )
  }
  if (baseUrl === undefined && isRequired) {
    problems.push(
      inputProblem(
        'base-url',
        `is required ${requiredFor === undefined ? 'with `api-key`' : `for ${requiredFor}`}`,
        'Set `base-url` to the address of the service, e.g. `https://evals.example.com/api/v1`.',
      ),
    )
  }
  if (baseUrl === undefined) return undefined
  checkAddress(baseUrl, problems)
  return apiKey === undefined
    ? undefined
    : { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, projectId, headerPrefix }
}

/**
 * How to reach the eval service, for a command that can't do without it.
 * @throws UsageError with everything that is missing or wrong.
 */
export function loadService(raw: RawInputs): ServiceConfig {
  const problems: Problem[] = []
  const service = readService(raw, problems, 'this command')
  if (service === undefined || problems.length > 0) throw new UsageError(problems)
  return service
}

function checkAddress(baseUrl: string, problems: Problem[]): void {
  const address = URL.parse(baseUrl)
  if (address === null || !['https:', 'http:'].includes(address.protocol)) {
    problems.push(inputProblem('base-url', `must be an https URL; got ${quote(baseUrl)}`))
  } else if (address.protocol === 'http:' && !isLoopback(address.hostname)) {
    problems.push(
      inputProblem(
        'base-url',
        'must be an https URL: over http the key would be sent unencrypted (http is allowed on localhost only)',
      ),
    )
  }
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
