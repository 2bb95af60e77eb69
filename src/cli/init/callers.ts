import { isMap, parseDocument, type YAMLMap } from 'yaml'
import { applyTextEdits } from './edit-yaml.ts'
import { addMergeJob, createPermissionEdits } from './extend.ts'

/** A job that calls a workflow of the same repository. */
interface Call {
  readonly jobId: string
  readonly job: YAMLMap
  /** The workflow that has the job. */
  readonly root: YAMLMap
}

/** The jobs of a workflow that call this one. */
export function findCalls(text: string, called: string): readonly Call[] {
  if (!text.includes(`./.github/workflows/${called}`)) return []
  const { contents: root } = parseDocument(text)
  const jobs = isMap(root) ? root.get('jobs') : undefined
  if (!isMap(root) || !isMap(jobs)) return []
  return jobs.items.flatMap(({ key, value: job }) => {
    if (!isMap(job) || String(job.get('uses')) !== `./.github/workflows/${called}`) return []
    return [{ jobId: String(key), job, root }]
  })
}

/** Whether one run of a workflow calls this one several times. @param texts of all workflows by their names */
export function isCalledSeveralTimes(texts: ReadonlyMap<string, string>, called: string): boolean {
  return [...texts.values()].some((text) => {
    const calls = findCalls(text, called)
    return calls.length > 1 || calls.some(({ job }) => job.hasIn(['strategy', 'matrix']))
  })
}

/** Adds the job that judges to the workflows that call this one several times. */
export function judgeInCallers(texts: Map<string, string>, called: string, suiteName: string): void {
  for (const [name, text] of texts) {
    const needs = findCalls(text, called).map(({ jobId }) => jobId)
    if (needs.length === 0) continue
    texts.set(name, addMergeJob(text, { suiteName, needs, asked: [], areShards: false }))
    permitCalls(texts, name)
  }
}

/**
 * Gives the jobs that call a workflow, and those that call theirs, the permissions that its jobs ask for: a job that asks
 * for more than its caller has ends the whole run before it starts.
 */
export function permitCalls(texts: Map<string, string>, called: string, seen: readonly string[] = []): void {
  for (const [name, text] of texts) {
    const calls = findCalls(text, called)
    if (calls.length === 0 || seen.includes(name)) continue
    const edits = calls.flatMap(({ job, root }) => createPermissionEdits(text, root, job))
    texts.set(name, applyTextEdits(text, edits))
    permitCalls(texts, name, [...seen, called])
  }
}
