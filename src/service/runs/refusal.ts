import { type EvalGateError, type Problem, ServiceError, UsageError } from '../../errors.ts'
import { listNames, type Named } from '../names.ts'
import type { PlannedRun } from './plan.ts'

/** True when the organization has no free slot for a run: one frees when a run ends. */
export function isRunLimit(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.reason === 'CONCURRENT_RUN_LIMIT'
}

/** True when the environment moved between the resolving and the start of the run; the same launch may work now. */
export function isMovedEnvironment(error: unknown): boolean {
  return (
    error instanceof ServiceError &&
    error.code === 'CONFLICT' &&
    (error.reason === undefined || error.reason === 'ENVIRONMENT_CHANGED')
  )
}

/** True when the key of idempotency was spent on another body. */
export function isSpentKey(error: unknown): boolean {
  return error instanceof ServiceError && error.reason === 'IDEMPOTENCY_CONFLICT'
}

/** True when the service needs the names of environments to be explained. */
export function needsEnvironmentNames(error: unknown): boolean {
  return (
    error instanceof ServiceError &&
    (error.reason === 'ENVIRONMENT_REQUIRED' || error.reason === 'ENVIRONMENT_NOT_ATTACHED')
  )
}

type Explain = (facts: {
  readonly run: PlannedRun
  readonly details: Readonly<Record<string, unknown>>
  readonly candidates: string
}) => Problem

const byReason: Readonly<Record<string, Explain>> = {
  ENVIRONMENT_REQUIRED: ({ run, candidates }) => ({
    where: 'input environment',
    message: `must be given: several environments are attached to “${run.suite.name}”${candidates}`,
    advice: 'Name one of them, or several, one per line, to measure each.',
  }),
  ENVIRONMENT_NOT_ATTACHED: ({ run, candidates }) => ({
    where: 'input environment',
    message: `“${run.environment?.name ?? ''}” is not attached to “${run.suite.name}”${candidates}`,
    advice: 'Name an attached one, or attach it: in the app, or with `environments` of a suite file.',
  }),
  NO_SAVED_SERVER_SELECTION: ({ run }) => ({
    where: 'input servers',
    message: `must be given: “${run.suite.name}” has no saved server selection and no environment`,
    advice: 'Name the servers, one per line, or save a selection in the suite.',
  }),
  ENVIRONMENT_SERVERS_NOT_OVERRIDABLE: ({ run }) => ({
    where: 'input servers',
    message: `can’t be given: “${run.suite.name}” runs in an environment, which decides the servers`,
    advice: 'Leave `servers` out and choose the environment with `environment`.',
  }),
  HOST_NOT_ATTACHED: ({ run }) => ({
    where: 'input suite',
    message: `the client of “${run.suite.name}” is not part of the project`,
  }),
  HARNESS_UNAVAILABLE: ({ run }) => ({
    where: 'input suite',
    message: `the service has nothing that can execute “${run.suite.name}”`,
  }),
  ENV_NO_SERVERS: ({ run }) => unrunnable(run, 'it has no servers', 'Attach a server group to it.'),
  ENV_HOST_MISSING: ({ run }) => unrunnable(run, 'its client is gone', 'Choose another client for it.'),
  ENV_MODEL_REQUIRED: ({ run }) =>
    unrunnable(run, 'no model is chosen', 'Choose a model in it or in its client.'),
  ENV_PLUGIN_UNAVAILABLE: ({ run }) =>
    unrunnable(run, 'a pinned plugin version is not available', 'Pin another version, or enable the plugin.'),
  ENV_ARCHIVED: ({ run }) => unrunnable(run, 'it is archived', 'Restore it, or choose another.'),
}

function unrunnable(run: PlannedRun, why: string, advice: string): Problem {
  const name = run.environment === undefined ? `that of “${run.suite.name}”` : `“${run.environment.name}”`
  return { where: 'input environment', message: `${name} can’t be run: ${why}`, advice }
}

/**
 * A refused launch as a sentence about the input that caused it. Whatever is not the fault of an input comes back
 * as it is.
 *
 * @param environments to call the candidates by name; may be empty
 */
export function explainRefusal(
  error: ServiceError,
  run: PlannedRun,
  environments: readonly Named[],
): EvalGateError {
  const details = error.details ?? {}
  const hosted = textList(details.hostedModels)
  if (hosted.length > 0) {
    return new UsageError([
      {
        where: run.body.suiteId === undefined ? 'input suite-file' : 'input suite',
        message: `“${run.suite.name}” uses a model that the service can't run. ${sentenceOf(error)}`,
        advice: `Models it hosts for this provider: ${hosted.slice(0, 20).join(', ')}. Or give a key of the provider with \`model-api-keys\`.`,
      },
    ])
  }
  const explain = Object.hasOwn(byReason, error.reason ?? '') ? byReason[error.reason ?? ''] : undefined
  if (explain === undefined) return error
  const names = textList(details.environmentIds ?? details.candidates).map(
    (id) => environments.find((environment) => environment.id === id)?.name ?? id,
  )
  const candidates =
    names.length === 0 ? '' : `; attached ${names.length === 1 ? 'is' : 'are'} ${listNames(names)}`
  return new UsageError([explain({ run, details, candidates })])
}

/** What the service said, out of the message of the error. */
function sentenceOf({ message }: ServiceError): string {
  return message.replace(/^.*? failed: /, '').replace(/^[\d A-Z_]+: /, '')
}

function textList(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    if (typeof item === 'string') return [item]
    return typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string'
      ? [item.id]
      : []
  })
}
