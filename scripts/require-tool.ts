import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Folder of the project. */
export const project = resolve(import.meta.dirname, '..')

/** Runs a command in the project and shows its output. True when it ended with 0. */
export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): boolean {
  const { status, error } = spawnSync(command, args, {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (error) console.error(`${command}: ${error.message}`)
  return status === 0
}

/**
 * The path of a tool in `.tools/`, installed if it is missing.
 * @throws Error when it can't be installed
 */
export function requireTool(path: string, install: () => boolean): string {
  if (existsSync(path)) return path
  if (install() && existsSync(path)) return path
  throw new Error(
    `${path} could not be installed. See the output above; Go and Python with pip are required.`,
  )
}

/**
 * The path of a tool that Go builds, for example `github.com/nektos/act` at `v0.2.89`.
 * @throws Error when it can't be installed
 */
export function requireGoTool(module: string, version: string): string {
  const name = module.split('/').at(-1) ?? module
  const folder = join(project, '.tools', `${name}-${version}`)
  return requireTool(join(folder, name), () =>
    run('go', ['install', `${module}@${version}`], { GOBIN: folder }),
  )
}
