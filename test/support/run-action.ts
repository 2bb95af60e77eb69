import type { ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Ended, endOf, entries, runsHere, startBundle } from './bundle.ts'
import type { GitHub, PullRequest } from './github.ts'
import { repository } from './github.ts'
import { canRunHere, runHere } from './run-here.ts'
import { lastingFolder } from './workspace.ts'

/** What a step left behind, as the runner reads it. */
export interface StepResult extends Ended {
  readonly outputs: Readonly<Record<string, string>>
  readonly state: Readonly<Record<string, string>>
  readonly summary: string
  /** Every pause that it made, in ms as the action asked for it. Empty with `realTime`. */
  readonly waits: readonly number[]
}

export interface StepOptions {
  readonly inputs: Readonly<Record<string, string>>
  /** Workspace of the job. */
  readonly workspace: string
  readonly env?: Readonly<Record<string, string>>
  readonly event?: unknown
  /** State of the main step; with it, the post step runs. */
  readonly state?: Readonly<Record<string, string>>
  readonly entry?: string
  /** Pauses take their time. By default they take a twentieth of it, see `quick-waits.mjs`. */
  readonly realTime?: boolean
  /** Called with the process, to send signals. */
  readonly onStart?: (process: ChildProcess) => void
}

/** Variables that put the clock of a step wrong: by so many ms, from so many ms after its start on. */
export function wrongClock(
  ...steps: readonly (readonly [afterMs: number, shiftMs: number])[]
): Record<string, string> {
  const preload = new URL('skewed-clock.mjs', import.meta.url).href
  return { NODE_OPTIONS: `--import ${preload}`, EVAL_GATE_TEST_CLOCK: JSON.stringify(steps) }
}

/** Whether a step failed and no annotation says why. */
export function isSilentlyRed({ exitCode, stdout }: Pick<StepResult, 'exitCode' | 'stdout'>): boolean {
  return exitCode !== 0 && !/^::error(?: [^\n]*?)?::\S/m.test(stdout)
}

/** Runs a bundled action as the runner does: by its variables and files, under the Node of the tests. */
export async function runStep(options: StepOptions): Promise<StepResult> {
  // A results file lives in the runner's temporary folder, and is read after the step.
  const temp = lastingFolder()
  const file = (name: string, content = '') => {
    const path = join(temp, name)
    writeFileSync(path, content)
    return path
  }
  const files = { output: file('output'), summary: file('summary'), state: file('state') }
  const env: Record<string, string> = {
    HOME: temp,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    RUNNER_TEMP: temp,
    RUNNER_TOOL_CACHE: temp,
    RUNNER_OS: 'Linux',
    GITHUB_WORKSPACE: options.workspace,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(options.event ?? {})),
    GITHUB_OUTPUT: files.output,
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_STATE: files.state,
    GITHUB_ENV: file('env'),
    GITHUB_PATH: file('path'),
    ...options.env,
  }
  const filledIn = { strategy: '{"job-index":0,"job-total":1}' }
  for (const [name, value] of Object.entries({ ...filledIn, ...options.inputs })) {
    env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] = value
  }
  for (const [name, value] of Object.entries(options.state ?? {})) env[`STATE_${name}`] = value
  const waitsFile = file('waits')
  const result = {
    ...(await run(options, env, waitsFile)),
    outputs: parseCommandFile(readFileSync(files.output, 'utf8')),
    state: parseCommandFile(readFileSync(files.state, 'utf8')),
    summary: readFileSync(files.summary, 'utf8'),
    waits: readFileSync(waitsFile, 'utf8').split('\n').filter(Boolean).map(Number),
  }
  // Whatever a scenario is about: a step of ours that is not stopped by a signal says why it is red. A benchmark, which
  // names its entry, asks for itself.
  const isOurs = [undefined, entries.call, entries.command].includes(options.entry)
  if (isOurs && options.onStart === undefined && isSilentlyRed(result))
    throw new Error(`The step ended with ${result.exitCode} and no ::error:\n${result.stdout}`)
  return result
}

