import { isMap, isNode, isSeq, parseDocument, type YAMLMap } from 'yaml'
import { readFields, readList } from '../../model/data.ts'
import { findCalls } from '../init/callers.ts'
import { needed } from '../init/extend.ts'
import { isEvalGate, type Survey } from '../init/survey.ts'
import { isOnEvent, readWorkflows } from '../init/workflows.ts'
import { documents } from '../version.ts'
import { findStepProblems } from './gate-steps.ts'
import { createRule, type GateInJob, isDue, isGateStep, type WorkflowProblem } from './step.ts'

const judging = ['pull_request', 'pull_request_target', 'merge_group', 'workflow_run']
const storing = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch']
/** What only GitHub or earlier steps know; a condition that asks for it may hold. */
const unknown = /\b(?!github\.(?:event_name|ref|ref_name|base_ref)\b)[a-z]+\.\w/

/**
 * Problems of the events that start a workflow.
 * @param starters its `on`, or those of the workflows that call it
 * @param line of its `on`
 */
function findEventProblems(
  starters: readonly unknown[],
  gates: readonly GateInJob[],
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
function isDueOn(event: string, { job, step }: GateInJob, branch: string): boolean {
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

const purposes = {
  actions: 'to find the baseline',
  contents: 'to check out the code and read the policy of the base branch',
  'pull-requests': 'to comment',
} as const

/** Checks the events, permissions and steps of a workflow that uses Eval Gate. Reads only the YAML. */
export async function checkWorkflow(
  name: string,
  { workflows, root: folder, defaultBranch }: Pick<Survey, 'workflows' | 'root' | 'defaultBranch'>,
): Promise<readonly WorkflowProblem[]> {
  const { text = '' } = workflows.find((file) => file.name === name) ?? {}
  const { contents: root, errors } = parseDocument(text)
  const fail = createRule(1, true)
  if (errors[0] !== undefined || !isMap(root))
    return fail(true, `it is not valid YAML: ${errors[0]?.message ?? 'no map'}`, '')
  const workflow = readFields(root.toJSON())
  const gates = listGateSteps(text, root, folder)
  if (gates.length === 0)
    return fail(true, 'no job has a step of Eval Gate', 'jobs: { NAME: { steps: […] } }')
  const { starters = [] } =
    readWorkflows(workflows, folder, defaultBranch).find((file) => file.name === name) ?? {}
  const calls = workflows.flatMap((file) =>
    findCalls(file.text, name).map(({ jobId, job, root: caller }) => ({
      holder: `the job ${jobId} of ${file.name}, which calls this workflow,`,
      stated: job.toJSON().permissions ?? caller.toJSON().permissions,
    })),
  )
  const problems = await Promise.all(gates.map((gate) => findStepProblems(gate, gates, folder)))
  const permissions = gates
    .filter(({ mode }) => mode !== 'collect')
    .flatMap(({ line, job }) => {
      const stated = job.permissions ?? workflow.permissions
      const isGranted = stated === undefined && calls.length > 0
      const holders = isGranted ? calls : [{ holder: 'the job', stated }, ...calls]
      return holders.flatMap(({ holder, stated: granted }) => findPermissionProblems(granted, line, holder))
    })
  return [
    ...findEventProblems(starters, gates, defaultBranch, findLine(text, root.get('on', true))),
    ...problems.flat(),
    ...permissions,
  ].sort((a, b) => a.line - b.line)
}

const findLine = (text: string, node: unknown) =>
  text.slice(0, isNode(node) ? node.range?.[0] : 0).split('\n').length

function listGateSteps(text: string, root: YAMLMap, folder: string): readonly GateInJob[] {
  const jobs = root.get('jobs')
  const isUsed = { isEvalGate: (used: string) => isEvalGate(used, folder) }
  return (isMap(jobs) ? jobs.items : []).flatMap(({ value: job }) => {
    const list = isMap(job) ? job.get('steps') : undefined
    if (!isMap(job) || !isSeq(list)) return []
    const fields = readFields(job.toJSON())
    const steps = readList(fields.steps).map(readFields)
    const env = { ...readFields(root.toJSON().env), ...readFields(fields.env) }
    return steps.flatMap((step, index) => {
      if (!isGateStep(step, isUsed)) return []
      const inputs = readFields(step.with)
      const line = findLine(text, list.items[index])
      return { line, step, inputs, steps, index, env, mode: String(inputs.mode ?? 'gate'), job: fields }
    })
  })
}

/** @param holder of the permissions, as the subject of a sentence */
function findPermissionProblems(stated: unknown, line: number, holder: string): readonly WorkflowProblem[] {
  if (stated === 'write-all') return []
  const granted = readFields(stated)
  return Object.entries(needed)
    .filter(([name, level]) => ![level, 'write'].includes(String(granted[name])))
    .filter(([name]) => stated !== 'read-all' || name === 'pull-requests')
    .flatMap(([name, level]) =>
      createRule(line, name === 'actions')(
        true,
        `${holder} has no permission ${purposes[name as keyof typeof purposes]}`,
        `${name}: ${level}   # under permissions:`,
      ),
    )
}
