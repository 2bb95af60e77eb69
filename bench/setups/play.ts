import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListedJob } from '../../test/support/artifact-service.ts'
import { isSilentlyRed, runStep, type StepResult } from '../../test/support/run-action.ts'
import { inputsOf } from '../../test/support/workflows/action-inputs.ts'
import type { Value } from '../../test/support/workflows/expression.ts'
import type { Contestant } from './contestants.ts'
import { type Alters, type Colour, type Job, type Run, type SetUp, tokenOfJob } from './set-up.ts'
import { type BegunRun, beginRun } from './world/begin-run.ts'

import { agesMs, checkOut, commitAll } from './world/checkout.ts'
import { makeTrouble } from './world/trouble.ts'
import { World } from './world/world.ts'

/** How a set-up ended. */
export interface Played {
  readonly id: string
  /** Colour of the last run: the worst of the jobs that judge. */
  readonly colour: Colour
  /** The steps of the last run that judge, for a person who wants to know why. */
  readonly steps: readonly StepResult[]
  /** Of all runs, the jobs whose step failed without an `::error` that says why. */
  readonly silentlyRed: readonly string[]
}

const order: readonly Colour[] = ['green', 'undecided', 'red']

/**
 * Plays a set-up with an action, in a GitHub of its own.
 *
 * @param look is called while that GitHub still stands
 * @returns undefined when the action has no such thing
 */
export async function play(
  setUp: SetUp,
  contestant: Contestant,
  look: (world: World, played: Played) => Promise<void> = async () => {},
): Promise<Played | undefined> {
  const jobs = setUp.steps.flatMap((step) => ('jobs' in step ? step.jobs : []))
  const facts = { patterns: [], tests: 'success' } as const
  if (jobs.some((job) => contestant.inputs(job, facts) === undefined)) return undefined
  const world = await World.start()
  try {
    const runs = new Map<string, BegunRun>()
    const stored: Stored = new Map()
    const silentlyRed: string[] = []
    let last: Omit<Played, 'id' | 'silentlyRed'> = { colour: 'green', steps: [] }
    for (const [index, step] of setUp.steps.entries()) {
      if ('happens' in step) await step.happens(world)
      else {
        const name = step.name ?? `run ${index}`
        const begun = await beginRun(world, step, runs.get(name), runs)
        runs.set(name, begun)
        const isLast = index === setUp.steps.length - 1
        const { silent, ...played } = await playRun(world, step, begun, contestant, stored, isLast)
        silentlyRed.push(...silent.map((job) => `${job} of ${name}`))
        last = played
      }
    }
    const played = { id: setUp.id, silentlyRed, ...last }
    await look(world, played)
    return played
  } finally {
    await world.close()
  }
}

/** Reports that jobs have uploaded, by run and job, for actions that carry none themselves. */
type Stored = Map<string, NonNullable<Job['reports']>>

