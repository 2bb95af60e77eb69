import { plural, quoteNames } from '../../../model/format.ts'
import type { CiContext } from '../../../ports/context.ts'
import type { Ask } from '../../../service/runs/ask.ts'
import type { CaseStatement, HostedStatements } from '../../../service/runs/statements.ts'

const longestRefusal = 300
const named = 5

/** A case that the service did not take, as a sentence. */
export function describeRefusal(label: string, failure: unknown): string {
  return `${label}: the service refused a case, so it did not run: ${describe(failure)}`
}

function describe(failure: unknown): string {
  const text = JSON.stringify(failure) ?? ''
  return text.length > longestRefusal ? `${text.slice(0, longestRefusal).toWellFormed()}…` : text
}

/** Commits of this job, any of which a hosted run may have measured. Empty where the job may be about any code. */
export function commitsOf(context: CiContext): readonly string[] {
  const { provider, commit, checkedOut, eventCommit, pullRequest, notTheBranch, trigger } = context
  const mayBeAnyCode = pullRequest === undefined && (notTheBranch !== undefined || trigger !== undefined)
  if (provider === 'terminal' || mayBeAnyCode) return []
  return [commit, checkedOut, eventCommit].filter((one) => one !== undefined)
}

/**
 * What a completed run lacks of what it was asked for, in a sentence. A list that ends early, or a case that did not run,
 * would otherwise look like a case that was removed.
 */
export function findGap(
  label: string,
  { runId, cases, listed, summary, iterations, caseCount }: HostedStatements,
  ask: Ask,
): string | undefined {
  const run = `${label}: the hosted run ${runId}`
  const due = cases.slice(0, ask.cases?.length ?? 0)
  const missing = due.filter((one) => one.listed.total === 0)
  // Some deployments name no stored cases, or other ids.
  if (missing.length > 0 && missing.length < due.length) {
    const names = quoteNames(missing.map(({ name }) => name))
    return `${run} has no iteration of ${missing.length} of the ${plural(due.length, 'case')} of the suite: ${names}. Results are missing.`
  }
  if ((summary?.total ?? 0) > listed.total) {
    return `${run} has ${plural(summary?.total ?? 0, 'iteration')}, and the service listed ${listed.total} of them, so results are missing.`
  }
  const wanted = Math.max(iterations.asked ?? 0, iterations.got ?? 0)
  if (wanted > listed.total) {
    return `${run} has ${plural(listed.total, 'iteration')}, and ${wanted} were asked for, so results are missing.`
  }
  const short = due.filter(isShort)
  if (missing.length === 0 && short.length > 0) {
    return `${run} has fewer iterations than the suite asks for, of ${quoteNames(short.map(({ name }) => name))}. Results are missing.`
  }
  if (caseCount.asked !== null && caseCount.got !== null && caseCount.got < caseCount.asked) {
    return `${run} has results of ${plural(caseCount.got, 'case')}, and ${caseCount.asked} were asked for, so results are missing.`
  }
  return undefined
}

function isShort({ due, models, listed }: CaseStatement): boolean {
  return due !== null && listed.total < due * Math.max(1, models.asked?.length ?? 1)
}

/**
 * What a run says of itself that its results don't show: failures without a failing iteration, a measurement of something
 * else than was asked for, results that contradict themselves. One sentence each.
 */
export function findContradictions(label: string, stated: HostedStatements): readonly string[] {
  const { runId, result, suite, environment, revision, commit, summary, listed } = stated
  const { contradictions, judges, verdicts, integrity, unreadable, cases } = stated
  const run = `${label}: the hosted run ${runId}`
  const found: string[] = []
  const isOther = <T>({ asked, got }: { asked: T | null; got: T | null }) =>
    asked !== null && got !== null && asked !== got
  const own = commit.asked.length === 0 || commit.got === null
  if (!own && !commit.asked.some((one) => one.startsWith(commit.got ?? ''))) {
    found.push(
      `${label} measured the commit ${(commit.got ?? '').slice(0, 7)}, and this job is about ${(commit.asked[0] ?? '').slice(0, 7)}. Pass the run of this workflow run, and delete the receipts of earlier ones before the tests run.`,
    )
  }
  if (isOther(suite)) found.push(`${run} is one of another suite (${suite.got}).`)
  if (isOther(environment))
    found.push(`${run} ran in another environment (${environment.got}) than was asked for.`)
  if (isOther(revision)) {
    found.push(
      `${run} ran in revision ${revision.got} of its environment, and revision ${revision.asked} was started.`,
    )
  }
  const isExplained = listed.failed > 0
  if (result === 'failed' && !isExplained) found.push(`${run} failed, and no iteration that it lists did.`)
  if (result === 'inconclusive' && !isExplained && listed.ungraded === 0) {
    found.push(`${run} is inconclusive by the service, and every iteration that it lists has a result.`)
  }
  if (summary !== null && summary.failed > listed.failed) {
    found.push(
      `${run} counts ${plural(summary.failed, 'failed iteration')}, and its list has ${listed.failed} of them.`,
    )
  }
  const failing = new Set(cases.filter((one) => one.listed.failed > 0).flatMap(({ id, name }) => [id, name]))
  const denied = (verdicts ?? []).filter((one) => one.verdict === 'failed' && !failing.has(one.case))
  if (denied.length > 0 && !isExplained) {
    found.push(
      `${run} calls ${quoteNames(denied.map((one) => one.case))} failed, and no iteration of them did.`,
    )
  }
  for (const judge of judges) {
    if (judge.failed.length === 0 || isExplained) continue
    found.push(
      `${run}: the judge ${judge.name} failed ${plural(judge.failed.length, 'case')} whose iterations all passed.`,
    )
  }
  if (integrity.scores !== null && integrity.scores !== 'valid') {
    found.push(`${run}: the service calls its scores ${integrity.scores}.`)
  }
  if (integrity.policy !== null) {
    found.push(`${run}: the service could not apply the policy of the suite (${integrity.policy}).`)
  }
  if (contradictions.length > 0) {
    const names = [...new Set(contradictions.map(({ name }) => name))].slice(0, named)
    const [first] = contradictions
    found.push(
      `${run} has ${plural(contradictions.length, 'iteration')} that passed and can't have (${first?.by} ${first?.evidence}): ${quoteNames(names)}.`,
    )
  }
  if (unreadable.length > 0) {
    found.push(`${run} says something that can't be read (${unreadable.join(', ')}). Update Eval Gate.`)
  }
  return found
}
