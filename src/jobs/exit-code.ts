import type { EvalGateError, ExitCode } from '../errors.ts'
import type { Policy } from '../gate/policy/policy.ts'
import { notMeasured } from '../model/doubts.ts'
import type { GateReport } from '../model/gate-report.ts'
import type { Reason, RuleName, Verdict } from '../model/verdict.ts'
import type { CiContext } from '../ports/context.ts'

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
  { onInconclusive, onNotMeasured }: Pick<Policy, 'onInconclusive' | 'onNotMeasured'>,
): boolean {
  return onInconclusive === 'fail' || (onNotMeasured === 'fail' && notMeasured(verdict) !== undefined)
}

type OnOpenVerdict = Pick<Policy, 'onInconclusive' | 'onNotMeasured'>

/** On GitHub an inconclusive verdict fails the step only when the policy wants it to. */
function failsStep(verdict: Verdict, policy: OnOpenVerdict, { provider }: CiContext): boolean {
  if (exitCodeOf(verdict) === 0) return false
  return verdict.outcome === 'failed' || provider !== 'github_actions' || failsWhenOpen(verdict, policy)
}

/** The first reason of a verdict that fails the step; undefined where the verdict does not fail it. */
export function findCauseOfFailure(
  { verdict }: GateReport,
  policy: OnOpenVerdict,
  context: CiContext,
): Reason | undefined {
  if (!failsStep(verdict, policy, context)) return undefined
  return verdict.reasons.find(({ status }) => status === verdict.outcome)
}

/**
 * The exit code of a job. The verdict has the first word: only a step that would be green fails for what else went
 * wrong, by a failed upload with `onUploadError: 'fail'`, or by the first of `errors`.
 */
export function exitCodeOfJob(
  { verdict, service }: GateReport,
  policy: OnOpenVerdict,
  context: CiContext,
  {
    onUploadError = 'warn',
    errors = [],
  }: { readonly onUploadError?: 'warn' | 'fail'; readonly errors?: readonly EvalGateError[] } = {},
): ExitCode {
  if (failsStep(verdict, policy, context)) return exitCodeOf(verdict)
  if (service.kind === 'failed' && onUploadError === 'fail') return 3
  return errors[0]?.exitCode ?? 0
}

/** The exit code of a step that only stores what it measured: failing cases do not fail it, unusable reports do. */
export function exitCodeOfCollecting(verdict: Verdict): ExitCode {
  return exitCodeOf(verdict) === 2 ? 2 : 0
}