async function playRun(
  world: World,
  { jobs, github: trouble, service = {}, alters = {} }: Run,
  begun: BegunRun,
  contestant: Contestant,
  stored: Stored,
  isLast: boolean,
): Promise<Pick<Played, 'colour' | 'steps'> & { readonly silent: readonly string[] }> {
  const { env, end } = makeTrouble(world.github, trouble)
  const endAlteration = alters.answer === undefined ? () => {} : world.github.alter(alters.answer)
  if (jobs.some(usesService)) (await world.deployment()).says(service)
  const steps: StepResult[] = []
  const silent: string[] = []
  const colours: Colour[] = []
  const key = `${begun.id}/${begun.attempt}`
  const artifacts = world.github.artifacts
  const runOfParts = begun.measured ?? begun.id
  const firstJudge = jobs.find(isJudging)
  try {
    for (const job of jobs) {
      const part = `${begun.id}/${titleOf(job)}`
      const id = nextCheckRun()
      const known = artifacts.jobs.get(key) ?? []
      const list = (listed: Pick<ListedJob, 'conclusion' | 'steps'>) =>
        artifacts.jobs.set(key, [...known, { id, name: titleOf(job), ...listed }])
      let conclusion: 'success' | 'failure' | 'skipped' = 'failure'
      let hasRun = false
      if (job === firstJudge) await alters.stored?.(world)
      if (job.does === 'skipped') conclusion = 'skipped'
      else if (job.does === 'collect' && !contestant.remembers) {
        stored.set(part, job.reports ?? {})
        conclusion = hasFailedTests(job) ? 'failure' : 'success'
      } else if (job.does !== 'dies' && (isLast || contestant.remembers)) {
        const altered = alterEvent(begun, alters)
        hasRun = true
        list({ conclusion: null, steps: [{ name: 'Gate', status: 'in_progress', conclusion: null }] })
        const step = await runJob(world, job, altered, contestant, env, partsOf(stored, runOfParts), id)
        conclusion = step.exitCode === 0 ? 'success' : 'failure'
        if (isSilentlyRed(step)) silent.push(titleOf(job))
        if (job.does !== 'collect') {
          steps.push(step)
          colours.push(colourOf(step, job, contestant))
        }
      }
      list({ conclusion, steps: hasRun ? [{ name: 'Gate', status: 'completed', conclusion }] : [] })
    }
  } finally {
    end()
    endAlteration()
  }
  const run = artifacts.runs.get(begun.id)
  const ended = artifacts.jobs.get(key) ?? []
  if (run !== undefined)
    run.conclusion = ended.some(({ conclusion }) => conclusion === 'failure') ? 'failure' : 'success'
  return { colour: order[Math.max(0, ...colours.map((of) => order.indexOf(of)))] ?? 'green', steps, silent }
}

function alterEvent(begun: BegunRun, { event: alter }: Alters): BegunRun {
  if (alter === undefined) return begun
  return {
    ...begun,
    surroundingsOf: async (jobId) => {
      const { env, event } = await begun.surroundingsOf(jobId)
      return { env, event: alter(event) }
    },
  }
}

/** Whether a job judges what was measured. */
export function isJudging({ does }: Job): boolean {
  return does !== 'collect' && does !== 'dies' && does !== 'skipped'
}

function partsOf(stored: Stored, run: number | undefined): NonNullable<Job['reports']> {
  const of = [...stored].filter(([key]) => key.startsWith(`${run}/`))
  return Object.fromEntries(
    of.flatMap(([, reports], index) =>
      Object.entries(reports).map(([path, report]) => [`downloaded/${index}/${path}`, report]),
    ),
  )
}

function colourOf(step: StepResult, job: Job, contestant: Contestant): Colour {
  if (job.does === 'gate' && !contestant.forgivesTests && hasFailedTests(job)) return 'red'
  return contestant.colourOf(step)
}

/** How the step that runs the tests ends: with a failure when one of them fails. */
function outcomeOfTests({ tests, reports = {} }: Job): NonNullable<Job['tests']> {
  const fresh = Object.values(reports).filter((report) => typeof report === 'string')
  return tests ?? (fresh.some((report) => /<failure|<error /.test(report)) ? 'failure' : 'success')
}

const hasFailedTests = (job: Job): boolean => outcomeOfTests(job) === 'failure'

const usesService = ({ does, uploads }: Job): boolean => does === 'hosted' || uploads === true

function titleOf({ id, title, matrix }: Job): string {
  return title ?? (matrix === undefined ? id : `${id} (${Object.values(matrix).join(', ')})`)
}

