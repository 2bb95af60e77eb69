import { isMap, isNode, isSeq, parseDocument, type YAMLMap } from 'yaml'
import { readFields, readList } from '../../model/data.ts'
import { findCalls } from '../init/callers.ts'
import { needed } from '../init/extend.ts'
import { isEvalGate, type Survey } from '../init/survey.ts'
import { readWorkflows } from '../init/workflows.ts'
import { findEventProblems } from './events.ts'
import { findStepProblems } from './gate-steps.ts'
import { createRule, type WorkflowProblem } from './problem.ts'
import { type GateStep, isGateStep } from './step.ts'

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

function listGateSteps(text: string, root: YAMLMap, folder: string): readonly GateStep[] {
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
