import { type Problem, UsageError } from '../errors.ts'
import type { CiContext } from '../ports/context.ts'
import { asksForHostedRun, type HostedConfig, readHosted } from './hosted.ts'
import { InputReader, quote } from './input-reader.ts'
import { inputTable, type RawInputs } from './inputs.ts'
import { type ReviewerConfig, readReviewerConfig } from './reviewer.ts'

export type BaselineChoice =
  | { readonly kind: 'auto' }
  | { readonly kind: 'artifact' }
  | { readonly kind: 'service' }
  | { readonly kind: 'none' }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'run'; readonly runId: string }

export interface ServiceConfig {
  readonly baseUrl: string
  readonly apiKey: string
  readonly projectId: string
  readonly headerPrefix: string
}

/** What the inputs say about the policy; the policy file fills in the rest. Rates are 0..1. */
export interface PolicyInputs {
  readonly failOn?: 'regressions' | 'new-failures' | 'failures' | 'never'
  readonly onInconclusive?: 'neutral' | 'fail'
  readonly minPassRate?: number
  readonly allowEmpty?: boolean
}

/** What the job does: everything, or one half of it where a pull request may not have the secrets of the other. */
export type Mode = 'gate' | 'collect' | 'publish'

/** The inputs, checked. Absent means that the user left it to us. */
export interface Config extends ReviewerConfig {
  readonly mode: Mode
  readonly reports: readonly string[]
  readonly format?: string
  readonly suiteName: string
  readonly service?: ServiceConfig
  /** A run in the service in place of reports. */
  readonly hosted?: HostedConfig
  readonly uploadReports: boolean
  readonly onUploadError: 'warn' | 'fail'
  readonly baseline: BaselineChoice
  /** How many measurements of the base branch are pooled. */
  readonly baselineRuns: number
  readonly baselineMaxAgeDays: number
  /** Commands for the shell that run the suspect cases again on both sides; of reports, see `hosted.confirm`. */
  readonly confirm?: string
  readonly confirmTimeoutMs: number
  readonly policyPath: string
  /** The path was asked for, so a missing file is a problem. */
  readonly policyPathGiven: boolean
  readonly policyInputs: PolicyInputs
}

/**
 * Turns raw inputs into a {@link Config}.
 * @throws UsageError with every problem at once.
 */
export function loadConfig(
  raw: RawInputs,
  context: CiContext,
  known: { readonly formats: readonly string[] },
): Config {
  const problems: Problem[] = []
  const reader = new InputReader(raw, problems)
  const mode = reader.choice('mode', ['gate', 'collect', 'publish'] as const)
  const reports = reader.lines('reports')
  if (mode !== 'gate') checkHalf(mode, raw, reader, problems)
  if (mode !== 'publish' && reports.length === 0 && !asksForHostedRun(raw)) {
    problems.push({
      where: 'input reports',
      message: 'no report files are named',
      advice:
        'Name the files your tests write, e.g. `reports: "**/junit.xml"`, or a `suite` to run in the eval service.',
    })
  }
  const format = reader.optionalChoice('format', known.formats)
  const service = readService(reader, problems)
  const hosted = readHosted(raw, reader, problems)
  const failOn = reader.optionalChoice('fail-on', [
    'regressions',
    'new-failures',
    'failures',
    'never',
  ] as const)
  const onInconclusive = reader.optionalChoice('on-inconclusive', ['neutral', 'fail'] as const)
  const minPassRate = reader.rate('min-pass-rate')
  const confirm = reader.text('confirm')
  const config: Config = {
    mode,
    reports,
    ...(format !== undefined && { format }),
    suiteName: reader.text('suite-name') ?? defaultSuiteName(context),
    ...(service !== undefined && { service }),
    ...(hosted !== undefined && { hosted }),
    uploadReports: reader.flag('upload-reports'),
    onUploadError: reader.choice('on-upload-error', ['warn', 'fail'] as const),
    baseline: readBaselineChoice(reader, problems),
    baselineRuns: reader.count('baseline-runs', { most: 50 }),
    baselineMaxAgeDays: reader.count('baseline-max-age', { most: 3650 }),
    ...(confirm !== undefined && hosted === undefined && { confirm }),
    confirmTimeoutMs: reader.count('confirm-timeout', { most: 24 * 60 }) * 60_000,
    policyPath: reader.text('policy') ?? inputTable.policy.default,
    policyPathGiven:
      reader.text('policy') !== undefined && reader.text('policy') !== inputTable.policy.default,
    policyInputs: {
      ...(failOn !== undefined && { failOn }),
      ...(onInconclusive !== undefined && { onInconclusive }),
      ...(minPassRate !== undefined && { minPassRate }),
      ...(reader.flag('allow-empty') && { allowEmpty: true }),
    },
    ...readReviewerConfig(reader),
  }
  if (problems.length > 0) throw new UsageError(problems)
  return config
}

