import type { BodyOf } from '../contract/operations.ts'
import type { CaseSpec, SuiteSpec } from '../model/suite-spec.ts'

type InlineTest = BodyOf<'createEvalSuite'>['tests'][number]
type RunTest = NonNullable<BodyOf<'createEvalRun'>['tests']>[number]

/** Fields of a case that an inline test can hold. Any other needs a saved case. */
const inlineFields: ReadonlySet<string> = new Set([
  'steps',
  'models',
  'legacyIterations',
  'isNegative',
  'expectedOutput',
  'scenario',
])

interface InlineFields extends Readonly<Record<string, unknown>> {
  readonly steps: InlineTest['steps']
  readonly models?: readonly { readonly model: string; readonly provider?: string }[]
  readonly legacyIterations?: number
  readonly isNegative?: boolean
  readonly expectedOutput?: string
  readonly scenario?: string
}

/** Names of the fields that an inline test would lose. A declared id is not one of them: see {@link toInlineTest}. */
export function listFieldsLostInline({ fields }: CaseSpec): readonly string[] {
  const lost = Object.keys(fields).filter((name) => !inlineFields.has(name) && fields[name] !== undefined)
  const { models = [] } = fields as InlineFields
  if (models.length > 1) return [...lost, 'models']
  return lost
}

/**
 * A case as a test of a run without a saved suite, with everything that it runs on: a run derives nothing. Undefined: the
 * file names no model for it, or no provider.
 */
export function toInlineRunTest(caseSpec: CaseSpec, suite: SuiteSpec): RunTest | undefined {
  const test = toInlineTest(caseSpec)
  const model = test.model ?? suite.model
  const [prefix, name] = model?.split('/') ?? []
  const provider = name === undefined ? (test.provider ?? suite.provider) : prefix
  if (!model || !provider) return undefined
  return { ...test, runs: test.runs ?? 1, model, provider }
}

/** The part of a case that can be inline. Its words differ from those of a case, and it has no declared id. */
export function toInlineTest({ title, fields }: CaseSpec): InlineTest {
  const { steps, models, legacyIterations, isNegative, expectedOutput, scenario } = fields as InlineFields
  const [firstModel] = models ?? []
  return {
    title,
    steps,
    runs: legacyIterations ?? 1,
    model: firstModel?.model,
    provider: firstModel?.provider,
    isNegativeTest: isNegative,
    expectedOutput,
    scenario,
  }
}
