import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { project, requireGoTool } from '../../scripts/require-tool.ts'
import { writeFiles } from '../support/workspace.ts'

/**
 * Finds act in `ACT_PATH` or `.tools/`, or builds it with Go. Without it the tests fail: they must not pass unseen.
 * @throws Error when it can't be built
 */
export function findAct(): string {
  return process.env.ACT_PATH ?? requireGoTool('github.com/nektos/act', 'v0.2.89')
}

/**
 * A repository with the built action in `gate/` and these files. Every workflow of this folder is there under the name
 * that the emulation of GitHub registers runs under.
 */
export function createRepository(workflow: string, files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-repository-'))
  copyActionTo(join(folder, 'gate'))
  mkdirSync(join(folder, '.github', 'workflows'), { recursive: true })
  cpSync(join(import.meta.dirname, workflow), join(folder, '.github', 'workflows', 'evals.yml'))
  writeFiles(folder, files)
  return folder
}

/** A folder with what of the action runs, as a release has it. */
export function copyAction(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-action-'))
  copyActionTo(folder)
  return folder
}

function copyActionTo(folder: string): void {
  for (const part of ['action.yml', 'dist', 'call', 'command'])
    cpSync(join(project, part), join(folder, part), { recursive: true })
}

/** What a job knows of its run, as `pushJob` and the like make it. */
export interface RunContext {
  readonly env: Readonly<Record<string, string>>
  readonly event: unknown
}

export interface WorkflowRun {
  /** 0 when every job succeeded. */
  readonly exitCode: number | null
  /** Everything that the jobs printed, in the notation of act: `[Workflow/job]   | line`. */
  readonly log: string
}

export interface ActOptions extends RunContext {
  readonly act: string
  /** The repository, see {@link createRepository}. */
  readonly repository: string
  /** `GITHUB_TOKEN` is the token of the job. */
  readonly secrets?: Readonly<Record<string, string>>
  readonly vars?: Readonly<Record<string, string>>
  /** `owner/name@ref` of an action → folder that has it, instead of a download from GitHub. */
  readonly localActions?: Readonly<Record<string, string>>
  /** Steps get the home folder and variables of this process: tools find their caches and settings there. */
  readonly keepsHome?: boolean
  readonly onStart?: (act: ChildProcess, log: () => string) => void
}

/** Where the tools of this machine keep what they downloaded, and how they reach a registry. */
function ownVariables(): Record<string, string> {
  const names =
    /^(?:HOME|GOPATH|GOCACHE|.*_proxy|pip_.*|npm_config_.*|.*(?:ssl|ca)_?(?:cert|bundle|info).*)$/i
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => names.test(entry[0])),
  )
}

/** Runs the workflow of a repository as the event would: every job, with act as the runner, on this machine. */
export async function runWorkflow(options: ActOptions): Promise<WorkflowRun> {
  const { act, repository, env, event, secrets = {}, vars = {}, localActions = {}, onStart } = options
  const home = mkdtempSync(join(tmpdir(), 'eval-gate-act-'))
  const eventFile = join(home, 'event.json')
  writeFileSync(eventFile, JSON.stringify(event))
  const pairs = (flag: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`])
  const child = spawn(
    act,
    [
      env.GITHUB_EVENT_NAME ?? 'push',
      ...['--platform', 'ubuntu-latest=-self-hosted', '--eventpath', eventFile, '--no-cache-server'],
      // The name under which act takes the commit from outside.
      ...pairs('--env', { ...env, SHA_REF: env.GITHUB_SHA ?? '' }),
      ...pairs('--secret', secrets),
      ...pairs('--var', vars),
      ...pairs('--local-repository', localActions),
      ...(options.keepsHome === true ? pairs('--env', ownVariables()) : []),
    ],
    {
      cwd: repository,
      env: {
        HOME: home,
        XDG_CACHE_HOME: join(home, 'cache'),
        TMPDIR: tmpdir(),
        // The Node that actions run on, as GitHub's runners bring it.
        PATH: `${join(project, 'node_modules/node/bin')}:${process.env.PATH ?? ''}`,
      },
    },
  )
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
  onStart?.(child, () => log)
  const exitCode = await new Promise<number | null>((end, fail) => {
    child.once('error', fail)
    child.once('close', end)
  })
  return { exitCode, log }
}
