import { hasFailedLast } from '../../model/case-history.ts'
import type { Comparison, MeasuredBefore, SuiteTest } from '../../model/comparison.ts'
import { addUp } from '../../model/data.ts'
import type { QuietCases } from '../../model/quiet/quiet-cases.ts'
import { type Run, readCounts } from '../../model/run/run.ts'
import type { EvidenceSettings } from '../policy/policy.ts'
import { combineChances, countMeasurements } from '../statistics/combine.ts'
import { exactStratifiedTest } from '../statistics/exact-stratified.ts'
import { partOfLevel } from '../statistics/plan.ts'
import { computeDetectableDrop, computeRise, computeRuledOutDrop } from '../statistics/prediction/bounds.ts'
import type { Forecaster } from '../statistics/prediction/forecast.ts'
import type { CaseRuns, Worth } from '../statistics/prediction/history.ts'
import type { HeadJudgement } from '../statistics/prediction/judge-head.ts'
import type { Prediction } from '../statistics/prediction/predict.ts'
import { runsForSpread } from '../statistics/run-spread.ts'
import { roundStably } from '../statistics/stable.ts'
import {
  computeDrop,
  computeMeanChange,
  computeWeightedRate,
  countWins,
  isActualDrop,
  type Stratum,
} from '../statistics/stratum.ts'
import { computeEvidenceCuts, isProvenBy, mostEvidence } from './fall.ts'
import { decidesByItself, type Joined } from './join-sides.ts'
import { listQuietStrata } from './quiet-strata.ts'
import { runsForPatterns } from './unsettled-tests.ts'

/** Chances of one case in an unchanged run, 0..1: that this case, and that any case is as bad. */
export interface CaseChance {
  readonly alone: number
  readonly family: number
}

/** What one more run of an unchanged base would be like, and how the head compares with it. */
interface PassRateTests {
  readonly suite: SuiteTest | null
  /** Absent where nothing is left to chance: only tests that never vary. */
  readonly chances?: Comparison['chances']
  /** The chances of every case that is left to chance. */
  readonly cases: ReadonlyMap<Joined, CaseChance>
  /** What makes the head worse than an unchanged run would be, at the level of the policy. */
  readonly proven: ReadonlySet<Joined>
  readonly worth?: Worth
}

/** A case is named from this chance on that it is broken. */
const surelyBroken = 0.9

/**
 * Tests the pass rates of the head, of the suite and of its cases, against what the base predicts for one more run of it.
 *
 * @param areTestsFlaky tests are judged as evals are, since some of them failed and passed again by chance
 * @param otherHour the base was never measured at the head's time of day
 * @param others cases of the suite that the head did not measure
 * @param chosenBy one more run of the base
 * @param unshown share of the iterations, 0..1, of which only a count is known
 * @param level false alarms allowed to all questions together
 * @param stopsEarly the head was measured until it was certain
 */
