import type { Assertion, AssertionOf, Step } from '#contract'
import { readFields, readText } from '../../../src/model/data.ts'
import { createInputError } from '../../api-error.ts'
import { judgeType } from '../../execution/judge.ts'
import type { Settings } from '../../settings.ts'
import type { PlannedAssertion, PlannedCase, PlannedJudge, Suite } from '../../store/records.ts'
import { checkExecutableModel, chooseModelExecution, splitModelId } from './models.ts'
import type { RuleDraft } from './plan-grading.ts'

/** A case before its judges have models. */
type CaseDraft = Omit<PlannedCase, 'steps' | 'rules'> & {
  readonly steps: readonly Step[]
  readonly rules: readonly RuleDraft[]
}

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
export function assignJudgeModels(plan: CaseDraft, launch: Launch): PlannedCase {
  const fillAssertion = (assertion: Assertion): PlannedAssertion => {
    if (assertion.type === judgeType) return assignJudgeModel(assertion, plan, launch)
    return assertion
  }
  return {
    ...plan,
    rules: plan.rules.map((rule) => ({ ...rule, assertion: fillAssertion(rule.assertion) })),
    steps: plan.steps.map((step) =>
      step.kind === 'assert' ? { ...step, assertion: fillAssertion(step.assertion) } : step,
    ),
  }
}

function assignJudgeModel(
  assertion: AssertionOf<typeof judgeType>,
  plan: CaseDraft,
  { title, suite, launch, settings }: Launch,
): PlannedJudge {
  const suiteJudge = readFields(suite.settings.judge)
  const named = assertion.model ?? (readText(suiteJudge.model) || undefined)
  const model = named ?? plan.model
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
