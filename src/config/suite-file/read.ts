import { type Problem, UsageError } from '../../errors.ts'
import type { CaseSpec, EnvironmentSpec, HostSpec, ScheduleSpec, SuiteSpec } from '../../model/suite-spec.ts'
import { readWorkspaceFile } from '../workspace-file.ts'
import { parseYamlFile } from '../yaml-file.ts'
import {
  type MatchOptions,
  type Share,
  suiteFileSchema,
  type WrittenCase,
  type WrittenEnvironment,
  type WrittenStep,
  type WrittenSuite,
} from './schema.ts'

const hint = 'docs/suites-as-code.md lists every key.'

/**
 * Reads a suite file.
 * @param path relative to the workspace
 * @throws UsageError when it is not there, or with every problem at once, each with line and column
 */
export function loadSuiteFile(path: string, workspace: string): SuiteSpec {
  const { text, shown } = readWorkspaceFile(path, workspace)
  return parseSuiteFile(text, shown)
}

/**
 * Turns the text of a suite file into a suite.
 * @param path for the messages
 * @throws UsageError with every problem at once, each with line and column and the nearest valid key
 */
export function parseSuiteFile(text: string, path: string): SuiteSpec {
  const { value, placeOf } = parseYamlFile(text, path, suiteFileSchema, { maxBytes: 1024 * 1024, hint })
  const problems = [
    ...repeated(value.cases, 'title').map(({ index, text: title }) => ({
      where: placeOf(['cases', index, 'title']),
      message: `\`title\` "${title}" is used twice; cases need different titles`,
    })),
    ...repeated(value.cases, 'id').map(({ index, text: id }) => ({
      where: placeOf(['cases', index, 'id']),
      message: `\`id\` "${id}" is used twice`,
    })),
    ...repeated(value['environment-definitions'] ?? [], 'name').map(({ index, text: name }) => ({
      where: placeOf(['environment-definitions', index, 'name']),
      message: `\`name\` "${name}" is used twice`,
    })),
    ...crossProblems(value, placeOf),
  ]
  if (problems.length > 0) throw new UsageError(problems)
  return toSpec(value)
}

function crossProblems(
  { servers, environments, schedule, cases, ...written }: WrittenSuite,
  placeOf: (path: readonly (string | number)[]) => string,
): Problem[] {
  const problems: Problem[] = []
  if (isJudgedAsAWhole(written)) {
    cases.forEach((one, index) => {
      if (one['pass-threshold'] === undefined) return
      problems.push({
        where: placeOf(['cases', index, 'pass-threshold']),
        message: '`pass-threshold` cannot be combined with `min-pass-rate`, which judges all cases together',
      })
    })
  }
  const attached = environments ?? []
  if (servers !== undefined && servers.length > 0 && attached.length > 0) {
    problems.push({
      where: placeOf(['servers']),
      message: '`servers` cannot be combined with `environments`, which determine the servers',
    })
  }
  const pin = schedule === undefined || schedule === 'off' ? undefined : schedule.environment
  if (pin !== undefined && environments !== undefined && !attached.includes(pin)) {
    problems.push({
      where: placeOf(['schedule', 'environment']),
      message: `\`schedule.environment\` "${pin}" is not one of \`environments\``,
    })
  }
  if (schedule !== undefined && schedule !== 'off' && pin === undefined && attached.length > 1) {
    problems.push({
      where: placeOf(['schedule']),
      message: '`schedule` requires `environment`, because the suite has several',
    })
  }
  return problems
}

function repeated<Key extends string>(
  items: readonly { readonly [K in Key]?: string | undefined }[],
  key: Key,
): { readonly index: number; readonly text: string }[] {
  const seen = new Set<string>()
  return items.flatMap((item, index) => {
    const text = item[key]
    if (text === undefined) return []
    if (seen.has(text)) return [{ index, text }]
    seen.add(text)
    return []
  })
}

