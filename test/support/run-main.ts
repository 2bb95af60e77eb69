import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { RawInputs } from '../../src/config/inputs.ts'
import { main } from '../../src/main.ts'
import { createTerminalPlatform } from '../../src/platform/terminal.ts'
import { quickClock } from './clocks.ts'

/** Runs the job in this process, in an empty folder, and returns what it said. */
export async function runMain(
  inputs: RawInputs,
  cwd: string = emptyFolder(),
): Promise<{ readonly exitCode: number; readonly said: string; readonly folder: string }> {
  let said = ''
  const stream = {
    write: (text: string) => {
      said += text
    },
  }
  const platform = createTerminalPlatform({
    streams: { stdout: stream, stderr: stream },
    cwd,
    env: {},
    clock: quickClock(),
  })
  // A signal to this process is for the test runner, not for the job.
  const watchForCancel = () => new AbortController().signal
  return { exitCode: await main(inputs, { ...platform, watchForCancel }), said, folder: cwd }
}

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-hosted-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
