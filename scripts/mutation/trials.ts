import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutants.ts'
import type { Choice, Meets, Reached } from './switches.ts'
import type { Answer, Ended } from './trial.ts'

/** A test file, and the mutant that is on while it runs. */
export interface Trial extends Meets {
  readonly test: string
  readonly mutant?: Mutant
}

/** What a trial has shown. */
export interface Tried extends Ended {
  /** It does not end. */
  readonly hangs: boolean
  readonly reached: Reached | undefined
}

const lookMs = 5000
/** Tests wait for nothing but processes that they start, and those work. */
const idleMs = 120_000

/**
 * A process that runs tests in a copy of the repository, and stays for the next ones.
 *
 * @param patience a test hangs that has used so many seconds of processor time; how long that takes depends on the
 * machine
 */
export function startTrials(copy: string, patience: number) {
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

  /**
   * Runs test files one after the other in one process.
   *
   * @param onEnd hears of each at once
   */
  async function run<T extends Trial>(trials: readonly T[], onEnd: (trial: T, tried: Tried) => void) {
    let left = new Map(trials.map((trial, index) => [nameFile(trials, index), trial]))
    while (left.size > 0) {
      const ended = new Set<string>()
      const hangs = await runUntilOneHangs(left, ({ test: file, failed, failures }) => {
        ended.add(file)
        const trial = left.get(file)
        if (trial === undefined) return
        const { test } = trial
        const note = findNote(file)
        onEnd(trial, { test, failed, failures, hangs: false, reached: note && { ...note, test } })
      })
      const [broken, ...others] = [...left].filter(([file]) => !ended.has(file))
      if (broken === undefined) return
      const [, trial] = broken
      onEnd(trial, { test: trial.test, failed: true, failures: [], hangs, reached: undefined })
      end()
      left = new Map(others)
    }
  }

  /** The file that a trial runs: a copy where one before it has the same, since a run has each file once. */
  function nameFile(trials: readonly Trial[], index: number): string {
    const { test } = trials[index] as Trial
    const before = trials.slice(0, index).filter((other) => other.test === test).length
    if (before === 0) return test
    const file = test.replace(/(?=\.test\.ts$)/, `.${before + 1}`)
    cpSync(join(copy, test), join(copy, file))
    return file
  }

  async function runUntilOneHangs(
    files: ReadonlyMap<string, Trial>,
    onEnd: (ended: Ended) => void,
  ): Promise<boolean> {
    runs += 1
    const meets = [...files.values()].map(({ mutant, only, failing }) => ({ mutant, only, failing }))
    writeFileSync(mutantsFile, JSON.stringify({ run: runs, meets } as Choice))
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
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const watch = watchTime(child.pid as number, patience)
    const look = setInterval(() => {
      if (watch.hangs()) resolve(true)
    }, lookMs)
    child.on('exit', () => resolve(false))
    child.on('message', (answer: Answer) => {
      if (answer === 'done') return resolve(false)
      watch.begin()
      if (answer !== 'alive') onEnd(answer)
    })
    child.send([...files.keys()])
    const hangs = await promise
    clearInterval(look)
    // Of one that was killed, the end comes when the next one has begun.
    child.removeAllListeners()
    return hangs
  }

  function findNote(test: string): Reached | undefined {
    const text = existsSync(reachedFile) ? readFileSync(reachedFile, 'utf8') : ''
    const notes = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Reached]))
    return notes.findLast((note) => note.test === test)
  }

  return { run, end }
}

/** Ends what works in vain or waits for nothing, and not what gets little of a busy machine. */
function watchTime(group: number, patience: number) {
  let first: number | undefined
  let last = 0
  let idle = 0
  return {
    begin(): void {
      first = undefined
    },
    hangs(): boolean {
      const used = readProcessorTime(group)
      idle = first !== undefined && used <= last ? idle + lookMs : 0
      first ??= used
      last = used
      return used - first > patience || idle > idleMs
    },
  }
}

/** Seconds that the processes of a group have used. */
function readProcessorTime(group: number): number {
  const rows = execFileSync('ps', ['-e', '-o', 'pgid=,cputimes='], { encoding: 'utf8' }).split('\n')
  const times = rows.map((row) => row.trim().split(/\s+/).map(Number))
  return times.reduce((sum, [of, seconds = 0]) => (of === group ? sum + seconds : sum), 0)
}