async function run(
  { entry: given, workspace, state, realTime = false, onStart }: StepOptions,
  env: Readonly<Record<string, string>>,
  waitsFile: string,
): Promise<Ended> {
  const isOfProcess = given !== undefined || realTime || onStart !== undefined
  // Node reads its variables when a process starts, and what a command says goes to the streams of the process.
  const looksAgain =
    Boolean(env.INPUT_MEASURE) || (!['', 'off'].includes(env['INPUT_LOOK-AGAIN'] ?? '') && !env.INPUT_HOSTED)
  const needsProcess = isOfProcess || looksAgain || Object.keys(env).some((name) => name.startsWith('NODE_'))
  const entry = given ?? (state === undefined ? entries.action : entries.post)
  if (runsHere && !needsProcess && canRunHere()) return runHere({ entry, cwd: workspace, env, waitsFile })
  const child = startBundle({ entry, cwd: workspace, env, waitsFile: realTime ? undefined : waitsFile })
  onStart?.(child)
  return endOf(child)
}

/** `name<<delimiter` blocks and `name=value` lines. */
export function parseCommandFile(text: string): Record<string, string> {
  const values: Record<string, string> = {}
  const lines = text.split(/\r?\n/)
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    const block = /^([^=]+?)<<(.+)$/.exec(line)
    if (block?.[1] !== undefined) {
      const value: string[] = []
      for (index += 1; index < lines.length && lines[index] !== block[2]; index += 1)
        value.push(lines[index] ?? '')
      values[block[1]] = value.join('\n')
      continue
    }
    const pair = /^([^=]+)=(.*)$/.exec(line)
    if (pair?.[1] !== undefined) values[pair[1]] = pair[2] ?? ''
  }
  return values
}

let nextRunId = 7000

export interface JobOptions {
  readonly runId?: number
  readonly attempt?: number
  /** Name and file of the workflow, where it is not `Evals` in `evals.yml`. */
  readonly workflow?: string
  readonly workflowFile?: string
  /** Id of the job in the workflow. */
  readonly job?: string
}

function jobEnvironment(
  github: GitHub,
  run: { event: string; branch: string; commit: string; fromFork: boolean },
  options: JobOptions,
): Record<string, string> {
  const { runId = nextRunId++, attempt = 1, workflow = 'Evals', job = 'evals' } = options
  const workflowPath = `.github/workflows/${options.workflowFile ?? 'evals.yml'}`
  const registered = github.artifacts.addRun({ id: runId, workflowPath, ...run })
  return {
    GITHUB_REPOSITORY: repository.fullName,
    GITHUB_WORKFLOW: workflow,
    GITHUB_WORKFLOW_REF: `octo/app/${workflowPath}@refs/heads/main`,
    GITHUB_JOB: job,
    GITHUB_ACTION: '__octo_gate',
    GITHUB_ACTOR: 'octo',
    GITHUB_API_URL: github.url,
    GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
    GITHUB_RUN_ID: String(runId),
    GITHUB_RUN_ATTEMPT: String(attempt),
    GITHUB_EVENT_NAME: run.event,
    ACTIONS_RESULTS_URL: `${github.url}/`,
    ACTIONS_RUNTIME_TOKEN: github.artifacts.runtimeToken(registered),
  }
}

/** The surroundings of a job that a push to the branch, a tag at its head, its schedule or a person started. */
export async function pushJob(
  github: GitHub,
  branch = 'main',
  options: JobOptions & {
    readonly event?: 'push' | 'schedule' | 'workflow_dispatch' | 'issue_comment' | 'release'
    readonly tag?: string
  } = {},
) {
  const commit = await github.headOf(branch)
  const { event = 'push', tag } = options
  const env = jobEnvironment(github, { event, branch: tag ?? branch, commit, fromFork: false }, options)
  const ref = tag === undefined ? `refs/heads/${branch}` : `refs/tags/${tag}`
  return {
    env: { ...env, GITHUB_REF: ref, GITHUB_SHA: commit },
    event: {
      ...((event === 'push' || event === 'workflow_dispatch') && { ref }),
      repository: { default_branch: 'main' },
    },
  }
}

