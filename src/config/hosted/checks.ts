import type { RawInputs } from '../inputs.ts'
import { indexByKey } from '../settings/row.ts'
import { type HostedSettings, hostedTable } from './settings.ts'

/** A setting that contradicts another one. */
export interface Contradiction {
  readonly key: string
  readonly predicate: string
  readonly advice?: string
}

/** Settings that do not go together. @param writtenKeys the keys that are written */
export function findHostedContradictions(
  settings: HostedSettings,
  writtenKeys: readonly string[],
  raw: RawInputs,
): readonly Contradiction[] {
  return [
    ...findSuiteContradictions(settings),
    ...findPlaceContradictions(settings),
    ...findBaseContradictions(settings, raw),
    ...findRunIdContradictions(settings, writtenKeys),
    ...findMeasureContradictions(settings, raw),
  ]
}

/** `measure` says itself what runs how often, and waits for it. */
function findMeasureContradictions(
  { repetitions, wait, runIds, receipts }: HostedSettings,
  raw: RawInputs,
): readonly Contradiction[] {
  if ((raw.measure?.trim() ?? '') === '') return []
  const starts = 'cannot be combined with `measure`, which starts the runs itself'
  return [
    ...contradictIf(
      repetitions !== undefined,
      'repetitions',
      'has no effect with `measure`',
      'Limit it by `look-again-budget: { iterations: 5 }` in the policy.',
    ),
    ...contradictIf(!wait, 'wait', 'cannot be false with `measure`, which goes on from the results'),
    ...contradictIf(runIds.length > 0, 'run-id', starts),
    ...contradictIf(receipts !== undefined, 'receipts', starts),
  ]
}

function findSuiteContradictions(settings: HostedSettings): readonly Contradiction[] {
  const { suites, suiteFile, syncSuite, environments, servers, cases, preflight, runIds, receipts } = settings
  const isUnsaved = suiteFile !== undefined && syncSuite === 'false'
  const needsSync = 'requires `sync-suite: true` with a `suite-file`: only a saved suite has'
  const isNothing =
    suites.length + runIds.length === 0 &&
    suiteFile === undefined &&
    receipts === undefined &&
    preflight === 'off'
  return [
    ...contradictIf(isNothing, 'suite', 'is missing: there is nothing to run', 'Name the `suite` to run.'),
    ...contradictIf(
      suites.length > 0 && suiteFile,
      'suite',
      'cannot be combined with `suite-file`, which names its suite',
    ),
    ...contradictIf(syncSuite !== 'false' && suiteFile === undefined, 'sync-suite', 'requires `suite-file`'),
    ...contradictIf(isUnsaved && environments.length > 0, 'environment', `${needsSync} environments`),
    ...contradictIf(isUnsaved && cases.length > 0, 'cases', `${needsSync} ids of cases`),
    ...contradictIf(
      isUnsaved && preflight !== 'off' && servers.length === 0,
      'preflight',
      'requires `servers` with a `suite-file` that is not synced',
    ),
    ...contradictIf(
      suites.length > 1 && cases.length > 0,
      'cases',
      'requires a single `suite`: cases belong to one suite',
    ),
  ]
}

/** Problems with the environment of the run, which only one setting may name. */
function findPlaceContradictions(settings: HostedSettings): readonly Contradiction[] {
  const { suites, runIds, receipts, environments, servers, study, pullRequestEnvironment } = settings
  const namesPlace = environments.length > 0 || servers.length > 0
  const forPullRequest = pullRequestEnvironment !== undefined
  return [
    ...contradictIf(
      forPullRequest && (namesPlace || study !== undefined),
      'pull-request-environment',
      'cannot be combined with `environment`, `servers` or `study`: it names the environment',
    ),
    ...contradictIf(
      forPullRequest && suites.length === 0 && runIds.length === 0 && receipts === undefined,
      'pull-request-environment',
      'requires a `suite` that it can be attached to',
    ),
    ...contradictIf(
      study !== undefined && namesPlace,
      'study',
      'cannot be combined with `environment` or `servers`: it names the environment',
    ),
    ...contradictIf(
      environments.length > 0 && servers.length > 0,
      'servers',
      'cannot be combined with `environment`, which determines the servers',
    ),
  ]
}

/** Problems with the place where the base branch runs. */
function findBaseContradictions(settings: HostedSettings, raw: RawInputs): readonly Contradiction[] {
  const measures = (raw.measure?.trim() ?? '') !== ''
  const looksAgain = measures || !['', 'off'].includes(raw['look-again']?.trim() ?? '')
  const { baseEnvironment, baseServers, pullRequestEnvironment } = settings
  return [
    ...contradictIf(
      baseEnvironment !== undefined && pullRequestEnvironment,
      'base-environment',
      'cannot be combined with `pull-request-environment`, in which the base branch runs',
    ),
    ...contradictIf(
      baseEnvironment !== undefined && baseServers.length > 0,
      'base-servers',
      'cannot be combined with `base-environment`, which determines the servers',
    ),
    ...contradictIf(
      baseServers.length > 0 && !looksAgain,
      'base-servers',
      'requires `look-again: auto` or `measure`',
    ),
  ]
}

const usefulWithRunId: ReadonlySet<string> = new Set([
  'run-id',
  'receipts',
  'wait',
  'timeout-minutes',
  'pull-request-environment',
  'base-environment',
  'base-servers',
  'triage',
  'reproduce',
])

/** Problems with settings that belong to the step that starts a run, or to the one that waits for it. */
function findRunIdContradictions(
  settings: HostedSettings,
  writtenKeys: readonly string[],
): readonly Contradiction[] {
  const { runIds, receipts, wait, triage, reproduce } = settings
  if (runIds.length === 0 && receipts === undefined) {
    const late = 'has no effect with `wait: false`'
    const advice = 'Set it on the step that waits for the `run-id`.'
    return [
      ...contradictIf(!wait && triage, 'triage', late, advice),
      ...contradictIf(!wait && reproduce !== 'off', 'reproduce', late, advice),
    ]
  }
  const useless = writtenKeys.filter((key) => hostedKeys.has(key) && !usefulWithRunId.has(key))
  const [decidingKey, state] = receipts === undefined ? ['run-id', 'started'] : ['receipts', 'ended']
  return [
    ...contradictIf(
      receipts !== undefined && runIds.length > 0,
      'run-id',
      'cannot be combined with `receipts`, which name the runs',
    ),
    ...useless.flatMap((key) =>
      contradictIf(true, key, `has no effect with \`${decidingKey}\`: that run has already ${state}`),
    ),
    ...contradictIf(
      !wait,
      'wait',
      `cannot be false with \`${decidingKey}\`: this step can only wait for the run`,
    ),
  ]
}

const hostedKeys = indexByKey(hostedTable)

function contradictIf(
  condition: unknown,
  key: string,
  predicate: string,
  advice?: string,
): readonly Contradiction[] {
  if (condition) return [{ key, predicate, advice }]
  return []
}