async function runJob(
  world: World,
  job: Job,
  begun: BegunRun,
  contestant: Contestant,
  trouble: Readonly<Record<string, string>>,
  parts: NonNullable<Job['reports']>,
  checkRun: number,
): Promise<StepResult> {
  const { env, event } = await begun.surroundingsOf(job.id)
  const judgesParts = job.does === 'merge' || job.does === 'publish'
  const downloaded = judgesParts && !contestant.remembers ? parts : {}
  const reports = { ...job.reports, ...downloaded }
  const patterns = judgesParts ? ['downloaded/**/*.xml'] : (job.patterns ?? ['reports/*.xml'])
  const [index, total] = job.leg ?? [0, 1]
  const strategy = { 'job-index': index, 'job-total': total, 'fail-fast': false, 'max-parallel': total }
  const contexts = {
    github: {
      token: begun.token,
      job: job.id,
      event: event as Value,
      event_name: env.GITHUB_EVENT_NAME ?? '',
    },
    matrix: job.matrix ?? null,
    strategy,
    job: { status: 'success', check_run_id: checkRun },
  }
  const isCheckedOut = !judgesParts || !contestant.remembers
  const code = job.commits && commitAll(job.commits)
  const commit = isCheckedOut ? await commitOf(world, job, begun, env) : undefined
  const workspace = checkOut(
    code ?? commit,
    { ...job.files, ...(job.cache && Object.fromEntries(world.cache)) },
    reports,
  )
  const written = Object.values(reports).map((report) =>
    typeof report === 'object' && 'written' in report ? report.written : undefined,
  )
  if (written.includes('by an earlier job')) world.begunAgo(begun.id, 2 * agesMs['by an earlier job'])
  const facts = {
    patterns,
    tests: outcomeOfTests(job),
    ...(usesService(job) && { service: (await world.deployment()).inputs }),
  }
  // GitHub shows the step that ran the tests, too, with its times.
  world.github.artifacts.steps = [
    { conclusion: facts.tests, started_at: formatSecond(-60_000), completed_at: formatSecond(0) },
  ]
  const step = await runStep({
    workspace,
    entry: contestant.entry,
    inputs: inputsOf(contestant.action, contestant.inputs(job, facts) ?? {}, contexts),
    env: {
      RUNNER_NAME: 'runner 1',
      ...env,
      ...(code && { GITHUB_SHA: code.commit }),
      ...variablesOf(job, begun),
      ...trouble,
    },
    event,
    onStart: endInTime,
  })
  const saved = job.cache === undefined ? undefined : join(workspace, job.cache.save)
  if (saved !== undefined && env.GITHUB_EVENT_NAME === 'push' && existsSync(saved)) {
    world.cache.set(`${job.cache?.restore}/${begun.id}.json`, readFileSync(saved, 'utf8'))
  }
  return step
}

function formatSecond(sinceNowMs: number): string {
  return `${new Date(Date.now() + sinceNowMs).toISOString().slice(0, 19)}Z`
}

/** Longer than any job of the list takes; the clock goes on while a busy machine does something else. */
const most = { cpuMs: 31_000, wallMs: 1_800_000 }

function endInTime(child: ChildProcess): void {
  const startedAt = Date.now()
  const timer = setInterval(() => {
    if (readCpuMs(child.pid) > most.cpuMs || Date.now() - startedAt > most.wallMs) child.kill('SIGKILL')
  }, 1_000)
  child.on('close', () => clearInterval(timer))
}

/** Processor time of a process, in ms; 0 on systems that do not say so in a file. */
function readCpuMs(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return 0
  // The name before them may have blanks.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function variablesOf({ env = {} }: Job, { token }: BegunRun): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, value.replace(tokenOfJob, token)]),
  )
}

let checkRuns = 40_000
function nextCheckRun(): number {
  checkRuns += 1
  return checkRuns
}

async function commitOf(
  world: World,
  { checkout = 'event' }: Job,
  { pull }: BegunRun,
  env: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const commits = {
    event: () => env.GITHUB_SHA,
    base: () => pull?.baseSha,
    head: () => pull?.headSha,
    'newest main': () => world.github.headOf(world.defaultBranch),
    feature: () => world.github.headOf('feature'),
    nothing: () => undefined,
  }
  return commits[checkout]()
}
