import { documents, type Problem, UsageError } from '../../errors.ts'
import type { CaseSpec, SuiteSpec } from '../../model/suite-spec.ts'
import { readWorkspaceFile } from '../workspace-file.ts'
import { parseYamlFile } from '../yaml-file.ts'
import { suiteFileSchema, type WrittenCase, type WrittenStep, type WrittenSuite } from './schema.ts'

const hint = `${documents}/suites-as-code.md lists every key.`

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
    ...findRepeatedTexts(value.cases, 'title').map(({ index, text: title }) => ({
      where: placeOf(['cases', index, 'title']),
      message: `\`title\` "${title}" is used twice; cases need different titles`,
    })),
    ...findRepeatedTexts(value.cases, 'id').map(({ index, text: id }) => ({
      where: placeOf(['cases', index, 'id']),
      message: `\`id\` "${id}" is used twice`,
    })),
    ...findRepeatedTexts(value.environmentDefinitions ?? [], 'name').map(({ index, text: name }) => ({
      where: placeOf(['environment-definitions', index, 'name']),
      message: `\`name\` "${name}" is used twice`,
    })),
    ...findCrossProblems(value, placeOf),
  ]
  if (problems.length > 0) throw new UsageError(problems)
  return toSuiteSpec(value)
}

function findCrossProblems(
  written: WrittenSuite,
  placeOf: (path: readonly (string | number)[]) => string,
): Problem[] {
  const { servers, environments, schedule, cases } = written
  const problems: Problem[] = []
  if (isJudgedAsAWhole(written)) {
    cases.forEach((evalCase, index) => {
      if (evalCase.passThreshold === undefined) return
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

function findRepeatedTexts<Key extends string>(
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

function toSuiteSpec(written: WrittenSuite): SuiteSpec {
  const {
    clients,
    cases,
    environmentDefinitions = [],
    minPassRate,
    matchOptions,
    assertions,
    schedule,
    ...suiteFields
  } = written
  const settings = {
    ...written.settings,
    ...(assertions !== undefined && { defaultAssertions: assertions }),
    ...(matchOptions !== undefined && { matchOptions }),
    ...(minPassRate !== undefined && { minimumAccuracy: Math.round(minPassRate * 10_000) / 100 }),
  }
  const { name, description, servers, environments, model, provider, systemPrompt, temperature } = suiteFields
  return {
    ...{ name, description, servers, environments, model, provider, systemPrompt, temperature },
    hosts: clients,
    settings: Object.keys(settings).length > 0 ? settings : undefined,
    schedule: schedule === 'off' ? null : schedule,
    cases: cases.map((evalCase) => toCaseSpec(evalCase, written)),
    environmentSpecs: environmentDefinitions,
  }
}

/**
 * The service judges a suite with a minimum by its accuracy over all cases, and takes no exact counts of a
 * case.
 */
function isJudgedAsAWhole({ minPassRate, settings }: WrittenSuite): boolean {
  return minPassRate !== undefined || settings?.minimumAccuracy != null
}

/**
 * A case without a model runs on that of the suite. `repetitions` are the floor, which every deployment
 * takes; an exact count is known to newer ones only, and is refused where the suite is judged by its pass
 * rate over all cases.
 */
function toCaseSpec(written: WrittenCase, suite: WrittenSuite): CaseSpec {
  const { id, title, repetitions, negative, steps, model = suite.model, provider = suite.provider } = written
  const { scenario, expectedOutput, passThreshold, assertions, matchOptions } = written
  return {
    id,
    title,
    fields: {
      models: model === undefined ? undefined : [toCaseModel(model, provider)],
      legacyIterations: repetitions,
      isNegative: negative,
      ...{ scenario, expectedOutput, passThreshold, assertions },
      // In the words of the service. Null clears them, so that a case takes those of its suite.
      matchOptions,
      steps: steps.map(toServiceStep),
    },
  }
}

/** The service derives the provider of `provider/model`. */
function toCaseModel(model: string, provider: string | undefined) {
  if (model.includes('/')) return { model }
  return { model, provider }
}

/** Steps without an id are numbered. */
function toServiceStep(written: WrittenStep, index: number): Readonly<Record<string, unknown>> {
  const {
    prompt,
    tool,
    server,
    arguments: args,
    interact,
    assert,
    id = `step-${index + 1}`,
    ...script
  } = written
  if (prompt !== undefined) return { id, kind: 'prompt', prompt, ...script }
  if (tool !== undefined) {
    return { id, kind: 'toolCall', serverName: server, toolName: tool, arguments: args ?? {} }
  }
  if (interact !== undefined)
    return { id, kind: 'interact', toolName: interact.tool, action: interact.action }
  return { id, kind: 'assert', assertion: assert }
}
