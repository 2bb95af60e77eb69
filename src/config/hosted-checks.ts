import type { Problem } from '../errors.ts'
import { choosing, type HostedConfig, hostedNames } from './hosted-config.ts'
import { hostedInputTable } from './hosted-inputs.ts'
import { type InputReader, quote } from './input-reader.ts'
import type { InputName } from './inputs.ts'

/** The value of `confirm` that leaves it to the service. */
export const hostedConfirm = 'hosted'

export const confirmNeedsHostedRun: Problem = {
  where: 'input confirm',
  message: '`hosted` is for hosted runs; the results of report files come from a command',
  advice: 'Give the command that runs the suspect cases again.',
}

/** Inputs that do not go together. */
export function contradictions(config: HostedConfig, reader: InputReader): Problem[] {
  const { suites, environments, servers, cases, runIds, wait } = config
  const problems: Problem[] = []
  const refuse = (name: InputName, message: string, advice?: string) =>
    problems.push({ where: `input ${name}`, message, ...(advice !== undefined && { advice }) })
  if (reader.lines('reports').length > 0) {
    refuse(
      'reports',
      'can’t be given together with a hosted run',
      'Use two steps, with different `suite-name`s.',
    )
  }
  if (reader.text('api-key') === undefined) {
    refuse('api-key', 'is needed for a hosted run', 'Pass the key of the eval service from a secret.')
  }
  if (suites.length > 0 && config.suiteFile !== undefined) {
    refuse('suite', 'can’t be given together with `suite-file`, which names its suite')
  }
  if (config.syncSuite !== 'false' && config.suiteFile === undefined) {
    refuse('sync-suite', 'needs a `suite-file`')
  }
  if (config.suiteFile !== undefined && config.syncSuite === 'false') {
    const needs = 'needs `sync-suite: true` with a `suite-file`: only a saved suite has'
    if (environments.length > 0) refuse('environment', `${needs} environments`)
    if (cases.length > 0) refuse('cases', `${needs} ids of cases`)
    if (config.preflight !== 'off' && servers.length === 0) {
      refuse('preflight', 'needs `servers` with a `suite-file` that is not synced')
    }
  }
  if (config.pullRequestEnvironment !== undefined) {
    const others = environments.length > 0 || servers.length > 0 || config.study !== undefined
    if (others) {
      refuse(
        'pull-request-environment',
        'can’t be given together with `environment`, `servers` or `study`: it names the environment',
      )
    }
    if (suites.length === 0 && runIds.length === 0) {
      refuse('pull-request-environment', 'needs a `suite` to be attached to')
    }
  }
  if (config.study !== undefined && (environments.length > 0 || servers.length > 0)) {
    refuse('study', 'can’t be given together with `environment` or `servers`: it names the environment')
  }
  if (environments.length > 0 && servers.length > 0) {
    refuse('servers', 'can’t be given together with `environment`, which decides the servers')
  }
  if (suites.length > 1 && cases.length > 0) {
    refuse('cases', 'needs a single `suite`: cases belong to one')
  }
  if (config.failOnToolRemoval && config.preflight === 'off') {
    refuse('fail-on-tool-removal', 'needs `preflight: check` or `preflight: doctor`')
  }
  problems.push(...baseProblems(config, reader))
  if (!wait && runIds.length === 0) {
    const late = [
      ['confirm', config.confirm],
      ['triage', config.triage],
      ['reproduce', config.reproduce !== 'off'],
    ] as const
    for (const [name, isAsked] of late) {
      if (isAsked)
        refuse(name, 'has no effect with `wait: false`', 'Give it to the step that waits, with `run-id`.')
    }
  }
  if (runIds.length > 0) {
    const others = hostedNames.filter((name) => !usefulWithRunId.has(name) && isGiven(reader, name))
    for (const name of others) refuse(name, 'has no effect with `run-id`: that run is started already')
    if (!wait) refuse('wait', 'can’t be false with `run-id`: waiting for it is all there is to do')
    for (const id of runIds.filter((one) => !/^[A-Za-z0-9_-]+$/.test(one))) {
      refuse('run-id', `holds ${quote(id)}, which is no id`)
    }
  }
  return problems
}

const usefulWithRunId: ReadonlySet<string> = new Set([
  'run-id',
  'wait',
  'timeout-minutes',
  'pull-request-environment',
  'base-environment',
  'base-servers',
  'triage',
  'reproduce',
])

/** Where the base runs, and what needs to know it. */
function baseProblems(config: HostedConfig, reader: InputReader): Problem[] {
  const { baseEnvironment, baseServers, pullRequestEnvironment, confirm } = config
  if (confirm && reader.text('confirm') !== hostedConfirm) {
    return [
      {
        where: 'input confirm',
        message: 'can’t be a command with a hosted run: its results would not be those of the service',
        advice: 'Give `hosted`, and the service runs the suspect cases again.',
      },
    ]
  }
  const problems: Problem[] = []
  if (baseEnvironment !== undefined && pullRequestEnvironment !== undefined) {
    problems.push({
      where: 'input base-environment',
      message: 'can’t be given together with `pull-request-environment`, which is where the base runs',
    })
  }
  if (baseEnvironment !== undefined && baseServers.length > 0) {
    problems.push({
      where: 'input base-servers',
      message: 'can’t be given together with `base-environment`, which decides the servers',
    })
  }
  if (baseServers.length > 0 && !confirm) {
    problems.push({ where: 'input base-servers', message: 'needs `confirm: hosted`' })
  }
  if (confirm && [baseEnvironment, pullRequestEnvironment, ...baseServers].every((of) => of === undefined)) {
    problems.push({
      where: 'input confirm',
      message: '`hosted` needs to know where the base branch runs',
      advice: 'Name that environment in `base-environment`, or its servers in `base-servers`.',
    })
  }
  return problems
}

/** Without a suite these would be ignored in silence. */
export function uselessInputs(reader: InputReader): Problem[] {
  return hostedNames
    .filter((name) => !choosing.has(name) && isGiven(reader, name))
    .map((name) => ({
      where: `input ${name}`,
      message: 'only means something for a hosted run',
      advice: 'Name the `suite` to run, or leave the input out.',
    }))
}

/** Given, and not just the default that the runner fills in. */
function isGiven(reader: InputReader, name: keyof typeof hostedInputTable): boolean {
  const { default: standard } = hostedInputTable[name] as { readonly default?: string }
  const text = reader.text(name)
  return text !== undefined && text !== standard
}
