import * as v from 'valibot'
import {
  acceptModes,
  failOnValues,
  growthModes,
  latestRelease,
  newTestModes,
  onMissingBaselineValues,
  suiteKinds,
} from '../../gate/policy/policy.ts'

/** Patterns in one file at most, so that matching stays cheap whatever the file says. */
const maxRules = 500
const maxPatterns = 50
const maxText = 500

const percentPattern = /^\s*(100(\.0+)?|\d{1,2}(\.\d+)?)\s*%\s*$/

const asShare = 'must be a share: a number from 0 to 1, or percent like "95%"'
const rate = v.union(
  [
    v.pipe(v.number(), v.minValue(0, asShare), v.maxValue(1, asShare)),
    v.pipe(v.string(), v.regex(percentPattern, asShare)),
  ],
  asShare,
)

function choice<const T extends readonly string[]>(values: T) {
  return v.picklist(values, `must be one of ${values.join(', ')}`)
}

const flag = v.boolean('must be true or false')
const finite = v.pipe(v.number('must be a number'), v.finite('must be a finite number'))
const positive = v.pipe(finite, v.gtValue(0, 'must be more than 0'))
const text = v.pipe(
  v.string('must be text'),
  v.nonEmpty('must not be empty'),
  v.maxLength(maxText, `must not be longer than ${maxText} characters`),
)

const asPatterns = `must be a pattern or a list of 1 to ${maxPatterns} patterns`
const match = v.pipe(
  v.union(
    [text, v.pipe(v.array(text), v.minLength(1, asPatterns), v.maxLength(maxPatterns, asPatterns))],
    asPatterns,
  ),
  v.description('Pattern or patterns. `*` stands for any text, `?` for one character.'),
)

const lowerIsBetter = v.pipe(
  v.union([text, v.pipe(v.array(text), v.maxLength(maxPatterns, asPatterns))], asPatterns),
  v.description('Scorers whose smaller value is the better one, by name or pattern.'),
)

const minScore = v.pipe(
  v.union([finite, v.record(text, finite)], 'must be a number, or one number per scorer'),
  v.description('Smallest mean score: one number for every scorer, or one per scorer by name.'),
)

const limits = v.pipe(
  v.strictObject({
    'latency-ms': v.optional(positive),
    tokens: v.optional(positive),
    'cost-usd': v.optional(positive),
  }),
  v.description('Absolute limits of the mean per iteration. More fails the verdict.'),
)

const asGrowth = 'must be a share like 0.2, or percent like "20%"'
const growthRule = v.strictObject({
  mode: v.optional(choice(growthModes)),
  'at-least': v.optional(
    v.union(
      [
        v.pipe(v.number(), v.minValue(0, asGrowth)),
        v.pipe(v.string(), v.regex(/^\s*\d{1,4}(\.\d+)?\s*%\s*$/, asGrowth)),
      ],
      asGrowth,
    ),
  ),
})

const growth = v.pipe(
  v.strictObject({
    latency: v.optional(growthRule),
    tokens: v.optional(growthRule),
    cost: v.optional(growthRule),
  }),
  v.description('What happens when a run is slower or costlier than at least 5 base runs predict.'),
)