/** The surroundings of a job that a pull request started; its commit is the merge GitHub makes. */
export function pullRequestJob(
  github: GitHub,
  pullRequest: PullRequest,
  options: JobOptions & { readonly fromFork?: boolean; readonly baseBranch?: string } = {},
) {
  const { fromFork = false, baseBranch = 'main' } = options
  const { number, branch, headSha, baseSha } = pullRequest
  const run = { event: 'pull_request', branch, commit: headSha, fromFork }
  const headRepository = fromFork ? 'mallory/app' : repository.fullName
  return {
    env: {
      ...jobEnvironment(github, run, options),
      GITHUB_REF: `refs/pull/${number}/merge`,
      GITHUB_HEAD_REF: branch,
      GITHUB_BASE_REF: baseBranch,
      GITHUB_SHA: 'f'.repeat(40),
    },
    event: {
      repository: { default_branch: 'main' },
      pull_request: {
        number,
        base: { ref: baseBranch, sha: baseSha },
        head: { ref: branch, sha: headSha, repo: { full_name: headRepository } },
      },
    },
  }
}

/** The surroundings of a job that the merge queue started: GitHub has merged the pull request on a branch of its own. */
export async function mergeGroupJob(
  github: GitHub,
  pullRequest: PullRequest,
  options: JobOptions & { readonly baseBranch?: string } = {},
) {
  const { baseBranch = 'main' } = options
  const baseSha = await github.headOf(baseBranch)
  const commit = pullRequest.headSha
  const branch = `gh-readonly-queue/${baseBranch}/pr-${pullRequest.number}-${baseSha}`
  const env = jobEnvironment(github, { event: 'merge_group', branch, commit, fromFork: false }, options)
  return {
    env: { ...env, GITHUB_REF: `refs/heads/${branch}`, GITHUB_SHA: commit },
    event: {
      action: 'checks_requested',
      repository: { default_branch: 'main' },
      merge_group: {
        head_sha: commit,
        head_ref: `refs/heads/${branch}`,
        base_sha: baseSha,
        base_ref: `refs/heads/${baseBranch}`,
      },
    },
  }
}

/** The surroundings of a job that the end of another run started, in the base repository and with its secrets. */
export async function workflowRunJob(
  github: GitHub,
  measured: { readonly runId: number; readonly attempt?: number; readonly event?: string },
  pullRequest: Pick<PullRequest, 'branch' | 'headSha'>,
  options: JobOptions & { readonly headRepository?: string } = {},
) {
  const commit = await github.headOf('main')
  const { headRepository = 'mallory/app' } = options
  const { runId, attempt = 1, event = 'pull_request' } = measured
  const env = jobEnvironment(
    github,
    { event: 'workflow_run', branch: 'main', commit, fromFork: false },
    options,
  )
  return {
    env: {
      ...env,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SHA: commit,
      GITHUB_WORKFLOW: 'Publish evals',
      GITHUB_WORKFLOW_REF: 'octo/app/.github/workflows/publish-evals.yml@refs/heads/main',
    },
    event: {
      repository: { default_branch: 'main' },
      workflow_run: {
        id: runId,
        run_attempt: attempt,
        event,
        path: '.github/workflows/evals.yml',
        conclusion: github.artifacts.runs.get(runId)?.conclusion ?? 'success',
        head_sha: pullRequest.headSha,
        head_branch: pullRequest.branch,
        head_repository: { full_name: headRepository },
        html_url: `https://github.com/octo/app/actions/runs/${runId}`,
        // Empty for forks, as GitHub leaves it.
        pull_requests: [],
      },
    },
  }
}
