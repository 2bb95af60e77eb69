import * as v from 'valibot'
import { computeEvidenceCuts, growthModes, latestRelease, type Policy } from '#verdict'
import { formatNumber, formatSetting, quoteName } from '../../model/format.ts'
import { formatMetricLimit } from '../../model/run/metric.ts'
import {
  createChoiceSchema,
  createMapSchema,
  createTextsSchema,
  day,
  growthRule,
  limitsSchema,
  minScores,
  positive,
  share,
} from '../settings/written.ts'
import {
  affectedRules,
  caseRules,
  describeCaseRules,
  describeMeanLimits,
  describeSliceRules,
  sliceRules,
} from './rules.ts'
import {
  compareByOrder,
  compareEachMember,
  describeNothing,
  isDifferent,
  isLargerOrUnset,
  isSmallerOrUnset,
  type Setting,
} from './setting.ts'

const inMode = compareByOrder<string>(...growthModes)

type ThresholdField =
  | 'minPassRate'
  | 'minScores'
  | 'lowerIsBetter'
  | 'labels'
  | 'delta'
  | 'minLift'
  | 'minDrop'
  | 'costs'
  | 'limits'
  | 'growth'
  | 'budget'
  | 'drift'
  | 'slices'
  | 'cases'
  | 'affected'

