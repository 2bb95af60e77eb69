import { type Comparison, countBaseRuns } from '../../model/comparison.ts'
import { compact, isTableKey } from '../../model/data.ts'
import { formatNumber, formatPlural, formatPValue, formatRate } from '../../model/format.ts'
import { causes } from '../../model/run/never-judged.ts'
import type { Reason } from '../../model/verdict.ts'
import { isAtMost } from '../statistics/level.ts'
import { isActualDrop } from '../statistics/stratum.ts'
import { isUnsettledCase, listCaseKeys, quoteFirstCases, stateFindings, type WeighedCase } from './cases.ts'
import { listComparableReasons } from './comparable.ts'
import type { Judged } from './judged.ts'
import { findDoubtfulScores } from './score-reasons.ts'
import {
  areCasesOpen,
  describeNextStep,
  formatEvidenceBeyond,
  listSuiteUncertainty,
} from './suite-uncertainty.ts'

/**
 * What the data can't answer, and the confidence that nothing got worse. Without a regression the verdict on
 * evals is `no-regression` if a drop larger than `policy.delta` is ruled out. Where the policy does not set
 * it, it is enough that 5 points are ruled out, or that no case is worse, or that nothing points to a drop
 * and 20 points are; the reason always says how much is ruled out. Otherwise it is inconclusive.
 */
export function listUncertaintyReasons(given: Judged, regressed: boolean): Reason[] {
  const { comparison, cases, policy, facts } = given
  const incomparable = listComparableReasons(given)
  const adviseNextStep = () => {
    if (facts.isRehearsal) return ''
    return describeNextStep(comparison, policy)
  }
  const reasons = [...listInfrastructureReasons(comparison), ...incomparable]
  if (regressed) return reasons
  reasons.push(
    ...listSuspectReasons(given, adviseNextStep),
    ...stateFindings('suspect-score', 'inconclusive', findDoubtfulScores(comparison)),
  )
  if (comparison.suite === null || incomparable.length > 0) return reasons
  const noneWorse = !cases.counted.some(isEvalLower)
  return [
    ...reasons,
    ...listSuiteUncertainty(comparison, comparison.suite, policy, { noneWorse, next: adviseNextStep }),
  ]
}

function listInfrastructureReasons({ lost, cases, baseline }: Comparison): Reason[] {
  if (lost.head === 0 && lost.base === 0) return []
  const sides = compact([
    lost.head > 0 && `${formatRate(lost.head)} of this run`,
    lost.base > 0 && `${formatRate(lost.base)} of the baseline`,
  ]).join(' and ')
  return [
    {
      rule: 'infrastructure',
      status: lost.isTooMuch ? 'inconclusive' : 'info',
      message: `Iterations without an outcome: ${sides}. ${compact([explainLoss(lost, baseline !== null), lost.isTooMuch && explainCauses(cases)]).join(' ')}`,
    },
  ]
}

function explainLoss({ head, base, pValue, isTooMuch }: Comparison['lost'], hasBase: boolean): string {
  if (!isTooMuch) return 'They are excluded from every rate.'
  if (!hasBase) return "That is more than 10%, so results can't be judged."
  const chance = pValue === undefined ? '' : ` (chance alone: ${formatPValue(pValue)})`
  if (head > base) return `That is more than the base branch loses${chance}, so results can't be judged.`
  return `This run lost less${chance}, so results can't be judged.`
}

/** What kept most iterations of this run from being judged, and what to do about it. */
function explainCauses(cases: Comparison['cases']): string | undefined {
  const found = cases.flatMap(({ head }) => head?.unjudged ?? []).filter((kind) => isTableKey(causes, kind))
  const counts = [...Map.groupBy(found, (cause) => cause)].sort(([, a], [, b]) => b.length - a.length)
  const [most] = counts[0] ?? []
  if (most === undefined) return undefined
  const { what, remedy } = causes[most]
  return `Most often, ${what}. ${remedy}`
}

function listSuspectReasons(
  { comparison, cases: { suspects, counted } }: Judged,
  next: () => string,
): Reason[] {
  const { chances, again } = comparison
  if (again !== undefined || chances === undefined) return []
  // Failing tests that are open say so themselves.
  if (counted.some((compared) => isUnsettledCase(compared, comparison))) return []
  const isOpen = areCasesOpen(comparison)
  if (suspects.length === 0 && !isOpen) return []
  const finding =
    suspects.length === 0
      ? 'More fell than usual, whatever rose'
      : `${formatPlural(suspects.length, 'case looks', 'cases look')} broken (${quoteFirstCases(suspects)})`
  return [
    {
      rule: 'suspect-case',
      status: isOpen ? 'inconclusive' : 'info',
      message: `${finding}, but ${explainSuspectDoubt(comparison)}.${isOpen ? ` ${comparison.likeness === undefined ? next() : uncached}` : ''}`,
      cases: listCaseKeys(suspects),
    },
  ]
}

function explainSuspectDoubt(comparison: Comparison): string {
  const { chances, likeness } = comparison
  const { any = 1, exact, level = 0 } = chances ?? {}
  if (exact !== undefined && isAtMost(any, level))
    return `every case was asked once, so nobody knows how often answers change by themselves; more losses than gains is chance in ${formatRate(exact)} of runs`
  const beyond = formatEvidenceBeyond(chances)
  if (beyond !== undefined) return beyond
  const rate = formatRate(any)
  const measured = comparison.before?.same.length ?? 0
  if (chances?.alone !== undefined)
    return `with ${formatPlural(measured, 'earlier measurement')} of this commit chance alone does as much in ${rate} of runs`
  const { correlation = 0, runs = Number.POSITIVE_INFINITY } = likeness ?? {}
  const baseRuns = countBaseRuns(comparison)
  if (runs < baseRuns)
    return `the ${formatPlural(baseRuns, 'baseline run')} repeat each other, so they count as ${formatNumber(runs)}, and chance alone does as much in ${rate} of runs`
  if (correlation >= alike)
    return `the iterations of one run resemble each other (correlation ${formatNumber(correlation)}), and chance alone does as much in ${rate} of runs`
  return `chance alone does as much in ${rate} of runs`
}

const uncached = 'Measure without a cache, or run the cases again on both sides (`look-again`).'

/** Correlation from which the reason says that iterations of one run resemble each other and prove less. */
const alike = 0.1

/** An eval whose pass rate is lower than before. */
function isEvalLower(compared: WeighedCase): boolean {
  return compared.judgedAs === 'eval' && isActualDrop(compared.drop)
}
