import type { Policy } from '../gate/policy/policy.ts'
import type { GateReport } from '../model/gate-report.ts'
import type { RuleName, Verdict } from '../model/verdict.ts'
import type { CiContext } from '../ports/context.ts'

/** 0 passed, 1 failed, 2 reports missing or unreadable, 3 inconclusive. */
export type ExitCode = 0 | 1 | 2 | 3

/** Rules about the reports themselves, not about their results. */
const reportRules: ReadonlySet<RuleName> = new Set(['empty', 'unreadable-report'])

/** The exit code of a verdict. A real failure outweighs a damaged report. */
export function exitCodeOf(verdict: Verdict): ExitCode {
  const failures = verdict.reasons.filter(({ status }) => status === 'failed')
  if (failures.some(({ rule }) => !reportRules.has(rule))) return 1
  if (failures.length > 0) return 2
  return verdict.outcome === 'inconclusive' ? 3 : 0
}

/**
 * The exit code of a job. On GitHub an inconclusive verdict fails the step only when the policy asks for it. With
 * `onUploadError: 'fail'` a failed upload turns 0 into 3.
 */
export function exitCodeOfJob(
  { verdict, service }: GateReport,
  { onInconclusive }: Pick<Policy, 'onInconclusive'>,
  { provider }: CiContext,
  onUploadError: 'warn' | 'fail' = 'warn',
): ExitCode {
  const code = exitCodeOf(verdict)
  const isNeutral = code === 3 && provider === 'github_actions' && onInconclusive !== 'fail'
  if (code !== 0 && !isNeutral) return code
  return service.kind === 'failed' && onUploadError === 'fail' ? 3 : 0
}
