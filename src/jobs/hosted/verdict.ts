import type { Reason, Verdict, VerdictOutcome } from '../../model/verdict.ts'

const order: readonly Reason['status'][] = ['failed', 'inconclusive', 'warning', 'passed', 'info']

/**
 * The verdict with reasons that do not come from results: hosted runs that came to nothing, servers that can't be
 * used, tools that are gone. What was measured keeps its weight: a proven regression still fails.
 *
 * @param nothingWasDue nothing was to be measured, or what was is told by the reasons: no results is no failure then
 */
export function amendVerdict(
  verdict: Verdict,
  reasons: readonly Reason[],
  { nothingWasDue }: { readonly nothingWasDue: boolean },
): Verdict {
  const measured = verdict.reasons.filter(({ rule }) => !nothingWasDue || !aboutNothing.has(rule))
  const all = [...reasons, ...measured]
  const sorted = order.flatMap((status) => all.filter((reason) => reason.status === status))
  return { ...verdict, outcome: outcomeOf(sorted), reasons: sorted }
}

/** Rules that only say that there is nothing to judge. */
const aboutNothing: ReadonlySet<string> = new Set(['empty', 'no-baseline'])

function outcomeOf(reasons: readonly Reason[]): VerdictOutcome {
  if (reasons.some(({ status }) => status === 'failed')) return 'failed'
  return reasons.some(({ status }) => status === 'inconclusive') ? 'inconclusive' : 'passed'
}

/** A hosted run without a verdict, as a reason. */
export function missingRun(message: string): Reason {
  return { rule: 'hosted-run', status: 'inconclusive', message }
}
