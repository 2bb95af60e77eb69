import type { CaseRule, GrowthRule, Limits, Policy, SliceRule } from '../../gate/policy/policy.ts'
import { readRate } from './rate.ts'
import type { WrittenCaseRule, WrittenSettings, WrittenSliceRule } from './schema.ts'

/** What one layer of the configuration says; what it leaves out comes from the layer below. */
export interface PolicySettings
  extends Settings<
    Omit<Policy, 'minDrop' | 'growth' | 'drift' | 'budget' | 'minScores' | 'limits' | 'cases' | 'slices'>
  > {
  readonly minDrop?: Settings<Policy['minDrop']>
  readonly growth?: { readonly [Name in keyof Policy['growth']]?: Settings<GrowthRule> }
  readonly drift?: Settings<Policy['drift']>
  readonly budget?: Settings<Policy['budget']>
  readonly minScores?: Readonly<Record<string, number>>
  readonly limits?: Limits
  readonly cases?: readonly CaseRule[]
  readonly slices?: readonly SliceRule[]
}

type Settings<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined }

/** Adds the property only where there is a value. */
function given<Name extends string, Value, Read>(
  name: Name,
  value: Value | undefined,
  read: (value: Value) => Read,
): { [Key in Name]?: Read } {
  return value === undefined ? {} : ({ [name]: read(value) } as { [Key in Name]: Read })
}

const same = <Value>(value: Value) => value

/** Names and units of the file to those of the gate. */
export function readSettings(written: WrittenSettings): PolicySettings {
  return {
    ...given('lock', written.lock, same),
    ...given('failOn', written['fail-on'], same),
    ...given('onInconclusive', written['on-inconclusive'], same),
    ...given('onNotMeasured', written['on-not-measured'], same),
    ...given('onMissingBaseline', written['on-missing-baseline'], same),
    ...given('compare', written.compare, same),
    ...given('newTests', written['new-failing-tests'], same),
    ...given('accept', written.accept, same),
    ...given('kind', written.kind, same),
    ...given('minPassRate', written['min-pass-rate'], readRate),
    ...given('minScores', written['min-score'], readMinScores),
    ...given('lowerIsBetter', written['lower-is-better'], readPatterns),
    ...given('allowEmpty', written['allow-empty'], same),
    ...given('alpha', written.alpha, same),
    ...given('delta', written.delta, readRate),
    ...given('minDrop', written['min-drop'], (drop) => ({
      ...given('suite', drop.suite, readRate),
      ...given('score', drop.score, readRate),
    })),
    ...given('limits', written.limits, readLimits),
    ...given('growth', written.growth, (growth) => ({
      ...given('latency', growth.latency, readGrowthRule),
      ...given('tokens', growth.tokens, readGrowthRule),
      ...given('cost', growth.cost, readGrowthRule),
    })),
    ...given('budget', written.budget, (budget) => ({
      ...given('mode', budget.mode, same),
      ...given('costUsd', budget['cost-usd'], same),
      ...given('tokens', budget.tokens, same),
    })),
    ...given('drift', written.drift, (drift) => ({
      ...given('mode', drift.mode, same),
      ...given('since', drift.since, same),
      ...given('anchor', drift.anchor, same),
    })),
    ...given('cases', written.cases, (rules) => rules.map(readCaseRule)),
    ...given('slices', written.slices, (rules) => rules.map(readSliceRule)),
  }
}

function readMinScores(written: number | Record<string, number>): Record<string, number> {
  return typeof written === 'number' ? { '*': written } : written
}

function readLimits(written: NonNullable<WrittenSettings['limits']>): Limits {
  return {
    ...given('latencyMs', written['latency-ms'], same),
    ...given('tokens', written.tokens, same),
    ...given('costUsd', written['cost-usd'], same),
  }
}

function readGrowthRule(written: NonNullable<NonNullable<WrittenSettings['growth']>['cost']>) {
  return {
    ...given('mode', written.mode, same),
    ...given('atLeast', written['at-least'], readRate),
  }
}

function readCaseRule(written: WrittenCaseRule): CaseRule {
  return {
    match: readPatterns(written.match),
    ...given('minPassRate', written['min-pass-rate'], readRate),
    ...given('minScores', written['min-score'], readMinScores),
    ...given('quarantine', written.quarantine, ({ reason, until }) => ({
      reason,
      ...given('until', until, same),
    })),
    ...given('ignore', written.ignore, same),
    ...given('weight', written.weight, same),
    ...given('limits', written.limits, readLimits),
    ...given('kind', written.kind, same),
  }
}

function readSliceRule(written: WrittenSliceRule): SliceRule {
  return {
    match: readPatterns(written.match),
    ...given('minPassRate', written['min-pass-rate'], readRate),
    ...given('minScores', written['min-score'], readMinScores),
  }
}

export function readPatterns(match: string | string[]): readonly string[] {
  return typeof match === 'string' ? [match] : match
}

/** One layer over another. Maps are joined entry by entry, rules for cases are added at the end. */
export function layer(below: Policy, above: PolicySettings): Policy {
  const { minScores, minDrop, limits, growth, drift, budget, cases = [], slices = [], ...rest } = above
  return {
    ...overlay(below, rest),
    minScores: overlay(below.minScores, minScores),
    minDrop: overlay(below.minDrop, minDrop),
    limits: overlay(below.limits, limits),
    growth: {
      latency: overlay(below.growth.latency, growth?.latency),
      tokens: overlay(below.growth.tokens, growth?.tokens),
      cost: overlay(below.growth.cost, growth?.cost),
    },
    drift: overlay(below.drift, drift),
    budget: overlay(below.budget, budget),
    cases: [...below.cases, ...cases],
    slices: [...below.slices, ...slices],
  }
}

/** What is undefined above lets the value below through. */
function overlay<Values extends object>(below: Values, above: Settings<Values> = {}): Values {
  const given = Object.entries(above).filter(([, value]) => value !== undefined)
  return { ...below, ...Object.fromEntries(given) }
}
