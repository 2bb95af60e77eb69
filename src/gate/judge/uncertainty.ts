import type { Comparison, SuiteTest } from '../../model/comparison.ts'
import {
  formatMoney,
  formatNumber,
  formatP,
  formatPoints,
  formatRate,
  plural,
  quoteNames,
} from '../../model/format.ts'
import type { Reason } from '../../model/verdict.ts'
import { casesToLookAt, mostUnknown, sign } from '../again/choose.ts'
import type { Policy } from '../policy/policy.ts'
import { isAtMost } from '../statistics/level.ts'
import { lookCost, nextIterations, targetDrop } from '../statistics/plan.ts'
import { stable } from '../statistics/stable.ts'
import { rateTolerance } from '../statistics/stratum.ts'
import { type Case, isUnsettled, keysOf, titlesOf, type WeighedCases } from './cases.ts'
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
  { regressed, advises }: { readonly regressed: boolean; readonly advises: boolean },
): Reason[] {
  const incomparable = comparableReasons(comparison, cases)
  const next = () => (advises ? describeNext(comparison, policy) : '')
  return [
    ...infrastructureReasons(comparison),
    ...incomparable,
    ...(regressed ? [] : suspectReasons(comparison, cases, next)),
    ...(regressed ? [] : scoreReasons(comparison)),
    ...(regressed || comparison.suite === null || incomparable.length > 0
      ? []
      : suiteReasons(comparison, comparison.suite, policy, {
          noneWorse: !cases.counted.some(isLower),
          next,
        })),
  ]
}

function infrastructureReasons({ lost }: Comparison): Reason[] {
  if (lost.head === 0 && lost.base === 0) return []
  const sides = [
    ...(lost.head > 0 ? [`${formatRate(lost.head)} of this run`] : []),
    ...(lost.base > 0 ? [`${formatRate(lost.base)} of the baseline`] : []),
  ].join(' and ')
  const chance = lost.pValue === undefined ? '' : ` (chance alone: ${formatP(lost.pValue)})`
  const rest = lost.isTooMuch
    ? `${lost.head > lost.base ? `That is more than the base branch loses${chance}` : `This run lost less${chance}`}, so results can't be judged.`
    : 'They are excluded from every rate.'
  return [
    {
      rule: 'infrastructure',
      status: lost.isTooMuch ? 'inconclusive' : 'info',
      message: `Iterations lost to infrastructure errors: ${sides}. ${rest}`,
      evidence: { lostOfHead: stable(lost.head), lostOfBase: stable(lost.base), pValue: lost.pValue ?? null },
    },
  ]
}

function suspectReasons(
  comparison: Comparison,
  { suspects, counted }: WeighedCases,
  next: () => string,
): Reason[] {
  const { chances, again } = comparison
  // Failing tests that are open say so themselves.
  if (counted.some(({ of }) => isUnsettled(of, comparison))) return []
  if (again === undefined && chances !== undefined) {
    const chance = Math.min(chances.fallen, chances.worst)
    const isOpen = areCasesOpen(chances)
    if (suspects.length === 0 && !isOpen) return []
    const what =
      suspects.length === 0
        ? 'More fell than usual, whatever rose'
        : `${plural(suspects.length, 'case looks', 'cases look')} broken (${quoteNames(titlesOf(suspects))})`
    return [
      {
        rule: 'suspect-case',
        status: isOpen ? 'inconclusive' : 'info',
        message: `${what}, but ${whyDoubtful(comparison)}.${isOpen ? ` ${comparison.likeness === undefined ? next() : uncached}` : ''}`,
        evidence: { suspects: suspects.length, chance: isOpen ? chances.any : chance },
        cases: keysOf(suspects),
      },
    ]
  }
  return []
}

/** What fell is a sign of a regression, and a clearer one than the mean. */
function areCasesOpen({ mean, fallen, worst, any }: NonNullable<Comparison['chances']>): boolean {
  return any <= sign && Math.min(fallen, worst) <= mean
}