/** What the two halves of a job for forks need beyond the whole job. */
function checkHalf(mode: Mode, raw: RawInputs, reader: InputReader, problems: Problem[]): void {
  if (reader.text('suite-name') === undefined) {
    problems.push({
      where: 'input suite-name',
      // The default name holds the workflow, and the two halves are two workflows.
      message: `is needed with \`mode: ${mode}\``,
      advice: 'Give the collecting and the publishing workflow the same `suite-name`.',
    })
  }
  if (asksForHostedRun(raw)) {
    problems.push({
      where: 'input mode',
      message: `\`${mode}\` is for reports, not for runs in the eval service`,
      advice: 'A hosted run needs the key, which a fork must not have; use `mode: gate`.',
    })
  }
}

function defaultSuiteName(context: CiContext): string {
  const parts = [context.workflow, context.job].filter((part) => part !== undefined && part !== '')
  return parts.length === 0 ? 'evals' : parts.join(' / ')
}

function readService(reader: InputReader, problems: Problem[]): ServiceConfig | undefined {
  const apiKey = reader.text('api-key')
  if (apiKey === undefined) return undefined
  const baseUrl = reader.text('base-url')
  if (!apiKey.startsWith('sk_')) {
    problems.push({
      where: 'input api-key',
      message: 'is not a key of the eval service: keys begin with `sk_`',
      advice: 'Create a key in the app of the service and store it as a secret of the repository.',
    })
  }
  if (baseUrl === undefined) {
    problems.push({
      where: 'input base-url',
      message: 'is needed with `api-key`',
      advice: 'Set `base-url` to the address of the service, e.g. `https://evals.example.com/api/v1`.',
    })
    return undefined
  }
  const address = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (address === undefined || !['https:', 'http:'].includes(address.protocol)) {
    problems.push({ where: 'input base-url', message: `is not an http(s) address: ${quote(baseUrl)}` })
    return undefined
  }
  if (address.protocol === 'http:' && !isLoopback(address.hostname)) {
    problems.push({
      where: 'input base-url',
      message: 'must be https, or the key would travel in the clear (http is allowed for loopback only)',
    })
  }
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey,
    projectId: reader.text('project') ?? inputTable.project.default,
    headerPrefix: reader.text('header-prefix') ?? inputTable['header-prefix'].default,
  }
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

function readBaselineChoice(reader: InputReader, problems: Problem[]): BaselineChoice {
  const text = reader.text('baseline') ?? 'auto'
  if (text === 'auto' || text === 'artifact' || text === 'service' || text === 'none') return { kind: text }
  const [, kind, value = ''] = /^(file|run):\s*(\S.*)$/.exec(text) ?? []
  if (kind === 'file') return { kind, path: value }
  if (kind === 'run' && /^\d+$/.test(value)) return { kind, runId: value }
  problems.push({
    where: 'input baseline',
    message: `does not know ${quote(text)}; it takes auto, artifact, service, none, file:PATH or run:ID (of a workflow run)`,
  })
  return { kind: 'none' }
}
