import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Fault } from '../../local-service/index.ts'
import type { GitHub } from '../support/github.ts'
import { type HostedWorld, slowTest, startHostedWorld } from '../support/hosted-world.ts'
import { pushJob, runStep, type StepResult } from '../support/run-action.ts'
import { startScenario } from '../support/scenario.ts'
import { skipOnWindows } from '../support/systems.ts'
import { createWorkspace } from '../support/workspace.ts'

skipOnWindows('a process there gets no signals, it is ended')

/** What the runner waits between SIGINT and SIGTERM, and between SIGTERM and SIGKILL. */
const runnerGapsMs = [7_500, 2_500] as const

/** A suite that is not saved, as slow as the saved one. */
const suiteFile = `
name: unsaved
servers: [everything]
model: local/scripted
provider: local
cases:
  - title: Waits
    steps:
      - { tool: trigger-long-running-operation, arguments: { duration: 60, steps: 1 } }
`

let github: GitHub
let token: string
let workspace: string

beforeAll(async () => {
  ;({ github, token, workspace } = await startScenario())
})
afterAll(async () => {
  await github.close()
})

interface CancelledJob {
  readonly main: StepResult
  readonly post: StepResult
  readonly world: HostedWorld
  /** Answers to the requests to cancel, in the main step and in the post step; null for a broken connection. */
  readonly cancels: { readonly main: readonly (number | null)[]; readonly post: readonly (number | null)[] }
  /** Whether SIGKILL was necessary. */
  readonly wasKilled: boolean
}

/** What is done to the process once its log says that. */
interface Stopping {
  readonly when: RegExp
  readonly stop: (child: ChildProcess, world: HostedWorld) => Promise<void> | void
  /** Faults of the service from the moment on at which the process is stopped. */
  readonly faults?: readonly Fault[]
}

/** A job with a hosted run that takes a minute is cancelled as given; its post step runs after it, without faults. */
async function cancelJob({ when, stop, faults = [] }: Stopping): Promise<CancelledJob> {
  const world = await startHostedWorld({
    suites: [{ id: 'suite-slow', name: 'slow', servers: ['everything'], tests: [slowTest('waits', 60)] }],
  })
  try {
    const job = await pushJob(github)
    const inputs = world.inputs({ suite: 'slow', 'suite-name': 'slow', 'github-token': token })
    const statuses = () =>
      world.service.requests
        .filter(({ operationId }) => operationId === 'cancelEvalRun')
        .map(({ status }) => status)
    let isStopping = false
    let stopped: Promise<void> | undefined
    let child: ChildProcess | undefined
    const main = await runStep({
      workspace,
      inputs,
      ...job,
      // The runner's patience is what this is about.
      realTime: true,
      onStart: (started) => {
        child = started
        started.stdout?.on('data', (chunk) => {
          if (isStopping || !when.test(String(chunk))) return
          isStopping = true
          world.service.setFaults(faults)
          stopped = Promise.resolve(stop(started, world))
        })
      },
    })
    await stopped
    world.service.setFaults([])
    const first = statuses()
    const post = await runStep({ workspace, inputs, ...job, state: main.state })
    const cancels = { main: first, post: statuses().slice(first.length) }
    return { main, post, world, cancels, wasKilled: child?.signalCode === 'SIGKILL' }
  } finally {
    await world.close()
  }
}

/** The runner's way: SIGINT, SIGTERM, SIGKILL, for as long as the process is there. */
function stopAsTheRunner(gapsMs: readonly [number, number] = runnerGapsMs) {
  return async (child: ChildProcess): Promise<void> => {
    const ended = once(child, 'exit').then(() => true)
    const endsWithin = (ms: number) => Promise.race([ended, sleep(ms, false)])
    child.kill('SIGINT')
    if (await endsWithin(gapsMs[0])) return
    child.kill('SIGTERM')
    if (!(await endsWithin(gapsMs[1]))) child.kill('SIGKILL')
  }
}

/** The run is over, the log alarms nobody, and the post step has nothing to say. */
function expectQuietEnd({ main, post }: CancelledJob): void {
  expect(main.exitCode, main.stdout + main.stderr).toBe(3)
  expect(main.stdout).toContain('The job was cancelled')
  expect(main.stdout + main.stderr).not.toMatch(/::error|^ {4}at |bug in Eval Gate/m)
  expect(main.stderr).toBe('')
  expect(post.exitCode, post.stdout).toBe(0)
  expect(post.stdout + post.stderr).not.toMatch(/::error|::warning|could not/)
}

describe('a cancelled job, as the runner does it', () => {
  it('is not disturbed by SIGTERM while the service takes its time to cancel', async () => {
    let wasUnderWay = false
    const stop = stopAsTheRunner()
    const job = await cancelJob({
      when: /run \w+ started/,
      // Longer than the runner waits before SIGTERM, shorter than until SIGKILL.
      faults: [{ kind: 'latency', ms: 7_700, operation: 'cancelEvalRun' }],
      stop: async (child, world) => {
        setTimeout(() => {
          const isAnswered = world.service.requests.some(({ operationId }) => operationId === 'cancelEvalRun')
          wasUnderWay = child.exitCode === null && !isAnswered
        }, runnerGapsMs[0])
        await stop(child)
      },
    })
    expectQuietEnd(job)
    expect(job.wasKilled).toBe(false)
    expect(wasUnderWay).toBe(true)
    expect(job.cancels).toEqual({ main: [200], post: [] })
    expect(job.main.stdout).toMatch(/Hosted run \w+: cancelled\./)
    expect(job.post.stdout.replaceAll(/^::(?:add-mask|debug)::.*\n/gm, '')).toBe('')
  })
})