const day = v.pipe(
  v.string('must be a day like 2030-12-31'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day like 2030-12-31'),
  v.check(
    (value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ?? false,
    'is not a day of the calendar',
  ),
)

const budget = v.pipe(
  v.strictObject({
    mode: v.optional(choice(['warn', 'fail'])),
    'cost-usd': v.optional(positive),
    tokens: v.optional(positive),
  }),
  v.description('What one whole run may use, and whether more is a warning or fails the verdict.'),
)

const drift = v.pipe(
  v.strictObject({
    mode: v.optional(choice(growthModes)),
    since: v.optional(day),
    anchor: v.optional(
      v.union([v.literal(latestRelease), day], `must be a day like 2030-12-31, or ${latestRelease}`),
    ),
  }),
  v.description(
    'What happens when the base branch has slowly lost pass rate. `since`: the level of that day (UTC) is accepted. `anchor`: the level of that day, or of the latest release on GitHub (`latest-release`), is compared with, too.',
  ),
)

const quarantine = v.pipe(
  v.strictObject({ reason: text, until: v.optional(day) }),
  v.description('Shown, but not in the verdict, through the end of the day `until` (UTC).'),
)

const caseRule = v.strictObject({
  match,
  'min-pass-rate': v.optional(rate),
  'min-score': v.optional(minScore),
  quarantine: v.optional(quarantine),
  ignore: v.optional(flag),
  weight: v.optional(
    v.pipe(
      v.number('must be a whole number from 0 to 10'),
      v.integer('must be a whole number from 0 to 10'),
      v.minValue(0, 'must be a whole number from 0 to 10'),
      v.maxValue(10, 'must be a whole number from 0 to 10'),
    ),
  ),
  limits: v.optional(limits),
  kind: v.optional(choice(suiteKinds)),
})

const sliceRule = v.pipe(
  v.strictObject({
    match,
    'min-pass-rate': v.optional(rate),
    'min-score': v.optional(minScore),
  }),
  v.check(
    (rule) => rule['min-pass-rate'] !== undefined || rule['min-score'] !== undefined,
    'has no floor: add `min-pass-rate` or `min-score`',
  ),
)

/** What may be said at the top of the file and again for single suites. */
const settings = {
  lock: v.optional(
    v.pipe(flag, v.description('Inputs of a workflow that ask for less than this file does are void.')),
  ),
  'fail-on': v.optional(choice(failOnValues)),
  'on-inconclusive': v.optional(choice(['neutral', 'fail'])),
  'on-not-measured': v.optional(
    v.pipe(
      choice(['neutral', 'fail']),
      v.description(
        'What happens when something that was due did not come: a report, a part of a matrix, a job, a hosted run.',
      ),
    ),
  ),
  'on-missing-baseline': v.optional(choice(onMissingBaselineValues)),
  compare: v.optional(
    v.pipe(
      text,
      v.description(
        'Compares the variants of the run with each other: `model`, `prompt`, `provider`, `variant`, or the name of a slice.',
      ),
    ),
  ),
  'new-failing-tests': v.optional(choice(newTestModes)),
  accept: v.optional(
    v.pipe(
      choice(acceptModes),
      v.description(
        'Who may accept an intended change: people with write access, these except the author of the pull request, or nobody.',
      ),
    ),
  ),
  kind: v.optional(choice(suiteKinds)),
  'min-pass-rate': v.optional(rate),
  'min-score': v.optional(minScore),
  'lower-is-better': v.optional(lowerIsBetter),
  'allow-empty': v.optional(flag),
  alpha: v.optional(
    v.pipe(
      v.number('must be a number above 0, at most 0.5'),
      v.gtValue(0, 'must be above 0'),
      v.maxValue(0.5, 'must be at most 0.5'),
    ),
  ),
  delta: v.optional(rate),
  'min-drop': v.optional(v.strictObject({ suite: v.optional(rate), score: v.optional(rate) })),
  limits: v.optional(limits),
  growth: v.optional(growth),
  drift: v.optional(drift),
  budget: v.optional(budget),
  cases: v.optional(
    v.pipe(
      v.array(caseRule, 'must be a list of rules'),
      v.maxLength(maxRules, `has more than ${maxRules} rules`),
    ),
  ),
  slices: v.optional(
    v.pipe(
      v.array(sliceRule, 'must be a list of rules'),
      v.maxLength(maxPatterns, `has more than ${maxPatterns} rules`),
      v.description('Floors of parts of the suite, by tags and metadata such as `category: billing`.'),
    ),
  ),
}

/** The policy file as it is written. {@link parsePolicyFile} reads it; the published JSON Schema is made of it. */
export const policySchema = v.strictObject({
  $schema: v.optional(v.string()),
  ...settings,
  suites: v.optional(
    v.pipe(
      v.array(v.strictObject({ match, ...settings }), 'must be a list of suites'),
      v.maxLength(maxRules, `has more than ${maxRules} suites`),
    ),
  ),
})

export type WrittenPolicy = v.InferOutput<typeof policySchema>
export type WrittenSettings = Omit<WrittenPolicy, '$schema' | 'suites'>
export type WrittenSliceRule = v.InferOutput<typeof sliceRule>
export type WrittenCaseRule = v.InferOutput<typeof caseRule>
