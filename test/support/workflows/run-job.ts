import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseCommandFile, runStep, type StepResult } from '../run-action.ts'
import { inputsOf, readAction } from './action-inputs.ts'
import {
  asksForStatus,
  type Contexts,
  evaluateExpression,
  expand,
  type JobStatus,
  type Value,
} from './expression.ts'
import type { Workflow, WorkflowStep } from './read-workflows.ts'

/** What lives longer than a job. */
export interface Storage {
  /** Folders that `actions/cache` has saved, by key, the oldest first. */
  readonly caches: Map<string, string>
  /** Folders that `actions/upload-artifact` has stored, by name. */
  readonly artifacts: Map<string, string>
}

export const emptyStorage = (): Storage => ({ caches: new Map(), artifacts: new Map() })

export interface Surroundings {
  /** As {@link pushJob} and the like give them. */
  readonly job: { readonly env: Readonly<Record<string, string>>; readonly event: unknown }
  readonly token: string
  readonly workspace: string
  /** Programs that the steps call, as shell scripts: `npm`, `npx`, … */
  readonly programs: Readonly<Record<string, string>>
  readonly matrix?: Readonly<Record<string, Value>>
  /** Position of the leg in its matrix, and the size of the matrix. */
  readonly leg?: { readonly index: number; readonly total: number }
  readonly inputs?: Contexts
  readonly secrets?: Contexts
  readonly vars?: Contexts
  readonly needs?: Contexts
  readonly storage?: Storage
  /** Of the check run of the job; 1 by default. */
  readonly checkRunId?: number
}

export interface RanStep {
  readonly step: WorkflowStep
  readonly outcome: 'success' | 'failure' | 'skipped'
  readonly log: string
  /** Of a step that is the action itself. */
  readonly gate?: StepResult
  /** Of a step that is a command. */
  readonly outputs?: Readonly<Record<string, string>>
}

export interface RanJob {
  readonly conclusion: 'success' | 'failure'
  readonly steps: readonly RanStep[]
  /** By the id of the step. */
  readonly stepContexts: Readonly<Record<string, Value>>
  /** The steps that are the action. */
  readonly gates: readonly StepResult[]
  readonly log: string
}

const action = readAction(resolve(import.meta.dirname, '../../..'))

/**
 * Runs the steps of a job as the runner does: conditions, `continue-on-error`, expressions (by GitHub's own
 * evaluator), shell steps by bash, caches and artifacts in folders, and the built action as a process.
 */
export async function runJob(workflow: Workflow, jobId: string, world: Surroundings): Promise<RanJob> {
  const path = installPrograms(world.programs)
  const stepContexts: Record<string, Value> = {}
  const steps: RanStep[] = []
  let status: JobStatus = 'success'
  const { steps: own = [], defaults } = workflow.jobs[jobId] ?? {}
  for (const step of own.map((written) => ({ ...defaults?.run, ...written }))) {
    const contexts = contextsOf(world, jobId, stepContexts)
    const ran = isDue(step, contexts, status)
      ? await runOne(step, contexts, world, path)
      : { step, outcome: 'skipped' as const, log: '' }
    steps.push(ran)
    const isForgiven = ran.outcome === 'failure' && step['continue-on-error'] === true
    if (ran.outcome === 'failure' && !isForgiven) status = 'failure'
    if (step.id !== undefined) {
      stepContexts[step.id] = {
        outcome: ran.outcome,
        conclusion: isForgiven ? 'success' : ran.outcome,
        outputs: { ...ran.gate?.outputs, ...ran.outputs },
      }
    }
  }
  return {
    conclusion: status === 'success' ? 'success' : 'failure',
    steps,
    stepContexts,
    gates: steps.flatMap(({ gate }) => gate ?? []),
    log: steps.map(({ step, outcome, log }) => `— ${step.uses ?? step.run}: ${outcome}\n${log}`).join('\n'),
  }
}