/** Floors, limits and what counts as a change: the settings with figures. */
export const thresholdSettings: { readonly [Field in ThresholdField]: Setting<Policy[Field]> } = {
  minPassRate: {
    schema: share,
    default: undefined,
    description: 'Smallest share of judged iterations that pass.',
    isWeaker: isSmallerOrUnset,
    says: (value) => {
      if (value === undefined) return []
      return [`at least ${formatSetting(value)} of iterations must pass`]
    },
  },
  minScores: {
    name: 'min-score',
    schema: minScores,
    default: {},
    shownDefault: 'none',
    description:
      'Smallest mean score: a number for every scorer, or one per scorer by name; `"*"` applies to every scorer without an entry.',
    isWeaker: compareEachMember(isSmallerOrUnset),
    says: (value) =>
      Object.entries(value).map(
        ([scorer, least]) =>
          `${scorer === '*' ? 'every mean score' : `the mean score ${quoteName(scorer)}`} must be at least ${formatNumber(least, 10)}`,
      ),
  },
  lowerIsBetter: {
    schema: createTextsSchema(0),
    default: [],
    shownDefault: 'none',
    description:
      'Scorers whose smaller value is the better one: a name, a pattern, or a list of them. deepeval and Azure say it in their reports.',
    isWeaker: isDifferent,
    says: (value) => {
      if (value.length === 0) return []
      return [`lower is better for ${value.map(quoteName).join(', ')}`]
    },
  },
  labels: {
    schema: createTextsSchema(0),
    default: [],
    shownDefault: 'none',
    description:
      'What people say of a result: the name of a score, tag or metadata (`pass`, `fail`, …), a pattern, or a list. [How far the graders agree with it](#judges) is said, and whether that fell.',
    isWeaker: isDifferent,
    says: describeNothing,
  },
  delta: {
    schema: share,
    default: undefined,
    shownDefault: '',
    description:
      'The drop of the mean pass rate that must be ruled out for `passed`; otherwise the verdict on evals is `inconclusive`. Without it `passed` says how much is ruled out, see [statistics.md](statistics.md#three-outcomes).',
    isWeaker: isLargerOrUnset,
    says: describeNothing,
  },
  minLift: {
    schema: share,
    default: undefined,
    shownDefault: 'none',
    description:
      'Green only when it is proven better: the mean pass rate of a pull request must rise by this share over the base, `0` for any rise. [Proven](statistics.md#a-rise) at the level `alpha`; ruled out is `failed`, neither is `inconclusive`.',
    isWeaker: isSmallerOrUnset,
    says: (value) => {
      if (value === undefined) return []
      return [value === 0 ? 'must be proven better' : `must be proven better by ${formatSetting(value)}`]
    },
  },
  minDrop: {
    schema: createMapSchema({ suite: v.optional(share), score: v.optional(share) }),
    default: { suite: 0.02, score: 0.02 },
    shownDefault: '`{ suite: 2%, score: 2% }`',
    description:
      'Smaller drops of a mean never fail, even if they are significant. `score` is a share of the scale of the scorer: 1, or its largest magnitude. What fell case by case has no floor.',
    isWeaker: (asked, policy) =>
      isLargerOrUnset(asked.suite, policy.suite) || isLargerOrUnset(asked.score, policy.score),
    says: describeNothing,
  },
  costs: {
    schema: createMapSchema({
      'false-red': v.optional(positive),
      'silent-green': v.optional(positive),
      open: v.optional(positive),
    }),
    default: { falseRed: 7, silentGreen: 15, open: 1 },
    shownDefault: '`{ false-red: 7, silent-green: 15, open: 1 }`',
    description:
      'What a verdict costs: red where nothing fell, green over a regression, and open. Only how they compare matters. The [evidence](statistics.md#evidence) that makes a verdict green or red follows from them.',
    isWeaker: (asked, policy) => {
      const cuts = computeEvidenceCuts(asked)
      const others = computeEvidenceCuts(policy)
      return cuts.green > others.green || cuts.red > others.red
    },
    says: describeNothing,
  },
  limits: {
    schema: limitsSchema,
    default: {},
    shownDefault: 'none',
    description:
      'Absolute limits of the mean per iteration: `latency-ms`, `tokens`, `cost-usd`. Higher values fail.',
    isWeaker: (asked, policy) => compareEachMember<number>(isLargerOrUnset)({ ...asked }, { ...policy }),
    says: describeMeanLimits,
  },
  growth: {
    schema: createMapSchema({
      latency: v.optional(growthRule),
      tokens: v.optional(growthRule),
      cost: v.optional(growthRule),
    }),
    default: {
      latency: { mode: 'warn', atLeast: 0.2 },
      tokens: { mode: 'warn', atLeast: 0.2 },
      cost: { mode: 'warn', atLeast: 0.2 },
    },
    shownDefault: '`mode: warn`, `at-least: 20%` each',
    description:
      '`latency`, `tokens`, `cost`: `mode` is `off`, `warn` or `fail`; `at-least` is the smallest increase that counts. Requires 5 base runs; with fewer, growth is not checked. With `warn`, the latency of unit tests is left out; with `fail`, figures that the base lacks make the verdict `inconclusive`.',
    isWeaker: (asked, policy) =>
      (['latency', 'tokens', 'cost'] as const).some(
        (name) =>
          inMode(asked[name].mode, policy[name].mode) ||
          isLargerOrUnset(asked[name].atLeast, policy[name].atLeast),
      ),
    says: (value) =>
      Object.entries(value).flatMap(([name, { mode, atLeast }]) =>
        mode === 'fail' ? [`fails when ${name} grows by ${formatSetting(atLeast)} or more`] : [],
      ),
  },
  budget: {
    schema: createMapSchema({
      mode: v.optional(createChoiceSchema(['warn', 'fail'])),
      'cost-usd': v.optional(positive),
      tokens: v.optional(positive),
    }),
    default: { mode: 'warn' },
    shownDefault: '`mode: warn`',
    description:
      "What one whole run may use: `cost-usd`, `tokens`. `mode: fail` fails the verdict when a run used more, and makes it `inconclusive` when the reports don't have the figures of every call.",
    isWeaker: (asked, policy) =>
      inMode(asked.mode, policy.mode) ||
      isLargerOrUnset(asked.costUsd, policy.costUsd) ||
      isLargerOrUnset(asked.tokens, policy.tokens),
    says: (value) =>
      (['costUsd', 'tokens'] as const).flatMap((metric) => {
        const limit = value[metric]
        if (limit === undefined) return []
        const effect = value.mode === 'fail' ? 'fails' : 'warns'
        return [`${effect} when a whole run uses more than ${formatMetricLimit(metric, limit)}`]
      }),
  },
  drift: {
    schema: createMapSchema({
      mode: v.optional(createChoiceSchema(growthModes)),
      since: v.optional(day),
      anchor: v.optional(
        v.union([v.literal(latestRelease), day], `must be a day like 2030-12-31, or ${latestRelease}`),
      ),
    }),
    default: { mode: 'warn' },
    shownDefault: '`mode: warn`',
    description:
      'What happens on runs of the base branch when it has [slowly lost pass rate](statistics.md#slow-drift): `off`, `warn` or `fail`. `since: 2030-01-31` accepts the level of that day (UTC): earlier runs are not compared with. `anchor: latest-release` also compares with the runs up to the day of the latest release on GitHub, `anchor: 2030-01-31` with those up to that day.',
    isWeaker: (asked, policy) =>
      inMode(asked.mode, policy.mode) || asked.since !== policy.since || asked.anchor !== policy.anchor,
    says: ({ mode }) => {
      if (mode !== 'fail') return []
      return ['fails when the base branch has slowly lost pass rate']
    },
  },
  slices: {
    schema: sliceRules,
    default: [],
    shownDefault: 'none',
    description:
      'Floors of parts of the suite, by tags and metadata such as `category: billing`: [below](#floors-of-slices).',
    join: (below, above) => [...below, ...above],
    isWeaker: isDifferent,
    says: describeSliceRules,
  },
  cases: {
    schema: caseRules,
    default: [],
    shownDefault: 'none',
    description: 'Rules for cases, [below](#rules-for-cases).',
    join: (below, above) => [...below, ...above],
    isWeaker: isDifferent,
    says: describeCaseRules,
  },
  affected: {
    schema: affectedRules,
    default: [],
    shownDefault: 'none',
    description:
      'Which cases of a pull request are due, by the files that it changes: [below](#what-a-change-touches).',
    join: (below, above) => [...below, ...above],
    isWeaker: isDifferent,
    says: describeNothing,
  },
}
