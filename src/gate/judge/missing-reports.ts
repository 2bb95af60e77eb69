import type { Comparison } from '../../model/comparison.ts'
import { quoteNames } from '../../model/format.ts'
import type { Reason } from '../../model/verdict.ts'
import type { MissingSettings } from '../policy/policy.ts'

/**
 * Patterns of report files that match nothing now and matched files in every run of the base. Patterns are often
 * alternatives, so one that matches nothing means something only if it used to match.
 */
export function listMissingPatternReasons(
  { head, baseline, notRun }: Comparison,
  { allowEmpty }: MissingSettings,
): Reason[] {
  const baseReports = baseline?.runs.flatMap(({ reports }) => reports ?? [])
  if (baseReports === undefined || notRun !== undefined || allowEmpty) return []
  const byPattern = Map.groupBy(baseReports, ({ pattern }) => pattern)
  const missing = (head.reports ?? []).filter(({ pattern, files }) => {
    const runs = byPattern.get(pattern) ?? []
    return files === 0 && runs.length > 0 && runs.every((run) => run.files > 0)
  })
  if (missing.length === 0) return []
  const names = quoteNames(missing.map(({ pattern }) => pattern))
  const [match, pronoun] = missing.length === 1 ? ['matches', 'it'] : ['match', 'them']
  return [
    {
      rule: 'missing-report',
      status: 'inconclusive',
      message: `${names} ${match} no report, unlike on the base branch, so results may be missing. Look at the step that writes these reports, or remove ${pronoun} from the list of reports.`,
      evidence: { missing: missing.length },
    },
  ]
}