export function testPassRates(
  compared: readonly Joined[],
  policy: EvidenceSettings,
  {
    baseRuns,
    quiet,
    others,
    chosenBy,
    areTestsFlaky,
    level,
    ruledOutLevel,
    unshown,
    otherHour,
    forecast,
    earlier,
    stopsEarly = false,
  }: {
    readonly baseRuns: number
    readonly quiet?: QuietCases
    readonly others: readonly Joined[]
    readonly chosenBy?: Run
    readonly areTestsFlaky: boolean
    readonly level: number
    readonly ruledOutLevel?: number
    readonly unshown: number
    readonly otherHour: boolean
    readonly forecast: Forecaster
    readonly earlier?: MeasuredBefore
    readonly stopsEarly?: boolean
  },
): PassRateTests {
  const members = compared.filter((joined) => isLeftToChance(joined, areTestsFlaky, baseRuns))
  const evals = compared.filter(({ judgedAs, rule }) => judgedAs === 'eval' && rule.weight > 0)
  const quietTestStrata = quiet === undefined || evals.length > 0 ? [] : listQuietStrata(quiet)
  const measured = evals.length > 0 ? evals : compared.filter(({ rule }) => rule.weight > 0)
  const strata = [...measured.flatMap(({ stratum }) => stratum ?? []), ...quietTestStrata]
  const figures = strata.length === 0 ? null : summariseSuiteRates(strata, evals.length > 0)
  const quietMembers = areTestsFlaky && quiet !== undefined ? listQuietStrata(quiet) : []
  if (members.length + quietMembers.length === 0)
    return { suite: figures, cases: new Map(), proven: new Set() }
  const brokenTests = areTestsFlaky
    ? compared.filter((joined) => joined.judgedAs === 'test' && isBrokenOnBase(joined, baseRuns))
    : []
  const describeHistory = (joined: Joined) => createCaseHistory(joined, baseRuns, chosenBy)
  const histories = [
    ...members.map(describeHistory),
    ...quietMembers.map(createQuietHistory),
    ...brokenTests.map((joined) => ({ ...describeHistory(joined), headCount: 0, weight: 0 })),
    ...others.map((joined) => ({ ...describeHistory(joined), headCount: 0 })),
  ]
  const { prediction, judge: judgeHead } = forecast(histories, baseRuns + (chosenBy === undefined ? 0 : 1), {
    otherHour,
  })
  const head = [...members.map(({ stratum }) => stratum), ...quietMembers]
  const headJudgement = judgeHead(
    head.map((stratum) => ({ passed: stratum?.headPassed ?? 0, cases: stratum?.cases ?? 1 })),
  )
  const cases = findCaseChances(members, headJudgement, prediction)
  const { mean, broken, any } = headJudgement.chances
  // A likelihood ratio is ever as large as E with a probability of at most 1 / E (Ville), whenever one looks.
  const chanceAlone = stopsEarly ? Math.min(1, Math.max(any, Math.exp(-headJudgement.evidence.log))) : any
  const { same: earlierChances = [] } = earlier ?? {}
  const exact = areAskedOnce(head)
    ? exactStratifiedTest(head.flatMap((stratum) => stratum ?? [])).exact
    : undefined
  const cuts = computeEvidenceCuts(policy.costs)
  const chances = {
    any: roundStably(combineChances([...earlierChances, chanceAlone])),
    broken: roundStably(broken),
    level,
    evidence: members.some(isLower)
      ? roundStably(Math.min(mostEvidence, Math.exp(headJudgement.evidence.log)))
      : 0,
    cuts: { green: roundStably(cuts.green), red: roundStably(cuts.red * countMeasurements(earlier)) },
    ofMean: roundStably(headJudgement.evidence.ofMean),
    exact: exact && roundStably(exact),
    alone: earlierChances.length === 0 ? undefined : roundStably(chanceAlone),
  }
  const suite =
    figures &&
    addSuiteBounds(
      { ...figures, lift: measureLift(figures, strata, prediction, policy, earlier) },
      prediction,
      { mean, level: level * partOfLevel },
      { policy, ruledOutLevel, unshown },
    )
  const isWorse = isProvenBy(chances, suite, policy)
  return {
    suite,
    chances,
    cases,
    proven: isWorse ? nameWorseCases(members, headJudgement, prediction) : new Set(),
    worth: prediction.worth,
  }
}

/** Whether statistics judge it: evals, and tests that may fail by chance and are not broken on the base. */
function isLeftToChance(joined: Joined, areTestsFlaky: boolean, baseRuns: number): boolean {
  if (joined.judgedAs === 'eval') return true
  return !isBrokenOnBase(joined, baseRuns) && (areTestsFlaky || !decidesByItself(joined))
}

/**
 * Whether the case failed in the newest of several base runs. It judges no head, but shows how often tests
 * fail as well: those that passed last are better than the rest.
 */
function isBrokenOnBase({ base }: Joined, baseRuns: number): boolean {
  return baseRuns >= runsForPatterns && base !== undefined && hasFailedLast(base.history)
}

/**
 * Whether each case ran once on each side. How often answers change by themselves is unknown: a fall is only
 * proven where the exact test, which needs not know, finds more losses than gains, too.
 */
function areAskedOnce(strata: readonly (Stratum | undefined)[]): boolean {
  return strata.every(
    (stratum) => stratum === undefined || (stratum.baseCount === 1 && stratum.headCount === 1),
  )
}

function isLower({ stratum }: Joined): boolean {
  return stratum !== undefined && isActualDrop(computeDrop(stratum))
}

/** The tests that never failed before, and the cases that are surely broken if anything fell. */
function nameWorseCases(
  members: readonly Joined[],
  { evidence }: HeadJudgement,
  { kindOf }: Prediction,
): ReadonlySet<Joined> {
  return new Set(
    members.filter((joined, index) => {
      const { stratum } = joined
      if (stratum === undefined || !isLower(joined)) return false
      const broken = evidence.broken[kindOf[index] ?? 0]?.[stratum.headPassed] ?? 0
      return broken >= surelyBroken || decidesByItself(joined)
    }),
  )
}

