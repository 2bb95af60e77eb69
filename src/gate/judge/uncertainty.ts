import { type Comparison, countBaseRuns } from '../../model/comparison.ts'
import { formatNumber, formatP, formatRate, plural } from '../../model/format.ts'
import type { Reason } from '../../model/verdict.ts'
import type { CaseSettings, EvidenceSettings } from '../policy/policy.ts'
import { isAtMost } from '../statistics/level.ts'
import { stable } from '../statistics/stable.ts'
import { isFall } from '../statistics/stratum.ts'
import { type Case, isUnsettled, keysOf, quoteCases, type WeighedCases } from './cases.ts'
import { comparableReasons } from './comparable.ts'
import { scoreDoubts } from './score-reasons.ts'
import { areCasesOpen, describeNext, suiteReasons } from './suite-uncertainty.ts'

/**
 * What the data can't answer, and the confidence that nothing got worse. Without a regression the verdict on
 * evals is `no-regression` if a drop larger than `policy.delta` is ruled out. Where the policy does not set
 * it, it is
 * enough that 5 points are ruled out, or that no case is worse, or that nothing points to a drop and 20
 * points are; the reason always says how
 * much is ruled out. Otherwise it is inconclusive.
 */
export function uncertaintyReasons(
  comparison: Comparison,
  cases: WeighedCases,
  policy: CaseSettings & EvidenceSettings,
  { regressed, advises }: { readonly regressed: boolean; readonly advises: boolean },
): Reason[] {
  const incomparable = comparableReasons(comparison, cases)
  const next = () => (advises ? describeNext(comparison, policy) : '')
  return [
    ...infrastructureReasons(comparison),
    ...incomparable,
    ...(regressed ? [] : suspectReasons(comparison, cases, next)),
    ...(regressed ? [] : scoreDoubts(comparison)),
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
        : `${plural(suspects.length, 'case looks', 'cases look')} broken (${quoteCases(suspects)})`
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

function whyDoubtful(comparison: Comparison): string {
  const { chances, likeness } = comparison
  const { any = 1, exact, level = 0 } = chances ?? {}
  if (exact !== undefined && isAtMost(any, level))
    return `every case was asked once, so nobody knows how often answers change by themselves; more losses than gains is chance in ${formatRate(exact)} of runs`
  const rate = formatRate(any)
  const measured = comparison.before?.same.length ?? 0
  if (chances?.alone !== undefined)
    return `with ${plural(measured, 'earlier measurement')} of this commit chance alone does as much in ${rate} of runs`
  const { correlation = 0, runs = Number.POSITIVE_INFINITY } = likeness ?? {}
  const all = countBaseRuns(comparison)
  if (runs < all)
    return `the ${plural(all, 'baseline run')} repeat each other, so they count as ${formatNumber(runs)}, and chance alone does as much in ${rate} of runs`
  return correlation >= alike
    ? `the iterations of one run resemble each other (correlation ${formatNumber(correlation)}), and chance alone does as much in ${rate} of runs`
    : `chance alone does as much in ${rate} of runs`
}

const uncached = 'Measure without a cache, or run the cases again on both sides (`look-again`).'

/** Correlation from which the reason says that iterations of one run resemble each other and prove less. */
const alike = 0.1

/** An eval whose pass rate is lower than before. */
function isLower({ of }: Case): boolean {
  return of.judgedAs === 'eval' && isFall(of.drop)
}
