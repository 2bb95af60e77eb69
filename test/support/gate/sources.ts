import { existsSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { runCli } from '../../../src/cli/main.ts'
import type { RawInputs } from '../../../src/config/inputs.ts'
import { runConfiguredJob } from '../../../src/main.ts'
import type { Reason } from '../../../src/model/verdict.ts'
import type { CiContext } from '../../../src/ports/context.ts'
import { asInputs } from '../as-inputs.ts'
import { fakeClock } from '../clocks.ts'
import { json, type Reply, serve } from '../http/scripted-server.ts'
import { memoryGitHub, pullRequest, type Seen, type Trouble } from '../memory-github.ts'
import { withPorts } from '../platform.ts'
import { testKey } from '../service/client-for.ts'
import { createWorkspace } from '../workspace.ts'

/*
 * The five ways from what was measured to a verdict, each through the door that users take: a job that judges its
 * reports, `mode: collect` with `mode: merge`, the same with `mode: publish` for forks, hosted runs, and
 * `eval-gate gate`. One world says what the base branch measured, what the head did, and what went wrong.
 */

export const sources = ['reports', 'merge', 'publish', 'hosted', 'terminal'] as const
export type Source = (typeof sources)[number]

/** One case: a letter an iteration (`p`assed, `f`ailed, `l`ost, `s`kipped), and what else it has. */
export interface Row {
  readonly outcomes: string
  readonly suite?: string
  readonly variant?: string
  /** The score `quality` of each iteration. */
  readonly quality?: number | readonly number[]
}

/**
 * The cases of one run by name; or the files that a tool wrote; or either of several jobs, by the names that GitHub lists
 * them under: `nightly / evals` is the job `evals` of a called workflow.
 */
export type Measurement =
  | { readonly cases: Readonly<Record<string, string | Row>>; readonly kind?: 'tests' }
  | { readonly files: Readonly<Record<string, string>>; readonly kind?: 'tests' }
  | { readonly jobs: Readonly<Record<string, Measurement>>; readonly kind?: 'tests' }

export interface World {
  /** The newest first; none: the base branch was never measured. */
  readonly base: readonly Measurement[]
  readonly head: Measurement
  readonly inputs?: Readonly<Record<string, string>>
  /** Inputs of what measures the head alone. */
  readonly headInputs?: Readonly<Record<string, string>>
  /** The policy file of every commit. */
  readonly policy?: string
  /** Jobs of the head that failed before they could store a part. */
  readonly deadJobs?: readonly string[]
  /** What the last job of the head says of itself: an attempt, or the id of the job before it (`same`). */
  readonly forgedPart?: { readonly attempt?: number; readonly checkRunId?: 'same' }
  /** How long nothing runs between the base and the head. */
  readonly pauseDays?: number
  /** Once the base is measured. */
  readonly trouble?: Trouble
  /** Files that the pull request changes, as far as GitHub says. */
  readonly changed?: readonly string[] | Error
  /** Of the job of the head. */
  readonly context?: Partial<CiContext>
  /** How much older than the checkout the reports of the head are. */
  readonly ageMs?: number
  /** Answers of the eval service by the end of the path, in place of the usual ones. */
  readonly answers?: Readonly<Record<string, unknown>>
  /** What the judging step is given in place of the truth: numbers that choose it, and the change. */
  readonly altered?: {
    readonly what: 'stored' | 'answer'
    readonly random: () => number
    readonly change: (value: unknown) => void
  }
}

/** What a source came to. */
export interface Came {
  readonly verdict: string
  readonly code: number
  /** How many iterations were measured. */
  readonly total: number
  readonly reasons: readonly Pick<Reason, 'rule' | 'status' | 'message'>[]
  /** For failed expectations. */
  readonly said: string
  /** What a person reads, by its name, and the results file; empty where there is no verdict. */
  readonly views: Readonly<Record<string, string>>
  readonly results: string
}

const format = JSON.stringify({
  name: 'name',
  suite: 'suite',
  variant: 'variant',
  pass: 'pass',
  skip: 'skip',
  error: 'error',
  scores: 'scores',
  model: 'model',
})

const letters = {
  p: { pass: true },
  f: { pass: false },
  l: { error: '429 Too Many Requests' },
  s: { skip: true },
} as const

function jobsOf(measurement: Measurement) {
  const all = 'jobs' in measurement ? Object.entries(measurement.jobs) : [['evals', measurement] as const]
  return all.map(([jobName, own]) => [{ job: jobName.split(' / ').at(-1), jobName }, own] as const)
}

function iterationsOf(measurement: Measurement) {
  const cases = 'cases' in measurement ? measurement.cases : {}
  return Object.entries(cases).flatMap(([name, given]) => {
    const { outcomes, quality, ...place } = typeof given === 'string' ? { outcomes: given } : given
    return [...outcomes].map((letter, index) => {
      const score = typeof quality === 'object' ? quality[index] : quality
      return { name, letter: letter as keyof typeof letters, score, ...place }
    })
  })
}

/** The report files of a measurement. */
export function filesOf(measurement: Measurement): Readonly<Record<string, string>> {
  if ('files' in measurement) return measurement.files
  if ('jobs' in measurement) return {}
  const rows = iterationsOf(measurement).map(({ letter, score, ...of }) =>
    JSON.stringify({
      ...of,
      ...letters[letter],
      model: modelOf(measurement),
      scores: score === undefined ? {} : { quality: score },
    }),
  )
  return { 'r.jsonl': `${rows.join('\n')}\n` }
}

/** What names a model is an eval. */
function modelOf({ kind }: { readonly kind?: 'tests' }): string | undefined {
  return kind === 'tests' ? undefined : 'm'
}

const policyPath = '.github/eval-gate.yml'
const suiteName = 'matrix'

/** Judges the head of a world by one source. */
export async function judgeBy(source: Source, world: World): Promise<Came> {
  if (source === 'terminal') return await inTerminal(world)
  if (source === 'hosted') return await byService(world)
  return await onGitHub(source, world)
}

/** The inputs of a step that no undecided verdict passes. */
function strict(inputs: RawInputs): RawInputs {
  return { ...inputs, policy: ['on-inconclusive: fail', inputs.policy].filter(Boolean).join('\n') }
}

const headRun = '900'

/** The inputs of a job that knows where its results have what. */
function mapped(inputs: RawInputs): RawInputs {
  return { ...inputs, policy: [inputs.policy, `format: ${format}`].filter(Boolean).join('\n') }
}

async function onGitHub(mode: 'reports' | 'merge' | 'publish', world: World): Promise<Came> {
  const github = memoryGitHub(world.policy)
  const common = { 'suite-name': suiteName, 'html-report': 'off' }
  const measuring: RawInputs = { ...common, reports: '*.xml\n*.jsonl\n*.json', ...world.inputs }
  const judging: RawInputs = strict(withoutReports(measuring))
  const workspaceOf = (measurement: Measurement) => {
    const files = filesOf(measurement)
    const workspace = workspaceWith(files, world)
    age(workspace, files, world.head === measurement ? world.ageMs : 0)
    return workspace
  }
  for (const [index, measurement] of [...world.base].reverse().entries()) {
    await github.clock.sleep(60_000)
    const step = { event: 'push', runId: String(100 + index) } as const
    for (const [job, own] of jobsOf(measurement)) {
      const ofLeg = {
        ...step,
        ...job,
        workspace: workspaceOf(own),
        context: { legs: { index: 0, total: 1 } },
      }
      const inputs =
        mode === 'reports' ? strict(mapped(measuring)) : mapped({ ...measuring, mode: 'collect' })
      await runConfiguredJob(inputs, github.platformOf(ofLeg).platform)
    }
    if (mode === 'reports') continue
    const workspace = workspaceWith({}, world)
    await runConfiguredJob(
      { ...judging, mode: 'merge' },
      github.platformOf({ ...step, job: 'verdict', workspace }).platform,
    )
  }
  await github.clock.sleep((world.pauseDays ?? 0) * 86_400_000)
  const workspace = workspaceOf(world.head)
  const { context, changed } = world
  const step = { event: 'pull_request', runId: headRun, workspace, context, changed } as const
  if (mode === 'reports') {
    if (world.altered?.what === 'stored') github.changeStored(world.altered.random, world.altered.change)
    github.breaks(world.trouble ?? {})
    return await run(strict(mapped({ ...measuring, ...world.headInputs })), step)
  }
  const last = world.forgedPart && jobsOf(world.head).at(-1)?.[1]
  let lastJob: number | undefined
  for (const [job, measurement] of jobsOf(world.head)) {
    const context = { legs: { index: 0, total: 1 }, ...world.context }
    const own = { ...step, ...job, context, workspace: workspaceOf(measurement) }
    const { platform: honest, seen } = github.platformOf(own)
    const { attempt, checkRunId } = honest.runtime.context
    const forged = {
      attempt: world.forgedPart?.attempt ?? attempt,
      checkRunId: world.forgedPart?.checkRunId === 'same' ? lastJob : checkRunId,
    }
    lastJob ??= checkRunId
    const platform =
      last === measurement
        ? withPorts(honest, { runtime: { context: { ...honest.runtime.context, ...forged } } })
        : honest
    const code = await runConfiguredJob(
      mapped({ ...measuring, ...world.headInputs, mode: 'collect' }),
      platform,
    )
    // A job that has no report at all says so, and stores its part anyway.
    if (code !== 0 && code !== 2) throw new Error(`collecting ended with ${code}: ${seen.said}`)
  }
  if (world.altered?.what === 'stored') github.changeStored(world.altered.random, world.altered.change)
  for (const name of world.deadJobs ?? []) github.listJob(headRun, { name, isFailed: true })
  github.breaks(world.trouble ?? {})
  if (mode === 'merge') return await run({ ...judging, mode }, { ...step, job: 'verdict' })
  return await run({ ...judging, mode }, { ...step, context: {}, event: 'workflow_run', job: 'publish' })

  async function run(inputs: RawInputs, of: Parameters<typeof github.platformOf>[0]): Promise<Came> {
    const { platform, seen } = github.platformOf(of)
    const code = await runConfiguredJob(inputs, platform)
    return cameOf(code, String(seen.outputs.get('results-file') ?? ''), seen)
  }
}

function withoutReports({ reports: _, ...inputs }: Record<string, string>): Record<string, string> {
  return inputs
}

function workspaceWith(files: Readonly<Record<string, string>>, { policy }: World): string {
  return createWorkspace({
    ...files,
    ...(policy !== undefined && { [policyPath]: policy }),
    '.git/HEAD': 'ref: refs/heads/main\n',
  })
}

function age(workspace: string, files: Readonly<Record<string, string>>, ageMs = 0): void {
  // What is not meant to be old is newer than the checkout.
  const written = new Date(Date.now() + 1_000 - ageMs)
  for (const file of Object.keys(files)) utimesSync(join(workspace, file), written, written)
}

async function inTerminal(world: World): Promise<Came> {
  const under = (folder: string, files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))
  const folder = createWorkspace({
    ...Object.assign({}, ...world.base.map((run, index) => under(`base${index}`, filesOf(run)))),
    ...under('head', filesOf(world.head)),
    ...(world.policy !== undefined && { [`head/${policyPath}`]: world.policy }),
  })
  for (const [index, run] of world.base.entries())
    for (const file of Object.keys(filesOf(run))) dateBack(join(folder, `base${index}`, file), index + 1)
  const cwd = join(folder, 'head')
  const { reports, ...inputs } = { ...world.inputs, ...world.headInputs }
  const heads = reports?.split('\n') ?? Object.keys(filesOf(world.head))
  const argv = [
    'gate',
    ...world.base.flatMap((run, index) => [
      '--baseline',
      ...Object.keys(filesOf(run)).map((file) => `../base${index}/${file}`),
    ]),
    ...['--head', ...heads],
    ...Object.entries(mapped({ 'suite-name': suiteName, ...inputs })).flatMap(([name, value]) =>
      value === 'true' ? [`--${name}`] : [`--${name}`, value],
    ),
    ...['--results-file', 'results.json'],
  ]
  let said = ''
  const stream = {
    write: (text: string) => {
      said += text
    },
  }
  const code = await runCli(argv, {
    stdout: stream,
    stderr: stream,
    env: {},
    clock: fakeClock(),
    cwd,
    color: false,
  })
  const results = join(cwd, 'results.json')
  return cameOf(code, existsSync(results) ? results : '', { said, views: {} })
}

