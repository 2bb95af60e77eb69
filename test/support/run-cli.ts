import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

export const cliEntry = resolve(import.meta.dirname, '../../dist/cli/index.js')

export interface CliResult {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface CliOptions {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  /** Node to run it with; by default the one of the tests. */
  readonly node?: string
}

/** Starts the bundled command line. */
export function startCli(
  args: readonly string[],
  { cwd, env = {}, node = process.execPath }: CliOptions,
): ChildProcess {
  return spawn(node, [cliEntry, ...args], {
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: cwd, NO_COLOR: '1', ...env },
  })
}

/** Runs the bundled command line to its end. */
export async function runCli(args: readonly string[], options: CliOptions): Promise<CliResult> {
  const child = startCli(args, options)
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr?.on('data', (chunk) => {
    stderr += chunk
  })
  const exitCode = await new Promise<number | null>((resolveExit) => child.on('close', resolveExit))
  return { exitCode, stdout, stderr }
}
