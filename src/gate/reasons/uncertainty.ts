import type { Comparison, SuiteTest } from '../../model/comparison.ts'
import type { Reason } from '../../model/verdict.ts'
import { formatCount, formatList, formatPercent, formatPoints, stable } from '../format.ts'
import type { Policy } from '../policy.ts'
import { keysOf, titlesOf, type WeighedCases } from './cases.ts'

/**
 * What can't be told, and, where nothing got worse, how sure that is. Without a regression the verdict on
 * evals is `no-regression` only if a drop larger than `policy.delta` is ruled out; else it is inconclusive.
 */
export function uncertaintyReasons(
  comparison: Comparison,
  cases: WeighedCases,
  policy: Policy,
  { regressed }: { readonly regressed: boolean },
): Reason[] {
  return [
    ...infrastructureReasons(comparison, policy),
    ...comparableReasons(comparison, cases),
    ...(regressed ? [] : suspectReasons(cases)),
    ...(regressed || comparison.suite === null ? [] : suiteReasons(comparison.suite, policy)),
  ]
}

function infrastructureReasons({ lost }: Comparison, { maxLost }: Policy): Reason[] {
  if (lost === undefined || (lost.head === 0 && lost.base === 0)) return []
  const sides = [
    ...(lost.head > 0 ? [`${formatPercent(lost.head)} of this run`] : []),
    ...(lost.base > 0 ? [`${formatPercent(lost.base)} of the baseline`] : []),
  ].join(' and ')
  const tooMuch = Math.max(lost.head, lost.base) > maxLost
  const rest = tooMuch
    ? `More than ${formatPercent(maxLost)} is too much to judge.`
    : 'They are in no rate on either side.'
  return [
    {
      rule: 'infrastructure',
      status: tooMuch ? 'inconclusive' : 'info',
      message: `The infrastructure took away iterations: ${sides}. ${rest}`,
      evidence: { lostOfHead: stable(lost.head), lostOfBase: stable(lost.base), threshold: maxLost },
    },
  ]
}

function comparableReasons({ baseline, suite }: Comparison, { counted }: WeighedCases): Reason[] {
  if (baseline === null) {
    const message = 'There is no baseline yet, so nothing is compared; only absolute limits apply.'
    return [{ rule: 'no-baseline', status: 'info', message }]
  }
  const judgedNow = counted.filter(({ of }) => of.change !== 'skipped')
  if (suite !== null || judgedNow.length === 0) return []
  return [
    {
      rule: 'no-common-case',
      status: 'inconclusive',
      message: `None of the ${formatCount(judgedNow.length, 'case')} of this run is in the baseline, so nothing can be compared.`,
      evidence: { cases: judgedNow.length },
    },
  ]
}

/** A case as bad as the worst suspect comes by chance in at most so many verdicts: then nothing is settled. */
const doubtful = 0.1

function suspectReasons({ suspects }: WeighedCases): Reason[] {
  if (suspects.length === 0) return []
  const chance = Math.min(...suspects.map(({ of }) => of.adjustedPValue ?? 1))
  const what = formatCount(suspects.length, 'case looks', 'cases look')
  return [
    {
      rule: 'suspect-case',
      status: chance <= doubtful ? 'inconclusive' : 'info',
      message: `${what} broken, but among so many cases chance does that in ${formatPercent(chance)} of all runs: ${formatList(titlesOf(suspects))}. Fresh iterations would tell.`,
      evidence: { suspects: suspects.length, adjustedPValue: chance },
      cases: keysOf(suspects),
    },
  ]
}

function suiteReasons(suite: SuiteTest, { delta }: Policy): Reason[] {
  const { commonCases, baseRate, headRate, meanChange, lowerBound, smallestDetectableDrop } = suite
  const evidence = { commonCases, baseRate, headRate, meanChange, lowerBound, delta, smallestDetectableDrop }
  if (suite.of === 'tests') {
    const message = `No regression: none of the ${formatCount(commonCases, 'compared test')} got worse beyond its own history.`
    return [{ rule: 'no-regression', status: 'passed', message, evidence: { commonCases } }]
  }
  const rates = `The mean pass rate is ${formatPercent(headRate)}, before ${formatPercent(baseRate)}, over ${formatCount(commonCases, 'case')}`
  if (lowerBound !== null && lowerBound >= -delta) {
    const message = `${rates}. A drop of more than ${formatPoints(delta)} is ruled out with 95 % confidence.`
    return [{ rule: 'no-regression', status: 'passed', message, evidence }]
  }
  const reach =
    smallestDetectableDrop === null
      ? 'This comparison is too small to find any drop with confidence'
      : `The smallest drop that this comparison finds four times out of five is ${formatPoints(smallestDetectableDrop)}`
  return [
    {
      rule: 'inconclusive-suite',
      status: 'inconclusive',
      message: `${rates}. No regression is proven, and a drop of more than ${formatPoints(delta)} is not ruled out. ${reach}; more iterations or more baseline runs make it smaller.`,
      evidence,
    },
  ]
}
