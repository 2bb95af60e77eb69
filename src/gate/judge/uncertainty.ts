import type { Comparison, SuiteTest } from '../../model/comparison.ts'
import {
  formatMoney,
  formatNumber,
  formatP,
  formatPoints,
  formatRate,
  formatSetting,
  plural,
  quoteNames,
} from '../../model/format.ts'
import type { Reason } from '../../model/verdict.ts'
import { suspects } from '../again/confirm.ts'
import { spreadLevel } from '../compare/spread.ts'
import type { Policy } from '../policy/policy.ts'
import { isAtMost } from '../statistics/level.ts'
import { confirmationCost, nextIterations, targetDrop } from '../statistics/plan.ts'
import { stable } from '../statistics/stable.ts'
import { rateTolerance } from '../statistics/stratum.ts'
import { type Case, keysOf, titlesOf, type WeighedCases } from './cases.ts'
import { comparableReasons } from './comparable.ts'

/**
 * What the data can't answer, and the confidence that nothing got worse. Without a regression the verdict on
 * evals is `no-regression` if a drop larger than `policy.delta` is ruled out. Where the policy does not set it, it is
 * enough that 5 points are ruled out, or that no case is worse, or that nothing points to a drop and 20 points are; the reason always says how
 * much is ruled out. Otherwise it is inconclusive.
 */
export function uncertaintyReasons(
  comparison: Comparison,
  cases: WeighedCases,
  policy: Policy,
  { regressed }: { readonly regressed: boolean },
): Reason[] {
  const incomparable = comparableReasons(comparison, cases)
  return [
    ...infrastructureReasons(comparison, policy),
    ...incomparable,
    ...(regressed ? [] : suspectReasons(comparison, cases)),
    ...(regressed ? [] : scoreReasons(comparison)),
    ...(regressed || comparison.suite === null || incomparable.length > 0
      ? []
      : suiteReasons(comparison.suite, policy, {
          level: comparison.levels.suite,
          noneWorse: !cases.counted.some(isLower),
          next: () => describeNext(comparison, policy),
        })),
  ]
}

function infrastructureReasons({ lost }: Comparison, { maxLost }: Policy): Reason[] {
  if (lost.head === 0 && lost.base === 0) return []
  const sides = [
    ...(lost.head > 0 ? [`${formatRate(lost.head)} of this run`] : []),
    ...(lost.base > 0 ? [`${formatRate(lost.base)} of the baseline`] : []),
  ].join(' and ')
  const tooMuch = Math.max(lost.head, lost.base) > maxLost
  const rest = tooMuch
    ? `With more than ${formatSetting(maxLost)} lost, results can't be judged.`
    : 'They are excluded from every rate.'
  return [
    {
      rule: 'infrastructure',
      status: tooMuch ? 'inconclusive' : 'info',
      message: `Iterations lost to infrastructure errors: ${sides}. ${rest}`,
      evidence: { lostOfHead: stable(lost.head), lostOfBase: stable(lost.base), threshold: maxLost },
    },
  ]
}

/** A suspect is undecided if a case as bad occurs by chance in at most this share of runs. */
const doubtful = 0.1

function suspectReasons({ likeness }: Comparison, { suspects }: WeighedCases): Reason[] {
  if (suspects.length === 0) return []
  const chance = Math.min(...suspects.map(({ of }) => of.adjustedPValue ?? 1))
  const what = plural(suspects.length, 'case looks', 'cases look')
  return [
    {
      rule: 'suspect-case',
      status: chance <= doubtful ? 'inconclusive' : 'info',
      message: `${what} broken, but ${whyDoubtful(chance, likeness?.correlation ?? 0)}: ${quoteNames(titlesOf(suspects))}. More iterations would settle it.`,
      evidence: { suspects: suspects.length, adjustedPValue: chance },
      cases: keysOf(suspects),
    },
  ]
}

/** Ruling out this much is a clear answer for any suite. */
const clear = 0.05
/** A suite that can't rule out even this much is too small to be called unchanged. */
const mostUnknown = 0.2
/** A fall that chance alone exceeds in fewer runs than this is a sign of a regression, though no proof. */
const sign = 0.2

/** Where iterations of one run resemble each other, they prove less than their number. */
const alike = 0.1

function whyDoubtful(chance: number, correlation: number): string {
  return correlation >= alike && chance <= doubtful
    ? `the iterations of one run resemble each other (correlation ${formatNumber(correlation)}), so they prove less than their number`
    : `with this many cases chance alone causes that in ${formatRate(chance)} of runs`
}

/** A score that is lower than chance would make it in so many runs may be a regression. */
const suspectScore = 0.1

function scoreReasons({ scores, levels, suite }: Comparison): Reason[] {
  return scores
    .filter(
      ({ lower, significant, pValue = 1 }) =>
        lower === true && significant !== true && pValue <= suspectScore,
    )
    .map(({ name, base, head, pValue = 1, predictionPValue, lowerIsBetter }) => ({
      rule: 'suspect-score',
      status: 'inconclusive',
      message: `The mean score ${quoteNames([name])} is ${formatNumber(head)} (before: ${formatNumber(base)}). ${
        isAtMost(pValue, levels.score) && predictionPValue !== undefined
          ? `That is more than chance within the runs (${formatP(pValue)}), but one more run of the base would be as ${lowerIsBetter === true ? 'high' : 'low'} with a probability of ${formatRate(predictionPValue)}.`
          : `Chance alone makes it ${lowerIsBetter === true ? 'rise' : 'fall'} this far in ${formatRate(pValue)} of runs.`
      }`,
      evidence: {
        scorer: name,
        base,
        head,
        pValue,
        alpha: levels.score,
        commonCases: suite?.commonCases ?? 0,
      },
    }))
}

