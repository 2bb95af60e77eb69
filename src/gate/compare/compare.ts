import type { Baseline } from '../../model/comparison/baseline.ts'
import type { BaseChange, CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison, SuiteTest } from '../../model/comparison.ts'
import type { QuietCases } from '../../model/quiet/quiet-cases.ts'
import { judged, otherTallies, type Run } from '../../model/run/run.ts'
import { CaseTable } from '../../model/run/table/case-table.ts'
import { type Policy, warnLevel } from '../policy/policy.ts'
import { canProveCase, levelsOf } from '../statistics/levels.ts'
import { stable } from '../statistics/stable.ts'
import { compareArms } from './compare-arms.ts'
import { compareSlices, type SlicedCase } from './compare-slices.ts'
import { type Joined, joinSides } from './join-sides.ts'
import { likenessOfIterations } from './likeness.ts'
import { lostShares } from './lost.ts'
import { growthRule, markCostlier, slowerOfQuiet, suiteMetric } from './metrics.ts'
import { missingScorers } from './missing-scorers.ts'
import { nameCases } from './name-cases.ts'
import { latencyOfQuiet, type QuietLatency } from './quiet-latency.ts'
import { quietStrata } from './quiet-strata.ts'
import { suiteScores, testedScorers } from './scores.ts'
import { hasSlices } from './slices-of.ts'
import { spreadOfSuite } from './suite-spread.ts'
import { familyOf, provenCases, testFamily, testSuite } from './test-cases.ts'
import { findUnsettledTests } from './unsettled-tests.ts'

export interface CompareOptions {
  /** Unix epoch ms, for the end of quarantines. */
  readonly today: number
  /**
   * Suspect cases can be rerun before the verdict (see `applyConfirmation`). Set it whenever a confirmation is
   * configured, whether or not it runs: the level of single cases is then reserved for it.
   */
  readonly confirms?: boolean
  /** Share of true drops that may be called ruled out; by default 0.05, less where the data is looked at repeatedly. */
  readonly ruledOutLevel?: number
  /**
   * What selected the cases, if only a part was meant to run: cases of the base that did not run are then left out.
   */
  readonly selection?: string
  /** Keys of cases that count in no test; they are still compared. */
  readonly without?: ReadonlySet<string>
}

/**
 * Joins the head with the baseline case by case, runs every test and classifies each case. Pure: the same input
 * gives the same result, regardless of the order of the cases.
 *
 * @param baseline runs pooled into one, the newest first; `null` or no runs: nothing to compare with
 */
export function compareRuns(
  head: Run,
  baseline: Baseline | null,
  policy: Policy,
  { today, confirms = false, selection, without, ruledOutLevel }: CompareOptions,
): Comparison {
  const before = withoutEmptyRuns(baseline)
  const { cases: paired, quiet, history, since } = joinSides(head, before, policy, today, without)
  const spread = spreadOfSuite(history, before?.runs.length ?? 0, since)
  const likeness = likenessOfIterations(history)
  const joined = selection === undefined ? paired : paired.filter(hasRun)
  const family = familyOf(joined)
  const compared = joined.filter(({ counts, stratum }) => counts && stratum)
  const scorers = testedScorers(compared.map(({ head, base }) => ({ head, base: base?.tally })))
  const levels = levelsOf(policy, {
    suite: compared.some(({ judgedAs, rule }) => judgedAs === 'eval' && rule.weight > 0),
    cases: canProveCase(
      family.flatMap(({ stratum }) => stratum ?? []),
      policy,
    ),
    scorers,
    confirms,
  })
  const suite = testSuite(compared, policy, {
    level: levels.suite,
    spread,
    ruledOutLevel,
    quiet: quiet && quietStrata(quiet),
  })
  const tested = testFamily(family, policy, levels.cases, likeness)
  const unsettled = findUnsettledTests(joined, before?.runs.length ?? 0, quiet)
  const proven = provenCases(tested, suite, policy, levels)
  const named = nameCases(joined, {
    before,
    policy,
    today,
    proven,
    tests: tested.tests,
    unsettled: unsettled.cases,
  })
  const noisy = before === null ? named : markCostlier(named, head, before, policy, quiet)
  const latency = quiet === undefined || before === null ? undefined : latencyOfQuiet(quiet)
  const { cases, quiet: rest } = withSlower(noisy, quiet, latency, { before, policy })
  let weights: ReadonlyMap<string, number> | undefined
  // Made when a score needs it: most runs have none, and hundreds of thousands of cases.
  const weightOf = ({ key }: CaseComparison) => {
    weights ??= new Map(joined.map((of) => [of.key, of.rule.weight]))
    return weights.get(key) ?? 1
  }
  const counted = new Set(compared.map(({ key }) => key))
  const common = noisy.filter(({ key }) => counted.has(key))
  const seed = [head, ...(before?.runs ?? [])].map(({ info }) => info.id).join('\u001f')
  const scores = suiteScores(common, weightOf, {
    seed,
    level: levels.score,
    minDrop: policy.minDrop.score,
    runs: before?.runs ?? [],
  })
  const metrics = (['latencyMs', 'tokens', 'costUsd'] as const).flatMap((metric) => {
    if (before === null) return []
    const rule = growthRule(policy, metric)
    const level = rule.mode === 'fail' ? levels.growth : warnLevel
    const change = suiteMetric(common, head, before, metric, { rule, level, quiet: latency })
    return change === undefined ? [] : [[metric, change] as const]
  })
  return {
    head: head.info,
    baseline: before && {
      source: before.source,
      description: before.description,
      runs: before.runs.map(({ info }) => info),
      fallback: before.fallback,
    },
    cases,
    quiet: rest,
    suite,
    ...Object.fromEntries(metrics),
    scores,
    brokenCases: { cases: tested.broken.size, pValue: stable(tested.pValue) },
    levels,
    changedOnBase: since === undefined ? undefined : whenOf(before, since - 1),
    likeness:
      likeness.correlation > 0
        ? { correlation: stable(likeness.correlation), identical: likeness.identical }
        : undefined,
    unsettled:
      unsettled.cases.size === 0
        ? undefined
        : { flakes: unsettled.flakes, expected: stable(unsettled.expected) },
    lost: lostShares(head, before),
    arms:
      policy.compare === undefined
        ? undefined
        : compareArms(
            joined.flatMap(({ counts, head: tally }) =>
              counts && tally !== undefined && tally.scope !== 'suite' ? tally : [],
            ),
            policy.compare,
          ),
    slices: hasSlices(cases)
      ? compareSlices(slicedCases(cases, joined, suite), {
          cases: quiet?.length ?? 0,
          weight: suite?.of === 'tests' ? (quiet?.length ?? 0) : 0,
        })
      : undefined,
    missingScorers: missingScorers(head, before?.runs[0], counted),
    notRun:
      selection === undefined ? undefined : { cases: paired.length - joined.length, because: selection },
  }
}

