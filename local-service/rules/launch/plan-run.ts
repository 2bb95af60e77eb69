import { readFields, readText } from '../../../src/model/data.ts'
import { createInputError, createNotFoundError } from '../../api-error.ts'
import { judgeType } from '../../execution/judge.ts'
import type { Settings } from '../../settings.ts'
import type { Case } from '../../store/catalog-records.ts'
import type { ModelConfig, PlannedCase, Suite } from '../../store/records.ts'
import { checkExecutableModel, chooseModelExecution, readCaseModels, splitModelId } from './models.ts'
import type { LaunchPlace, LaunchTarget } from './place.ts'
import { joinCaseRules, readCaseSteps, refuseUngradableCase } from './plan-grading.ts'
import { assignJudgeModels } from './plan-judges.ts'

/** The fields of a launch that change what is executed. */
interface PlanFields {
  readonly iterationOverride?: number
  readonly caseIds?: readonly string[]
  readonly modelApiKeys?: Readonly<Record<string, string>>
  readonly matchOptionsOverride?: unknown
}

/**
 * Turns the cases of a suite into what a run executes: how often, on which model, and by which rules each
 * iteration is graded. Whatever can't be executed or graded refuses the launch, so that no run passes without
 * it.
 * @throws ApiError NOT_FOUND for a case that the suite does not have; VALIDATION_ERROR naming the case and
 * the reason
 */
export function planRunCases(
  suite: Suite,
  cases: readonly Case[],
  place: LaunchTarget,
  launch: PlanFields,
  settings: Settings,
): readonly PlannedCase[] {
  if (launch.matchOptionsOverride !== undefined) {
    throw createInputError("matchOptionsOverride: the local service can't apply match options.")
  }
  const { judge } = suite.settings
  if (readFields(judge).enabled === true && readFields(judge).autoRun === true) {
    throw createInputError(
      `settings.judge: the local service does not run the judge of a suite. Add the assertion "${judgeType}", or set autoRun to false.`,
    )
  }
  return selectCases(cases, launch.caseIds).flatMap((testCase) =>
    planCaseOnModels(testCase, suite, place, launch, settings),
  )
}

/** Cases that have steps, each once. Cases from uploads have none, so they can't be executed. */
export function selectCases(cases: readonly Case[], caseIds: readonly string[] | undefined): readonly Case[] {
  const chosen = caseIds?.map((wanted) => {
    const wantedCase = cases.find(({ id, declaredId }) => id === wanted || declaredId === wanted)
    if (wantedCase === undefined) throw createNotFoundError(`Case "${wanted}"`)
    if (listCaseSteps(wantedCase).length === 0) {
      throw createInputError(
        `caseIds: "${wantedCase.title}" came from an upload; it has no steps to execute.`,
      )
    }
    return wantedCase
  })
  const executable = chosen ?? cases.filter((testCase) => listCaseSteps(testCase).length > 0)
  if (executable.length === 0) {
    throw createInputError(
      'suiteId: the suite has no case that can be executed. Cases from uploads have no steps.',
    )
  }
  return [...new Set(executable)]
}

function planCaseOnModels(
  { id, title, fields }: Case,
  suite: Suite,
  place: LaunchTarget,
  launch: PlanFields,
  settings: Settings,
): PlannedCase[] {
  const steps = readCaseSteps(title, fields.steps, place)
  const rules = joinCaseRules(title, fields.assertions, suite)
  refuseUngradableCase(title, fields, steps, rules)
  if ((fields.matchOptions ?? suite.settings.matchOptions) != null) {
    throw createInputError(`"${title}": matchOptions: the local service can't apply match options.`)
  }
  const asksModel = steps.some(({ kind }) => kind === 'prompt')
  const base = {
    testCaseId: id,
    title,
    count: chooseIterationCount(fields, suite, launch),
    steps,
    isNegative: fields.isNegative === true,
    rules,
    passThreshold: typeof fields.passThreshold === 'number' ? fields.passThreshold : null,
    expectedOutput: readText(fields.expectedOutput),
    config: chooseModelConfig(title, fields.advancedConfig, suite, place),
  }
  const models = chooseCaseModels(fields, suite, place)
  const judges = { title, suite, launch, settings }
  if (models.length === 0) {
    if (asksModel) throw createInputError(`tests: "${title}" has a prompt but no model.`)
    return [assignJudgeModels(base, judges)]
  }
  return models.map(({ model, provider }) => {
    checkExecutableModel(title, model, provider, launch.modelApiKeys ?? {}, settings)
    const modelProvider = splitModelId(model).provider ?? provider
    const modelExecution = asksModel ? chooseModelExecution(modelProvider, settings) : undefined
    return assignJudgeModels({ ...base, model, provider: modelProvider, modelExecution }, judges)
  })
}

/** The model of the environment overrides those of the case; the suite and the client are the fallbacks. */
function chooseCaseModels(
  { models }: Case['fields'],
  suite: Suite,
  { modelOverride: override, modelId }: LaunchPlace,
): readonly { readonly model: string; readonly provider?: string }[] {
  if (override !== undefined) return [{ model: override }]
  const caseModels = readCaseModels(models)
  if (caseModels.length > 0) return caseModels
  const fallback = suite.model ?? modelId
  if (fallback === undefined) return []
  return [{ model: fallback, provider: suite.provider ?? undefined }]
}

/** An exact count wins; without one the floors of case and suite hold. */
function chooseIterationCount(
  fields: Case['fields'],
  suite: Suite,
  { iterationOverride }: PlanFields,
): number {
  const exact = [iterationOverride, fields.iterations, suite.settings.iterations].find(isNumber)
  if (exact !== undefined) return exact
  const floors = [fields.legacyIterations, suite.settings.minimumIterations].filter(isNumber)
  return Math.max(1, ...floors)
}

const configKeys: ReadonlySet<string> = new Set(['system', 'systemPrompt', 'temperature', 'toolChoice'])

/** How the model is asked: by the settings of the case, else of the suite, else of the client. */
function chooseModelConfig(
  title: string,
  advancedConfig: unknown,
  suite: Suite,
  { config }: LaunchPlace,
): ModelConfig {
  const caseConfig = readFields(advancedConfig)
  const unknown = Object.keys(caseConfig).find((key) => !configKeys.has(key))
  if (unknown !== undefined) {
    throw createInputError(`"${title}": advancedConfig.${unknown}: the local service can't apply it.`)
  }
  // A case calls it `system`, a suite and a client `systemPrompt`.
  const { system, ...caseSettings } = caseConfig
  const sources = [{ systemPrompt: system, ...caseSettings }, suite.executionConfig ?? {}, config]
  const findSetting = (key: string) =>
    sources.map((source) => readFields(source)[key]).find((value) => value !== undefined)
  const [systemPrompt, temperature, toolChoice] = ['systemPrompt', 'temperature', 'toolChoice'].map(
    findSetting,
  )
  return {
    systemPrompt: readText(systemPrompt),
    temperature: typeof temperature === 'number' ? temperature : undefined,
    toolChoice,
  }
}

function listCaseSteps({ fields: { steps } }: Case): readonly unknown[] {
  if (Array.isArray(steps)) return steps
  return []
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}
