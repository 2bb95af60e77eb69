import { type Problem, UsageError } from '../errors.ts'
import { hostedInputTable } from './hosted-inputs.ts'
import { grantSecrets, type OAuthGrants, parseGrants } from './hosted-tokens.ts'
import { type InputReader, quote } from './input-reader.ts'
import type { InputName, RawInputs } from './inputs.ts'

/** What to run in the eval service, and how. Names or ids; an empty list leaves the choice to the suite. */
export interface HostedConfig {
  readonly suites: readonly string[]
  /** Suite as code, relative to the workspace. */
  readonly suiteFile?: string
  readonly syncSuite: 'false' | 'true' | 'only'
  readonly environments: readonly string[]
  readonly servers: readonly string[]
  readonly cases: readonly string[]
  /** 1 to 10. */
  readonly repetitions?: number
  /** By provider. */
  readonly modelApiKeys: Readonly<Record<string, string>>
  /** False: start and leave. */
  readonly wait: boolean
  /** Started before; nothing is launched then. */
  readonly runIds: readonly string[]
  readonly timeoutMs: number
  readonly preflight: 'off' | 'check' | 'doctor'
  /** By server. */
  readonly oauthGrants: OAuthGrants
  readonly failOnToolRemoval: boolean
  /** Environment that each pull request gets a copy of. */
  readonly pullRequestEnvironment?: string
  /** Id of a study whose environment is used. */
  readonly study?: string
  readonly triage: boolean
  readonly reproduce: 'off' | 'on-failure'
}

const hostedNames = Object.keys(hostedInputTable) as readonly (keyof typeof hostedInputTable)[]

/** Inputs that choose the hosted job; the others say how. */
const choosing: ReadonlySet<InputName> = new Set(['suite', 'suite-file', 'run-id'])

/** True when the inputs ask for a hosted run, or a check of servers, instead of reports. */
export function asksForHostedRun(raw: RawInputs): boolean {
  const given = (name: InputName) => (raw[name] ?? '').trim()
  if ([...choosing].some((name) => given(name) !== '')) return true
  return given('reports') === '' && !['', 'off'].includes(given('preflight'))
}

/**
 * Reads the inputs of hosted runs; undefined when none is asked for. What is wrong is added to the problems.
 */
export function readHosted(
  raw: RawInputs,
  reader: InputReader,
  problems: Problem[],
): HostedConfig | undefined {
  if (!asksForHostedRun(raw)) {
    problems.push(...uselessInputs(reader))
    return undefined
  }
  const repetitions = readRepetitions(reader, problems)
  const suiteFile = reader.text('suite-file')
  const study = reader.text('study')
  const pullRequestEnvironment = reader.text('pull-request-environment')
  const config: HostedConfig = {
    suites: reader.lines('suite'),
    ...(suiteFile !== undefined && { suiteFile }),
    syncSuite: reader.choice('sync-suite', ['false', 'true', 'only'] as const),
    environments: reader.lines('environment'),
    servers: reader.lines('servers'),
    cases: reader.lines('cases'),
    ...(repetitions !== undefined && { repetitions }),
    modelApiKeys: readModelKeys(reader, problems),
    wait: reader.flag('wait'),
    runIds: reader.lines('run-id'),
    timeoutMs: readMinutes(reader, problems) * 60_000,
    preflight: reader.choice('preflight', ['off', 'check', 'doctor'] as const),
    oauthGrants: readGrants(reader, problems),
    failOnToolRemoval: reader.flag('fail-on-tool-removal'),
    ...(study !== undefined && { study }),
    ...(pullRequestEnvironment !== undefined && { pullRequestEnvironment }),
    triage: reader.flag('triage'),
    reproduce: reader.choice('reproduce', ['off', 'on-failure'] as const),
  }
  problems.push(...contradictions(config, reader))
  return config
}

/** Without a suite these would be ignored in silence. */
function uselessInputs(reader: InputReader): Problem[] {
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

function readGrants(reader: InputReader, problems: Problem[]): OAuthGrants {
  const text = reader.text('oauth-tokens')
  if (text === undefined) return {}
  try {
    return parseGrants(text)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    problems.push(...error.problems)
    return {}
  }
}

function contradictions(config: HostedConfig, reader: InputReader): Problem[] {
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
    if (suites.length === 0) refuse('pull-request-environment', 'needs a `suite` to be attached to')
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
  if (runIds.length > 0) {
    const others = hostedNames.filter(
      (name) =>
        !['run-id', 'wait', 'timeout-minutes', 'triage', 'reproduce'].includes(name) && isGiven(reader, name),
    )
    for (const name of others) refuse(name, 'has no effect with `run-id`: that run is started already')
    if (!wait) refuse('wait', 'can’t be false with `run-id`: waiting for it is all there is to do')
    for (const id of runIds.filter((one) => !/^[A-Za-z0-9_-]+$/.test(one))) {
      refuse('run-id', `holds ${quote(id)}, which is no id`)
    }
  }
  return problems
}

function readRepetitions(reader: InputReader, problems: Problem[]): number | undefined {
  const text = reader.text('repetitions')
  if (text === undefined) return undefined
  const number = /^\d+$/.test(text) ? Number(text) : 0
  if (number >= 1 && number <= 10) return number
  problems.push({
    where: 'input repetitions',
    message: `takes a whole number from 1 to 10, not ${quote(text)}`,
    advice: 'The service refuses more than 10. More runs of the base branch also make a comparison sharper.',
  })
  return undefined
}

/** Minutes, fractions allowed; at most a day. */
function readMinutes(reader: InputReader, problems: Problem[]): number {
  const text = reader.text('timeout-minutes') ?? hostedInputTable['timeout-minutes'].default
  const minutes = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  if (minutes > 0 && minutes <= 1440) return minutes
  problems.push({
    where: 'input timeout-minutes',
    message: `takes a number of minutes up to 1440, not ${quote(text)}`,
  })
  return 1
}

/** No value is ever part of a message. */
function readModelKeys(reader: InputReader, problems: Problem[]): Record<string, string> {
  const keys: Record<string, string> = {}
  reader.lines('model-api-keys').forEach((line, index) => {
    const pair = splitKeyLine(line)
    if (pair === undefined) {
      problems.push({
        where: 'input model-api-keys',
        message: `line ${index + 1} is not of the form \`provider: key\``,
        advice: 'For example `anthropic: ` and the secret. An empty secret leaves the key out.',
      })
    } else if (Object.hasOwn(keys, pair.provider)) {
      problems.push({ where: 'input model-api-keys', message: `names ${quote(pair.provider)} twice` })
    } else if (pair.key !== '') {
      keys[pair.provider] = pair.key
    }
  })
  return keys
}

function splitKeyLine(line: string): { readonly provider: string; readonly key: string } | undefined {
  const match = /^([A-Za-z][\w.-]*)\s*[:=]\s*(\S*)$/.exec(line)
  return match?.[1] === undefined || match[2] === undefined
    ? undefined
    : { provider: match[1], key: match[2] }
}

/** Every secret among the inputs, so that none of them shows in a log, whatever else is wrong with the inputs. */
export function secretsAmong(raw: RawInputs): readonly string[] {
  const keyLines = (raw['model-api-keys'] ?? '').split(/\r?\n/).map((line) => line.trim())
  const modelKeys = keyLines.flatMap((line) => [splitKeyLine(line)?.key ?? line, line])
  const grants = grantSecrets(raw['oauth-tokens'] ?? '')
  return [raw['api-key']?.trim() ?? '', ...modelKeys, ...grants].filter((secret) => secret !== '')
}