/** Without runs that judged nothing (an outage, everything skipped), if there are others; `null` without runs. */
function withoutEmptyRuns(baseline: Baseline | null): Baseline | null {
  if (baseline === null || baseline.runs.length === 0) return null
  const runs = baseline.runs.filter(hasJudged)
  return runs.length === 0 || runs.length === baseline.runs.length ? baseline : { ...baseline, runs }
}

function hasJudged(run: Run): boolean {
  if (run.cases instanceof CaseTable && run.cases.passes > 0) return true
  for (const tally of otherTallies(run)) if (judged(tally) > 0) return true
  return false
}

/** The quiet cases but those that got slower, which are to be told like the others. */
function withSlower(
  cases: readonly CaseComparison[],
  quiet: QuietCases | undefined,
  latency: QuietLatency | undefined,
  { before, policy }: { readonly before: Baseline | null; readonly policy: Policy },
): Pick<Comparison, 'cases' | 'quiet'> {
  if (quiet === undefined || latency === undefined || before === null) return { cases, quiet }
  const slower = slowerOfQuiet(quiet, latency, cases.length, before, policy)
  if (slower.size === 0) return { cases, quiet }
  const told = [...slower].map((number) => ({ ...quiet.comparison(number).spellOut(), slower: true }))
  return {
    cases: [...cases, ...told].sort((a, b) => (a.key < b.key ? -1 : 1)),
    quiet: quiet.filter((number) => !slower.has(number)),
  }
}

function whenOf(before: Baseline | null, run: number): BaseChange | undefined {
  const info = before?.runs[run]?.info
  return info && { commit: info.commit, createdAt: info.createdAt }
}

/** The cases that count, in the order of the keys, with what the tests compared. */
function slicedCases(
  cases: readonly CaseComparison[],
  joined: readonly Joined[],
  suite: SuiteTest | null,
): SlicedCase[] {
  const byKey = new Map(joined.map((of) => [of.key, of]))
  return cases.flatMap((of) => {
    const { counts, stratum, judgedAs } = byKey.get(of.key) ?? {}
    if (counts !== true || of.head?.scope === 'suite' || of.base?.scope === 'suite') return []
    return [{ of, stratum, isInSuiteTest: (suite?.of === 'tests') === (judgedAs === 'test') }]
  })
}

/** Also true for cases that the base did not judge either. */
function hasRun({ head, base }: Joined): boolean {
  if (base === undefined || judged(base.tally) === 0) return head !== undefined
  return head !== undefined && (judged(head) > 0 || head.lost > 0)
}
