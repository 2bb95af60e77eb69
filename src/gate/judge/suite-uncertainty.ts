import type { Comparison, SuiteTest } from '../../model/comparison.ts'
import { formatMoney, formatNumber, formatPlural, formatPoints, formatRate } from '../../model/format.ts'
import { describeMeasuring, type Measuring } from '../../model/run/measuring.ts'
import type { Reason } from '../../model/verdict.ts'
import { requestFirstLook } from '../again/choose.ts'
import { isOfMean, isUnlikelyFallen, type SuiteEvidence, sign } from '../compare/fall.ts'
import type { CaseSettings, EvidenceSettings } from '../policy/policy.ts'
import { isAtMost } from '../statistics/level.ts'
import { estimateLookCost, planNextIterations, targetDrop } from '../statistics/plan.ts'

export function listSuiteUncertainty(
  { chances, again, head }: Comparison,
  suite: SuiteTest,
  { delta }: EvidenceSettings,
  { noneWorse, next }: { readonly noneWorse: boolean; readonly next: () => string },
): Reason[] {
  const { commonCases, baseRate, headRate, meanChange, baseSpread } = suite
  const { ruledOutDrop, smallestDetectableDrop } = suite
  const cutShort = explainCutShort(head.measuring)
  if (suite.of === 'tests' && cutShort === undefined) {
    const worse = chances === undefined ? 'got worse' : 'got worse beyond chance'
    const message = `No regression: none of the ${formatPlural(commonCases, 'compared test')} ${worse}.`
    return [{ rule: 'no-regression', status: 'passed', message }]
  }
  const rates = `The mean pass rate is ${formatRate(headRate)} (before: ${formatRate(baseRate)}) over ${formatPlural(commonCases, 'case')}`
  const reach =
    smallestDetectableDrop === null
      ? 'This comparison is too small to detect any drop reliably'
      : `This comparison detects a drop of ${formatPoints(smallestDetectableDrop)} or more in 80% of runs`
  const known = ruledOutDrop ?? 1
  const ruledOut = `a drop of more than ${formatPoints(known)} is ruled out with 95% confidence`
  // The second look, or the cases that fell, already say that the suite is undecided.
  if (again?.outcome === 'open' || again?.outcome === 'void') return []
  if (again === undefined && areCasesOpen({ chances, suite })) return []
  const chance = again === undefined ? (chances?.any ?? 1) : 1
  const beyond = again === undefined ? formatEvidenceBeyond(chances) : undefined
  const isQuiet =
    noneWorse || again?.outcome === 'cleared' || (again === undefined && isUnlikelyFallen(chances))
  // However good this measurement is: an earlier one of the same commit was as bad.
  const isRepeated = again === undefined && chances?.alone !== undefined
  const isShown = !(isRepeated && isAtMost(chance, sign)) && (delta === undefined ? isQuiet : known <= delta)
  if (isShown && cutShort === undefined) {
    const message = `No regression: ${lowerFirstLetter(rates)}, and ${ruledOut}. ${reach}.`
    return [{ rule: 'no-regression', status: 'passed', message }]
  }
  const advice = next()
  const atMost = `only a drop of more than ${formatPoints(known)} is ruled out`
  const explainOpenSuite = (): string => {
    if (isShown && cutShort !== undefined) return cutShort
    if (delta !== undefined) return `a drop of more than ${formatPoints(delta)} is not ruled out`
    if (isAtMost(chance, sign) && isRepeated)
      return `all measurements of this commit together are as low in only ${formatRate(chance)} of cases, and ${atMost}`
    if (beyond !== undefined) return `${beyond}, and ${atMost}`
    if (!isAtMost(chance, sign) || meanChange >= 0) {
      if (again !== undefined || chances === undefined) return atMost
      return `these pass rates are ${formatNumber(chances.evidence)} times as likely after a fall as without one, and ${atMost}`
    }
    const spread =
      baseSpread === undefined || baseSpread === null
        ? ''
        : ` (runs of the base differ by ±${formatPoints(baseSpread)})`
    return `one more run of an unchanged base is as low in only ${formatRate(chance)} of cases${spread}, and ${atMost}`
  }
  const doubt = explainOpenSuite()
  return [
    {
      rule: 'inconclusive-suite',
      status: 'inconclusive',
      message: `${rates}. No regression is proven, but ${doubt}. ${reach}. ${advice}`,
      evidence: { doubt, advice },
    },
  ]
}

/** Why a suite that `measure` measures is not certain yet, as a clause. */
function explainCutShort(measuring: Measuring | undefined): string | undefined {
  if (measuring?.ended === 'stopped') return `the measurement ${describeMeasuring(measuring)}`
  if (measuring?.ended === 'capped') return `that is ${describeMeasuring(measuring, 'inconclusive')}`
  return undefined
}

/** What would make the comparison more sensitive, with its price where that is known. */
export function describeNextStep(comparison: Comparison, policy: CaseSettings & EvidenceSettings): string {
  if (comparison.head.measuring !== undefined)
    return 'Run the job again, or allow more in `look-again-budget`.'
  const parts: string[] = []
  const next = planNextIterations(comparison, policy)
  if (next !== null) {
    const price = next.costUsd === null ? '' : ` (${formatMoney(next.costUsd)} a run)`
    parts.push(
      `${formatNumber(next.iterations)} iterations${price} on both sides would find a drop of ${formatPoints(targetDrop)}.`,
    )
  }
  const doubtful = comparison.again === undefined ? requestFirstLook(comparison, policy).cases : []
  if (doubtful.length > 0) {
    const cost = estimateLookCost(doubtful.flatMap(({ head }) => head ?? []))
    const price = cost === null ? '' : `, ${formatMoney(cost)}`
    parts.push(
      `Measuring ${formatPlural(doubtful.length, 'case')} again on both sides would settle it (input look-again${price}).`,
    )
  }
  if (parts.length === 0) return 'More iterations or baseline runs make it more sensitive.'
  return parts.join(' ')
}

function lowerFirstLetter(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Rarer than the level by chance, and no proof, since it hardly points to a fall; undefined where that is not so. */
export function formatEvidenceBeyond(chances: Comparison['chances']): string | undefined {
  if (chances === undefined || chances.evidence >= chances.cuts.red) return undefined
  if (!isAtMost(chances.any, chances.level)) return undefined
  return `these pass rates are ${formatNumber(chances.evidence)} times as likely after a fall as without one, where red takes ${formatNumber(chances.cuts.red)}`
}

/** What fell is a sign of a regression, and a clearer one than the mean. */
export function areCasesOpen({ chances, suite }: SuiteEvidence): boolean {
  if (chances === undefined || isUnlikelyFallen(chances)) return false
  return suite?.of !== 'evals' || !isOfMean(chances)
}
