import type { ChildProcess } from 'node:child_process'
import { type Ended, endOf, entries, startBundle } from './bundle.ts'

export interface CliOptions {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  /** File for its pauses, which then take a twentieth of their time; see `quick-waits.mjs`. */
  readonly waitsFile?: string
  /** Node to run it with; by default the one of the tests. */
  readonly node?: string
}

/** Starts the bundled command line. */
export function startCli(
  args: readonly string[],
  { cwd, env = {}, node, waitsFile }: CliOptions,
): ChildProcess {
  return startBundle({
    entry: entries.cli,
    args,
    cwd,
    env: { HOME: cwd, NO_COLOR: '1', ...env },
    node,
    waitsFile,
  })
}

/** Runs the bundled command line to its end. */
export async function runCli(args: readonly string[], options: CliOptions): Promise<Ended> {
  return await endOf(startCli(args, options))
}
