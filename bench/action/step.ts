import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parse } from 'yaml'

/** What one run of a step took. */
export interface Usage {
  readonly wallMs: number
  readonly cpuMs: number
  /** The most memory that the process ever held. */
  readonly rssMb: number
  /** Absolute paths of the files that it loaded as CommonJS. */
  readonly loaded: readonly string[]
}

/** An action, or a script as a yardstick. */
export interface Contender {
  readonly name: string
  readonly entry: string
  /** Its inputs for the reports of a pattern, with the defaults of its `action.yml`. */
  readonly inputs: (pattern: string) => Readonly<Record<string, string>>
  /** What must be in its log or its summary, so that a run that did nothing is no measurement. */
  readonly proof: (results: number) => RegExp
}

/** Exit codes of a step that has judged: passed, or failed because a test failed. */
const judged = [0, 1]

/** Reports in a folder, which is the workspace of the step. */
export interface Reports {
  readonly folder: string
  readonly pattern: string
}

/**
 * Runs a contender as the runner runs a step: by variables and command files. GitHub
 * is out of reach, so that only the work with the reports is measured.
 */
export function runStep(
  { entry, inputs, name, proof }: Contender,
  { folder, pattern }: Reports,
  results: number,
  temp: string,
): Usage {
  const file = (of: string, content = '') => {
    writeFileSync(join(temp, of), content)
    return join(temp, of)
  }
  const usage = join(temp, 'usage.json')
  rmSync(usage, { force: true })
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    HOME: temp,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    RUNNER_TEMP: temp,
    RUNNER_OS: 'Linux',
    GITHUB_WORKSPACE: folder,
    GITHUB_SERVER_URL: 'https://github.com',
    // Nothing listens there: an action that asks GitHub fails at once.
    GITHUB_API_URL: 'http://127.0.0.1:9',
    GITHUB_REPOSITORY: 'owner/repository',
    GITHUB_SHA: '1'.repeat(40),
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_RUN_ID: '1',
    GITHUB_RUN_NUMBER: '1',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKFLOW: 'tests',
    GITHUB_JOB: 'test',
    GITHUB_EVENT_PATH: file('event.json', '{}'),
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_STATE: file('state'),
    GITHUB_ENV: file('env'),
    GITHUB_PATH: file('path'),
    BENCH_USAGE: usage,
  }
  for (const [input, value] of Object.entries(inputs(pattern))) {
    env[`INPUT_${input.replaceAll(' ', '_').toUpperCase()}`] = value
  }
  const startedAt = performance.now()
  const preload = join(import.meta.dirname, 'usage.cjs')
  const step = spawnSync(process.execPath, ['--require', preload, entry], {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  const wallMs = performance.now() - startedAt
  const said = `${step.stdout}\n${step.stderr}\n${readFileSync(join(temp, 'summary'), 'utf8')}\n${readFileSync(join(temp, 'output'), 'utf8')}`
  if (!judged.includes(step.status ?? -1) || !existsSync(usage) || !proof(results).test(said)) {
    throw new Error(`${name} did not do its work (exit ${step.status}):\n${said.slice(0, 3000)}`)
  }
  return { wallMs, ...(JSON.parse(readFileSync(usage, 'utf8')) as Omit<Usage, 'wallMs'>) }
}

/** The defaults of the inputs that an `action.yml` declares, without those that only the runner can fill in. */
export function defaultInputs(folder: string): Record<string, string> {
  const { inputs = {} } = parse(readFileSync(join(folder, 'action.yml'), 'utf8')) as {
    readonly inputs?: Record<string, { readonly default?: unknown }>
  }
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([name, { default: value }]) =>
      value === undefined || String(value).includes('${{') ? [] : [[name, String(value)]],
    ),
  )
}
