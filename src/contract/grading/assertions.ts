import * as v from 'valibot'
import { filledText, jsonObject, nonBlankText } from '../schema.ts'

/** Prefix of the kinds and keys that only the local service knows. No other deployment takes them. */
export const ownPrefix = 'x-'

const asCount = 'must be a whole number, 1 or more'
const positive = v.pipe(v.number(asCount), v.integer(asCount), v.minValue(1, asCount))
const asShare = 'must be a number from 0 to 1'
const share = v.pipe(v.number(asShare), v.minValue(0, asShare), v.maxValue(1, asShare))
const pattern = v.pipe(
  filledText,
  v.check(isRegularExpression, 'must be a valid regular expression'),
  v.description('Source of a regular expression, without flags.'),
)

function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source) !== undefined
  } catch {
    return false
  }
}

/** How the arguments of a call are compared with those that `toolCalledWith` names. */
export const argumentModes = ['partial', 'exact', 'ignore'] as const

interface Place {
  /** `iteration`: it grades a whole iteration, so no step may follow that the model or a tool answers. */
  readonly scope: 'turn' | 'iteration'
  /** What decides: the transcript, a hosted browser that shows the widgets, or a model. */
  readonly decidedBy: 'transcript' | 'browser' | 'judge'
  /** Where the kind is written down. */
  readonly source: string
  /** When the assertion holds, for the docs. */
  readonly holds: string
}

/** The types of the deployment that the kinds without a prefix come from. */
const source = 'https://github.com/MCPJam/inspector/blob/main/sdk/src/predicates/types.ts'
const byTranscript = { scope: 'turn', decidedBy: 'transcript', source } as const
const overIteration = { scope: 'iteration', decidedBy: 'transcript', source } as const
const byBrowser = { scope: 'turn', decidedBy: 'browser', source } as const

function createKind<const Type extends string, const Entries extends v.ObjectEntries, Facts extends Place>(
  type: Type,
  entries: Entries,
  facts: Facts,
) {
  return { schema: v.strictObject({ type: v.literal(type), ...entries }), ...facts }
}

/**
 * Every kind of assertion, by its `type`: the grammar of grading. Steps, rules of cases and suites, suite files, seeds,
 * the executor of the local service and the docs read this table. Each schema refuses keys that it does not name.
 */
export const assertionKinds = {
  toolCalledWith: createKind(
    'toolCalledWith',
    {
      toolName: filledText,
      args: v.strictObject({ args: jsonObject, argumentMatching: v.optional(v.picklist(argumentModes)) }),
      minCount: v.optional(positive),
    },
    {
      ...byTranscript,
      holds:
        'Enough calls of the tool (by default 1) have these arguments. `partial` (the default) compares the named arguments only, and takes `any`, `string`, `number`, `boolean`, `object`, `array` and `null` as types; `exact` compares all of them; `ignore` none.',
    },
  ),
  toolCalledAtLeastOnce: createKind(
    'toolCalledAtLeastOnce',
    { toolName: filledText },
    { ...byTranscript, holds: 'At least one call of the tool.' },
  ),
  toolNeverCalled: createKind(
    'toolNeverCalled',
    { toolName: filledText },
    { ...byTranscript, holds: 'No call of the tool.' },
  ),
  firstToolWas: createKind(
    'firstToolWas',
    { toolName: filledText },
    { ...byTranscript, holds: 'The first call of all is one of the tool.' },
  ),
  responseContains: createKind(
    'responseContains',
    { needle: filledText, caseSensitive: v.optional(v.boolean()) },
    {
      ...byTranscript,
      holds:
        'The last message of the assistant contains the text; upper and lower case are the same by default.',
    },
  ),
  responseMatches: createKind(
    'responseMatches',
    { pattern },
    { ...byTranscript, holds: 'The last message of the assistant matches the regular expression.' },
  ),
  noToolErrors: createKind(
    'noToolErrors',
    {},
    { ...byTranscript, holds: 'No call ended with `isError: true` or was refused.' },
  ),
  finalAssistantMessageNonEmpty: createKind(
    'finalAssistantMessageNonEmpty',
    {},
    { ...byTranscript, holds: 'The last message of the assistant has a text.' },
  ),
  tokenBudgetUnder: createKind(
    'tokenBudgetUnder',
    { tokens: positive },
    {
      ...overIteration,
      holds: 'The iteration used fewer tokens. No count: fails.',
    },
  ),
  turnCountUnder: createKind(
    'turnCountUnder',
    { turns: positive },
    {
      ...overIteration,
      holds: 'The iteration had fewer user messages. No count: fails.',
    },
  ),
  widgetRendered: createKind(
    'widgetRendered',
    { toolName: v.optional(filledText) },
    { ...byBrowser, holds: 'A widget (of the tool) was shown.' },
  ),
  widgetRenderLatencyUnder: createKind(
    'widgetRenderLatencyUnder',
    { ms: positive, toolName: v.optional(filledText) },
    { ...byBrowser, holds: 'Each widget (of the tool) was shown in less time.' },
  ),
  widgetNoConsoleErrors: createKind(
    'widgetNoConsoleErrors',
    { toolName: v.optional(filledText) },
    { ...byBrowser, holds: 'No widget (of the tool) logged an error.' },
  ),
  'x-llm-judge': createKind(
    'x-llm-judge',
    {
      rubric: nonBlankText,
      threshold: v.optional(share),
      sample: v.optional(v.pipe(share, v.gtValue(0, 'must be more than 0 and up to 1'))),
      model: v.optional(filledText),
      name: v.optional(nonBlankText),
    },
    {
      scope: 'turn',
      decidedBy: 'judge',
      source: 'docs/service.md#judges',
      holds: 'A model scores the iteration at least `threshold` by the rubric.',
    },
  ),
} as const

export type AssertionType = keyof typeof assertionKinds
/** An assertion of one kind. */
export type AssertionOf<Type extends AssertionType> = v.InferOutput<(typeof assertionKinds)[Type]['schema']>
export type Assertion = AssertionOf<AssertionType>

export const assertionTypes: readonly AssertionType[] = Object.keys(assertionKinds).filter(isAssertionType)

export function isAssertionType(type: string): type is AssertionType {
  return Object.hasOwn(assertionKinds, type)
}

const unknownKind = `must be one of ${assertionTypes.join(', ')}`

/** An assertion as its author writes it: any fields, which the schema reads or refuses. */
type Written = Readonly<Record<string, unknown>>

/** One assertion, as a step carries it. */
export const assertionSchema: v.GenericSchema<Written, Assertion> = v.variant(
  'type',
  Object.values(assertionKinds).map(({ schema }) => schema),
  unknownKind,
)

/** An assertion as a rule of a case or a suite. Without a role it is required. */
export const ruleSchema: v.GenericSchema<Written, Written> = v.variant(
  'type',
  Object.values(assertionKinds).map(({ schema }) =>
    v.strictObject({ ...schema.entries, role: v.optional(v.picklist(['required', 'advisory', 'gating'])) }),
  ),
  unknownKind,
)

/** Rules of a case, and whether they replace or extend those of the suite. Without a mode: inherit. */
export const caseRulesSchema = v.strictObject({
  mode: v.optional(v.picklist(['inherit', 'replace', 'extend'])),
  list: v.optional(v.array(ruleSchema)),
})
