import { createHash } from 'node:crypto'
import type { CiContext } from '../../../ports/context.ts'

/** Who writes under a suite name: a step of a job, in one attempt of a run. Short, without blanks, fit for a marker. */
export interface Writer {
  /** Digest of workflow, job, matrix leg and step: the same in every attempt. */
  readonly step: string
  readonly attempt: number
  /** Digest of the job in this attempt; empty where it is not known. */
  readonly job: string
}

export function identifyWriter(context: CiContext): Writer {
  const { workflowPath, workflow, job, matrix, step, attempt = 1 } = context
  // What another run has measured may be published again by a new run of this job.
  const jobRunId = context.trigger === undefined ? context.jobRunId : undefined
  return {
    step: digestValue([workflowPath, workflow, job, matrix, step]),
    attempt,
    job: jobRunId === undefined ? '' : digestValue(jobRunId),
  }
}

/**
 * Whether both are the same step of one workflow run. In one attempt the id of the job decides: two calls of one
 * reusable workflow agree in everything else. Between attempts, where that id changes, the place in the workflow
 * counts.
 */
export function isSameWriter(a: Writer, b: Writer): boolean {
  if (a.step !== b.step) return false
  return a.attempt !== b.attempt || a.job === '' || b.job === '' || a.job === b.job
}

export function formatWriter({ step, attempt, job }: Writer): string {
  return `${step}.${attempt}.${job}`
}

export function parseWriter(text: string): Writer | undefined {
  const match = /^([0-9a-f]{12})\.(\d{1,9})\.([0-9a-f]{12}|)$/.exec(text.trim())
  if (match === null) return undefined
  const [, step = '', attempt = '', job = ''] = match
  return { step, attempt: Number(attempt), job }
}

function digestValue(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex')
    .slice(0, 12)
}
