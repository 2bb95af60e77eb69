import { fieldsOf, isRecord } from '../../../src/model/data.ts'
import { invalid } from '../../api-error.ts'
import type { Assertion } from '../../execution/assertions.ts'
import { judgeType } from '../../execution/judge.ts'
import type { Settings } from '../../settings.ts'
import type { PlannedCase, Suite } from '../../store/records.ts'
import { checkModel, executionOf, splitModel } from './models.ts'

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
export function withJudges(plan: PlannedCase, launch: Launch): PlannedCase {
  const fill = (assertion: Assertion) =>
    assertion.type === judgeType ? withModel(assertion, plan, launch) : assertion
  return {
    ...plan,
    rules: plan.rules.map((rule) => ({ ...rule, assertion: fill(rule.assertion) })),
    steps: plan.steps.map((step) => {
      const assertion = isRecord(step) && isRecord(step.assertion) ? step.assertion : undefined
      return assertion === undefined
        ? step
        : { ...fieldsOf(step), assertion: fill({ ...assertion, type: String(assertion.type) }) }
    }),
  }
}

function withModel(
  assertion: Assertion,
  plan: PlannedCase,
  { title, suite, launch, settings }: Launch,
): Assertion {
  const suiteJudge = fieldsOf(suite.settings.judge)
  const named = [assertion.model, suiteJudge.model].find((name) => typeof name === 'string' && name !== '')
  const model = typeof named === 'string' ? named : plan.model
  if (model === undefined) {
    throw invalid(`"${title}": the assertion "${judgeType}" has no model. Name one in the assertion.`)
  }
  const own = named === undefined ? plan.provider : undefined
  const provider = splitModel(model).provider ?? own
  checkModel(title, model, own, launch.modelApiKeys ?? {}, settings)
  if (executionOf(provider, settings) === 'scripted') {
    throw invalid(
      `"${title}": the assertion "${judgeType}" needs a model that is really asked, and a script answers for "${model}". Start the local service with --model-url.`,
    )
  }
  const threshold =
    assertion.threshold ?? (typeof suiteJudge.threshold === 'number' ? suiteJudge.threshold : undefined)
  return { ...assertion, model, provider, threshold }
}
