import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCli } from '../../test/support/run-cli.ts'
import { createWorkspace, writeFiles } from '../../test/support/workspace.ts'
import type { Command } from './attack.ts'
import type { Left } from './left.ts'

const preload = join(import.meta.dirname, '../action/usage.cjs')

/** Lets a process say what it has taken. */
export const measuringEnv = (usageFile: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--require ${preload}`,
  BENCH_USAGE: usageFile,
})

/** Runs the built command line in a repository, as in a job, whose log the runner reads. */
export async function runCommand(
  { files, changes = {}, args, variables = {}, writes = [] }: Command,
  usageFile: string,
): Promise<Left> {
  const cwd = createWorkspace(files)
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=o', '-c', 'user.email=o@o.example', ...words], {
      cwd,
      stdio: 'ignore',
    })
  git('init', '--initial-branch=main')
  for (const added of [{}, changes]) {
    writeFiles(cwd, added)
    git('add', '--all')
    git('commit', '--allow-empty', '--message', 'A change')
  }
  const ended = await runCli(args, { cwd, env: { ...variables, ...measuringEnv(usageFile) } })
  const read = (path: string) => (existsSync(path) ? [readFileSync(path, 'utf8')] : [])
  return {
    colour: ended.exitCode === 0 ? 'green' : 'red',
    steps: [{ ...ended, outputs: {}, state: {}, summary: '', waits: [] }],
    pages: [],
    kept: writes.flatMap((name) => read(join(cwd, name))),
    comments: new Map(),
    usage: read(usageFile).map((text) => JSON.parse(text))[0],
  }
}
