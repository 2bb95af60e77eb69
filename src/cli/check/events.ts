import { readFields, readList } from '../../model/data.ts'
import { isOnEvent } from '../init/workflows.ts'
import { documents } from '../version.ts'
import { createRule, type WorkflowProblem } from './problem.ts'
import { type GateStep, isDue } from './step.ts'

const judging = ['pull_request', 'pull_request_target', 'merge_group', 'workflow_run']
const storing = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch']
/** What only GitHub or earlier steps know; a condition that asks for it may hold. */
const unknown = /\b(?!github\.(?:event_name|ref|ref_name|base_ref)\b)[a-z]+\.\w/

/**
 * Problems of the events that start a workflow.
 * @param starters its `on`, or those of the workflows that call it
 * @param line of its `on`
 */
export function findEventProblems(
  starters: readonly unknown[],
  gates: readonly GateStep[],
  branch: string,
  line: number,
): readonly WorkflowProblem[] {
  const listStarted = (events: readonly string[]) =>
    events.filter((event) => starters.some((on) => isOnEvent(on, event, branch)))
  const judged = listStarted(judging)
  const stored = listStarted(storing)
  const isLeftOut = (events: readonly string[]) =>
    events.length > 0 && !events.some((event) => gates.some((gate) => isDueOn(event, gate, branch)))
  const details = starters.map((on) => readFields(readFields(on).pull_request))
  const condition = `if: \${{ !cancelled() }}   # on the job and the step, or none`
  const prevent = createRule(line, true)
  const advise = createRule(line, false)
  return [
    ...prevent(
      judged.length === 0,
      `it does not run on pull requests to ${branch}, so no change is judged`,
      'on: { pull_request: {} }',
    ),
    ...prevent(
      isLeftOut(judged),
      'a condition leaves Eval Gate out of pull requests, so no change is judged',
      condition,
    ),
    ...prevent(
      stored.length === 0,
      `no run of ${branch} stores a baseline`,
      `push: { branches: [${branch}] }`,
    ),
    ...prevent(
      isLeftOut(stored),
      `a condition leaves Eval Gate out of the runs of ${branch} that pass, so none stores a baseline`,
      condition,
    ),
    ...prevent(
      judged.includes('pull_request_target'),
      'pull_request_target gives the code of a fork the secrets and the token of this repository',
      `on: { pull_request: {} }   # and ${documents}/recipes/fork-pull-requests.md for forks`,
    ),
    ...advise(
      details.some(({ types }) => types !== undefined && !readList(types).includes('synchronize')),
      'it does not run when commits are added to a pull request',
      'pull_request: { types: [opened, reopened, synchronize] }',
    ),
    ...advise(
      details.some((filter) => (filter.paths ?? filter['paths-ignore']) !== undefined),
      'it has a filter of paths: if this check is required by branch protection, pull requests that touch nothing else wait forever',
      'remove `paths`, or do not require the check',
    ),
  ]
}

/** Whether the conditions of a step and its job hold in a run of an event that goes well. */
function isDueOn(event: string, { job, step }: GateStep, branch: string): boolean {
  const isPull = judging.includes(event)
  const github = {
    event_name: event,
    ref: isPull ? 'refs/pull/1/merge' : `refs/heads/${branch}`,
    ref_name: isPull ? '1/merge' : branch,
    base_ref: isPull ? branch : '',
  }
  return [job, step].every(
    ({ if: condition }) => unknown.test(String(condition)) || isDue(condition, { github }, true),
  )
}