/** As if measured on an earlier day at the same hour. */
function dateBack(path: string, days: number): void {
  const time = new Date(Date.now() - days * 86_400_000)
  utimesSync(path, time, time)
}

async function byService(world: World): Promise<Came> {
  const { base, head, answers = {}, policy, inputs = {}, context } = world
  const github = memoryGitHub(policy)
  const createdAt = github.clock.now() - 60_000
  const items = (measurement: Measurement, run: string) => ({
    items: iterationsOf(measurement).map(({ name, letter, score }, index) => ({
      id: `${run}-${index}`,
      title: name,
      error: letter === 'l' ? '429 Too Many Requests' : undefined,
      status: letter === 'l' ? 'failed' : letter === 's' ? 'skipped' : 'completed',
      result: letter === 'p' ? 'passed' : letter === 'f' ? 'failed' : null,
      model: modelOf(measurement),
      scores: score === undefined ? undefined : [{ scorerId: 'quality', value: score, status: 'scored' }],
    })),
  })
  github.breaks(world.trouble ?? {})
  const workspace = workspaceWith({}, world)
  const step = { event: 'pull_request', runId: headRun, workspace, context } as const
  const { platform, seen } = github.platformOf(step)
  const isFailing = iterationsOf(head).some(({ letter }) => letter === 'f')
  const known: Record<string, unknown> = {
    '/projects': { items: [{ id: 'p', name: 'p' }] },
    '/eval-runs/head': {
      id: 'head',
      suiteId: 's',
      status: 'completed',
      result: isFailing ? 'failed' : 'passed',
      ciMetadata: { branch: pullRequest.headBranch, commitSha: pullRequest.headSha },
    },
    '/eval-runs/head/iterations': items(head, 'head'),
    '/eval-suites/s/runs': {
      items: base.map((_, index) => ({
        id: `base${index}`,
        status: 'completed',
        createdAt: createdAt - index * 60_000,
        ciMetadata: { branch: 'main' },
      })),
    },
    ...Object.fromEntries(
      base.map((run, index) => [`/eval-runs/base${index}/iterations`, items(run, `base${index}`)]),
    ),
    ...answers,
  }
  const run = known['/eval-runs/head']
  if (typeof run === 'object')
    known['/eval-runs/head'] = {
      ciMetadata: { branch: 'topic', commitSha: platform.runtime.context.commit },
      ...run,
    }
  let altered = world.altered?.what === 'answer' ? world.altered : undefined
  const alter = (body: unknown) => {
    if (altered === undefined || body === undefined || altered.random() < 0.5) return body
    const copy = structuredClone(body)
    altered.change(copy)
    altered = undefined
    return copy
  }
  const server = await serve(async (request, response) => {
    const [path = ''] = request.path.split('?')
    const [, body] = Object.entries(known).find(([end]) => path.endsWith(end)) ?? []
    const answer = typeof body === 'function' ? (body as Reply) : json(200, alter(body) ?? { items: [] })
    await answer(request, response)
  })
  const given = {
    'api-key': testKey,
    'base-url': server.url,
    'project-id': 'p',
    'suite-name': suiteName,
    'html-report': 'off',
    policy: 'on-inconclusive: fail',
    ...('run-id' in inputs || 'suite' in inputs || 'servers' in inputs ? {} : { 'run-id': 'head' }),
    ...inputs,
  }
  const code = await runConfiguredJob(asInputs(given), platform)
  return cameOf(code, String(seen.outputs.get('results-file') ?? ''), seen)
}

function cameOf(code: number, resultsFile: string, { said, views }: Pick<Seen, 'said' | 'views'>): Came {
  if (resultsFile === '')
    return { verdict: 'none', code, total: 0, reasons: [], said, views: {}, results: '{}' }
  const results = readFileSync(resultsFile, 'utf8')
  const { verdict, reasons, totals } = JSON.parse(results)
  const shown = { ...views, log: said }
  return {
    verdict: verdict.outcome ?? verdict,
    code,
    total: totals.total,
    reasons,
    said,
    views: shown,
    results,
  }
}
