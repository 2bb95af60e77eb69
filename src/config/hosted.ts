import { type Problem, UsageError } from '../errors.ts'
import { confirmNeedsHostedRun, contradictions, hostedConfirm, uselessInputs } from './hosted-checks.ts'
import { choosing, type HostedConfig } from './hosted-config.ts'
import { hostedInputTable } from './hosted-inputs.ts'
import { grantSecrets, type OAuthGrants, parseGrants } from './hosted-tokens.ts'
import { type InputReader, quote } from './input-reader.ts'
import type { InputName, RawInputs } from './inputs.ts'

export type { HostedConfig } from './hosted-config.ts'

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
    if (reader.text('confirm') === hostedConfirm) problems.push(confirmNeedsHostedRun)
    return undefined
  }
  const repetitions = readRepetitions(reader, problems)
  const suiteFile = reader.text('suite-file')
  const study = reader.text('study')
  const pullRequestEnvironment = reader.text('pull-request-environment')
  const baseEnvironment = reader.text('base-environment')
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
    ...(baseEnvironment !== undefined && { baseEnvironment }),
    baseServers: reader.lines('base-servers'),
    confirm: reader.text('confirm') !== undefined,
    triage: reader.flag('triage'),
    reproduce: reader.choice('reproduce', ['off', 'on-failure'] as const),
  }
  problems.push(...contradictions(config, reader))
  return config
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
