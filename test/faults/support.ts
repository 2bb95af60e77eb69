import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runStep, type StepOptions, type StepResult } from '../support/run-action.ts'
import { lastingFolder } from '../support/workspace.ts'
import type { Machine } from './machine.ts'

/** How many schedules each group runs, and from which seed on: `FAULT_SCHEDULES=200 FAULT_SEED=17 npm run test:faults`. */
export const schedulesPerGroup = Number(process.env.FAULT_SCHEDULES ?? 200)
export const firstSeed = Number(process.env.FAULT_SEED ?? 1)
export const seeds = Array.from({ length: schedulesPerGroup }, (_, index) => firstSeed + index)

/** A main step may take this long, in ms of a busy machine. */
const longestMs = 240_000

const timers = new URL('quick-timers.mjs', import.meta.url).href

export interface TimedStep extends StepResult {
  readonly ms: number
}

/** A folder of a job with these files; concurrent tests have no end of their own to remove it at. */
export function createFolder(files: Readonly<Record<string, string>>): string {
  const folder = lastingFolder()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

/** Runs a step with short waits, in libraries too. */
export async function quickStep(options: StepOptions): Promise<TimedStep> {
  const startedAt = performance.now()
  const preloads = [options.env?.NODE_OPTIONS ?? '', `--import ${timers}`].join(' ').trim()
  const env = { ...options.env, NODE_OPTIONS: preloads }
  const step = await runStep({ ...options, env })
  return { ...step, ms: performance.now() - startedAt }
}

/** Ends the process as a runner, or the machine, does: after so many ms. */
export function endAfter(ms: number, how: 'kill' | 'cancel'): (child: ChildProcess) => void {
  return (child) => {
    const send = (signal: NodeJS.Signals, at: number) => {
      const timer = setTimeout(() => child.kill(signal), at)
      child.once('close', () => clearTimeout(timer))
    }
    if (how === 'kill') {
      send('SIGKILL', ms)
      return
    }
    send('SIGINT', ms)
    send('SIGTERM', ms + 7_500)
    send('SIGKILL', ms + 10_000)
  }
}

/** Some post steps are killed too, at any point. */
export function maybeKilled(random: () => number): { readonly onStart?: (child: ChildProcess) => void } {
  return random() < 0.15 ? { onStart: endAfter(Math.floor(random() * 1_200), 'kill') } : {}
}

/** The job on another machine. */
export function onMachine<Job extends { readonly env: Readonly<Record<string, string>> }>(
  job: Job,
  { env }: Machine,
): Job {
  return { ...job, env: { ...job.env, ...env } }
}

/** What must hold for every step, however it went. */
export function commonProblems(
  step: TimedStep,
  secrets: readonly string[],
  wasEnded: boolean = step.exitCode === null,
): string[] {
  const told = [
    step.stdout.replaceAll(/^::add-mask::.*$/gm, ''),
    step.stderr,
    step.summary,
    JSON.stringify(step.outputs),
    JSON.stringify(step.state),
  ].join('\n')
  return [
    ...(step.ms > longestMs ? [`it took ${Math.round(step.ms / 1000)} s`] : []),
    ...secrets
      .filter((secret) => told.includes(secret))
      .map((secret) => `the secret ${secret.slice(0, 6)}… was shown`),
    ...(told.includes('This is a bug in Eval Gate') ? ['it says that it has a bug'] : []),
    ...(!wasEnded && ![0, 1, 2, 3].includes(step.exitCode ?? -1) ? [`exit code ${step.exitCode}`] : []),
    ...(!wasEnded && step.stdout.includes('ended before it had a verdict')
      ? ['it ended without a verdict']
      : []),
  ]
}

/** Throws everything that is wrong, with the command that runs the same schedule again. */
export function report(
  group: string,
  seed: number,
  problems: readonly string[],
  facts: {
    readonly machine: Machine
    readonly struck: readonly string[]
    readonly steps: readonly StepResult[]
  },
): void {
  if (problems.length === 0) return
  const steps = facts.steps.map(
    ({ exitCode, stdout, stderr }, index) =>
      `— step ${index + 1}: exit ${exitCode}\n${withoutDebug(stdout)}\n${stderr}`,
  )
  const again = `FAULT_SEED=${seed} FAULT_SCHEDULES=1 npm run test:faults -- -t '${group}'`
  // At once: the summary of the tests comes at the end, which may be far off.
  process.stderr.write(`\n${group} ${seed}: ${problems.join('; ')}\nAgain: ${again}\n`)
  throw new Error(
    [
      `${problems.join('; ')}`,
      `Again: ${again}`,
      `Machine: ${facts.machine.name} ${JSON.stringify(facts.machine.env)}`,
      `Faults: ${facts.struck.slice(0, 60).join(', ')}`,
      ...steps,
    ].join('\n'),
  )
}

function withoutDebug(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^::debug::|^::add-mask::/.test(line))
    .join('\n')
    .slice(-6_000)
}
