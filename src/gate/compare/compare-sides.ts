import type { Baseline } from '../../model/comparison/baseline.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison, MeasuredBefore, SuiteTest } from '../../model/comparison.ts'
import { addUp, compareText } from '../../model/data.ts'
import type { QuietCases } from '../../model/quiet/quiet-cases.ts'
import type { MetricName } from '../../model/run/metric.ts'
import { countJudged, type Run } from '../../model/run/run.ts'
import { countUnshown } from '../../model/run/unexplained.ts'
import type { JudgedAs } from '../policy/judged-as.ts'
import { type GrowthSettings, type Policy, warnLevel } from '../policy/policy.ts'
import { countMeasurements } from '../statistics/combine.ts'
import { computeTestLevels } from '../statistics/level.ts'
import { roundStably } from '../statistics/stable.ts'
import { createBaseChangeReader } from './base-change.ts'
import { type BaseWork, ownWork } from './base-work.ts'
import { hasAnySlices } from './case-slices.ts'
import { compareArms } from './compare-arms.ts'
import { compareSuiteSlices, type SlicedCase } from './compare-slices.ts'
import { compareHours } from './hours.ts'
import { ignoreRepairedRuns, type Joined, joinBothSides } from './join-sides.ts'
import { compareJudges } from './judges.ts'
import { compareLostIterations } from './lost.ts'
import { compareSuiteMetric, findGrowthRule, findSlowerQuietCases, markCostlierCases } from './metrics.ts'
import { findMissingScorers } from './missing-scores.ts'
import { nameAllChanges } from './name-cases.ts'
import { measureQuietLatency, type QuietLatency } from './quiet-latency.ts'
import { countTestedScorers } from './scorers.ts'
import { testSuiteScores } from './scores.ts'
import { hasTimedOut, measureSlowdown } from './slow-timeouts.ts'
import { testPassRates } from './test-pass-rates.ts'
import { areFlakesUsual, countFlakes, findUnsettledTests, surelyFlakes } from './unsettled-tests.ts'

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
  /** The head is a run of the branch of the baseline, which is asked for its state and not for a change. */
  readonly ofBranch?: boolean
  /** Both sides ran side by side. */
  readonly sameTime?: boolean
  /**
   * The run of the whole suite of which the head measured some cases again. It counts as one more run of the base: the
   * cases were chosen by what they did in it.
   */
  readonly chosenBy?: Run
  readonly work?: BaseWork
  /** The head was measured until it was certain, so what chance explains holds at every stop. */
  readonly stopsEarly?: boolean
  /** How cases are judged, where a look is about a run that was judged before. */
  readonly kinds?: ReadonlyMap<string, JudgedAs>
  /** What is known of earlier measurements of the pull request. */
  readonly before?: MeasuredBefore
  /** Digests of cases that failed in the last push. */
  readonly failedLast?: ReadonlySet<string>
}

