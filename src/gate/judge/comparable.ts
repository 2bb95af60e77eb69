import type { Comparison } from '../../model/comparison.ts'
import { choosePlural, formatNumber, formatPlural } from '../../model/format.ts'
import { countQuiet } from '../../model/quiet/all-cases.ts'
import { countJudged } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import { isCaseFailing, listCaseKeys, type WeighedCases } from './cases.ts'

/** What makes the two sides impossible to compare, although there is a baseline. */
export function listComparableReasons(comparison: Comparison, cases: WeighedCases): Reason[] {
  if (comparison.baseline === null) return []
  if (comparison.suite === null) return writeNoCommonCase(comparison, cases)
  return writeFailingBase(comparison, cases)
}

function writeNoCommonCase(comparison: Comparison, { counted }: WeighedCases): Reason[] {
  const ranCases = counted.filter((compared) => compared.change !== 'skipped').length
  const judgedNow = ranCases + countQuiet(comparison)
  if (judgedNow === 0 && !comparison.cases.some(({ head }) => head !== undefined && countJudged(head) > 0))
    return []
  return [
    {
      rule: 'no-common-case',
      status: 'inconclusive',
      message:
        judgedNow === 0
          ? 'No case of this run was judged, so nothing can be compared.'
          : `None of the ${formatPlural(judgedNow, 'case')} in this run is in the baseline, so nothing can be compared.`,
      evidence: { cases: judgedNow },
    },
  ]
}

/** Where nothing passed before (an expired key, a broken set-up), nothing can get worse. */
function writeFailingBase(comparison: Comparison, { counted }: WeighedCases): Reason[] {
  // Quiet cases passed on both sides, so the base does not fail.
  if (countQuiet(comparison) > 0) return []
  const common = counted.filter(
    ({ head, base }) =>
      head !== undefined && base !== undefined && countJudged(head) > 0 && countJudged(base) > 0,
  )
  const failing = common.filter(isCaseFailing)
  if (failing.length === 0 || common.some((compared) => (compared.base?.passed ?? 0) > 0)) return []
  const comparedCount = formatPlural(common.length, 'compared case')
  const failingCount = formatNumber(failing.length)
  return [
    {
      rule: 'failing-base',
      status: 'inconclusive',
      message: `None of the ${comparedCount} passed on the base branch, so a regression can't be seen in the ${failingCount} that ${choosePlural(failing.length, 'fails', 'fail')} now. Fix the base branch first, for example an expired key of a provider.`,
      evidence: { cases: common.length, failing: failing.length },
      cases: listCaseKeys(failing),
    },
  ]
}
