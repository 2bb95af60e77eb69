import type { OpenVerdictSettings } from '#verdict'
import type { EvalGateError, ExitCode } from '../errors.ts'
import { findUnmeasuredReason } from '../model/doubts.ts'
import type { GateReport } from '../model/gate-report.ts'
import type { Reason, RuleName, Verdict } from '../model/verdict.ts'
import type { CiContext } from '../ports/context.ts'

/** Rules about the reports themselves, not about their results. */
const reportRules: ReadonlySet<RuleName> = new Set(['empty', 'unreadable-report'])

/** The exit code of a verdict. A real failure outweighs a damaged report. */
export function decideExitCode(verdict: Verdict): ExitCode {
  const failures = verdict.reasons.filter(({ status }) => status === 'failed')
  if (failures.some(({ rule }) => !reportRules.has(rule))) return 1
  if (failures.length > 0) return 2
  if (verdict.outcome !== 'inconclusive') return 0
  if (findUnmeasuredReason(verdict) === undefined) return 3
  return 4
}

/** Whether the policy wants this verdict, which is inconclusive, to stop a merge. */
export function failsWhenOpen(
  verdict: Verdict,
  { onInconclusive, onNotMeasured }: OpenVerdictSettings,
): boolean {
  return (
    onInconclusive === 'fail' || (onNotMeasured === 'fail' && findUnmeasuredReason(verdict) !== undefined)
  )
}

/** On GitHub an inconclusive verdict fails the step only when the policy wants it to. */
function failsStep(verdict: Verdict, policy: OpenVerdictSettings, { provider }: CiContext): boolean {
  if (decideExitCode(verdict) === 0) return false
  return verdict.outcome === 'failed' || provider !== 'github_actions' || failsWhenOpen(verdict, policy)
}

/** The first reason of a verdict that fails the step; undefined where the verdict does not fail it. */
export function findCauseOfFailure(
  { verdict }: GateReport,
  policy: OpenVerdictSettings,
  context: CiContext,
): Reason | undefined {
  if (!failsStep(verdict, policy, context)) return undefined
  return verdict.reasons.find(({ status }) => status === verdict.outcome)
}

/**
 * The exit code of a job. The verdict has the first word: only a step that would be green fails for what else went
 * wrong, by a failed upload with `onUploadError: 'fail'`, or by the first of `errors`.
 */
export function decideJobExitCode(
  { verdict, service }: GateReport,
  policy: OpenVerdictSettings,
  context: CiContext,
  {
    onUploadError = 'warn',
    errors = [],
  }: { readonly onUploadError?: 'warn' | 'fail'; readonly errors?: readonly EvalGateError[] } = {},
): ExitCode {
  if (failsStep(verdict, policy, context)) return decideExitCode(verdict)
  if (service.kind === 'failed' && onUploadError === 'fail') return 3
  return errors[0]?.exitCode ?? 0
}

/** The exit code of a step that only stores what it measured: failing cases do not fail it, unusable reports do. */
export function exitCodeOfCollecting(verdict: Verdict): ExitCode {
  if (decideExitCode(verdict) === 2) return 2
  return 0
}
