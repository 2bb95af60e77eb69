import type { ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readErrorMessage } from '../../errors.ts'
import type { RunCommand } from '../../ports/platform.ts'
import { chooseEnding, chooseShell, isOwnGroup } from './processes.ts'

/** How long a command may keep running after SIGTERM, in ms. */
const graceMs = 5_000

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
 * Runs a line in the shell, with its output in ours and without the secrets of this step in its environment. Its
 * descendants end with it.
 */
export const runCommand: RunCommand = async (line, { cwd, env, timeoutMs }) => {
  const { spawn } = await import('node:child_process')
  return await new Promise((resolve) => {
    let child: ChildProcess
    try {
      const shell = chooseShell(line, { platform: process.platform, env: process.env, hasFile: existsSync })
      child = spawn(shell.file, shell.args, {
        cwd,
        env: { ...scrubEnvironment(process.env), ...env },
        stdio: ['ignore', 'inherit', 'inherit'],
        detached: isOwnGroup(process.platform),
        windowsHide: true,
      })
    } catch (error) {
      // The environment is larger than the system allows, for example.
      resolve({ status: 'not-started', message: readErrorMessage(error) })
      return
    }
    const endChild = (signal: 'SIGTERM' | 'SIGKILL') => {
      if (child.pid !== undefined) endProcessTree(child.pid, signal, spawn)
    }
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      endChild('SIGTERM')
      setTimeout(() => endChild('SIGKILL'), graceMs).unref()
    }, timeoutMs)
    child.on('error', (error) => {
      clearTimeout(timer)
      resolve({ status: 'not-started', message: error.message })
    })
    child.on('close', (exitCode) => {
      clearTimeout(timer)
      resolve(timedOut ? { status: 'timed-out' } : { status: 'ended', exitCode: exitCode ?? 1 })
    })
  })
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
