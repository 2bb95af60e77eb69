import { isRecord, readFields } from '../../../src/model/data.ts'
import { createInputError } from '../../api-error.ts'
import type { Assertion } from '../../execution/assertions.ts'
import { judgeType } from '../../execution/judge.ts'
import type { Settings } from '../../settings.ts'
import type { PlannedCase, Suite } from '../../store/records.ts'
import { checkExecutableModel, chooseModelExecution, splitModelId } from './models.ts'

interface Launch {
  readonly title: string
  readonly suite: Suite
  readonly launch: { readonly modelApiKeys?: Readonly<Record<string, string>> }
  readonly settings: Settings
}

/**
 * Assigns a model to each judge of a case: the assertion's own, else the suite's judge, else the model of the
 * case.
 * @throws ApiError VALIDATION_ERROR for a judge that no model can be asked for: a script grades nothing
 */
export function assignJudgeModels(plan: PlannedCase, launch: Launch): PlannedCase {
  const fillAssertion = (assertion: Assertion) => {
    if (assertion.type === judgeType) return assignJudgeModel(assertion, plan, launch)
    return assertion
  }
  return {
    ...plan,
    rules: plan.rules.map((rule) => ({ ...rule, assertion: fillAssertion(rule.assertion) })),
    steps: plan.steps.map((step) => {
      const assertion = isRecord(step) && isRecord(step.assertion) ? step.assertion : undefined
      if (assertion === undefined) return step
      return { ...readFields(step), assertion: fillAssertion({ ...assertion, type: String(assertion.type) }) }
    }),
  }
}

function assignJudgeModel(
  assertion: Assertion,
  plan: PlannedCase,
  { title, suite, launch, settings }: Launch,
): Assertion {
  const suiteJudge = readFields(suite.settings.judge)
  const named = [assertion.model, suiteJudge.model].find((name) => typeof name === 'string' && name !== '')
  const model = typeof named === 'string' ? named : plan.model
  if (model === undefined) {
    throw createInputError(
      `"${title}": the assertion "${judgeType}" has no model. Name one in the assertion.`,
    )
  }
  const caseProvider = named === undefined ? plan.provider : undefined
  const provider = splitModelId(model).provider ?? caseProvider
  checkExecutableModel(title, model, caseProvider, launch.modelApiKeys ?? {}, settings)
  if (chooseModelExecution(provider, settings) === 'scripted') {
    throw createInputError(
      `"${title}": the assertion "${judgeType}" needs a model that is really asked, and a script answers for "${model}". Start the local service with --model-url.`,
    )
  }
  const threshold =
    assertion.threshold ?? (typeof suiteJudge.threshold === 'number' ? suiteJudge.threshold : undefined)
  return { ...assertion, model, provider, threshold }
}
