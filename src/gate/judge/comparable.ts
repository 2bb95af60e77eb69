import type { Comparison } from '../../model/comparison.ts'
import { formatNumber, plural } from '../../model/format.ts'
import { countQuiet } from '../../model/quiet/all-cases.ts'
import { judged } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import { failsNow, keysOf, type WeighedCases } from './cases.ts'

/** What makes the two sides impossible to compare, although there is a baseline. */
export function comparableReasons(comparison: Comparison, cases: WeighedCases): Reason[] {
  if (comparison.baseline === null) return []
  return comparison.suite === null ? noCommonCase(comparison, cases) : failingBase(comparison, cases)
}

function noCommonCase(comparison: Comparison, { counted }: WeighedCases): Reason[] {
  const told = counted.filter(({ of }) => of.change !== 'skipped').length
  const judgedNow = told + countQuiet(comparison)
  if (judgedNow === 0 && !comparison.cases.some(({ head }) => head !== undefined && judged(head) > 0))
    return []
  return [
    {
      rule: 'no-common-case',
      status: 'inconclusive',
      message:
        judgedNow === 0
          ? 'No case of this run was judged, so nothing can be compared.'
          : `None of the ${plural(judgedNow, 'case')} in this run is in the baseline, so nothing can be compared.`,
      evidence: { cases: judgedNow },
    },
  ]
}

/** Where nothing passed before (an expired key, a broken set-up), nothing can get worse. */
function failingBase(comparison: Comparison, { counted }: WeighedCases): Reason[] {
  // Quiet cases passed on both sides, so the base does not fail.
  if (countQuiet(comparison) > 0) return []
  const common = counted.filter(
    ({ of: { head, base } }) =>
      head !== undefined && base !== undefined && judged(head) > 0 && judged(base) > 0,
  )
  const failing = common.filter(failsNow)
  if (failing.length === 0 || common.some(({ of }) => (of.base?.passed ?? 0) > 0)) return []
  const [all, now] = [plural(common.length, 'compared case'), formatNumber(failing.length)]
  return [
    {
      rule: 'failing-base',
      status: 'inconclusive',
      message: `None of the ${all} passed on the base branch, so a regression can't be seen in the ${now} that ${failing.length === 1 ? 'fails' : 'fail'} now. Fix the base branch first, for example an expired key of a provider.`,
      evidence: { cases: common.length, failing: failing.length },
      cases: keysOf(failing),
    },
  ]
}