/** An eval whose pass rate is lower than before. */
function isLower({ of }: Case): boolean {
  return of.judgedAs === 'eval' && of.drop !== undefined && of.drop > rateTolerance
}

function suiteReasons(
  suite: SuiteTest,
  { delta }: Policy,
  {
    level,
    noneWorse,
    next,
  }: { readonly level: number; readonly noneWorse: boolean; readonly next: () => string },
): Reason[] {
  const { commonCases, baseRate, headRate, meanChange, ruledOutDrop, pValue, smallestDetectableDrop } = suite
  const evidence = {
    commonCases,
    baseRate,
    headRate,
    meanChange,
    ruledOutDrop,
    pValue,
    delta: delta ?? null,
    smallestDetectableDrop,
  }
  if (suite.of === 'tests') {
    const message = `No regression: none of the ${plural(commonCases, 'compared test')} got worse.`
    return [{ rule: 'no-regression', status: 'passed', message, evidence: { commonCases } }]
  }
  const rates = `The mean pass rate is ${formatRate(headRate)} (before: ${formatRate(baseRate)}) over ${plural(commonCases, 'case')}`
  const reach =
    smallestDetectableDrop === null
      ? 'This comparison is too small to detect any drop reliably'
      : `This comparison detects a drop of ${formatPoints(smallestDetectableDrop)} or more in 80% of runs`
  const known = ruledOutDrop ?? 1
  const ruledOut = `a drop of more than ${formatPoints(known)} is ruled out with 95% confidence`
  const isClear = known <= (delta ?? clear)
  // What was looked at again is as quiet as the second look.
  const chance = suite.confirmation === undefined ? pValue : suite.confirmation.pValue
  const isQuiet = noneWorse || (chance > sign && known <= mostUnknown)
  if (isClear || (delta === undefined && isQuiet)) {
    const message = `No regression: ${lowerFirst(rates)}, and ${ruledOut}.${isClear ? '' : ` ${reach}.`}`
    return [{ rule: 'no-regression', status: 'passed', message, evidence }]
  }
  const advice = next()
  return [
    {
      rule: 'inconclusive-suite',
      status: 'inconclusive',
      message: `${rates}. No regression is proven, but ${whyOpen(suite, { delta, level, known })}. ${reach}. ${advice}`,
      evidence: { ...evidence, isDrift: isWithinBase(suite, level), advice },
    },
  ]
}

/** What would make it more sensitive, with its price where that is known. */
function describeNext(comparison: Comparison, policy: Policy): string {
  const parts: string[] = []
  const next = nextIterations(comparison, policy)
  if (next !== null) {
    const price = next.costUsd === null ? '' : ` (${formatMoney(next.costUsd)} a run)`
    parts.push(
      `${formatNumber(next.iterations)} iterations${price} on both sides would find a drop of ${formatPoints(targetDrop)}.`,
    )
  }
  const doubtful = comparison.confirmation === undefined ? suspects(comparison, policy) : []
  if (doubtful.length > 0) {
    const cost = confirmationCost(doubtful.flatMap(({ head }) => head ?? []))
    const price = cost === null ? '' : `, ${formatMoney(cost)}`
    const what = doubtful.length === 1 ? 'the case' : `the ${formatNumber(doubtful.length)} cases`
    parts.push(`A rerun of ${what} that fell most would settle it (input confirm${price}).`)
  }
  return parts.length === 0 ? 'More iterations or baseline runs make it more sensitive.' : parts.join(' ')
}

/** The fall is more than chance within the runs, but no more than the runs of the base differ. */
function isWithinBase({ pValue, predictionPValue, meanChange }: SuiteTest, level: number): boolean {
  const isFall = meanChange < 0 && isAtMost(pValue, level)
  return isFall && Boolean(predictionPValue) && !isAtMost(predictionPValue ?? 0, spreadLevel(level))
}

function whyOpen(
  suite: SuiteTest,
  { delta, level, known }: { delta?: number; level: number; known: number },
): string {
  const { pValue, predictionPValue, baseSpread, meanChange } = suite
  if (isWithinBase(suite, level)) {
    return `the fall by ${formatPoints(meanChange)} is beyond chance (${formatP(pValue)}) but not beyond how the base differs from itself (standard deviation ${formatPoints(baseSpread ?? 0)}; one more run of the base would be as low with a probability of ${formatRate(predictionPValue ?? 1)})`
  }
  if (delta !== undefined) return `a drop of more than ${formatPoints(delta)} is not ruled out`
  const atMost = `only a drop of more than ${formatPoints(known)} is ruled out`
  if (pValue > sign) return atMost
  return `chance alone makes it fall this far in only ${formatRate(pValue)} of runs, and ${atMost}`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
