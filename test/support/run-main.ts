import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { RawInputs } from '../../src/config/inputs.ts'
import { runConfiguredJob } from '../../src/main.ts'
import type { GateReport } from '../../src/model/gate-report.ts'
import { createTerminalPlatform } from '../../src/platform/terminal.ts'
import type { CiContext } from '../../src/ports/context.ts'
import type { Clock } from '../../src/ports/platform.ts'
import { quickClock } from './clocks.ts'
import { withPorts } from './platform.ts'

/** What a job in this process said. */
export interface Ran {
  readonly exitCode: number
  readonly said: string
  readonly folder: string
  /** What it judged; undefined when it did not come that far. */
  readonly report: GateReport | undefined
  readonly outputs: Readonly<Record<string, string>>
}

/**
 * Runs the job in this process, in an empty folder, and returns what it said.
 *
 * @param context of a CI system without GitHub's API and artifacts; by default that of a terminal
 */
export async function runMain(
  inputs: RawInputs,
  cwd: string = emptyFolder(),
  context?: CiContext,
  clock: Clock = quickClock(1000),
): Promise<Ran> {
  let said = ''
  let report: GateReport | undefined
  const outputs: Record<string, string> = {}
  const stream = {
    write: (text: string) => {
      said += text
    },
  }
  const platform = createTerminalPlatform({
    streams: { stdout: stream, stderr: stream },
    cwd,
    env: {},
    clock,
  })
  const exitCode = await runConfiguredJob(
    inputs,
    withPorts(platform, {
      runtime: context && { context },
      step: {
        setOutput: (name, value) => {
          outputs[name] = String(value)
        },
        ...(context && {
          showResult: async (shown) => {
            report = shown
          },
        }),
      },
      // A signal to this process is for the test runner, not for the job.
      machine: { watchForCancel: () => new AbortController().signal },
    }),
  )
  return { exitCode, said, folder: cwd, report, outputs }
}

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-hosted-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
