import type { SuiteTest } from '../../model/comparison.ts'
import { isSuiteRegression } from '../judge/suite-regression.ts'
import type { Policy } from '../policy/policy.ts'
import { brokenCasesTest, type CaseTest } from '../statistics/broken-cases.ts'
import { exactStratifiedTest } from '../statistics/exact-stratified.ts'
import { isAtMost } from '../statistics/level.ts'
import type { Levels } from '../statistics/levels.ts'
import { meanChange } from '../statistics/noise.ts'
import { smallestDetectableDrop } from '../statistics/power.ts'
import { ruledOutDrop } from '../statistics/ruled-out.ts'
import { stable } from '../statistics/stable.ts'
import { type Stratum, weightedRate } from '../statistics/stratum.ts'
import { decidesByItself, type Joined } from './join-sides.ts'
import { type Likeness, worthOf } from './likeness.ts'
import { criticalDrop, predictionOfDrop, spreadLevel, spreadOfHead } from './spread.ts'
import type { SuiteSpread } from './suite-spread.ts'

/** The tests of single cases. */
export interface FamilyTest {
  readonly tests: ReadonlyMap<Joined, CaseTest>
  /** Cases that look broken by their own test. */
  readonly broken: ReadonlySet<Joined>
  /** Probability of this much evidence of broken cases by chance; see {@link brokenCasesTest}. */
  readonly pValue: number
}

/** Evals, and tests that are known to be flaky; a clean test needs no statistics. */
export function familyOf(joined: readonly Joined[]): Joined[] {
  return joined.filter((of) => of.counts && of.stratum !== undefined && !decidesByItself(of))
}

/** Tests the cases of the family one by one and jointly. */
export function testFamily(
  family: readonly Joined[],
  policy: Policy,
  level: number,
  { correlation, isClear }: Likeness,
): FamilyTest {
  const tested = family.flatMap((of) => (of.stratum === undefined ? [] : [{ of, stratum: of.stratum }]))
  const strata = tested.map(({ stratum }) => stratum)
  const { cases, pValue } = brokenCasesTest(strata, { minDrop: policy.minDrop.case, level })
  const tests = new Map(
    tested.flatMap(({ of }, index) => (cases[index] === undefined ? [] : [[of, cases[index]] as const])),
  )
  const broken = new Set([...tests].filter(([, { looksBroken }]) => looksBroken).map(([of]) => of))
  if (correlation < leastCorrelation || pValue > level * 2) return { tests, broken, pValue }
  const worth = tested.map(({ of, stratum }) => asIndependent(of, stratum, correlation))
  const deflated = brokenCasesTest(worth, { minDrop: policy.minDrop.case, level }).pValue
  // One correlation for all cases and runs is a rough picture of a base that moves: ask for twice the evidence.
  const doubled = Math.min(1, isClear ? 2 * deflated : deflated)
  return { tests, broken, pValue: Math.max(pValue, doubled) }
}

/** Less than this changes nothing that matters. */
const leastCorrelation = 0.01

/**
 * The counts as so many independent iterations as they are worth. Only the base says how alike iterations are, so
 * failing more never makes them worth less.
 */
function asIndependent({ base }: Joined, stratum: Stratum, correlation: number): Stratum {
  const { basePassed, baseCount, headPassed, headCount } = stratum
  let worth = 0
  for (const [run, { judged }] of (base?.counts ?? []).entries()) {
    if (base?.kept[run] !== false) worth += worthOf(judged, correlation)
  }
  const baseWorth = Math.min(baseCount, Math.max(1, Math.round(worth)))
  const headWorth = Math.max(1, Math.round(worthOf(headCount, correlation)))
  return {
    ...stratum,
    basePassed: Math.round((basePassed * baseWorth) / baseCount),
    baseCount: baseWorth,
    headPassed: Math.round((headPassed * headWorth) / headCount),
    headCount: headWorth,
  }
}

/**
 * The cases that are proven worse: those that look broken, once the joint test of the cases or the test of the
 * suite is significant. Naming them can't add false alarms to the verdict, since it happens
 * only after an alarm.
 */
export function provenCases(
  { broken, pValue }: FamilyTest,
  suite: SuiteTest | null,
  policy: Policy,
  levels: Levels,
): ReadonlySet<Joined> {
  const isProven =
    isAtMost(pValue, levels.cases) || isSuiteRegression(suite, policy, levels.suite, broken.size > 0)
  return isProven ? broken : new Set()
}

/**
 * The test over all cases that statistics judge; without any, the figures of the classic tests.
 *
 * @param quiet counts of further classic tests, each for several cases
 */
export function testSuite(
  compared: readonly Joined[],
  policy: Policy,
  {
    level,
    spread,
    ruledOutLevel,
    quiet = [],
  }: {
    readonly level: number
    readonly spread: SuiteSpread | null
    readonly ruledOutLevel?: number
    readonly quiet?: readonly Stratum[]
  },
): SuiteTest | null {
  const measured = compared.filter(({ rule }) => rule.weight > 0)
  const evals = measured.filter(({ judgedAs }) => judgedAs === 'eval')
  const own = (evals.length > 0 ? evals : measured).flatMap(({ stratum }) => stratum ?? [])
  const strata: readonly Stratum[] = evals.length > 0 ? own : [...own, ...quiet]
  if (strata.length === 0) return null
  const between = spread?.between ?? 0
  const ruledOut = ruledOutDrop(strata, between, ruledOutLevel)
  const runs = spread === null ? null : spreadOfHead(spread.runs, spread.noise, noiseOfHead(strata))
  const critical = runs === null ? null : criticalDrop(runs, spreadLevel(level))
  const detectable = smallestDetectableDrop(strata, level, {
    minDrop: policy.minDrop.suite,
    between,
    critical: critical ?? 0,
  })
  const headRate = weightedRate(strata, 'headPassed', 'headCount')
  const prediction = runs === null ? null : predictionOfDrop(headRate, runs)
  return {
    commonCases: strata.reduce((sum, { cases = 1 }) => sum + cases, 0),
    headRate: stable(headRate),
    baseRate: stable(weightedRate(strata, 'basePassed', 'baseCount')),
    meanChange: stable(meanChange(strata)),
    ruledOutDrop: ruledOut === null ? null : roundUp(ruledOut),
    pValue: stable(exactStratifiedTest(strata).mid),
    smallestDetectableDrop: detectable === null ? null : stable(detectable),
    baseSpread: spread === null || spread.runs.deviation === null ? null : stable(spread.runs.deviation),
    predictionPValue: prediction === null ? null : stable(prediction),
    of: evals.length > 0 ? 'evals' : 'tests',
  }
}

/** Variance of the mean of the head by chance alone, at the rates of the base. */
function noiseOfHead(strata: readonly Stratum[]): number {
  let [sum, weights] = [0, 0]
  for (const { basePassed, baseCount, headCount, weight = 1, cases = 1 } of strata) {
    const rate = basePassed / baseCount
    const unbiased = baseCount > 1 ? baseCount / (baseCount - 1) : 1
    sum += (cases * weight * weight * rate * (1 - rate) * unbiased) / headCount
    weights += cases * weight
  }
  return weights === 0 ? 0 : sum / (weights * weights)
}

/** To a tenth of a point, as it is printed: that much must be ruled out. */
function roundUp(drop: number): number {
  return Math.ceil(drop * 1000 - 1e-6) / 1000
}
