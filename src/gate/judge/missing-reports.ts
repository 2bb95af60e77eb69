import type { Comparison } from '../../model/comparison.ts'
import { plural, quoteNames } from '../../model/format.ts'
import { caseTitle } from '../../model/run/identity.ts'
import type { Reason } from '../../model/verdict.ts'
import { isGone } from '../compare/broken-groups.ts'
import type { Policy } from '../policy/policy.ts'
import { countsInVerdict } from './cases.ts'

const maxKeys = 200

/**
 * Patterns of report files that match nothing now and matched files in every run of the base. Patterns are often
 * alternatives, so one that matches nothing means something only if it used to match.
 */
export function missingPatternReasons(
  { head, baseline, notRun }: Comparison,
  { allowEmpty }: Policy,
): Reason[] {
  const before = baseline?.runs.flatMap(({ reports }) => reports ?? [])
  if (before === undefined || notRun !== undefined || allowEmpty) return []
  const byPattern = Map.groupBy(before, ({ pattern }) => pattern)
  const missing = (head.reports ?? []).filter(({ pattern, files }) => {
    const runs = byPattern.get(pattern) ?? []
    return files === 0 && runs.length > 0 && runs.every((run) => run.files > 0)
  })
  if (missing.length === 0) return []
  const names = quoteNames(missing.map(({ pattern }) => pattern))
  const [match, it] = missing.length === 1 ? ['matches', 'it'] : ['match', 'them']
  return [
    {
      rule: 'missing-report',
      status: 'inconclusive',
      message: `${names} ${match} no report, unlike on the base branch, so results may be missing. Look at the step that writes these reports, or remove ${it} from the list of reports.`,
      evidence: { missing: missing.length },
    },
  ]
}

/**
 * Reports that count more cases than they contain, where cases of the base are gone: a file that was cut off, or merged
 * with losses. Tools for which this is usual show it on the base as well.
 */
export function missingCaseReasons({ head, baseline, cases, notRun }: Comparison): Reason[] {
  const missing = head.missingCases ?? 0
  if (missing === 0 || baseline === null || notRun !== undefined) return []
  if (baseline.runs.every(({ missingCases = 0 }) => missingCases > 0)) return []
  const gone = cases.filter((of) => of.change === 'removed' && isGone(of) && countsInVerdict(of))
  if (gone.length === 0) return []
  const before = cases.filter(({ base }) => base !== undefined).length
  return [
    {
      rule: 'vanished-cases',
      status: 'inconclusive',
      message: `The reports count ${plural(missing, 'case')} more than they contain, and ${plural(gone.length, 'case')} of the baseline did not run: ${quoteNames(gone.map(({ identity }) => caseTitle(identity)))}. A report was cut off, or lost cases when reports were merged.`,
      evidence: { vanished: gone.length, removed: gone.length, before },
      cases: gone.slice(0, maxKeys).map(({ key }) => key),
    },
  ]
}
