import type { BodyOf } from '../contract/operations.ts'
import type { CaseSpec } from '../model/suite-spec.ts'

/** The part of a case that can be inline. */
export function inlineTest({ title, fields }: CaseSpec): BodyOf<'createEvalSuite'>['tests'][number] {
  const {
    iterations,
    legacyIterations = iterations,
    steps,
    model,
    provider,
    query,
    isNegativeTest,
  } = fields as {
    readonly iterations?: number
    readonly legacyIterations?: number
    readonly steps?: BodyOf<'createEvalSuite'>['tests'][number]['steps']
    readonly model?: string
    readonly provider?: string
    readonly query?: string
    readonly isNegativeTest?: boolean
  }
  return {
    title,
    steps,
    runs: legacyIterations,
    model,
    provider,
    query,
    isNegativeTest,
  }
}
