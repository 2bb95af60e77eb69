import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GitHub } from '../support/github.ts'
import { type HostedWorld, startHostedWorld } from '../support/hosted-world.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { startScenario } from '../support/scenario.ts'
import { answerMcp, startTarget, type Target } from '../support/service/targets.ts'

let github: GitHub
let world: HostedWorld
let staging: Target
let workspace: string
let token: string

/** Every scenario has a suite of its own, and a server of its own for its pull requests. */
const scenarios = ['confirmed', 'let-go', 'attempts', 'nowhere', 'loose', 'detached', 'stopped'] as const
type Scenario = (typeof scenarios)[number]
const previews = new Map<Scenario, Target>()
/** What the server of the pull requests answers to its calls of `pay`, one after the other; then the last. */
const answers = new Map<Scenario, readonly string[]>()

const tools = ['add', 'drop', 'pay']
const paid = 'pay was called'
/** In place of an answer: none for a long time. */
const never = ''

async function startPreview(scenario: Scenario): Promise<Target> {
  const reply = (tool: string) => {
    if (tool !== 'pay') return `${tool} was called`
    const [next = paid, ...later] = answers.get(scenario) ?? []
    if (later.length > 0) answers.set(scenario, later)
    return next === never ? sleep(60_000, next, { ref: false }) : next
  }
  return await startTarget((request, response) => answerMcp(request, response, tools, reply))
}

/** Has the agent call a tool once and repeat what it said. */
function callTest(tool: string) {
  return {
    title: tool,
    runs: 1,
    model: 'local/scripted',
    provider: 'local',
    steps: [
      { id: 'call', kind: 'prompt' as const, prompt: `Please ${tool}` },
      {
        id: 'answered',
        kind: 'assert' as const,
        assertion: { type: 'responseContains', needle: `${tool} was called` },
      },
    ],
  }
}

beforeAll(async () => {
  ;({ github, token, workspace } = await startScenario())
  staging = await startTarget((request, response) => answerMcp(request, response, tools))
  for (const scenario of scenarios) previews.set(scenario, await startPreview(scenario))
  const servers = [...previews].map(([name, { url }]) => ({ id: `srv-${name}`, name, url }))
  const client = (name: string) => ({
    id: `client-${name}`,
    name: `${name} client`,
    model: 'local/scripted',
    servers: [name],
  })
  const environment = (name: string) => ({ id: `env-${name}`, name, client: `client-${name}` })
  const tests = tools.map(callTest)
  world = await startHostedWorld(
    {
      servers: [{ id: 'srv-staging', name: 'staging', url: staging.url }, ...servers],
      clients: ['staging', ...scenarios].map(client),
      environments: ['staging', ...scenarios].map(environment),
      suites: scenarios.map((name) => ({
        id: `suite-${name}`,
        name,
        ...(name === 'loose' ? { servers: ['staging'] } : { environments: ['staging', name] }),
        tests,
      })),
    },
    { slots: 20 },
  )
})
afterAll(async () => {
  await Promise.all([world, github, staging, ...previews.values()].map((one) => one.close()))
})

/** Evals, each case once: nothing about a single one can be known without running it again. */
function inputs(scenario: Scenario, more: Record<string, string> = {}): Record<string, string> {
  const environments: Record<string, string> =
    scenario === 'loose' ? {} : { environment: scenario, 'base-environment': 'staging' }
  const common = { suite: scenario, 'suite-name': scenario, 'look-again': 'auto', 'github-token': token }
  return world.inputs({ ...common, ...environments, ...more })
}

async function onMain(scenario: Scenario, more: Record<string, string> = {}) {
  return await runStep({ workspace, inputs: inputs(scenario, more), ...(await pushJob(github)) })
}

async function onPullRequest(scenario: Scenario, more: Record<string, string> = {}) {
  const pullRequest = await github.createPullRequest(`change-${randomUUID()}`)
  const job = pullRequestJob(github, pullRequest)
  return { pullRequest, result: await runStep({ workspace, inputs: inputs(scenario, more), ...job }) }
}

function comparisonOf(resultsFile: string | undefined) {
  return JSON.parse(readFileSync(resultsFile ?? '', 'utf8')).comparison
}

function runsOf(scenario: Scenario) {
  return world.service.store.runs.listBySuite(`suite-${scenario}`, 100)
}