function whyDoubtful(comparison: Comparison): string {
  const { chances, likeness, baseline } = comparison
  const { any = 1, exact, level = 0 } = chances ?? {}
  if (exact !== undefined && isAtMost(any, level))
    return `every case was asked once, so nobody knows how often answers change by themselves; more losses than gains is chance in ${formatRate(exact)} of runs`
  const rate = formatRate(any)
  const measured = comparison.before?.same.length ?? 0
  if (chances?.alone !== undefined)
    return `with ${plural(measured, 'earlier measurement')} of this commit chance alone does as much in ${rate} of runs`
  const { correlation = 0, runs = Number.POSITIVE_INFINITY } = likeness ?? {}
  if (runs < (baseline?.runs.length ?? 0))
    return `the ${plural(baseline?.runs.length ?? 0, 'baseline run')} repeat each other, so they count as ${formatNumber(runs)}, and chance alone does as much in ${rate} of runs`
  return correlation >= alike
    ? `the iterations of one run resemble each other (correlation ${formatNumber(correlation)}), and chance alone does as much in ${rate} of runs`
    : `chance alone does as much in ${rate} of runs`
}

const uncached = 'Measure without a cache, or run the cases again on both sides (`look-again`).'

/** Ruling out this much is a clear answer for any suite. */
const clear = 0.05

/** Where iterations of one run resemble each other, they prove less than their number. */
const alike = 0.1

function scoreReasons({ scores, levels, suite }: Comparison): Reason[] {
  return scores
    .filter(({ doubtful }) => doubtful === true)
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
  { chances, again }: Comparison,
  suite: SuiteTest,
  { delta }: Policy,
  { noneWorse, next }: { readonly noneWorse: boolean; readonly next: () => string },
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
    const worse = chances === undefined ? 'got worse' : 'got worse beyond chance'
    const message = `No regression: none of the ${plural(commonCases, 'compared test')} ${worse}.`
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
  // Then the second look, or the cases that fell, say so already.
  if (again?.outcome === 'open') return []
  if (again === undefined && chances !== undefined && areCasesOpen(chances)) return []
  const chance = again === undefined ? (chances?.any ?? 1) : 1
  const isQuiet = noneWorse || (chance > sign && known <= mostUnknown)
  // However good this measurement is: an earlier one of the same commit was as bad.
  const isRepeated = again === undefined && chances?.alone !== undefined
  if (!(isRepeated && chance <= sign) && (isClear || (delta === undefined && isQuiet))) {
    const message = `No regression: ${lowerFirst(rates)}, and ${ruledOut}.${isClear ? '' : ` ${reach}.`}`
    return [{ rule: 'no-regression', status: 'passed', message, evidence }]
  }
  const advice = next()
  return [
    {
      rule: 'inconclusive-suite',
      status: 'inconclusive',
      message: `${rates}. No regression is proven, but ${whyOpen(suite, { delta, chance, known, isRepeated })}. ${reach}. ${advice}`,
      evidence: { ...evidence, advice },
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
  const doubtful = comparison.again === undefined ? casesToLookAt(comparison, policy) : []
  if (doubtful.length > 0) {
    const cost = lookCost(doubtful.flatMap(({ head }) => head ?? []))
    const price = cost === null ? '' : `, ${formatMoney(cost)}`
    parts.push(
      `Measuring ${plural(doubtful.length, 'case')} again on both sides would settle it (input look-again${price}).`,
    )
  }
  return parts.length === 0 ? 'More iterations or baseline runs make it more sensitive.' : parts.join(' ')
}

function whyOpen(
  { meanChange, baseSpread }: SuiteTest,
  {
    delta,
    chance,
    known,
    isRepeated,
  }: {
    readonly delta?: number
    readonly chance: number
    readonly known: number
    readonly isRepeated: boolean
  },
): string {
  if (delta !== undefined) return `a drop of more than ${formatPoints(delta)} is not ruled out`
  const atMost = `only a drop of more than ${formatPoints(known)} is ruled out`
  if (chance <= sign && isRepeated)
    return `all measurements of this commit together are as low in only ${formatRate(chance)} of cases, and ${atMost}`
  if (chance > sign || meanChange >= 0) return atMost
  const spread =
    baseSpread === undefined || baseSpread === null
      ? ''
      : ` (runs of the base differ by ±${formatPoints(baseSpread)})`
  return `one more run of an unchanged base is as low in only ${formatRate(chance)} of cases${spread}, and ${atMost}`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
