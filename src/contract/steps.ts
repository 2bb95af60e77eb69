import * as v from 'valibot'
import { filledText, jsonObject, text, word } from './schema.ts'

/** `toolCalledWith` nests its arguments: `args: { args: {…} }`. */
export const assertion = v.looseObject({
  type: filledText,
  toolName: v.optional(text),
  args: v.optional(jsonObject),
})

/** One step of a test. A `prompt` carries `prompt`, an `assert` carries `assertion`. */
export const step = v.looseObject({
  id: filledText,
  kind: word('prompt', 'toolCall', 'interact', 'assert'),
  prompt: v.optional(text),
  toolName: v.optional(text),
  arguments: v.optional(jsonObject),
  assertion: v.optional(assertion),
})

const repetitions = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))

/** A test inside the body of a run or a suite. Keys beyond these pass: older services strip them. */
export const inlineTest = v.looseObject({
  title: filledText,
  steps: v.optional(v.array(step)),
  runs: v.optional(repetitions),
  iterations: v.optional(repetitions),
  model: v.optional(text),
  provider: v.optional(text),
  query: v.optional(text),
  isNegativeTest: v.optional(v.boolean()),
})

export type Step = v.InferOutput<typeof step>
export type InlineTest = v.InferOutput<typeof inlineTest>
