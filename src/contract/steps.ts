import * as v from 'valibot'
import { assertionKinds, assertionSchema, caseRulesSchema, ruleSchema } from './grading/assertions.ts'
import { filledText, jsonObject, nonBlankText, oneToTen, takesForm, text } from './schema.ts'

/** A step as its author writes it: any fields, which the schema reads or refuses. */
type Written = Readonly<Record<string, unknown>>

const calls = v.array(v.strictObject({ toolName: filledText, arguments: v.optional(jsonObject) }))

const script = { reply: v.optional(text), calls: v.optional(calls) }

/**
 * What the scripted model of the local service answers to a prompt; `x-replies` has one entry per repetition. No other
 * deployment knows these keys.
 */
export const promptScript = {
  'x-reply': script.reply,
  'x-calls': script.calls,
  'x-replies': v.optional(v.pipe(v.array(v.union([text, v.strictObject(script)])), v.minLength(1))),
}

/** A message to the model. */
const promptStep = v.strictObject({
  id: filledText,
  kind: v.literal('prompt'),
  prompt: nonBlankText,
  ...promptScript,
})

/** A call without a model. Without a server, that of the first server with such a tool. */
const toolCallStep = v.strictObject({
  id: filledText,
  kind: v.literal('toolCall'),
  serverName: v.optional(filledText),
  toolName: nonBlankText,
  arguments: v.optional(jsonObject),
})

/** An action on a widget, which needs a hosted browser. */
const interactStep = v.strictObject({
  id: filledText,
  kind: v.literal('interact'),
  toolName: v.optional(filledText),
  action: v.optional(jsonObject),
})

const assertStep = v.strictObject({ id: filledText, kind: v.literal('assert'), assertion: assertionSchema })

/** One step of a case or a test. A key that its kind does not name is refused. */
const step = v.variant(
  'kind',
  [promptStep, toolCallStep, interactStep, assertStep],
  'must be one of prompt, toolCall, interact, assert',
)

export type Step = v.InferOutput<typeof step>

/** Steps of a case or a test: at least one. */
export const steps: v.GenericSchema<Written[], Step[]> = v.pipe(
  v.array(step),
  v.minLength(1, 'must have at least one step'),
  v.description('Steps of the kinds prompt, toolCall, interact and assert, each with keys of its own.'),
  v.check(
    (list) => gradeWholeIterations(list),
    'tokenBudgetUnder and turnCountUnder grade a whole iteration, so no prompt and no toolCall may follow them',
  ),
)

function gradeWholeIterations(list: readonly Step[]): boolean {
  const last = list.findLastIndex(({ kind }) => kind !== 'assert')
  return !list
    .slice(0, Math.max(0, last))
    .some((each) => each.kind === 'assert' && assertionKinds[each.assertion.type].scope === 'iteration')
}

const rules = v.optional(v.union([v.array(ruleSchema), caseRulesSchema]))

const inlineTestFields = v.strictObject({
  title: nonBlankText,
  steps,
  runs: v.optional(oneToTen),
  iterations: v.optional(oneToTen),
  model: v.optional(filledText),
  provider: v.optional(filledText),
  expectedOutput: v.optional(text),
  isNegative: v.optional(v.boolean()),
  isNegativeTest: v.optional(v.boolean()),
  scenario: v.optional(text),
  advancedConfig: v.optional(jsonObject),
  assertions: rules,
  checks: rules,
  predicates: rules,
})

/** A field of an inline test that has several names, of which at most one is sent. */
function hasOneName<Test extends object>(names: readonly string[]) {
  const forms = names.map((name) => ({ needs: [], excludes: names.filter((other) => other !== name) }))
  return takesForm<Test>(forms, `send ${names.join(' or ')}, not both`)
}

const flagNames = ['isNegative', 'isNegativeTest']
const ruleNames = ['assertions', 'checks', 'predicates']

/**
 * A test inside the body of a suite. Its field names differ from those of a case: `model` and
 * `isNegativeTest`; some have two names, of which one is sent. Without a model it runs on that of the suite.
 */
export const inlineTest = v.pipe(
  inlineTestFields,
  hasOneName(['runs', 'iterations']),
  hasOneName(flagNames),
  hasOneName(ruleNames),
)

/**
 * A test inside the body of a run: what it runs on is written down, also where the name of the model holds its
 * provider.
 */
export const inlineRunTest = v.pipe(
  v.strictObject({ ...inlineTestFields.entries, model: filledText, provider: filledText }),
  hasOneName(flagNames),
  hasOneName(ruleNames),
  takesForm(
    [
      { needs: ['runs'], excludes: ['iterations'] },
      { needs: ['iterations'], excludes: ['runs'] },
    ],
    'runs: is required, or iterations, not both',
  ),
)

export type InlineTest = v.InferOutput<typeof inlineTest>
