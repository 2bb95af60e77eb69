import * as v from 'valibot'
import { type AffectedRule, type CaseRule, type Limits, type SliceRule, suiteKinds } from '#verdict'
import { compact } from '../../model/data.ts'
import { formatNumber, formatPlural, formatSetting, quoteName } from '../../model/format.ts'
import { formatMetricLimit, metricNames, metricWords } from '../../model/run/metric.ts'
import {
  createChoiceSchema,
  createIntegerSchema,
  createMapSchema,
  createTextsSchema,
  day,
  flag,
  limitsSchema,
  match,
  maxPatterns,
  maxRules,
  minScores,
  share,
  shortText,
} from '../settings/written.ts'

const quarantine = v.pipe(
  v.strictObject({ reason: shortText, owner: shortText, until: day }),
  v.description(
    'A flaky case: shown, but not in the verdict, through the end of the day `until` (UTC), unless it is broken or clean before.',
  ),
)

const caseRule = v.pipe(
  createMapSchema({
    match,
    'min-pass-rate': v.optional(share),
    'min-score': v.optional(minScores),
    quarantine: v.optional(quarantine),
    gate: v.optional(v.pipe(flag, v.description('`false`: tracked, but not in the verdict.'))),
    weight: v.optional(createIntegerSchema(0, 10)),
    limits: v.optional(limitsSchema),
    kind: v.optional(createChoiceSchema(suiteKinds)),
  }),
  v.transform(
    ({ minScore, gate, ...rule }): CaseRule => ({
      ...rule,
      ...(minScore && { minScores: minScore }),
      ...(gate !== undefined && { ignore: !gate }),
    }),
  ),
)

const sliceRule = v.pipe(
  createMapSchema({ match, 'min-pass-rate': v.optional(share), 'min-score': v.optional(minScores) }),
  v.check(
    (rule) => rule.minPassRate !== undefined || rule.minScore !== undefined,
    'has no floor: add `min-pass-rate` or `min-score`',
  ),
  v.transform(({ minScore, ...rule }): SliceRule => ({ ...rule, ...(minScore && { minScores: minScore }) })),
)

export const caseRules = v.pipe(
  v.array(caseRule, 'must be a list of rules'),
  v.maxLength(maxRules, `has more than ${maxRules} rules`),
)

export const sliceRules = v.pipe(
  v.array(
    sliceRule,
    'must be a list of rules, such as `[{ match: "category: billing", min-pass-rate: 90% }]`',
  ),
  v.maxLength(maxPatterns, `has more than ${maxPatterns} rules`),
)

const affectedRule = v.pipe(
  createMapSchema({
    paths: match,
    cases: v.optional(createTextsSchema(0)),
    tools: v.optional(createTextsSchema(0)),
  }),
  v.transform(
    ({ paths, tools = [], cases = tools.length > 0 ? [] : ['*'] }): AffectedRule => ({ paths, cases, tools }),
  ),
)

export const affectedRules = v.pipe(
  v.array(affectedRule, 'must be a list of entries'),
  v.maxLength(maxRules, `has more than ${maxRules} entries`),
)

const mostShown = 10

/** Floors of scores, a sentence each. */
function describeScoreFloors(scores: Readonly<Record<string, number>> = {}): string[] {
  return Object.entries(scores).map(
    ([scorer, least]) =>
      `score ${scorer === '*' ? '' : `${quoteName(scorer)} `}of at least ${formatNumber(least, 10)}`,
  )
}

function describeFloors({ minPassRate, minScores: scores }: Omit<SliceRule, 'match'>): string[] {
  return compact([
    minPassRate !== undefined && `at least ${formatSetting(minPassRate)} must pass`,
    ...describeScoreFloors(scores),
  ])
}

export function describeSliceRules(rules: readonly SliceRule[]): string[] {
  return rules
    .slice(0, mostShown)
    .map((rule) => `slice ${rule.match.join(', ')}: ${describeFloors(rule).join('; ')}`)
}

export function describeMeanLimits(meanLimits: Limits): string[] {
  return metricNames.flatMap((name) => {
    const limit = meanLimits[name]
    if (limit === undefined) return []
    return [`mean ${metricWords[name]} must not exceed ${formatMetricLimit(name, limit)}`]
  })
}

export function describeCaseRules(rules: readonly CaseRule[]): string[] {
  const hiddenCount = rules.length - mostShown
  return compact([
    ...rules.slice(0, mostShown).map(describeCaseRule),
    hiddenCount > 0 && formatPlural(hiddenCount, 'more case rule'),
  ])
}

function describeCaseRule(rule: CaseRule): string {
  const { quarantine: held } = rule
  const clauses = compact([
    rule.ignore === true && 'tracked, not gated',
    held && `quarantined until ${held.until} (${held.reason}; ${held.owner})`,
    rule.kind !== undefined && rule.kind !== 'auto' && `judged as ${rule.kind}`,
    ...describeFloors(rule),
    rule.weight !== undefined && `weight ${rule.weight}`,
    ...describeMeanLimits(rule.limits ?? {}),
  ])
  return `${rule.match.join(', ')}: ${clauses.join('; ') || 'no special rule'}`
}