describe('a job that is cancelled while it launches', () => {
  // By itself: it hears of the launches of every test that runs at the time.
  it('cancels also the run whose launch was not answered yet', async () => {
    const launch = Promise.withResolvers<void>()
    const noteLaunch = (event: unknown) => {
      const { request } = event as { readonly request: IncomingMessage }
      if (request.method === 'POST' && request.url?.endsWith('/eval-runs')) launch.resolve()
    }
    subscribe('http.server.request.start', noteLaunch)
    onTestFinished(() => void unsubscribe('http.server.request.start', noteLaunch))
    const job = await cancelJob({
      when: /Starting the hosted runs/,
      faults: [{ kind: 'latency', ms: 2_500, operation: 'createEvalRun' }],
      stop: async (child) => {
        await launch.promise
        child.kill('SIGINT')
      },
    })
    expectQuietEnd(job)
    const launches = job.world.service.requests.filter(({ operationId }) => operationId === 'createEvalRun')
    expect(launches.map(({ status }) => status)).toEqual([202])
    expect(job.cancels).toEqual({ main: [200], post: [] })
  })
})

describe.concurrent('a cancelled job', () => {
  it('asks once more when the service stumbles, and no more because of SIGTERM', async () => {
    const job = await cancelJob({
      when: /run \w+ started/,
      faults: [
        { kind: 'latency', ms: 1_000, operation: 'cancelEvalRun' },
        { kind: 'status', status: 503, operation: 'cancelEvalRun', times: 1 },
      ],
      stop: stopAsTheRunner([500, 9_500]),
    })
    expectQuietEnd(job)
    expect(job.cancels).toEqual({ main: [503, 200], post: [] })
  })

  it.each([
    ['SIGTERM right after SIGINT', ['SIGINT', 'SIGTERM']],
    ['SIGTERM alone', ['SIGTERM']],
    ['the same Ctrl-C from the terminal and from npm', ['SIGINT', 'SIGINT']],
  ] as const)('cancels its run once: %s', async (_name, signals) => {
    const job = await cancelJob({
      when: /run \w+ started/,
      faults: [{ kind: 'latency', ms: 500, operation: 'cancelEvalRun' }],
      stop: async (child) => {
        for (const signal of signals) {
          child.kill(signal)
          await sleep(5)
        }
      },
    })
    expectQuietEnd(job)
    expect(job.cancels).toEqual({ main: [200], post: [] })
  })

  it('leaves to its post step what the service does not do in time', async () => {
    const job = await cancelJob({
      when: /run \w+ started/,
      faults: [{ kind: 'reset', operation: 'cancelEvalRun' }],
      stop: stopAsTheRunner([20, 9_980]),
    })
    expect(job.main.exitCode).toBe(3)
    expect(job.main.stdout).toContain('could not be cleaned up')
    expect(job.main.stdout + job.main.stderr).not.toMatch(/::error|^ {4}at /m)
    expect(job.cancels).toEqual({ main: [null, null], post: [200] })
    expect(job.post.stdout).toMatch(/Hosted run \w+: cancelled\./)
  })

  it('does not wait for a service that wants to be asked later than the runner allows', async () => {
    const job = await cancelJob({
      when: /run \w+ started/,
      faults: [{ kind: 'status', status: 429, retryAfter: '60', operation: 'cancelEvalRun' }],
      stop: stopAsTheRunner(),
    })
    expect(job.main.exitCode, job.main.stdout).toBe(3)
    expect(job.wasKilled).toBe(false)
    expect(job.cancels).toEqual({ main: [429], post: [200] })
  })

  it('ends at once for a person who insists; the post step does the rest', async () => {
    const job = await cancelJob({
      when: /run \w+ started/,
      faults: [{ kind: 'latency', ms: 8_000, operation: 'cancelEvalRun', times: 1 }],
      stop: async (child) => {
        child.kill('SIGINT')
        await sleep(1_500)
        child.kill('SIGINT')
      },
    })
    expect(job.main.exitCode).toBe(130)
    expect(job.post.exitCode, job.post.stdout).toBe(0)
    expect(job.post.stdout).toMatch(/Hosted run \w+: cancelled\./)
  })

  it.for([
    ['a saved suite', { suite: 'slow' }],
    // The service makes the suite when it starts the run, so nobody knows its id.
    ['cases of the suite file alone', { 'suite-file': 'suite.yml' }],
  ] as const)('leaves no run behind whose id never arrived: %s', async ([name, which], context) => {
    const world = await startHostedWorld({
      suites: [{ id: 'suite-slow', name: 'slow', servers: ['everything'], tests: [slowTest('waits', 60)] }],
    })
    // The imported one takes the test that began last for this one.
    context.onTestFinished(() => world.close())
    const own = createWorkspace({ 'suite.yml': suiteFile })
    const job = await pushJob(github)
    const inputs = world.inputs({ ...which, 'suite-name': `lost ${name}`, 'github-token': token })
    world.service.setFaults([{ kind: 'reset-after-commit', operation: 'createEvalRun' }])
    const main = await runStep({ workspace: own, inputs, ...job })
    world.service.setFaults([])
    expect(main.outputs.verdict, main.stdout).toBe('inconclusive')
    const runs = () => world.service.store.runs.listNewest(10)
    expect(runs().map(({ status }) => status)).toEqual(['running'])
    const post = await runStep({ workspace: own, inputs, ...job, state: main.state })
    expect(post.stdout).toMatch(/A hosted run whose id never arrived: \w+ cancelled\./)
    expect(runs().map(({ status }) => status)).toEqual(['cancelled'])
  })
})
