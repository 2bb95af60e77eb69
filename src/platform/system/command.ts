import type { ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { readErrorMessage } from '../../errors.ts'
import type { CommandOutcome, RunCommand } from '../../ports/platform.ts'
import { type BoundedOutput, createBoundedOutput } from './bounded-output.ts'
import { chooseEnding, chooseShell, isOwnGroup } from './processes.ts'

/** How long a command may keep running after SIGTERM, in ms. */
const graceMs = 5_000
const pollMs = 50

/**
 * Variables of our own step: its inputs and state, the tokens of the runner, and the files through which a step
 * talks to the runner. A step with `run:` does not get the inputs and tokens of a JavaScript action either.
 */
const ownVariables =
  /^(?:INPUT_|STATE_|ACTIONS_|EVAL_GATE_)|^GITHUB_(?:TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)$/i

/** The environment without what belongs to our own step. */
export function scrubEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ownVariables.test(name)))
}

/**
 * Creates what runs a line in the shell, with both ends of its output in ours. Its process group ends with it, so that a
 * server that it leaves behind does not answer for the next command.
 *
 * @param holdsSecret whether a text holds a secret of this step: no variable with such a value is handed on,
 * whatever its name
 */
export function createRunCommand(holdsSecret: (text: string) => boolean): RunCommand {
  const selectEnvironment = (allowed: readonly string[]) => {
    const scrubbed = Object.entries(scrubEnvironment(process.env)).filter(
      ([, value = '']) => !holdsSecret(value),
    )
    const named = allowed.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    })
    return Object.fromEntries([...scrubbed, ...named])
  }
  return (line, { allowed, env, ...options }) =>
    runInShell(line, { ...options, env: { ...selectEnvironment(allowed), ...env } })
}

async function runInShell(
  line: string,
  { cwd, env, timeoutMs, signal }: Omit<Parameters<RunCommand>[1], 'allowed'>,
): Promise<CommandOutcome> {
  const { spawn } = await import('node:child_process')
  return await new Promise((resolve) => {
    let child: ChildProcess
    try {
      const shell = chooseShell(line, { platform: process.platform, env: process.env, hasFile: existsSync })
      child = spawn(shell.file, shell.args, {
        cwd,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: isOwnGroup(process.platform),
        windowsHide: true,
      })
    } catch (error) {
      // The environment is larger than the system allows, for example.
      resolve({ status: 'not-started', message: readErrorMessage(error) })
      return
    }
    const outputs = showOutput(child)
    const closed = new Promise((end) => child.once('close', end))
    const endChild = (signal: 'SIGTERM' | 'SIGKILL') => {
      if (child.pid !== undefined) endProcessTree(child.pid, signal, spawn)
    }
    let ended: 'timed-out' | 'stopped' | undefined
    const endEarly = (why: 'timed-out' | 'stopped', killAfterMs: number) => {
      ended ??= why
      endChild('SIGTERM')
      setTimeout(() => endChild('SIGKILL'), killAfterMs).unref()
    }
    const timer = setTimeout(() => endEarly('timed-out', graceMs), timeoutMs)
    // The runner gives a cancelled job a few seconds, which what follows needs, too.
    const stop = () => endEarly('stopped', graceMs / 5)
    if (signal?.aborted === true) stop()
    else signal?.addEventListener('abort', stop, { once: true })
    child.on('error', (error) => {
      clearTimeout(timer)
      resolve({ status: 'not-started', message: error.message })
    })
    child.on('exit', async (exitCode) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      await endGroup(child.pid)
      // What has left the group may hold on to the output.
      await Promise.race([closed, sleep(graceMs, undefined, { ref: false })])
      for (const output of outputs) output.end()
      resolve(ended === undefined ? { status: 'ended', exitCode: exitCode ?? 1 } : { status: ended })
    })
  })
}

/** Shows what a command prints in our own output, at most so much of it as a person reads. */
function showOutput({ stdout, stderr }: ChildProcess): readonly BoundedOutput[] {
  const pairs = [
    [stdout, process.stdout],
    [stderr, process.stderr],
  ] as const
  return pairs.map(([from, to]) => {
    const output = createBoundedOutput((text) => to.write(text))
    from?.setEncoding('utf8').on('data', output.write)
    return output
  })
}

/** Ends what a command has left behind in its process group: asked first, and then made to. */
async function endGroup(pid: number | undefined): Promise<void> {
  if (pid === undefined || !isOwnGroup(process.platform)) return
  const sendToGroup = (signal: NodeJS.Signals | 0) => {
    try {
      return process.kill(-pid, signal)
    } catch {
      // It is empty.
      return false
    }
  }
  if (!sendToGroup('SIGTERM')) return
  for (let waited = 0; waited < graceMs && sendToGroup(0); waited += pollMs) await sleep(pollMs)
  sendToGroup('SIGKILL')
}

function endProcessTree(pid: number, signal: 'SIGTERM' | 'SIGKILL', start: typeof spawn): void {
  const ending = chooseEnding(pid, signal, process.platform)
  if ('file' in ending) {
    start(ending.file, ending.args, { stdio: 'ignore', windowsHide: true }).on('error', () => {})
    return
  }
  try {
    process.kill(ending.group, ending.signal)
  } catch {
    // It has ended by itself in the meantime.
  }
}

/**
 * Runs lines on a GitHub runner: between two marks that only we know, the runner obeys nothing that is printed. The
 * second mark begins a line of its own, even when the output of the command ends without a newline.
 */
export function disableWorkflowCommands(
  run: RunCommand,
  print: (text: string) => void,
  newMark: () => string,
): RunCommand {
  return async (line, options) => {
    const mark = newMark()
    print(`\n::stop-commands::${mark}\n`)
    try {
      return await run(line, options)
    } finally {
      print(`\n::${mark}::\n`)
    }
  }
}
