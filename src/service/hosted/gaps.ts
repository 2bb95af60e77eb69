import { formatPlural, quoteNames } from '../../model/format.ts'
import type { CiContext } from '../../ports/context.ts'
import type { Ask } from '../runs/run-ask.ts'
import type { CaseStatement, HostedStatements } from '../runs/statements.ts'

const longestRefusal = 300

/** A case that the service did not take, as a sentence. */
export function describeRefusedCase(label: string, failure: unknown): string {
  return `${label}: the service refused a case, so it did not run: ${shortenFailure(failure)}`
}

function shortenFailure(failure: unknown): string {
  const text = JSON.stringify(failure) ?? ''
  if (text.length > longestRefusal) return `${text.slice(0, longestRefusal).toWellFormed()}…`
  return text
}

/** Commits of this job, any of which a hosted run may have measured. Empty where the job may be about any code. */
export function listJobCommits(context: CiContext): readonly string[] {
  const { provider, commit, checkedOut, eventCommit, pullRequest, notTheBranch, trigger } = context
  const mayBeAnyCode = pullRequest === undefined && (notTheBranch !== undefined || trigger !== undefined)
  if (provider === 'terminal' || mayBeAnyCode) return []
  return [commit, checkedOut, eventCommit].filter((sha) => sha !== undefined)
}

/**
 * What a completed run lacks of what it was asked for, in a sentence. A list that ends early, or a case that did not run,
 * would otherwise look like a case that was removed.
 */
export function findResultGap(
  label: string,
  { runId, cases, listed, summary, iterations, caseCount }: HostedStatements,
  ask: Ask,
): string | undefined {
  const run = `${label}: the hosted run ${runId}`
  const due = cases.slice(0, ask.cases?.length ?? 0)
  const missing = due.filter((statement) => statement.listed.total === 0)
  // Some deployments name no stored cases, or other ids.
  if (missing.length > 0 && missing.length < due.length) {
    const names = quoteNames(missing.map(({ name }) => name))
    return `${run} has no iteration of ${missing.length} of the ${formatPlural(due.length, 'case')} of the suite: ${names}. Results are missing.`
  }
  if (summary !== null && summary.total > listed.total) {
    return `${run} has ${formatPlural(summary.total, 'iteration')}, and the service listed ${listed.total} of them, so results are missing.`
  }
  const wanted = Math.max(iterations.asked ?? 0, iterations.got ?? 0)
  if (wanted > listed.total) {
    return `${run} has ${formatPlural(listed.total, 'iteration')}, and ${wanted} were asked for, so results are missing.`
  }
  const short = due.filter(hasTooFewIterations)
  if (missing.length === 0 && short.length > 0) {
    return `${run} has fewer iterations than the suite asks for, of ${quoteNames(short.map(({ name }) => name))}. Results are missing.`
  }
  if (caseCount.asked !== null && caseCount.got !== null && caseCount.got < caseCount.asked) {
    return `${run} has results of ${formatPlural(caseCount.got, 'case')}, and ${caseCount.asked} were asked for, so results are missing.`
  }
  return undefined
}

function hasTooFewIterations({ due, models, listed }: CaseStatement): boolean {
  return due !== null && listed.total < due * Math.max(1, models.asked?.length ?? 1)
}
