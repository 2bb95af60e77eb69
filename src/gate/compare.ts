import type { Baseline, CaseComparison, Comparison, SuiteTest } from '../model/comparison.ts'
import { judged, type Run } from '../model/run.ts'
import { caseRules, type EffectiveRule, quarantineHolds } from './case-rules.ts'
import {
  classifyCleanTest,
  classifyMeasured,
  classifyPopulation,
  hasCleanHistory,
  hasFlakyHistory,
} from './classify.ts'
import { stable } from './format.ts'
import { type CaseSides, type JudgedAs, judgeCasesAs } from './judged-as.ts'
import { lostShares } from './lost.ts'
import { caseMetric, growthRule, markCostlier, suiteMetric } from './metrics.ts'
import { levelsOf, type Policy, warnLevel } from './policy.ts'
import { poolRuns } from './pool.ts'
import { likelyRenames } from './renames.ts'
import { caseScores, suiteScores } from './scores.ts'
import { exactStratifiedTest } from './statistics/exact-stratified.ts'
import { meanChange } from './statistics/intervals.ts'
import { type CaseTest, exactMinP, fisherDrop } from './statistics/min-p.ts'
import { smallestDetectableDrop } from './statistics/power.ts'
import { normalQuantile } from './statistics/quantiles.ts'
import { dropOf, type Stratum } from './statistics/stratum.ts'
import { classifyBrokenSuite } from './suite-entries.ts'

/** A case of either side with all that is known before the tests. */
interface Joined extends CaseSides {
  readonly key: string
  readonly rule: EffectiveRule
  readonly judgedAs: JudgedAs
  /** Neither ignored nor in a quarantine that still holds. */
  readonly counts: boolean
  /** Both sides judged it. */
  readonly stratum?: Stratum
}

/**
 * Joins the head with the baseline case by case, makes every test and names what became of each case. Pure:
 * the same input gives the same result, whatever order the cases came in.
 *
 * @param baseline runs pooled into one, the newest first; `null` or no runs: nothing to compare with
 * @param today Unix epoch ms, for the end of quarantines
 */
export function compareRuns(head: Run, baseline: Baseline | null, policy: Policy, today: number): Comparison {
  const before = baseline === null || baseline.runs.length === 0 ? null : baseline
  const joined = joinSides(head, before, policy, today)
  const tests = testCases(joined, policy)
  const named = nameRenames(joined.flatMap((of) => nameCase(of, tests.get(of), before, policy, today)))
  const cases = before === null ? named : markCostlier(named, head, before, policy)
  const weights = new Map(joined.map(({ key, rule }) => [key, rule.weight]))
  const counted = new Set(joined.flatMap(({ key, counts, stratum }) => (counts && stratum ? key : [])))
  const common = cases.filter(({ key }) => counted.has(key))
  const seed = [head, ...(before?.runs ?? [])].map(({ info }) => info.id).join('\u001f')
  const scores = suiteScores(common, policy, ({ key }) => weights.get(key) ?? 1, seed)
  const levels = levelsOf(policy, scores.filter(({ pValue }) => pValue !== undefined).length)
  const metrics = (['latencyMs', 'tokens', 'costUsd'] as const).flatMap((metric) => {
    if (before === null) return []
    const rule = growthRule(policy, metric)
    const level = rule.mode === 'fail' ? levels.growth : warnLevel
    const change = suiteMetric(common, head, before, metric, { rule, level })
    return change === undefined ? [] : [[metric, change] as const]
  })
  return {
    head: head.info,
    baseline: before && {
      source: before.source,
      description: before.description,
      runs: before.runs.map(({ info }) => info),
    },
    cases,
    suite: testSuite(joined, policy, levels.suite),
    ...Object.fromEntries(metrics),
    scores,
    lost: lostShares(head, before),
  }
}

function joinSides(head: Run, baseline: Baseline | null, policy: Policy, today: number): Joined[] {
  const pooled = baseline === null ? new Map<string, never>() : poolRuns(baseline)
  const keys = [...new Set([...head.cases.keys(), ...pooled.keys()])].sort()
  const sides = keys.flatMap((key) => {
    const [ofHead, ofBase] = [head.cases.get(key), pooled.get(key)]
    const identity = ofHead?.identity ?? ofBase?.tally.identity
    if (identity === undefined) return []
    return [{ key, identity, ...(ofHead && { head: ofHead }), ...(ofBase && { base: ofBase }) }]
  })
  const judgeAs = judgeCasesAs(sides.filter((of) => scopeOf(of) !== 'suite'))
  const ruleOf = caseRules(policy)
  return sides.map((of) => {
    const rule = ruleOf(of.identity)
    const stratum = scopeOf(of) === 'suite' ? undefined : stratumOf(of, rule.weight)
    const inQuarantine = rule.quarantine !== undefined && quarantineHolds(rule.quarantine, today)
    const judgedAs = rule.kind === 'auto' ? judgeAs(of) : rule.kind === 'tests' ? 'test' : 'eval'
    return { ...of, rule, judgedAs, counts: !rule.ignore && !inQuarantine, ...(stratum && { stratum }) }
  })
}

function scopeOf({ head, base }: CaseSides): 'suite' | undefined {
  return head?.scope ?? base?.tally.scope
}

function stratumOf({ head, base }: CaseSides, weight: number): Stratum | undefined {
  if (head === undefined || base === undefined) return undefined
  const [headCount, baseCount] = [judged(head), judged(base.tally)]
  if (headCount === 0 || baseCount === 0) return undefined
  return { headPassed: head.passed, headCount, basePassed: base.tally.passed, baseCount, weight }
}

/** A clean test needs no statistics: one failure decides. */
function decidesByItself({ judgedAs, base }: Joined): boolean {
  return judgedAs === 'test' && base !== undefined && hasCleanHistory(base)
}

