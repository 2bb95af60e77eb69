import type { Arm, ArmsCompared } from '../../model/comparison/breakdowns.ts'
import { buildRecord, compareText } from '../../model/data.ts'
import { buildCaseKey } from '../../model/run/identity.ts'
import { type MetricName, metricNames } from '../../model/run/metric.ts'
import { type CaseTally, countJudged } from '../../model/run/run.ts'
import { getSampleMean } from '../../model/run/sample.ts'
import { readSliceName } from '../../model/run/slices.ts'
import { exactStratifiedTest } from '../statistics/exact-stratified.ts'
import { computeMean, computeWilsonInterval } from '../statistics/intervals.ts'
import { isAtMost } from '../statistics/level.ts'
import { computeRuledOutDrop } from '../statistics/prediction/bounds.ts'
import { predictNextRun } from '../statistics/prediction/predict.ts'
import { roundStably } from '../statistics/stable.ts'
import { countWins, type Stratum } from '../statistics/stratum.ts'
import { readMetricSample } from './metrics.ts'

/**
 * Maximum number of arms compared, those with the most cases first: the work grows with the square of their
 * number.
 */
const mostArms = 20
/** Two-sided level of the tests of all pairs of arms together. */
const armsLevel = 0.05

/** The tallies of one arm, by case. Several of one case are iterations. */
type ArmCases = ReadonlyMap<string, readonly CaseTally[]>

/**
 * Compares the variants of one run with each other, over the cases that all of them judged. Exact two-sided
 * tests of all pairs, paired by case, corrected by Holm's method, so the best arm may be chosen after the
 * fact.
 *
 * @param tallies of the cases that count
 * @param by what distinguishes the arms, see {@link splitIntoArms}
 */
export function compareArms(tallies: readonly CaseTally[], by: string): ArmsCompared {
  const casesByArm = new Map<string, Map<string, CaseTally[]>>()
  for (const { arm, pair, tally } of splitIntoArms(tallies, by)) {
    if (countJudged(tally) === 0) continue
    const cases = casesByArm.get(arm) ?? new Map<string, CaseTally[]>()
    casesByArm.set(arm, cases)
    cases.set(pair, [...(cases.get(pair) ?? []), tally])
  }
  const comparedArms = [...casesByArm]
    .sort(([a, casesOfA], [b, casesOfB]) => casesOfB.size - casesOfA.size || compareText(a, b))
    .slice(0, mostArms)
  const pairs = new Set(comparedArms.flatMap(([, cases]) => [...cases.keys()]))
  const common = [...pairs].filter((pair) => comparedArms.every(([, cases]) => cases.has(pair))).sort()
  const arms = comparedArms
    .map(([name, cases]) => measureArm(name, cases, common))
    .sort((a, b) => b.rate - a.rate || readArmCost(a) - readArmCost(b) || compareText(a.name, b.name))
  return {
    by,
    commonCases: common.length,
    otherCases: pairs.size - common.length,
    arms: common.length === 0 ? arms : testAgainstBest(arms, casesByArm, common),
    leftOut: casesByArm.size - comparedArms.length,
  }
}

function readArmCost({ costUsd }: Arm): number {
  return costUsd ?? Number.POSITIVE_INFINITY
}

function measureArm(name: string, cases: ArmCases, common: readonly string[]): Arm {
  const tallies = common.flatMap((pair) => cases.get(pair) ?? [])
  let passed = 0
  let count = 0
  let rates = 0
  for (const pair of common) {
    const side = sumCaseCounts(cases, pair)
    passed += side.passed
    count += side.count
    rates += side.passed / side.count
  }
  const arm: Arm = {
    name,
    cases: cases.size,
    passed,
    judged: count,
    rate: count === 0 ? 0 : roundStably(rates / common.length),
  }
  if (count === 0) return arm
  const { low, high } = computeWilsonInterval(passed, count)
  const meanOfAll = (metric: MetricName) => {
    const means = tallies.flatMap((tally) => getSampleMean(readMetricSample(tally, metric)) ?? [])
    // A part of the cases would be another quantity.
    if (means.length < tallies.length) return undefined
    return roundStably(computeMean(means))
  }
  return { ...arm, low: roundStably(low), high: roundStably(high), ...buildRecord(metricNames, meanOfAll) }
}

function sumCaseCounts(cases: ArmCases | undefined, pair: string): { passed: number; count: number } {
  const side = { passed: 0, count: 0 }
  for (const tally of cases?.get(pair) ?? []) {
    side.passed += tally.passed
    side.count += countJudged(tally)
  }
  return side
}