/** Compares the head with exactly these base runs; {@link compareRuns} selects them. */
export function compareBothSides(
  head: Run,
  baseline: Baseline | null,
  policy: Policy,
  {
    today,
    selection,
    without,
    ruledOutLevel,
    sameTime,
    chosenBy,
    stopsEarly,
    kinds,
    before: earlier,
    failedLast = new Set(),
    ofBranch,
    work = ownWork,
  }: CompareOptions,
): { readonly comparison: Comparison; readonly isNewestLow: boolean } {
  const {
    cases: paired,
    quiet,
    since,
    isNewestLow,
    shared,
  } = joinBothSides(head, baseline, policy, { today, without, kinds, ofBranch, pool: work.pool })
  const runs = baseline?.runs ?? []
  const baseRuns = runs.length
  const chosen = selection === undefined ? paired : paired.filter(hasCaseRun)
  const flakes = countFlakes(chosen, baseRuns, quiet)
  const areTestsFlaky = areFlakesUsual(flakes, baseRuns)
  const joined = chosen.map((joinedCase) =>
    ignoreRepairedRuns(joinedCase, { shared, hasFlakes: flakes >= surelyFlakes }),
  )
  const compared = joined.filter(({ counts, stratum }) => counts && stratum)
  const scorers = countTestedScorers(compared.map(({ head, base }) => ({ head, base: base?.tally })))
  const levels = computeTestLevels(policy, scorers, countMeasurements(earlier))
  const judgement = testPassRates(compared, policy, {
    baseRuns,
    quiet,
    others: chosenBy === undefined ? [] : joined.filter(isUnasked),
    chosenBy,
    areTestsFlaky,
    level: levels.rates,
    ruledOutLevel,
    unshown: computeUnshownShare(head, runs, compared),
    earlier,
    otherHour:
      compareHours(
        head.info,
        runs.map(({ info }) => info),
      ) !== 'same',
    forecast: work.forecast,
    stopsEarly,
  })
  const { suite, chances, proven, worth } = judgement
  const slowdown = measureSlowdown(joined, baseRuns, quiet)
  const unsettled = new Set(areTestsFlaky ? findUnsettledTests(joined, proven, baseRuns, quiet) : [])
  const timedOut = joined.filter(({ head: tally }) => slowdown !== undefined && hasTimedOut(tally))
  for (const sides of timedOut) unsettled.add(sides)
  const readBaseChange = createBaseChangeReader(baseline)
  const named = nameAllChanges(joined, {
    baseline,
    readBaseChange,
    policy,
    proven,
    chances: judgement.cases,
    unsettled,
    flakes,
    stillDue: new Set(runs[0]?.info.stillDue),
    failedLast,
  })
  const allRuns = [head, ...runs]
  const noisy = markCostlierCases(named, allRuns, policy, quiet)
  const latency = quiet === undefined || baseline === null ? undefined : measureQuietLatency(quiet)
  const { cases, quiet: remainingQuiet } = separateSlowerCases(noisy, quiet, latency, policy)
  let byKey: ReadonlyMap<string, Joined> | undefined
  // Made when a score or a slice needs it: most runs have none, and hundreds of thousands of cases.
  const findJoined = ({ key }: CaseComparison) => {
    byKey ??= new Map(joined.map((joinedCase) => [joinedCase.key, joinedCase]))
    return byKey.get(key)
  }
  const counted = new Set(compared.map(({ key }) => key))
  const common = noisy.filter(({ key }) => counted.has(key))
  const scores = testSuiteScores(common, (compared) => findJoined(compared)?.rule.weight ?? 1, {
    level: levels.score,
    minDrop: policy.minDrop.score,
    runs,
    sameTime,
  })
  const compareGrowth = (metric: MetricName) => {
    if (baseline === null) return undefined
    const rule = findGrowthRule(policy, metric)
    const level = rule.mode === 'fail' ? levels.growth : warnLevel
    return compareSuiteMetric(common, allRuns, { metric, rule, level }, latency)
  }
  const comparison: Comparison = {
    head: head.info,
    baseline: baseline && {
      source: baseline.source,
      description: baseline.description,
      runs: baseline.runs.map(({ info }) => info),
      fallback: baseline.fallback,
      outdatedDays: baseline.outdatedDays,
      measuredNow: baseline.measuredNow?.size,
    },
    cases,
    quiet: remainingQuiet,
    suite,
    latencyMs: compareGrowth('latencyMs'),
    tokens: compareGrowth('tokens'),
    costUsd: compareGrowth('costUsd'),
    scores,
    chances,
    before: earlier,
    levels,
    changedOnBase: since === undefined ? undefined : readBaseChange(since - 1),
    likeness:
      worth !== undefined && (worth.correlation > 0 || worth.runs < baseRuns)
        ? { correlation: roundStably(worth.correlation), runs: roundStably(worth.runs) }
        : undefined,
    unsettled: unsettled.size === 0 ? undefined : { flakes, slowdown: slowdown && roundStably(slowdown) },
    lost: compareLostIterations(head, baseline),
    arms:
      policy.compare === undefined
        ? undefined
        : compareArms(
            joined
              .filter(({ counts }) => counts)
              .flatMap(({ head: tally }) => tally ?? [])
              .filter(({ scope }) => scope !== 'suite'),
            policy.compare,
          ),
    judges: compareJudges(noisy, policy),
    slices: hasAnySlices(cases)
      ? compareSuiteSlices(listSlicedCases(cases, findJoined, suite), {
          cases: quiet?.length ?? 0,
          weight: suite?.of === 'tests' ? (quiet?.length ?? 0) : 0,
        })
      : undefined,
    missingScorers: findMissingScorers(head, runs, counted),
    notRun:
      selection === undefined ? undefined : { cases: paired.length - joined.length, because: selection },
  }
  return { comparison, isNewestLow }
}

/**
 * Share of the iterations, 0..1, that the reports count and do not show, beyond those of the base. They may
 * all have failed.
 */
function computeUnshownShare({ info }: Run, runs: readonly Run[], compared: readonly Joined[]): number {
  const beyondBase = (['failures', 'cases'] as const).map(
    (kind) => countUnshown(info, kind) - Math.min(...runs.map((run) => countUnshown(run.info, kind))),
  )
  const unshown = Math.max(0, ...beyondBase)
  const shown = addUp(compared, ({ stratum }) => stratum?.headCount ?? 0)
  if (unshown === 0) return 0
  return unshown / (unshown + shown)
}

/** Moves the quiet cases that got slower to the cases that are listed one by one. */
function separateSlowerCases(
  cases: readonly CaseComparison[],
  quiet: QuietCases | undefined,
  latency: QuietLatency | undefined,
  policy: GrowthSettings,
) {
  if (quiet === undefined || latency === undefined) return { cases, quiet }
  const slower = findSlowerQuietCases(quiet, latency, cases.length, policy)
  if (slower.size === 0) return { cases, quiet }
  const slowerCases = [...slower].map((number) => ({ ...quiet.comparison(number).spellOut(), slower: true }))
  return {
    cases: [...cases, ...slowerCases].sort((a, b) => compareText(a.key, b.key)),
    quiet: quiet.filter((number) => !slower.has(number)),
  }
}

/** The cases that count, in the order of the keys, with what the tests compared. */
function listSlicedCases(
  cases: readonly CaseComparison[],
  findJoined: (compared: CaseComparison) => Joined | undefined,
  suite: SuiteTest | null,
): SlicedCase[] {
  return cases.flatMap((compared) => {
    const { counts, stratum, judgedAs } = findJoined(compared) ?? {}
    if (counts !== true || compared.head?.scope === 'suite' || compared.base?.scope === 'suite') return []
    return [{ ...compared, stratum, isInSuiteTest: (suite?.of === 'tests') === (judgedAs === 'test') }]
  })
}

/** Whether the head ran the case; a case that neither side judged counts as run. */
function hasCaseRun({ head, base }: Joined): boolean {
  if (countJudged(base?.tally) === 0) return head !== undefined
  return countJudged(head) + (head?.lost ?? 0) > 0
}

/** A case of the base that the head did not measure. */
function isUnasked({ counts, stratum, base }: Joined): boolean {
  return counts && stratum === undefined && countJudged(base?.tally) > 0
}
