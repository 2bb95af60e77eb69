import { isMap, isSeq, parseDocument } from 'yaml'
import { readRunnerSystem } from '#github'
import { compact, readFields, readList, readText } from '../../model/data.ts'
import type { Tool } from '../../tools/index.ts'
import { openFolder } from '../init/folder.ts'
import { findTestSteps } from '../init/test-steps.ts'
import { type Contexts, expand } from './expressions.ts'
import type { Stage } from './play-leg.ts'
import { isGateStep, type Step } from './step.ts'

/** Texts of workflows: as they would be, and as they were before Eval Gate. */
export interface WorkflowTexts {
  readonly after: ReadonlyMap<string, string>
  readonly before: ReadonlyMap<string, string>
  readonly defaultBranch: string
}

/** Whether a workflow, or one that it calls, has a step of Eval Gate. */
export function isJudged(
  name: string,
  texts: WorkflowTexts,
  stage: Stage,
  seen: readonly string[] = [],
): boolean {
  const { jobs } = readFields(parseDocument(texts.after.get(name) ?? '').toJSON())
  return Object.values(readFields(jobs))
    .map(readFields)
    .some((job) => {
      const called = readText(job.uses)?.replace('./.github/workflows/', '') ?? ''
      if (readList(job.steps).some((step) => isGateStep(readFields(step), stage))) return true
      return (
        texts.after.has(called) && !seen.includes(called) && isJudged(called, texts, stage, [...seen, name])
      )
    })
}

/** The tools of each job by the positions of the steps that run them. */
export function findTools(
  root: unknown,
  folder: string,
): ReadonlyMap<string, ReadonlyMap<number, readonly Tool[]>> {
  const found = new Map<string, Map<number, readonly Tool[]>>()
  if (!isMap(root)) return found
  const { steps } = findTestSteps(root, folder, (path) => openFolder(folder, path))
  for (const { jobId, job, step, tool } of steps) {
    const list = job.get('steps')
    const index = isSeq(list) ? list.items.indexOf(step) : -1
    const ofJob = found.get(jobId) ?? new Map()
    found.set(jobId, ofJob.set(index, [...(ofJob.get(index) ?? []), tool]))
  }
  return found
}

/** What a called workflow gets: its defaults, and what the job that calls it gives. */
export function readCallInputs(
  text: string,
  given: Step,
  expandSafely: (value: unknown) => string,
): Contexts {
  const { on } = readFields(parseDocument(text).toJSON())
  const { inputs } = readFields(readFields(on).workflow_call)
  const defaults = Object.entries(readFields(inputs)).map(([name, input]) => [
    name,
    readFields(input).default ?? '',
  ])
  return Object.fromEntries([
    ...defaults,
    ...Object.entries(given).map(([name, value]) => [name, expandSafely(value)]),
  ])
}

/** What expressions can ask of a pull request that was just opened. */
export function createContexts(inputs: Contexts, branch: string, { root, env }: Stage): Contexts {
  const pullRequest = { number: 1, draft: false, labels: [], base: { ref: branch } }
  return {
    github: {
      event_name: 'pull_request',
      event: { pull_request: pullRequest },
      ref: 'refs/pull/1/merge',
      base_ref: branch,
      workspace: root,
      run_id: '1',
      run_attempt: '1',
    },
    runner: { os: readRunnerSystem().os },
    // A secret is what the environment has by its name.
    secrets: Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value ?? ''])),
    inputs,
    env: {},
    vars: {},
    job: {},
    strategy: {},
    steps: {},
  }
}

/** The steps of a job that run a command. */
export function listCommands(text: string, jobId: string): readonly Step[] {
  const job = readFields(readFields(readFields(parseDocument(text).toJSON()).jobs)[jobId])
  return compact(readList(job.steps).map(readFields)).filter(({ run }) => run !== undefined)
}

/** The text itself where its expressions can't be evaluated. */
export function tryExpand(text: string, contexts: Contexts): string {
  try {
    return expand(text, contexts)
  } catch {
    return text
  }
}
