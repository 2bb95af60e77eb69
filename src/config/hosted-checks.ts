import { inputProblem, type Problem } from '../errors.ts'
import type { HostedConfig } from './hosted-config.ts'
import { hostedInputs } from './inputs/hosted-inputs.ts'
import { isGiven } from './inputs/input.ts'
import { quote } from './inputs/reader.ts'
import { type InputName, inputTable, type RawInputs } from './inputs.ts'

/** Inputs that do not go together. */
export function contradictions(config: HostedConfig, raw: RawInputs): readonly Problem[] {
  return [
    ...reportProblems(raw),
    ...suiteProblems(config),
    ...placeProblems(config),
    ...baseProblems(config, raw),
    ...runIdProblems(config, raw),
  ]
}

function reportProblems(raw: RawInputs): readonly Problem[] {
  const useless = Object.entries(inputTable).filter(
    ([name, row]) => 'only' in row && row.only === 'reports' && isGiven(inputTable, name, raw),
  )
  return [
    ...useless.map(([name]) => inputProblem(name, 'only applies to reports, not to hosted runs')),
    ...when(raw.reports?.trim(), 'reports', 'cannot be combined with a hosted run', twoSteps),
  ]
}

const twoSteps = 'Use two steps with different `suite-name`s.'

function suiteProblems(config: HostedConfig): readonly Problem[] {
  const { suites, suiteFile, syncSuite, environments, servers, cases, preflight } = config
  const isUnsaved = suiteFile !== undefined && syncSuite === 'false'
  const needsSync = 'requires `sync-suite: true` with a `suite-file`: only a saved suite has'
  return [
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
    ...when(
      config.failOnToolRemoval && preflight === 'off',
      'fail-on-tool-removal',
      'requires `preflight: check` or `preflight: doctor`',
    ),
  ]
}

/** The environment of the run is named once. */
function placeProblems(config: HostedConfig): readonly Problem[] {
  const { suites, runIds, receipts, environments, servers, study, pullRequestEnvironment } = config
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

/** Where the base branch runs, and what needs to know it. */
function baseProblems(config: HostedConfig, raw: RawInputs): readonly Problem[] {
  const looksAgain = !['', 'off'].includes(raw['look-again']?.trim() ?? '')
  const { baseEnvironment, baseServers, pullRequestEnvironment } = config
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

/** A run is started by one step and evaluated by another. */
function runIdProblems(config: HostedConfig, raw: RawInputs): readonly Problem[] {
  const { runIds, receipts, wait, triage, reproduce } = config
  if (runIds.length === 0 && receipts === undefined) {
    const late = 'has no effect with `wait: false`'
    const advice = 'Set it on the step that waits for the `run-id`.'
    return [
      ...when(!wait && triage, 'triage', late, advice),
      ...when(!wait && reproduce !== 'off', 'reproduce', late, advice),
    ]
  }
  const useless = Object.keys(hostedInputs).filter(
    (name) => !usefulWithRunId.has(name) && isGiven(hostedInputs, name, raw),
  )
  const [other, state] = receipts === undefined ? ['run-id', 'started'] : ['receipts', 'ended']
  return [
    ...when(
      receipts !== undefined && runIds.length > 0,
      'run-id',
      'cannot be combined with `receipts`, which name the runs',
    ),
    ...useless.map((name) =>
      inputProblem(name, `has no effect with \`${other}\`: that run has already ${state}`),
    ),
    ...when(!wait, 'wait', `cannot be false with \`${other}\`: this step can only wait for the run`),
    ...runIds
      .filter((id) => !/^[A-Za-z0-9_-]+$/.test(id))
      .map((id) => inputProblem('run-id', `must be an id; got ${quote(id)}`)),
  ]
}

function when(condition: unknown, name: InputName, predicate: string, advice?: string): readonly Problem[] {
  return condition ? [inputProblem(name, predicate, advice)] : []
}
