import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison, LookedAgain } from '../../model/comparison.ts'
import { countFailures } from '../../model/run/run.ts'
import { roundStably } from '../statistics/stable.ts'
import type { Remeasured } from './remeasured.ts'

/** A case after the look. */
export function applyFreshIterations(
  { compared, sum }: Remeasured,
  {
    together,
    ofCase,
    isWorse,
  }: { readonly together: number; readonly ofCase: number; readonly isWorse: boolean },
): CaseComparison {
  const { headPassed, headCount, basePassed, baseCount } = sum
  const again = { headPassed, headCount, basePassed, baseCount, isWorse }
  if (compared.change === 'new') return { ...compared, again }
  const change = isWorse ? 'regressed' : toUnprovenChange(compared)
  if (compared.judgedAs === 'test' && compared.adjustedPValue === undefined && (!isWorse || headPassed === 0))
    return { ...compared, change, again }
  // Chance multiplies a stake by E or more with a probability of at most 1 / E.
  const pValue = roundStably(Math.min(1, (compared.pValue ?? 1) / ofCase))
  return { ...compared, change, pValue, adjustedPValue: roundStably(Math.min(1, 1 / together)), again }
}

/**
 * The first comparison where the look is no evidence. A test that failed after a clean history stays red;
 * what statistics say of evals may have the cause that the base has, too, so it is open.
 */
export function withoutLook(
  first: Comparison,
  again: Pick<
    LookedAgain,
    'looks' | 'cases' | 'spent' | 'headRate' | 'baseRate' | 'meanChange' | 'fell' | 'disagreement'
  >,
): Comparison {
  return {
    ...first,
    cases: first.cases.map(keepUnmeasured),
    scores: first.scores.map((score) => ({
      ...score,
      significant: score.significant === undefined ? undefined : false,
      doubtful: score.significant === true || score.doubtful === true || undefined,
    })),
    again: { ...again, missing: 0, sides: 'both', evidence: 1, needed: 1, outcome: 'void' },
  }
}

/**
 * Proven at first, but not measured again: that proof no longer counts. A test whose failure decided by itself stays red
 * where no fresh result says otherwise.
 */
export function keepUnmeasured(compared: CaseComparison): CaseComparison {
  const { judgedAs, adjustedPValue, change, brokenSince } = compared
  const decided = judgedAs === 'test' && adjustedPValue === undefined
  if (decided || change !== 'regressed' || brokenSince !== undefined) return compared
  return { ...compared, change: toUnprovenChange(compared) }
}

function toUnprovenChange({ change, head, base }: CaseComparison): CaseComparison['change'] {
  if (head === undefined || base === undefined || countFailures(head) === 0) return change
  if (change === 'still-failing') return change
  if (countFailures(base) === 0) return 'newly-failing'
  return 'flaky'
}

/** Scores that fell are judged by the fresh values alone. */
export function judgeScoresAgain(first: Comparison, fresh: Comparison): Comparison['scores'] {
  return first.scores.map((score) => {
    if (score.significant !== true && score.doubtful !== true) return score
    const again = fresh.scores.find(({ name }) => name === score.name)
    if (again === undefined) return { ...score, significant: false }
    const { doubtful, significant, base, head, pValue, predictionPValue, fallen } = again
    return {
      ...score,
      doubtful,
      significant: significant === true,
      again: { base, head, pValue, predictionPValue, fallen },
    }
  })
}