function toSpec(written: WrittenSuite): SuiteSpec {
  const { name, description, servers, environments, model, provider, temperature, schedule } = written
  const minPassRate = written['min-pass-rate']
  const settings = {
    ...written.settings,
    ...(written['match-options'] !== undefined && { matchOptions: matchOptionsOf(written['match-options']) }),
    ...(minPassRate !== undefined && { minimumAccuracy: Math.round(shareOf(minPassRate) * 10_000) / 100 }),
  }
  return {
    name,
    description,
    servers,
    environments,
    hosts: written.clients?.map(hostOf),
    model,
    provider,
    systemPrompt: written['system-prompt'],
    temperature,
    settings: Object.keys(settings).length > 0 ? settings : undefined,
    schedule: schedule && scheduleOf(schedule),
    cases: written.cases.map((one) => toCase(one, written)),
    environmentSpecs: (written['environment-definitions'] ?? []).map(toEnvironment),
  }
}

/** The service decides such a suite by its accuracy over all cases, and takes no exact counts for single ones. */
function isJudgedAsAWhole(written: Pick<WrittenSuite, 'min-pass-rate' | 'settings'>): boolean {
  return written['min-pass-rate'] !== undefined || written.settings?.minimumAccuracy !== undefined
}

function scheduleOf(schedule: NonNullable<WrittenSuite['schedule']>): ScheduleSpec {
  if (schedule === 'off') return null
  const { 'every-minutes': everyMinutes, environment } = schedule
  return { everyMinutes, environment }
}

function shareOf(share: Share): number {
  return typeof share === 'number' ? share : Number.parseFloat(share) / 100
}

/**
 * A case without a model runs on that of the suite. `repetitions` are the floor, which every deployment takes; an exact
 * count is known to newer ones only, and is refused where the suite is judged by its pass rate over all cases.
 */
function toCase(written: WrittenCase, suite: WrittenSuite): CaseSpec {
  const { id, title, repetitions, negative, scenario, assertions, steps } = written
  const model = written.model ?? suite.model
  const provider = written.provider ?? suite.provider
  const threshold = written['pass-threshold']
  return {
    id,
    title,
    fields: {
      models: model === undefined ? undefined : [modelOf(model, provider)],
      legacyIterations: repetitions,
      isNegative: negative,
      scenario,
      expectedOutput: written['expected-output'],
      passThreshold: threshold === undefined ? undefined : shareOf(threshold),
      assertions,
      matchOptions: matchOptionsOf(written['match-options']),
      steps: steps.map(toStep),
    },
  }
}

/** In the words of the service; null clears, and a case then takes those of its suite. */
function matchOptionsOf(written: MatchOptions | null | undefined) {
  if (written === undefined || written === null) return written
  return {
    toolCallOrder: written['tool-call-order'],
    extraToolCalls: written['extra-tool-calls'],
    arguments: written.arguments,
  }
}

function hostOf(written: NonNullable<WrittenSuite['clients']>[number]): HostSpec {
  if (typeof written === 'string') return { host: written }
  return { host: written.client, servers: written.servers }
}

/** The service derives the provider of `provider/model`. */
function modelOf(model: string, provider: string | undefined) {
  return model.includes('/') ? { model } : { model, provider }
}

/** Steps without an id are numbered. The service nests the arguments of an assertion: `args.args`. */
function toStep(written: WrittenStep, index: number): Readonly<Record<string, unknown>> {
  const { prompt, tool, interact, assert, fields } = written
  const id = written.id ?? `step-${index + 1}`
  if (prompt !== undefined) return { ...fields, id, kind: 'prompt', prompt }
  if (tool !== undefined) {
    return { ...fields, id, kind: 'toolCall', toolName: tool, arguments: written.arguments ?? {} }
  }
  if (interact !== undefined) return { ...fields, ...interact, id, kind: 'interact' }
  const { tool: toolName, arguments: args, ...others } = assert ?? { type: '' }
  return {
    ...fields,
    id,
    kind: 'assert',
    assertion: {
      ...others,
      toolName,
      args: args && { args },
    },
  }
}

function toEnvironment(written: WrittenEnvironment): EnvironmentSpec {
  const { name, client, archived, description, model, skills } = written
  const serverAttachmentId = written['server-attachment']
  const pluginVersionIds = written['plugin-versions']
  const secretGrants = written['secret-grants']
  return {
    name,
    client,
    archived,
    description,
    serverAttachmentId,
    modelId: model,
    skillIds: skills,
    pluginVersionIds,
    secretGrants,
  }
}