/** Adds to each arm its test against the one with the highest pass rate. */
function testAgainstBest(
  arms: readonly Arm[],
  casesByArm: ReadonlyMap<string, ArmCases>,
  common: readonly string[],
): Arm[] {
  const createArmStrata = (head: Arm, base: Arm): Stratum[] =>
    common.map((pair) => {
      const headSide = sumCaseCounts(casesByArm.get(head.name), pair)
      const baseSide = sumCaseCounts(casesByArm.get(base.name), pair)
      return {
        headPassed: headSide.passed,
        headCount: headSide.count,
        basePassed: baseSide.passed,
        baseCount: baseSide.count,
      }
    })
  const tests = arms.flatMap((better, index) =>
    arms.slice(index + 1).map((worse) => {
      const down = createArmStrata(worse, better)
      const up = createArmStrata(better, worse)
      const pValue = Math.min(1, 2 * Math.min(exactStratifiedTest(down).mid, exactStratifiedTest(up).mid))
      return { better, worse, pValue, down }
    }),
  )
  // Holm: the smallest p-value of m is multiplied by m, the next by m - 1, and none is below the one before.
  let floor = 0
  const adjusted = new Map(
    tests
      .toSorted((a, b) => a.pValue - b.pValue)
      .map((test, index) => {
        floor = Math.max(floor, Math.min(1, test.pValue * (tests.length - index)))
        return [test, floor] as const
      }),
  )
  const [best] = arms
  return arms.map((arm) => {
    const test = tests.find(({ better, worse }) => better === best && worse === arm)
    if (test === undefined) return arm
    const pValue = roundStably(adjusted.get(test) ?? 1)
    const histories = test.down.map(({ basePassed: passed, baseCount, headCount }) => {
      return { runs: [{ passed, judged: baseCount }], headCount, weight: 1, isEval: true, cases: 1 }
    })
    return {
      ...arm,
      pValue,
      score: countWins(test.down),
      worse: (isAtMost(pValue, armsLevel) && arm.rate < test.better.rate) || undefined,
      ruledOutDrop: roundStably(
        computeRuledOutDrop(predictNextRun(histories, 1, { sameTime: true }), arm.rate),
      ),
    }
  })
}

/** The case of an arm: its tally, and what makes it the same case in every arm. */
interface ArmCase {
  readonly arm: string
  readonly tally: CaseTally
  readonly pair: string
}

/** Parts of a variant are joined by this, see `reports/environment.ts`. */
const separator = ' · '

/**
 * Sorts cases into arms.
 *
 * @param by `variant` (the whole one), `model`, `provider`, `prompt`, or the name of a slice
 * @returns the cases that name an arm; a case of another variant pairs with the same case, input and prompt
 */
function splitIntoArms(tallies: readonly CaseTally[], by: string): ArmCase[] {
  const named = tallies.flatMap((tally) => {
    const arm = readArmName(tally, by)
    if (arm === undefined || arm === '') return []
    return [{ tally, arm }]
  })
  const arms = new Map<string, Set<string>>()
  for (const { tally, arm } of named) {
    for (const part of splitVariantParts(tally)) arms.set(part, (arms.get(part) ?? new Set()).add(arm))
  }
  // A part of the variant that only one arm has is the name of the arm; another, such as the prompt, is what
  // they share.
  const isSharedPart = (part: string) => (arms.get(part)?.size ?? 0) > 1
  return named.map(({ tally, arm }) => {
    const shared = by === 'variant' ? '' : splitVariantParts(tally).filter(isSharedPart).join(separator)
    const variant = shared === '' ? undefined : shared
    return { arm, tally, pair: buildCaseKey({ ...tally.identity, variant }) }
  })
}

function splitVariantParts({ identity }: CaseTally): readonly string[] {
  return identity.variant?.split(separator) ?? []
}

function readArmName(tally: CaseTally, by: string): string | undefined {
  const { model, provider, slices = [], identity } = tally
  if (by === 'variant') return identity.variant
  const slice = slices.find((candidate) => readSliceName(candidate) === by)?.slice(by.length + 2)
  if (by === 'model') return model ?? slice
  if (by === 'provider') return provider ?? slice
  if (by === 'prompt') return splitVariantParts(tally).find((part) => /^prompt \d{1,6}$/.test(part)) ?? slice
  return slice
}