describe('cases in doubt of a hosted run', () => {
  it('are run again on both sides by the service, and fail the step when the fresh iterations do', async () => {
    const base = await onMain('confirmed', { environment: 'staging' })
    expect(base.outputs).toMatchObject({ verdict: 'passed', total: '3' })
    answers.set('confirmed', ['out of order'])
    const { pullRequest, result } = await onPullRequest('confirmed')
    expect(result.exitCode, result.stdout).toBe(1)
    expect(result.outputs).toMatchObject({ verdict: 'failed', total: '3', failed: '1', regressions: '1' })
    const { again, cases } = comparisonOf(result.outputs['results-file'])
    expect(again).toMatchObject({ outcome: 'worse', sides: 'both' })
    const pay = cases.find(({ change }: { change: string }) => change === 'regressed')
    expect(pay.again).toEqual({
      headPassed: 0,
      headCount: 5,
      basePassed: 5,
      baseCount: 5,
      isWorse: true,
    })
    const [comment] = await github.comments(pullRequest.number)
    expect(comment?.body).toContain('measured again on both sides: a fall is proven')
    // The two measurements, and the two sides of the look, which is at the case in doubt and one that never was.
    const [onBase, onHead, ...measured] = runsOf('confirmed')
    expect(measured).toHaveLength(2)
    for (const run of [onBase, onHead]) {
      expect(world.service.store.iterations.list(run?.id ?? '')).toHaveLength(10)
      expect(run?.metadata?.ci).toBeUndefined()
    }
    expect([onBase?.environment?.id, onHead?.environment?.id]).toEqual(['env-staging', 'env-confirmed'])
  })

  it('are let go when the fresh iterations pass, and are no baseline of later runs', async () => {
    await onMain('let-go', { environment: 'staging' })
    answers.set('let-go', ['out of order', paid])
    const { result } = await onPullRequest('let-go')
    expect(result.exitCode, result.stdout).toBe(0)
    expect(result.outputs).toMatchObject({ failed: '1', regressions: '0' })
    const { again, baseline } = comparisonOf(result.outputs['results-file'])
    expect(again.outcome).not.toBe('worse')
    // The run on main, and not the repeat in its environment.
    const { result: later } = await onPullRequest('let-go')
    const idsOf = (of: { runs: readonly { id: string }[] }) => of.runs.map(({ id }) => id)
    expect(idsOf(baseline)).toHaveLength(1)
    expect(idsOf(comparisonOf(later.outputs['results-file']).baseline)).toEqual(idsOf(baseline))
  })

  it('are picked up again by a second attempt of the job', async () => {
    await onMain('attempts', { environment: 'staging' })
    answers.set('attempts', ['out of order'])
    const pullRequest = await github.createPullRequest('attempts')
    const attempt = (number: number) => {
      const job = pullRequestJob(github, pullRequest, { runId: 9700, attempt: number })
      return runStep({ workspace, inputs: inputs('attempts'), ...job })
    }
    const first = await attempt(1)
    expect(first.exitCode, first.stdout).toBe(1)
    expect(runsOf('attempts')).toHaveLength(4)
    const second = await attempt(2)
    expect(second.exitCode, second.stdout).toBe(1)
    expect(runsOf('attempts')).toHaveLength(4)
  })

  it('run on the head alone, with the reason, when the base is nowhere else', async () => {
    const here = { 'base-environment': 'nowhere' }
    await onMain('nowhere', here)
    answers.set('nowhere', ['out of order', paid])
    const { result } = await onPullRequest('nowhere', here)
    expect(result.outputs.regressions).toBe('0')
    expect(result.summary).toContain('only its history counts: it would run in the same place')
    expect(comparisonOf(result.outputs['results-file']).again).toMatchObject({ sides: 'head' })
    expect(runsOf('nowhere')).toHaveLength(3)
  })

  it('run on the head alone when the base can’t be started', async () => {
    await onMain('detached', { environment: 'staging' })
    answers.set('detached', ['out of order', paid])
    const suite = world.service.store.suites.get('suite-detached')
    if (suite === undefined) throw new Error('no suite')
    world.service.store.suites.put({ ...suite, environmentIds: ['env-detached'] })
    const { result } = await onPullRequest('detached')
    expect(result.outputs.regressions, result.stdout).toBe('0')
    expect(result.summary).toContain('"env-staging" is not attached')
    expect(runsOf('detached').map(({ status }) => status)).toEqual(['completed', 'completed', 'completed'])
  })

  it('run no more when the job is cancelled meanwhile', async () => {
    await onMain('stopped', { environment: 'staging' })
    answers.set('stopped', ['out of order', never])
    const job = pullRequestJob(github, await github.createPullRequest('stopped'))
    const result = await runStep({
      workspace,
      inputs: inputs('stopped'),
      ...job,
      onStart: (child) => {
        child.stdout?.on('data', (chunk) => {
          if (/cases in doubt again on the base: run \w+ started/.test(String(chunk))) child.kill('SIGINT')
        })
      },
    })
    expect(result.exitCode, result.stdout).toBe(3)
    expect(result.stdout).toContain('The job was cancelled')
    const [, onHead, ...measured] = runsOf('stopped')
    expect(onHead?.status).toBe('cancelled')
    expect(measured.map(({ status }) => status)).toEqual(['completed', 'completed'])
    expect(runsOf('stopped').filter(({ status }) => status === 'running')).toEqual([])
  })

  it('may be those of a suite with servers and no environment', async () => {
    const servers = { 'base-servers': 'staging' }
    await onMain('loose', servers)
    answers.set('loose', ['out of order'])
    const { result } = await onPullRequest('loose', { ...servers, servers: 'loose' })
    expect(result.exitCode, result.stdout).toBe(1)
    expect(comparisonOf(result.outputs['results-file']).again.outcome).toBe('worse')
  })
})
