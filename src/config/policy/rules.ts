import * as v from 'valibot'
import { type CaseRule, type Limits, type SliceRule, suiteKinds } from '../../gate/policy/policy.ts'
import { formatNumber, formatSetting, plural, quoteName } from '../../model/format.ts'
import { formatMetricLimit, metricNames, metricWords } from '../../model/run/metric.ts'
import {
  choice,
  day,
  flag,
  limits,
  map,
  match,
  maxPatterns,
  maxRules,
  minScores,
  share,
  text,
  wholeNumber,
} from '../settings/written.ts'

const quarantine = v.pipe(
  v.strictObject({ reason: text, owner: text, until: day }),
  v.description(
    'A flaky case: shown, but not in the verdict, through the end of the day `until` (UTC), unless it is broken or clean before.',
  ),
)

const caseRule = v.pipe(
  map({
    match,
    'min-pass-rate': v.optional(share),
    'min-score': v.optional(minScores),
    quarantine: v.optional(quarantine),
    gate: v.optional(v.pipe(flag, v.description('`false`: tracked, but not in the verdict.'))),
    weight: v.optional(wholeNumber(0, 10)),
    limits: v.optional(limits),
    kind: v.optional(choice(suiteKinds)),
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
  map({ match, 'min-pass-rate': v.optional(share), 'min-score': v.optional(minScores) }),
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
  v.array(sliceRule, 'must be a list of rules'),
  v.maxLength(maxPatterns, `has more than ${maxPatterns} rules`),
)

const mostShown = 10

/** Floors of scores, a sentence each. */
function describeScores(scores: Readonly<Record<string, number>> = {}): string[] {
  return Object.entries(scores).map(
    ([scorer, least]) =>
      `score ${scorer === '*' ? '' : `${quoteName(scorer)} `}of at least ${formatNumber(least, 10)}`,
  )
}

function describeFloors({ minPassRate, minScores: scores }: Omit<SliceRule, 'match'>): string[] {
  const floor = minPassRate === undefined ? [] : [`at least ${formatSetting(minPassRate)} must pass`]
  return [...floor, ...describeScores(scores)]
}

export function describeSlices(rules: readonly SliceRule[]): string[] {
  return rules
    .slice(0, mostShown)
    .map((rule) => `slice ${rule.match.join(', ')}: ${describeFloors(rule).join('; ')}`)
}

export function describeLimits(of: Limits): string[] {
  return metricNames.flatMap((name) => {
    const limit = of[name]
    return limit === undefined
      ? []
      : [`mean ${metricWords[name]} must not exceed ${formatMetricLimit(name, limit)}`]
  })
}

export function describeCases(rules: readonly CaseRule[]): string[] {
  const more = rules.length - mostShown
  return [
    ...rules.slice(0, mostShown).map(describeRule),
    ...(more > 0 ? [plural(more, 'more case rule')] : []),
  ]
}

function describeRule(rule: CaseRule): string {
  const { quarantine: held } = rule
  const said = [
    ...(rule.ignore === true ? ['tracked, not gated'] : []),
    ...(held === undefined ? [] : [`quarantined until ${held.until} (${held.reason}; ${held.owner})`]),
    ...(rule.kind === undefined || rule.kind === 'auto' ? [] : [`judged as ${rule.kind}`]),
    ...describeFloors(rule),
    ...(rule.weight === undefined ? [] : [`weight ${rule.weight}`]),
    ...describeLimits(rule.limits ?? {}),
  ]
  return `${rule.match.join(', ')}: ${said.length === 0 ? 'no special rule' : said.join('; ')}`
}
