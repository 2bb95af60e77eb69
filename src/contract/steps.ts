import * as v from 'valibot'
import { filledText, jsonObject, nonBlankText, text } from './schema.ts'

/** The four kinds of step (specification 2). */
const stepKinds: readonly string[] = ['prompt', 'toolCall', 'interact', 'assert']

/** `toolCalledWith` nests its arguments: `args: { args: {…} }`. */
const assertion = v.looseObject({
  type: filledText,
  toolName: v.optional(text),
  args: v.optional(jsonObject),
})

const isFilledText = (value: string | undefined): boolean => value !== undefined && value.trim() !== ''

/**
 * One step of a test. A `prompt` carries `prompt`, a `toolCall` carries `toolName`, an `assert` carries `assertion`.
 * A step that lacks what its kind requires is rejected: it would pass without testing anything (wire facts 9).
 */
const step = v.pipe(
  v.looseObject({
    id: filledText,
    kind: v.picklist(stepKinds, `must be one of ${stepKinds.join(', ')}`),
    prompt: v.optional(text),
    serverName: v.optional(text),
    toolName: v.optional(text),
    arguments: v.optional(jsonObject),
    action: v.optional(v.unknown()),
    assertion: v.optional(assertion),
  }),
  v.check(({ kind, prompt }) => kind !== 'prompt' || isFilledText(prompt), 'a prompt step needs a prompt'),
  v.check(
    ({ kind, toolName }) => kind !== 'toolCall' || isFilledText(toolName),
    'a toolCall step needs a toolName',
  ),
  v.check(
    ({ kind, assertion: rule }) => kind !== 'assert' || rule !== undefined,
    'an assert step needs an assertion',
  ),
)

/** Steps of a case or a test: at least one. */
export const steps = v.pipe(v.array(step), v.minLength(1, 'must have at least one step'))

const repetitions = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))

/**
 * A test inside the body of a suite (wire facts 9). Its field names differ from those of a case: `model` and
 * `isNegativeTest`. Without a model it runs on that of the suite. Keys beyond these pass the schema, because older
 * services strip them.
 */
export const inlineTest = v.looseObject({
  title: nonBlankText,
  steps,
  runs: v.optional(repetitions),
  iterations: v.optional(repetitions),
  model: v.optional(filledText),
  provider: v.optional(filledText),
  expectedOutput: v.optional(text),
  isNegativeTest: v.optional(v.boolean()),
  scenario: v.optional(text),
  advancedConfig: v.optional(jsonObject),
})

/**
 * A test inside the body of a run: what it runs on is written down, also where the name of the model holds its provider
 * (specification 2, wire facts 3.1 and 9).
 */
export const inlineRunTest = v.pipe(
  v.looseObject({ ...inlineTest.entries, model: filledText, provider: filledText }),
  v.check(({ runs, iterations }) => runs !== undefined || iterations !== undefined, 'runs: is required'),
)

export type InlineTest = v.InferOutput<typeof inlineTest>
