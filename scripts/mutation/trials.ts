import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Answer, Trial } from './trial.ts'

/** A test that has not ended for this long hangs. They take seconds, on a busy machine half a minute. */
const silenceMs = 90_000

/** `hangs`, or the test file that failed first; undefined when none did. */
export type Outcome = 'hangs' | string | undefined

/** A process that runs tests in a copy of the repository, and stays for the next trial. */
export function startTrials(copy: string) {
  let runner: ChildProcess | undefined

  function end(): void {
    // The group has the workers of Vitest, too, one of which may be in an endless loop.
    if (runner?.pid !== undefined) process.kill(-runner.pid, 'SIGKILL')
    runner = undefined
  }

  function run(trial: Trial): Promise<Outcome> {
    runner ??= fork(join(copy, 'scripts/mutation/trial.ts'), {
      cwd: copy,
      env: { ...process.env, EVAL_GATE_ENTRY: 'here' },
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const giveUp = () => {
      end()
      resolve('hangs')
    }
    const silence = setTimeout(giveUp, silenceMs)
    runner.on('exit', giveUp)
    runner.on('message', (answer: Answer) => {
      if (answer === 'alive') silence.refresh()
      else resolve(answer.failed)
    })
    runner.send(trial)
    return promise.finally(() => {
      clearTimeout(silence)
      runner?.removeAllListeners()
    })
  }

  return { run, end }
}
