import type { Change } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { doubts } from '../../model/doubts.ts'
import { choosePlural, formatNumber, formatPlural } from '../../model/format.ts'
import { countJudged } from '../../model/run/run.ts'
import { severalSticks } from '../../model/run/tally.ts'
import type { Reason } from '../../model/verdict.ts'
import { countsInVerdict, createCaseReasons } from './cases.ts'

/** The outcome is another one, and the assertion may be why. What is proven to be worse fails by itself. */
const differing: ReadonlySet<Change> = new Set(['fixed', 'newly-failing'])

/**
 * Cases that are judged by another assertion, rubric or threshold than on the base: the question is the same, so they
 * are compared, and open only where the outcome differs, too.
 */
export function listAssertionReasons({ cases }: Comparison): Reason[] {
  const changed = cases.filter(
    (compared) =>
      compared.base?.stick !== undefined &&
      compared.head?.stick !== undefined &&
      compared.base.stick !== compared.head.stick &&
      ![compared.base.stick, compared.head.stick].includes(severalSticks) &&
      countsInVerdict(compared),
  )
  const isOpen = changed.some(({ change }) => differing.has(change))
  const passed = changed.reduce((sum, { head }) => sum + (head?.passed ?? 0), 0)
  const judged = changed.reduce((sum, { head }) => sum + (head === undefined ? 0 : countJudged(head)), 0)
  return createCaseReasons(
    changed,
    {
      rule: 'assertion-changed',
      status: isOpen ? 'inconclusive' : 'warning',
      evidence: { cases: changed.length, passed, judged },
    },
    (count, names) =>
      `${formatPlural(count, 'case is', 'cases are')} judged by another assertion than on the base, by which ${choosePlural(count, 'it passes', 'they pass')} in ${formatNumber(passed)} of ${formatNumber(judged)}: ${names}.${isOpen ? ` ${doubts['assertion-changed'].remedy}` : ''}`,
  )
}
