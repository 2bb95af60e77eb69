import { spawn } from 'node:child_process'
import type { RunCommand } from '../ports/platform.ts'

/** How long a command may go on after it was asked to end, in ms. */
const graceMs = 5_000

/** Runs a line in the shell, with its output in ours. Its descendants end with it. */
export const runCommand: RunCommand = (line, { cwd, env, timeoutMs }) =>
  new Promise((resolve) => {
    const child = spawn('bash', ['-eo', 'pipefail', '-c', line], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    })
    const end = (signal: NodeJS.Signals) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, signal)
      } catch {
        // It has ended by itself in the meantime.
      }
    }
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      end('SIGTERM')
      setTimeout(() => end('SIGKILL'), graceMs).unref()
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
