import { plural, quoteNames } from '../../../model/format.ts'
import type { HostedResults } from '../../../service/runs/iterations.ts'
import type { PlannedRun } from '../../../service/runs/launch/plan.ts'
import type { HostedRun } from '../../../service/runs/wait/poll.ts'

/** What a run was asked for: less of it is a hole in the measurement. */
export interface Asked {
  /** Stored cases that shall run; absent where the deployment does not list them. */
  readonly cases?: PlannedRun['cases']
  /** Iterations, where the job names their number. */
  readonly iterations?: number
}

const longestRefusal = 300

/** What the launch of a run asks for. */
export function askedOf({ cases, expected, body }: PlannedRun): Asked {
  return { cases, iterations: body.iterationOverride == null ? undefined : expected }
}

/** A case that the service did not take, as a sentence. */
export function describeRefusal(label: string, failure: unknown): string {
  return `${label}: the service refused a case, so it did not run: ${describe(failure)}`
}

function describe(failure: unknown): string {
  const text = JSON.stringify(failure) ?? ''
  return text.length > longestRefusal ? `${text.slice(0, longestRefusal).toWellFormed()}…` : text
}

/**
 * What a completed run lacks, in a sentence. A list that ends early, or a case that did not run, would otherwise look like
 * a case that was removed.
 */
export function findGap(
  { label, runId, asked }: { readonly label: string; readonly runId: string; readonly asked: Asked },
  { summary }: Pick<HostedRun, 'summary'>,
  { results, ranCases }: HostedResults,
): string | undefined {
  const { cases = [], iterations: wanted = 0 } = asked
  const run = `${label}: the hosted run ${runId}`
  const missing = cases.filter(({ id }) => !ranCases.has(id))
  const [listed, total] = [results.length, summary?.total ?? 0]
  // Some deployments name no stored cases, or other ids.
  if (missing.length > 0 && missing.length < cases.length) {
    const names = quoteNames(missing.map(({ name }) => name))
    return `${run} has no iteration of ${missing.length} of the ${plural(cases.length, 'case')} of the suite: ${names}. Results are missing.`
  }
  if (total > listed) {
    return `${run} has ${plural(total, 'iteration')}, and the service listed ${listed} of them, so results are missing.`
  }
  if (wanted > listed) {
    return `${run} has ${plural(listed, 'iteration')}, and ${wanted} were asked for, so results are missing.`
  }
  return undefined
}