function contextsOf(world: Surroundings, jobId: string, steps: Readonly<Record<string, Value>>): Contexts {
  const { env, event } = world.job
  return {
    github: {
      event_name: env.GITHUB_EVENT_NAME ?? '',
      event: event as Value,
      ref: env.GITHUB_REF ?? '',
      ref_name: (env.GITHUB_REF ?? '').replace(/^refs\/heads\//, ''),
      base_ref: env.GITHUB_BASE_REF ?? '',
      head_ref: env.GITHUB_HEAD_REF ?? '',
      run_id: env.GITHUB_RUN_ID ?? '',
      run_attempt: env.GITHUB_RUN_ATTEMPT ?? '',
      token: world.token,
      job: jobId,
      workspace: world.workspace,
    },
    job: { check_run_id: world.checkRunId ?? 1 },
    matrix: world.matrix ?? null,
    strategy: { 'job-index': world.leg?.index ?? 0, 'job-total': world.leg?.total ?? 1 },
    inputs: world.inputs ?? {},
    secrets: world.secrets ?? {},
    vars: world.vars ?? {},
    needs: world.needs ?? {},
    steps,
  }
}

function isDue(step: WorkflowStep, contexts: Contexts, status: JobStatus): boolean {
  if (step.if === undefined) return status === 'success'
  const condition = String(step.if).replace(/^\$\{\{(.*)\}\}$/s, '$1')
  if (!asksForStatus(condition) && status !== 'success') return false
  return Boolean(evaluateExpression(condition, contexts, status))
}

async function runOne(
  step: WorkflowStep,
  contexts: Contexts,
  world: Surroundings,
  path: string,
): Promise<RanStep> {
  const inputs = Object.fromEntries(
    Object.entries(step.with ?? {}).map(([name, value]) => [name, expand(String(value), contexts)]),
  )
  if (step.run !== undefined) return runShell(step, contexts, world, path)
  const uses = step.uses ?? ''
  if (uses.startsWith('eval-gate/eval-gate@')) return runGate(step, inputs, contexts, world, path)
  const known = knownActions[uses.replace(/@.*$/, '')]
  if (known === undefined) throw new Error(`The runner of the tests does not know ${uses}.`)
  known(inputs, world)
  return { step, outcome: 'success', log: '' }
}

function runShell(
  step: WorkflowStep,
  contexts: Contexts,
  { workspace, job }: Surroundings,
  path: string,
): RanStep {
  const cwd = resolve(workspace, expand(step['working-directory'] ?? '.', contexts))
  mkdirSync(cwd, { recursive: true })
  const outputs = join(mkdtempSync(join(tmpdir(), 'eval-gate-outputs-')), 'output')
  writeFileSync(outputs, '')
  const own = Object.entries(step.env ?? {}).map(([name, value]) => [name, expand(String(value), contexts)])
  const ran = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', expand(step.run ?? '', contexts)], {
    cwd,
    env: { PATH: path, HOME: workspace, ...job.env, GITHUB_OUTPUT: outputs, ...Object.fromEntries(own) },
    encoding: 'utf8',
  })
  return {
    step,
    outcome: ran.status === 0 ? 'success' : 'failure',
    log: `${ran.stdout}${ran.stderr}`,
    outputs: parseCommandFile(readFileSync(outputs, 'utf8')),
  }
}

async function runGate(
  step: WorkflowStep,
  given: Readonly<Record<string, string>>,
  contexts: Contexts,
  { job, workspace }: Surroundings,
  path: string,
): Promise<RanStep> {
  const own = Object.entries(step.env ?? {}).map(([name, value]) => [name, expand(value, contexts)])
  const env = { ...job.env, PATH: path, ...Object.fromEntries(own) }
  const gate = await runStep({ workspace, inputs: inputsOf(action, given, contexts), ...job, env })
  return { step, outcome: gate.exitCode === 0 ? 'success' : 'failure', log: gate.stdout, gate }
}

/** A folder of scripts that is looked at first. */
function installPrograms(programs: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-programs-'))
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/usr/bin/env bash\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  return `${folder}:${process.env.PATH ?? ''}`
}

type KnownAction = (inputs: Readonly<Record<string, string>>, world: Surroundings) => void

/** The actions of others that the docs use, as far as a job notices them. */
const knownActions: Readonly<Record<string, KnownAction>> = {
  'actions/checkout': () => {},
  'actions/setup-node': () => {},
  'actions/setup-python': () => {},
  'actions/setup-go': () => {},
  'actions/cache/restore': ({ path = '', key = '', ...more }, { workspace, storage }) => {
    const prefixes = [key, ...(more['restore-keys'] ?? '').split('\n').filter((line) => line.trim() !== '')]
    const keys = [...(storage?.caches.keys() ?? [])].reverse()
    const hit = prefixes.map((prefix) => keys.find((known) => known.startsWith(prefix.trim()))).find(Boolean)
    if (hit !== undefined) copy(storage?.caches.get(hit) ?? '', join(workspace, path))
  },
  'actions/cache/save': ({ path = '', key = '' }, { workspace, storage }) => {
    if (existsSync(join(workspace, path)) && !storage?.caches.has(key)) {
      storage?.caches.set(key, keep(join(workspace, path)))
    }
  },
  'actions/upload-artifact': ({ name = 'artifact', path = '' }, { workspace, storage }) => {
    if (storage?.artifacts.has(name)) throw new Error(`409: an artifact ${name} is there already`)
    storage?.artifacts.set(name, keep(join(workspace, path)))
  },
  'actions/download-artifact': ({ pattern = '*', path = '' }, { workspace, storage }) => {
    const named = new RegExp(`^${pattern.replaceAll('*', '.*')}$`)
    for (const [name, folder] of storage?.artifacts ?? []) {
      if (named.test(name)) copy(folder, join(workspace, path, name))
    }
  },
}

function keep(folder: string): string {
  const kept = mkdtempSync(join(tmpdir(), 'eval-gate-kept-'))
  cpSync(folder, kept, { recursive: true, preserveTimestamps: true })
  return kept
}

function copy(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  cpSync(from, to, { recursive: true, preserveTimestamps: true })
}
