import type { Baseline } from '../../model/comparison/baseline.ts'
import type { BaseChange, CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison, MeasuredBefore, SuiteTest } from '../../model/comparison.ts'
import { compareText } from '../../model/data.ts'
import type { QuietCases } from '../../model/quiet/quiet-cases.ts'
import type { MetricName } from '../../model/run/metric.ts'
import { judged, type Run } from '../../model/run/run.ts'
import { amountUnshown } from '../../model/run/unexplained.ts'
import { type GrowthSettings, type Policy, warnLevel } from '../policy/policy.ts'
import { partOfAlpha } from '../statistics/combine.ts'
import { levelsOf } from '../statistics/level.ts'
import { stable } from '../statistics/stable.ts'
import { type BaseWork, ownWork } from './base-work.ts'
import { compareArms } from './compare-arms.ts'
import { compareSlices, type SlicedCase } from './compare-slices.ts'
import { isOtherHour } from './hours.ts'
import { type Joined, joinSides, withoutRepaired } from './join-sides.ts'
import { judgeSuite } from './judge-suite.ts'
import { compareLost } from './lost.ts'
import { growthRule, markCostlier, slowerOfQuiet, suiteMetric } from './metrics.ts'
import { nameCases } from './name-cases.ts'
import { latencyOfQuiet, type QuietLatency } from './quiet-latency.ts'
import { missingScorers, testedScorers } from './scorers.ts'
import { suiteScores } from './scores.ts'
import { hasSlices } from './slices-of.ts'
import { areFlaky, countFlakes, surelyFlakes, unsettledTests } from './unsettled-tests.ts'

export interface CompareOptions {
  /** Unix epoch ms, for the end of quarantines. */
  readonly today: number
  /**
   * Share of true drops that may be called ruled out; by default 0.05, less where the data is looked at
   * repeatedly.
   */
  readonly ruledOutLevel?: number
  /**
   * What selected the cases, if only a part was meant to run: cases of the base that did not run are then
   * left out.
   */
  readonly selection?: string
  /** Keys of cases that count in no test; they are still compared. */
  readonly without?: ReadonlySet<string>
  /** Both sides ran side by side. */
  readonly sameTime?: boolean
  readonly work?: BaseWork
  /** What is known of earlier measurements of the pull request. */
  readonly before?: MeasuredBefore
}

