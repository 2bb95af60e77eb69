import type { ChildProcess } from 'node:child_process'
import { type Ended, endOf, entries, runsHere, startBundle } from './bundle.ts'
import { canRunHere, runHere } from './run-here.ts'

export interface CliOptions {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  /** File for its pauses, which then take a twentieth of their time; see `quick-waits.mjs`. */
  readonly waitsFile?: string
  /** Node to run it with; by default the one of the tests. */
  readonly node?: string
}

/** Starts the bundled command line. */
export function startCli(args: readonly string[], { node, ...options }: CliOptions): ChildProcess {
  return startBundle({ ...processOf(args, options), node })
}

/** Runs the bundled command line to its end. */
export async function runCli(args: readonly string[], options: CliOptions): Promise<Ended> {
  const { node, env = {} } = options
  const needsProcess = node !== undefined || Object.keys(env).some((name) => name.startsWith('NODE_'))
  if (runsHere && !needsProcess && canRunHere()) return await runHere(processOf(args, options))
  return await endOf(startCli(args, options))
}

const processOf = (args: readonly string[], { cwd, env = {}, waitsFile }: CliOptions) => ({
  entry: entries.cli,
  args,
  cwd,
  env: { HOME: cwd, NO_COLOR: '1', ...env },
  waitsFile,
})
