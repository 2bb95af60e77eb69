import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { compareText } from '../../model/data.ts'
import { countFailures } from '../../model/run/run.ts'
import { getSampleMean } from '../../model/run/sample.ts'
import { countsInVerdict } from '../judge/cases.ts'
import { createRuleLookup, readCaseTags } from '../policy/case-rules.ts'
import type { CaseSettings, EvidenceSettings } from '../policy/policy.ts'
import { isAtMost } from '../statistics/level.ts'
import { isActualDrop } from '../statistics/stratum.ts'

/** A result that chance alone gives in a smaller share of runs is a sign of a regression, but no proof. */
export const sign = 0.2
/** A suite that can't rule out even this drop is too small to be called unchanged. */
export const mostUnknown = 0.2
/** A case that an unchanged base would make as bad more often than this has not fallen. */
const rare = 0.25

/** Maximum number of cases that one look measures again. */
const mostRerun = 50

/**
 * The cases that one look measures again: those that fell as rarely happens, new tests that fail, and, where
 * the suite as a whole is undecided, its other evals. First what settles most per dollar. The choice may look
 * at the results, since only fresh iterations decide then.
 *
 * @returns at most `limit`
 */
export function chooseCasesForLook(
  comparison: Comparison,
  policy: CaseSettings & EvidenceSettings,
  limit = mostRerun,
): readonly CaseComparison[] {
  const isWhole = isSuiteUndecided(comparison, policy)
  const findRule = createRuleLookup(policy)
  const { cases } = comparison
  const prices = cases.flatMap(({ head }) => readIterationPrice(head) ?? [])
  const meanPrice = prices.length === 0 ? 1 : prices.reduce((sum, price) => sum + price, 0) / prices.length
  return (
    cases
      // What is known to be broken on the branch fails on both sides.
      .filter(
        (compared) =>
          countsInVerdict(compared) && compared.head?.scope !== 'suite' && compared.brokenSince === undefined,
      )
      .flatMap((compared) => {
        const worth = estimateCaseWorth(
          compared,
          isWhole && findRule(compared.identity, readCaseTags(compared)).weight > 0,
        )
        if (worth === 0) return []
        return [{ of: compared, perDollar: worth / (readIterationPrice(compared.head) ?? meanPrice) }]
      })
      .sort((a, b) => b.perDollar - a.perDollar || compareText(a.of.key, b.of.key))
      .slice(0, limit)
      .map(({ of: compared }) => compared)
  )
}

/** Whether this case alone makes a second look worthwhile. */
export function isSuspectCase(compared: CaseComparison): boolean {
  const { head, base, drop, change, judgedAs, pValue = 1 } = compared
  if (head === undefined) return false
  if (change === 'new') return judgedAs === 'test' && countFailures(head) > 0
  if (base === undefined || drop === undefined) return false
  if (change === 'regressed' || change === 'newly-failing') return true
  return isActualDrop(drop) && (isAtMost(pValue, rare) || judgedAs === 'test')
}

/** Whether the mean of the evals, or a score, is in doubt: then all of them show what is true. */
export function isSuiteUndecided(
  { suite, chances, scores, levels, cases }: Comparison,
  policy: EvidenceSettings,
): boolean {
  if (scores.some(({ significant, doubtful }) => significant === true || doubtful === true)) return true
  if (suite === null || suite.of === 'tests' || levels.rates === 0) return false
  if (isAtMost(chances?.any ?? 1, sign)) return true
  const known = suite.ruledOutDrop ?? 1
  if (policy.delta !== undefined) return known > policy.delta
  return known > mostUnknown && cases.some(({ judgedAs, drop }) => judgedAs === 'eval' && isActualDrop(drop))
}

/** How much of the doubt fresh iterations of a case may settle: the rarer its fall, the more. */
function estimateCaseWorth(compared: CaseComparison, isWhole: boolean): number {
  const fallen = Math.max(0, compared.drop ?? 0)
  if (isSuspectCase(compared)) return 1 + fallen - Math.log(Math.max(1e-6, compared.pValue ?? 1e-6))
  if (isWhole && compared.judgedAs === 'eval' && compared.drop !== undefined) return 0.1 + fallen
  return 0
}

/** USD of one iteration, if the report says so. */
export function readIterationPrice(tally: CaseComparison['head']): number | undefined {
  const price = getSampleMean(tally?.costUsd)
  if (price !== undefined && price > 0) return price
  return undefined
}
