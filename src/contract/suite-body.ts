import * as v from 'valibot'
import { ruleSchema } from './grading/assertions.ts'
import { filledText, jsonObject, nonBlankText, oneToTen, text } from './schema.ts'

const rules = v.array(ruleSchema)
const exactCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))

/**
 * Settings of a suite. Keys of both vocabularies, so that one schema reads both;
 * `findSettingProblems` finds mixtures. Null clears.
 */
export const suiteSettings = v.strictObject({
  minimumAccuracy: v.nullish(
    v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.description('Percent over all cases.')),
  ),
  minimumIterations: v.nullish(v.pipe(oneToTen, v.description('A floor for every case.'))),
  matchOptions: v.nullish(jsonObject),
  checks: v.nullish(rules),
  defaultPredicates: v.nullish(rules),
  defaultAssertions: v.nullish(rules),
  iterations: v.nullish(exactCount),
  repetitions: v.nullish(exactCount),
  judge: v.optional(
    v.strictObject({
      enabled: v.optional(v.boolean()),
      model: v.optional(text),
      autoRun: v.optional(v.boolean()),
      threshold: v.optional(v.number()),
    }),
  ),
})

/** Body of an edit of a suite. `environmentIds`: a list replaces, null detaches all. */
export const suiteEdit = v.strictObject({
  name: v.optional(nonBlankText),
  description: v.optional(text),
  environment: v.optional(
    v.strictObject({
      servers: v.optional(
        v.pipe(v.array(filledText), v.description('Names of saved servers; the list replaces.')),
      ),
      computerEnvironment: v.nullish(v.unknown()),
    }),
  ),
  environmentIds: v.nullish(
    v.pipe(v.array(filledText), v.minLength(1, 'must not be empty; send null to detach all')),
  ),
  executionConfig: v.optional(
    v.strictObject({
      model: v.optional(filledText),
      systemPrompt: v.optional(text),
      temperature: v.optional(v.number()),
    }),
  ),
  hosts: v.optional(v.array(v.strictObject({ host: filledText, servers: v.optional(v.array(filledText)) }))),
  settings: v.optional(suiteSettings),
  expectedRevisionNumber: v.optional(v.number()),
})
