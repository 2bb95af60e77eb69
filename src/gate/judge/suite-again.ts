import type { SuiteTest } from '../../model/comparison.ts'
import { formatLevel, formatP, formatPoints, formatRate, plural } from '../../model/format.ts'
import type { Reason } from '../../model/verdict.ts'
import type { Policy } from '../policy/policy.ts'
import { keysOf, type WeighedCases } from './cases.ts'
import { isProven } from './proven-cases.ts'
import { isSuiteRegression } from './suite-regression.ts'

/** A fall that was looked at again: only the fresh iterations on both sides count. */
export function suiteAgainReasons(suite: SuiteTest, cases: WeighedCases, policy: Policy): Reason[] {
  const { confirmation } = suite
  if (confirmation === undefined) return []
  const { baseRate, headRate, meanChange, pValue, level } = confirmation
  const broken = [...cases.counted.filter(isProven), ...cases.suspects]
  const failed = isSuiteRegression({ suite }, policy)
  const rates = `${plural(confirmation.cases, 'case')} rerun on both sides passed ${formatRate(baseRate)} on the base and ${formatRate(headRate)} now`
  return [
    {
      rule: 'regression-suite',
      status: failed ? 'failed' : 'info',
      message: failed
        ? `The mean pass rate fell by ${formatPoints(suite.meanChange)}, and again when measured again: ${rates}. Probability by chance: ${formatP(pValue)} (threshold ${formatLevel(level)}).`
        : `The mean pass rate was ${formatPoints(suite.meanChange)} lower, which is not confirmed: ${rates}.`,
      evidence: { baseRate, headRate, meanChange, pValue, alpha: level, rerun: confirmation.cases },
      cases: failed && broken.length > 0 ? keysOf(broken) : undefined,
    },
  ]
}
