import type { Reason, Verdict } from '../model/verdict.ts'

/**
 * The verdict when some hosted runs came to nothing. What was measured keeps its weight: a proven regression still
 * fails. Anything else is inconclusive, and nothing at all is not the same as empty reports.
 *
 * @param problems a sentence for every run without a verdict
 */
export function withoutSomeRuns(verdict: Verdict, problems: readonly string[]): Verdict {
  if (problems.length === 0) return verdict
  const missing = problems.map((message): Reason => ({ rule: 'hosted-run', status: 'inconclusive', message }))
  const measured = verdict.reasons.filter(({ rule }) => rule !== 'empty')
  const failed = measured.filter(({ status }) => status === 'failed')
  const others = measured.filter(({ status }) => status !== 'failed')
  return {
    ...verdict,
    outcome: failed.length > 0 ? 'failed' : 'inconclusive',
    reasons: [...failed, ...missing, ...others],
  }
}