/** The family-wise test over evals and over tests that are known to be flaky. */
function testCases(joined: readonly Joined[], policy: Policy): Map<Joined, CaseTest> {
  const family: Joined[] = []
  const strata: Stratum[] = []
  for (const of of joined) {
    if (!of.counts || of.stratum === undefined || decidesByItself(of)) continue
    family.push(of)
    strata.push(of.stratum)
  }
  const tests = exactMinP(strata, policy.minDrop.case)
  return new Map(family.flatMap((of, index) => (tests[index] ? [[of, tests[index]]] : [])))
}

function nameCase(
  of: Joined,
  test: CaseTest | undefined,
  baseline: Baseline | null,
  policy: Policy,
  today: number,
): CaseComparison[] {
  const { key, identity, head, base, rule, stratum } = of
  const change = changeOfCase(of, test, baseline, policy)
  if (change === null) return []
  const { quarantine } = rule
  const holds = quarantine !== undefined && quarantineHolds(quarantine, today)
  const pValue = stratum && (test?.pValue ?? fisherDrop(stratum))
  const scores = caseScores(head, base?.tally)
  const metrics = (['latencyMs', 'tokens', 'costUsd'] as const).flatMap((metric) => {
    const metricChange = stratum && caseMetric(head, base?.tally, metric)
    return metricChange === undefined ? [] : [[metric, metricChange] as const]
  })
  return [
    {
      key,
      identity,
      change,
      ...(head && { head }),
      ...(base && { base: base.tally }),
      ...(pValue !== undefined && { pValue: stable(pValue) }),
      ...(test && { adjustedPValue: stable(test.adjusted) }),
      ...(stratum && { drop: stable(dropOf(stratum)), judgedAs: of.judgedAs }),
      ...(base && hasFlakyHistory(base) && { flakyHistory: true }),
      ...(quarantine && (holds ? { quarantined: quarantine } : { quarantineExpired: quarantine })),
      ...(rule.ignore && { ignored: true as const }),
      ...Object.fromEntries(metrics),
      ...(scores && { scores }),
    },
  ]
}

function changeOfCase(
  of: Joined,
  test: CaseTest | undefined,
  baseline: Baseline | null,
  policy: Policy,
): CaseComparison['change'] | null {
  const { key, head, base, stratum } = of
  const newest = baseline?.runs[0]?.cases.get(key)
  if (scopeOf(of) === 'suite') return classifyBrokenSuite(head, newest, baseline !== null)
  const population = classifyPopulation(head, base, newest !== undefined)
  if (population !== null || head === undefined || base === undefined || stratum === undefined) {
    return population
  }
  if (decidesByItself(of)) {
    const change = classifyCleanTest(head)
    return change === 'regressed' && !of.counts ? 'newly-failing' : change
  }
  const proven = test !== undefined && test.adjusted <= levelsOf(policy, 0).cases
  return classifyMeasured(head, base, { proven, improved: isImproved(stratum, policy) })
}

/** The same single-case test the other way round, for the reader only. */
function isImproved(stratum: Stratum, { minDrop }: Policy): boolean {
  if (-dropOf(stratum) < minDrop.case) return false
  const { basePassed, baseCount, headPassed, headCount } = stratum
  const mirrored = {
    basePassed: headPassed,
    baseCount: headCount,
    headPassed: basePassed,
    headCount: baseCount,
  }
  return fisherDrop(mirrored) <= warnLevel
}

function nameRenames(cases: readonly CaseComparison[]): CaseComparison[] {
  const lone = (change: 'removed' | 'new') => cases.filter((of) => of.change === change && !isSuite(of))
  const removed = lone('removed')
  if (removed.length === 0) return [...cases]
  const renames = likelyRenames(removed, lone('new'))
  return cases.map((of) => {
    const likelyRename = renames.get(of.key)
    return likelyRename === undefined ? of : { ...of, likelyRename }
  })
}

function isSuite({ head, base }: CaseComparison): boolean {
  return (head?.scope ?? base?.scope) === 'suite'
}

/** The test over all cases that statistics judge; without any, the figures of the classic tests. */
function testSuite(joined: readonly Joined[], policy: Policy, level: number): SuiteTest | null {
  const measured = joined.filter(({ counts, stratum, rule }) => counts && stratum && rule.weight > 0)
  const evals = measured.filter(({ judgedAs }) => judgedAs === 'eval')
  const strata = (evals.length > 0 ? evals : measured).flatMap(({ stratum }) => stratum ?? [])
  if (strata.length === 0) return null
  const { mean, standardError } = meanChange(strata)
  const detectable = smallestDetectableDrop(strata, standardError, level, policy.minDrop.suite)
  const lowerBound = standardError === null ? null : mean - normalQuantile(0.95) * standardError
  return {
    commonCases: strata.length,
    headRate: stable(weightedRate(strata, 'headPassed', 'headCount')),
    baseRate: stable(weightedRate(strata, 'basePassed', 'baseCount')),
    meanChange: stable(mean),
    lowerBound: lowerBound === null ? null : stable(lowerBound),
    pValue: stable(exactStratifiedTest(strata)),
    smallestDetectableDrop: detectable === null ? null : stable(detectable),
    of: evals.length > 0 ? 'evals' : 'tests',
  }
}

/** Mean over the cases of their pass rates. */
function weightedRate(
  strata: readonly Stratum[],
  passed: 'headPassed' | 'basePassed',
  count: 'headCount' | 'baseCount',
): number {
  let [sum, weights] = [0, 0]
  for (const stratum of strata) {
    const weight = stratum.weight ?? 1
    sum += (weight * stratum[passed]) / stratum[count]
    weights += weight
  }
  return sum / weights
}
