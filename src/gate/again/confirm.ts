import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { type CaseTally, failures, judged, type Run } from '../../model/run/run.ts'
import { countsInVerdict } from '../judge/cases.ts'
import type { Policy } from '../policy/policy.ts'
import { isAtMost } from '../statistics/level.ts'
import { judgeHead } from '../statistics/prediction/judge-head.ts'
import { predict } from '../statistics/prediction/predict.ts'
import { stable } from '../statistics/stable.ts'
import { dropOf, rateTolerance, type Stratum } from '../statistics/stratum.ts'
import { type SuiteConfirmation, suitePart, suiteSuspects } from './confirm-suite.ts'

/** A case that an unchanged base would make as bad more often than this has not fallen. */
const rare = 0.25

/**
 * The cases worth rerunning on both sides: what never failed before, and what fell as rarely happens by chance. The choice may look at the results, because the
 * verdict on these cases then depends on the fresh iterations only.
 *
 * @returns the worst first, at most `limit`
 */
export function suspects(comparison: Comparison, limit = 50): readonly CaseComparison[] {
  return comparison.cases
    .filter((of) => countsInVerdict(of) && isSuspect(of))
    .sort((a, b) => (b.drop ?? 0) - (a.drop ?? 0) || (a.pValue ?? 1) - (b.pValue ?? 1))
    .slice(0, limit)
}

/**
 * What a confirmation reruns: the suspects, and the evals that show whether the suite as a whole has fallen.
 *
 * @returns at most `limit`
 */
export function casesToRerun(comparison: Comparison, policy: Policy, limit = 50): readonly CaseComparison[] {
  return [...new Set([...suspects(comparison, limit), ...suiteSuspects(comparison, policy, limit)])].slice(
    0,
    limit,
  )
}

function isSuspect({ head, base, drop, change, judgedAs, pValue = 1 }: CaseComparison): boolean {
  if (head === undefined || base === undefined || drop === undefined) return false
  if (change === 'regressed' || change === 'newly-failing') return true
  return drop > rateTolerance && (pValue <= rare || judgedAs === 'test')
}

/**
 * Replaces the single-case results of the suspects by those of fresh iterations. The joint test uses only the fresh
 * counts, at the level of the single-case tests; the first result is not counted again, so the promise holds. A clean
 * test is confirmed when all its fresh iterations fail and the base's all pass; otherwise it is flaky, and the same
 * test decides. Suspects without fresh iterations on both sides keep their result if they are clean tests; otherwise
 * they are not proven.
 *
 * @param freshHead new iterations of the head, of the suspects (others are ignored)
 * @param freshBase the same of the base commit
 * @param suiteAgain the suite as a whole, if its fall was looked at again; see `judgeSuiteAgain`
 */
export function applyConfirmation(
  comparison: Comparison,
  freshHead: Run,
  freshBase: Run,
  suiteAgain?: SuiteConfirmation,
): Comparison {
  const rerun = suspects(comparison, Number.POSITIVE_INFINITY).flatMap((of) => {
    const [head, base] = [freshHead.cases.get(of.key), freshBase.cases.get(of.key)]
    const stratum = head && base && freshStratum(head, base)
    return stratum === undefined ? [] : [{ of, stratum }]
  })
  const prediction = predict(
    rerun.map(({ of, stratum: { basePassed: passed, baseCount, headCount } }) => {
      const runs = [{ passed, judged: baseCount }]
      return { runs, headCount, weight: 1, isEval: of.judgedAs === 'eval', cases: 1 }
    }),
    1,
    { sameTime: true },
  )
  const again = judgeHead(
    prediction,
    rerun.map(({ stratum }) => ({ passed: stratum.headPassed, cases: 1 })),
  )
  const threshold = again.threshold(comparison.levels.rates * (1 - suitePart))
  const areWorse = threshold > 0 && isAtMost(Math.min(again.chances.fallen, again.chances.worst), threshold)
  const judgedAgain = new Map(
    rerun.map(({ of, stratum }, index) => {
      const [kind, passed] = [prediction.kindOf[index] ?? 0, stratum.headPassed]
      const pValue = again.ofCase[kind]?.[passed] ?? 1
      const adjusted = again.ofFamily[kind]?.[passed] ?? 1
      const isBroken = areWorse && dropOf(stratum) > rateTolerance && pValue <= named
      const confirmed = isBroken || (isCleanTest(of) && isTotal(stratum))
      return [of.key, judgeAgain(of, stratum, { pValue, adjusted, confirmed })] as const
    }),
  )
  const cases = comparison.cases.map((of) => judgedAgain.get(of.key) ?? withoutOldProof(of))
  const confirmed = cases.filter(({ confirmation }) => confirmation?.confirmed === true).length
  const { suite: first } = comparison
  const suite = first === null || suiteAgain === undefined ? first : { ...first, confirmation: suiteAgain }
  return {
    ...comparison,
    cases,
    suite,
    confirmation: { suspects: rerun.length, confirmed },
  }
}

/** A case this bad in no more of the unchanged reruns is named where the rerun as a whole is worse than chance. */
const named = 0.05

function freshStratum(head: CaseTally, base: CaseTally): Stratum | undefined {
  const [headCount, baseCount] = [judged(head), judged(base)]
  if (headCount === 0 || baseCount === 0) return undefined
  return { headPassed: head.passed, headCount, basePassed: base.passed, baseCount }
}

function isCleanTest({ judgedAs, adjustedPValue }: CaseComparison): boolean {
  return judgedAs === 'test' && adjustedPValue === undefined
}

function isTotal({ headPassed, basePassed, baseCount }: Stratum): boolean {
  return headPassed === 0 && basePassed === baseCount
}

function judgeAgain(
  of: CaseComparison,
  stratum: Stratum,
  test: { readonly pValue: number; readonly adjusted: number; readonly confirmed: boolean },
): CaseComparison {
  const { headPassed, headCount, basePassed, baseCount } = stratum
  return {
    ...of,
    change: test.confirmed ? 'regressed' : unprovenChange(of),
    pValue: stable(test.pValue),
    adjustedPValue: stable(test.adjusted),
    drop: stable(dropOf(stratum)),
    confirmation: { headPassed, headCount, basePassed, baseCount, confirmed: test.confirmed },
  }
}

/** Proven at first, but not rerun: that proof no longer counts. */
function withoutOldProof(of: CaseComparison): CaseComparison {
  return of.change === 'regressed' && of.adjustedPValue !== undefined
    ? { ...of, change: unprovenChange(of) }
    : of
}

function unprovenChange(of: CaseComparison): CaseComparison['change'] {
  if (of.head === undefined || of.base === undefined) return of.change
  if (failures(of.head) === 0) return of.change
  return failures(of.base) === 0 ? 'newly-failing' : 'flaky'
}
