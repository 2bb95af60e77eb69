import { type Contexts, evaluateExpression, expand, type JobStatus, type Value } from './expression.ts'
import type { Workflow, WorkflowJob } from './read-workflows.ts'
import { type RanJob, runJob, type Surroundings } from './run-job.ts'

export type JobResult = 'success' | 'failure' | 'skipped'

export interface RanWorkflow {
  readonly results: Readonly<Record<string, JobResult>>
  readonly jobs: Readonly<Record<string, RanJob>>
  readonly log: string
}

/**
 * Runs the jobs of a workflow in the order of their needs, as GitHub does: a job whose needs did not all succeed is
 * skipped unless its condition asks for the status.
 *
 * @param worldOf the surroundings of one job, each on a machine of its own
 */
export async function runWorkflow(
  workflow: Workflow,
  worldOf: (jobId: string) => Promise<Surroundings>,
): Promise<RanWorkflow> {
  const results: Record<string, JobResult> = {}
  const outputs: Record<string, Record<string, string>> = {}
  const jobs: Record<string, RanJob> = {}
  for (const [id, job] of Object.entries(workflow.jobs)) {
    const needed = needsOf(job)
    const needs = Object.fromEntries(
      needed.map((name) => [name, { result: results[name] ?? 'skipped', outputs: outputs[name] ?? {} }]),
    )
    const status: JobStatus = needed.every((name) => results[name] === 'success') ? 'success' : 'failure'
    if (!isDue(job, { needs }, status)) {
      results[id] = 'skipped'
      continue
    }
    const ran = await runJob(workflow, id, { ...(await worldOf(id)), needs })
    jobs[id] = ran
    results[id] = ran.conclusion
    outputs[id] = Object.fromEntries(
      Object.entries(job.outputs ?? {}).map(([name, text]) => [
        name,
        expand(text, { steps: ran.stepContexts as Value }),
      ]),
    )
  }
  return {
    results,
    jobs,
    log: Object.values(jobs)
      .map(({ log }) => log)
      .join('\n'),
  }
}

function needsOf({ needs = [] }: WorkflowJob): readonly string[] {
  return typeof needs === 'string' ? [needs] : needs
}

function isDue({ if: condition }: WorkflowJob, contexts: Contexts, status: JobStatus): boolean {
  if (condition === undefined) return status === 'success'
  const expression = condition.replace(/^\$\{\{(.*)\}\}$/s, '$1')
  const asks = ['success', 'failure', 'always', 'cancelled'].some((name) => expression.includes(`${name}(`))
  if (!asks && status !== 'success') return false
  return Boolean(evaluateExpression(expression, contexts, status))
}
