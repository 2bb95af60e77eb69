import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { type CaseTally, failures, judged, type Run } from '../../model/run/run.ts'
import { countsInVerdict } from '../judge/cases.ts'
import type { Policy } from '../policy/policy.ts'
import { brokenCasesTest, type CaseTest } from '../statistics/broken-cases.ts'
import { isAtMost } from '../statistics/level.ts'
import { levelsOf } from '../statistics/levels.ts'
import { stable } from '../statistics/stable.ts'
import { dropOf, rateTolerance, type Stratum } from '../statistics/stratum.ts'
import { type SuiteConfirmation, suiteSuspects } from './confirm-suite.ts'

/**
 * The cases worth rerunning on both sides: failing tests that always passed, and every case
 * whose pass rate fell by at least the policy's floor. The choice may look at the results, because the
 * verdict on these cases then depends on the fresh iterations only.
 *
 * @returns the worst first, at most `limit`
 */
export function suspects(comparison: Comparison, policy: Policy, limit = 50): readonly CaseComparison[] {
  return comparison.cases
    .filter((of) => countsInVerdict(of) && isSuspect(of, policy))
    .sort((a, b) => (b.drop ?? 0) - (a.drop ?? 0) || (a.pValue ?? 1) - (b.pValue ?? 1))
    .slice(0, limit)
}

/**
 * What a confirmation reruns: the suspects, and the evals that show whether the suite as a whole has fallen.
 *
 * @returns at most `limit`
 */
export function casesToRerun(comparison: Comparison, policy: Policy, limit = 50): readonly CaseComparison[] {
  return [
    ...new Set([...suspects(comparison, policy, limit), ...suiteSuspects(comparison, policy, limit)]),
  ].slice(0, limit)
}

function isSuspect({ head, base, drop, change }: CaseComparison, { minDrop }: Policy): boolean {
  if (head === undefined || base === undefined || drop === undefined) return false
  return change === 'regressed' || (drop > rateTolerance && drop >= minDrop.case - rateTolerance)
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
  policy: Policy,
  suiteAgain?: SuiteConfirmation,
): Comparison {
  const rerun = suspects(comparison, policy, Number.POSITIVE_INFINITY).flatMap((of) => {
    const [head, base] = [freshHead.cases.get(of.key), freshBase.cases.get(of.key)]
    const stratum = head && base && freshStratum(head, base)
    return stratum === undefined ? [] : [{ of, stratum }]
  })
  const levels = levelsOf(policy, {
    suite: comparison.suite?.of !== 'tests',
    cases: true,
    scorers: scorersOf(comparison),
    confirms: true,
  })
  const { cases: tests, pValue: joint } = brokenCasesTest(
    rerun.map(({ stratum }) => stratum),
    { minDrop: policy.minDrop.case, level: levels.cases },
  )
  const judgedAgain = new Map(
    rerun.map(({ of, stratum }, index) => {
      const { pValue, adjusted, looksBroken } = tests[index] ?? untested
      const confirmed =
        (looksBroken && isAtMost(joint, levels.cases)) || (isCleanTest(of) && isTotal(stratum))
      return [of.key, judgeAgain(of, stratum, { pValue, adjusted, confirmed })] as const
    }),
  )
  const cases = comparison.cases.map((of) => judgedAgain.get(of.key) ?? withoutOldProof(of))
  const confirmed = cases.filter(({ confirmation }) => confirmation?.confirmed === true).length
  const brokenCases = { cases: confirmed, pValue: stable(joint) }
  const { suite: first } = comparison
  const suite = first === null || suiteAgain === undefined ? first : { ...first, confirmation: suiteAgain }
  return {
    ...comparison,
    cases,
    suite,
    levels,
    brokenCases,
    confirmation: { suspects: rerun.length, confirmed },
  }
}

const untested: CaseTest = { pValue: 1, adjusted: 1, looksBroken: false }

function scorersOf({ scores }: Comparison): number {
  return scores.filter(({ pValue }) => pValue !== undefined).length
}

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
