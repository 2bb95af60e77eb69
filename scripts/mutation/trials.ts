import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Answer, Ended, Trial } from './trial.ts'

/** What a trial has shown. */
export interface Tried {
  readonly ended: readonly Ended[]
  /** The test after those that have ended does not end. */
  readonly hangs: boolean
}

/**
 * A process that runs tests in a copy of the repository, and stays for the next trial.
 *
 * @param silenceMs a test that has not ended for this long hangs
 * @param reachedFile gets a line of {@link import('./switches.ts').Reached} for each test file
 */
export function startTrials(copy: string, silenceMs: number, reachedFile?: string) {
  let runner: ChildProcess | undefined

  process.once('exit', end)

  function end(): void {
    // The group has the workers of Vitest, too, one of which may be in an endless loop.
    if (runner?.pid !== undefined) process.kill(-runner.pid, 'SIGKILL')
    runner = undefined
  }

  /** Stops early when a test does not end. */
  function run(trial: Trial): Promise<Tried> {
    runner ??= fork(join(copy, 'scripts/mutation/trial.ts'), {
      cwd: copy,
      env: {
        ...process.env,
        EVAL_GATE_ENTRY: 'here',
        MUTANT_FILE: join(copy, 'mutant.json'),
        ...(reachedFile === undefined ? {} : { REACHED_FILE: reachedFile }),
      },
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const child = runner
    const ended: Ended[] = []
    const { promise, resolve } = Promise.withResolvers<Tried>()
    const giveUp = () => {
      end()
      resolve({ ended, hangs: true })
    }
    const silence = setTimeout(giveUp, silenceMs)
    child.on('exit', giveUp)
    child.on('message', (answer: Answer) => {
      if (answer === 'done') return resolve({ ended, hangs: false })
      silence.refresh()
      if (answer !== 'alive') ended.push(answer)
    })
    child.send(trial)
    return promise.finally(() => {
      clearTimeout(silence)
      // Of one that was killed, the end comes when the next one has begun.
      child.removeAllListeners()
    })
  }

  return { run, end }
}
