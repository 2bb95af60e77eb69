import { chmodSync, existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GitHub } from '../github.ts'
import type { JobOptions } from '../run-action.ts'
import { evaluateExpression, expand, type Value } from '../workflows/expression.ts'
import { readWorkflow, type Workflow, type WorkflowJob } from '../workflows/read-workflows.ts'
import { runJob, type Storage, type Surroundings } from '../workflows/run-job.ts'
import { createWorkspace } from '../workspace.ts'
import { type Files, type Outcome, programs, writeCases } from './stand-ins.ts'

/** Begins a job of the run that is played. */
export type StartJob = (options: JobOptions) => Promise<Surroundings['job']> | Surroundings['job']

export interface Played {
  readonly isGreen: boolean
  /** How often the tests of each folder ran, for each leg. */
  readonly runs: readonly string[]
  readonly log: string
  /** Whether something ran that must not follow a red test. */
  readonly hasReleased: boolean
}

interface Run {
  readonly files: Files
  readonly folders: readonly string[]
  readonly outcome: Outcome
  readonly start: StartJob
  readonly github: GitHub
  readonly storage: Storage
  readonly token: string
  readonly id: number
  readonly runs: string[]
  readonly logs: string[]
  isGreen: boolean
  hasReleased: boolean
}

let runId = 50_000

/** Plays the workflow that an event starts, with the legs of its matrices and the workflows that it calls. */
export async function playEvent(
  file: string,
  options: Pick<Run, 'files' | 'folders' | 'outcome' | 'start' | 'github' | 'token' | 'storage'>,
): Promise<Played> {
  runId += 1
  const run: Run = { ...options, id: runId, runs: [], logs: [], isGreen: true, hasReleased: false }
  run.github.artifacts.jobs.clear()
  // What new repositories give a workflow that says nothing.
  await playWorkflow(run, file, { contents: 'read', packages: 'read' }, '')
  const { isGreen, runs, hasReleased } = run
  return { isGreen, runs, hasReleased, log: run.logs.join('\n') }
}

type Permissions = Readonly<Record<string, string>>

async function playWorkflow(run: Run, file: string, granted: Permissions, caller: string): Promise<boolean> {
  const workflow = readWorkflow(run.files[`.github/workflows/${file}`] ?? '')
  const needs: Record<string, Value> = {}
  const before = run.isGreen
  run.isGreen = true
  for (const [id, job] of Object.entries(workflow.jobs)) {
    const own = readPermissions(job.permissions ?? workflow.permissions, granted)
    if (caller !== '') refuseMore(own, granted, `${file}, job ${id}`)
    const needed = Object.fromEntries([job.needs ?? []].flat().map((name) => [name, needs[name] ?? null]))
    if (!isDue(job, needed)) {
      needs[id] = { result: 'skipped', outputs: {} }
      continue
    }
    const { node = [undefined] } = (job.strategy?.matrix ?? {}) as {
      readonly node?: readonly (number | undefined)[]
    }
    let isGreen = true
    for (const [index, value] of node.entries()) {
      const leg = value === undefined ? '' : ` (${value})`
      const name = `${caller}${job.name ?? id}${leg}`
      if (job.uses !== undefined) {
        const called = job.uses.replace('./.github/workflows/', '')
        isGreen = (await playWorkflow(run, called, own, `${name} / `)) && isGreen
        needs[id] = { result: isGreen ? 'success' : 'failure', outputs: {} }
        continue
      }
      const played = await playLeg(run, workflow, id, { own, needed, name, index, value, total: node.length })
      isGreen = played.result === 'success' && isGreen
      needs[id] = played
    }
    run.isGreen &&= isGreen
  }
  const { isGreen } = run
  run.isGreen &&= before
  return isGreen
}

interface Leg {
  readonly own: Permissions
  readonly needed: Readonly<Record<string, Value>>
  readonly name: string
  readonly index: number
  readonly total: number
  readonly value: number | undefined
}

async function playLeg(
  run: Run,
  workflow: Workflow,
  id: string,
  { own, needed, name, index, total, value }: Leg,
) {
  const job = workflow.jobs[id] as WorkflowJob
  const cases = run.folders.map((folder) => writeCases(folder, run.outcome))
  const workspace = createWorkspace(Object.assign({}, run.files, ...cases))
  for (const path of globSync('**/node_modules/.bin/*', { cwd: workspace }))
    chmodSync(join(workspace, path), 0o755)
  const checkRunId = 1_000_000 + run.id * 100 + run.logs.length
  const attempt = `${run.id}/1`
  const { jobs } = run.github.artifacts
  jobs.set(attempt, [...(jobs.get(attempt) ?? []), { name, id: checkRunId, conclusion: 'success' }])
  const played = await runJob(workflow, id, {
    job: await run.start({ runId: run.id, job: id }),
    ...{ token: run.token, workspace, programs, needs: needed, checkRunId, storage: run.storage },
    secrets: { OPENAI_API_KEY: 'given' },
    matrix: value === undefined ? undefined : { node: value },
    leg: { index, total },
  })
  run.logs.push(played.log)
  const judges = played.steps.some(({ step, gate }) => gate !== undefined && step.with?.mode !== 'collect')
  if (judges) refuseMore({ actions: 'read', 'pull-requests': 'write' }, own, name)
  for (const folder of run.folders) {
    const ran = join(workspace, folder, 'ran.log')
    if (existsSync(ran))
      run.runs.push(
        readFileSync(ran, 'utf8')
          .trim()
          .split('\n')
          .map(() => folder)
          .join(' '),
      )
  }
  run.hasReleased ||= existsSync(join(workspace, 'released'))
  const outputs = Object.entries(job.outputs ?? {}).map(([output, text]) => [
    output,
    expand(text, { steps: played.stepContexts as Value }),
  ])
  return { result: played.conclusion, outputs: Object.fromEntries(outputs) }
}

function isDue(job: WorkflowJob, needs: Readonly<Record<string, Value>>): boolean {
  const results = Object.values(needs).map((need) => (need as { readonly result: string }).result)
  const isFine = results.every((result) => result === 'success')
  if (job.if === undefined) return isFine
  const condition = String(job.if).replace(/^\$\{\{(.*)\}\}$/s, '$1')
  if (!/\b(?:success|failure|always|cancelled)\(/.test(condition) && !isFine) return false
  return Boolean(evaluateExpression(condition, { needs }, isFine ? 'success' : 'failure'))
}

function readPermissions(stated: unknown, granted: Permissions): Permissions {
  if (stated === undefined) return granted
  if (stated === 'read-all') return { contents: 'read', actions: 'read', 'pull-requests': 'read' }
  return stated as Permissions
}

/** As GitHub does: a job that asks for more than it may have ends the run before it begins. */
function refuseMore(asked: Permissions, granted: Permissions, place: string): void {
  for (const [name, level] of Object.entries(asked))
    if (granted[name] !== 'write' && granted[name] !== level)
      throw new Error(`${place} asks for ${name}: ${level}, and may have ${granted[name] ?? 'none'}`)
}