function createCaseHistory(
  { key, base, stratum, rule, judgedAs }: Joined,
  baseRuns: number,
  oneMore?: Run,
): CaseRuns {
  const runs = Array.from({ length: baseRuns }, (_, run) =>
    base === undefined || base.kept[run] === false ? none : (base.counts[run] ?? none),
  )
  const { headCount = 1 } = stratum ?? {}
  if (oneMore !== undefined) runs.push(readCounts(oneMore.cases.get(key)))
  return { runs, headCount, weight: rule.weight, isEval: judgedAs === 'eval', cases: 1 }
}

const none = { passed: 0, judged: 0 }

function createQuietHistory({ baseCount, cases = 1 }: Stratum): CaseRuns {
  const runs = Array.from({ length: baseCount }, () => ({ passed: 1, judged: 1 }))
  return { runs, headCount: 1, weight: 1, isEval: false, cases }
}

function findCaseChances(
  members: readonly Joined[],
  { ofCase, ofFamily }: HeadJudgement,
  { kindOf }: Prediction,
): ReadonlyMap<Joined, CaseChance> {
  return new Map(
    members.map((joined, index) => {
      const kind = kindOf[index] ?? 0
      const { headPassed: passed = 0, headCount = 1 } = joined.stratum ?? {}
      // All iterations passed: the chance is exactly 1, whatever was rounded.
      const alone = passed === headCount ? 1 : (ofCase[kind]?.[passed] ?? 1)
      return [joined, { alone, family: ofFamily[kind]?.[passed] ?? 1 }]
    }),
  )
}

function summariseSuiteRates(strata: readonly Stratum[], areEvals: boolean): SuiteTest {
  return {
    commonCases: addUp(strata, ({ cases = 1 }) => cases),
    headRate: roundStably(computeWeightedRate(strata, 'headPassed', 'headCount')),
    baseRate: roundStably(computeWeightedRate(strata, 'basePassed', 'baseCount')),
    meanChange: roundStably(computeMeanChange(strata)),
    ruledOutDrop: null,
    pValue: 1,
    smallestDetectableDrop: null,
    baseSpread: null,
    of: areEvals ? 'evals' : 'tests',
  }
}

function addSuiteBounds(
  figures: SuiteTest,
  prediction: Prediction,
  { mean, level }: { readonly mean: number; readonly level: number },
  {
    policy,
    ruledOutLevel,
    unshown,
  }: { readonly policy: EvidenceSettings; readonly ruledOutLevel?: number; readonly unshown: number },
): SuiteTest {
  const withMean = { ...figures, pValue: roundStably(mean) }
  if (figures.of === 'tests') return withMean
  const detectable = level === 0 ? null : computeDetectableDrop(prediction, level)
  const { seen, runs } = prediction.variance
  return {
    ...withMean,
    ruledOutDrop: Math.min(
      1,
      roundDropUp(computeRuledOutDrop(prediction, figures.headRate, ruledOutLevel) + unshown),
    ),
    smallestDetectableDrop:
      detectable === null ? null : roundStably(Math.max(detectable, policy.minDrop.suite)),
    baseSpread: runs < runsForSpread ? null : roundStably(seen < 1e-18 ? 0 : Math.sqrt(seen)),
  }
}

/**
 * Rounds a drop up to a tenth of a percentage point, as it is printed, so that the printed drop is ruled out.
 */
function roundDropUp(drop: number): number {
  return Math.ceil(drop * 1000 - 1e-6) / 1000
}

/**
 * What is proven of the rise that the policy asks for; undefined where it asks for none, or there are no evals. Each
 * earlier measurement of the change was a try, so all of them share the level.
 */
function measureLift(
  { of: kind, headRate }: SuiteTest,
  strata: readonly Stratum[],
  prediction: Prediction,
  { minLift, alpha }: EvidenceSettings,
  earlier: MeasuredBefore | undefined,
): SuiteTest['lift'] {
  if (minLift === undefined || kind !== 'evals') return undefined
  const { proven, possible } = computeRise(prediction, headRate, alpha / countMeasurements(earlier))
  return { proven: roundStably(proven), possible: roundStably(possible), ...countWins(strata) }
}
