import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutants.ts'
import type { Choice, Reached } from './switches.ts'
import type { Answer, Ended } from './trial.ts'

/** A test file, and the mutant that is on while it runs. */
export interface Trial {
  readonly test: string
  readonly mutant?: Mutant
}

/** What a trial has shown. */
export interface Tried extends Ended {
  /** It does not end. */
  readonly hangs: boolean
  readonly reached: Reached | undefined
}

/**
 * A process that runs tests in a copy of the repository, and stays for the next ones.
 *
 * @param silenceMs a test that has not ended for this long hangs
 */
export function startTrials(copy: string, silenceMs: number) {
  const mutantsFile = join(copy, 'mutants.json')
  const reachedFile = join(copy, 'reached.jsonl')
  let runner: ChildProcess | undefined
  let runs = 0

  process.once('exit', end)

  function end(): void {
    // The group has the workers of Vitest, too, one of which may be in an endless loop.
    if (runner?.pid !== undefined) process.kill(-runner.pid, 'SIGKILL')
    runner = undefined
  }

  /** Runs test files one after the other in one process, each of them once. */
  async function run(trials: readonly Trial[]): Promise<readonly Tried[]> {
    const tried: Tried[] = []
    while (tried.length < trials.length) {
      const left = trials.slice(tried.length)
      const { ended, hangs } = await runUntilOneHangs(left)
      const notes = readNotes()
      tried.push(...ended.map((one) => ({ ...one, hangs: false, reached: notes.get(one.test) })))
      const next = left[ended.length]
      if (next === undefined) break
      if (!hangs) throw new Error(`${next.test} did not run.`)
      tried.push({ test: next.test, failed: true, failures: [], hangs: true, reached: undefined })
    }
    return tried
  }

  async function runUntilOneHangs(trials: readonly Trial[]) {
    runs += 1
    const mutants = trials.map(({ mutant }) => mutant ?? null)
    writeFileSync(mutantsFile, JSON.stringify({ run: runs, mutants } satisfies Choice))
    rmSync(reachedFile, { force: true })
    runner ??= fork(join(copy, 'scripts/mutation/trial.ts'), {
      cwd: copy,
      env: {
        ...process.env,
        EVAL_GATE_ENTRY: 'here',
        MUTANTS_FILE: mutantsFile,
        REACHED_FILE: reachedFile,
      },
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const child = runner
    const ended = new Map<string, Ended>()
    const { promise, resolve } = Promise.withResolvers<{ ended: readonly Ended[]; hangs: boolean }>()
    const giveUp = () => {
      end()
      resolve({ ended: [...ended.values()], hangs: true })
    }
    const silence = setTimeout(giveUp, silenceMs)
    child.on('exit', giveUp)
    child.on('message', (answer: Answer) => {
      if (answer === 'done') return resolve({ ended: [...ended.values()], hangs: false })
      silence.refresh()
      if (answer !== 'alive') ended.set(answer.test, answer)
    })
    child.send(trials.map(({ test }) => test))
    const outcome = await promise
    clearTimeout(silence)
    // Of one that was killed, the end comes when the next one has begun.
    child.removeAllListeners()
    return outcome
  }

  function readNotes(): ReadonlyMap<string, Reached> {
    const text = existsSync(reachedFile) ? readFileSync(reachedFile, 'utf8') : ''
    const notes = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Reached]))
    return new Map(notes.map((note) => [note.test, note]))
  }

  return { run, end }
}
