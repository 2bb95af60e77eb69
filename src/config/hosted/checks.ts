import type { RawInputs } from '../inputs.ts'
import { byKey } from '../settings/row.ts'
import { type HostedSettings, hostedTable } from './settings.ts'

/** A setting that contradicts another one. */
export interface Contradiction {
  readonly key: string
  readonly predicate: string
  readonly advice?: string
}

/** Settings that do not go together. @param given the keys that are written */
export function contradictions(
  settings: HostedSettings,
  given: readonly string[],
  raw: RawInputs,
): readonly Contradiction[] {
  return [
    ...suiteProblems(settings),
    ...placeProblems(settings),
    ...baseProblems(settings, raw),
    ...runIdProblems(settings, given),
  ]
}

function suiteProblems(settings: HostedSettings): readonly Contradiction[] {
  const { suites, suiteFile, syncSuite, environments, servers, cases, preflight, runIds, receipts } = settings
  const isUnsaved = suiteFile !== undefined && syncSuite === 'false'
  const needsSync = 'requires `sync-suite: true` with a `suite-file`: only a saved suite has'
  const isNothing =
    suites.length + runIds.length === 0 &&
    suiteFile === undefined &&
    receipts === undefined &&
    preflight === 'off'
  return [
    ...when(isNothing, 'suite', 'is missing: there is nothing to run', 'Name the `suite` to run.'),
    ...when(
      suites.length > 0 && suiteFile,
      'suite',
      'cannot be combined with `suite-file`, which names its suite',
    ),
    ...when(syncSuite !== 'false' && suiteFile === undefined, 'sync-suite', 'requires `suite-file`'),
    ...when(isUnsaved && environments.length > 0, 'environment', `${needsSync} environments`),
    ...when(isUnsaved && cases.length > 0, 'cases', `${needsSync} ids of cases`),
    ...when(
      isUnsaved && preflight !== 'off' && servers.length === 0,
      'preflight',
      'requires `servers` with a `suite-file` that is not synced',
    ),
    ...when(
      suites.length > 1 && cases.length > 0,
      'cases',
      'requires a single `suite`: cases belong to one suite',
    ),
  ]
}

/** Problems with the environment of the run, which only one setting may name. */
function placeProblems(settings: HostedSettings): readonly Contradiction[] {
  const { suites, runIds, receipts, environments, servers, study, pullRequestEnvironment } = settings
  const namesPlace = environments.length > 0 || servers.length > 0
  const forPullRequest = pullRequestEnvironment !== undefined
  return [
    ...when(
      forPullRequest && (namesPlace || study !== undefined),
      'pull-request-environment',
      'cannot be combined with `environment`, `servers` or `study`: it names the environment',
    ),
    ...when(
      forPullRequest && suites.length === 0 && runIds.length === 0 && receipts === undefined,
      'pull-request-environment',
      'requires a `suite` that it can be attached to',
    ),
    ...when(
      study !== undefined && namesPlace,
      'study',
      'cannot be combined with `environment` or `servers`: it names the environment',
    ),
    ...when(
      environments.length > 0 && servers.length > 0,
      'servers',
      'cannot be combined with `environment`, which determines the servers',
    ),
  ]
}

/** Problems with the place where the base branch runs. */
function baseProblems(settings: HostedSettings, raw: RawInputs): readonly Contradiction[] {
  const looksAgain = !['', 'off'].includes(raw['look-again']?.trim() ?? '')
  const { baseEnvironment, baseServers, pullRequestEnvironment } = settings
  return [
    ...when(
      baseEnvironment !== undefined && pullRequestEnvironment,
      'base-environment',
      'cannot be combined with `pull-request-environment`, in which the base branch runs',
    ),
    ...when(
      baseEnvironment !== undefined && baseServers.length > 0,
      'base-servers',
      'cannot be combined with `base-environment`, which determines the servers',
    ),
    ...when(baseServers.length > 0 && !looksAgain, 'base-servers', 'requires `look-again: auto`'),
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
function runIdProblems(settings: HostedSettings, given: readonly string[]): readonly Contradiction[] {
  const { runIds, receipts, wait, triage, reproduce } = settings
  if (runIds.length === 0 && receipts === undefined) {
    const late = 'has no effect with `wait: false`'
    const advice = 'Set it on the step that waits for the `run-id`.'
    return [
      ...when(!wait && triage, 'triage', late, advice),
      ...when(!wait && reproduce !== 'off', 'reproduce', late, advice),
    ]
  }
  const useless = given.filter((key) => keys.has(key) && !usefulWithRunId.has(key))
  const [other, state] = receipts === undefined ? ['run-id', 'started'] : ['receipts', 'ended']
  return [
    ...when(
      receipts !== undefined && runIds.length > 0,
      'run-id',
      'cannot be combined with `receipts`, which name the runs',
    ),
    ...useless.flatMap((key) =>
      when(true, key, `has no effect with \`${other}\`: that run has already ${state}`),
    ),
    ...when(!wait, 'wait', `cannot be false with \`${other}\`: this step can only wait for the run`),
  ]
}

const keys = byKey(hostedTable)

function when(condition: unknown, key: string, predicate: string, advice?: string): readonly Contradiction[] {
  return condition ? [{ key, predicate, advice }] : []
}
