import type { DoubtName } from '../../model/doubts.ts'
import { choosePlural, formatNumber, formatPlural } from '../../model/format.ts'
import { countQuiet } from '../../model/quiet/all-cases.ts'
import { isJudged } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import { type Finders, findCases, isCaseFailing, listFindings } from './cases.ts'
import type { Judged } from './judged.ts'

/** What makes the two sides impossible to compare, although there is a baseline. */
const finders = {
  'no-common-case': ({ comparison, cases: { counted } }) => {
    if (comparison.suite !== null) return []
    const ranCases = counted.filter((compared) => compared.change !== 'skipped').length
    const judgedNow = ranCases + countQuiet(comparison)
    if (judgedNow === 0 && !comparison.cases.some(({ head }) => isJudged(head))) return []
    const message =
      judgedNow === 0
        ? 'No case of this run was judged, so nothing can be compared.'
        : `None of the ${formatPlural(judgedNow, 'case')} in this run is in the baseline, so nothing can be compared.`
    return [{ message }]
  },
  // Where nothing passed before (an expired key, a broken set-up), nothing can get worse.
  'failing-base': ({ comparison, cases: { counted } }) => {
    // Quiet cases passed on both sides, so the base does not fail.
    if (comparison.suite === null || countQuiet(comparison) > 0) return []
    const common = counted.filter(({ head, base }) => isJudged(head) && isJudged(base))
    if (common.some(({ base }) => (base?.passed ?? 0) > 0)) return []
    const comparedCount = formatPlural(common.length, 'compared case')
    const failing = common.filter(isCaseFailing)
    return findCases(
      failing,
      (count) =>
        `None of the ${comparedCount} passed on the base branch, so a regression can't be seen in the ${formatNumber(count)} that ${choosePlural(count, 'fails', 'fail')} now. Fix the base branch first, for example an expired key of a provider.`,
    )
  },
} satisfies Finders<Judged, DoubtName>

/** Why nothing was compared. */
export function listComparableReasons(given: Judged): Reason[] {
  if (given.comparison.baseline === null) return []
  return listFindings(finders, given)
}