/** Compares the head with exactly these base runs; {@link compareRuns} selects them. */
export function compareSides(
  head: Run,
  before: Baseline | null,
  policy: Policy,
  { today, selection, without, ruledOutLevel, sameTime, before: measured, work = ownWork }: CompareOptions,
): { readonly comparison: Comparison; readonly restsOnNewest: boolean } {
  const {
    cases: paired,
    quiet,
    since,
    shared,
  } = joinSides(head, before, policy, { today, without, pool: work.pool })
  const baseRuns = before?.runs.length ?? 0
  const chosen = selection === undefined ? paired : paired.filter(hasRun)
  const flakes = countFlakes(chosen, baseRuns, quiet)
  const tests = areFlaky(flakes, baseRuns)
  const joined = chosen.map((of) => withoutRepaired(of, { shared, hasFlakes: flakes >= surelyFlakes }))
  const compared = joined.filter(({ counts, stratum }) => counts && stratum)
  const scorers = testedScorers(compared.map(({ head, base }) => ({ head, base: base?.tally })))
  const levels = levelsOf({ ...policy, alpha: policy.alpha * partOfAlpha(measured) }, scorers)
  const judgement = judgeSuite(compared, policy, {
    baseRuns,
    quiet,
    tests,
    level: levels.rates,
    ruledOutLevel,
    unshown: shareUnshown(head, before, compared),
    before: measured,
    otherHour: isOtherHour(head.info, before?.runs.map(({ info }) => info) ?? []),
    forecast: work.forecast,
  })
  const { suite, chances, proven, worth } = judgement
  const unsettled = tests ? unsettledTests(joined, proven, baseRuns, quiet) : new Set<Joined>()
  const named = nameCases(joined, {
    before,
    policy,
    proven,
    chances: judgement.cases,
    unsettled,
    flakes,
  })
  const runs = [head, ...(before?.runs ?? [])]
  const noisy = markCostlier(named, runs, policy, quiet)
  const latency = quiet === undefined || before === null ? undefined : latencyOfQuiet(quiet)
  const { cases, quiet: rest } = withSlower(noisy, quiet, latency, policy)
  let weights: ReadonlyMap<string, number> | undefined
  // Made when a score needs it: most runs have none, and hundreds of thousands of cases.
  const weightOf = ({ key }: CaseComparison) => {
    weights ??= new Map(joined.map((of) => [of.key, of.rule.weight]))
    return weights.get(key) ?? 1
  }
  const counted = new Set(compared.map(({ key }) => key))
  const common = noisy.filter(({ key }) => counted.has(key))
  const scores = suiteScores(common, weightOf, {
    level: levels.score,
    minDrop: policy.minDrop.score,
    runs: before?.runs ?? [],
    sameTime,
  })
  const growthOf = (metric: MetricName) => {
    if (before === null) return undefined
    const rule = growthRule(policy, metric)
    const level = rule.mode === 'fail' ? levels.growth : warnLevel
    return suiteMetric(common, runs, { metric, rule, level }, latency)
  }
  const comparison: Comparison = {
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
    latencyMs: growthOf('latencyMs'),
    tokens: growthOf('tokens'),
    costUsd: growthOf('costUsd'),
    scores,
    chances,
    before: measured,
    levels,
    changedOnBase: since === undefined ? undefined : whenOf(before, since - 1),
    likeness:
      worth !== undefined && (worth.correlation > 0 || worth.runs < baseRuns)
        ? { correlation: stable(worth.correlation), runs: stable(worth.runs) }
        : undefined,
    unsettled: unsettled.size === 0 ? undefined : { flakes },
    lost: compareLost(head, before),
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
  const restsOnNewest = since === 1 || joined.some(({ base, counts }) => counts && base?.changedAt === 0)
  return { comparison, restsOnNewest }
}

/**
 * Share of the iterations, 0..1, that the reports count and do not show, beyond those of the base. They may
 * all have failed.
 */
function shareUnshown({ info }: Run, before: Baseline | null, compared: readonly Joined[]): number {
  const beyondBase = (['failures', 'cases'] as const).map(
    (what) =>
      amountUnshown(info, what) -
      Math.min(...(before?.runs ?? []).map((run) => amountUnshown(run.info, what))),
  )
  const unshown = Math.max(0, ...beyondBase)
  const shown = compared.reduce((sum, { stratum }) => sum + (stratum?.headCount ?? 0), 0)
  return unshown === 0 ? 0 : unshown / (unshown + shown)
}

/** Moves the quiet cases that got slower to the cases that are listed one by one. */
function withSlower(
  cases: readonly CaseComparison[],
  quiet: QuietCases | undefined,
  latency: QuietLatency | undefined,
  policy: GrowthSettings,
) {
  if (quiet === undefined || latency === undefined) return { cases, quiet }
  const slower = slowerOfQuiet(quiet, latency, cases.length, policy)
  if (slower.size === 0) return { cases, quiet }
  const told = [...slower].map((number) => ({ ...quiet.comparison(number).spellOut(), slower: true }))
  return {
    cases: [...cases, ...told].sort((a, b) => compareText(a.key, b.key)),
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

/** Whether the head ran the case; a case that neither side judged counts as run. */
function hasRun({ head, base }: Joined): boolean {
  if (base === undefined || judged(base.tally) === 0) return head !== undefined
  return head !== undefined && (judged(head) > 0 || head.lost > 0)
}
