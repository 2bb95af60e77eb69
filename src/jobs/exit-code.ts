import type { OpenVerdictSettings } from '../gate/policy/policy.ts'
import { notMeasured } from '../model/doubts.ts'
import type { GateReport } from '../model/gate-report.ts'
import type { RuleName, Verdict } from '../model/verdict.ts'
import type { CiContext } from '../ports/context.ts'

/** 0 passed, 1 failed, 2 reports empty or unreadable, 3 undecided, 4 something that was due was not measured. */
export type ExitCode = 0 | 1 | 2 | 3 | 4

/** Rules about the reports themselves, not about their results. */
const reportRules: ReadonlySet<RuleName> = new Set(['empty', 'unreadable-report'])

/** The exit code of a verdict. A real failure outweighs a damaged report. */
export function exitCodeOf(verdict: Verdict): ExitCode {
  const failures = verdict.reasons.filter(({ status }) => status === 'failed')
  if (failures.some(({ rule }) => !reportRules.has(rule))) return 1
  if (failures.length > 0) return 2
  if (verdict.outcome !== 'inconclusive') return 0
  return notMeasured(verdict) === undefined ? 3 : 4
}

/** Whether the policy wants this verdict, which is inconclusive, to stop a merge. */
export function failsWhenOpen(
  verdict: Verdict,
  { onInconclusive, onNotMeasured }: OpenVerdictSettings,
): boolean {
  return onInconclusive === 'fail' || (onNotMeasured === 'fail' && notMeasured(verdict) !== undefined)
}

/**
 * The exit code of a job. On GitHub an inconclusive verdict fails the step only when the policy wants it to. With
 * `onUploadError: 'fail'` a failed upload turns 0 into 3.
 */
export function exitCodeOfJob(
  { verdict, service }: GateReport,
  policy: OpenVerdictSettings,
  { provider }: CiContext,
  onUploadError: 'warn' | 'fail' = 'warn',
): ExitCode {
  const code = exitCodeOf(verdict)
  const isNeutral = code >= 3 && provider === 'github_actions' && !failsWhenOpen(verdict, policy)
  if (code !== 0 && !isNeutral) return code
  return service.kind === 'failed' && onUploadError === 'fail' ? 3 : 0
}
