import type { ErrorReason, environmentCodes } from '../../../contract/errors.ts'
import { type EvalGateError, type Problem, ServiceError, UsageError } from '../../../errors.ts'
import { isTableKey } from '../../../model/data.ts'
import { quoteNames } from '../../../model/format.ts'
import { listedNames, type Named, type RequestNames } from '../../names.ts'
import type { PlannedRun } from './plan-runs.ts'

/** True when the organization has no free slot for a run: a slot becomes free when a run ends. */
export function isRunLimit(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.reason === 'CONCURRENT_RUN_LIMIT'
}

/** True when the environment changed while the run was started; the same launch may work now. */
export function isMovedEnvironment(error: unknown): boolean {
  return (
    error instanceof ServiceError &&
    error.code === 'CONFLICT' &&
    (error.reason === undefined || error.reason === 'ENVIRONMENT_CHANGED')
  )
}

/** True when the idempotency key was already used with another body. */
export function isSpentKey(error: unknown): boolean {
  return error instanceof ServiceError && error.reason === 'IDEMPOTENCY_CONFLICT'
}

/** True when the refusal is about environments, whose names make it readable. */
export function needsEnvironmentNames(error: unknown): boolean {
  return (
    error instanceof ServiceError &&
    (error.reason === 'ENVIRONMENT_REQUIRED' || error.reason === 'ENVIRONMENT_NOT_ATTACHED')
  )
}

type Explain = (facts: {
  readonly run: PlannedRun
  readonly names: RequestNames
  /** A clause with the environments that can be chosen; may be empty. */
  readonly candidates: string
}) => Problem

/** What the request is to blame for. `ENV_ARCHIVED` was observed. */
type RefusalReason = ErrorReason | (typeof environmentCodes)[number] | 'ENV_ARCHIVED'

const byReason: Readonly<Partial<Record<RefusalReason, Explain>>> = {
  ENVIRONMENT_REQUIRED: ({ run, names, candidates }) => ({
    message: `${names.environment} is required: several environments are attached to "${run.suite.name}"${candidates}`,
    advice: 'Name one of them, or several, one per line, to measure each.',
  }),
  ENVIRONMENT_NOT_ATTACHED: ({ run, names, candidates }) => ({
    where: names.environment,
    message: `"${run.environment?.name ?? ''}" is not attached to "${run.suite.name}"${candidates}`,
    advice: 'Name an attached one, or attach it: in the app, or with `environments` of a suite file.',
  }),
  NO_SAVED_SERVER_SELECTION: ({ run, names }) => ({
    message: `${names.servers} is required: "${run.suite.name}" has no saved server selection and no environment`,
    advice: 'Name the servers, one per line, or save a selection in the suite.',
  }),
  ENVIRONMENT_SERVERS_NOT_OVERRIDABLE: ({ run, names }) => ({
    message: `${names.servers} can't be used: "${run.suite.name}" runs in an environment, which decides the servers`,
    advice: `Leave \`${names.servers}\` out and choose the environment with \`${names.environment}\`.`,
  }),
  HOST_NOT_ATTACHED: ({ run, names }) => ({
    where: names.suite,
    message: `the client of "${run.suite.name}" is not part of the project`,
  }),
  HARNESS_UNAVAILABLE: ({ run, names }) => ({
    where: names.suite,
    message: `the service has no executor for "${run.suite.name}"`,
  }),
  ENV_NO_SERVERS: explainUnrunnable('it has no servers', 'Attach a server group to it.'),
  ENV_HOST_MISSING: explainUnrunnable('its client no longer exists', 'Choose another client for it.'),
  ENV_MODEL_REQUIRED: explainUnrunnable('no model is chosen', 'Choose a model in it or in its client.'),
  ENV_PLUGIN_UNAVAILABLE: explainUnrunnable(
    'a pinned plugin version is not available',
    'Pin another version, or enable the plugin.',
  ),
  ENV_ARCHIVED: explainUnrunnable('it is archived', 'Restore it, or choose another.'),
}

function explainUnrunnable(why: string, advice: string): Explain {
  return ({ run, names }) => {
    const name =
      run.environment === undefined ? `the one of "${run.suite.name}"` : `"${run.environment.name}"`
    return { where: names.environment, message: `${name} can't be run: ${why}`, advice }
  }
}

/**
 * A refused launch as a sentence about the part of the request that caused it. An error that the request did not cause
 * is returned unchanged.
 *
 * @param environments to call the candidates by name; may be empty
 */
export function explainLaunchRefusal(
  error: ServiceError,
  run: PlannedRun,
  environments: readonly Named[],
  names: RequestNames,
): EvalGateError {
  const details = error.details ?? {}
  const hosted = readTextList(details.hostedModels)
  if (hosted.length > 0) {
    const models = hosted.slice(0, 20).join(', ')
    return new UsageError({
      where: run.body.suiteId === undefined ? names.suiteFile : names.suite,
      message: `"${run.suite.name}" uses a model that the service can't run. ${readServiceSentence(error)}`,
      advice: `Models it hosts for this provider: ${models}. Or provide a key for the provider with \`${names.modelApiKeys}\`.`,
    })
  }
  const { reason = '' } = error
  const explain = isTableKey(byReason, reason) ? byReason[reason] : undefined
  if (explain === undefined) return error
  const attached = readTextList(details.environmentIds ?? details.candidates).map(
    (id) => environments.find((environment) => environment.id === id)?.name ?? id,
  )
  const candidates = attached.length === 0 ? '' : `; attached: ${quoteNames(attached, listedNames)}`
  return new UsageError([explain({ run, names, candidates })])
}

/** What the service said, out of the message of the error. */
function readServiceSentence({ message }: ServiceError): string {
  return message.replace(/^.*? failed: /, '').replace(/^[\d A-Z_]+: /, '')
}

function readTextList(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    if (typeof item === 'string') return [item]
    if (typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string')
      return [item.id]
    return []
  })
}
