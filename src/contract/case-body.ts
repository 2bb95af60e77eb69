import * as v from 'valibot'
import { caseRulesSchema as rules } from './grading/assertions.ts'
import { filledText, jsonObject, nonBlankText, oneToTen, text } from './schema.ts'
import { steps } from './steps.ts'

/** Fields of a case with the same spelling in both vocabularies. */
const sharedFields = {
  expectedOutput: v.optional(text),
  isNegative: v.optional(v.pipe(v.boolean(), v.description('The case passes only if no tool is called.'))),
  scenario: v.optional(text),
  models: v.optional(v.array(v.strictObject({ model: filledText, provider: v.optional(text) }))),
  matchOptions: v.nullish(jsonObject),
} as const

/** Keys of both versions, so that one schema reads both; `findSpellingProblems` finds mixtures. */
const spelledFields = {
  iterations: v.nullish(oneToTen),
  legacyIterations: v.nullish(oneToTen),
  repetitions: v.nullish(oneToTen),
  runs: v.nullish(oneToTen),
  assertions: v.nullish(rules),
  checks: v.nullish(rules),
  predicates: v.nullish(rules),
  passThreshold: v.nullish(
    v.pipe(v.number(), v.minValue(0), v.maxValue(1), v.description('Fraction 0..1; vocabulary 2 only.')),
  ),
} as const

const fields = { ...sharedFields, ...spelledFields }

const declaredId = v.pipe(
  text,
  v.regex(/^[A-Za-z0-9_-]{1,128}$/, 'must match [A-Za-z0-9_-]{1,128}'),
  v.description(
    'The declared id, unique in the suite. Given on creation only. Answers name it `declaredId`.',
  ),
)

/**
 * Body of a new case, and each entry of a batch. The service rejects unknown keys, so this schema does too.
 */
export const caseBody = v.strictObject({ id: v.optional(declaredId), title: nonBlankText, steps, ...fields })

/** Body of an edit of a case. `steps` replaces the steps as a whole; the declared id stays. */
export const caseEdit = v.strictObject({
  title: v.optional(nonBlankText),
  steps: v.optional(steps),
  ...fields,
})

/** How a batch treats a case whose content the suite already has. The latter two need an `overrideReason`. */
const duplicatePolicies = ['block', 'warn', 'create_anyway'] as const

export const overrideFields = {
  duplicatePolicy: v.optional(v.picklist(duplicatePolicies)),
  overrideReason: v.optional(text),
} as const
